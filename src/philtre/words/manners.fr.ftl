# Les manières entre joueurs, la fin d’une partie, les conseils et les sons. Mêmes identifiants et mêmes variables que manners.en.ftl.

## Dit à toute la table

notice-undone =
    { $you ->
        [yes] Vous avez annulé votre dernière décision.
       *[no] { $seat } a annulé une décision.
    }
notice-taken-back = Tout le monde est d’accord : des coups ont été annulés.
notice-withdrawn =
    { $you ->
        [yes] Vous avez retiré votre demande.
       *[no] { $seat } a retiré sa demande.
    }
notice-refused-pause =
    { $you ->
        [yes] Vous avez refusé la pause.
       *[no] { $seat } ne veut pas de pause.
    }
notice-refused-abandon =
    { $you ->
        [yes] Vous préférez continuer.
       *[no] { $seat } préfère continuer.
    }
notice-refused-take-back =
    { $you ->
        [yes] Vous avez refusé l’annulation du coup.
       *[no] { $seat } refuse l’annulation du coup.
    }
notice-refused-stand-in =
    { $you ->
        [yes] Vous avez refusé le robot remplaçant.
       *[no] { $seat } ne veut pas de robot remplaçant.
    }
notice-stand-in =
    { $you ->
        [yes] Un robot ({ $bot }) joue maintenant pour vous.
       *[no] Un robot ({ $bot }) joue maintenant pour { $seat }.
    }
notice-handed-back =
    { $you ->
        [yes] Vous rejouez vous-même.
       *[no] { $seat } rejoue en personne.
    }
notice-paused = La partie est en pause.
notice-resumed =
    { $you ->
        [yes] Vous avez mis fin à la pause.
       *[no] { $seat } a mis fin à la pause.
    }
notice-ran-out =
    { $you ->
        [yes] Votre temps est écoulé.
       *[no] { $seat } n’a plus de temps.
    }
notice-resigned =
    { $you ->
        [yes] Vous avez abandonné.
       *[no] { $seat } a abandonné.
    }
notice-offered =
    { $you ->
        [yes] Vous avez proposé une revanche.
       *[no] { $seat } propose une revanche.
    }
notice-withdrew-offer =
    { $you ->
        [yes] Vous avez retiré votre proposition de revanche.
       *[no] { $seat } ne propose plus de revanche.
    }
notice-declined =
    { $you ->
        [yes] Vous avez refusé la revanche.
       *[no] { $seat } a refusé la revanche.
    }

## Refus

seat-resigned = Vous avez abandonné : le robot joue jusqu’à la fin.
rematch-none = Personne n’a proposé de revanche.
learn-no-resign = On n’abandonne pas une leçon. Vous pouvez la quitter à tout moment.
table-leave-first = Quittez d’abord votre place : la table disparaîtra de votre liste.
table-others-play = D’autres jouent ici. Abandonnez d’abord : vous pourrez ensuite retirer la table de votre liste.
origin-over = La partie y était déjà finie : choisissez un moment plus tôt.

## L’abandon

resign = Abandonner
resign-sure = Vraiment abandonner ? Vous perdez la partie.
resign-sure-many = Vraiment abandonner ? Vous perdez, et un robot joue à votre place.
resign-alone = Arrêter la partie
resign-alone-sure = Vraiment arrêter ? Cette partie ne comptera pas.
resign-keep = Continuer à jouer
seats-resigned = a abandonné
affairs-call-off = Proposer d’arrêter la partie
affairs-call-off-sure = Vraiment le proposer ? Personne ne gagnerait.

## Les votes

ballot-which = { $seat } demande à annuler : { $what }

## Les places libres de la salle d’attente

waiting-bot = La donner à un robot
waiting-bot-of = La donner à un robot : place { $number }
waiting-bot-level = Niveau du robot
waiting-no-bot = Attendre une personne

## La liste de mes tables

mine-remove = Retirer
mine-remove-of = Retirer { $game } de la liste
mine-end = Arrêter et retirer
mine-end-of = Arrêter { $game } et la retirer de la liste
mine-sure = Vraiment ?
mine-more =
    { $count ->
        [0] { $count } autre
        [one] { $count } autre
       *[other] { $count } autres
    }
mine-tried = entraînement
hall-rematch-offered = revanche proposée
hall-rematch-waits = vous proposez une revanche

## La fin

end-you-won = Vous gagnez !
end-you-won-with = Vous gagnez, avec { $seats } !
end-you-drew = Partie nulle : personne ne vous a battu.
end-you-resigned = Vous avez abandonné.
end-bot-first = Le robot qui a joué à la place { DE($seat) } est arrivé premier.
end-tab = Résultat
end-score-points =
    { $count ->
        [0] { $count } point
        [one] { $count } point
       *[other] { $count } points
    }
end-next-title =
    { $count ->
        [0] Encore { $count } point pour le titre { $title }.
        [one] Encore { $count } point pour le titre { $title }.
       *[other] Encore { $count } points pour le titre { $title }.
    }
end-top-title = C’est le plus haut titre.
end-best-first = Votre première partie finie : voilà le score à battre.
end-best-new = Un nouveau record personnel ! L’ancien était de { $score }.
end-best-same = Vous égalez votre record personnel.
end-best = Votre record personnel est de { $score }.
end-unscored = La partie a été arrêtée avant la fin et ne compte pas.

rematch-offer = Proposer une revanche
rematch-again = Rejouer
rematch-from-here = Réessayer à partir de là
rematch-asked =
    { $count ->
        [0] { $seats } propose une revanche.
        [one] { $seats } propose une revanche.
       *[other] { $seats } proposent une revanche.
    }
rematch-accept = Accepter
rematch-decline = Refuser
rematch-waiting = Revanche proposée. On attend { $seats }.
rematch-withdraw = Retirer la proposition
rematch-open = La revanche est acceptée : sa table est ouverte.

course-better = Mieux : { $move }
course-try = Essayer à partir d’ici
course-try-of = Essayer à partir d’ici : tournant { $number }
replay-try = Jouer à partir d’ici
replay-try-as = Jouer à partir d’ici à la place { DE($seat) }
origin-told = Vous reprenez une partie finie à l’étape { $step }, contre des robots. Le résultat ne compte pas.
origin-back = Revenir à cette partie

## Les conseils

advice-even = à peu près égal
advice-likely = environ { $percent } % de chances de gagner
advice-sure = gagne presque à coup sûr
advice-hopeless = ne gagne presque jamais
advice-equal = à peu près aussi bon
advice-no-reason = le meilleur dans les parties d’essai

## Les sons

sound-heading = Sons
sound-on = Jouer des sons
sound-volume = Volume
sound-vibrate = Vibrer quand c’est à moi
