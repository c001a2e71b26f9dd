# Every command makes its own environment in .venv first. `make help` lists the commands.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
ASKS := $(VENV)/.asks
DEV := $(VENV)/.dev
COMPILED := $(VENV)/.compiled
LOOPS := $(wildcard src/delay_scheduling/compiled/*.py) src/delay_scheduling/arithmetic.py src/delay_scheduling/regularizer.py
COURSE := PYTHONPATH=.:src .venv-course/bin
COURSE_READY := .venv-course/.ready
NOTEBOOKS ?=
TESTED ?=
SAMPLE ?=
SEED ?= 0
NUMBER ?= 10000
SHEET ?=
FOLDER ?= course/submissions
OUT ?= course/grades
GRADE_OPTIONS ?=
BOOK ?=
PORT ?= 8000
export REPOSITORY SITE
export DELAY_SCHEDULING_QUIET := 1
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help book pdf paper pages test test-proofbook notebooks serve coverage verdicts kernel kernel-tests frozen kernel-records bench install-lines package portable edges mutants fuzz lint lock release students solutions grade slides course-test clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# What the two libraries ask for, and what is built of them: other lines of their settings call for no new installation.
$(ASKS): pyproject.toml proofbook/pyproject.toml
	@mkdir -p $(VENV)
	@awk '/^\[/ { asks = /^\[(build-system|project|tool\.setuptools)/ } asks' $^ > $@.new
	@if [ ! -e $@ ] && [ $(READY) -nt pyproject.toml ]; then mv $@.new $@; touch -r $(READY) $@; \
		elif cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(READY): requirements.txt $(ASKS)
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed; try: make PYTHON=python3.11 ...")'
	@echo "Installing the pinned packages into $(VENV) (150 packages, 1 GB: a minute or two) ..."
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --disable-pip-version-check --no-compile --progress-bar on -r requirements.txt
	@touch $@

$(DEV): $(READY) requirements-dev.txt
	@echo "Installing what only developers need into $(VENV) ..."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -r requirements-dev.txt
	@touch $@

$(COMPILED): $(READY) $(LOOPS)
	@echo "Compiling the loops of the package, once ..."
	$(BIN)/python -m tools.portable --digest > /dev/null
	@touch $@

$(COURSE_READY): requirements-course.txt
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed; try: make PYTHON=python3.11 ...")'
	@echo "Installing the pinned packages of the grader into .venv-course (half a minute) ..."
	$(PYTHON) -m venv .venv-course
	$(COURSE)/python -m pip install --quiet --disable-pip-version-check --no-compile --no-deps -r requirements-course.txt
	@touch $@

book: $(READY) ## build the HTML book, its report pages first, warnings being errors
	$(BIN)/proofbook report
	$(BIN)/python -m tools.letter
	$(BIN)/python -m tools.pictures
	$(BIN)/python -m tools.promises
	$(BIN)/jupyter-book build book --all --config _config.yml --toc "$(CURDIR)/_toc.yml" --path-output . -n -W --keep-going
	@echo "The book: $(CURDIR)/_build/html/index.html"

pdf: $(DEV) ## print the built book to _build/book.pdf, solutions at the end (Chromium of the system; SITE=... for links)
	$(BIN)/python -m tools.pdf _build/html _build/book.pdf

paper: $(READY) ## print the article on delay scheduling to _build/square.pdf (LaTeX of the system)
	$(BIN)/python -m tools.article _build/square.pdf

pages: $(DEV) ## look at every page of the built book in a browser, and play (Chromium of the system; skipped without)
	PAGES=_build/html $(BIN)/python -m pytest tests/book/test_pages.py tests/book/test_play.py

test: $(COMPILED) ## run the unit tests and re-run every notebook, comparing its stored outputs (TESTED="tests ...": only these)
	$(BIN)/python -m pytest --nbval --numprocesses auto --dist loadfile --no-loadscope-reorder $(TESTED)

test-proofbook: $(READY) ## run the tests of proofbook, the library that checks papers
	cd proofbook && ../$(BIN)/python -m pytest --nbval --numprocesses auto --dist loadfile

notebooks: $(COMPILED) ## re-execute all notebooks in place, or only NOTEBOOKS="book/a.ipynb ..."
	$(BIN)/python tools/notebooks.py $(NOTEBOOKS)

serve: book ## build the book and serve it on http://localhost:8000 (PORT=...)
	$(BIN)/python -m http.server --directory _build/html $(PORT)

coverage: $(DEV) ## measure the tests' coverage with the compiled loops run as plain Python
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest src tests proofbook --cov

verdicts: variants ## check the book and write book/verdicts.txt, every verdict, and what README.md says of them
	$(BIN)/proofbook check --accept
	$(BIN)/python -m tools.readme

kernel: $(READY) ## compile the formal proofs, check them with coqchk, print their axioms, compare their statements (Coq)
	proofs/check
	$(BIN)/proofbook coq compare

kernel-tests: $(READY) ## plant wrong and weaker definitions in the formal proofs, and compare them with the package (Coq; a quarter of an hour of one processor)
	proofs/compile
	COQ=1 $(BIN)/python -m pytest -n 2 tests/proofs/test_definitions.py tests/proofs/test_challenge.py tests/book/test_kernel_records.py

variants: $(READY) ## try the false variants of formulas that are new or have changed (AGAIN=1: of all, ten minutes)
	$(BIN)/proofbook variants $(if $(AGAIN),--again)

frozen: $(READY) ## write proofs/frozen.toml: what Coq says that each registered theorem states (Coq); look at the change
	proofs/compile
	$(BIN)/proofbook coq freeze

kernel-records: $(READY) ## compile the lemmas of the proved claims, check them and print their axioms (Coq)
	.ci/need proofs
	$(BIN)/proofbook coq records

install-lines: $(READY) ## run every install line that is printed anywhere, each in an empty environment
	$(BIN)/python -m tools.install_lines --run

package: ## build wheels and source archives; install each in an empty environment, run the core's examples and proofbook's tests
	@PYTHON=$(PYTHON) .ci/package

bench: $(COMPILED) ## measure speed and memory against named baselines
	$(BIN)/python benchmarks/speed.py
	$(BIN)/python benchmarks/scale.py
	$(BIN)/python benchmarks/lanes.py
	$(BIN)/python benchmarks/memory.py
	$(BIN)/python benchmarks/sweep.py
	$(BIN)/python benchmarks/cluster.py

portable: $(COMPILED) ## compare the bits of all simulations under several targets with the stored digests
	$(BIN)/python -m tools.portable
	PORTABLE=1 $(BIN)/python -m pytest tests/delay_scheduling/test_portable.py

edges: $(COMPILED) ## list printed numbers that another last bit would change, in all notebooks or in NOTEBOOKS="book/a.ipynb ..."
	$(BIN)/python -m tools.edges $(NOTEBOOKS)

mutants: $(DEV) ## plant faults in copies of the package; the tests must catch them (SAMPLE=20: some, drawn at random)
	$(BIN)/python tools/mutants/planted.py $(if $(SAMPLE),--sample $(SAMPLE) --seed $(SEED))
	$(BIN)/python tools/mutants/package.py $(if $(SAMPLE),--sample $(SAMPLE) --seed $(SEED))
	$(if $(SAMPLE),,$(BIN)/proofbook variants --again)
	$(BIN)/python tools/mutants/formulas.py $(if $(SAMPLE),--sample 2 --seed $(SEED))

fuzz: $(READY) ## ask the provers about NUMBER=10000 random claims, and as many false ones five times over (SEED=0)
	PYTHONPATH=proofbook/tests $(BIN)/python -m fuzz --number $(NUMBER) --seed $(SEED)

lint: $(DEV) ## check style, format and the types of the core
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# uv takes no editable line in a file of constraints, so it works on copies without them. Nothing changes unless all goes well.
PIN := $(BIN)/uv pip compile --quiet --python-version 3.11 --no-annotate --custom-compile-command "make lock"
lock: $(DEV) ## pin what the files requirements*.in ask for; pins stay as they are (UPGRADE=1: the newest)
	$(BIN)/python -m pip install --quiet uv
	for name in requirements requirements-dev; do grep -v '^-e' $$name.txt > .venv/$$name.txt; done
	$(PIN) $(if $(UPGRADE),--upgrade) requirements.in --output-file .venv/requirements.txt
	sed 's/^-c requirements.txt/-c .venv\/requirements.txt/' requirements-dev.in > .requirements-dev.in
	$(PIN) $(if $(UPGRADE),--upgrade) .requirements-dev.in --output-file .venv/requirements-dev.txt; rm .requirements-dev.in
	$(PIN) $(if $(UPGRADE),--upgrade) requirements-course.in --no-deps --constraint .venv/requirements.txt --output-file requirements-course.txt
	{ grep -v '^-e' .venv/requirements.txt; printf -- "-e ./proofbook\n-e .\n"; } > requirements.txt
	cp .venv/requirements-dev.txt requirements-dev.txt

release: $(COURSE_READY) ## make the students' problem sheets in course/release, all or only SHEET=1_game
	$(COURSE)/python -m course.grader release $(SHEET)

students: $(COURSE_READY) ## make the archive that students get, without model answers (BOOK=https://...: where they read the book)
	$(COURSE)/python -m course.grader students --book "$(BOOK)"

solutions: $(COURSE_READY) ## make the sheets with model answers in course/solutions, all or only SHEET=1_game
	$(COURSE)/python -m course.grader solutions $(SHEET)

grade: $(COURSE_READY) ## grade FOLDER=..., a folder or an archive of notebooks, into OUT=...
	$(COURSE)/python -m course.grader grade $(GRADE_OPTIONS) "$(FOLDER)" "$(OUT)"

slides: $(READY) ## make the slides of six lectures in course/slides/made, as HTML and for PowerPoint
	$(BIN)/python -m pip install --quiet pypandoc-binary
	$(BIN)/python -m course.slides.make

course-test: $(COURSE_READY) ## test the problem sheets and their grader, hostile submissions included
	$(COURSE)/python -m pip install --quiet pytest pytest-xdist
	$(COURSE)/python -m pytest -c course/pytest.ini course --numprocesses auto --dist loadfile --no-loadscope-reorder

clean: ## remove the built book and caches, but not .venv
	rm -rf _build .pytest_cache .ruff_cache .coverage $(COMPILED)
	find src proofbook tests tools book course -name __pycache__ -prune -exec rm -rf {} +
