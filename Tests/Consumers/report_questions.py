"""The four questions that a report is made to answer, answered through the page as a reader would."""

import json
import re

from report_browser import Skipped, expect
from report_checks import all_items, choices
from report_drawing import READ
from report_registry import check
from selenium.webdriver.common.keys import Keys

LOSING = ["title-truncated", "titles-lost", "form-flip"]


def answer(context, name, value):
    """Prints an answer; compares it where the expected ones were given."""
    print(f"answer {name}: {json.dumps(value, ensure_ascii=False, sort_keys=True)}", flush=True)
    if context.expected is not None and name in context.expected:
        expect(value == context.expected[name], f"expected {json.dumps(context.expected[name], ensure_ascii=False, sort_keys=True)}")


def tenth(value):
    """Without the sign that rounding leaves on a zero."""
    return round(value, 1) + 0.0


@check("lost-titles")
def lost_titles(context):
    """Which languages lose titles on the smallest phone? By the filters of device and rule."""
    browser = context.open()
    devices = choices(browser, "device")
    if devices:
        browser.choose("#filter-device", devices[0])
    found = {}
    for rule in LOSING:
        if rule not in choices(browser, "rule"):
            continue
        browser.choose("#filter-rule", rule)
        found[rule] = browser.script("""return [...new Set([...document.querySelectorAll("#matrix td[data-state]")]
            .filter((own) => !["clean", "none", "absent"].includes(own.dataset.state)).map((own) => own.dataset.locale))].sort()""")
    answer(context, "lost-titles", {"device": devices[0] if devices else None, "languages": found})
    context.picture("question-lost-titles")


@check("german-cut")
def german_cut(context):
    """Which title is cut in German and by how much? By the filters, then in the picture's measure line."""
    browser = context.open()
    if "de" not in choices(browser, "language") or "title-truncated" not in choices(browser, "rule"):
        raise Skipped("no title is cut, or there is no German")
    browser.choose("#filter-language", "de")
    browser.choose("#filter-rule", "title-truncated")
    links = browser.script("""return [...document.querySelectorAll("#findings .item[data-locale='de'] .item-foot a")].map((own) => own.getAttribute("href"))""")
    cut = []
    for link in links:
        browser.script("location.hash = arguments[0]", link)
        browser.wait("return document.documentElement.dataset.ready === 'detail' && document.querySelector('.card[data-selected]')", "the finding is shown beside its picture")
        words = browser.text("#pictures .figure .measure.bad text") or ""
        numbers = re.search(r"needs ([\d.]+) pt, has ([\d.]+)", words)
        expect(numbers or "line break" in words, f"the picture has no measure of the cut title: {words!r}")
        needs, has = map(float, numbers.groups()) if numbers else (0, 0)
        cut.append({"text": browser.text(".card[data-selected] .message bdi"), "flow": browser.text("#detail-title bdi"),
                    "needs": needs, "has": has, "by": round(needs - has, 1)})
        context.picture(f"question-german-cut-{len(cut)}")
    answer(context, "german-cut", cut)


@check("arabic-largest")
def arabic_largest(context):
    """What does the Arabic trail look like at the largest text size? By the sliders, on the smallest phone."""
    browser = context.open()
    links = browser.script("""return [...document.querySelectorAll("#matrix td[data-locale='ar']:not([data-flow='-']) a")].map((own) => own.getAttribute("href"))""")
    if not links:
        raise Skipped("there is no Arabic")
    for link in links:
        browser.script("location.hash = arguments[0]", link)
        browser.wait("return document.documentElement.dataset.ready === 'detail'", "the picture opens")
        if browser.all("#pictures .trail"):
            break
    else:
        raise Skipped("there is no Arabic trail")
    browser.focus("#size")
    browser.keys(Keys.END)
    browser.focus("#width")
    browser.keys(Keys.HOME)
    browser.script("document.querySelector('input[name=step]').click()")
    drawn = browser.script_later(READ, None)[0]
    answer(context, "arabic-largest", {
        "size": browser.script("return document.getElementById('size').getAttribute('aria-valuetext')"),
        "width": browser.script("return Number(document.getElementById('width').dataset.width)"),
        "form": drawn["form"],
        "stops": [{"x": tenth(box[0]), "width": tenth(box[2]), "height": tenth(box[3])} for box in drawn["stops"]],
        "caption": browser.script("return document.querySelector('#pictures .caption')?.dataset.caption || null"),
    })
    context.picture("question-arabic-largest")


@check("clean-flows")
def clean_flows(context):
    """Which flows have no finding? By the table."""
    browser = context.open()
    flows = browser.script("""
      const states = new Map();
      for (const own of document.querySelectorAll("#matrix td[data-flow]")) {
        if (own.dataset.flow === "-" || own.dataset.state === "absent") continue;
        states.set(own.dataset.flow, [...(states.get(own.dataset.flow) || []), own.dataset.state]);
      }
      return [...states].filter(([, own]) => own.every((state) => state === "clean")).map(([name]) => name);""")
    listed = {item["flow"] for item in all_items(browser)}
    expect(not listed.intersection(flows), "the table calls a flow clean that the list has findings of")
    answer(context, "clean-flows", flows)
