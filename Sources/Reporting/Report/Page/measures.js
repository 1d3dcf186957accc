// Measure lines, as in a drawing of an architect: what a text needs, what its place has.

const LEVEL = 17; // points between measure lines
const LETTER = 5.3; // points, about the width of a letter of a measure

const LONGEST = 1.5; // times its place: a need beyond that is drawn with an arrow, or the place would be a speck

/**
 * A line with ticks at its ends and words above it, kept within [from, to] of the picture. `arrows`: which
 * ends ([left, right]) go on beyond what is drawn.
 */
function dimension(left, right, y, words, kind, from, to, arrows = [false, false]) {
  const middle = middleOf(left, right, words, from, to);
  const end = (x, outward, isArrow) => (isArrow
    ? svg("path", { class: "arrow-end", d: `M${round(x - outward * 5)} ${round(y - 4)}L${round(x)} ${round(y)}L${round(x - outward * 5)} ${round(y + 4)}` })
    : svg("line", { x1: round(x), x2: round(x), y1: y - 3, y2: y + 3 }));
  return svg("g", { class: `measure ${kind}`, "data-measure": kind, "data-overflow-line": words.startsWith("overflow") ? round(right - left) : null },
    svg("line", { x1: round(left), x2: round(right), y1: y, y2: y }),
    end(left, -1, arrows[0]), end(right, 1, arrows[1]),
    svg("text", { x: round(middle), y: y - 4, "text-anchor": "middle", "font-size": 10 }, words));
}

/** The middle of the words of a measure, that keep within the picture. */
function middleOf(left, right, words, from, to) {
  const half = words.length * LETTER / 2;
  return Math.min(Math.max((left + right) / 2, from + half), Math.max(to - half, from + half));
}

/** A need from the side that `align` (0 left, 1 centre, 2 right) says, no longer than is sensible to draw. */
function needLine(x, has, needs, align) {
  const drawn = Math.min(needs, Math.max(has * LONGEST, has + 24));
  const slack = (drawn - has) * [0, 0.5, 1][align];
  return { from: x - slack, to: x - slack + drawn, arrows: [drawn < needs && align > 0, drawn < needs && align < 2] };
}

function guide(x, top, bottom, kind = "edge") {
  return svg("line", { class: `guide ${kind}`, x1: round(x), x2: round(x), y1: round(top), y2: round(bottom) });
}

/** The measures of a trail. Grows `box` to the top by the lines that it needs. */
function trailMeasures(cell, geometry, box, current) {
  const parts = [];
  const [left, , right, bottom] = box;
  let y = -8;
  const open = geometry.stops[current]?.open ? geometry.stops[current] : null;
  if (open && Array.isArray(list(cell.row.cut)[current])) {
    parts.push(...titleMeasures(cell, geometry, open, y, box));
    y -= LEVEL;
  }
  const over = cell.titled ? 0 : cell.drawn - geometry.place;
  if (over > 0.01) {
    const [from, to] = geometry.rtl ? [-over, 0] : [geometry.place, geometry.place + over];
    parts.push(dimension(from, to, y, `overflow ${points(over)} pt`, "bad", left, right));
    y -= LEVEL;
  }
  parts.push(dimension(0, geometry.place, y, placeWords(cell, geometry), "place", left, right));
  parts.unshift(guide(0, y, bottom), guide(geometry.place, y, bottom));
  box[1] = y - 14;
  return parts;
}

function placeWords(cell, geometry) {
  const place = `place ${points(geometry.place)} pt`;
  if (cell.titled) return place;
  return `${place}, titles need ${points(cell.row.titled)} pt`;
}

/** A cut title: its place outlined, and what it needs against what it has. */
function titleMeasures(cell, geometry, stop, y, box) {
  const { metrics, row } = cell;
  const has = row.p[stop.index];
  const needs = row.w[stop.index];
  const height = metrics.d;
  const left = geometry.rtl ? stop.x + metrics.tail : stop.x + metrics.lead;
  const { from, to, arrows } = needLine(left, has, needs, geometry.rtl ? 2 : 0);
  box[0] = Math.min(box[0], from);
  box[2] = Math.max(box[2], to);
  const end = geometry.rtl ? left : left + has;
  return [
    svg("rect", {
      class: "title-place", x: round(left), y: round(geometry.centre - height / 2 + 3), width: round(has), height: height - 6,
    }),
    guide(end, y - 3, geometry.centre - height / 2 + 3, "bad"),
    dimension(from, to, y, cutWords(needs, has), "bad", box[0], box[2], arrows),
  ];
}

/** Needed against available, above a text of another surface. `labels`: rectangles that words keep clear of. */
function placedMeasures(placed, box, labels) {
  if (!placed.o) return [];
  const has = placed.o === "tall" ? placed.w : placed.have ?? placed.w;
  const needs = placed.o === "tall" ? placed.w : placed.need ?? has;
  const { from, to, arrows } = needLine(placed.x, has, needs, placed.a || 0);
  const words = placedWords(placed);
  grow(box, from, placed.y, to - from, 0);
  const wide = Math.max(words.length * LETTER, to - from);
  const y = freeLevel(labels, middleOf(from, to, words, box[0], box[2]), wide, placed.y - 6);
  grow(box, from, y - 14, to - from, 14);
  const kind = placed.o === "shrink" ? "place" : "bad";
  return [svg("g", { transform: rotation(placed) },
    svg("rect", {
      class: `title-place ${kind}`, x: round(placed.x), y: round(placed.y), width: round(placed.w), height: round(placed.h),
    }),
    y < placed.y - 6 ? [guide(from, y, placed.y, kind), guide(to, y, placed.y, kind)] : null,
    dimension(from, to, y, words, kind, box[0], box[2], arrows))];
}

/** A title that has room and is cut all the same has a line break: it is measured by its widest line. */
function cutWords(needs, has) {
  return needs > has ? `needs ${points(needs)} pt, has ${points(has)}` : "cut at its line break";
}

/** The nearest line above a text where no other words, texts and icons are in the way. */
function freeLevel(labels, middle, width, wanted) {
  let y = wanted;
  const [left, right] = [middle - width / 2 - 2, middle + width / 2 + 2];
  const meets = ([x, top, wide, high]) => x < right && x + wide > left && top < y + 2 && top + high > y - 13;
  for (let tries = 0; tries < 60 && labels.some(meets); tries += 1) y -= 8;
  labels.push([left, y - 13, width + 4, 13]);
  return y;
}

function placedWords(placed) {
  const by = placed.by === undefined ? "" : ` by ${points(placed.by)} pt`;
  const sums = placed.need === undefined ? "" : `needs ${points(placed.need)} pt, has ${points(placed.have ?? placed.w)}`;
  switch (placed.o) {
    case "tall": return `too tall${by}`;
    case "clip": return sums || `clipped${by}`;
    case "break": return sums ? `word broken: ${sums}` : "a word is broken";
    case "shrink": return sums ? `shrinks: at full size ${sums}` : "shrinks";
    case "stick": return `sticks out${by}`;
    default: return sums || `cut${by}`;
  }
}
