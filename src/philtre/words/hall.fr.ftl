# Tout autour de la table : salon, nouvelle table, entrée, règles, partage. Mêmes identifiants et mêmes variables que hall.en.ftl.

dialog-close = Fermer

contents = Sommaire
reference-power = Pouvoirs
reference-effect = Effets
reference-variant = Variantes
reference-option = Options
reference-other = Référence
