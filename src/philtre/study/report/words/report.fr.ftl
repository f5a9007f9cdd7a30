# Le rapport d’une étude. Mêmes identifiants et variables que report.en.ftl. Les nombres arrivent mis en forme.

report-title = { $game } : rapport
report-setting = { $variant }, { $seats ->
        [one] un joueur
       *[other] { $seats } joueurs
    }, { $games } parties entre robots ({ $player })
report-setting-alone = { $variant }, un joueur, { $games } parties d’un robot ({ $player })
report-contents = Sommaire
report-in-short = L’essentiel
report-table = { $title } : les chiffres
report-interval = intervalle à 95 % : de { $low } à { $high }
report-sure = sûr
    .about = Tout l’intervalle à 95 % le dit.
report-likely = probable
    .about = La plus grande partie de l’intervalle (80 %) le dit.
report-open = incertain
    .about = L’estimation le dit, mais l’intervalle déborde sur un autre verdict : il faut plus de parties.
report-how-sure = Degré de certitude de chaque verdict. « { report-sure } » : tout l’intervalle à 95 % mène au même verdict. « { report-likely } » : la plus grande partie (80 %) y mène. « { report-open } » : seule l’estimation y mène, il faut plus de parties.

## Verdicts

verdict-length = Une partie dure { $turns } tours, soit environ { $minutes } minutes à raison d’une demi-minute par tour.
verdict-decisions = Une partie compte { $value } décisions.
verdict-score = Le robot marque { $value } points en moyenne.
verdict-seats-even = Aucune place n’est manifestement avantagée : { $shares }.
verdict-seats-ahead = La place { $number } gagne { $value } des parties, alors que { $fair } serait équitable : elle est avantagée.
verdict-seats-behind = La place { $number } gagne { $value } des parties, alors que { $fair } serait équitable : elle est désavantagée.
verdict-seats-other = À { $players } joueurs ({ $player }), les places ne sont pas égales : { $shares }, alors que { $fair } serait équitable.
verdict-decided = { $band ->
        [low] Tout est joué après { $value } de la partie : le reste n’est qu’une formalité.
        [middle] Tout est joué après { $value } de la partie : elle reste ouverte jusque dans le dernier tiers.
       *[high] Tout est joué après { $value } de la partie : elle reste ouverte jusqu’aux derniers tours.
    }
verdict-half-time = { $band ->
        [low] Qui mène à la mi-partie gagne { $value } des parties : la seconde moitié remet tout en jeu.
        [middle] Qui mène à la mi-partie gagne { $value } des parties : l’avance aide, mais peut se perdre.
       *[high] Qui mène à la mi-partie gagne { $value } des parties : on ne rattrape guère le premier.
    }
verdict-lead-changes = { $band ->
        [low] La tête change { $value } fois par partie : rarement.
        [middle] La tête change { $value } fois par partie : de temps en temps.
       *[high] La tête change { $value } fois par partie : souvent.
    }
verdict-comebacks = { $band ->
        [low] Dans { $value } des parties, le vainqueur avait été presque battu : les retournements sont rares.
        [middle] Dans { $value } des parties, le vainqueur avait été presque battu : les retournements existent.
       *[high] Dans { $value } des parties, le vainqueur avait été presque battu : les retournements sont fréquents.
    }
verdict-forced = { $band ->
        [low] Seules { $value } des décisions ne laissent pas le choix.
        [middle] { $value } des décisions ne laissent pas le choix.
       *[high] { $value } des décisions ne laissent pas le choix : beaucoup n’en sont pas vraiment.
    }
verdict-branching = { $band ->
        [low] Une décision offre en moyenne { $value } coups possibles : on s’y retrouve facilement.
        [middle] Une décision offre en moyenne { $value } coups possibles.
       *[high] Une décision offre en moyenne { $value } coups possibles : cela fait beaucoup à embrasser du regard.
    }
verdict-limit = { $band ->
        [low] Presque toutes les parties se terminent d’elles-mêmes : { $value } butent sur la limite.
        [middle] { $value } des parties ne s’arrêtent qu’à la limite.
       *[high] { $value } des parties ne s’arrêtent qu’à la limite : ces joueurs n’en finissent pas.
    }
verdict-deal = { $band ->
        [low] La donne décide peu : entre joueurs de même force, le hasard de la donne et la place expliquent { $value } du résultat.
        [middle] La donne compte : entre joueurs de même force, le hasard de la donne et la place expliquent { $value } du résultat.
       *[high] La donne décide beaucoup : entre joueurs de même force, le hasard de la donne et la place expliquent { $value } du résultat.
    }
verdict-skill = { $band ->
        [low] Réfléchir plus loin ne rapporte guère : { $first } se situe { $value } points Elo au-dessus de { $second }.
        [middle] Réfléchir plus loin rapporte : { $first } se situe { $value } points Elo au-dessus de { $second }.
       *[high] Réfléchir plus loin rapporte beaucoup : { $first } se situe { $value } points Elo au-dessus de { $second }.
    }
verdict-worth-none = Sur { $count } éléments distribués par le hasard, aucun ne s’avère meilleur ou moins bon que les autres.
verdict-worth-some = Sur { $count } éléments distribués par le hasard, { $standing } s’avèrent meilleurs ou moins bons que les autres : { $things }.
verdict-used-none = Sur { $count } éléments utilisés par les joueurs, aucun ne gagne manifestement plus ou moins que ce qu’on pouvait attendre à ce moment-là.
verdict-used-some = Sur { $count } éléments utilisés par les joueurs, { $standing } gagnent plus ou moins que ce qu’on pouvait attendre à ce moment-là : { $things }.
verdict-unused = Jamais utilisés : { $things }.
verdict-precision = Pour connaître la part de victoires d’une place à ± { $wanted } points près, il faut { $needed } parties ; ce rapport en compte { $games } et la connaît à ± { $reach } près.

## Parties du rapport et figures

section-length = Durée
section-seats = Places
section-course = Le déroulement des parties
    .about = Au début des tours, une courte recherche estime les chances de gagner de chaque camp d’après ce qu’un spectateur pouvait savoir : tout ce qui est caché est redistribué { $worlds } fois, avec { $simulations } simulations chaque fois, dans { $positions } positions par partie au plus.
section-choices = Les décisions
section-endings = Les fins de partie
section-worth = Ce que valent les éléments du jeu
    .about = Qui a de l’avance peut s’offrir davantage : les joueurs qui utilisent un bon élément et ceux qui gagnaient de toute façon se distinguent mal. Les deux comparaisons ci-dessous en tiennent compte. Les lignes marquées résistent à la correction de Benjamini et Hochberg pour comparaisons multiples (au plus 5 % de fausses découvertes parmi les lignes marquées d’une même famille) ; parmi les autres, certaines s’écartent de zéro par hasard.
section-skill = Hasard et talent
    .about = Chaque joueur affronte les autres et lui-même dans des paires de parties au même hasard : mêmes dés et mêmes donnes, tant que les parties se ressemblent.
section-own = Vos propres mesures
section-cases = Tous les nombres de joueurs et tous les robots
section-provenance = D’où viennent ces chiffres

plot-turns = Tours par partie
    .about = Les tours de tous les joueurs réunis. Une partie sur dix dure moins de { $low } tours, une sur dix plus de { $high }.
plot-decisions = Décisions par partie
    .about = Les décisions de tous les joueurs réunies.
plot-scores = Scores
    .about = Les scores finals de toutes les parties.
plot-seats = Victoires selon la place
    .about = Avec les intervalles à 95 % ; le trait indique une part égale. En gras : une part dont l’inégalité est établie, après correction pour toutes les places de tous les nombres de joueurs.
plot-leads = Qui mène, et quand
    .about = La part des parties où chaque camp est en tête.
plot-chances = Les chances du vainqueur
    .about = Les chances estimées du camp qui finira par gagner : la ligne est la partie médiane, les bandes contiennent la moitié et les quatre cinquièmes des parties.
plot-leader = Celui qui mène gagne-t-il ?
    .about = La part des parties gagnées par le camp alors en tête. Une courbe qui monte tôt signifie que les parties se décident tôt.
plot-lead-changes = Changements de tête
    .about = Combien de fois un autre camp prend la tête, d’au moins { $margin } points, afin que le bruit ne compte pas.
plot-drama = Suspense
    .about = La mesure « drama » de Browne : de combien le vainqueur était mené, en moyenne sur les moments où il l’était. 0 : jamais mené ; 1 : donné perdu. Moyenne { $value } (intervalle à 95 % : de { $low } à { $high }).
plot-decided = Quand les parties se décident
    .about = La part de la partie après laquelle les chances du vainqueur sont restées au-dessus de { $safe }.
plot-comebacks = Le déroulement en chiffres
    .about = Chaque mesure avec son intervalle à 95 %. Retournement : les chances du vainqueur étaient tombées sous la moitié d’une part égale. Oscillation : les chances qui passent d’un camp à l’autre entre deux tours.
plot-calibration = Peut-on se fier aux estimations ?
    .about = Combien de fois les camps ont gagné, selon les chances qu’on leur prêtait. Sur la diagonale, les estimations sont justes.
plot-branching = Coups possibles
    .about = Le nombre moyen de coups permis par décision, par dixième de partie.
plot-forced = Décisions sans choix
    .about = La part des décisions qui n’ont qu’un coup permis, par dixième de partie.
plot-kinds = Ce que font les joueurs
    .about = La part de chaque sorte de coup. Leur variété est de { $bits } bits (intervalle à 95 % : de { $low } à { $high }) : autant que { $even } sortes également fréquentes.
plot-endings = Ce qui met fin à la partie
    .about = La sorte du dernier coup, ou la limite de tours ou de manches. Parties nulles : { $draws }.
plot-dealt = { $name } : pour une place
    .about = De combien une place qui a reçu cet élément gagne plus souvent qu’une place qui a reçu autre chose à un tel moment, en points de pourcentage. Le hasard ignore qui mène : la différence vient donc de l’élément lui-même.
plot-shown = { $name } : offert à tous
    .about = La même comparaison pour ce qui est offert à tous : la place qui peut s’en servir la première, face à celles qui y ont trouvé autre chose.
plot-used = { $name }
    .about = De combien les joueurs qui s’en servent gagnent plus souvent que ce qu’on pouvait attendre avant leur premier usage, en points de pourcentage. Cette attente est celle d’un spectateur, qui ne voit pas leur main. À côté : le nombre d’usages par partie et la part brute de victoires de ces joueurs.
plot-together = Deux éléments ensemble
    .about = De combien un élément vaut plus pour un joueur qui a utilisé l’autre auparavant, en points de pourcentage. Les { $shown } paires les plus nettes sur { $count } ; celles en gras résistent à la correction pour toutes.
plot-levels = L’avantage de la première place selon le niveau
    .about = Chaque joueur contre lui-même, { $pairs } paires de parties au même hasard.
plot-level-scores = Scores selon le niveau
    .about = Le score moyen de chaque joueur, { $pairs } paires de parties au même hasard.
plot-deal = Ce que la donne décide
    .about = Deux parties au même hasard entre les mêmes joueurs : à quel point les résultats d’une place concordent. 0 % : la donne ne décide rien ; 100 % : elle décide tout. C’est un minimum, car deux parties qui ont divergé ne partagent plus leur hasard. Les joueurs qui ne tirent jamais au sort ne figurent pas ici.
plot-mirrored = Même hasard, places échangées
    .about = Les deux joueurs jouent les deux côtés de chaque donne. Si l’un gagne les deux parties, le talent a décidé ; si chacun en gagne une, c’est la donne ou la place.
plot-ratings = L’échelle du talent
    .about = Le modèle de Bradley et Terry sur toutes les rencontres, en points Elo au-dessus de { $anchor } : 100 points font 64 % de victoires, 200 points 76 %, 400 points 91 %. « search:N » réfléchit avec N simulations{ $curve ->
        [yes]  : c’est la courbe, dans la bande de ses intervalles à 95 %. Les traits pointillés sont les joueurs qui n’ont pas de telle taille.
       *[no] .
    }
plot-own = { $name }
    .about = { $about } Moyenne { $value } (intervalle à 95 % : de { $low } à { $high }).

## Mots des figures et des tableaux

report-seat = Place { $number }
report-team = Camp { $number }
report-games = parties
report-turns = tours
report-minutes = minutes
report-decisions = décisions
report-thing-of = { $name } ({ $group }, { $points })
report-thing-in = { $name } ({ $group })
report-more = et { $count } autres
report-limit = la limite
report-part = part de la partie
report-share = part des parties
report-wins = victoires
report-chance = chances de gagner
report-leader-wins = le premier gagne
report-estimated = chances estimées
report-won = gagné
report-positions = positions
report-moves = coups possibles
report-kind = sorte de coup
report-count = par partie
report-users = victoires des utilisateurs
report-worth = valeur, en points
report-corrected = p corrigé
report-thing = élément
report-pair = paire
report-measure = mesure
report-value = valeur
report-player = joueur
report-pairs = paires
report-first-both = le plus fort gagne les deux
report-second-both = le plus faible gagne les deux
report-split = une chacun
report-simulations = simulations par coup (échelle logarithmique)
report-elo = points Elo
report-agreement = concordance
report-median = médiane
report-quantile = { $percent } %
report-between = de { $low } à { $high }
report-score = score
report-case = joueurs, robot
report-tenths = dixièmes le plus court et le plus long
report-by-limit = arrêtées par la limite
report-changes = changements
report-lead-changes = changements de tête par partie
report-drama = suspense
report-behind = vainqueur mené, part des tours
report-comebacks = parties avec retournement
report-half-time = victoire du premier à la mi-partie
report-decided = tout est joué après
report-swing = oscillation par tour
report-forced = sans choix

## Provenance

provenance-about = La même commande, avec la même version, donne les mêmes parties. Le numéro du rapport découle de tout ce qui les détermine : il permet de distinguer deux rapports.
provenance-report = numéro du rapport
provenance-command = commande
provenance-version = philtre
provenance-rules = version des règles
provenance-content = contenu
provenance-content-packaged = { $hash } (celui de la boîte)
provenance-content-other = { $hash } (un autre paquet ou plateau)
provenance-variant = variante
provenance-options = options
provenance-bots = robots
provenance-levels = joueurs de l’échelle
provenance-games = parties
provenance-seed = graine
provenance-estimates = estimations
provenance-estimates-of = { $worlds } redistributions × { $simulations } simulations, { $positions } positions par partie au plus
provenance-measures = mesures ajoutées
provenance-machine = machine
provenance-made = établi le
provenance-looks = correction pour comparaisons multiples
provenance-looks-of = Benjamini et Hochberg à 5 %, dans chacune de ces familles : places ({ $seats }), éléments distribués ({ $dealt }), éléments utilisés ({ $used }), paires d’éléments ({ $pairs })
provenance-failures = décisions échouées, remplacées
provenance-none = aucune
