// A finding beside its picture: what it says, who can do what, and the cells where it holds.

function findingCard(finding, context) {
  const locale = report.locales[finding.locale];
  const body = element("div", { class: "card-body" });
  const card = element("article", {
    class: `card ${finding.state}`, "data-finding": finding.id, "data-rule": finding.rule, "aria-labelledby": `card-${finding.index}`,
  },
  element("h3", { id: `card-${finding.index}` }, severityMark(finding), " ", ruleName(finding), newMark(finding)),
  element("p", { class: "message" }, sentence(finding.message, locale, 1200)),
  helpList(finding, locale),
  body);
  append(body, [finding.cells.length && surfaceOf(finding) === context.surface ? whereDetails(finding, context) : null,
    element("p", { class: "source-place" }, placeCode(finding), " ", element("span", { class: "muted" }, elide(finding.rule, 60)))]);
  return card;
}

function helpList(finding, locale) {
  const who = ["Translator", "Designer", "Developer"].map((name) => [name, finding[name.toLowerCase()]]).filter(([, words]) => words);
  if (!who.length) return finding.advice ? element("p", { class: "advice" }, sentence(finding.advice, locale, 600)) : null;
  return element("dl", { class: "help" }, who.map(([name, words]) =>
    element("div", {}, element("dt", {}, name), element("dd", {}, sentence(words, locale, 600)))));
}

/** Where a finding holds: a table of text sizes and widths whose cells move the sliders. Made when opened. */
function whereDetails(finding, context) {
  const positions = positionsOf(finding);
  const total = context.surface.sizes.length * context.surface.places.length;
  const holder = element("div", { class: "where" });
  const open = () => {
    if (!holder.childNodes.length) fill(holder, cellMap(finding, positions, context));
    markPosition(holder, context.position());
  };
  return element("details", { on: { toggle: (event) => { if (event.target.open) open(); } } },
    element("summary", {}, `Where: ${positions.length} of ${counted(total, "cell")}`), holder);
}

function cellMap(finding, positions, context) {
  const { surface } = context;
  const bad = new Set(positions);
  const count = surface.places.length;
  const button = (position, size, place) => element("button", {
    type: "button", tabindex: "-1", class: bad.has(position) ? `cell ${finding.state}` : "cell", "data-position": position,
    "aria-label": `${size.name}, ${points(place.width)} pt, ${placeName(place)}: ${bad.has(position) ? "found here" : "not here"}`,
    on: { click: () => context.show(finding, position) },
  }, icon(bad.has(position) ? finding.state : "none"));
  const table = element("table", {
    class: "map", role: "grid", "aria-label": "Text sizes and widths where it is found", on: { keydown: moveInMap },
  },
    element("thead", {}, element("tr", {}, element("td", {}), surface.places.map((place) =>
      element("th", { scope: "col", title: placeName(place) }, points(place.width))))),
    element("tbody", {}, surface.sizes.map((_, row) => element("tr", {},
      element("th", { scope: "row" }, sizeAt(surface, row).name),
      surface.places.map((place, column) => element("td", {}, button(row * count + column, sizeAt(surface, row), place)))))));
  table.querySelector(`[data-position="${positions[0]}"]`)?.setAttribute("tabindex", "0");
  return element("div", { class: "scroll" }, table);
}

/** Arrow keys move within the table: it is one stop of the Tab key. */
function moveInMap(event) {
  const columns = event.currentTarget.tHead.rows[0].cells.length - 1;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement);
  const row = Math.floor(at / columns) * columns;
  const target = {
    ArrowRight: Math.min(at + 1, row + columns - 1), ArrowLeft: Math.max(at - 1, row), ArrowDown: at + columns, ArrowUp: at - columns,
    Home: row, End: row + columns - 1,
  }[event.key];
  if (at < 0 || target === undefined) return;
  event.preventDefault();
  if (buttons[target]) focusInMap(buttons, buttons[target]);
}

function focusInMap(buttons, target) {
  for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
  target.focus();
}

/** Marks in all tables of `root` the cell whose picture is shown. */
function markPosition(root, position) {
  for (const button of root.querySelectorAll("[data-position]")) {
    if (Number(button.dataset.position) === position) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
}
