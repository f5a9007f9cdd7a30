# The player: finished games, a name that is kept, one's data. Same ids and variables as person.fr.ftl.

## My tables, in the hall

ago-now = just now
mine-hosted = you host it: { $who }

## Going on with another device

device-heading = Go on with another device
device-what = Open this link on your other device, and play your seat there as well as here. It works once, and whoever opens it plays for you: keep it to yourself.
device-link = For my other device
device-again = The link has been used. Here is a new one.
device-alone = End all other devices
device-alone-what = Only this device then plays your seat, and links that were made before no longer work.
device-alone-done = No other device plays your seat now.
device-back = Back

## My finished games

games-title = My finished games · philtre
games-heading = My finished games
games-link = All my finished games
games-kept = Everyone who sat at a table can replay it and keep its record.
games-filter = Which games
games-which = Game
games-which-all = all games
games-result = Result
games-result-all = all results
games-result-won = won
games-result-lost = lost
games-result-drawn = drawn
games-who = With
games-who-hint = a name, or part of it
games-count =
    { $count ->
        [0] No games.
        [one] 1 game.
       *[other] { $count } games.
    }
games-me = (you)
games-winner = (won)
games-was-won = You won.
games-was-lost = You lost.
games-was-drawn = A draw.
games-replay = Replay
games-record = Download the record
games-pages = Pages
games-page = Page { $number } of { $last }
games-newer = Newer
games-older = Older
games-none = None yet. When a game is over, you find it here, with its replay and its record. Begin one in the hall.
games-none-such = No game is like that.
games-show-all = Show all

## A name that is kept

name-mark = registered name
former-player = a former player
chat-removed = (removed)
table-changed = The table has changed: looking at it anew.
signed-out = You have been signed out.
session-ended = Your session in this browser has ended. You are a guest now, unless you have just signed in: reload the page and try again.
device-unknown = You are not signed in on that device any more.
device-here = That is this device: sign out here instead.
kept-unfit = Such a name has { $shortest } to { $longest } letters or numbers of one script, with spaces, dots, dashes or apostrophes between them.
kept-taken = The name “{ $name }”, or one that looks the same, is taken: choose another.
kept-already = You keep the name “{ $name }” already: sign out first.
kept-none = You keep no name yet.
passphrase-short = A passphrase has at least { $least } letters: a few words are good.
passphrase-name = The passphrase must not be the name.
sign-in-wrong = The name and the passphrase do not go together.
limit-sign-in =
    { $seconds ->
        [one] Too many attempts: try again in a second.
       *[other] Too many attempts: try again in { $seconds } seconds.
    }
limit-busy = Too many sign in right now: try again in a moment.
forget-unsure = Confirm first: there is no way back.

## Me

me-link = My name and data
me-link-guest = Keep my games, or sign in
me-title = My name and data · philtre
me-heading = My name and data
me-what = You are a guest here: this browser knows you, and no other does. That is enough to play.
me-what-kept = Your tables are the same on every device where you are signed in.
me-keep-heading = Keep my games
me-keep-what = Choose a name and a passphrase, and you find your tables and finished games again: on another device, or when this browser has forgotten you. No e-mail address is asked for.
me-keep = Keep
me-kept-now = You keep the name “{ $name }”. Remember the passphrase.
me-name = Name to sign in with
me-name-hint = Nobody else can have it. What others see at the table you change above, as always.
me-passphrase = Passphrase
me-passphrase-hint = At least 8 letters. A few words that nobody would guess are good.
me-passphrase-old = Passphrase until now
me-passphrase-new = New passphrase
me-show = Show
me-busy = A moment…
me-sign-in-heading = Sign in
me-sign-in = Sign in
me-sign-in-what = With a name that you keep already.
me-sign-in-tables =
    { $count ->
        [one] With a name that you keep already. The table of this browser comes along and is yours everywhere then.
       *[other] With a name that you keep already. The { $count } tables of this browser come along and are yours everywhere then.
    }
me-lost-passphrase = Passphrase lost? The person who runs this server can give you a new one.
me-kept = You keep the name “{ $name }”
me-kept-what = Sign in with it on other devices. If you sign out, you find everything again when you sign in.
me-devices =
    { $count ->
        [one] You are signed in on this device only.
       *[other] You are signed in on { $count } devices.
    }
me-device-here = This device
me-device-other = Another device
me-device-since = signed in since { $day }
me-device-end = Sign out there
me-device-end-label = Sign out there: the device signed in since { $day }
me-device-ended = That device is signed out.
me-sign-out = Sign out
me-elsewhere = Sign out on all other devices
me-elsewhere-done = All other devices are signed out.
me-change-heading = Another passphrase
me-change-what = All other devices are signed out with it.
me-change = Change
me-changed = The passphrase is changed.
me-data-heading = My data
me-data-what = All that the server has of you in one file: names, tables, seats, notes, what you said, the records of finished games, and the settings of this browser.
me-data-save = Save a copy
me-forget = Forget me…
me-forget-heading = Forget me
me-forget-what = Your name, your notes and everything you said at tables are removed, and you are signed out everywhere.
me-forget-alone = Games that you played alone or against bots are removed.
me-forget-others = Finished games with others stay theirs to replay, with “a former player” in your place.
me-forget-playing = Where a game goes on, you give up your seat: the others can let a bot stand in. Tables that you host and that have not begun are closed.
me-forget-sure = There is no way back.
me-forget-do = Forget me for good
