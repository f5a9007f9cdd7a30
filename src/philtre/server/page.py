"""What a browser is shown: the client, or a plain page that says that it is not built."""

from __future__ import annotations

from starlette.responses import HTMLResponse

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>philtre</title>
<h1>philtre</h1>
<p>The server is running, but its browser client is not built.</p>
<p>You can play from a terminal: <code>philtre join ADDRESS</code>, with the address of this page.</p>
<p lang="fr">Le serveur fonctionne, mais le client pour navigateur n’est pas construit. On peut jouer
dans un terminal&nbsp;: <code>philtre join ADRESSE</code>, avec l’adresse de cette page.</p>
</html>
"""


def page() -> HTMLResponse:
    """The same for every address of the hall: opening a link to a seat takes nothing."""
    return HTMLResponse(PAGE, headers={"cache-control": "no-store"})
