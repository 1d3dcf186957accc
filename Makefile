# The two commands that a newcomer needs: `make demo` and `make test`. `make check` is what a change
# has to pass in the end: the same, and sanitizers and fuzzers.

SWIFT ?= swift
PYTHON ?= python3
PACKAGES := libfreetype-dev libharfbuzz-dev libfontconfig-dev libicu-dev libyaml-dev \
	libharfbuzz-bin fontconfig fonts-inter fonts-noto-core pkg-config binutils
# What reads copyfit's output in the tests, besides. Chromium and its driver open the report's page. On
# macOS both are left to the tester: Homebrew's casks of them are not signed.
TEST_PACKAGES := git python3 python3-venv shellcheck libxml2-utils zsh fish man-db groff-base mandoc \
	chromium chromium-driver
FORMULAE := freetype harfbuzz fontconfig icu4c libyaml pkg-config python shellcheck
CASKS := font-inter font-noto-sans font-noto-sans-arabic font-noto-sans-hebrew \
	font-noto-sans-devanagari font-noto-sans-thai
CHECK := .build/check
CONSUMERS := .build/consumers
REQUIREMENTS := Tests/Consumers/requirements.txt
ADDRESS := .build/address
FUZZ := .build/fuzz
FUZZ_INPUTS := catalog configuration run
FUZZ_SECONDS ?= 60
EXAMPLES := $(sort $(wildcard Catalogs/*))

# What is installed below PREFIX, and where it is gathered before.
PREFIX ?= /usr/local
RELEASE := .build/static
TREE := $(RELEASE)/tree
INSTALLED := bin/copyfit share/man/man1/copyfit.1 share/doc/copyfit/LICENSE \
	share/bash-completion/completions/copyfit share/zsh/site-functions/_copyfit \
	share/fish/vendor_completions.d/copyfit.fish
# Swift's own libraries go into the command, so that it runs without a toolchain; on macOS they are
# a part of the system.
RELEASE_FLAGS := $(if $(filter Darwin,$(shell uname)),,--static-swift-stdlib --disable-local-rpath -Xlinker -s)
VERSION = $(shell sed -n 's/^public let copyfitVersion = "\(.*\)"/\1/p' Sources/Linting/Version.swift)
PLATFORM = $(shell uname | tr A-Z a-z | sed 's/darwin/macos/')-$(shell uname -m)
TARBALL = $(RELEASE)/copyfit-$(VERSION)-$(PLATFORM).tar.gz

.PHONY: demo test check warnings large address-sanitizer fuzz setup bench format install uninstall \
	consumers hook action plugin tarball install-check

test consumers: PACKAGES += $(TEST_PACKAGES)
check install-check: PACKAGES += debootstrap

demo: setup ## build, then lint the examples and show their findings
	$(SWIFT) build --product copyfit
	@for example in $(EXAMPLES); do \
	  printf '\n== %s: %s\n' "$$example" "$$(sed -n 's/^# //p' $$example/README.md | head -n 1)"; \
	  .build/debug/copyfit lint --exit-zero "$$example" || exit $$?; \
	done

test: setup consumers warnings ## format, warnings, all tests
	$(SWIFT) test --scratch-path $(CHECK) --skip-build

check: test hook action plugin large install-check address-sanitizer fuzz ## everything, in some 25 minutes on two cores

# The programs that read what copyfit writes (pre-commit, validators of schemas), each at its version,
# in a virtual environment of this project. Compared by content: a fresh clone has new times.
consumers: setup
	@if ! cmp -s $(REQUIREMENTS) $(CONSUMERS)/requirements.txt || ! $(CONSUMERS)/bin/python -c '' 2>/dev/null; then \
	  $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10))' \
	    || { echo "the tests need Python 3.10 or later; name one: make PYTHON=python3.12"; exit 1; }; \
	  echo "installing the packages of $(REQUIREMENTS) in $(CONSUMERS)"; \
	  rm -rf $(CONSUMERS) && mkdir -p .build && \
	    $(PYTHON) -m venv $(CONSUMERS) && \
	    $(CONSUMERS)/bin/python -m pip install --quiet --disable-pip-version-check -r $(REQUIREMENTS) && \
	    cp $(REQUIREMENTS) $(CONSUMERS)/requirements.txt; \
	fi

# What users of pre-commit, of GitHub and of Swift packages do: each builds the project once more.
hook: consumers warnings
	COPYFIT_TEST_HOOK=1 $(SWIFT) test --scratch-path $(CHECK) --skip-build --filter HookTests

action: consumers warnings
	COPYFIT_TEST_ACTION=1 $(SWIFT) test --scratch-path $(CHECK) --skip-build --filter ActionSetupTests

plugin: consumers warnings
	COPYFIT_TEST_PLUGIN=1 $(SWIFT) test --scratch-path $(CHECK) --skip-build --filter PluginTests

# A catalog of 68 MB: its time is printed, its memory has a limit.
large: warnings
	@$(CHECK)/release/copyfit-bench large >$(CHECK)/log; cat $(CHECK)/log; \
	grep -q 'memory at most' $(CHECK)/log && ! grep -q 'memory.*MISSED' $(CHECK)/log

# Builds from clean, since a second build hides module clashes, and fails on any warning of ours or
# of SwiftPM's about a pkg-config name.
warnings: setup
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	@rm -rf $(CHECK) && mkdir -p $(CHECK)
	@for build in "--build-tests" "-c release"; do \
	  echo "swift build $$build"; \
	  $(SWIFT) build --scratch-path $(CHECK) $$build >$(CHECK)/log 2>&1 || { cat $(CHECK)/log; exit 1; }; \
	  ! grep 'warning:' $(CHECK)/log || exit 1; \
	done

# Wrong uses of memory, and memory that is not given back: first by the command, with whole stacks,
# so that no leak of ours hides behind one of Fontconfig's, then by the tests of what owns C objects.
address-sanitizer: setup
	@mkdir -p $(ADDRESS); echo "swift build --sanitize=address"; \
	$(SWIFT) build --sanitize=address --scratch-path $(ADDRESS) --build-tests >$(ADDRESS)/log 2>&1 \
	  || { cat $(ADDRESS)/log; exit 1; }
	@leaks=1; if [ "$$(uname)" = Darwin ]; then \
	  leaks=0; \
	  echo "NOT CHECKED: leaks. Apple's toolchain has no LeakSanitizer; run this on Linux."; \
	fi; \
	for project in Catalogs $(EXAMPLES); do \
	  echo "copyfit lint $$project, with AddressSanitizer"; \
	  for jobs in 1 2; do \
	    ASAN_OPTIONS=detect_leaks=$$leaks:fast_unwind_on_malloc=0 \
	    LSAN_OPTIONS=suppressions=Tests/Sanitizers/command-leaks.txt:print_suppressions=0 \
	      $(ADDRESS)/debug/copyfit lint --exit-zero --jobs $$jobs --format text \
	      --format json=$(ADDRESS)/report.json "$$project" >$(ADDRESS)/log || exit 1; \
	  done; \
	done; \
	ASAN_OPTIONS=detect_leaks=$$leaks \
	LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/Sanitizers/test-leaks.txt:print_suppressions=0 \
	  $(SWIFT) test --sanitize=address --scratch-path $(ADDRESS) --skip-build \
	  --filter 'TextMeasurementTests|StringCatalogsTests|HostileTests.CorpusTests' >$(ADDRESS)/log 2>&1 \
	  || { grep -v -E '◇|✔' $(ADDRESS)/log; exit 1; }; \
	tail -n 1 $(ADDRESS)/log

# Each fuzzer for FUZZ_SECONDS. What it finds on the way is kept in .build, and is where the next run
# goes on from; an input that fails is printed with the command that runs it again.
fuzz: setup
ifeq ($(shell uname),Darwin)
	@echo "NOT FUZZED: Apple's toolchain has no libFuzzer; run this on Linux."
else
	@mkdir -p $(FUZZ); echo "swift build --product copyfit-fuzz"; \
	COPYFIT_FUZZ=1 $(SWIFT) build -c release --product copyfit-fuzz --scratch-path $(FUZZ) \
	  >$(FUZZ)/build.log 2>&1 || { cat $(FUZZ)/build.log; exit 1; }
	@for input in $(FUZZ_INPUTS); do \
	  echo "fuzzing for $(FUZZ_SECONDS) s: $$input"; \
	  mkdir -p $(FUZZ)/corpus/$$input $(FUZZ)/failures; \
	  COPYFIT_FUZZ_INPUT=$$input \
	  ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=64:malloc_context_size=10 \
	    $(FUZZ)/release/copyfit-fuzz -max_total_time=$(FUZZ_SECONDS) -timeout=20 \
	    -rss_limit_mb=2048 -dict=Tests/HostileTests/copyfit.dict \
	    -artifact_prefix=$(FUZZ)/failures/$$input- \
	    $(FUZZ)/corpus/$$input Tests/HostileTests/Corpus/$$input >$(FUZZ)/$$input.log 2>&1 \
	  || { \
	    tail -n 60 $(FUZZ)/$$input.log; \
	    file=$$(sed -n 's/.*Test unit written to //p' $(FUZZ)/$$input.log | tail -n 1); \
	    echo; echo "The $$input fuzzer failed. Input: $${file:-none, see $(FUZZ)/$$input.log}"; \
	    echo "Again: COPYFIT_FUZZ_INPUT=$$input $(FUZZ)/release/copyfit-fuzz $$file"; \
	    echo "What to do: CONTRIBUTING.md, Fuzzers."; \
	    exit 1; \
	  }; \
	  grep -E 'INITED|DONE' $(FUZZ)/$$input.log; \
	done
endif

install: $(TREE)/bin/copyfit ## the command, its manual page and completions, below PREFIX
	@for file in $(INSTALLED); do \
	  mode=644; [ ! -x "$(TREE)/$$file" ] || mode=755; \
	  target="$(DESTDIR)$(PREFIX)/$$file"; \
	  install -d "$${target%/*}" && install -m $$mode "$(TREE)/$$file" "$$target" || exit 1; \
	done; \
	echo "copyfit $(VERSION) is installed in $(DESTDIR)$(PREFIX)"; \
	case ":$$PATH:" in *":$(PREFIX)/bin:"*) ;; *) [ -n "$(DESTDIR)" ] \
	  || echo "It is not on your path yet: export PATH=\"$(PREFIX)/bin:\$$PATH\"" ;; esac

uninstall: ## what `make install` with the same PREFIX has put there
	@for file in $(INSTALLED); do rm -f "$(DESTDIR)$(PREFIX)/$$file" || exit 1; done; \
	rmdir "$(DESTDIR)$(PREFIX)/share/doc/copyfit" 2>/dev/null || true

# Only where a source is newer, so that `sudo make install` needs no toolchain in root's path.
$(TREE)/bin/copyfit: $(shell find Sources -type f) Package.swift LICENSE
	@$(MAKE) --no-print-directory setup
	@mkdir -p $(RELEASE); echo "swift build -c release $(RELEASE_FLAGS)"; \
	$(SWIFT) build -c release --product copyfit $(RELEASE_FLAGS) --scratch-path $(RELEASE) \
	  >$(RELEASE)/log 2>&1 || { cat $(RELEASE)/log; exit 1; }
	@rm -rf $(TREE) $(TREE).new; \
	for file in $(INSTALLED); do mkdir -p "$(TREE).new/$${file%/*}" || exit 1; done; \
	cd $(TREE).new && cp "$(CURDIR)/$(RELEASE)/release/copyfit" bin/ && \
	bin/copyfit manual --output share/man/man1/copyfit.1 && \
	bin/copyfit completions bash --output share/bash-completion/completions/copyfit && \
	bin/copyfit completions zsh --output share/zsh/site-functions/_copyfit && \
	bin/copyfit completions fish --output share/fish/vendor_completions.d/copyfit.fish && \
	cp "$(CURDIR)/LICENSE" share/doc/copyfit/ && touch bin/copyfit && mv "$(CURDIR)/$(TREE).new" "$(CURDIR)/$(TREE)"

# For machines without a toolchain: the same tree, and which packages it needs there.
tarball: $(TREE)/bin/copyfit ## what `make install` installs, as one file
	@name=copyfit-$(VERSION)-$(PLATFORM); folder=$(RELEASE)/$$name; \
	rm -rf "$$folder" && mkdir -p "$$folder" && cp -R $(TREE)/bin $(TREE)/share "$$folder" && \
	.ci/install-text "$$folder/bin/copyfit" >"$$folder/INSTALL" && \
	tar -C $(RELEASE) -cf - "$$name" | gzip -9n >$(TARBALL) && rm -rf "$$folder" && echo $(TARBALL)

# Installs, uninstalls, and runs what the tarball has where no Swift toolchain is.
install-check: setup tarball
	@.ci/install-check $(TARBALL)

.PHONY: documentation documentation-check
check: documentation-check

documentation: setup ## write the pages that are made from tables, and hand all of them to DocC
	@echo "writing the generated pages"; \
	COPYFIT_RECORD=1 $(SWIFT) test --filter GeneratedPageTests >/dev/null 2>&1; \
	$(SWIFT) test --filter GeneratedPageTests >.build/documentation.log 2>&1 \
	  || { cat .build/documentation.log; exit 1; }
	@$(call docc,.build)

# DocC resolves every link, those of doc comments among them, and must not warn.
documentation-check: warnings
	@$(call docc,$(CHECK))

# $(1): where the package is built. The archive can be looked at with a web server.
define docc
docc=$$(command -v docc || xcrun --find docc 2>/dev/null) \
  || { echo "NOT CHECKED: the documentation. This toolchain has no docc."; exit 1; }; \
$(SWIFT) package --scratch-path $(1) dump-symbol-graph --minimum-access-level public \
  >$(1)/docc.log 2>&1 || { cat $(1)/docc.log; exit 1; }; \
rm -rf $(1)/symbols $(1)/Linting.doccarchive; mkdir -p $(1)/symbols; \
find $(1)/ -path '*/symbolgraph/Linting*.symbols.json' -exec cp {} $(1)/symbols/ ';'; \
"$$docc" convert Sources/Linting/Documentation.docc --additional-symbol-graph-dir $(1)/symbols \
  --fallback-display-name Linting --fallback-bundle-identifier copyfit.Linting \
  --warnings-as-errors --output-path $(1)/Linting.doccarchive >$(1)/docc.log 2>&1 \
  || { cat $(1)/docc.log; exit 1; }; \
echo "documentation: $(1)/Linting.doccarchive"
endef

bench: setup ## the figures of the README, measured here
	$(SWIFT) run -c release copyfit-bench

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests

# Installs the Debian packages that are missing; on macOS says which `brew install` line is.
setup:
	@command -v $(SWIFT) >/dev/null || { echo "copyfit needs a Swift 6 toolchain: https://swift.org/install"; exit 1; }
	@if command -v dpkg-query >/dev/null; then \
	  missing=""; \
	  for package in $(PACKAGES); do \
	    dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
	      || missing="$$missing $$package"; \
	  done; \
	  [ -z "$$missing" ] || { \
	    sudo=""; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	    echo "installing:$$missing"; \
	    $$sudo apt-get update -qq && \
	      DEBIAN_FRONTEND=noninteractive $$sudo apt-get install -y -qq $$missing >/dev/null; \
	  }; \
	elif command -v brew >/dev/null; then \
	  missing=""; casks=""; \
	  for formula in $(FORMULAE); do brew list --formula $$formula >/dev/null 2>&1 || missing="$$missing $$formula"; done; \
	  for cask in $(CASKS); do brew list --cask $$cask >/dev/null 2>&1 || casks="$$casks $$cask"; done; \
	  [ -z "$$missing" ] || echo "missing; run: brew install$$missing"; \
	  [ -z "$$casks" ] || echo "missing; run: brew install --cask$$casks"; \
	  [ -z "$$missing$$casks" ]; \
	else \
	  echo "neither Debian's dpkg nor Homebrew is here; install by hand: $(PACKAGES)"; exit 1; \
	fi
