"""Opens a report of `copyfit report` in headless Chromium and tries what its readers do with it.

    python report_page.py REPORT.html --inspect INSPECT.json --screenshots DIR
        [--hostile FILE.html] [--expect ANSWERS.json] [--check NAME ...] [--list]

INSPECT.json is what `copyfit inspect --format json` says of the same project: the drawn geometry is
compared with it. Each check prints `ok NAME` or `FAILED NAME: why`; an answer to one of the four
questions is printed as `answer NAME: JSON`. The exit status is 1 if a check failed, 77 if the browser
or its driver is missing.
"""

import argparse
import json
import sys
import time
import traceback
from pathlib import Path

try:
    import report_access  # noqa: F401  (each of these registers its checks)
    import report_checks  # noqa: F401
    import report_drawing  # noqa: F401
    import report_outputs  # noqa: F401
    import report_questions  # noqa: F401
    from report_browser import Browser, Failure, Missing, Skipped
    from report_registry import CHECKS
except ModuleNotFoundError as missing:
    print(f"The checks of the report's page need {missing.name}: run `make consumers`.", file=sys.stderr)
    sys.exit(77)


class Context:
    """What a check gets: the browser, and the files it compares the page with."""

    def __init__(self, browser, arguments):
        self.browser = browser
        self.report = Path(arguments.report).resolve()
        self.hostile = Path(arguments.hostile).resolve() if arguments.hostile else None
        self.screenshots = Path(arguments.screenshots) if arguments.screenshots else None
        self.inspect = read_json(arguments.inspect)
        self.expected = read_json(arguments.expect)

    def open(self, fragment=""):
        """The report at a fragment, with the screen of a laptop and nothing left of the last check."""
        self.browser.open(self.report, fragment)
        return self.browser

    def picture(self, name):
        """Keeps a screenshot where they are asked for."""
        if self.screenshots:
            self.screenshots.mkdir(parents=True, exist_ok=True)
            self.browser.screenshot(self.screenshots / f"{name}.png")


def read_json(path):
    return json.loads(Path(path).read_text(encoding="utf-8")) if path else None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("report", nargs="?")
    parser.add_argument("--inspect")
    parser.add_argument("--screenshots")
    parser.add_argument("--hostile")
    parser.add_argument("--expect")
    parser.add_argument("--check", action="append", choices=[*CHECKS], metavar="NAME")
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    if arguments.list:
        print("\n".join(CHECKS))
        return 0
    if not arguments.report:
        parser.error("which report? Name its HTML file.")
    try:
        browser = Browser()
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 77
    try:
        return run(Context(browser, arguments), arguments.check or CHECKS)
    finally:
        browser.close()


def run(context, names):
    failed = False
    for name in names:
        context.browser.reset()
        start = time.monotonic()
        try:
            said = CHECKS[name](context)
        except Skipped as skipped:
            print(f"skipped {name}: {skipped}", flush=True)
            continue
        except Failure as failure:
            failed = True
            print(f"FAILED {name}: {failure}", flush=True)
        except Exception as error:  # a check that cannot go on has failed, and the others still run
            failed = True
            print(f"FAILED {name}: {type(error).__name__}: {error}".split("Stacktrace:")[0].rstrip(), flush=True)
            traceback.print_exc(file=sys.stderr)
        else:
            print(f"ok {name}{f': {said}' if said else ''} ({time.monotonic() - start:.1f} s)", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
