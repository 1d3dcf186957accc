#!/usr/bin/env python3
"""Writes cldr.txt: the plural category of sample numbers by language, as Babel has it from CLDR.

    pip install Babel==2.19.0
    python3 generate.py > cldr.txt

Babel evaluates CLDR's rules with code of its own, so that ICU's answers can be held against it.
A row is: language ; categories ; categories of the sample numbers in their order, run-length
encoded (o12x3: one for 12 numbers, then other for 3).
"""

import sys

import babel
from babel import Locale, localedata
from babel.core import get_cldr_version

CATEGORIES = ["zero", "one", "two", "few", "many", "other"]
LETTERS = dict(zip(CATEGORIES, "zotfmx"))
# The numbers after 200 tell thousands, ten thousands and millions apart.
LARGE = [1000, 1001, 1002, 2000, 10_000, 20_000, 100_000, 100_001, 101_000]
LARGE += [1_000_000, 1_000_001, 1_000_002, 2_000_000, 10_000_000, 1_000_000_000]
NUMBERS = list(range(201)) + LARGE


def run_length(letters):
    text, index = "", 0
    while index < len(letters):
        end = index
        while end < len(letters) and letters[end] == letters[index]:
            end += 1
        text += letters[index] + (str(end - index) if end - index > 1 else "")
        index = end
    return text


def languages():
    """Languages without region or script, and European Portuguese, which has rules of its own."""
    names = localedata.locale_identifiers()
    return sorted([name for name in names if "_" not in name] + ["pt_PT"])


def main():
    print(f"# Babel {babel.__version__}, CLDR {get_cldr_version()}. Written by generate.py.")
    print("# z zero, o one, t two, f few, m many, x other")
    print("# numbers: 0-200 " + " ".join(str(number) for number in LARGE))
    for name in languages():
        rule = Locale.parse(name).plural_form
        tags = [word for word in CATEGORIES if word in rule.tags or word == "other"]
        letters = [LETTERS[rule(number)] for number in NUMBERS]
        print(f"{name.replace('_', '-')} ; {' '.join(tags)} ; {run_length(letters)}")


if __name__ == "__main__":
    sys.exit(main())
