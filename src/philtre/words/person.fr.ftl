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
