# Qui l’on est : parties finies, un nom que l’on garde, ses données. Mêmes identifiants et mêmes variables que person.en.ftl.

## Mes tables, au salon

ago-now = à l’instant
mine-hosted = vous en êtes l’hôte : { $who }

## Continuer sur un autre appareil

device-heading = Continuer sur un autre appareil
device-what = Ouvrez ce lien sur votre autre appareil pour y jouer votre place aussi bien qu’ici. Il sert une seule fois, et qui l’ouvre joue pour vous : gardez-le pour vous.
device-link = Pour mon autre appareil
device-again = Le lien a servi. En voici un nouveau.
device-back = Retour

## Mes parties terminées

games-title = Mes parties terminées · philtre
games-heading = Mes parties terminées
games-link = Toutes mes parties terminées
games-kept = Qui était à une table peut la revoir et en garder le fichier.
games-filter = Quelles parties
games-which = Jeu
games-which-all = tous les jeux
games-result = Résultat
games-result-all = tous les résultats
games-result-won = gagnées
games-result-lost = perdues
games-result-drawn = nulles
games-who = Avec
games-who-hint = un nom, ou une partie
games-count =
    { $count ->
        [0] Aucune partie.
        [one] 1 partie.
       *[other] { $count } parties.
    }
games-me = (vous)
games-winner = (victoire)
games-was-won = Vous avez gagné.
games-was-lost = Vous avez perdu.
games-was-drawn = Partie nulle.
games-replay = Revoir
games-record = Fichier
games-pages = Pages
games-page = Page { $number } sur { $last }
games-newer = Plus récentes
games-older = Plus anciennes
games-none = Aucune pour l’instant. Quand une partie se termine, vous la retrouvez ici, à revoir ou à garder. Commencez-en une au salon.
games-none-such = Aucune partie de ce genre.
games-show-all = Tout montrer

## Un nom que l’on garde

former-player = un ancien joueur
chat-removed = (supprimé)
table-changed = La table a changé : on la regarde à nouveau.
signed-out = Vous avez été déconnecté.
kept-unfit = Un tel nom compte de { $shortest } à { $longest } lettres ou chiffres d’une même écriture, avec des espaces, points, tirets ou apostrophes entre eux.
kept-taken = Quelqu’un garde le nom « { $name } », ou un autre qui s’y méprend : choisissez-en un autre.
kept-already = Vous gardez déjà le nom « { $name } » : déconnectez-vous d’abord.
kept-none = Vous ne gardez pas encore de nom.
passphrase-short = Une phrase secrète compte au moins { $least } lettres : quelques mots font l’affaire.
passphrase-name = La phrase secrète ne doit pas être le nom.
sign-in-wrong = Ce nom et cette phrase secrète ne vont pas ensemble.
limit-sign-in =
    { $seconds ->
        [one] Trop d’essais : recommencez dans une seconde.
       *[other] Trop d’essais : recommencez dans { $seconds } secondes.
    }
limit-busy = Trop de monde se connecte en ce moment : recommencez dans un instant.
forget-unsure = Dites que vous en êtes sûr : rien ne pourra être rétabli.
