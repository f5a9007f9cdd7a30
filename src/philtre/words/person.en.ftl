# Who one is: finished games, a name that is kept, one's data. Same ids and variables as person.fr.ftl.

## My tables, in the hall

ago-now = just now
mine-hosted = you host it: { $who }

## Going on with another device

device-heading = Go on with another device
device-what = Open this link on your other device, and play your seat there as well as here. It works once, and whoever opens it plays for you: keep it to yourself.
device-link = For my other device
device-again = The link has been used. Here is a new one.
device-back = Back
