# Suivre une partie dans le navigateur : son rythme, les derniers tours, le journal. Mêmes noms que dans follow.en.ftl.

pace-heading = Rythme des coups des autres joueurs
pace-calm = Calme
pace-brisk = Vif
pace-instant = Immédiat
pace-skip = Passer
pace-skip-key =
    { $touch ->
        [yes] Montrer la table telle qu’elle est maintenant (ou touchez le plateau)
       *[no] Montrer la table telle qu’elle est maintenant (un clic sur le plateau, ou Espace)
    }

last-heading = Derniers tours
last-none = n’a pas encore joué
last-nothing = n’a rien fait
last-times = { $text } ({ $count } ×)
last-more = Montrer les derniers tours en entier
last-less = Montrer les derniers tours en bref

log-down = À la dernière ligne

tray-more =
    { $count ->
        [one] encore { $count } plus bas
       *[other] encore { $count } plus bas
    }
tray-fold = Replier les choix

keys-answer = répondre par ce choix
keys-skip = passer au présent, pendant que les coups des autres sont montrés
