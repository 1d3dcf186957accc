"""The drawn geometry against `inspect`: stops and titles, to half a point."""

from urllib.parse import urlencode

from report_browser import Skipped, expect
from report_registry import check
from report_trail import expected, surfaces

TOLERANCE = 0.5  # points
BEARING = 0.16  # em, how far ink may stand out of its advance width, or inside

# Moves the sliders of the picture that is open through a list of [size, place, step], and reads where the
# browser has drawn things: rectangles of the rendered page, brought back to points by the picture's transform.
READ = """
const [cells, done] = [arguments[0], arguments[1]];
const read = () => {
  const svg = document.querySelector("#pictures .figure svg");
  if (!svg) return null;
  const screen = svg.getScreenCTM();
  const box = (node) => {
    const own = node.getBoundingClientRect();
    return [(own.left - screen.e) / screen.a, (own.top - screen.f) / screen.d, own.width / screen.a, own.height / screen.d];
  };
  const union = (nodes) => {
    const boxes = nodes.map(box).filter((own) => own[2] > 0);
    if (!boxes.length) return null;
    const left = Math.min(...boxes.map((own) => own[0]));
    return [left, Math.max(...boxes.map((own) => own[0] + own[2])) - left];
  };
  const title = svg.querySelector(".title");
  return {
    stops: [...svg.querySelectorAll(".stop-shape")].map(box),
    extent: title && box(title.querySelector(".extent")),
    ink: title && union([...title.querySelectorAll("use, text")]),
    browser: Boolean(title && title.querySelector("text")),
    number: (() => { const own = svg.querySelector(".stop.current .number"); return own && union([...own.querySelectorAll("use, text")]); })(),
    form: svg.querySelector(".trail")?.dataset.form,
    overflow: [...svg.querySelectorAll("[data-overflow-line]")].map((own) => Number(own.dataset.overflowLine)),
  };
};
const press = (node, key) => node.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
const show = (size, place, step) => {
  const [sizes, widths] = [document.getElementById("size"), document.getElementById("width")];
  sizes.value = size;
  sizes.dispatchEvent(new Event("input", {bubbles: true}));
  press(widths, "Home");
  for (let index = 0; index < place; index += 1) press(widths, "ArrowRight");
  document.querySelector(`input[name=step][value="${step}"]`).click();
  return [sizes.getAttribute("aria-valuetext"), widths.getAttribute("aria-valuetext")];
};
done(cells === null ? [read()] : cells.map((cell) => {
  const words = show(...cell).join("; ");
  return {...read(), words};
}));
"""


def link(flow, part, locale):
    fields = {"picture": flow, "in": locale, "part": part or ""}
    return urlencode({name: value for name, value in fields.items() if value != ""})


def sample(cells):
    """Every text size on the first, the middle and the last place."""
    places = in_order(cells, "width", "displayScale")
    wanted = {places[0], places[len(places) // 2], places[-1]}
    return [cell for cell in cells if (cell["width"], cell["displayScale"]) in wanted]


def in_order(cells, *names):
    """Different values as they come; widths ascending."""
    values = list(dict.fromkeys(tuple(cell[name] for name in names) for cell in cells))
    return sorted(values, key=lambda value: value[0]) if names[0] == "width" else values


def plan(inspect):
    """(the picture's link, what `inspect` says, its pictures to look at: [(words, position, expected, cell)])."""
    for flow, part, own in surfaces(inspect):
        count = len(own["titles"])
        sizes, places = in_order(own["cells"], "contentSize"), in_order(own["cells"], "width", "displayScale")
        pictures = []
        for index, cell in enumerate(sample(own["cells"])):
            current = index % (count + 1)
            name = f"{flow} {own['locale']} {cell['contentSize']} {cell['width']:g}@{cell['displayScale']} step {current + 1}"
            position = [sizes.index((cell["contentSize"],)), places.index((cell["width"], cell["displayScale"])),
                        "done" if current >= count else str(current + 1)]
            pictures.append((name, position, expected(own, cell, current), cell))
        yield link(flow, part, own["locale"]), own, pictures


def close(one, other, tolerance=TOLERANCE):
    return abs(one - other) <= tolerance


def compare(name, drawn, wanted, cell):
    expect(drawn is not None, f"{name}: nothing is drawn")
    expect(drawn["form"] == cell["form"], f"{name}: drawn {drawn['form']}, inspect says {cell['form']}")
    expect(len(drawn["stops"]) == len(wanted["stops"]), f"{name}: {len(drawn['stops'])} stops")
    for index, (box, (x, width)) in enumerate(zip(drawn["stops"], wanted["stops"])):
        expect(close(box[0], x), f"{name}: stop {index + 1} is at {box[0]:.2f}, not {x:.2f}")
        expect(close(box[2], width), f"{name}: stop {index + 1} is {box[2]:.2f} wide, not {width:.2f}")
        expect(close(box[3], wanted["diameter"]), f"{name}: stop {index + 1} is {box[3]:.2f} high, not {wanted['diameter']}")
        expect(close(box[1] + box[3] / 2, wanted["height"] / 2), f"{name}: stop {index + 1} is not in the middle of its row")
    over = 0 if cell["form"] == "titled" else max(0, cell["drawnWidth"] - cell["width"])
    expect(close(sum(drawn["overflow"]), over, 0.02), f"{name}: overflow of {drawn['overflow']} is measured, inspect says {over:.2f}")
    compare_title(name, drawn, wanted)


def compare_title(name, drawn, wanted):
    title = wanted["title"]
    expect((drawn["extent"] is not None) == (title is not None), f"{name}: a title is drawn where there is none, or none where there is one")
    if title is None:
        return
    left, width = drawn["extent"][0], drawn["extent"][2]
    slack = BEARING * wanted["label"]
    if title["truncated"]:
        expect(width <= title["limit"] + TOLERANCE, f"{name}: the cut title is {width:.2f} wide, its place {title['limit']}")
    else:
        expect(close(width, title["measured"]), f"{name}: the title is {width:.2f} wide, not {title['measured']}")
    expect(title["left"] - TOLERANCE <= left and left + width <= title["left"] + title["place"] + TOLERANCE,
           f"{name}: the title is not in its place")
    if drawn["ink"]:
        ink, inked = drawn["ink"]
        expect(left - slack <= ink and ink + inked <= left + width + slack, f"{name}: ink from {ink:.2f} to {ink + inked:.2f} "
               f"stands out of the title, {left:.2f} to {left + width:.2f}")
        expect(inked >= width - 2 * slack - TOLERANCE, f"{name}: only {inked:.2f} of {width:.2f} have ink")


def read_all(context, address, pictures):
    """What is drawn in each of the pictures of one flow in one language."""
    browser = context.open(address)
    expect(browser.all("#size"), f"#{address} shows no picture")
    results = browser.script_later(READ, [position for _, position, _, _ in pictures])
    for (name, _, _, cell), result in zip(pictures, results):
        wide = f"{round(cell['width'], 1):g} points"
        expect(wide in result["words"] and f"at {cell['displayScale']} pixels" in result["words"], f"{name}: the sliders say {result['words']}")
    return results


@check("geometry")
def geometry(context):
    """Stop positions, widths and diameters, and title widths, of every trail in every language."""
    if context.inspect is None:
        raise Skipped("give --inspect INSPECT.json")
    looked = 0
    for address, _, pictures in plan(context.inspect):
        for (name, _, wanted, cell), drawn in zip(pictures, read_all(context, address, pictures)):
            compare(name, drawn, wanted, cell)
            looked += 1
        context.browser.expect_quiet()
    if not looked:
        raise Skipped("there is no step trail")
    return f"{looked} pictures"


@check("right-to-left")
def right_to_left(context):
    """In a right-to-left language the first stop is at the right edge, and numbers stand at the capsule's right end."""
    if context.inspect is None:
        raise Skipped("give --inspect INSPECT.json")
    looked = 0
    for address, own, pictures in plan(context.inspect):
        if own["direction"] != "rtl":
            continue
        for (name, _, wanted, cell), drawn in zip(pictures, read_all(context, address, pictures)):
            expect_mirrored(name, drawn, wanted, cell)
            looked += 1
    if not looked:
        raise Skipped("there is no right-to-left language")
    context.picture("detail-right-to-left")
    return f"{looked} pictures"


def expect_mirrored(name, drawn, wanted, cell):
    lefts = [box[0] for box in drawn["stops"]]
    expect(lefts == sorted(lefts, reverse=True), f"{name}: the stops do not go from right to left")
    if cell["form"] == "titled":
        edge = drawn["stops"][0][0] + drawn["stops"][0][2]
        expect(close(edge, cell["width"]), f"{name}: the trail ends at {edge:.2f}, not at the right edge {cell['width']}")
    if wanted["title"] and drawn["number"]:
        end = drawn["extent"][0] + drawn["extent"][2]
        expect(drawn["number"][0] >= end - TOLERANCE, f"{name}: the number is not right of the title")


# What a finding's link opens: whether it is borderline, its cell, the outcomes drawn, the lines and strips of overflow.
OPENED = """
const svg = document.querySelector("#pictures .figure svg");
const data = JSON.parse(document.getElementById("data").textContent);
const parameters = new URLSearchParams(location.hash.slice(1));
const finding = data.findings.find((own) => own.id === parameters.get("finding"));
const flow = data.flows[finding.flow];
const surface = flow.surfaces[finding.surface];
const view = surface && surface.views[flow.locales.indexOf(data.locales.findIndex((own) => own.id === parameters.get("in")))];
const place = surface ? surface.places.findIndex((own) => String(own.width) === document.getElementById("width")?.dataset.width
  && document.getElementById("width").getAttribute("aria-valuetext").endsWith(`at ${own.scale} pixels a point`)) : -1;
const position = surface ? Number(document.getElementById("size")?.value) * surface.places.length + place : -1;
const cells = [];
for (let at = 0; at < finding.cells.length; at += 2) for (let step = 0; step < finding.cells[at + 1]; step += 1) cells.push(finding.cells[at] + step);
// A picture's row: width, height, shapes, measures, and then its texts as differences of their numbers.
const marked = (row) => { let last = 0; return Boolean(row?.slice(4).some((step) => surface.spots[last += step][5] >= 0)); };
const seen = (own) => (!view ? false : surface.trail ? view.cells[view.grid[own]]?.[5] === 0
  : marked(view.pictures[view.grid[own]]));
return {
  name: `${finding.rule} of ${flow.id}`, borderline: finding.borderline, drawn: Boolean(svg),
  possible: cells.some(seen), shown: seen(position), trail: Boolean(surface?.trail),
  outcomes: svg ? svg.querySelectorAll("[data-outcome]").length : 0,
  lines: svg ? [...svg.querySelectorAll("[data-overflow-line]")].map((own) => Number(own.dataset.overflowLine)) : [],
  strips: svg ? [...svg.querySelectorAll("rect.overflow")].map((own) => Number(own.getAttribute("width"))) : [],
};
"""


@check("opened-findings")
def opened_findings(context):
    """A finding opens on a cell where it shows; an overflow is measured where one is drawn, and as long."""
    browser = context.open()
    if browser.all("#more"):
        browser.click("#more")
    links = browser.script("return [...document.querySelectorAll('#findings .item-foot a')].map((own) => own.getAttribute('href'))")
    for link in links[:80]:
        browser.script("document.documentElement.dataset.ready = ''; location.hash = arguments[0]", link)
        browser.wait("return document.documentElement.dataset.ready === 'detail'", "the finding is shown beside its picture")
        own = browser.script(OPENED)
        if not own["drawn"]:
            continue
        if own["possible"] and not own["borderline"]:
            expect(own["shown"], f"{own['name']} opens on a picture where it does not show")
            expect(own["trail"] or own["outcomes"], f"{own['name']}: the picture marks no text")
        lines, strips = sorted(own["lines"]), sorted(own["strips"])
        expect(len(lines) == len(strips) and all(close(*both, 0.06) for both in zip(lines, strips)),
               f"{own['name']}: overflow of {lines} is measured, of {strips} drawn")
    if not links:
        raise Skipped("no finding has a picture")
    return f"{len(links[:80])} pictures"


# The words of measures in a picture: how high their letters are on the screen, and which of them, or of texts, meet.
WORDS = """
const svg = document.querySelector("#pictures .figure svg");
if (!svg) return null;
const scale = svg.getScreenCTM().a;
const box = (node) => node.getBoundingClientRect();
const words = [...svg.querySelectorAll(".measure text")];
const texts = [...svg.querySelectorAll(".placed use, .stop use")];
// The tails of some scripts reach out of their line.
const meet = (one, other, slack) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
  && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack * scale;
const met = [];
words.forEach((own, index) => {
  if (words.slice(index + 1).some((other) => meet(box(own), box(other), 4))
    || texts.some((other) => meet(box(own), box(other), 8))) met.push(own.textContent);
});
return {least: Math.min(...words.map((own) => Number(own.getAttribute("font-size")) * scale)), met, count: words.length};
"""


@check("measures")
def measures(context):
    """The words of measure lines can be read, and stand on no text and not on one another, in a wide window and in a narrow one."""
    looked = 0
    for width in (1400, 420):
        context.browser.window(width, 1000)
        browser = context.open()
        links = browser.script("return [...document.querySelectorAll('#findings .item-foot a')].map((own) => own.getAttribute('href'))")
        for link in links[:25]:
            browser.script("document.documentElement.dataset.ready = ''; location.hash = arguments[0]", link)
            browser.wait("return document.documentElement.dataset.ready === 'detail'", "the finding is shown beside its picture")
            own = browser.script(WORDS)
            if not own or not own["count"]:
                continue
            looked += 1
            expect(own["least"] >= 7.9, f"{link}: letters of {own['least']:.1f} pixels")
            expect(not own["met"], f"{link}: {own['met']} stand on something")
    if not looked:
        raise Skipped("nothing is measured")
    return f"{looked} pictures"
