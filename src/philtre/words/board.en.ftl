# The generic board, and choosing by pieces. Same ids and variables as board.fr.ftl.

## Choosing

choose-heading = What you can do
choose-chosen = Chosen so far
choose-back = Back
choose-clear = Start again
choose-so = Do this
choose-left =
    { $count ->
        [one] One way to go on.
       *[other] { $count } ways to go on.
    }
choose-thing = { $name }: choose

## The board

things-facts = At a glance
things-grid = Board
things-map = Map
things-empty = empty
things-you = you
things-deciding = decides now
things-new = new
things-nothing = Nothing here.
things-chosen = chosen
things-reachable = within reach
things-counted = { $name } ×{ $count }
things-valued = { $name }: { $value }
