"""The command line: the parser of all commands, and one function that runs each."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from philtre.core.errors import PhiltreError
from philtre.extras import require_extra
from philtre.text.printing import harmless

Commands = Any  # the type of a subparsers action; argparse keeps its name private


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit code. Bad input prints one sentence to stderr and returns 2."""
    try:
        options = parser().parse_args(arguments)
        options.command = list(sys.argv[1:] if arguments is None else arguments)
        if options.game_folders:
            from philtre.core.discovery import FOLDERS

            known = os.environ.get(FOLDERS, "")
            os.environ[FOLDERS] = os.pathsep.join([*options.game_folders, *([known] if known else [])])
        return int(options.run(options))
    except PhiltreError as problem:
        print(harmless(f"philtre: {problem}"), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader closed the pipe: `philtre replay --all game.txt | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def parser() -> argparse.ArgumentParser:
    """The parser of all commands and their options."""
    top = argparse.ArgumentParser(prog="philtre", description="Potion board games, to play and to study.")
    top.add_argument("--version", action=Version, nargs=0, help="print version, build and extras, and exit")
    top.add_argument(
        "--games",
        action="append",
        default=[],
        dest="game_folders",
        metavar="DIR",
        help="a folder of games that are not installed; also in the environment variable PHILTRE_GAMES",
    )
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

    play = commands.add_parser("play", help="play a game in this terminal")
    play.set_defaults(run=run_play)
    play.add_argument("game", nargs="?", metavar="GAME", help="a game's name, as philtre games lists them")
    play.add_argument("--variant", metavar="V", help="a variant of the game")
    play.add_argument("--seats", type=int, metavar="N", help="how many players")
    play.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    play.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="SEAT=NAME",
        help="a person's name, or bot:LEVEL",
    )
    play.add_argument("--me", type=int, metavar="SEAT", help="your seat (default: 1)")
    play.add_argument(
        "--bots",
        metavar="LEVEL",
        help="your rivals: novice, apprentice, adept or master; or random, greedy, search:2000, search:1s",
    )
    play.add_argument("--shuffle", action="store_true", help="draw by lot who sits where")
    play.add_argument("--hot-seat", action="store_true", help="people at all seats, sharing this screen")
    play.add_argument(
        "--confirm", action="store_true", help="ask before your turn ends, so that you can undo"
    )
    play.add_argument("--content", metavar="FILE", help="another deck or board")
    play.add_argument(
        "--seed", type=int, metavar="N", help="random seed: the same seed and moves give the same game"
    )
    play.add_argument("--load", metavar="RECORD", help="resume a saved game")
    add_language(play)

    replay = commands.add_parser("replay", help="step through a saved game")
    replay.set_defaults(run=run_replay)
    replay.add_argument("file", metavar="FILE", help="a record, or the games of a study (FILE.parquet)")
    replay.add_argument("--game", type=int, metavar="N", help="which game of a study, from 1")
    replay.add_argument("--seat", type=int, metavar="N", help="show only what that seat could see")
    replay.add_argument("--all", action="store_true", help="print the whole game at once")
    add_language(replay)

    rules = commands.add_parser("rules", help="print the rules of a game")
    rules.set_defaults(run=run_rules)
    rules.add_argument("game", metavar="GAME")
    add_setup(rules)
    rules.add_argument("--seats", type=int, metavar="N", help="how many players")
    rules.add_argument("--content", metavar="FILE", help="another deck or board")
    add_language(rules)

    games = commands.add_parser("games", help="list the games, their variants and options")
    games.set_defaults(run=run_games)
    add_language(games)

    new = commands.add_parser("new", help="write a new game of your own to a folder, ready to play")
    new.set_defaults(run=run_new)
    new.add_argument("game", metavar="GAME", help="its name: small letters, digits and _")
    new.add_argument(
        "--in", default=".", dest="folder", metavar="DIR", help="the folder to write GAME/ to (default: here)"
    )

    compile_ = commands.add_parser("compile", help="compile the rules of a game of your own, in its folder")
    compile_.set_defaults(run=run_compile)
    compile_.add_argument("folder", metavar="DIR", help="the folder of the game")
    compile_.add_argument(
        "modules", nargs="*", metavar="MODULE",
        help="paths in DIR (default: rules/, heuristics/, state.py, heuristics.py and encode.py)",
    )  # fmt: skip
    compile_.add_argument("--remove", action="store_true", help="delete what was compiled")

    check = commands.add_parser("check", help="check that games keep the contract")
    check.set_defaults(run=run_check)
    check.add_argument("game", nargs="?", metavar="GAME", help="one game (default: all)")
    check.add_argument("--content", metavar="FILE", help="another deck or board for that game")
    check.add_argument("--games", type=int, default=1, metavar="N", help="matches for each case and check")
    check.add_argument("--seed", type=int, default=1, metavar="N")

    add_serve(commands)
    add_admin(commands)

    match = commands.add_parser("match", help="let bots play each other, many times")
    match.set_defaults(run=run_match)
    match.add_argument("game", metavar="GAME", help="a game's name, as philtre games lists them")
    match.add_argument(
        "--seats",
        required=True,
        metavar="BOTS",
        help="a bot for each seat, as in search:800,./mine.py:MyBot; or one for all of them",
    )
    match.add_argument("--games", type=int, default=100, metavar="N", help="number of games (default: 100)")
    add_setup(match)
    add_study(match)
    add_shard(match)

    ladder = commands.add_parser("ladder", help="show that each level of bots beats the one below")
    ladder.set_defaults(run=run_ladder)
    ladder.add_argument("game", metavar="GAME")
    ladder.add_argument(
        "--bots", metavar="BOTS", help="other bots than the levels, the weakest first: greedy,./mine.py:MyBot"
    )
    ladder.add_argument(
        "--games", type=int, default=400, metavar="MAX", help="most games for each comparison (default: 400)"
    )
    ladder.add_argument(
        "--minutes",
        type=float,
        default=60,
        metavar="M",
        help="most minutes for all comparisons (default: 60)",
    )
    add_study(ladder)
    add_shard(ladder)

    balance = commands.add_parser("balance", help="measure how fair and how long a game is")
    balance.set_defaults(run=run_balance)
    balance.add_argument("game", metavar="GAME")
    balance.add_argument(
        "--bots", default="random,greedy", metavar="BOTS", help="the bots that play (default: random,greedy)"
    )
    balance.add_argument(
        "--games",
        type=int,
        default=400,
        metavar="N",
        help="games for each number of seats and each bot (default: 400)",
    )
    balance.add_argument(
        "--seats", type=int, metavar="N", help="number of seats (default: all that the variant takes)"
    )
    add_setup(balance)
    add_study(balance)
    add_shard(balance)
    add_report(commands)
    add_sweep(commands)

    add_fit(commands)

    merge = commands.add_parser("merge", help="join the files of a study's shards")
    merge.set_defaults(run=run_merge)
    merge.add_argument("files", nargs="+", metavar="FILE", help="what commands with --shard wrote with --out")
    merge.add_argument("--out", required=True, metavar="FILE", help="the new file")
    return top


def add_report(commands: Commands) -> None:
    report = commands.add_parser(
        "report", help="report on a game: verdicts, plots and tables on one page", conflict_handler="resolve"
    )
    report.set_defaults(run=run_report)
    report.add_argument("game", metavar="GAME", help="a game's name, as philtre games lists them")
    for name, default, metavar, about in (
        ("--games", 400, "N", "games for each number of seats and each bot"),
        (
            "--seats",
            None,
            "N",
            "number of seats (default: the variant's smallest in full, the others in short)",
        ),
        (
            "--level-games",
            None,
            "N",
            "games of each player of the scale, and of each two (default: a quarter of --games)",
        ),
        ("--positions", 24, "N", "most positions of a game whose chances are estimated; 0: none"),
    ):
        shown = f" (default: {default})" if default is not None else ""
        report.add_argument(name, type=int, default=default, metavar=metavar, help=about + shown)
    report.add_argument(
        "--bots",
        default="greedy",
        metavar="BOTS",
        help="the bots that play; the first in full (default: greedy)",
    )
    report.add_argument(
        "--levels", default="random,greedy,search:25,search:100,search:400", metavar="BOTS",
        help="players of the scale of skill, the weakest first; '' leaves it out (default: %(default)s)",
    )  # fmt: skip
    report.add_argument(
        "--precision", type=float, default=2.0, metavar="POINTS",
        help="say how many games it takes to know a share of wins to ± POINTS (default: 2)",
    )  # fmt: skip
    report.add_argument(
        "--measure", action="append", default=[], metavar="FILE.py:CLASS", help="a measure of your own"
    )
    add_setup(report)
    add_study(report)
    report.add_argument(
        "--out",
        metavar="FILE.html",
        help="write the page to this file, with FILE.json and FILE.csv (default: text)",
    )
    report.add_argument(
        "--resume", dest="journal", metavar="FILE.jsonl",
        help="keep finished games in this file, and resume from it (default: beside the page)",
    )  # fmt: skip
    add_shard(report)
    add_language(report)


def add_sweep(commands: Commands) -> None:
    sweep = commands.add_parser("sweep", help="vary options, variants or numbers of the content, and compare")
    sweep.set_defaults(run=run_sweep)
    sweep.add_argument("game", metavar="GAME|STUDY.toml", help="a game's name, or a study in a file")
    sweep.add_argument(
        "--vary", action="append", default=[], metavar="NAME=VALUES",
        help="an option, a key of content.toml, variant, seats, bots or deck: hire=1..5, deck=a.toml,b.toml",
    )  # fmt: skip
    compare = commands.add_parser("compare", help="compare two decks, boards or bots")
    compare.set_defaults(run=run_compare)
    compare.add_argument("first", metavar="A", help="a content file, a game (for its own), or a bot")
    compare.add_argument("second", metavar="B", help="another one")
    compare.add_argument("--game", metavar="GAME", help="the game, for two bots")
    for command in (sweep, compare):
        command.add_argument("--bots", metavar="BOTS", help="one bot for all seats, or one for each (greedy)")
        command.add_argument("--seats", type=int, metavar="N", help="number of seats")
        command.add_argument("--games", type=int, metavar="N", help="games for each setting (default: 200)")
        command.add_argument("--html", metavar="FILE", help="write a page with plots")
        command.add_argument("--csv", metavar="FILE", help="write all measures as a table")
        add_setup(command)
        add_study(command)
        add_shard(command)
        add_language(command)
    sweep.set_defaults(seed=None)


def add_fit(commands: Commands) -> None:
    fit = commands.add_parser("fit", help="fit the weights of a game's heuristics, for another deck too")
    fit.set_defaults(run=run_fit)
    fit.add_argument("game", metavar="GAME")
    fit.add_argument(
        "--bots", default="careless:4/search:60", metavar="BOTS", help="the bots that play (%(default)s)"
    )
    fit.add_argument("--seats", type=int, metavar="N", help="number of seats")
    fit.add_argument("--games", type=int, default=400, metavar="N", help="games to fit (default: 400)")
    fit.add_argument(
        "--match", type=int, default=0, metavar="N", help="also play N games of new weights against old"
    )
    fit.add_argument(
        "--write",
        metavar="FILE",
        help="write the content with its new weights to this file, if they are better",
    )
    add_setup(fit)
    add_study(fit, games=False)
    add_shard(fit)


def add_setup(command: argparse.ArgumentParser) -> None:
    command.add_argument("--variant", metavar="V", help="a variant of the game")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )


def add_study(command: argparse.ArgumentParser, games: bool = True) -> None:
    """Adds the arguments of all studies; `games`: also those that write the games."""
    command.add_argument("--content", metavar="FILE", help="another deck or board")
    command.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="N",
        help="random seed: the same seed gives the same chance events",
    )
    command.add_argument(
        "--jobs", type=int, metavar="N", help="number of processes (default: one for each core)"
    )
    command.add_argument(
        "--out",
        "--resume",
        metavar="FILE",
        help="write finished games to this file; the same command resumes a stopped run",
    )
    if games:
        command.add_argument(
            "--records", metavar="DIR", help="write the record of every game to this new folder"
        )
        command.add_argument(
            "--data",
            metavar="FILE.parquet",
            help="write every decision to this new file; needs philtre[data]",
        )
        command.add_argument(
            "--observations", action="store_true", help="with --data: observations as numbers, too"
        )
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.add_argument(
        "--on",
        default="processes",
        metavar="WHERE",
        help="where games are played: processes of this machine (default), ray or ray://HOST:PORT",
    )


def add_shard(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--shard",
        metavar="K/N",
        help="play only the K-th of N parts; needs a file for them, and `philtre merge` joins those",
    )


def add_serve(commands: Commands) -> None:
    serve = commands.add_parser("serve", help="serve tables to browsers and terminals")
    serve.set_defaults(run=run_serve)
    serve.add_argument(
        "--host", default="127.0.0.1", metavar="H", help="address to listen on; 0.0.0.0 for the whole network"
    )
    serve.add_argument(
        "--port", type=int, default=8000, metavar="N", help="port to listen on (default: 8000)"
    )
    serve.add_argument("--url", metavar="URL", help="public address of the server: https://games.example")
    add_data(serve)
    add_database(serve)
    serve.add_argument("--open", action="store_true", help="open the hall in a browser")

    join = commands.add_parser("join", help="play at a served table in this terminal")
    join.set_defaults(run=run_join)
    join.add_argument("link", metavar="LINK", help="a link to a seat, or the address of a table or a server")
    join.add_argument("--name", metavar="NAME", help="your name at the table")
    join.add_argument("--sign-in", metavar="NAME", help="sign in to that account; asks for the passphrase")
    join.add_argument("--new", action="store_true", help="join as a new guest, not as before at that server")
    add_language(join)


def add_admin(commands: Commands) -> None:
    admin = commands.add_parser("admin", help="administer a server, running or stopped")
    admin.set_defaults(run=run_admin)
    orders = admin.add_subparsers(dest="order", metavar="ORDER", required=True)
    for name, what, about in (
        ("list", "?PHASE", "list tables: all, or those waiting, playing or over"),
        ("show", "TABLE", "show the seats of a table"),
        ("close", "TABLE", "end a table"),
        ("purge", "", "delete finished tables without recent activity, and guests who left nothing behind"),
        ("ban", "WHOM", "ban a player or an address"),
        ("unban", "WHOM", "lift a ban"),
        ("bans", "", "list all bans"),
        ("forget", "WHOM", "delete a player, given by id or registered name, as if at their own request"),
        ("passphrase", "NAME", "set a new passphrase for a registered name"),
        ("backup", "FILE", "write a backup of the database, also while it is in use"),
        ("restore", "FILE", "replace the database by a backup"),
        ("move", "", "copy everything to an empty PostgreSQL database, or to another data folder"),
        ("check", "?FILE", "check the database, or a backup, for damage: pages, journals, rows"),
    ):
        order = orders.add_parser(name, help=about)
        if what:
            order.add_argument("what", metavar=what.lstrip("?"), nargs="?" if what.startswith("?") else None)
        if name == "move":
            order.add_argument(
                "--to",
                required=True,
                metavar="URL|DIR",
                help="postgresql://user@host/philtre, or a data folder",
            )
        if name == "purge":
            order.add_argument(
                "--days", type=int, default=30, metavar="N", help="days without activity (default: 30)"
            )
            order.add_argument("--unfinished", action="store_true", help="delete unfinished tables too")
        add_data(order)
        add_database(order)


def add_data(command: argparse.ArgumentParser) -> None:
    command.add_argument("--data", metavar="DIR", help="the server's data folder")


def add_database(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--database",
        metavar="URL",
        default="",
        help="the PostgreSQL database: postgresql://user@host/philtre (default: a file in the data folder)",
    )


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--language", metavar="en|fr", help="the language (default: from LC_ALL or LANG)")


class Version(argparse.Action):
    """Prints version, build, extras and Python. It loads all games first, so that the build is known."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        import platform
        from importlib.metadata import PackageNotFoundError, version

        from philtre.core.build import build
        from philtre.core.registry import load_games
        from philtre.extras import EXTRAS, installed_extras

        load_games()
        try:
            number = version("philtre")
        except PackageNotFoundError:
            number = "from source"
        installed = installed_extras()
        others = [name for name in EXTRAS if name not in installed]
        without = f"; not installed: {', '.join(others)}" if others else ""
        lines = [
            f"philtre {number} ({build()})",
            f"extras: {', '.join(installed) or 'none'}{without}",
            f"{platform.python_implementation()} {platform.python_version()}, {platform.platform()}",
        ]
        print("\n".join(lines))
        parser.exit()


def run_play(options: argparse.Namespace) -> int:
    from philtre.terminal.play import main

    return main(options)


def run_replay(options: argparse.Namespace) -> int:
    from philtre.terminal.replay import main

    return main(options)


def run_rules(options: argparse.Namespace) -> int:
    from philtre.terminal.pages import show_rules

    return show_rules(options)


def run_games(options: argparse.Namespace) -> int:
    from philtre.terminal.pages import show_games

    return show_games(options)


def run_new(options: argparse.Namespace) -> int:
    from philtre.new import main

    return main(options)


def run_compile(options: argparse.Namespace) -> int:
    from philtre.compiling.command import main

    return main(options)


def run_check(options: argparse.Namespace) -> int:
    from philtre.conformance.command import main

    return main(options)


def require_server(command: str) -> None:
    """Raises PhiltreError where the server cannot run."""
    if sys.platform == "win32":
        raise PhiltreError(
            f"{command} does not run on Windows, which lacks the locks and sockets that it needs: "
            "use WSL or a container (docs/hosting.md). All other commands run here"
        )
    require_extra("serve", command)


def run_serve(options: argparse.Namespace) -> int:
    require_server("philtre serve")
    gc.disable()  # imported modules stay alive, so collecting during start-up only delays the first response
    from philtre.server.serve import main

    return main(options)


def run_admin(options: argparse.Namespace) -> int:
    require_server("philtre admin")
    from philtre.server.admin.command import main

    return main(options)


def run_join(options: argparse.Namespace) -> int:
    require_extra("terminal", "philtre join")
    from philtre.terminal.join import main

    return main(options)


def run_match(options: argparse.Namespace) -> int:
    from philtre.study.match import main

    return run_study(options, main)


def run_ladder(options: argparse.Namespace) -> int:
    from philtre.study.ladder import main

    return run_study(options, main)


def run_report(options: argparse.Namespace) -> int:
    from philtre.study.report.command import main

    return run_study(options, main)


def run_balance(options: argparse.Namespace) -> int:
    from philtre.study.balance import main

    return run_study(options, main)


def run_sweep(options: argparse.Namespace) -> int:
    from philtre.study.sweep.command import main

    return run_study(options, main, checks_shard=True)  # the study's file may name the journal


def run_compare(options: argparse.Namespace) -> int:
    from philtre.study.sweep.compare import main

    return run_study(options, main)


def run_fit(options: argparse.Namespace) -> int:
    from philtre.study.fit import main

    return run_study(options, main)


def run_merge(options: argparse.Namespace) -> int:
    from philtre.study.shards import main

    return main(options)


def run_study(
    options: argparse.Namespace, main: Callable[[argparse.Namespace], int], checks_shard: bool = False
) -> int:
    """Runs a command whose games are played where `--on` says, and only those of its shard."""
    from philtre.study.engine import assigned
    from philtre.study.shards import check_shard, shard_note

    shard = getattr(options, "shard", None)
    file, option = (options.journal, "--resume") if "journal" in options else (options.out, "--out")
    if not checks_shard:
        check_shard(shard, file, option)
    with assigned(options.on, shard, options.jobs):
        code = main(options)
        shard_note(file)
    return code
