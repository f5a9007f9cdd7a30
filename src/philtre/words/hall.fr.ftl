# Tout autour de la table : salon, nouvelle table, entrée, règles, partage. Mêmes identifiants et mêmes variables que hall.en.ftl.

dialog-close = Fermer

## L’en-tête de chaque page

header-home = philtre : vers le salon
header-name = Votre nom
header-name-save = Enregistrer le nom
header-name-none = Votre nom ?
header-name-change = (changer)
header-language = Langue
header-theme = Thème : { $theme }
theme-system = celui du système
theme-light = jour
theme-dark = nuit
language-en = English
language-fr = Français

## Le salon

hall-title = philtre : jeux de potions
hall-title-turn =
    { $count ->
        [one] À vous de jouer · philtre
       *[other] À vous de jouer ({ $count }) · philtre
    }
hall-welcome = Prenez place à la table des potions
hall-what = Des jeux de société sur les potions et ceux qui les préparent. Jouez tout de suite contre des robots, invitez des amis par un lien ou partagez cet écran. Sans compte, sans rien installer.
hall-shelf = Les jeux
hall-level = Niveau des robots
hall-seats =
    { $fewest ->
        [1] 1 à { $most } joueurs
       *[other] { $fewest } à { $most } joueurs
    }
hall-play-now = Jouer
hall-new = Nouvelle table…
hall-rules = Règles
hall-of = { $deed } : { $game }
hall-waited-for =
    { $count ->
        [one] C’est à vous : aller à la table
       *[other] C’est à vous à { $count } tables : aller à la première
    }

hall-mine = Mes tables
hall-mine-none = Aucune pour l’instant. « Jouer » vous installe tout de suite face à un robot ; « Nouvelle table… » vous laisse choisir qui joue, et comment.
hall-over = Terminées
hall-open = Tables ouvertes
hall-open-none = Personne n’attend de joueurs en ce moment. Ouvrez vous-même une table : choisissez un jeu, « Nouvelle table… », et laissez venir qui veut.
hall-variant = { $game } · { $variant }
hall-box = { $game } · une autre boîte : « { $called } »
hall-bot = robot ({ $bot })
hall-free = une place libre
hall-kept = { $who } (pas encore là)
hall-with = avec { $who }
hall-here = tous sur cet écran
hall-alone = en solitaire
hall-there = { $who }
hall-nobody-there = personne encore
hall-waiting =
    { $count ->
        [one] attend 1 joueur
       *[other] attend { $count } joueurs
    }
hall-your-turn = À vous de jouer
hall-turn = à jouer : { $who }
hall-playing = en cours
hall-closed = fermée
hall-closed-rules = fermée : les règles ont changé
hall-abandoned = arrêtée
hall-won = Vous avez gagné.
hall-won-by = Victoire : { $who }
hall-days-left = encore { $count } jours
hall-hours-left =
    { $count ->
        [one] encore 1 heure
       *[other] encore { $count } heures
    }
hall-minutes-left = encore moins d’une heure
hall-clock-none = sans pendule
hall-clock-days =
    { $count ->
        [one] 1 jour par coup
       *[other] { $count } jours par coup
    }
hall-clock-game = { $minutes } min + { $increment } s
hall-free-seats =
    { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
hall-join = S’asseoir
hall-watch = Regarder

## Une nouvelle table

new-title = Nouvelle table : { $game } · philtre
new-heading = Nouvelle table : { $game }
new-variant = Variante
new-seats = Qui joue
new-seats-count = Places
new-kind = Place { $number } : qui joue
new-kind-me = Moi, ici
new-kind-person = Quelqu’un par un lien
new-kind-here = Quelqu’un d’autre sur cet écran
new-kind-bot = Un robot : { $bot }
new-name = Place { $number } : nom
new-name-hint = Nom (facultatif)
new-no-me = Vous n’avez pas de place à cette table : vous regarderez.
new-shared = Ceux qui partagent cet écran se le passent ; personne ne voit ce qui doit lui rester caché.
new-invite = Vous recevez un lien pour chacune de ces places dès que la table est ouverte.
new-options = Règles de cette table
new-range = de { $low } à { $high }
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-game = Des minutes pour toute la partie
new-clock-days = Des jours pour chaque coup
new-clock-which = Temps pour décider
new-minutes = Minutes par joueur
new-increment = Secondes en plus à chaque tour
new-days = Jours
new-more = Plus
new-more-hint = Qui peut regarder, conseils, langue, une autre boîte
new-open = Ouverte à tous
new-open-hint = La table figure au salon, et n’importe qui peut y prendre une place réservée à une personne. Sinon, on n’y vient que par un lien.
new-watch = Qui peut regarder
new-watch-all = tout le monde
new-watch-link = ceux qui ont le lien
new-watch-nobody = personne
new-talk = Discussion
new-talk-hint = Les joueurs peuvent s’écrire pendant la partie. Décidez-en avant de commencer.
new-shuffle = Tirer les places au sort
new-shuffle-hint = Le sort décide qui s’assied où quand la partie commence ; l’ordre choisi ici ne compte pas.
new-hints = Conseils
new-hints-hint = On peut demander ce que ferait un bon joueur, et voir ce qui menace.
new-language = Langue de la table
new-language-hint = Pour ce que la table écrit elle-même. Chacun lit le jeu dans sa propre langue.
new-absence = Remplaçant
new-absence-hint = Combien de temps quelqu’un doit être absent avant que les autres puissent voter pour qu’un robot le remplace.
new-absence-clock = Quand on a des jours pour chaque coup, un robot ne continue pour quelqu’un qu’une fois son temps écoulé ; à deux joueurs, il a perdu.
new-several = Plusieurs places pour une personne
new-several-hint = Une même personne peut prendre plusieurs places, et voit ce qui est caché à chacune.
new-absence-seconds = après { $count } secondes
new-absence-minutes =
    { $count ->
        [one] après 1 minute
       *[other] après { $count } minutes
    }
new-absence-hours =
    { $count ->
        [one] après 1 heure
       *[other] après { $count } heures
    }
new-absence-days =
    { $count ->
        [one] après 1 jour
       *[other] après { $count } jours
    }
new-box = Une autre boîte
new-box-hint = Jouez avec d’autres cartes, un autre plateau ou d’autres prix : un fichier de contenu à vous (TOML, { $most } Ko au plus). Tout le monde à la table peut le consulter.
new-box-ours = Télécharger le fichier du jeu pour partir de là
new-box-choose = Choisir un fichier
new-box-again = Choisir un autre fichier
new-box-none = Reprendre la boîte du jeu
new-box-checking = Vérification du fichier…
new-box-same = C’est la boîte du jeu : rien ne diffère.
new-box-fits = On peut jouer avec « { $called } ».
new-box-unread = Ce fichier ne convient pas : ce n’est pas un texte en UTF-8.
box-other = Une autre boîte : « { $called } »
box-unnamed = Les règles d’une autre boîte que celle du jeu
box-file = Télécharger le fichier
box-changes =
    { $count ->
        [one] Ce qui diffère : { $count } chose
       *[other] Ce qui diffère : { $count } choses
    }
box-more = et { $count } de plus
box-figures = Les figures montrent la boîte du jeu.
new-create = Ouvrir la table

## L’entrée

door-title = Une place pour vous · philtre
door-heading = Une place vous est réservée
door-heading-device = Continuer avec cet appareil
door-heading-seated = Vous êtes déjà à cette table
door-to-table = Vers la table
door-heading-taken = Quelqu’un y est déjà assis
door-device = Ce lien est pour un autre de vos appareils : asseyez-vous et continuez ici où vous en étiez.
door-taken = La place de ce lien est prise. Demandez un autre lien, ou voyez si l’on peut regarder.
door-who = À la table
door-you = votre place
door-name = Votre nom
door-name-hint = Tel que les autres le verront à la table.
door-sit = S’asseoir ici
door-sit-device = Continuer ici
door-watch = Regarder cette table
door-lost-title = Lien · philtre
door-lost = Demandez-en un autre à la personne qui vous l’a envoyé, ou cherchez une table au salon.

## Donner des liens

share-heading = Inviter des joueurs
share-seat = Place { $number }
share-seat-for = Place { $number } : pour { $who }
share-watch = Pour regarder
share-copy = Copier
share-copy-of = Copier le lien : { $place }
share-copied = Le lien est copié.
share-copy-failed = Copier n’est pas permis ici : sélectionnez le lien et copiez-le vous-même.
share-send = Envoyer…
share-send-of = Envoyer le lien : { $place }
share-text = Viens jouer avec moi
share-replace = Nouveau lien
share-replace-of = Nouveau lien, l’ancien ne sera plus valable : { $place }
share-replaced = Il y a un nouveau lien ; l’ancien n’est plus valable.
share-full = Chaque place est prise ou jouée par un robot.
share-no-host = Seul l’hôte donne des liens vers les places.
share-local = Ces liens ne marchent que sur cette machine. Pour jouer avec d’autres sur votre réseau, lancez philtre ainsi et ouvrez l’adresse qu’il affiche :
share-address = Les autres trouvent ce serveur à l’adresse { $address }.
share-qr = Code QR
share-qr-of = Code QR : { $place }

## Règles

paper-title = Règles { DE($game) } · philtre
paper-print = Imprimer
contents = Sommaire
reference-power = Pouvoirs
reference-effect = Effets
reference-variant = Variantes
reference-option = Options
reference-other = Référence
nowhere-title = Rien ici · philtre
