"""What a reader does with a report: opens it, filters it, moves the sliders, follows links."""

from report_browser import Skipped, expect
from report_registry import check
from selenium.webdriver.common.keys import Keys

COUNT = "return Number((document.getElementById('count').textContent.match(/\\d[\\d,]*/) || ['0'])[0].replace(/,/g, ''))"
PICTURE = "#matrix td[data-flow]:not([data-flow='-']) a"  # a cell's link; other texts have no picture
ITEMS = """return [...document.querySelectorAll('#findings .item')].map((item) => ({
  rule: item.dataset.rule, locale: item.dataset.locale, flow: item.closest('.group').dataset.flow,
  severity: item.querySelector('.severity').textContent, isNew: Boolean(item.querySelector('.badge')),
  link: item.querySelector('.item-foot a')?.getAttribute('href') || '', text: item.textContent }))"""


@check("opens")
def opens(context):
    browser = context.open()
    browser.expect_quiet()
    expect(browser.text("#overview-title"), "the overview has no title")
    expect(browser.all("#matrix table") or browser.all("#matrix .nothing"), "there is no table of flows and languages")
    context.picture("overview-light")
    return browser.text("#overview-title")


@check("time")
def time_to_open(context):
    browser = context.open()
    took = browser.script("return performance.getEntriesByType('navigation')[0].loadEventEnd")
    expect(took < 5000, f"it takes {took:.0f} ms to open")
    return f"{took:.0f} ms to open, {context.report.stat().st_size / 1e6:.2f} MB"


def all_items(browser):
    if browser.all("#more"):
        browser.click("#more")
    return browser.script(ITEMS)


def choices(browser, name):
    return browser.script("return [...document.querySelectorAll('#filter-' + arguments[0] + ' option')]"
                          ".map((option) => option.value).filter(Boolean)", name)


@check("filters")
def filters(context):
    """Each choice of each filter: the list has what it says and no more, and the count agrees."""
    browser = context.open()
    total = browser.script(COUNT)
    fits = {
        "flow": lambda item, value: item["flow"] == value,
        "language": lambda item, value: item["locale"] in (value, ""),
        "rule": lambda item, value: item["rule"] == value,
        "severity": lambda item, value: value in item["severity"],
        # A link leads to a cell that the filter lets through.
        "device": lambda item, value: "width=" in item["link"],
        "text": lambda item, value: f"size={value}&" in item["link"],
    }
    tried = 0
    for name, fit in fits.items():
        for value in choices(browser, name):
            browser.choose(f"#filter-{name}", value)
            items = all_items(browser)
            expect(browser.script(COUNT) == len(items), f"{name} {value}: the count and the list disagree")
            expect(all(fit(item, value) for item in items), f"{name} {value}: the list has something else")
            expect(not total or items or name in ("flow", "language", "device", "text"), f"{name} {value}: nothing is left")
            expect(f"{name}=" in browser.driver.current_url, f"{name} {value} is not in the address")
            tried += 1
        browser.open(context.report)
    expect(browser.script(COUNT) == total, "the count is not as before")
    browser.expect_quiet()
    return f"{tried} choices, {total} findings"


@check("filters-together")
def filters_together(context):
    """A device and a text size ask for one cell that has both; back takes them away one by one."""
    browser = context.open()
    counts = [browser.script(COUNT)]
    if not counts[0]:
        raise Skipped("the report has no finding")
    for name in ("device", "text"):
        values = choices(browser, name)
        if not values:
            raise Skipped(f"there is only one choice of {name}")
        browser.choose(f"#filter-{name}", values[0])
        counts.append(browser.script(COUNT))
    expect(counts == sorted(counts, reverse=True), f"more filters leave more: {counts}")
    browser.driver.back()
    browser.wait("return !document.getElementById('filter-text').value", "back takes the text size away")
    expect(browser.script(COUNT) == counts[1], "back does not show the findings of before")
    browser.driver.forward()
    browser.wait("return document.getElementById('filter-text').value", "forward brings the text size back")
    browser.click("#clear")
    browser.wait("return document.getElementById('clear').hidden", "the filters are cleared")
    expect(browser.script(COUNT) == counts[0], "clearing does not bring all findings back")
    return f"{counts}"


@check("search")
def search(context):
    browser = context.open()
    total = browser.script(COUNT)
    field = browser.one("#filter-search")
    field.send_keys("zzz no such text")
    browser.wait("return document.querySelector('#findings .nothing')", "the list says that nothing matches")
    expect(browser.script(COUNT) == 0, "the count is not 0")
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys(Keys.DELETE)
    browser.wait(COUNT.replace("return ", "return arguments[0] === "), "all are back", total)
    words = browser.script("return document.querySelector('#findings .item bdi')?.textContent || ''")
    if not words:
        return "nothing to search for"
    field.send_keys(words[:20])
    browser.wait("return location.hash.includes('search=')", "the address has the search")
    items = all_items(browser)
    expect(items, f"{words!r} is in the first finding and is not found")
    return f"{words[:20]!r}: {len(items)} of {total}"


@check("baseline")
def baseline(context):
    browser = context.open()
    if not browser.all("#filter-new"):
        raise Skipped("the report has no baseline")
    before = all_items(browser)
    browser.click("#filter-new")
    browser.wait("return location.hash.includes('new=1')", "the address has the filter")
    items = all_items(browser)
    expect(len(items) == sum(item["isNew"] for item in before), "not exactly the new ones are left")
    expect(all(item["isNew"] for item in items), "one is left that is not new")
    return f"{len(items)} of {len(before)} are new"


def open_first_picture(context, link=PICTURE):
    """The detail of the first cell of the table, by its link."""
    browser = context.open()
    if not browser.all(link):
        raise Skipped("the report has no picture")
    browser.click(link)
    browser.wait("return document.documentElement.dataset.ready === 'detail'", "the detail opens")
    return browser


@check("size-slider")
def size_slider(context):
    """Every text size by the arrow keys: the name, the address and the picture follow."""
    browser = open_first_picture(context)
    last = int(browser.one("#size").get_attribute("max"))
    if last < 1:
        raise Skipped("there is only one text size")
    browser.focus("#size")
    browser.keys(Keys.HOME)
    seen = []
    for index in range(last + 1):
        seen.append(browser.script("return [document.getElementById('size').getAttribute('aria-valuetext'),"
                                   " document.querySelector('#pictures svg')?.getAttribute('aria-label') || '']"))
        expect(seen[-1][0] in seen[-1][1] or not seen[-1][1], "the picture is of another text size than the slider says")
        browser.keys(Keys.ARROW_RIGHT)
    expect(len({name for name, _ in seen}) == last + 1, "the slider skips sizes")
    browser.wait("return location.hash.includes('size=')", "the address has the text size")
    browser.expect_quiet()
    context.picture("detail-largest-text")
    return f"{last + 1} sizes"


@check("width-slider")
def width_slider(context):
    """Every place, by the arrow keys and by a hand that drags up slowly, places of one width among them."""
    browser = open_first_picture(context)
    count = len(browser.all(".tick[data-place]"))
    browser.focus("#width")
    browser.keys(Keys.HOME)
    value = "return [Number(document.getElementById('width').dataset.width), document.getElementById('width').getAttribute('aria-valuetext')]"
    seen = [browser.script(value)]
    for _ in range(count - 1):
        browser.keys(Keys.ARROW_RIGHT)
        seen.append(browser.script(value))
    expect(len({words for _, words in seen}) == count, f"{count} places, but the arrow keys find {seen}")
    expect([width for width, _ in seen] == sorted(width for width, _ in seen), "the widths do not ascend")
    dragged = browser.script("""const slider = document.getElementById('width'); const seen = [];
        const [low, high, head] = [Number(slider.min), Number(slider.max), document.querySelector('.widths')];
        for (let step = 0; step <= 400; step += 1) {
          slider.value = low + (high - low) * step / 400;
          slider.dispatchEvent(new Event('input', {bubbles: true}));
          const here = [slider.getAttribute('aria-valuetext'), head.querySelector('.slider-head').offsetHeight];
          if (here[0] !== seen[seen.length - 1]?.[0]) seen.push(here);
        }
        return seen;""")
    expect([words for words, _ in dragged] == [words for _, words in seen],
           f"dragged slowly, the slider goes through {[words for words, _ in dragged]}")
    expect(len({height for _, height in dragged}) == 1, "the slider's height depends on the device's name")
    ticks = browser.script("""const thumb = (own) => own.getBoundingClientRect(); const slider = document.getElementById('width');
        const box = thumb(slider); return [...document.querySelectorAll('.tick[data-place]')].map((tick) => thumb(tick).left - box.left)""")
    expect(ticks == sorted(ticks), "the ticks do not stand in the order of the widths")
    if browser.all("#thresholds"):
        for name in ("titles", "full", "minimum"):
            expect(browser.all(f'#thresholds [data-threshold="{name}"]'), f"the threshold {name} is not named")
    browser.expect_quiet()
    return f"{count} places from {seen[0][0]} to {seen[-1][0]} pt"


@check("steps")
def steps(context):
    """Each step can be the current one; "every step" draws them all, and all done besides."""
    browser = open_first_picture(context)
    count = len(browser.all('input[name="step"]')) - 1
    if count < 1:
        raise Skipped("the first picture is not a step trail's")
    kinds = "return [...document.querySelector('#pictures .figure').querySelectorAll('.stop')].map((stop) => stop.dataset.kind)"
    for index in range(count):
        browser.script("document.querySelectorAll('input[name=step]')[arguments[0]].click()", index)
        expect(browser.script(kinds) == ["done"] * index + ["current"] + ["ahead"] * (count - index - 1), f"step {index + 1} is drawn wrongly")
    browser.script("document.querySelector('input[name=step][value=done]').click()")
    expect(browser.script(kinds) == ["done"] * count, "all done is drawn wrongly")
    browser.click("#every")
    browser.wait("return document.querySelectorAll('#pictures .pair').length === arguments[0]", "every step is drawn", min(count, 30) + 1)
    context.picture("detail-every-step")
    browser.expect_quiet()
    return f"{count} steps"


@check("lines")
def measure_lines(context):
    browser = open_first_picture(context)
    expect(browser.all("#pictures .guide"), "there are no measure lines at first")
    browser.click("#lines")
    expect(not browser.all("#pictures .guide"), "the measure lines stay")


@check("scheme")
def scheme(context):
    """The switch changes the page and the pictures; without it they follow the system."""
    browser = open_first_picture(context)
    page = "return getComputedStyle(document.documentElement).backgroundColor"
    paper = "return getComputedStyle(document.querySelector('.paper') || document.documentElement).backgroundColor"
    light, dark = "rgb(243, 242, 238)", "rgb(18, 18, 18)"
    for system in ("light", "dark"):
        browser.media(scheme=system)
        for choice, wanted in (("light", light), ("dark", dark), ("", light if system == "light" else dark)):
            browser.script("document.querySelector(`#scheme input[value='${arguments[0]}']`).click()", choice)
            for source in (page, paper):
                expect(browser.script(source) == wanted, f"system {system}, switch {choice or 'system'}: {browser.script(source)}")
            if choice == "dark" and system == "light":
                context.picture("detail-dark")
    browser.expect_quiet()


@check("astray")
def astray(context):
    """A link to a flow or a language that this report does not have says so."""
    browser = context.open("picture=nowhere")
    expect("no flow nowhere" in (browser.text("#astray") or ""), "a link to no flow says nothing")
    flow = browser.script("return document.querySelector('#matrix td[data-flow]:not([data-flow=\"-\"])').dataset.flow")
    browser.script("location.hash = 'picture=' + encodeURIComponent(arguments[0]) + '&in=tlh'", flow)
    browser.wait("return document.documentElement.dataset.ready === 'detail'", "the flow opens")
    expect("in tlh" in (browser.text("#astray") or ""), "a link to no language says nothing")
    browser.script("location.hash = ''")
    browser.wait("return document.documentElement.dataset.ready === 'overview'", "the overview opens")
    expect(browser.script("return document.getElementById('astray').hidden"), "what was said stays")
