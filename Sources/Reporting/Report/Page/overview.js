// The overview: what was linted, the matrix, the findings that the filters leave.

const AT_ONCE = 60; // findings that a list shows before it is asked for more
let shownFindings = AT_ONCE;
let shownFor = "";

function buildOverview() {
  fill(byId("overview-title"), headline());
  fill(byId("counts"), countTiles());
  fill(byId("provenance"), provenance());
  fill(byId("problems"), problemBox());
  fill(byId("fonts"), fontTable());
  byId("fonts-section").hidden = !report.fonts.length;
  fill(byId("colophon"), elide(report.tool || "copyfit", 60), " · drawn from what was measured · all lengths in points");
  buildFilters();
  renderLegend();
}

function headline() {
  const { flows = report.flows.length, locales = report.locales.length } = report.summary;
  const where = `in ${counted(flows, "flow")} and ${counted(locales, "language")}`;
  if (report.problems.length && !report.findings.length) return "Nothing was found, but not everything was checked";
  if (!flows && !report.findings.length) return "Nothing was found, and no flow was checked";
  return report.findings.length ? `${counted(report.findings.length, "finding")} ${where}` : `Nothing was found ${where}`;
}

function countTiles() {
  const { errors, warnings, notes, suppressed } = report.summary;
  const borderline = report.findings.filter((finding) => finding.borderline).length;
  const fresh = report.findings.filter((finding) => finding.new === true).length;
  const tile = (name, count, words) => element("li", { class: `tile ${count ? name : "zero"}` },
    element("span", { class: "tile-count" }, name === "none" ? null : icon(name), count.toLocaleString("en")),
    element("span", { class: "tile-words" }, words));
  return [
    tile("error", errors || 0, errors === 1 ? "error" : "errors"),
    tile("warning", warnings || 0, warnings === 1 ? "warning" : "warnings"),
    tile("note", notes || 0, notes === 1 ? "note" : "notes"),
    borderline ? tile("borderline", borderline, "of these borderline") : null,
    report.baseline ? tile("none", fresh, "new against the baseline") : null,
    suppressed ? tile("none", suppressed, "silenced with a reason") : null,
  ];
}

function provenance() {
  const row = (term, ...value) => [element("dt", {}, term), element("dd", {}, value)];
  const paths = (own) => own.map((path, index) => [index ? ", " : "", element("bdi", { class: "path" }, elide(path, 120))]);
  const catalogs = report.catalogs.length > 6
    ? element("details", {}, element("summary", {}, counted(report.catalogs.length, "catalog")), paths(report.catalogs))
    : paths(report.catalogs);
  return [
    report.configuration ? row("Configuration", paths([report.configuration])) : null,
    report.catalogs.length ? row(report.catalogs.length === 1 ? "Catalog" : "Catalogs", catalogs) : null,
    report.baseline ? row("Baseline", paths([report.baseline])) : null,
    row("Made", element("time", { datetime: report.made || "" }, madeWords()), ` by ${elide(report.tool || "copyfit", 60)}`),
    report.summary.cells ? row("Checked", `${report.summary.cells.toLocaleString("en")} cells: a text size on a width, in a language`) : null,
  ];
}

/** In UTC and English, whatever the reader's machine says: two readers must see one time. */
function madeWords() {
  const date = new Date(report.made);
  if (Number.isNaN(date.getTime())) return elide(report.made || "at an unknown time", 60);
  return `${date.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })} UTC`;
}

function problemItem(problem) {
  return element("li", {}, sentence(problem.message, null, 1200), problem.file ? [" ", placeCode(problem)] : null);
}

/** Why something is not drawn: the problems that name the flow, all of them where none does. */
function unchecked(words, flow) {
  const naming = report.problems.filter((problem) => flow.id && String(problem.message).includes(flow.id));
  const reasons = (naming.length ? naming : report.problems).slice(0, 5);
  return element("div", { class: "nothing" }, element("p", {}, words),
    reasons.length ? element("ul", { class: "reasons" }, reasons.map(problemItem)) : null);
}

function problemBox() {
  const entries = report.problems.map(problemItem);
  const notices = report.notices.map((notice) => element("li", {}, sentence(notice, null, 1200)));
  return [
    entries.length ? element("div", { class: "alert", role: "group", "aria-label": "Problems" },
      element("h2", {}, `${counted(entries.length, "problem")}: not everything could be checked`), element("ul", {}, entries)) : null,
    notices.length ? element("div", { class: "notice", role: "group", "aria-label": "Notices" }, element("ul", {}, notices)) : null,
  ];
}

/** file:line:column */
function placeCode({ file, line, column }) {
  const place = [file, line, column].filter((part) => part !== null && part !== undefined && part !== 0);
  return element("code", { class: "path" }, element("bdi", {}, elide(place.join(":"), 200)));
}

/** For whoever has to have the same widths elsewhere. */
function fontFile(font) {
  if (!font.file) return null;
  return element("details", { class: "font-file" }, element("summary", {}, "File"),
    element("code", { class: "path" }, [font.file, font.correction, font.sha256 && `SHA-256 ${font.sha256}`].filter(Boolean).join(", ")));
}

function fontTable() {
  const row = (font) => element("tr", {}, element("th", { scope: "row" }, elide(font.script, 40)),
    element("td", {}, elide(font.name, 80), font.revision ? element("span", { class: "muted" }, ` ${elide(font.revision, 30)}`) : null, fontFile(font)),
    element("td", {}, sentence(font.standsFor || "–")), element("td", {}, sentence(font.trust || "–")),
    element("td", {}, font.outlines ? (font.name ? "its outlines" : "outlines of Noto Sans CJK") : "the browser’s own text, in its measured place"));
  return element("div", { class: "scroll", role: "region", tabindex: "0", "aria-label": "Table of fonts" },
    element("table", { class: "fonts" }, element("thead", {}, element("tr", {},
      ["Script", "Measured with", "Stands for", "How far to trust it", "Drawn with"].map((name) => element("th", { scope: "col" }, name)))),
    element("tbody", {}, report.fonts.map(row))));
}

function updateOverview() {
  const findings = matchingFindings();
  const key = FILTERS.map((name) => state[name]).join("\n");
  if (key !== shownFor) shownFindings = AT_ONCE;
  shownFor = key;
  updateFilters();
  const foundCells = matchingCells();
  const all = counted(report.findings.length, "finding");
  const words = isFiltered() ? `${findings.length.toLocaleString("en")} of ${all} match${foundCells.length && !findings.length ? `; ${cellWords(foundCells)}` : ""}.` : `${all}.`;
  if (byId("count").textContent !== words) byId("count").textContent = words;
  renderMatrix(findings, foundCells);
  renderFindings(findings);
}

function renderFindings(findings) {
  if (!findings.length) {
    const none = report.problems.length ? "Nothing was found in what could be checked. The problems above say what could not."
      : "Nothing was found: the rules have nothing to say about what was checked.";
    fill(byId("findings"), element("p", { class: "nothing" }, report.findings.length
      ? "No finding matches the search and the filters." : none));
    return;
  }
  let left = shownFindings;
  const groups = [];
  for (const group of groupedByFlow(findings)) {
    if (left <= 0) break;
    groups.push(findingGroup(group, group.findings.slice(0, left)));
    left -= group.findings.length;
  }
  fill(byId("findings"), groups, findings.length > shownFindings ? moreButton(findings) : null);
}

function moreButton(findings) {
  return element("p", {}, element("button", {
    type: "button", id: "more", on: {
      click: () => {
        const first = shownFindings;
        shownFindings = findings.length;
        renderFindings(findings);
        byId("findings").querySelectorAll(".item")[first]?.querySelector("a, button")?.focus();
      },
    },
  }, `Show the other ${(findings.length - shownFindings).toLocaleString("en")}`));
}

function findingGroup({ flow, findings: all }, shown) {
  return element("section", { class: "group", "data-flow": flow ? flow.name : "-" },
    element("h3", {}, flow ? copy(flow.id) : "Other texts", " ", element("span", { class: "muted" }, tallyWords(tally(all)))),
    element("ul", { class: "items" }, shown.map(findingItem)));
}

function findingItem(finding) {
  const locale = report.locales[finding.locale];
  const href = findingLink(finding);
  return element("li", {
    class: `item ${finding.state}`, "data-finding": finding.id, "data-rule": finding.rule, "data-locale": locale ? locale.id : "",
  },
  element("p", { class: "item-head" }, severityMark(finding), ruleName(finding), newMark(finding)),
  element("p", { class: "item-message" }, sentence(finding.message, locale, 400)),
  element("p", { class: "item-foot" }, href ? element("a", { href }, "See the picture", spoken(pictureOf(finding, locale))) : null,
      href ? element("span", { class: "dot" }, " · ") : null, placeCode(finding)));
}

/** The rest of a link's name, so that no two of them are called alike. */
function pictureOf(finding, locale) {
  const what = elide(finding.text || finding.key || finding.rule, 60);
  return ` of ${elide(report.flows[finding.flow].id, 60)}, ${locale ? locale.name : "every language"}: ${what}`;
}

function severityMark(finding) {
  const borderline = finding.borderline ? ", borderline" : null;
  return element("span", { class: `severity ${finding.state}` }, icon(finding.state), finding.severity, borderline);
}

function ruleName(finding) {
  return element("span", { class: "rule" }, ruleWords(finding.rule));
}

function newMark(finding) {
  return finding.new === true ? element("span", { class: "badge" }, "new") : null;
}
