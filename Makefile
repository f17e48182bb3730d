# ParityLint. `make help` lists the targets.

SWIFT ?= swift
BINARY := .build/release/paritylint
PACKAGES := libtree-sitter-dev libsqlite3-dev libb2-dev pkg-config

SHARED := ../shared

# Rooms call each other in every loop: without optimization across modules lowering costs twice as much.
RELEASE := --configuration release -Xlinker -s -Xswiftc -cross-module-optimization
ifeq ($(shell uname -s),Linux)
# One file that needs no library of the system, and starts without a dynamic linker.
RELEASE += -Xswiftc -static-executable -Xswiftc -use-ld=lld
endif

.PHONY: help sequences kotlin-test setup grammars build wheel demo test fuzz sanitize chromium browser-test screenshots lint bench score clean recording

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install the system packages that the build needs, where they are missing
	@command -v $(SWIFT) >/dev/null || { \
	  echo "setup: no Swift toolchain on the PATH; install Swift 6.3 (swift.org/install)" >&2; exit 1; }
	@if pkg-config --exists tree-sitter sqlite3 libb2 2>/dev/null; then exit 0; fi; \
	if ! command -v apt-get >/dev/null; then \
	  echo "setup: needs the tree-sitter library 0.20 to 0.24 SQLite and BLAKE2 (libb2) with their headers, and pkg-config;" >&2; \
	  echo "  there is no apt-get here, so install them with this system's package manager" >&2; exit 1; fi; \
	if [ "$$(id -u)" -eq 0 ]; then sudo=; \
	elif command -v sudo >/dev/null; then sudo=sudo; \
	else \
	  echo "setup: not root, and no sudo; have an administrator run:" >&2; \
	  echo "  apt-get install $(PACKAGES)" >&2; exit 1; fi; \
	echo "installing $(PACKAGES)"; \
	$$sudo apt-get update -qq && \
	$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(PACKAGES) || { \
	  echo "setup: apt-get could not install $(PACKAGES); see its message above" >&2; exit 1; }

grammars: ## fetch the pinned grammar sources, where they are missing
	@grammars/fetch

build: setup grammars ## the release binary: .build/release/paritylint
	$(SWIFT) build $(RELEASE) --product paritylint

wheel: build ## pack the binary so that pip installs it: .build/wheel
	@packaging/make_wheel $(BINARY) .build/wheel

demo: build ## lint the examples: one tree that conforms, one that drifts
	$(BINARY) lint --spec examples/specs --root examples/conforming
	$(BINARY) lint --spec examples/specs --root examples/drifting || [ $$? -eq 1 ]

test: setup grammars ## run all tests
	$(SWIFT) test

fuzz: setup grammars ## hand broken inputs to all that reads inputs; FUZZ="--seed N --seconds N" says which
	$(SWIFT) build --configuration release --product fuzz-driver
	.build/release/fuzz-driver --seed $$(date +%s) --seconds 600 $(FUZZ)

sanitize: setup grammars ## run the tests with AddressSanitizer and with ThreadSanitizer
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address --scratch-path .build/address
	TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread-sanitizer.supp $(SWIFT) test --sanitize=thread --scratch-path .build/thread

chromium: ## install a headless Chromium, where there is none
	@for name in chromium chromium-browser google-chrome; do command -v $$name >/dev/null && exit 0; done; \
	if [ "$$(id -u)" -eq 0 ]; then sudo=; else sudo=sudo; fi; \
	$$sudo apt-get update -qq && \
	$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium || { \
	  echo "chromium: apt-get could not install it; see its message above" >&2; exit 1; }

browser-test: setup grammars chromium ## use the drift page in a headless Chromium
	$(SWIFT) test --filter BrowserTests

screenshots: build chromium ## pictures of drift pages, in light, dark and phone width: .build/screenshots
	@mkdir -p .build/screenshots
	@$(BINARY) drift --spec examples/specs --root examples/drifting --format html \
	  --output .build/screenshots/examples.html
	@for page in $(wildcard $(SHARED)/seeds/*.txt); do \
	  name=$$(basename $$page | cut -c1-3); \
	  case $$name in 002) spec=ui ;; *) spec=uim ;; esac; \
	  $(BINARY) drift --spec specs/$$spec --root $$page --format html \
	    --output .build/screenshots/$$name.html || exit; \
	done
	@python3 -B Tests/Browser/screenshots.py .build/screenshots .build/screenshots/*.html

sequences: setup grammars ## hold the cache against runs without it over 10,000 sequences of edits (minutes)
	PARITYLINT_SEQUENCES=10000 $(SWIFT) test --filter EditSequenceTests

kotlin-test: setup grammars ## run the Kotlin programs of the tests by a real compiler (needs java, and PyPI once)
	PATH="$(CURDIR)/Tests/Kotlin:$$PATH" $(SWIFT) test --filter ToolchainTests

lint: ## check the format of our own sources
	$(SWIFT) format lint --strict --recursive $(wildcard Package.swift Sources Tests specs examples/specs)

recording: build ## record the session that the README shows: docs/images/session.svg (needs tmux)
	@docs/record $(BINARY)

bench: build ## time and memory beside the bare parse and ast-grep; BENCH=--large for 30,000 files
	@$(SWIFT) build $(RELEASE) --quiet --product bare-parse
	@bench/run $(BINARY) .build/release/bare-parse --shared $(SHARED) $(BENCH)

score: build ## facts and mutants against the truth tables in $(SHARED)
	@bench/score $(BINARY) $(SHARED)

clean: ## remove what was built (fetched grammars stay)
	rm -rf .build
