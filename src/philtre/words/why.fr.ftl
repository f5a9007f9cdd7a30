# Demander pourquoi quelque chose ne peut pas être choisi. Mêmes identifiants et variables que why.en.ftl.

why-open = Pourquoi pas ?
why-key = Pourquoi quelque chose ne peut-il pas être choisi ?
why-heading = Pourquoi pas ?
why-how =
    { $touch ->
        [yes] Touchez ce que vous aimeriez choisir.
       *[no] Cliquez sur ce que vous aimeriez choisir. Échap pour terminer.
    }
why-about = Pourquoi pas : { $name }
why-possible = On peut le choisir maintenant.
why-no-move = Aucun coup ne concerne cela.
why-no-way = Rien n’y mène depuis ce que vous avez choisi.
why-not-now = Pas maintenant.
why-kind = { $kind } :
why-rules = Règles : { $heading }
why-kinds = Ce qu’on peut faire d’autre, et pourquoi pas maintenant
why-close = Fermer
keys-why = demander pourquoi quelque chose ne peut pas être choisi

## Menaces

threats-show = Menaces
threats-key = Qu’est-ce qui n’est qu’à une action ?
threats-heading = À une action près
threats-none = Rien de ce que vous voyez n’est à une action près.
keys-threats = montrer ou cacher les menaces
