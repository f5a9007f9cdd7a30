# Au clavier et à l’oreille dans le navigateur : coups tapés, annonces, raccourcis. Mêmes ids et variables que keys.en.ftl.

typing-several = « { $typed } » peut désigner plusieurs coups : précisez lequel.

# Taper un coup. Les commandes sont les mots qui en désignent une, séparés par des virgules.
typing-label = Taper un coup
typing-example = Par exemple : { $example }
typing-go = Valider
typing-close = Fermer
typing-nothing = « { $typed } » : il n’y a rien à faire pour l’instant.
typing-undo = annuler
typing-hint = conseil
typing-why = pourquoi
typing-again = encore, dernier
typing-score = score
typing-hand = main, moi
typing-choices = choix
typing-board = plateau
typing-log = journal
typing-chat = discussion
typing-rules = règles
typing-notes = notes
typing-list = touches, aide

# Annonces des lecteurs d’écran
heard-heading = Annonces
heard-connected = Connexion rétablie.
heard-no-score = Ce jeu n’a pas de score à annoncer.
heard-no-hand = Vous n’avez rien ici.
pick-waiting = Rien à choisir pour l’instant

# La liste des touches
keys-with = { $text } (touche { $key })
keys-single = Raccourcis à une seule touche
keys-single-about = Désactivez-les si un lecteur d’écran ou la saisie vocale en a besoin ; les chiffres ne répondent alors que dans la liste des choix. Choisissez une touche pour la changer.
keys-change = { $what } : touche { $key }, la changer
keys-press = Appuyez sur la nouvelle touche pour : { $what }
keys-changed = { $what } : touche { $key } désormais
keys-no = { $key } ne convient pas ici : choisissez une lettre ou un signe.
keys-reset = Rétablir les touches d’origine
keys-again = redire ce qui s’est passé depuis votre dernière décision (lecteurs d’écran)
keys-score = dire le score (lecteurs d’écran)
keys-hand = dire ce que vous avez (lecteurs d’écran)
keys-choices = aller aux choix
keys-board = aller au plateau
keys-type = taper un coup
keys-tab = à l’élément suivant ; Maj et Tab au précédent
keys-enter = l’activer : répondre, ouvrir, choisir
keys-arrows = le long des choix, des cases d’un marché, des lignes du journal
