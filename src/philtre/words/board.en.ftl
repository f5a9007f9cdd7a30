# The generic board, and choosing by pieces. Same ids and variables as board.fr.ftl.

## Choosing

pick-heading = What you can do
pick-chosen = Chosen so far
pick-back = Back
pick-clear = Start again
pick-so = Do this
pick-fold = In words: { $count }
pick-left =
    { $count ->
        [one] One way to go on.
       *[other] { $count } ways to go on.
    }
pick-thing = { $name }: choose

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
things-facedown =
    { $count ->
        [one] a facedown card
       *[other] { $count } facedown cards
    }
board-own-failed = This game’s own board has failed. The plain board is shown instead, and the game goes on.
