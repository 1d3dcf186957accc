// Which findings are left by the search and the filters, and how they are counted.

function matchingFindings() {
  const words = searchWords();
  return report.findings.filter((finding) => passesLists(finding) && passesCells(finding)
    && words.every((word) => haystack(finding).includes(word)));
}

function passesLists(finding) {
  const flow = report.flows[finding.flow];
  const locale = report.locales[finding.locale];
  return (!state.flow || (flow ? flow.name === state.flow : state.flow === "-"))
    && (!state.language || !locale || locale.id === state.language)
    && (!state.rule || finding.rule === state.rule)
    && (!state.severity || finding.severity === state.severity || finding.state === state.severity)
    && (!state.new || finding.new === true);
}

/** A device or a text size asks for the cells: a finding that is not about cells says nothing about it. */
function passesCells(finding) {
  if (!state.device && !state.text) return true;
  const surface = surfaceOf(finding);
  return Boolean(surface) && positionsOf(finding).some((position) => cellPasses(surface, position));
}

function cellPasses(surface, position) {
  const count = surface.places.length || 1;
  const place = surface.places[position % count];
  return (!state.device || list(place?.devices).includes(state.device))
    && (!state.text || sizeAt(surface, Math.floor(position / count)).id === state.text);
}

function searchWords() {
  return folded(state.search).split(/\s+/).filter(Boolean);
}

/** Without capitals and without the accents of Latin, Greek and Cyrillic letters; other scripts keep their signs. */
function folded(text) {
  return String(text ?? "").toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
}

/** What the search looks through. */
function haystack(finding) {
  finding.haystack ??= folded([finding.message, finding.key, finding.text, finding.rule, report.rules[finding.rule],
    finding.severity, finding.borderline ? "borderline" : "", finding.advice, finding.translator, finding.designer,
    finding.developer, report.flows[finding.flow]?.id, report.locales[finding.locale]?.name].filter(Boolean).join("\n"));
  return finding.haystack;
}

/** The cells of the table that the search finds by their own words: {flow, locale}, findings or not. */
function matchingCells() {
  const words = searchWords();
  if (!words.length || state.rule || state.severity || state.new || state.device || state.text) return [];
  return report.flows.filter((flow) => !state.flow || flow.name === state.flow).flatMap((flow) => flow.locales
    .filter((locale) => (!state.language || report.locales[locale]?.id === state.language)
      && words.every((word) => cellHaystack(flow, locale).includes(word)))
    .map((locale) => ({ flow, locale })));
}

/** A flow's name, a language's, and the texts and keys of the flow in it. */
function cellHaystack(flow, locale) {
  flow.haystacks ??= new Map();
  if (!flow.haystacks.has(locale)) {
    const words = flow.surfaces.flatMap((surface) => {
      const view = viewOf(flow, surface, locale);
      return [surface.name, ...list(view?.keys), ...[...textsOf(surface, view)].map((index) => surface.texts[index]?.t)];
    });
    flow.haystacks.set(locale, folded([flow.id, flow.folder, report.locales[locale]?.name, ...words].filter(Boolean).join("\n")));
  }
  return flow.haystacks.get(locale);
}

/** "the text is in checkout, German; cart, French and 3 more" */
function cellWords(cells) {
  const names = cells.slice(0, 3).map(({ flow, locale }) => `${elide(flow.id, 40)}, ${report.locales[locale]?.name}`);
  return `the text is in ${names.join("; ")}${cells.length > 3 ? ` and ${cells.length - 3} more` : ""}`;
}

function isFiltered() {
  return FILTERS.some((key) => state[key]);
}

/** {error: 1, warning: 0, borderline: 2, note: 0, total: 3} */
function tally(findings) {
  const counts = { error: 0, warning: 0, borderline: 0, note: 0, total: findings.length };
  for (const finding of findings) counts[finding.state] += 1;
  return counts;
}

function worstState(counts) {
  return STATES.find((name) => counts[name] > 0) || "clean";
}

/** The word for a state with its number: "2 errors", "1 borderline". */
function stateWords(name, count) {
  return name === "borderline" ? `${count} borderline` : counted(count, name);
}

/** "2 errors, 1 borderline", or "clean". */
function tallyWords(counts) {
  return STATES.filter((name) => counts[name]).map((name) => stateWords(name, counts[name])).join(", ") || "clean";
}

/** Signs with numbers, and the words of them for those who hear the page. */
function tallyMarks(counts, clean = "clean") {
  if (!counts.total) return [icon(clean), element("span", { class: `word ${clean}` }, WORDS[clean])];
  const marks = STATES.filter((name) => counts[name]).map((name) =>
    element("span", { class: `mark ${name}`, "aria-hidden": "true" }, icon(name), counts[name]));
  return [marks, spoken(tallyWords(counts))];
}

/** Findings by flow, in the report's order; what belongs to no flow comes last. */
function groupedByFlow(findings) {
  const groups = new Map();
  for (const flow of report.flows) groups.set(flow.index, []);
  groups.set(-1, []);
  for (const finding of findings) (groups.get(finding.flow) || groups.get(-1)).push(finding);
  return [...groups].filter(([, members]) => members.length)
    .map(([index, members]) => ({ flow: report.flows[index] || null, findings: members.sort(worstFirst) }));
}
