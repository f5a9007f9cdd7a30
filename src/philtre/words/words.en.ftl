# Sentences that belong to no game. Same ids and variables as words.fr.ftl.

list = { $first } and { $last }
player = Player { $number }
bot = Bot { $number }
hidden = hidden
about = { $name }: { $text }
yes = yes
no = no

## The table

table-over = The game is over.
table-not-a-move = That is not a move of this game.
table-waiting = The game begins when every seat is taken.
seats-by-lot = Who sits where is drawn by lot when the game begins.
seat-drawn = The seats have been drawn by lot: you sit at seat { $number }.
seat-one-begins = Seat 1 begins.
table-paused = The game is paused.
table-not-paused = The game is not paused.
table-not-your-turn = It is { $seat }’s turn to decide.
table-stale = Something has changed since: look again, then decide.
table-not-over = That has to wait until the game is over.
table-full = Every seat is taken.
table-private = This table cannot be watched.
table-not-host = Only the host of the table can do that.
table-not-open = This table is not open: you need a link to sit down.
table-unknown = There is no such table.
table-outdated = This game was played under version { $rules } of its rules. This server plays version { $ours } and cannot show it any more; the result stays in your list of games.
table-closed-rules = This table is closed: its game was begun under version { $rules } of the rules, and this server now plays version { $ours }.
table-newer = This game is played under version { $rules } of its rules, and this server plays version { $ours }. It can be opened when the server has been updated.
table-content = This table is played with cards or a board that this server does not have: it cannot be opened here.
table-damaged = The data of this table is damaged: it cannot be opened. Other tables are fine.
table-long = Too much has been taken back, voted on and changed at this table: you can only play on.

undo-watching = Spectators have nothing to take back.

seat-unknown = There is no seat { $number } at this table.
seat-taken = { $seat } sits there already.
seat-empty = Nobody sits there yet.
seat-begun = The game has begun.
seat-one = You have a seat at this table already: here one person takes one seat.
seat-owner = Only the person who sat down there can do that, on the device where they did.
seat-no-person = The seat of somebody at this screen cannot be freed.
seat-freed = The host has freed your seat. You can sit down here again only by a new link.
seat-no-link = No link leads to that seat.
seat-none = You are watching: only players at the table can do that.
seat-not-yours = That seat is not yours.
seat-left = You have left your seat.
device-ended = The player of this seat now goes on without this device.
seat-bot-plays = A bot decides for { $seat }.

clock-out = The time is up.

vote-open = Another vote is open: it has to be settled first.
vote-none = There is no vote.
vote-not-yours = You have no vote in this.
vote-subject = Name a seat where a person plays.
vote-not-absent = { $seat } has to be away for { $seconds } seconds before a bot may stand in.
vote-days = With days for each move, no bot stands in before the time is up.
vote-stand-in = a bot to stand in for { $seat }
vote-take-back = taking back moves
vote-abandon = calling the game off
vote-pause = pausing the game

chat-off = There is no chat at this table.
chat-empty = The message is empty.
chat-long = At most { $longest } letters at a time.
chat-full = { $most } messages have been sent at this table: there is no room for more.
chat-phrase = There is no phrase “{ $phrase }”.
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-thinking = Let me think.
phrase-hurry = Your turn, I believe.
phrase-bye = Goodbye!

hint-off = There are no hints at this table.
past-range = There are { $last } steps so far.
name-unfit = A name has 1 to { $longest } characters that can be seen and read, with a letter, a number or a symbol among them.
name-registered = The name “{ $name }”, or one that looks the same, belongs to somebody here. If it is yours, sign in; if not, choose another.

setup-game = There is no game “{ $game }”.
setup-variant = The game has no variant “{ $variant }”.
setup-seats = The game is not for { $number } seats.
setup-option = The option “{ $option }” cannot have this value here.
setup-level = There are no bots of the level “{ $level }” ({ $seat }).
setup-absence = A table waits for at least { $seconds } seconds before a bot may stand in.
setup-language = There is no language “{ $language }”.
content-none = On this server, tables have the games’ own boxes only.
content-long = The file is too long: it may have { $most } bytes at most.
content-unchecked = The file could not be checked. Please try again later.
content-wrong = The file cannot be used. { $problem }

undo-over = The game is over: nothing can be taken back.
undo-nothing = You have not decided anything yet.
undo-chance = Something was drawn since your last decision, so it cannot be taken back.
undo-other = { $seat } has decided something since, so your move cannot be taken back.
undo-reveal = Your last decision showed something that was hidden, so it cannot be taken back.

## Coming to a server

join-passphrase = Passphrase of “{ $name }”: { "" }
join-tables = Your tables at { $server }:
join-no-tables = You have no unfinished table at { $server }.
join-table-turn = { $game }: { $who }. Your turn.
join-table-playing = { $game }: { $who }.
join-table-waiting = { $game }: { $who }. Not begun yet.

## A served table

help-far =
    A move: its number in the list, or its words as shown in brackets.

    ? NAME             explain a card, a power or a word of the rules
    rules              the chapters of the rules; rules 4 reads one of them
    moves              list the moves again (so does Enter)
    why MOVE           why a move is not possible
    hint               what a good player would do
    undo               take back your last decision, if nobody learnt from it
    board              show the board again
    log                tell all that has happened
    say TEXT           say something to the others
    call pause         ask the others for a pause (also: abandon, take-back)
    call stand-in 2    ask for a bot in seat 2, whose player is away, or in yours
    back               play on where a bot stands in for you
    yes, no            vote; resume goes on after a pause
    resign             give up: you lose
    rematch            after the end: offer or accept another game
    rematch no         decline it
    quit               leave; the table waits for you

vote-asked = { $seat } proposes { $what }. Vote: yes or no.
rematch-there = The players go on at another table: type rematch to come along.
link-unknown = This link leads nowhere.
link-void = This link is no longer good: ask for a new one.
link-watch = This link is for watching.
watch-no-link = Only a table that is watched by link has such a link to replace.
watch-ended = The host has made the link to watch void: ask for a new one.
origin-foreign = This came from a page of another site.
host-unknown = This server does not go by the name “{ $name }”. Whoever runs it can start it with --url and its public address, or list the name under hosts in settings.toml.
banned = You are not welcome here.
page-unknown = There is nothing here.
method-unknown = That is not how this is asked.
request-unreadable = The request cannot be read at { $where }.
request-long = The request is longer than { $most } bytes.
message-unreadable = The message cannot be read at { $where }.
message-version = The server speaks version { $version } of the protocol: load the page again.
limit-rate = Too many at once: wait a moment.
limit-tables = You have { $most } tables already: finish one first.
limit-sockets = You have { $most } connections already: close one first.
limit-full = The server is full: { $most } connections are open. Come back later.
limit-hints = One hint at a time.
socket-slow = The connection is too slow to keep up.
socket-faults = Too much that came over this connection cannot be read: it was closed.
socket-refusals = Too much that came over this connection had to be refused: it was closed.
connection-failed = The server cannot be reached: { $reason }
server-stopping = The server stops now; the table will be as it is.
server-error = Something went wrong in the server; nothing has changed.
store-failed = The server cannot save at the moment: this may not have been done. Look again, then try once more.

## Playing in a terminal

welcome = Type ? for help, rules for the rules, quit to leave.
seat-person = { $seat }: a person at this screen
seat-bot = { $seat }: a bot, { $bot }
bot-random = which plays at random
bot-novice = Novice
bot-apprentice = Apprentice
bot-adept = Adept
bot-master = Master
turn = { $seat }: { $asked }
moves-of-kind =
    { $count ->
        [one] { $name }: { $count } move
       *[other] { $name }: { $count } moves
    }
choose = Type a number, or the words in brackets. Type ? for help.
choose-back = Type a number, or the words in brackets. Enter goes back.

pass-screen = Pass the screen to { $seat }, who presses Enter.
pass-screen-undo = Pass the screen to { $seat }, who presses Enter. Or type undo to take your move back.
pass-hide = Press Enter to hide this before you pass the screen on.
confirm = Press Enter to end your turn, or type undo.

unreadable = I do not understand “{ $typed }”.
unreadable-near = I do not understand “{ $typed }”. Did you mean { $near }?
unreadable-or = { $first } or { $last }
no-such-number = There is no number { $typed } in the list.
not-now = No move that begins with “{ $typed }” is possible now.
allowed = “{ $typed }” is possible now.
why-what = Type why and a move, for example: why { $example }
undone = Taken back.
hint-reason = { $move } — { $reason }
log-empty = Nothing has happened yet.
language-set = This is now in English.
language-unknown = There is no language “{ $typed }”. There are: { $known }
lookup-none = Nothing here is called “{ $typed }”. Try rules, or ? alone.
lookup-several = Several things are called so: { $names }
chapter-open = Type rules and a number to read a chapter, rules all for everything, ? and a name for a card or a power.
chapter-none = There is no chapter { $typed }.
chapter-missing = This game has no rules page.
powers-heading = Powers
tips-heading = Tips

help =
    A move: its number in the list, or its words as shown in brackets.
    The first words are enough to list the moves that begin so.

    ? NAME         explain a card, a power or a word of the rules
    rules          the chapters of the rules; rules 4 reads one of them
    moves          list the moves again (so does Enter)
    why MOVE       say why a move is not possible
    hint           the two moves that a bot would think of, and why
    undo           take back your last decision, if nobody learnt from it
    board          show the board again
    log            tell all that has happened
    save FILE      save the game; go on later with philtre play --load FILE
    language fr    en français
    quit           leave; an unfinished game is saved by itself

## Commands: the English names are always understood, and these

command-help = help
command-rules = rules
command-rules-all = all
command-moves = moves
command-why = why
command-hint = hint
command-undo = undo
command-board = board
command-log = log
command-save = save
command-language = language
command-quit = quit
command-say = say
command-call = call
command-yes = yes
command-no = no
command-resume = resume
command-back = back
command-rematch = rematch
command-resign = resign
resign-confirm = You lose the game. Type resign yes if you mean it.
call-pause = pause
call-abandon = abandon
call-take-back = take-back
call-stand-in = stand-in

## Saving

save-where = Type save and a file name, for example: save game.txt
save-exists = { $file } is there already. Overwrite it? (yes or no)
save-kept = Not saved: { $file } is as it was.
saved = Saved in { $file } (with all that is hidden). To go on: philtre play --load { $quoted }
saved-over = Saved in { $file }. To look at it again: philtre replay { $quoted }
save-failed = Cannot write { $file }: { $reason }. Nothing was saved.
reason-missing = there is no such folder
reason-forbidden = it is not allowed
reason-folder = it is a folder
reason-full = there is no room left
left-saved = Your game is saved: { $file }
left-go-on = To go on: philtre play --load { $quoted }
left = Goodbye.

## The end

end-heading = The game is over.
end-won =
    { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win.
    }
end-draw = The game is a draw.
end-lost = Nobody wins.
end-score = Your score: { $score }
end-seed = Seed { $seed }: the same seed and the same moves give the same game again (philtre play --seed { $seed }).
end-save = To save the record, type a file name; Enter leaves without.

## Replay

replay-at = Position { $at } of { $last }
replay-help = Enter: next. b: back. A number: go there. q: leave.
replay-first = This is the first position.
replay-last = This is the last position.
replay-range = Positions go from 0 to { $last }.
replay-unfinished = The record ends here: the game was not finished.
record-rules = this record was made under version { $rules } of the rules of { $title }; this philtre plays version { $ours } and cannot read it.

## The list of games

games-seats = seats: { $seats }
games-variants = Variants (--variant)
games-options = Options (--option NAME=VALUE)
games-allowed = { $values } ({ $default } by default)
games-range = from { $low } to { $high }
games-only = only in: { $variants }
games-play = To play: philtre play { $example }
