// A step trail, drawn from a measured cell: the positions are those of the layout model, nothing is
// measured here.

const GAP = 4; // points between stops
const FEWEST = 44; // points, the row's least height: the touch surface

function trailCell(surface, view, position) {
  const cell = view.cells[view.grid[position]];
  if (!cell) return null;
  const [row, form, diameter, drawn, natural, borderline, numberScale, caption, inset, room] = cell;
  const rowData = view.rows[row] || {};
  const metrics = surface.trail?.metrics?.[rowData.m] || {};
  return {
    row: rowData, metrics, titled: form === 1, diameter, drawn, natural, borderline: borderline === 1, numberScale,
    captions: view.captions[caption]?.map((part) => captionOf(view.parts[part])) || null, inset, room,
  };
}

/** A caption's texts with what the data leaves out: lengths that follow from the lines, and zeros. */
function captionOf(part) {
  if (!part) return null;
  return {
    ...part,
    t: list(part.t).map((text) => {
      const lh = LINE_HEIGHT * text.s;
      const lines = list(text.l);
      return { x: 0, y: 0, a: 0, rtl: 0, lh, w: Math.max(0, ...lines.map((line) => line[2])), h: lh * lines.length, ...text };
    }),
  };
}

/** Where the stops are with step `current` open (n: all done). x from the left edge of the place. */
function trailGeometry(cell, place, count, current, rtl) {
  const { metrics, titled, diameter } = cell;
  const frame = titled ? cell.natural : Math.min(cell.drawn, place);
  const origin = rtl ? place - cell.inset - frame : cell.inset;
  const stops = [];
  let x = 0;
  for (let index = 0; index < count; index += 1) {
    const open = titled && index === current;
    const width = open ? metrics.lead + (list(cell.row.p)[index] || 0) + metrics.tail : diameter;
    stops.push({ index, open, x: origin + (rtl ? frame - x - width : x), width });
    x += width + GAP;
  }
  const height = Math.max(metrics.d, FEWEST);
  return { stops, height, centre: height / 2, frame, origin, place, rtl };
}

/** The parts of a picture of a trail: {group, box: [left, top, right, bottom], words}. */
function drawTrail(surface, view, locale, position, current, options) {
  const cell = trailCell(surface, view, position);
  const place = surface.places[position % surface.places.length].width;
  const count = view.titles.length;
  const geometry = trailGeometry(cell, place, count, current, Boolean(locale.rtl));
  const group = svg("g", { class: "trail", "data-form": cell.titled ? "titled" : "numbered" });
  for (const stop of geometry.stops) group.append(drawStop(surface, view, locale, cell, geometry, stop, current));
  const caption = drawCaption(surface, view, locale, cell, geometry, current);
  if (caption) group.append(caption);
  const lowest = geometry.height + (caption ? cell.metrics.captionTop + cell.captions[current].h : 0);
  const edges = geometry.stops.flatMap((stop) => [stop.x, stop.x + stop.width]);
  const box = [Math.min(0, ...edges), 0, Math.max(place, ...edges), lowest];
  for (const placed of list(caption && cell.captions[current].t)) {
    // A text that its line cannot hold is not to be cut by the picture's edge.
    box[0] = Math.min(box[0], geometry.rtl ? place - placed.x - placed.w : 0);
    box[2] = Math.max(box[2], geometry.rtl ? place : placed.x + placed.w);
  }
  append(group, [drawOverflow(geometry)]);
  if (options.lines) append(group, drawMeasures(trailMeasures(cell, geometry, box[3], current), box));
  return { group, box };
}

function drawStop(surface, view, locale, cell, geometry, stop, current) {
  const kind = stop.index < current ? "done" : stop.index === current ? "current" : "ahead";
  const height = cell.titled ? cell.metrics.d : cell.diameter;
  const top = geometry.centre - height / 2;
  const { trail } = surface;
  const group = svg("g", {
    class: `stop ${kind}`, "data-stop": stop.index, "data-kind": kind, "data-x": round(stop.x),
    "data-width": round(stop.width), "data-diameter": height,
  });
  group.append(colored(svg("rect", {
    class: "stop-shape", x: round(stop.x), y: round(top), width: round(stop.width), height, rx: height / 2,
  }), "fill", kind === "current" ? trail.accent : null));
  if (kind !== "current") {
    group.append(colored(svg("rect", {
      class: "stop-ring", x: round(stop.x + 0.75), y: round(top + 0.75), width: round(stop.width - 1.5),
      height: round(height - 1.5), rx: round(height / 2 - 0.75),
    }), "stroke", kind === "done" ? trail.accent : null));
  }
  const ink = kind === "current" ? trail.ink : null;
  const square = stop.open && geometry.rtl ? stop.x + stop.width - height : stop.x;
  group.append(kind === "done" ? checkMark(cell, square + height / 2, geometry.centre)
    : drawNumber(surface, view, cell, geometry, stop, square, ink));
  if (stop.open) group.append(drawTitle(surface, view, locale, cell, geometry, stop, ink));
  return group;
}

/** The font size of numbers: it shrinks with the stops. */
function labelSize(cell) {
  return cell.titled ? cell.metrics.label : cell.metrics.label * cell.diameter / cell.metrics.d;
}

function drawNumber(surface, view, cell, geometry, stop, square, ink) {
  const text = surface.texts[list(view.numbers)[stop.index]];
  const size = labelSize(cell) * Math.min(cell.numberScale ?? 1, 1);
  const width = (list(cell.row.n)[stop.index] || 0) * size / cell.metrics.label;
  return svg("g", { class: "number" }, text && drawLine(text, [0, text.t.length, width, 0], {
    x: square + (stop.open ? cell.metrics.d : cell.diameter) / 2 - width / 2, size, ink, rtl: geometry.rtl,
    baseline: geometry.centre + (ASCENT - LINE_HEIGHT / 2) * size,
  }));
}

function checkMark(cell, x, y) {
  const unit = 0.9 * labelSize(cell) / 10;
  return svg("path", {
    class: "check", d: "M-3.6 .3L-1 2.9L3.7 -2.9",
    transform: `translate(${round(x)} ${round(y)}) scale(${round(unit)})`,
  });
}

function drawTitle(surface, view, locale, cell, geometry, stop, ink) {
  const { row, metrics } = cell;
  const place = list(row.p)[stop.index] || 0;
  const text = surface.texts[view.titles[stop.index]];
  const lines = list(row.cut)[stop.index];
  const line = Array.isArray(lines) && lines[0] ? lines[0] : [0, text?.t.length || 0, list(row.w)[stop.index] || 0, 0];
  const left = geometry.rtl ? stop.x + metrics.tail : stop.x + metrics.lead;
  const x = geometry.rtl ? left + place - line[2] : left;
  return svg("g", {
    class: "title", "data-title": stop.index, "data-width": round(line[2]), "data-place": place,
    "data-needed": list(row.w)[stop.index], "data-cut": Array.isArray(lines) ? "1" : null,
  },
  // What the title measures as drawn: ink begins and ends somewhat inside of it.
  svg("rect", {
    class: "extent", x: round(x), y: round(geometry.centre - metrics.d / 2), width: round(line[2]), height: metrics.d, fill: "none",
  }),
  text && drawLine(text, line, {
    x, baseline: geometry.centre + (ASCENT - LINE_HEIGHT / 2) * metrics.label,
    size: metrics.label, rtl: geometry.rtl, lang: languageTag(locale), ink, ellipsis: surface.texts[view.ell],
  }));
}

/** The caption starts at the leading edge of the place; its texts are placed from that edge. */
function drawCaption(surface, view, locale, cell, geometry, current) {
  const caption = cell.captions?.[current];
  if (!caption) return null;
  const y = geometry.height + cell.metrics.captionTop;
  const group = svg("g", { class: "caption", "data-caption": caption.k });
  list(caption.t).forEach((placed, index) => {
    const x = geometry.rtl ? geometry.place - 2 * placed.x - placed.w : 0;
    const role = caption.k !== "position" && index === 0 ? "caption-title" : "caption-position";
    group.append(svg("g", { class: role }, drawPlaced(surface, placed, { x, y }, languageTag(locale), view)));
  });
  return group;
}

/** What runs out of its place, hatched. */
function drawOverflow(geometry) {
  const left = Math.min(...geometry.stops.map((stop) => stop.x));
  const right = Math.max(...geometry.stops.map((stop) => stop.x + stop.width));
  const strip = (x, width) => svg("rect", {
    class: "overflow", "data-overflow": round(width), x: round(x), y: 0, width: round(width), height: geometry.height,
    fill: "url(#hatch)",
  });
  return [right > geometry.place + 0.01 && strip(geometry.place, right - geometry.place), left < -0.01 && strip(left, -left)];
}
