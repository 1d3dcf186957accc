// The sheet for print: a flow on a page of its own, with its findings and a picture of each language
// at the cell where it is worst.

const MOST = 40; // findings of a flow on paper; the rest is in the report itself

function buildSheet() {
  const flows = report.flows.map(sheetFlow);
  const others = report.findings.filter((finding) => finding.flow < 0 || !report.flows[finding.flow]);
  fill(byId("sheet"), sheetHead(), flows,
    others.length ? element("section", { class: "sheet-flow" }, element("h2", {}, "Other texts"), sheetFindings(others)) : null);
}

function sheetHead() {
  return element("header", { class: "sheet-head" }, element("h1", {}, headline()),
    element("p", {}, [report.configuration, ...report.catalogs.slice(0, 6)].filter(Boolean).map((path, index) =>
      [index ? " · " : "", element("bdi", { class: "path" }, elide(path, 80))])),
    element("p", { class: "muted" }, `${madeWords()} · ${elide(report.tool || "copyfit", 60)}`),
    report.problems.length ? element("p", {}, `${counted(report.problems.length, "problem")}: not everything could be checked.`) : null);
}

function sheetFlow(flow) {
  const findings = report.findings.filter((finding) => finding.flow === flow.index).sort(worstFirst);
  const section = element("section", { class: "sheet-flow", "data-flow": flow.name },
    element("h2", {}, copy(flow.id), " ",
      element("span", { class: "muted" }, findings.length ? tallyWords(tally(findings))
        : flow.locales.every((locale) => measuredOf(flow, locale) === "all") ? "nothing was found"
        : "nothing was found, but not everything was checked")),
    sheetFindings(findings),
    flow.surfaces.map((surface) => sheetPictures(flow, surface)));
  if (section.querySelector(".browser-text")) section.append(browserLegend());
  return section;
}

function sheetFindings(findings) {
  if (!findings.length) return null;
  return element("ul", { class: "sheet-findings" }, findings.slice(0, MOST).map(sheetFinding),
  findings.length > MOST ? element("li", {}, `… and ${findings.length - MOST} more, in the report itself.`) : null);
}

function sheetFinding(finding) {
  const locale = report.locales[finding.locale];
  const help = finding.translator || finding.designer;
  return element("li", {}, severityMark(finding), " ", sentence(finding.message, locale, 600),
    help ? element("span", { class: "muted" }, " ", sentence(help, locale, 400)) : null);
}

function sheetPictures(flow, surface) {
  if (!surface.places.length || !surface.sizes.length) return null;
  return [flow.surfaces.length > 1 ? element("h3", {}, elide(surface.name || surface.kind, 80)) : null,
    element("div", { class: flow.locales.length > 8 ? "sheet-pictures many" : "sheet-pictures" },
      flow.locales.map((locale) => sheetPicture(flow, surface, locale)))];
}

function sheetPicture(flow, surface, locale) {
  const findings = findingsAbout(flow, locale, surface);
  const view = viewOf(flow, surface, locale);
  const position = worstPosition(surface, findings, null);
  const size = sizeAt(surface, Math.floor(position / surface.places.length));
  const place = surface.places[position % surface.places.length];
  const step = surface.trail ? defaultStep(surface, view, position, findings[0]) : 0;
  return figure(flow, surface, locale, position, step, {
    lines: findings.length > 0, facts: false, role: `${size.name}, ${points(place.width)} pt`,
    badge: element("span", { class: "sheet-verdict" }, verdict(findings, measuredOf(flow, locale))),
  });
}

function showSheet() {
  buildSheet();
  byId("sheet").hidden = false;
}

/** The page's own print command: the sheet is made for it and thrown away again. */
function listenForPrint() {
  window.addEventListener("beforeprint", showSheet);
  window.addEventListener("afterprint", () => {
    if (state.print) return;
    byId("sheet").hidden = true;
    fill(byId("sheet"));
  });
}
