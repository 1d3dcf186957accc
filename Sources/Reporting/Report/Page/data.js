// The report's data, made safe to read: lists that are absent are empty, places that are named are
// there or undefined. Lengths are points.

const SEVERITIES = ["error", "warning", "note"];
/** What a finding or a cell of the matrix can be, worst first. */
const STATES = ["error", "warning", "borderline", "note"];
const WORDS = { error: "error", warning: "warning", borderline: "borderline", note: "note", clean: "clean", none: "none" };
/** What pictures of a surface are made of, each once. */
const TABLES = ["forms", "shapes", "boxes", "settings", "spots", "words", "troubles", "measures", "marks"];
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
    for (const member of ["sizes", "places", "texts", "views", "keys", ...TABLES]) surface[member] = list(surface[member]);
    surface.views.forEach((view) => prepareView(surface, view));
  }
}

function prepareView(surface, view) {
  if (!view) return;
  view.grid = list(view.grid);
  if (view.titles) view.keys = list(surface.keys[view.keys]);
  else view.pictures = list(view.pictures);
}

/** Indices that are written as differences. */
function summed(differences) {
  let last = 0;
  return differences.map((step) => (last += step));
}

/** The picture at a position of a grid: {w, h, shapes, t: texts, m: measures}; null where nothing is drawn. */
function pictureAt(surface, view, position) {
  const index = list(view?.grid)[position];
  const row = list(view?.pictures)[index];
  if (!row) return null;
  view.made ??= [];
  return view.made[index] ??= {
    w: row[0], h: row[1], shapes: summed(list(surface.boxes[row[2]])).map((own) => shapeOf(surface, own)),
    m: summed(list(surface.marks[row[3]])).map((own) => measureOf(surface, own)),
    t: summed(row.slice(4)).map((own) => placedOf(surface, own)),
  };
}

function shapeOf(surface, index) {
  const [form, x, y] = list(surface.shapes[index]);
  const [role, width = 0, height = 0, radius = 0, turned = 0, fill = null] = list(surface.forms[form]);
  return { role, x, y, width, height, radius, turned, fill };
}

/** A text in its place. `l`: lines as [start, end, width, flags]. */
function placedOf(surface, index) {
  const [setting, x, y, w, h, trouble, r, cx, cy] = list(surface.spots[index]);
  const [ink, t, s, lh, a, rtl, ell, hyp, ...numbers] = list(surface.settings[setting]);
  const l = [];
  for (let at = 0; at + 4 <= numbers.length; at += 4) l.push(numbers.slice(at, at + 4));
  const [o, words, borderline] = list(surface.troubles[trouble]);
  return { ink, t, s, lh, a, rtl, ell, hyp, l, x, y, w, h, r, cx, cy, o, words: surface.words[words], borderline };
}

function measureOf(surface, index) {
  const [words, kind, flags, from, to, at, middle, edge, ...outline] = list(surface.measures[index]);
  return {
    words: String(surface.words[words] ?? ""), kind: ["neutral", "bad", "place", "overflow"][kind] || "neutral", vertical: Boolean(flags & 1),
    openStart: Boolean(flags & 2), openEnd: Boolean(flags & 4), behind: Boolean(flags & 8), from, to, at, middle, edge,
    outline: outline.length === 4 ? outline : null,
  };
}

/** The texts of a surface that a view shows, by their indices. */
function textsOf(surface, view) {
  if (!view) return new Set();
  if (view.titles) return new Set(view.titles);
  const spots = new Set(view.pictures.flatMap((row) => summed(row.slice(4))));
  return new Set([...spots].map((index) => list(surface.settings[list(surface.spots[index])[0]])[1]));
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
    return cell && cell[5] === 0 ? MOST_VISIBLE : 0;
  }
  // Of all cells: from the lists themselves, without a picture.
  const marked = summed(list(list(view?.pictures)[index]).slice(4)).map((own) => list(surface.spots[own])).filter((spot) => spot[5] >= 0);
  if (!marked.length) return 0;
  return finding.text && marked.some((spot) => surface.texts[list(surface.settings[spot[0]])[1]]?.t === finding.text) ? MOST_VISIBLE : 1;
}

const MOST_VISIBLE = 2;

/**
 * Where to look first: the cell that the finding's message quotes, if it shows there; else a cell where it
 * does, of the same text size, of the default one, the first. A borderline finding may be drawn either way.
 */
function positionOf(finding, surface, matches = () => true) {
  let positions = positionsOf(finding).filter(matches);
  const worst = finding.worst ?? -1;
  if (positions.includes(worst) && (finding.borderline || visibility(finding, surface, worst) === MOST_VISIBLE)) return worst;
  if (!finding.borderline) {
    const seen = positions.map((position) => visibility(finding, surface, position));
    const best = seen.reduce((most, own) => Math.max(most, own), 0);
    positions = positions.filter((_, own) => seen[own] === best);
  }
  if (positions.includes(worst)) return worst;
  const count = surface.places.length;
  const large = surface.sizes.findIndex((index) => report.sizes[index]?.id === "large");
  const ofSize = (row) => positions.find((position) => Math.floor(position / count) === row);
  return (worst >= 0 ? ofSize(Math.floor(worst / count)) : undefined) ?? ofSize(large) ?? positions[0] ?? null;
}

/** The default text size on the smallest phone. */
function defaultPosition(surface) {
  const large = surface.sizes.findIndex((index) => report.sizes[index]?.id === "large");
  return Math.max(large, 0) * surface.places.length;
}
