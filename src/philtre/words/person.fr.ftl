# Le joueur : parties finies, un nom que l’on garde, ses données. Mêmes identifiants et mêmes variables que person.en.ftl.

## Mes tables, au salon

ago-now = à l’instant
mine-hosted = vous en êtes l’hôte : { $who }

## Continuer sur un autre appareil

device-heading = Continuer sur un autre appareil
device-what = Ouvrez ce lien sur votre autre appareil pour y jouer votre place aussi bien qu’ici. Il sert une seule fois, et la personne qui l’ouvre joue pour vous : gardez-le pour vous.
device-link = Pour mon autre appareil
device-again = Le lien a servi. En voici un nouveau.
device-alone = Arrêter tous les autres appareils
device-alone-what = Seul cet appareil joue alors votre place, et les liens déjà donnés ne sont plus valables.
device-alone-done = Plus aucun autre appareil ne joue votre place.
device-back = Retour

## Mes parties terminées

games-title = Mes parties terminées · philtre
games-heading = Mes parties terminées
games-link = Toutes mes parties terminées
games-kept = Toutes les personnes qui étaient à une table peuvent la revoir et télécharger la partie.
games-filter = Quelles parties
games-which = Jeu
games-which-all = tous les jeux
games-result = Résultat
games-result-all = tous les résultats
games-result-won = gagnées
games-result-lost = perdues
games-result-drawn = nulles
games-who = Avec
games-who-hint = un nom, ou une partie du nom
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
games-record = Télécharger la partie
games-pages = Pages
games-page = Page { $number } sur { $last }
games-newer = Plus récentes
games-older = Plus anciennes
games-none = Aucune pour l’instant. Quand une partie se termine, vous la retrouvez ici, à revoir ou à garder. Commencez-en une au salon.
games-none-such = Aucune partie de ce genre.
games-show-all = Tout montrer

## Un nom que l’on garde

name-mark = nom enregistré
former-player = un ancien joueur
chat-removed = (supprimé)
table-changed = La table a changé : on la regarde à nouveau.
signed-out = Vous avez été déconnecté.
session-ended = Votre session dans ce navigateur est terminée. Vous êtes désormais un invité, sauf si vous venez de vous connecter : rechargez la page et réessayez.
device-unknown = Vous n’êtes plus connecté sur cet appareil.
device-here = C’est l’appareil que vous utilisez : déconnectez-vous ici plutôt.
kept-unfit = Un tel nom compte de { $shortest } à { $longest } lettres ou chiffres d’une même écriture, avec des espaces, points, tirets ou apostrophes entre eux.
kept-taken = Le nom « { $name } », ou un nom trop semblable, est déjà pris : choisissez-en un autre.
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
forget-unsure = Confirmez d’abord : rien ne pourra être rétabli.

## Moi

me-link = Mon nom et mes données
me-link-guest = Garder mes parties, ou se connecter
me-title = Mon nom et mes données · philtre
me-heading = Mon nom et mes données
me-what = Vous êtes ici en invité : ce navigateur vous connaît, et aucun autre. Cela suffit pour jouer.
me-what-kept = Vos tables sont les mêmes sur tous les appareils où vous êtes connecté.
me-keep-heading = Garder mes parties
me-keep-what = Choisissez un nom et une phrase secrète, et vous retrouverez vos tables et vos parties terminées : sur un autre appareil, ou quand ce navigateur vous aura oublié. On ne demande pas d’adresse électronique.
me-keep = Garder
me-kept-now = Vous gardez le nom « { $name } ». Souvenez-vous de la phrase secrète.
me-name = Nom de connexion
me-name-hint = Personne d’autre ne peut l’avoir. Ce que les autres voient à la table se change en haut, comme toujours.
me-passphrase = Phrase secrète
me-passphrase-hint = Au moins 8 lettres. Quelques mots que personne ne devinerait font l’affaire.
me-passphrase-old = Phrase secrète actuelle
me-passphrase-new = Nouvelle phrase secrète
me-show = Montrer
me-busy = Un instant…
me-sign-in-heading = Se connecter
me-sign-in = Se connecter
me-sign-in-what = Avec un nom que vous gardez déjà.
me-sign-in-tables =
    { $count ->
        [0] Avec un nom que vous gardez déjà.
        [one] Avec un nom que vous gardez déjà. La table de ce navigateur vous suit et devient vôtre partout.
       *[other] Avec un nom que vous gardez déjà. Les { $count } tables de ce navigateur vous suivent et deviennent vôtres partout.
    }
me-lost-passphrase = Phrase secrète perdue ? La personne qui gère ce serveur peut vous en donner une nouvelle.
me-kept = Vous gardez le nom « { $name } »
me-kept-what = Connectez-vous avec lui sur d’autres appareils. Si vous vous déconnectez, vous retrouvez tout en vous reconnectant.
me-devices =
    { $count ->
        [0] Vous n’êtes connecté sur aucun appareil.
        [one] Vous n’êtes connecté que sur cet appareil.
       *[other] Vous êtes connecté sur { $count } appareils.
    }
me-device-here = Cet appareil
me-device-other = Un autre appareil
me-device-since = connecté depuis le { $day }
me-device-end = Le déconnecter
me-device-end-label = Le déconnecter : l’appareil connecté depuis le { $day }
me-device-ended = Cet autre appareil est déconnecté.
me-sign-out = Se déconnecter
me-elsewhere = Déconnecter tous les autres appareils
me-elsewhere-done = Tous les autres appareils sont déconnectés.
me-change-heading = Changer de phrase secrète
me-change-what = Tous les autres appareils sont déconnectés en même temps.
me-change = Changer
me-changed = La phrase secrète est changée.
me-data-heading = Mes données
me-data-what = Tout ce que le serveur a de vous dans un fichier : noms, tables, places, notes, ce que vous avez dit, les fichiers des parties terminées et les réglages de ce navigateur.
me-data-save = Enregistrer une copie
me-forget = M’oublier…
me-forget-heading = M’oublier
me-forget-what = Votre nom, vos notes et tout ce que vous avez dit aux tables sont supprimés, et vous êtes déconnecté partout.
me-forget-alone = Les parties jouées seul ou contre des robots sont supprimées.
me-forget-others = Les parties terminées avec d’autres restent les leurs, à revoir, avec « un ancien joueur » à votre place.
me-forget-playing = Là où une partie est en cours, vous rendez votre place : les autres peuvent y mettre un robot. Les tables dont vous êtes l’hôte et qui n’ont pas commencé sont fermées.
me-forget-sure = Rien ne pourra être rétabli.
me-forget-do = M’oublier pour de bon
