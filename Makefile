# Every command works in a fresh clone: it prepares what it needs, and only the first time.
PORT ?= 8000
DATABASE ?= sqlite
python := .venv/bin/python
site := $(python) manage.py
together := --numprocesses 2 --dist worksteal
lock := --universal --generate-hashes --no-header --no-annotate --quiet

.PHONY: help run test cover lint words screens bench load faults lighthouse simulate mutants odds lock \
	prepare-run prepare-dev
.NOTPARALLEL:

help: ## say what there is
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' Makefile | expand -t 20

run: prepare-run ## start the site (PORT=8000 or another; Ctrl-C stops it)
	@exec $(site) serve --port "$(PORT)"

test: prepare-dev ## run every test, those in a browser too, and on PostgreSQL
	@sh requirements/browser.sh
	@sh requirements/dictionaries.sh
	@sh requirements/postgres.sh
	@$(python) -m pytest $(together)
	@$(python) -m tests.postgres $(together)

cover: prepare-dev ## run every test and name the lines that none runs
	@$(python) -m coverage run -m pytest
	@$(python) -m coverage report

lint: prepare-dev ## check style, types, templates, words and lessons
	$(python) -m ruff check .
	$(python) -m ruff format --check .
	$(python) -m mypy
	$(python) -m djlint --lint --quiet templates
	$(site) makemessages --check
	$(site) compilemessages --check
	$(site) lessons

words: prepare-dev ## gather the words for translation and compile them
	$(site) makemessages
	$(site) compilemessages

screens: prepare-dev ## take a picture of every page, to look at (ONLY="es --page class": some)
	@sh requirements/browser.sh
	@$(python) -m tests.browser.screens $(ONLY)

bench: prepare-dev ## measure how fast and how small it is, against the goals
	@$(python) -m bench

load: prepare-dev ## play 40 and 200 learners and a teacher against it (DATABASE=postgresql)
	@sh requirements/load.sh
	@$(python) -m bench.real load --database $(DATABASE)

faults: prepare-dev ## break things while people answer (DATABASE=postgresql)
	@sh requirements/postgres.sh
	@$(python) -m bench.real faults --database $(DATABASE)
	@$(python) -m bench.real full --database $(DATABASE)

lighthouse: prepare-dev ## measure four pages on a phone with Lighthouse, against the goals (wants npm)
	@sh requirements/browser.sh
	@$(python) -m tests.browser.lighthouse

simulate: prepare-dev ## prove the learner model by simulated learners (QUICK=1: a tenth of them)
	@$(python) -m bench.simulate

mutants: prepare-dev ## break the engine on purpose where it was changed (ALL=1: everywhere)
	@$(python) -m bench.mutants

odds: prepare-dev ## make the table of odds anew, in some minutes
	$(python) -m bench.odds_table

# The locks hold for every platform and Python from 3.12 on, and name no index. dev.txt is made
# first, so that run.txt takes the same releases; delete the files first to get newer ones.
lock: prepare-dev ## write the locks in requirements/ anew from pyproject.toml
	$(python) -m venv var/uv
	var/uv/bin/python -m pip install --quiet --require-hashes -r requirements/uv.txt
	var/uv/bin/uv pip compile $(lock) --python-version 3.12 --all-extras --group dev pyproject.toml -o requirements/dev.txt
	var/uv/bin/uv pip compile $(lock) --python-version 3.12 --all-extras -c requirements/dev.txt pyproject.toml -o requirements/run.txt
	var/uv/bin/uv pip compile $(lock) --python-version 3.12 --group load -o requirements/load.txt
	echo uv | var/uv/bin/uv pip compile $(lock) --python-version 3.8 - -o requirements/uv.txt

prepare-run prepare-dev:
	@sh requirements/prepare.sh $(@:prepare-%=%)
