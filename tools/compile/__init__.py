"""Compilation of the modules that have to be fast, with a cache of everything that was compiled before.

`hatch_build.py` runs it as `python -m tools.compile ROOT OUT` in a copy of `src`. mypyc translates Python to
C in one go (about ten seconds); the C compiler then makes one library for each group of modules (core, a
game, bots, table, server), which is where the time goes. There are two levels in `build/mypyc`:

- plans: which libraries belong to just these sources. A build that finds its plan runs neither mypyc nor a C
  compiler. An edit of words, boards, server or docs leaves the plan as it is.
- libraries, by the hash of their C sources, of the generated headers, the flags and the tools. A build
  without a plan runs mypyc, and the C compiler for those libraries only whose C has changed.
"""
