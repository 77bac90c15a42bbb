# Everything here starts from a plain Python 3.11 (or newer) and gets the rest itself.
PYTHON ?= python3
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test check long format lock bench proof prove pictures photos docs docs-serve clean

help: ## say what there is
	@echo 'make TARGET [ARGS="..."] [PYTHON=python3.12]'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## start the program and open its page (ARGS=--terminal: play in the terminal)
	@$(PYTHON) tools/setup.py play
	@.venv/bin/kitchentable play $(ARGS)

test: ## run every check (25 minutes at most from a clean checkout)
	@$(PYTHON) tools/setup.py test
	@.venv/bin/python -m tools.check $(ARGS)

check: ## run the checks of daily work (3 minutes at most)
	@$(PYTHON) tools/setup.py check
	@.venv/bin/python -m tools.check --fast $(ARGS)

long: ## run what takes hours: every counter-proof, tens of thousands of games (goes on where it was stopped)
	@$(PYTHON) tools/setup.py check
	@.venv/bin/python -m tools.check --long $(ARGS)

format: ## put the code into the house style, mend what can be mended
	@$(PYTHON) tools/setup.py check
	@.venv/bin/ruff check --fix .
	@.venv/bin/ruff format .
	@cd web && PATH="$(CURDIR)/.venv/bin:$$PATH" npm run --silent format

lock: ## compile pyproject.toml into requirements/ (ARGS=--upgrade for newer versions)
	@$(PYTHON) tools/lock.py $(ARGS)

bench: ## measure how fast it is
	@$(PYTHON) tools/setup.py check
	@.venv/bin/python -m bench $(ARGS)

proof: ## write down which tests prove which rules
	@$(PYTHON) tools/setup.py check
	@rm -rf .proof
	-@.venv/bin/pytest -q -n 2 -m 'not slow and not browser and not database'
	@.venv/bin/python tools/proof.py --write

prove: ## take the code of every proven rule away in turn: a test must fail
	@$(PYTHON) tools/setup.py check
	@.venv/bin/python tools/prove.py --all $(ARGS)

pictures: ## draw the pictures of the documentation
	@$(PYTHON) tools/setup.py check
	@.venv/bin/python tools/pictures.py

photos: ## photograph the pages for the documentation
	@$(PYTHON) tools/setup.py test
	@.venv/bin/python tools/photos.py

docs: ## build the documentation into site/
	@$(PYTHON) tools/setup.py check
	@.venv/bin/python tools/reference.py
	@.venv/bin/zensical build --clean --strict

docs-serve: ## show the documentation in a browser while writing it
	@$(PYTHON) tools/setup.py check
	@.venv/bin/python tools/reference.py
	@.venv/bin/zensical serve

clean: ## remove all that the other targets made
	@rm -rf .venv .proof .cache site docs/reference dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/kitchentable/pages
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
