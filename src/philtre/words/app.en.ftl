# The app: without the server, notifications, settings. Same ids and variables as app.fr.ftl.

offline-hall = Offline: the server cannot be reached. Lessons and rules are here meanwhile; games need the server.
offline-list = This list needs the server.
offline-lesson = This device has not kept the lesson. It keeps all lessons on the second visit, or once philtre is installed.
offline-question = This question needs the server. The lesson itself goes on without it.
offline-again = Try again

notify-body = It is your turn.
notify-install = To get messages on an iPhone or iPad, first add philtre to the home screen (Share, then “Add to Home Screen”).
notify-heading = Notifications
notify-about = Devices that get a message when it is your turn and you are not at the table. The message contains the name of the game and a link, nothing else. It travels, encrypted, through the push service of the browser’s maker.
notify-none = No device gets messages. You can turn them on in the settings.
notify-device-here = This device
notify-device-other = Another device
notify-since = since { $day }
notify-end = Turn off
notify-end-label = Turn off: the device that gets messages since { $day }
notify-ended = That device gets no more messages.
limit-push = No more than { $most } devices can get messages. Turn one off first, under “My name and data”.
push-off = This server sends no messages.
push-unfit = The server cannot send messages to the address that this browser has named.
