# Everything happens in .venv and build/. `make` alone lists the targets.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq install
LOCK := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-annotate --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*/static/*' | sort)
WEB := $(shell find web -type f -not -path '*/node_modules/*' | sort)

BUILT_FROM := .venv/.sources pyproject.toml setup.py requirements/runtime.in $(SOURCES) $(WEB)

NEVER_COMPILED := $(foreach part,analysis arena benchmarks bots browser cli docs drawing envs net nodes server table train,--ignore tests/$(part)) \
	$(foreach what,badges courses examples glossary lesson_run lessons rule_words search situations,--ignore tests/test_$(what).py) \
	$(foreach what,board texts wording refusals summary,--ignore-glob '*/test_$(what).py')

# A busy machine may be late with a browser or a node: what fails among others is tried once more, alone
tested = $(1) || { echo "== what failed, once more and alone"; $(1) -n 0 --last-failed --last-failed-no-failures none; }

unexport PYTHONPATH  # or a foreign path could hide the engine we installed

.DELETE_ON_ERROR:
.PHONY: help setup play check test browser bench ray learn cluster nodes services lock format clean FORCE

help:
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' Makefile

setup: .venv/.rondel  ## install into .venv, compiled where a C compiler works

play: .venv/.requirements .venv/.sources  ## play in the browser, alone or with whoever sits beside you
	@$(MAKE) --no-print-directory $$( [ -e dist/.wheel ] && [ -z "$$(find $(BUILT_FROM) -newer dist/.wheel)" ] && \
		echo .venv/.rondel || echo .venv/.play)
	@$(BIN)/rondel open

check: .venv/.dev .venv/.web  ## style, types and imports of the sources, and the client's unit tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run --silent check
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run --silent test
	@! find src -name '*.so' -o -name '*.c' | grep -v -e core/encoder.c -e net/layers.c || { echo 'Built files under src/ shadow their sources: delete them.'; exit 1; }

test: check setup browser  ## check, then the tests: on the engine as installed, on the pure sources, in a browser
	@echo "== tests on the installed engine: $$(cat .venv/.rondel)"
	$(call tested,RONDEL_EXPECT=$$(cat .venv/.rondel) $(BIN)/pytest -n 2 --ignore tests/browser --ignore tests/nodes)
	@echo "== tests on the sources: pure, without those of parts that are never compiled"
	$(call tested,RONDEL_EXPECT=pure PYTHONPATH=src $(BIN)/pytest -n 2 $(NEVER_COMPILED))
	@echo "== tests in the browser, one after another"
	$(call tested,RONDEL_EXPECT=$$(cat .venv/.rondel) $(BIN)/pytest tests/browser)

browser:  ## the browser that the tests drive: Debian's chromium
	@command -v chromium > /dev/null || { echo "Installing chromium ..."; \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-dejavu-core; } \
		> /dev/null 2>&1 || { echo "The browser tests need chromium: install it (Debian: apt install chromium)."; exit 1; }; }

bench: setup  ## measure against the budgets
	$(BIN)/python benchmarks/compare.py

ray: setup .venv/.dev  ## the tests of tournaments on a Ray cluster, which make test leaves out: Ray is large
	$(PIP) 'ray[client]'
	$(call tested,$(BIN)/pytest tests/arena/test_ray.py tests/train/test_ray.py)

learn: setup .venv/.dev  ## the tests of training, which make test leaves out: PyTorch is large
	$(PIP) 'torch==2.13.0'
	$(call tested,$(BIN)/pytest tests/train tests/net tests/cli/test_train.py)

cluster: setup .venv/.cluster services  ## a site of two nodes with PostgreSQL, Redis and nginx, all in build/cluster
	@$(BIN)/python tools/cluster.py

nodes: setup .venv/.dev .venv/.cluster services  ## the tests of such a site: a dozen kills; all of them: make nodes KILLS=200
	$(call tested,RONDEL_KILLS=$(or $(KILLS),12) $(BIN)/pytest -q tests/nodes)

services:  ## what such a site runs on: Debian's PostgreSQL, Redis or Valkey, and nginx
	@{ ls /usr/lib/postgresql/*/bin/postgres && { command -v redis-server || command -v valkey-server; } && \
		PATH="$$PATH:/usr/sbin" command -v nginx; } > /dev/null 2>&1 || { echo "Installing PostgreSQL, Redis and nginx ..."; \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql nginx-light redis-server; } \
		> /dev/null 2>&1 || { echo "A site of several nodes needs them (Debian: apt install postgresql nginx-light redis-server)."; exit 1; }; }

lock: .venv/.dev  ## resolve requirements/*.in again; UPGRADE=1 takes the newest versions
	for name in runtime build dev cluster; do $(LOCK) requirements/$$name.in -o requirements/$$name.txt || exit 1; done

format: .venv/.dev .venv/.web  ## let ruff and prettier mend and format the sources
	$(BIN)/ruff check --fix --exit-zero --quiet
	$(BIN)/ruff format
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run --silent format

clean:  ## remove everything that can be made again
	rm -rf .venv build dist web/node_modules src/rondel/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# Stamps: each says when its step was last done.

# Nobody waits for the compiler: the first game is played on the plain engine, and the next start finds the wheel
.venv/.play: .venv/.requirements $(BUILT_FROM)
	@echo "Installing rondel ..."
	@RONDEL_PURE=1 $(PIP) --no-build-isolation --no-deps --force-reinstall .
	@rm -f .venv/.rondel
	@touch $@
	@kill -0 "$$(cat build/compiling 2> /dev/null)" 2> /dev/null || { \
		mkdir -p build; nice $(MAKE) dist/.wheel > build/compile.log 2>&1 & echo $$! > build/compiling; \
		echo "Ready. The engine is compiled in the meantime, for the next start: about four times as fast."; }

.venv/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Rondel needs Python 3.11 or newer. If it has another name: make setup PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "This Python lacks venv. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv --clear .venv
	@touch $@

.venv/.requirements: .venv/.python requirements/runtime.txt requirements/build.txt
	@echo "Installing requirements into .venv ..."
	@$(PIP) --require-hashes -r requirements/runtime.txt -r requirements/build.txt
	@touch $@

.venv/.dev: .venv/.requirements requirements/dev.txt
	@echo "Installing the tools of developers ..."
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.cluster: .venv/.requirements requirements/cluster.txt
	@echo "Installing the clients of PostgreSQL and Redis ..."
	@$(PIP) --require-hashes -r requirements/cluster.txt
	@touch $@

.venv/.web: .venv/.requirements web/package-lock.json
	@echo "Installing the client's tools into web/node_modules ..."
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web ci --silent --no-progress
	@touch $@

.venv/.sources: .venv/.python FORCE  # changes when a file came or went
	@echo '$(SOURCES) $(WEB)' | cmp -s - $@ || echo '$(SOURCES) $(WEB)' > $@

dist/.wheel: .venv/.requirements $(BUILT_FROM)
	@echo "Building rondel (a minute or two where it is compiled) ..."
	@mkdir -p dist && rm -f dist/*.whl
	@$(BIN)/python -m pip --disable-pip-version-check -qq wheel --no-build-isolation --no-deps -w dist .
	@touch $@

.venv/.rondel: dist/.wheel
	@$(PIP) --no-deps --force-reinstall dist/*.whl
	@rm -f .venv/.play
	@$(BIN)/python -c 'from rondel.core.flow import __file__ as f; print("pure" if f.endswith(".py") else "compiled")' > $@
	@grep -q compiled $@ && echo "Installed, the engine compiled." || \
		echo "Installed, the engine as plain Python, slower: no C compiler with Python headers works, or RONDEL_PURE is set."
