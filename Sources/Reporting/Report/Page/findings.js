// Which findings are left by the search and the filters, and how they are counted.

function matchingFindings() {
  const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
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

/** What the search looks through. */
function haystack(finding) {
  finding.haystack ??= [finding.message, finding.key, finding.text, finding.rule, report.flows[finding.flow]?.id,
    report.locales[finding.locale]?.name].filter(Boolean).join("\n").toLowerCase();
  return finding.haystack;
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
