// What is shown lives in the URL's fragment, so that a link to it can be put in a ticket and the
// browser's back and forward work. All values are strings; an absent one is "".

const FILTERS = ["search", "flow", "language", "rule", "severity", "device", "text", "new"];
const DETAIL = ["picture", "in", "part", "size", "width", "step", "every", "lines", "zoom", "finding"];
const KEYS = [...FILTERS, ...DETAIL, "scheme"];

let readFrom = ""; // the fragment that the state was read from, or written to
let pendingWrite = 0;
let state = readState();

function readState() {
  readFrom = location.hash;
  const parameters = new URLSearchParams(location.hash.slice(1));
  const result = {};
  for (const key of KEYS) result[key] = parameters.get(key) || "";
  result.print = location.hash === "#print";
  return result;
}

/** The fragment of the present state with `changes`. Only what is set is written. */
function fragment(changes = {}) {
  const next = { ...state, ...changes };
  const parameters = new URLSearchParams();
  for (const key of KEYS) if (next[key]) parameters.set(key, next[key]);
  return `#${parameters}`;
}

/** Forgets all that is chosen in a detail; the filters stay. */
function noDetail() {
  return Object.fromEntries(DETAIL.map((key) => [key, ""]));
}

/** The link to a flow in a locale. What was chosen for another picture (size, step) is not carried over. */
function detailLink(flow, locale, more = {}) {
  const kept = { lines: state.lines, zoom: state.zoom };
  return fragment({ ...noDetail(), ...kept, picture: flow.name, in: report.locales[locale]?.id || "", ...more });
}

/** The link from a finding to its picture: one of its cells, that the filters let through. `wanted`: a locale. */
function findingLink(finding, wanted = null) {
  const flow = report.flows[finding.flow];
  if (!flow) return null;
  const locale = wanted ?? (finding.locale >= 0 ? finding.locale : flow.locales[0]);
  const part = finding.surface > 0 ? String(finding.surface) : "";
  const surface = surfaceOf(finding);
  const position = surface ? positionOf(finding, surface, (own) => cellPasses(surface, own)) : null;
  return detailLink(flow, locale, { part, finding: finding.id, ...(position === null ? {} : cellState(surface, position)) });
}

function cellState(surface, position) {
  const count = surface.places.length || 1;
  const place = surface.places[position % count];
  return { size: sizeAt(surface, Math.floor(position / count)).id, width: place ? placeKey(place) : "" };
}

/** A place to go back to: filters, another picture. */
function go(changes) {
  follow(fragment(changes));
}

function follow(link) {
  if (pendingWrite) writeState();
  location.hash = link;
}

/**
 * A change within what is shown: a slider, a letter in the search box. No step of the history, and
 * the URL follows only when the hand rests: browsers refuse hundreds of changes in a few seconds.
 */
function adjust(changes) {
  Object.assign(state, changes);
  clearTimeout(pendingWrite);
  pendingWrite = setTimeout(writeState, 200);
  render();
}

function writeState() {
  clearTimeout(pendingWrite);
  pendingWrite = 0;
  // Where the address has changed meanwhile, the reader is on the way to somewhere else.
  if (state.print || location.hash !== readFrom || location.hash === fragment() || (!location.hash && fragment() === "#")) return;
  history.replaceState(null, "", fragment());
  readFrom = location.hash;
}
