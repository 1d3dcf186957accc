// Measure lines, as in a drawing of an architect: what a text needs, what its place has. Those of surfaces
// are in the data, placed; those of a trail depend on the current step, and are made here.

const LEVEL = 17; // points between the measure lines of a trail
const LETTER = 5.3; // points, about the width of a letter of a measure
const DEPTH = 12; // points that a line and its words take
const NEAR = 100; // points from the edge of a place to the middle of the words at most
const FARTHEST = 200; // points beyond the surface: a need is not drawn farther, and its line is broken off

/** A measure as the data has them: from left to right, with its words above. */
function measure(kind, from, to, at, words, more = {}) {
  return { kind, from, to, at, words, middle: (from + to) / 2, edge: at, vertical: false, openStart: false, openEnd: false, behind: false, outline: null, ...more };
}

/** All measures of a picture: lines first, words in front of all of them. Grows `box` to hold them. */
function drawMeasures(measures, box) {
  for (const own of measures) {
    for (const part of [lineBox(own), wordBox(own), own.outline]) if (part) grow(box, ...part);
  }
  return [...measures.map(measureLines), ...measures.map(measureWords)];
}

function isBad(own) {
  return own.kind === "bad" || own.kind === "overflow";
}

function measureLines(own) {
  const { from, to, at, edge, vertical } = own;
  const line = (along, across, name) => svg("line", vertical
    ? { class: name, x1: round(across[0]), x2: round(across[1]), y1: round(along[0]), y2: round(along[1]) }
    : { class: name, x1: round(along[0]), x2: round(along[1]), y1: round(across[0]), y2: round(across[1]) });
  // What goes on ends in two strokes, as in a drawing that is broken off.
  const end = (place, isOpen, inward) => (isOpen ? [0, inward] : [0]).map((shift) => {
    const slant = isOpen ? 2 : 0;
    return line([place + shift - slant, place + shift + slant], [at + 3, at - 3]);
  });
  const guides = Math.abs(edge - at) > 4 ? [from, to].map((place) =>
    line([place, place], [at, edge], own.kind === "place" ? "guide edge" : isBad(own) ? "guide bad" : "guide")) : [];
  const group = svg("g", {
    class: `measure ${isBad(own) ? "bad" : "place"}`, "data-measure": own.kind, "data-vertical": vertical ? "1" : null,
    "data-overflow-line": own.kind === "overflow" ? round(to - from) : null,
  });
  append(group, [
    own.outline && ["halo", ""].map((halo) => svg("rect", {
      class: halo || `title-place ${isBad(own) ? "bad" : "place"}`,
      x: round(own.outline[0]), y: round(own.outline[1]), width: round(own.outline[2]), height: round(own.outline[3]),
    })),
    guides, line([from, to], [at, at]), end(from, own.openStart, 5), end(to, own.openEnd, -5)]);
  return group;
}

function measureWords(own) {
  const baseline = own.at + (own.behind ? 10 : -3);
  const [x, y] = own.vertical ? [baseline, own.middle] : [own.middle, baseline];
  return svg("g", { class: `measure ${isBad(own) ? "bad" : "place"}` }, svg("text", {
    x: round(x), y: round(y), "text-anchor": "middle", "font-size": 10, transform: own.vertical ? `rotate(-90 ${round(x)} ${round(y)})` : null,
  }, own.words));
}

/** [x, y, width, height] of the line. */
function lineBox({ from, to, at, vertical }) {
  return vertical ? [at - 1.5, from, 3, to - from] : [from, at - 1.5, to - from, 3];
}

/** The same of the words. */
function wordBox({ at, middle, words, vertical, behind }) {
  const length = words.length * LETTER;
  const start = behind ? at + 0.5 : at - 0.5 - DEPTH;
  return vertical ? [start, middle - length / 2, DEPTH, length] : [middle - length / 2, start, length, DEPTH];
}

/** The measures of a trail, above its row. `bottom`: of all that is drawn. */
function trailMeasures(cell, geometry, bottom, current) {
  const measures = [];
  let y = -8;
  const open = geometry.stops[current]?.open ? geometry.stops[current] : null;
  if (open && Array.isArray(list(cell.row.cut)[current])) {
    measures.push(titleMeasure(cell, geometry, open, y));
    y -= LEVEL;
  }
  const over = cell.titled ? 0 : cell.drawn - geometry.place;
  if (over > 0.01) {
    const [from, to] = geometry.rtl ? [-over, 0] : [geometry.place, geometry.place + over];
    // The words stay near the place's edge, however far the line goes.
    const half = Math.min(over / 2, NEAR);
    measures.push(measure("overflow", from, to, y, `overflow ${points(over)} pt`, { middle: geometry.rtl ? to - half : from + half }));
    y -= LEVEL;
  }
  measures.push(measure("place", 0, geometry.place, y, placeWords(cell, geometry), { edge: bottom }));
  return measures;
}

function placeWords(cell, geometry) {
  const place = `place ${points(geometry.place)} pt`;
  if (cell.titled) return place;
  return `${place}, titles need ${points(cell.row.titled)} pt`;
}

/** A cut title: its place outlined, and what it needs against what it has. */
function titleMeasure(cell, geometry, stop, y) {
  const { metrics, row } = cell;
  const has = row.p[stop.index];
  const needs = row.w[stop.index];
  const height = metrics.d - 6;
  const left = geometry.rtl ? stop.x + metrics.tail : stop.x + metrics.lead;
  const shown = Math.min(needs, Math.max(has, geometry.place) + FARTHEST);
  const from = geometry.rtl ? left + has - shown : left;
  const edge = geometry.centre - height / 2;
  const borderline = row.cut[stop.index][1] === 1;
  return measure(borderline ? "neutral" : "bad", from, from + shown, y, (borderline ? "borderline: " : "") + cutWords(needs, has), {
    openStart: shown < needs && geometry.rtl, openEnd: shown < needs && !geometry.rtl, edge, outline: [left, edge, has, height],
  });
}

/** A title that has room and is cut all the same has a line break: it is measured by its widest line. */
function cutWords(needs, has) {
  if (needs <= has) return "cut at its line break";
  return points(needs) === points(has) ? `needs ${round(needs)} pt, has ${round(has)}` : `needs ${points(needs)} pt, has ${points(has)}`;
}
