# The browser client, on every page. Same ids and variables as web.fr.ftl.

web-skip = To the content
web-dismiss = (dismiss)
web-to-hall = To the hall
web-unreachable = The server cannot be reached. Check the connection, then try again.
web-unsure = The connection was lost meanwhile. Look whether it was done, and ask again if not.
