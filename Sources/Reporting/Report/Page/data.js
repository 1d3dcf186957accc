// The report's data, made safe to read: lists that are absent are empty, places that are named are
// there or undefined. Lengths are points.

const SEVERITIES = ["error", "warning", "note"];
/** What a finding or a cell of the matrix can be, worst first. */
const STATES = ["error", "warning", "borderline", "note"];
const WORDS = { error: "error", warning: "warning", borderline: "borderline", note: "note", clean: "clean", none: "none" };
const report = readReport();

function readReport() {
  let data = null;
  try {
    data = JSON.parse(byId("data").textContent);
  } catch {
    data = null;
  }
  const result = data && typeof data === "object" ? data : {};
  for (const name of ["catalogs", "fonts", "notices", "problems", "sizes", "locales", "glyphs", "flows", "findings"]) {
    result[name] = list(result[name]);
  }
  for (const name of ["summary", "devices", "rules"]) result[name] = result[name] || {};
  const folders = new Set(result.flows.map((flow) => flow.folder || "."));
  result.flows.forEach((flow, index) => prepareFlow(flow, index, result.flows, folders.size > 1));
  result.findings.forEach((finding, index) => prepareFinding(finding, index));
  return result;
}

function list(value) {
  return Array.isArray(value) ? value : [];
}

function prepareFlow(flow, index, flows, hasFolders) {
  flow.index = index;
  flow.locales = list(flow.locales);
  flow.surfaces = list(flow.surfaces);
  flow.folder = hasFolders && flow.folder !== "." ? flow.folder || "" : "";
  // The name in links: readable, and its own also where two folders have a flow of one name.
  const name = (flow.folder ? `${flow.folder}/` : "") + flow.id;
  flow.name = flows.findIndex((other) => other.name === name) < 0 ? name : `${name}~${index}`;
  for (const surface of flow.surfaces) {
    for (const member of ["sizes", "places", "texts", "boxes", "views"]) surface[member] = list(surface[member]);
  }
}

function prepareFinding(finding, index) {
  finding.index = index;
  finding.cells = list(finding.cells);
  finding.flow = finding.flow ?? -1;
  finding.locale = finding.locale ?? -1;
  finding.surface = finding.surface ?? -1;
  if (!SEVERITIES.includes(finding.severity)) finding.severity = "note";
  finding.state = finding.borderline ? "borderline" : finding.severity;
}

/** Orders findings: worst first, then as the linter lists them. */
function worstFirst(one, other) {
  return SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity)
    || Number(one.borderline) - Number(other.borderline) || one.index - other.index;
}

/** Positions in a surface's grid (size-major) where a finding holds. */
function positionsOf(finding) {
  const positions = [];
  for (let index = 0; index + 1 < finding.cells.length; index += 2) {
    for (let step = 0; step < finding.cells[index + 1]; step += 1) positions.push(finding.cells[index] + step);
  }
  return positions;
}

/** The surface that a finding is about, if it is about one. */
function surfaceOf(finding) {
  return report.flows[finding.flow]?.surfaces[finding.surface];
}

/** The view of a surface in a locale (index in report.locales); null where it could not be laid out. */
function viewOf(flow, surface, locale) {
  return surface.views[flow.locales.indexOf(locale)] || null;
}

/** What of a flow in a locale was measured: "all", "some" or "none" of its surfaces. */
function measuredOf(flow, locale) {
  const views = flow.surfaces.filter((surface) => viewOf(flow, surface, locale)).length;
  if (views && views === flow.surfaces.length) return "all";
  return views ? "some" : "none";
}

/** The findings about a flow in a locale: those about every language too. Worst first. */
function findingsAbout(flow, locale, surface = null) {
  return report.findings.filter((finding) => finding.flow === flow.index
    && (finding.locale === locale || finding.locale < 0)
    && (surface === null || finding.surface < 0 || flow.surfaces[finding.surface] === surface)).sort(worstFirst);
}

function sizeAt(surface, index) {
  return report.sizes[surface.sizes[index]] || { id: String(index), name: `Size ${index + 1}` };
}

function deviceNames(place) {
  return list(place.devices).map((id) => report.devices[id] || id);
}

/** "iPhone 17", "iPhone 17 and 5 more": the newest comes last in the list. */
function placeName(place) {
  const names = deviceNames(place);
  const last = names[names.length - 1] || "no known device";
  return names.length > 1 ? `${last} and ${names.length - 1} more` : last;
}

/** A place's name in links: two displays may have one width. */
function placeKey(place) {
  return `${points(place.width)}@${place.scale}`;
}

/** The step of a trail that a finding is about, or -1. */
function stepOf(finding, view, surface) {
  if (!finding || !view || !view.titles) return -1;
  const byKey = list(view.keys).indexOf(finding.key);
  if (byKey >= 0 && finding.key) return byKey;
  return finding.text ? view.titles.findIndex((index) => surface.texts[index]?.t === finding.text) : -1;
}

/** How well a finding is seen at a position, from 0: what is drawn there may lie on the other side of the limit. */
function visibility(finding, surface, position) {
  const flow = report.flows[finding.flow];
  const view = flow && viewOf(flow, surface, finding.locale >= 0 ? finding.locale : flow.locales[0]);
  const index = list(view?.grid)[position];
  if (surface.trail) {
    const cell = list(view?.cells)[index];
    return cell && cell[5] === 0 ? 1 : 0;
  }
  const marked = list(list(view?.pictures)[index]?.t).filter((placed) => placed.o);
  if (!marked.length) return 0;
  return finding.text && marked.some((placed) => surface.texts[placed.t]?.t === finding.text) ? 2 : 1;
}

/**
 * Where to look first: a cell where the finding shows, of these the one at the default text size, the
 * first one without that. A borderline finding may be drawn either way.
 */
function positionOf(finding, surface, matches = () => true) {
  let positions = positionsOf(finding).filter(matches);
  if (!finding.borderline) {
    const seen = positions.map((position) => visibility(finding, surface, position));
    const best = seen.reduce((most, own) => Math.max(most, own), 0);
    positions = positions.filter((_, own) => seen[own] === best);
  }
  const large = surface.sizes.findIndex((index) => report.sizes[index]?.id === "large");
  const count = surface.places.length;
  return positions.find((position) => Math.floor(position / count) === large) ?? positions[0] ?? null;
}

/** The default text size on the smallest phone. */
function defaultPosition(surface) {
  const large = surface.sizes.findIndex((index) => report.sizes[index]?.id === "large");
  return Math.max(large, 0) * surface.places.length;
}
