# The two commands that a newcomer needs: `make demo` and `make test`.

SWIFT ?= swift
PACKAGES := libfreetype-dev libharfbuzz-dev libfontconfig-dev libicu-dev libyaml-dev \
	libharfbuzz-bin fontconfig fonts-inter fonts-noto-core pkg-config
FORMULAE := freetype harfbuzz fontconfig icu4c libyaml pkg-config
CASKS := font-inter font-noto-sans font-noto-sans-arabic font-noto-sans-hebrew \
	font-noto-sans-devanagari font-noto-sans-thai
CHECK := .build/check
EXAMPLES := $(sort $(wildcard Catalogs/*))

.PHONY: demo test setup check bench format

demo: setup ## build, then lint the examples and show their findings
	$(SWIFT) build --product copyfit
	@for example in $(EXAMPLES); do \
	  printf '\n== %s: %s\n' "$$example" "$$(sed -n 's/^# //p' $$example/README.md | head -n 1)"; \
	  .build/debug/copyfit lint --exit-zero "$$example" || exit $$?; \
	done

test: setup check ## everything: format, warnings, all tests
	$(SWIFT) test --scratch-path $(CHECK) --skip-build

# Builds from clean, since a second build hides module clashes, and fails on any warning of ours or
# of SwiftPM's about a pkg-config name.
check: setup
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	@rm -rf $(CHECK) && mkdir -p $(CHECK)
	@for build in "--build-tests" "-c release"; do \
	  echo "swift build $$build"; \
	  $(SWIFT) build --scratch-path $(CHECK) $$build >$(CHECK)/log 2>&1 || { cat $(CHECK)/log; exit 1; }; \
	  ! grep 'warning:' $(CHECK)/log || exit 1; \
	done

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
