# Everything around the table: hall, new table, door, rules, sharing. Same ids and variables as hall.fr.ftl.

dialog-close = Close

## The head of every page

header-home = philtre: to the hall
header-name = Your name
header-name-save = Save the name
header-name-none = Your name?
header-name-change = (change)
header-language = Language
header-theme = Theme: { $theme }
theme-system = as the system
theme-light = day
theme-dark = night
language-en = English
language-fr = Français

## The hall

hall-title = philtre: games about potions
hall-title-turn =
    { $count ->
        [one] Your turn · philtre
       *[other] Your turn ({ $count }) · philtre
    }
hall-welcome = Take a seat at the potion table
hall-what = Board games about potions and those who brew them. Play now against bots, invite friends with a link, or share this screen. No account, nothing to install.
hall-shelf = The games
hall-level = Bots play as
hall-seats =
    { $fewest ->
        [1] 1–{ $most } players
       *[other] { $fewest }–{ $most } players
    }
hall-play-now = Play now
hall-new = New table…
hall-rules = Rules
hall-of = { $deed }: { $game }
hall-waited-for =
    { $count ->
        [one] It is your turn: go to the table
       *[other] It is your turn at { $count } tables: go to the first
    }

hall-mine = My tables
hall-mine-none = None yet. “Play now” seats you against a bot at once; with “New table…” you choose who plays and how.
hall-over = Finished
hall-open = Open tables
hall-open-none = Nobody waits for players right now. Open a table yourself: choose a game, “New table…”, and let anyone join.
hall-variant = { $game } · { $variant }
hall-box = { $game } · another box: “{ $called }”
hall-bot = bot ({ $bot })
hall-free = a free seat
hall-kept = { $who } (not here yet)
hall-with = with { $who }
hall-here = all on this screen
hall-alone = alone
hall-there = { $who }
hall-nobody-there = nobody yet
hall-waiting =
    { $count ->
        [one] waits for 1 player
       *[other] waits for { $count } players
    }
hall-your-turn = Your turn
hall-turn = turn: { $who }
hall-playing = under way
hall-closed = closed
hall-closed-rules = closed: the rules have changed
hall-abandoned = called off
hall-won = You won.
hall-won-by = Won: { $who }
hall-days-left = { $count } days left
hall-hours-left =
    { $count ->
        [one] 1 hour left
       *[other] { $count } hours left
    }
hall-minutes-left = less than an hour left
hall-clock-none = no clock
hall-clock-days =
    { $count ->
        [one] 1 day a move
       *[other] { $count } days a move
    }
hall-clock-game = { $minutes } min + { $increment } s
hall-free-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
hall-join = Sit down
hall-watch = Watch

## A new table

new-title = New table: { $game } · philtre
new-heading = New table: { $game }
new-variant = Variant
new-seats = Who plays
new-seats-count = Seats
new-kind = Seat { $number }: who plays
new-kind-me = I play here
new-kind-person = Somebody with a link
new-kind-here = Somebody else at this screen
new-kind-bot = A bot: { $bot }
new-name = Seat { $number }: name
new-name-hint = Name (optional)
new-no-me = You have no seat at this table: you will watch.
new-shared = Those who share this screen pass it on; nobody sees what is hidden from them.
new-invite = You get a link for each of these seats as soon as the table is open.
new-options = Rules of this table
new-range = from { $low } to { $high }
new-clock = Clock
new-clock-none = No clock
new-clock-game = Minutes for the whole game
new-clock-days = Days for each move
new-clock-which = Time to decide
new-minutes = Minutes for each player
new-increment = Seconds more for each turn
new-days = Days
new-more = More
new-more-hint = Who may watch, hints, language, another box
new-open = Open to anyone
new-open-hint = The table is listed in the hall, and anyone may take a seat that waits for a person. Otherwise players need a link.
new-watch = Who may watch
new-watch-all = everybody
new-watch-link = anyone with the link
new-watch-nobody = nobody
new-talk = Chat
new-talk-hint = Players may write to each other during the game. Agree on it before you begin.
new-shuffle = Draw the seats by lot
new-shuffle-hint = Who sits where is drawn when the game begins, and the order chosen here does not count.
new-hints = Hints
new-hints-hint = Players may ask what a good player would do, and see what threatens.
new-language = Language of the table
new-language-hint = For what the table itself writes. Everyone reads the game in their own language.
new-absence = Stand-in
new-absence-hint = How long somebody must be away before the others may vote for a bot to stand in.
new-absence-clock = With days for each move, a bot plays on for somebody only when their time is up; in a game for two, they have lost.
new-several = Several seats for one person
new-several-hint = One person may take several seats, and sees what is hidden at each of them.
new-absence-seconds = after { $count } seconds
new-absence-minutes =
    { $count ->
        [one] after 1 minute
       *[other] after { $count } minutes
    }
new-absence-hours =
    { $count ->
        [one] after 1 hour
       *[other] after { $count } hours
    }
new-absence-days =
    { $count ->
        [one] after 1 day
       *[other] after { $count } days
    }
new-box = Another box
new-box-hint = Play with another deck, board or prices: a content file of your own (TOML, { $most } kB at most). Everybody at the table can look at it.
new-box-ours = Download the game’s own file to start from
new-box-choose = Choose a file
new-box-again = Choose another file
new-box-none = Use the game’s own box
new-box-checking = The file is being checked…
new-box-same = This is the game’s own box: nothing differs.
new-box-fits = “{ $called }” is ready to play with.
new-box-unread = The file cannot be used: it is not a text in UTF-8.
box-other = Another box: “{ $called }”
box-unnamed = The rules of another box than the game’s own
box-file = Download the file
box-changes =
    { $count ->
        [one] What differs: { $count } thing
       *[other] What differs: { $count } things
    }
box-more = and { $count } more
box-figures = The figures show the game’s own box.
new-create = Open the table

## The door

door-title = A seat for you · philtre
door-heading = A seat is kept for you
door-heading-device = Go on with this device
door-heading-seated = You are at this table already
door-to-table = To the table
door-heading-taken = Somebody sits there already
door-device = This link is for your own other device: sit down, and go on here where you left off.
door-taken = The seat of this link has been taken. Ask for another link, or see whether you can watch.
door-who = At the table
door-you = your seat
door-name = Your name
door-name-hint = As the others at the table will see it.
door-sit = Sit here
door-sit-device = Go on here
door-watch = Watch this table
door-lost-title = Link · philtre
door-lost = Ask whoever sent it for another one, or look for a table in the hall.

## Giving links away

share-heading = Invite players
share-seat = Seat { $number }
share-seat-for = Seat { $number }: for { $who }
share-watch = To watch
share-copy = Copy
share-copy-of = Copy the link: { $place }
share-copied = The link is copied.
share-copy-failed = Copying is not allowed here: select the link and copy it yourself.
share-send = Send…
share-send-of = Send the link: { $place }
share-text = Come and play with me
share-replace = New link
share-replace-of = New link, the old one stops working: { $place }
share-replaced = There is a new link; the old one no longer works.
share-full = Every seat is taken or played by a bot.
share-no-host = Only the host gives links to seats away.
share-local = These links work on this machine only. To play with others in your network, start philtre like this and open the address that it prints:
share-address = Others reach this server at { $address }.
share-qr = QR code
share-qr-of = QR code: { $place }

## Rules

paper-title = Rules of { $game } · philtre
paper-print = Print
contents = Contents
reference-power = Powers
reference-effect = Effects
reference-variant = Variants
reference-option = Options
reference-other = Reference
nowhere-title = Nothing here · philtre
