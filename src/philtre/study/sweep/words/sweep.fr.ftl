# La page d’une étude de variantes ou d’une comparaison. Mêmes identifiants et variables que sweep.en.ftl. Les réglages s’écrivent comme sur la ligne de commande.

sweep-title = { $game } : ce que change { $factors }
sweep-title-compare = { $game } : { $first } et { $second }
sweep-games = { $games } parties pour chacun des { $settings } réglages, au même hasard, graine { $seed }.
sweep-reading = Les écarts sont mesurés par rapport à { $base }, paire par paire, avec des intervalles à 95 %. Un écart est sûr s’il résiste à la correction de Holm pour l’ensemble des { $looks } écarts examinés.
sweep-against = L’un contre l’autre, en { $games } parties, { $first } gagne { $share } des parties ({ $low }–{ $high }).
sweep-sure-differences = Écarts sûrs
sweep-none = Aucun.
sweep-measures = Mesures
sweep-flat = Identique dans tous les réglages
sweep-flat-value = { $measure } : { $value }
sweep-uses = Usages par partie : { $group }

# $kind : share pour les pourcentages, sinon number ; $way : more (plus) ou less (moins)
sweep-verdict = { $measure } ({ $before } avec { $base }) : { $differences }.
sweep-also = { $one } ; { $more }
sweep-difference = { $kind ->
        [share] { $way ->
            [more] { $value } points de plus (de { $low } à { $high }) avec { $setting }
           *[less] { $value } points de moins (de { $low } à { $high }) avec { $setting }
        }
       *[number] { $way ->
            [more] { $value } de plus (de { $low } à { $high }) avec { $setting }
           *[less] { $value } de moins (de { $low } à { $high }) avec { $setting }
        }
    }

## Mesures

sweep-measure-turns = Tours
sweep-measure-decisions = Décisions
sweep-measure-limit = Arrêtées par la limite
sweep-measure-score = Score moyen
sweep-measure-drawn = Parties nulles
sweep-measure-seat = Victoires de la place { $number }
sweep-measure-bot = Victoires ({ $bot })
sweep-measure-use = { $group } : { $thing }

## Tableaux et figures

sweep-setting = réglage
sweep-mean = moyenne
sweep-interval = à 95 %
sweep-change = écart
sweep-sure = sûr
sweep-base = référence
sweep-yes = oui
sweep-no = non
sweep-same = toujours égal
sweep-between = { $low } à { $high }
sweep-plot = { $measure } selon { $factor }
sweep-settings = Réglages
sweep-played = parties de
sweep-seats = places
