# The table page of the browser client. Same ids and variables as table.fr.ftl.

## The line of what is asked, and what answers it

play-connecting = Connecting to the table…
play-reconnecting = Connection lost: reconnecting…
play-your-turn = Your turn.
play-sending = sending…
play-forced = the only choice…
play-watching = You are watching
play-board = Board
play-resume = Go on
play-confirm = Confirm
play-rather-not = Choose again
play-undo = Undo
play-undo-key = Take back your last decision
play-hint = Hint
play-hint-key = What would a bot do?
play-hint-thinking = Thinking…
play-stand-in = A bot ({ $bot }) plays for you.
play-hand-back = Play on myself
play-notify = Shall this device tell you when it is your turn?
play-notify-yes = Yes, please
play-notify-no = No
play-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }

advice-heading = Hints
advice-close = Close

## Seats

seats-heading = Players
seats-you = you
seats-turn = to decide
seats-standing = { $count } of { $goal }
seats-stand-in = a bot ({ $bot }) stands in
seats-away = away for { $time }
seats-stand-in-after = stand-in in { $time }
seats-call-stand-in = Call a stand-in
seats-watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

## Votes, and other affairs of the table

ballot-heading = Vote
ballot-pause = { $seat } asks for a pause.
ballot-abandon = { $seat } proposes to call the game off: nobody would win.
ballot-take-back = { $seat } asks to take back a move.
ballot-stand-in = { $seat } asks that a bot plays for { $subject-seat }.
ballot-needed =
    { $count ->
        [one] Needs 1 yes.
       *[other] Needs { $count } yes votes.
    }
ballot-yes = yes
ballot-no = no
ballot-silent = …
ballot-agree = Yes
ballot-refuse = No
ballot-withdraw = Withdraw it

affairs-open = Table
affairs-heading = At this table
affairs-pause = Ask for a pause
affairs-take-back = Ask to take back my last move
affairs-stand-in = Let a bot play for me
affairs-votes = A pause, a take-back and calling the game off need a yes from everyone who plays here, even if they are away. Resigning is up to you alone.

## Beside the table

side-heading = Beside the table
side-table = Table
side-log = Log
side-chat = Chat
side-rules = Rules
side-notes = Notes
side-habits = Settings

log-heading = What has happened
log-look = See the board as it was then
log-fresh = (new)

chat-heading = Chat
chat-nothing = Nobody has written anything yet.
chat-write = Write a message
chat-send = Send
chat-mute = Mute { $seat }
chat-unmute = Unmute { $seat }
chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }

notes-private = Your notes: nobody else sees them.
notes-kept = Saved.
notes-writing = …

habit-language = Language
habit-theme = Light or dark
habit-theme-system = As the system has it
habit-theme-light = By day
habit-theme-dark = By candlelight
habit-size = Board size
habit-size-fit = As large as fits
habit-size-larger = Larger
habit-size-largest = Largest
habit-notify = A message on this device when it is my turn
habit-notify-refused = The browser does not allow notifications from this page.
habit-confirm = Ask for confirmation before each decision
habit-forced = Make forced decisions automatically
habit-fast = No animations
habit-letters = Letters on pieces
habit-plain = Plain board, in words
habit-hand-over = A screen between players at one device

keys-heading = Keyboard shortcuts
keys-undo = undo
keys-hint = hint
keys-log = log
keys-chat = chat
keys-rules = rules
keys-notes = notes
keys-explain = on the board: explain a piece; arrows lead to others
keys-list = this list
keys-back = begin the choice anew; back to now
keys-replay = While looking back
keys-step-back = One step back
keys-step-on = One step on
keys-run = play and stop

## The waiting room

waiting-heading = Waiting for players
waiting-free =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
waiting-seat = free
waiting-sit = Sit down here
waiting-free-seat = Free the seat
waiting-free-of = Free { $seat }’s seat
waiting-free-sure = Send them away?
waiting-free-sure-of = Send them away? This frees the seat of { $seat }.
waiting-leave = Leave my seat
waiting-close = Close the table

## Several players at one screen

hand-over-to = Hand over to { $seat }
hand-over-why = What { $seat } may not see is hidden now.
hand-over-ready = I am { $seat }
hand-over-undo = Take my move back
hand-over-look = { $seat }: look once more
hand-over-next = { $seat } is next.
hand-over-go = Hide and hand over

## The end, and looking back

ending-abandoned = The game was called off.
ending-closed = The table was closed.
ending-rules = The table was closed: the rules of the game had changed.
ending-won = won
ending-player = Player
ending-to-rematch = To the new table
ending-going = On to the new table!
ending-replay = Replay
ending-record = Download the record

standing-gold = Gold
standing-coins = Coins
standing-satisfied = Satisfied
standing-gems = Gems
standing-sold = Orders sold
standing-potions = Potions
standing-worth = Worth of potions

replay-heading = Looking back
replay-slider = Step
replay-to-first = To the beginning
replay-to-last = To the last step
replay-play = Play
replay-pause = Stop
replay-eyes = Point of view
replay-eyes-all = All that was told
replay-eyes-of = As { $seat } saw it
replay-copy = Copy link
replay-copied = The link to this step is copied.
replay-copy-by-hand = The browser does not let pages copy: take the link from the address line.
replay-to-now = Back to now
replay-to-end = To the end
