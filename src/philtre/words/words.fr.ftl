# Les phrases qui n’appartiennent à aucun jeu. Mêmes identifiants et mêmes variables que words.en.ftl.

list = { $first } et { $last }
player = Joueur { $number }
bot = Robot { $number }
hidden = caché
about = { $name } : { $text }
yes = oui
no = non

## La table

table-over = La partie est finie.
table-not-a-move = Ce n’est pas un coup de ce jeu.
table-waiting = La partie commence quand toutes les places sont prises.
seats-by-lot = Les places sont tirées au sort quand la partie commence.
seat-drawn = Les places ont été tirées au sort : vous êtes à la place { $number }.
seat-one-begins = La place 1 commence.
table-paused = La partie est en pause.
table-not-paused = La partie n’est pas en pause.
table-not-your-turn = C’est { A($seat) } de décider.
table-stale = Quelque chose a changé depuis : regardez de nouveau, puis décidez.
table-not-over = Cela doit attendre la fin de la partie.
table-full = Toutes les places sont prises.
table-private = On ne peut pas regarder cette table.
table-not-host = Seul l’hôte de la table peut faire cela.
table-not-open = Cette table n’est pas ouverte : il faut un lien pour s’y asseoir.
table-unknown = Cette table n’existe pas.
table-outdated = Cette partie a été jouée avec la version { $rules } des règles. Ce serveur joue la version { $ours } et ne peut plus la montrer ; le résultat reste dans la liste de vos parties.
table-closed-rules = Cette table est fermée : sa partie a commencé avec la version { $rules } des règles, et ce serveur joue maintenant la version { $ours }.
table-newer = Cette partie se joue avec la version { $rules } des règles, et ce serveur joue la version { $ours }. Elle pourra être ouverte quand le serveur aura été mis à jour.
table-content = Cette table se joue avec des cartes ou un plateau que ce serveur n’a pas : on ne peut pas l’ouvrir ici.
table-damaged = Les données de cette table sont endommagées : on ne peut pas l’ouvrir. Les autres tables vont bien.
table-long = Trop de coups annulés, de votes et de changements à cette table : on ne peut plus que jouer.

undo-watching = Les spectateurs n’ont rien à annuler.

seat-unknown = Il n’y a pas de place { $number } à cette table.
seat-taken = { $seat } y est déjà.
seat-empty = Personne n’y est encore.
seat-begun = La partie a commencé.
seat-one = Vous avez déjà une place à cette table : ici, chacun n’en prend qu’une.
seat-owner = Seule la personne qui a pris cette place peut faire cela, sur l’appareil où elle l’a prise.
seat-no-person = On ne peut pas libérer la place d’une personne devant cet écran.
seat-freed = L’hôte a libéré votre place. Il vous faut un nouveau lien pour vous y asseoir de nouveau.
seat-no-link = Aucun lien ne mène à cette place.
seat-none = Vous regardez : seules les personnes assises à la table peuvent faire cela.
seat-not-yours = Cette place n’est pas la vôtre.
seat-left = Vous avez quitté votre place.
device-ended = Le joueur de cette place continue désormais sans cet appareil.
seat-bot-plays = Un robot décide pour { $seat }.

clock-out = Le temps est écoulé.

vote-open = Un autre vote est ouvert : il faut d’abord le régler.
vote-none = Il n’y a pas de vote.
vote-not-yours = Vous n’avez pas de voix dans ce vote.
vote-subject = Nommez une place où joue une personne.
vote-not-absent = L’absence { DE($seat) } doit durer { $seconds } secondes avant qu’un robot puisse jouer à sa place.
vote-days = Quand on a des jours pour chaque coup, aucun robot ne joue à la place d’un absent avant la fin de son temps.
vote-stand-in = qu’un robot remplace { MID($seat) }
vote-take-back = d’annuler des coups
vote-abandon = d’arrêter la partie sans vainqueur
vote-pause = de mettre la partie en pause

chat-off = Il n’y a pas de discussion à cette table.
chat-empty = Le message est vide.
chat-long = Au plus { $longest } lettres à la fois.
chat-full = { $most } messages ont déjà été envoyés à cette table : il n’y a plus de place.
chat-phrase = Il n’y a pas de phrase « { $phrase } ».
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-sorry = Pardon !
phrase-thinking = Je réfléchis.
phrase-hurry = C’est à vous, je crois.
phrase-bye = Au revoir !

hint-off = Il n’y a pas de conseils à cette table.
past-range = Il y a { $last } étapes jusqu’ici.
name-unfit = Un nom compte de 1 à { $longest } caractères visibles et lisibles, dont au moins une lettre, un chiffre ou un symbole.
name-registered = Le nom « { $name } », ou un nom qui lui ressemble, appartient ici à quelqu’un. S’il est à vous, connectez-vous ; sinon, choisissez-en un autre.

setup-game = Il n’y a pas de jeu « { $game } ».
setup-variant = Le jeu n’a pas de variante « { $variant } ».
setup-seats = Le jeu n’est pas pour { $number } places.
setup-option = L’option « { $option } » ne peut pas avoir cette valeur ici.
setup-level = Il n’y a pas de robots du niveau « { $level } » ({ $seat }).
setup-absence = Une table attend au moins { $seconds } secondes avant qu’un robot puisse remplacer quelqu’un.
setup-language = Il n’y a pas de langue « { $language } ».
content-none = Sur ce serveur, on ne joue qu’avec les boîtes des jeux eux-mêmes.
content-long = Le fichier est trop long : il peut avoir { $most } octets au plus.
content-unchecked = Le fichier n’a pas pu être vérifié. Réessayez plus tard.
content-wrong = Ce fichier ne convient pas. { $problem }

undo-over = La partie est finie : on ne peut plus rien annuler.
undo-nothing = Vous n’avez encore rien décidé.
undo-chance = Le hasard a joué depuis votre dernière décision : elle ne peut plus être annulée.
undo-other = { $seat } a pris une décision depuis : votre coup ne peut plus être annulé.
undo-reveal = Votre dernière décision a montré quelque chose de caché : elle ne peut plus être annulée.

## Venir sur un serveur

join-passphrase = Phrase secrète de « { $name } » : { "" }
join-tables = Vos tables sur { $server } :
join-no-tables = Vous n’avez pas de table en cours sur { $server }.
join-table-turn = { $game } : { $who }. À vous de jouer.
join-table-playing = { $game } : { $who }.
join-table-waiting = { $game } : { $who }. Pas encore commencée.

## Une table sur un serveur

help-far =
    Un coup : son numéro dans la liste, ou ses mots comme entre crochets.

    ? NOM                    explique une carte, un pouvoir ou un mot des règles
    règles                   les chapitres des règles ; règles 4 en lit un
    coups                    la liste des coups, encore (comme Entrée)
    pourquoi COUP            pourquoi un coup n’est pas possible
    conseil                  ce que ferait un bon joueur
    annuler                  annuler votre décision, si personne n’en a rien appris
    plateau                  montrer encore le plateau
    journal                  raconter tout ce qui s’est passé
    dire TEXTE               dire quelque chose aux autres
    proposer pause           demander une pause aux autres (ou : annulation, arrêt)
    proposer remplaçant 2    un robot au siège 2, dont le joueur est absent, ou au vôtre
    retour                   jouer à nouveau là où un robot vous remplace
    oui, non                 voter ; continuer met fin à une pause
    abandonner               abandonner : vous perdez
    revanche                 après la fin : proposer ou accepter une autre partie
    revanche non             la refuser
    quitter                  partir ; la table vous attend

vote-asked = { $seat } propose { $what }. Votez : oui ou non.
rematch-there = Les joueurs continuent à une autre table : tapez revanche pour les suivre.
link-unknown = Ce lien ne mène nulle part.
link-void = Ce lien n’est plus valable : demandez-en un autre.
link-watch = Ce lien sert à regarder.
watch-no-link = Seule une table que l’on regarde par un lien a un tel lien à remplacer.
watch-ended = L’hôte a annulé le lien pour regarder : demandez-en un nouveau.
origin-foreign = Cela vient d’une page d’un autre site.
host-unknown = Ce serveur ne répond pas au nom « { $name } ». La personne qui le fait tourner peut le lancer avec --url et son adresse publique, ou ajouter ce nom sous hosts dans settings.toml.
banned = Vous n’avez pas accès à ce serveur.
page-unknown = Il n’y a rien ici.
method-unknown = Cela ne se demande pas ainsi.
request-unreadable = La demande est illisible à { $where }.
request-long = La demande dépasse { $most } octets.
message-unreadable = Le message est illisible à { $where }.
message-version = Le serveur parle la version { $version } du protocole : rechargez la page.
limit-rate = Trop à la fois : attendez un instant.
limit-tables = Vous avez déjà { $most } tables : finissez-en une d’abord.
limit-sockets = Vous avez déjà { $most } connexions : fermez-en une d’abord.
limit-full = Le serveur est plein : { $most } connexions sont ouvertes. Revenez plus tard.
limit-hints = Un conseil à la fois.
socket-slow = La connexion est trop lente pour suivre.
socket-faults = Trop de messages illisibles sur cette connexion : elle a été fermée.
socket-refusals = Trop de messages refusés sur cette connexion : elle a été fermée.
connection-failed = Le serveur est injoignable : { $reason }
server-stopping = Le serveur s’arrête ; la table restera comme elle est.
server-error = Quelque chose a échoué dans le serveur ; rien n’a changé.
store-failed = Le serveur ne peut pas enregistrer pour le moment : cela n’a peut-être pas été fait. Vérifiez, puis réessayez.

## Jouer dans un terminal

welcome = Tapez ? pour l’aide, règles pour les règles, quitter pour partir.
seat-person = { $seat } : une personne devant cet écran
seat-bot = { $seat } : un robot, { $bot }
bot-random = qui joue au hasard
bot-novice = Novice
bot-apprentice = Apprenti
bot-adept = Adepte
bot-master = Maître
turn = { $seat } : { $asked }
moves-of-kind =
    { $count ->
        [0] { $name } : { $count } coup
        [one] { $name } : { $count } coup
       *[other] { $name } : { $count } coups
    }
choose = Tapez un numéro, ou les mots entre crochets. Tapez ? pour l’aide.
choose-back = Tapez un numéro, ou les mots entre crochets. Entrée revient en arrière.

pass-screen = Passez l’écran { A($seat) }, qui appuie sur Entrée.
pass-screen-undo = Passez l’écran { A($seat) }, qui appuie sur Entrée. Ou tapez annuler pour revenir sur votre coup.
pass-hide = Appuyez sur Entrée pour cacher ceci avant de passer l’écran.
confirm = Appuyez sur Entrée pour finir votre tour, ou tapez annuler.

unreadable = Je ne comprends pas « { $typed } ».
unreadable-near = Je ne comprends pas « { $typed } ». Vouliez-vous dire { $near } ?
unreadable-or = { $first } ou { $last }
no-such-number = Il n’y a pas de numéro { $typed } dans la liste.
not-now = Aucun coup qui commence par « { $typed } » n’est possible maintenant.
allowed = « { $typed } » est possible maintenant.
why-what = Tapez pourquoi et un coup, par exemple : pourquoi { $example }
undone = Coup annulé.
hint-reason = { $move } — { $reason }
log-empty = Il ne s’est encore rien passé.
language-set = On continue en français.
language-unknown = Il n’y a pas de langue « { $typed } ». Il y a : { $known }
lookup-none = Rien ici ne s’appelle « { $typed } ». Essayez règles, ou ? tout seul.
lookup-several = Plusieurs choses s’appellent ainsi : { $names }
chapter-open = Tapez règles et un numéro pour lire un chapitre, règles tout pour tout lire, ? et un nom pour une carte ou un pouvoir.
chapter-none = Il n’y a pas de chapitre { $typed }.
chapter-missing = Ce jeu n’a pas de page de règles.
powers-heading = Pouvoirs
tips-heading = Conseils

help =
    Un coup : son numéro dans la liste, ou ses mots, montrés entre crochets.
    Les premiers mots suffisent pour lister les coups qui commencent ainsi.

    ? NOM             explique une carte, un pouvoir ou un mot des règles
    règles            les chapitres des règles ; règles 4 en lit un
    coups             liste à nouveau les coups (Entrée aussi)
    pourquoi COUP     dit pourquoi un coup n’est pas possible
    conseil           les deux coups auxquels un robot penserait, et pourquoi
    annuler           annule votre décision, si personne n’en a rien appris
    plateau           montre à nouveau le plateau
    journal           raconte tout ce qui s’est passé
    sauver FICHIER    sauve la partie ; suite : philtre play --load FICHIER
    langue en         in English
    quitter           partir ; une partie inachevée est sauvée d’elle-même

## Commandes : les noms anglais sont toujours compris, et ceux-ci

command-help = aide
command-rules = règles
command-rules-all = tout
command-moves = coups
command-why = pourquoi
command-hint = conseil
command-undo = annuler
command-board = plateau
command-log = journal
command-save = sauver
command-language = langue
command-quit = quitter
command-say = dire
command-call = proposer
command-yes = oui
command-no = non
command-resume = continuer
command-back = retour
command-rematch = revanche
command-resign = abandonner
resign-confirm = Vous perdez la partie. Tapez abandonner oui pour confirmer.
call-pause = pause
call-abandon = arrêt
call-take-back = annulation
call-stand-in = remplaçant

## Sauver

save-where = Tapez sauver et un nom de fichier, par exemple : sauver partie.txt
save-exists = { $file } existe déjà. Le remplacer ? (oui ou non)
save-kept = Rien n’est sauvé : { $file } reste tel quel.
saved = Sauvé dans { $file } (avec tout ce qui est caché). Pour continuer : philtre play --load { $quoted }
saved-over = Sauvé dans { $file }. Pour revoir la partie : philtre replay { $quoted }
save-failed = Impossible d’écrire { $file } : { $reason }. Rien n’est sauvé.
reason-missing = ce dossier n’existe pas
reason-forbidden = ce n’est pas permis
reason-folder = c’est un dossier
reason-full = il n’y a plus de place
left-saved = Votre partie est sauvée : { $file }
left-go-on = Pour continuer : philtre play --load { $quoted }
left = Au revoir.

## La fin

end-heading = La partie est finie.
end-won =
    { $count ->
        [0] { $seats } gagne.
        [one] { $seats } gagne.
       *[other] { $seats } gagnent.
    }
end-draw = La partie est nulle.
end-lost = Personne ne gagne.
end-score = Votre score : { $score }
end-seed = Graine { $seed } : la même graine et les mêmes coups redonnent la même partie (philtre play --seed { $seed }).
end-save = Pour sauver la partie, tapez un nom de fichier ; Entrée pour partir sans.

## Revoir une partie

replay-at = Position { $at } sur { $last }
replay-help = Entrée : suivante. b : précédente. Un numéro : y aller. q : partir.
replay-first = C’est la première position.
replay-last = C’est la dernière position.
replay-range = Les positions vont de 0 à { $last }.
replay-unfinished = Le fichier s’arrête ici : la partie n’était pas finie.
record-rules = ce fichier a été fait avec la version { $rules } des règles { DE($title) } ; ce philtre joue la version { $ours } et ne peut pas le lire.

## La liste des jeux

games-seats = places : { $seats }
games-variants = Variantes (--variant)
games-options = Options (--option NOM=VALEUR)
games-allowed = { $values } (par défaut : { $default })
games-range = de { $low } à { $high }
games-only = seulement en : { $variants }
games-play = Pour jouer : philtre play { $example }
