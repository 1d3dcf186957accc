// The table of flows and languages. The longer of the two lists makes the rows, so that the table
// seldom has to be scrolled sideways.

function renderMatrix(findings, foundCells) {
  const flows = [...report.flows];
  if (report.findings.some((finding) => finding.flow < 0)) flows.push(null);
  const locales = report.locales.map((_, index) => index);
  if (!flows.length || !locales.length) {
    fill(byId("matrix"), element("p", { class: "nothing" }, "No flow was checked, so there is no picture to show."));
    return;
  }
  byId("matrix-missing").hidden = !report.problems.length;
  const at = findingsByCell(findings);
  const found = new Set(foundCells.map(({ flow, locale }) => `${flow.index} ${locale}`));
  const flowsAcross = locales.length > flows.length;
  const [rows, columns] = flowsAcross ? [locales, flows] : [flows, locales];
  const head = (item, scope) => (flowsAcross === (scope === "row") ? localeHead(item, scope) : flowHead(item, scope, findings));
  const cell = (row, column) => (flowsAcross ? matrixCell(column, row, at, found) : matrixCell(row, column, at, found));
  fill(byId("matrix"), element("table", { class: "matrix" },
    element("caption", { class: "spoken" }, isFiltered() ? "Findings that match, by flow and language" : "Findings by flow and language"),
    element("thead", {}, element("tr", {},
      element("td", { class: "corner" }, flowsAcross ? "Language" : "Flow"), columns.map((item) => head(item, "col")))),
    element("tbody", {}, rows.map((row) =>
      element("tr", {}, head(row, "row"), columns.map((column) => cell(row, column)))))));
}

/** A function from a flow (null: none) and a locale to the findings there, those of every language among them. */
function findingsByCell(findings) {
  const lists = new Map();
  for (const finding of findings) {
    const key = `${finding.flow} ${finding.locale}`;
    if (!lists.has(key)) lists.set(key, []);
    lists.get(key).push(finding);
  }
  return (flow, locale) => [locale, -1].flatMap((own) => lists.get(`${flow ? flow.index : -1} ${own}`) || []);
}

function localeHead(index, scope) {
  const locale = report.locales[index];
  return element("th", { scope, "data-locale": locale.id }, copy(locale.name), " ", element("span", { class: "code" }, locale.id));
}

/** A flow's name, and what was found in it, for all languages together. */
function flowHead(flow, scope, findings) {
  const everywhere = tally(findings.filter((finding) => finding.flow === (flow ? flow.index : -1) && finding.locale < 0));
  return element("th", { scope, "data-flow": flow ? flow.name : "-" },
    element("span", { class: "flow-name" }, flow ? copy(flow.id) : "Other texts"),
    flow?.folder ? element("span", { class: "code" }, copy(flow.folder)) : null,
    everywhere.total ? element("span", { class: "everywhere" }, tallyMarks(everywhere), " in every language") : null);
}

function matrixCell(flow, locale, at, found) {
  const findings = at(flow, locale);
  const here = tally(findings);
  const id = report.locales[locale].id;
  const data = { "data-flow": flow ? flow.name : "-", "data-locale": id };
  if (flow && !flow.locales.includes(locale)) return element("td", { ...data, "data-state": "absent", class: "absent" }, absentMark());
  if (!flow && !here.total) return element("td", { ...data, "data-state": "none", class: "absent" }, absentMark());
  const measured = flow ? measuredOf(flow, locale) : "all";
  if (!here.total && measured !== "all") return uncheckedCell(flow, locale, data, measured);
  const name = here.total ? worstState(here) : isFiltered() ? "none" : "clean";
  const href = flow ? matrixLink(flow, locale, findings) : fragment({ ...noDetail(), flow: "-", language: id });
  return element("td", { ...data, "data-state": name, class: `state-${name}` },
    element("a", { href }, tallyMarks(here, name), flow && found.has(`${flow.index} ${locale}`) ? element("span", { class: "found" }, "text found") : null, spoken(`: ${flow ? flow.id : "other texts"}, ${report.locales[locale].name}`)));
}

/** Nothing is known of what could not be measured: it is not clean. The link leads to the reason. */
function uncheckedCell(flow, locale, data, measured) {
  const words = measured === "some" ? "partly checked" : "not checked";
  return element("td", { ...data, "data-state": "absent", class: "unchecked" },
    element("a", { href: detailLink(flow, locale) }, icon("none"), element("span", { class: "word none" }, words),
      spoken(`: ${flow.id}, ${report.locales[locale].name}`)));
}

function absentMark() {
  return [element("span", { "aria-hidden": "true", class: "muted" }, "–"), spoken("not checked")];
}

/** Into the picture; with filters set, to the worst of the findings that they leave there. */
function matrixLink(flow, locale, findings) {
  const worst = isFiltered() ? [...findings].sort(worstFirst)[0] : null;
  return worst ? findingLink(worst, locale) : detailLink(flow, locale);
}

function renderLegend() {
  const entries = [["error", "does not fit"], ["warning", "should be looked at"],
    ["borderline", "within the uncertainty of the measurement: may fit"], ["note", "good to know"], ["clean", "nothing was found"]];
  const isPartial = report.flows.some((flow) => flow.locales.some((locale) => measuredOf(flow, locale) !== "all"));
  if (isPartial) entries.push(["none", "could not be laid out: nothing is known of it"]);
  fill(byId("matrix-legend"), entries.map(([name, words]) =>
    element("li", {}, icon(name), element("span", {}, element("strong", { class: name }, name === "none" ? "not checked" : WORDS[name]), ` ${words}`))));
}
