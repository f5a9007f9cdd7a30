# Le client pour navigateur, sur toutes les pages. Mêmes identifiants et mêmes variables que web.en.ftl.

web-skip = Aller au contenu
web-dismiss = (fermer)
web-to-hall = Retour au salon
web-unreachable = Le serveur est injoignable. Vérifiez la connexion, puis réessayez.
web-unsure = La connexion a été perdue entre-temps. Regardez si c’est fait, et recommencez sinon.
