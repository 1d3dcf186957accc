"""Keyboard, screen readers, narrow windows: what makes the page usable for everybody."""

from importlib import resources

from report_browser import expect
from report_checks import PICTURE, open_first_picture
from report_registry import check
from selenium.webdriver.common.keys import Keys

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN_AXE = """
const [rules, done] = [arguments[0], arguments[1]];
axe.run(document, {runOnly: {type: "tag", values: rules}, resultTypes: ["violations"]})
  .then((result) => done(result.violations.map((own) =>
    `${own.id}: ${own.nodes.length} × ${own.help}, first ${own.nodes[0].target.join(" ")} ${(own.nodes[0].failureSummary || "").replace(/\\s+/g, " ").slice(0, 200)}`)))
  .catch((error) => done(["axe fails: " + error]));
"""


def axe_script():
    """axe-core itself; the package brings it for another driver, which is not used here."""
    return resources.files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")


def expect_accessible(browser, where):
    browser.script(axe_script())
    found = browser.script_later(RUN_AXE, RULES)
    expect(not found, f"{where}: " + "; ".join(found[:4]))


@check("axe")
def axe(context):
    """axe-core's rules for WCAG 2.2 AA and its own advice, in both colour schemes."""
    looked = 0
    for scheme in ("light", "dark"):
        context.browser.media(scheme=scheme)
        browser = context.open()
        expect_accessible(browser, f"overview, {scheme}")
        context.picture(f"overview-{scheme}")
        looked += 1
        if not browser.all(PICTURE):
            continue
        browser = open_first_picture(context)
        browser.script("document.querySelectorAll('.card details').forEach((own) => { own.open = true; })")
        browser.wait("return [...document.querySelectorAll('.card details')].every((own) => own.querySelector('table'))", "the tables of cells open")
        expect_accessible(browser, f"detail, {scheme}")
        context.picture(f"detail-{scheme}")
        looked += 1
    return f"{looked} pages"


FOCUSED = """
const own = document.activeElement;
if (!own || own === document.body) return null;
const box = own.getBoundingClientRect();
const label = own.labels?.[0]?.textContent || "";
return {
  tag: own.tagName, id: own.id, index: [...document.querySelectorAll("*")].indexOf(own),
  name: (own.getAttribute("aria-label") || label || own.textContent || own.getAttribute("aria-labelledby") || "").trim(),
  outline: [own, own.nextElementSibling].some((part) => part && getComputedStyle(part).outlineStyle !== "none"),
  visible: box.width > 0 && box.height > 0,
};
"""

REACHABLE = """
return [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']")].filter((own) =>
  own.tabIndex >= 0 && !own.disabled && own.checkVisibility()
  && !(own.type === "radio" && !own.checked)).map((own) => [...document.querySelectorAll("*")].indexOf(own));
"""


def tab_through(browser, limit=600):
    """All that the Tab key reaches, from the top of the page until it leaves it."""
    browser.focus("#skip")
    stops = [browser.script(FOCUSED)]
    for _ in range(limit):
        browser.keys(Keys.TAB)
        stop = browser.script(FOCUSED)
        if stop is None or stop["index"] == stops[0]["index"]:
            break
        stops.append(stop)
    return stops


def expect_reachable(browser, where):
    wanted = browser.script(REACHABLE)
    stops = tab_through(browser, limit=len(wanted) + 20)
    reached = {stop["index"] for stop in stops}
    missing = [index for index in wanted if index not in reached]
    missing = [browser.script("return document.querySelectorAll('*')[arguments[0]].outerHTML.slice(0, 120)", index) for index in missing[:3]]
    expect(not missing, f"{where}: the Tab key does not reach {missing}")
    for stop in stops:
        words = f"{where}: {stop['tag']} {stop['id'] or stop['name'][:40]}"
        expect(stop["name"], f"{words} has no name")
        expect(stop["visible"], f"{words} has the focus and is not seen")
        expect(stop["outline"], f"{words} does not show that it has the focus")
    return len(stops)


@check("keyboard")
def keyboard(context):
    """Everything by keys alone: into a picture, its sliders and tables, and back."""
    browser = context.open()
    reached = expect_reachable(browser, "overview")
    browser.script("document.activeElement?.blur()")
    browser.focus("#skip")
    browser.wait("return document.querySelector('#skip').getBoundingClientRect().top >= 0", "the skip link shows when it has the focus")
    browser.keys(Keys.ENTER)
    expect(browser.script("return document.activeElement.id") == "main", "the skip link does not lead to the content")
    expect("#main" not in browser.driver.current_url, "the skip link changes the address")
    if not browser.all(PICTURE):
        return f"{reached} stops, no picture"
    browser.focus(PICTURE)
    browser.keys(Keys.ENTER)
    browser.wait("return document.activeElement?.id === 'detail-title'", "the focus goes to the picture's title")
    reached += expect_reachable(browser, "detail")
    expect_map(browser)
    browser.focus("#back")
    browser.keys(Keys.ESCAPE)
    browser.wait("return document.documentElement.dataset.ready === 'overview'", "Escape leads back to the overview")
    expect(browser.script("return document.activeElement.matches(arguments[0])", PICTURE), "the focus does not return to the link")
    browser.expect_quiet()
    return f"{reached} stops"


def expect_map(browser):
    """A finding's table of cells is one stop of the Tab key; arrows move in it, Enter moves the sliders."""
    if not browser.all(".card details"):
        return
    browser.script("const own = document.querySelector('.card details'); own.open = true; own.scrollIntoView()")
    browser.wait("return document.querySelector('.card .map button[tabindex=\"0\"]')", "the table of cells opens")
    expect(len(browser.all('.card .map button[tabindex="0"]')) == len(browser.all(".card .map")), "a table of cells is more than one stop")
    browser.focus('.card .map button[tabindex="0"]')
    at = "return Number(document.activeElement.dataset.position)"
    before = browser.script(at)
    browser.keys(Keys.END)
    browser.keys(Keys.ARROW_DOWN)
    after = browser.script(at)
    expect(after != before or len(browser.all(".card .map button")) == 1, "arrow keys do not move in the table of cells")
    browser.keys(Keys.ENTER)
    browser.wait("return document.querySelector('.map [aria-current]')?.dataset.position === String(arguments[0])", "Enter shows the cell", after)


@check("narrow")
def narrow(context):
    """At 320 CSS pixels, which is also a window of 1280 at 400 %, nothing but tables and pictures scrolls sideways."""
    browser = context.browser
    over = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
    inside = """return [...document.querySelectorAll("main *")].filter((own) => own.clientWidth && own.scrollWidth > own.clientWidth + 1
        && !own.matches(".scroll, .paper, .spoken, .zone, select, input") && !own.closest("svg, .spoken") && getComputedStyle(own).overflowX !== "visible")
        .map((own) => own.className)"""
    browser.window(320, 800)
    context.open()
    expect(browser.script(over) <= 0, f"the overview is {browser.script(over)} pixels too wide")
    context.picture("overview-narrow")
    if not browser.all(PICTURE):
        return "the overview alone: there is no picture"
    worst = "#matrix td[data-state='error'] a, #matrix td[data-state='warning'] a, #matrix td[data-state='note'] a"
    browser = open_first_picture(context, worst if browser.all(worst) else PICTURE)
    for element in ("", "every", "zoom"):
        if element == "every" and browser.all("#every"):
            browser.click("#every")
        if element == "zoom":
            browser.script("document.querySelector('input[name=zoom][value=\"2\"]').click()")
        expect(browser.script(over) <= 0, f"the detail {element} is {browser.script(over)} pixels too wide")
    context.picture("detail-narrow")
    for width in (320, 1100, 1900):
        browser.window(width, 1000)
        browser.script("document.querySelectorAll('.card details').forEach((own) => { own.open = true; })")
        browser.wait("return [...document.querySelectorAll('.card details')].every((own) => own.querySelector('table'))", "the tables of cells open")
        expect(browser.script(over) <= 0, f"the detail is too wide for a window of {width}")
        expect(not browser.script(inside), f"at {width}, parts are cut at their side: {browser.script(inside)}")
    context.picture("detail-wide")
    return None


@check("settings")
def settings(context):
    """Forced colours and reduced motion: the page still shows its signs, and nothing moves."""
    browser = context.browser
    browser.media(forced_colors="active", prefers_reduced_motion="reduce")
    open_first_picture(context)
    moving = browser.script("return [...document.querySelectorAll('*')].filter((own) => parseFloat(getComputedStyle(own).transitionDuration) > 0).length")
    expect(moving == 0, f"{moving} elements move though motion is to be reduced")
    context.picture("detail-forced-colours")
    browser.expect_quiet()
