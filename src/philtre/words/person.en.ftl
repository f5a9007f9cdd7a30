# Who one is: finished games, a name that is kept, one's data. Same ids and variables as person.fr.ftl.

## My tables, in the hall

ago-now = just now
mine-hosted = you host it: { $who }

## Going on with another device

device-heading = Go on with another device
device-what = Open this link on your other device, and play your seat there as well as here. It works once, and whoever opens it plays for you: keep it to yourself.
device-link = For my other device
device-again = The link has been used. Here is a new one.
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
games-record = Record
games-pages = Pages
games-page = Page { $number } of { $last }
games-newer = Newer
games-older = Older
games-none = None yet. When a game is over, you find it here, with its replay and its record. Begin one in the hall.
games-none-such = No game is like that.
games-show-all = Show all

## A name that is kept

former-player = a former player
chat-removed = (removed)
table-changed = The table has changed: looking at it anew.
signed-out = You have been signed out.
kept-unfit = Such a name has { $shortest } to { $longest } letters or numbers of one script, with spaces, dots, dashes or apostrophes between them.
kept-taken = Somebody keeps the name “{ $name }”, or one that looks the same: choose another.
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
forget-unsure = Say that you are sure: there is no way back.
