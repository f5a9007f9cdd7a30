# Les phrases qui n’appartiennent à aucun jeu. Mêmes identifiants et mêmes variables que words.en.ftl.

list = { $first } et { $last }
player = Joueur { $number }
bot = Robot { $number }
hidden = caché
about = { $name } : { $text }
yes = oui
no = non

## La table

table-over = La partie est finie.
table-not-a-move = Ce n’est pas un coup de ce jeu.

undo-over = La partie est finie : on ne peut plus rien reprendre.
undo-nothing = Vous n’avez encore rien décidé.
undo-chance = Le hasard a joué depuis votre dernière décision : elle ne peut plus être reprise.
undo-other = { $seat } a pris une décision depuis : votre coup ne peut plus être repris.
undo-reveal = Votre dernière décision a montré quelque chose de caché : elle ne peut plus être reprise.

## Jouer dans un terminal

welcome = Tapez ? pour l’aide, règles pour les règles, quitter pour partir.
seat-person = { $seat } : une personne devant cet écran
seat-bot = { $seat } : un robot, { $bot }
bot-random = qui joue au hasard
bot-novice = Novice
bot-apprentice = Apprenti
bot-adept = Adepte
bot-master = Maître
turn = { $seat } : { $asked }
moves-of-kind =
    { $count ->
        [0] { $name } : { $count } coup
        [one] { $name } : { $count } coup
       *[other] { $name } : { $count } coups
    }
choose = Tapez un numéro, ou les mots entre crochets. Tapez ? pour l’aide.
choose-back = Tapez un numéro, ou les mots entre crochets. Entrée revient en arrière.

pass-screen = Passez l’écran à { $seat }, qui appuie sur Entrée.
pass-screen-undo = Passez l’écran à { $seat }, qui appuie sur Entrée. Ou tapez annuler pour reprendre votre coup.
pass-hide = Appuyez sur Entrée pour cacher ceci avant de passer l’écran.
confirm = Appuyez sur Entrée pour finir votre tour, ou tapez annuler.

unreadable = Je ne comprends pas « { $typed } ».
unreadable-near = Je ne comprends pas « { $typed } ». Vouliez-vous dire { $near } ?
unreadable-or = { $first } ou { $last }
no-such-number = Il n’y a pas de numéro { $typed } dans la liste.
not-now = Aucun coup qui commence par « { $typed } » n’est possible maintenant.
allowed = « { $typed } » est possible maintenant.
why-what = Tapez pourquoi et un coup, par exemple : pourquoi { $example }
undone = Coup repris.
hint-chance = { $move } : gagne environ { $percent } % du temps
hint-reason = { $move } — { $reason }
log-empty = Il ne s’est encore rien passé.
language-set = On continue en français.
language-unknown = Il n’y a pas de langue « { $typed } ». Il y a : { $known }
lookup-none = Rien ici ne s’appelle « { $typed } ». Essayez règles, ou ? tout seul.
lookup-several = Plusieurs choses s’appellent ainsi : { $names }
chapter-open = Tapez règles et un numéro pour lire un chapitre, règles all pour tout lire, ? et un nom pour une carte ou un pouvoir.
chapter-none = Il n’y a pas de chapitre { $typed }.
chapter-missing = Ce jeu n’a pas de page de règles.
powers-heading = Pouvoirs
tips-heading = Conseils

help =
    Un coup : son numéro dans la liste, ou ses mots, montrés entre crochets.
    Les premiers mots suffisent pour lister les coups qui commencent ainsi.

    ? NOM             explique une carte, un pouvoir ou un mot des règles
    règles            les chapitres des règles ; règles 4 en lit un
    coups             liste à nouveau les coups (Entrée aussi)
    pourquoi COUP     dit pourquoi un coup n’est pas possible
    conseil           les deux coups auxquels un robot penserait, et pourquoi
    annuler           reprend votre décision, si personne n’en a rien appris
    plateau           montre à nouveau le plateau
    journal           raconte tout ce qui s’est passé
    sauver FICHIER    sauve la partie ; suite : philtre play --load FICHIER
    langue en         in English
    quitter           partir ; une partie inachevée est sauvée d’elle-même

## Commandes : les noms anglais sont toujours compris, et ceux-ci

command-help = aide
command-rules = règles
command-moves = coups
command-why = pourquoi
command-hint = conseil
command-undo = annuler
command-board = plateau
command-log = journal
command-save = sauver
command-language = langue
command-quit = quitter

## Sauver

save-where = Tapez sauver et un nom de fichier, par exemple : sauver partie.txt
save-exists = { $file } existe déjà. Le remplacer ? (oui ou non)
save-kept = Rien n’est sauvé : { $file } reste tel quel.
saved = Sauvé dans { $file } (avec tout ce qui est caché). Pour continuer : philtre play --load { $quoted }
saved-over = Sauvé dans { $file }. Pour revoir la partie : philtre replay { $quoted }
save-failed = Impossible d’écrire { $file } : { $reason }. Rien n’est sauvé.
reason-missing = il n’y a pas de tel dossier
reason-forbidden = ce n’est pas permis
reason-folder = c’est un dossier
reason-full = il n’y a plus de place
left-saved = Votre partie est sauvée : { $file }
left-go-on = Pour continuer : philtre play --load { $quoted }
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
end-score = Votre score : { $score }
end-seed = Graine { $seed } : la même graine et les mêmes coups redonnent la même partie (philtre play --seed { $seed }).
end-save = Pour sauver la partie, tapez un nom de fichier ; Entrée pour partir sans.

## Revoir une partie

replay-at = Position { $at } sur { $last }
replay-help = Entrée : suivante. b : précédente. Un numéro : y aller. q : partir.
replay-first = C’est la première position.
replay-last = C’est la dernière position.
replay-range = Les positions vont de 0 à { $last }.
replay-unfinished = Le fichier s’arrête ici : la partie n’était pas finie.

## La liste des jeux

games-seats = places : { $seats }
games-variants = Variantes (--variant)
games-options = Options (--option NOM=VALEUR)
games-allowed = { $values } ({ $default } si vous ne dites rien)
games-range = de { $low } à { $high }
games-only = seulement en : { $variants }
games-play = Pour jouer : philtre play { $example }
