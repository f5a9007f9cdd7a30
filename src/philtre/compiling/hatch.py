"""A build hook for hatchling: wheels of games with compiled rules, by `[tool.hatch.build.hooks.philtre]`.

The hook compiles the packages of the wheel that are games: those named in `games`, by their folders.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.plugin import hookimpl

from philtre.compiling.game import compile_game, remove_libraries
from philtre.core.errors import PhiltreError


class CompileHook(BuildHookInterface[Any]):
    """Compiles each game while a wheel is built, and removes the libraries afterwards."""

    PLUGIN_NAME = "philtre"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the games, and make the wheel one for this platform."""
        if self.target_name != "wheel" or version == "editable":
            return
        games = self.config.get("games")
        if not isinstance(games, list) or not games or not all(isinstance(one, str) for one in games):
            self.app.abort(
                '[tool.hatch.build.hooks.philtre]: games: expected a list of folders, as ["src/posy"]'
            )
            return
        for name in games:
            try:
                written = compile_game(Path(self.root, name), self.config.get("modules", []))
            except PhiltreError as problem:
                self.app.abort(f"philtre: {problem}")
                return
            # named one by one, as files that are ignored by git would be left out
            build_data["artifacts"] += [file.relative_to(self.root).as_posix() for file in written]
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave the folders as they were."""
        if self.target_name == "wheel" and version != "editable":
            for name in self.config.get("games", []):
                remove_libraries(Path(self.root, name))


@hookimpl
def hatch_register_build_hook() -> type[CompileHook]:
    """Called by hatchling, which finds this module by its entry point."""
    return CompileHook
