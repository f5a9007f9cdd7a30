# L’application : sans le serveur, notifications, réglages. Mêmes identifiants et mêmes variables que app.en.ftl.

offline-hall = Hors ligne : le serveur est injoignable. En attendant, les leçons et les règles restent disponibles ; pour jouer, il faut le serveur.
offline-list = Pour cette liste, il faut le serveur.
offline-lesson = Cet appareil n’a pas gardé la leçon. Il garde toutes les leçons à la deuxième visite, ou dès que philtre est installé.
offline-question = Pour cette question, il faut le serveur. La leçon, elle, continue sans lui.
offline-again = Réessayer

notify-body = C’est à vous de jouer.
notify-install = Pour recevoir des messages sur un iPhone ou un iPad, ajoutez d’abord philtre à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil »).
notify-heading = Notifications
notify-about = Les appareils qui reçoivent un message quand c’est à vous et que vous n’êtes pas à la table. Ce message contient le nom du jeu et un lien, rien d’autre. Il passe, chiffré, par le service de notifications de l’éditeur du navigateur.
notify-none = Aucun appareil ne reçoit de messages. Vous pouvez les activer dans les réglages.
notify-device-here = Cet appareil
notify-device-other = Un autre appareil
notify-since = depuis le { $day }
notify-end = Désactiver
notify-end-label = Désactiver : l’appareil qui reçoit des messages depuis le { $day }
notify-ended = Cet appareil ne reçoit plus de messages.
limit-push = Pas plus de { $most } appareils ne peuvent recevoir de messages. Désactivez-en un d’abord, sous « Mon nom et mes données ».
push-off = Ce serveur n’envoie pas de messages.
push-unfit = Le serveur ne peut pas envoyer de messages à l’adresse que ce navigateur a donnée.
