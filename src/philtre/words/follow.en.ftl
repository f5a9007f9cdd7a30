# Following a game in the browser: its pace, the last turns, the log. Same ids and variables as follow.fr.ftl.

pace-heading = Pace of the other players’ moves
pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant
pace-skip = Skip
pace-skip-key =
    { $touch ->
        [yes] Show the table as it is now (or tap the board)
       *[no] Show the table as it is now (a click on the board, or Space)
    }

last-heading = Last turns
last-none = has not played yet
last-nothing = did nothing
last-times = { $text } ({ $count }×)
last-more = Show the last turns in full
last-less = Show the last turns in short

log-down = To the newest line

tray-more =
    { $count ->
        [one] { $count } more below
       *[other] { $count } more below
    }
tray-fold = Fold the choices

keys-answer = answer with that choice
keys-skip = skip to the present, while other players’ moves are shown
