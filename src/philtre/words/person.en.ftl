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
