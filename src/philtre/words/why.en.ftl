# Asking why something cannot be chosen now. Same ids and variables as why.fr.ftl.

why-open = Why not?
why-key = Why can something not be chosen?
why-heading = Why not?
why-how =
    { $touch ->
        [yes] Tap what you would like to choose.
       *[no] Click what you would like to choose. Escape ends it.
    }
why-about = Why not: { $name }
why-possible = This can be chosen now.
why-no-move = No move has to do with that.
why-no-way = Nothing leads there from what you have chosen.
why-not-now = Not now.
why-kind = { $kind }:
why-rules = Rules: { $heading }
why-kinds = Other things to do, and why not now
why-close = Close
keys-why = ask why something cannot be chosen

## Threats

threats-show = Threats
threats-key = What is one action away?
threats-heading = One action away
threats-none = Nothing that you can see is one action away.
keys-threats = show or hide threats
