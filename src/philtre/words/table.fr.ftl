# La page de la table du client pour navigateur. Mêmes identifiants et mêmes variables que table.en.ftl.

## La ligne de ce qui est demandé, et ce qui y répond

play-connecting = Connexion à la table…
play-reconnecting = Connexion perdue : on se reconnecte…
play-your-turn = À vous.
play-sending = envoi…
play-forced = seul choix possible…
play-watching = Vous regardez
play-board = Plateau
play-resume = Continuer
play-confirm = Confirmer
play-rather-not = Choisir autre chose
play-undo = Annuler
play-undo-key = Annuler votre dernière décision
play-hint = Conseil
play-hint-key = Que ferait un robot ?
play-hint-thinking = Réflexion…
play-stand-in = Un robot ({ $bot }) joue pour vous.
play-hand-back = Je rejoue moi-même
play-notify = Cet appareil doit-il vous prévenir quand c’est à vous ?
play-notify-yes = Oui, volontiers
play-notify-no = Non
play-days =
    { $days ->
        [0] { $days } jour { $hours } h
        [one] { $days } jour { $hours } h
       *[other] { $days } jours { $hours } h
    }

advice-heading = Conseils
advice-close = Fermer

## Les places

seats-heading = Joueurs
seats-you = vous
seats-turn = doit décider
seats-standing = { $count } sur { $goal }
seats-stand-in = remplacé par un robot ({ $bot })
seats-away = absent depuis { $time }
seats-stand-in-after = remplaçant dans { $time }
seats-call-stand-in = Appeler un remplaçant
seats-watchers =
    { $count ->
        [0] { $count } spectateur
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

## Les votes, et autres affaires de la table

ballot-heading = Vote
ballot-pause = { $seat } demande une pause.
ballot-abandon = { $seat } propose d’arrêter la partie : personne ne gagnerait.
ballot-take-back = { $seat } demande à annuler un coup.
ballot-stand-in = { $seat } demande qu’un robot joue pour { $subject-seat }.
ballot-needed = Il faut { $count } oui.
ballot-yes = oui
ballot-no = non
ballot-silent = …
ballot-agree = Oui
ballot-refuse = Non
ballot-withdraw = Retirer

affairs-open = Table
affairs-heading = À cette table
affairs-pause = Demander une pause
affairs-take-back = Demander à annuler mon dernier coup
affairs-stand-in = Laisser un robot jouer pour moi
affairs-votes = Une pause, une annulation ou l’arrêt de la partie demandent l’accord de tous ceux qui jouent ici, même absents. Abandonner ne dépend que de vous.

## À côté de la table

side-heading = À côté de la table
side-table = Table
side-log = Journal
side-chat = Discussion
side-rules = Règles
side-notes = Notes
side-habits = Réglages

log-heading = Ce qui s’est passé
log-look = Voir le plateau tel qu’il était
log-fresh = (nouveau)

chat-heading = Discussion
chat-nothing = Personne n’a encore rien écrit.
chat-write = Écrire un message
chat-send = Envoyer
chat-mute = Masquer les messages { DE($seat) }
chat-unmute = Afficher les messages { DE($seat) }
chat-unread =
    { $count ->
        [0] { $count } nouveau message
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }

notes-private = Vos notes : personne d’autre ne les voit.
notes-kept = Enregistré.
notes-writing = …

habit-language = Langue
habit-theme = Clair ou sombre
habit-theme-system = Comme le système
habit-theme-light = De jour
habit-theme-dark = À la chandelle
habit-size = Taille du plateau
habit-size-fit = Au mieux dans l’écran
habit-size-larger = Plus grand
habit-size-largest = Très grand
habit-notify = Un message sur cet appareil quand c’est à moi
habit-notify-refused = Le navigateur n’autorise pas les notifications de cette page.
habit-confirm = Demander confirmation avant chaque décision
habit-forced = Jouer automatiquement les coups forcés
habit-fast = Pas d’animations
habit-letters = Des lettres sur les pièces
habit-plain = Plateau simple, en mots
habit-hand-over = Un écran entre les joueurs d’un même appareil

keys-heading = Raccourcis clavier
keys-undo = annuler
keys-hint = conseil
keys-log = journal
keys-chat = discussion
keys-rules = règles
keys-notes = notes
keys-explain = sur le plateau : expliquer une pièce ; les flèches mènent aux autres
keys-list = cette liste
keys-back = recommencer le choix ; revenir au présent
keys-replay = En regardant le passé
keys-step-back = Une étape en arrière
keys-step-on = Une étape en avant
keys-run = lecture et arrêt

## La salle d’attente

waiting-heading = On attend des joueurs
waiting-free =
    { $count ->
        [0] Aucune place n’est libre.
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
waiting-seat = libre
waiting-sit = S’asseoir ici
waiting-free-seat = Libérer la place
waiting-free-of = Libérer la place { DE($seat) }
waiting-free-sure = Vraiment libérer ?
waiting-free-sure-of = Vraiment libérer ? Cela libère la place { DE($seat) }.
waiting-leave = Quitter ma place
waiting-close = Fermer la table

## Plusieurs joueurs devant un écran

hand-over-to = Passez l’écran { A($seat) }
hand-over-why = Ce { QUE($seat) } ne doit pas voir est caché.
hand-over-ready = C’est moi, { $seat }
hand-over-undo = Annuler mon coup
hand-over-look = { $seat } : regarder encore
hand-over-next = C’est ensuite au tour { DE($seat) }.
hand-over-go = Cacher et passer l’écran

## La fin, et le retour en arrière

ending-abandoned = La partie a été arrêtée.
ending-closed = La table a été fermée.
ending-rules = La table a été fermée : les règles du jeu avaient changé.
ending-won = victoire
ending-player = Joueur
ending-to-rematch = À la nouvelle table
ending-going = En route pour la nouvelle table !
ending-replay = Revoir
ending-record = Télécharger la partie

standing-gold = Or
standing-coins = Pièces
standing-satisfied = Satisfaits
standing-gems = Gemmes
standing-sold = Commandes vendues
standing-potions = Potions
standing-worth = Valeur des potions

replay-heading = Retour en arrière
replay-slider = Étape
replay-to-first = Au début
replay-to-last = À la dernière étape
replay-play = Lire
replay-pause = Arrêter
replay-eyes = Point de vue
replay-eyes-all = Tout ce qui a été dit
replay-eyes-of = Vu par { $seat }
replay-copy = Copier le lien
replay-copied = Le lien vers cette étape est copié.
replay-copy-by-hand = Le navigateur ne laisse pas les pages copier : prenez le lien dans la barre d’adresse.
replay-to-now = Revenir au présent
replay-to-end = À la fin
