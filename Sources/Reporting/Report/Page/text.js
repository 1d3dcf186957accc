// Text as it was measured: outlines of glyphs at measured positions, and where there are none the
// browser's own text, squeezed into the measured width and marked.

// Of the system font, in em.
const ASCENT = 1950 / 2048;
const LINE_HEIGHT = 2444 / 2048;
const STRIDE = 5; // glyph, advance, x offset, y offset, cluster

/** Puts an outline into the document once; all texts refer to it. False where the glyph has none. */
function outline(index) {
  const data = report.glyphs[index];
  if (typeof data !== "string" || !data) return false;
  const id = `g${index}`;
  if (!byId(id)) byId("outlines").append(svg("path", { id, d: data }));
  return true;
}

/**
 * What stands in a range of a text, left to right: glyphs and pieces for the browser, each with its
 * advance in 1/1000 em. `start` and `end` are UTF-16 offsets.
 */
function piecesOf(text, start, end) {
  const pieces = [];
  for (const [level, from, to, em, outlines, glyphs] of list(text?.r)) {
    if (to <= start || from >= end) continue;
    if (outlines) {
      for (let at = 0; at + STRIDE <= glyphs.length; at += STRIDE) {
        const [glyph, advance, dx, dy, cluster] = glyphs.slice(at, at + STRIDE);
        if (cluster >= start && cluster < end) pieces.push({ glyph, advance, dx, dy });
      }
    } else {
      const [first, last] = [Math.max(from, start), Math.min(to, end)];
      const string = withoutControls(text.t.slice(first, last));
      pieces.push({ string, rtl: level % 2 === 1, advance: em * (last - first) / Math.max(to - from, 1) });
    }
  }
  return pieces;
}

/** Control characters draw nothing, and some of them would break an SVG that is saved from the page. */
function withoutControls(string) {
  return string.replace(/[\u0000-\u001f\u007f-\u009f]/g, "");
}

/**
 * One line of a text. `line` is [start, end, width, flags]; `at` says where: x (left edge),
 * baseline, size, rtl, lang, ellipsis and hyphen (texts). The whole spans exactly the line's width.
 */
function drawLine(text, line, at) {
  const [start, end, width, flags] = line;
  const pieces = piecesOf(text, start, end);
  const added = flags & 2 ? at.ellipsis : flags & 1 ? at.hyphen : null;
  const tail = added ? piecesOf(added, 0, added.t.length) : [];
  const all = at.rtl ? [...tail, ...pieces] : [...pieces, ...tail];
  const total = all.reduce((sum, piece) => sum + piece.advance, 0);
  const group = svg("g", { class: "line", fill: at.ink || null });
  if (!(total > 0) || !(width > 0) || !(at.size > 0)) return group;
  const perUnit = width / total;
  const scale = at.size / 1000;
  // In units of 1/1000 em, so that one transform serves all glyphs of the line.
  const glyphs = svg("g", { transform: `translate(${round(at.x)} ${round(at.baseline)}) scale(${round(scale, 6)})` });
  let x = 0;
  for (const piece of all) {
    if (piece.string !== undefined) group.append(...browserText(piece, at, at.x + x * perUnit, piece.advance * perUnit));
    else if (outline(piece.glyph)) {
      glyphs.append(svg("use", {
        href: `#g${piece.glyph}`, x: round((x + piece.dx) * perUnit / scale, 2), y: round(-piece.dy, 2),
      }));
    }
    x += piece.advance;
  }
  if (glyphs.childNodes.length) group.append(glyphs);
  return group;
}

/** The browser's own text in its measured width, with the dots that the legend explains. */
function browserText(piece, at, x, width) {
  if (!piece.string.trim() || !(width > 0)) return [];
  const under = at.baseline + at.size * 0.16;
  return [
    svg("text", {
      class: "browser-text", x: round(piece.rtl ? x + width : x), y: round(at.baseline), "font-size": round(at.size),
      textLength: round(width), lengthAdjust: "spacingAndGlyphs", direction: piece.rtl ? "rtl" : "ltr",
      "unicode-bidi": "isolate", lang: at.lang || null, fill: at.ink || null,
    }, piece.string),
    svg("line", { class: "browser-mark", x1: round(x), x2: round(x + width), y1: round(under), y2: round(under) }),
  ];
}

/** The baseline, from a line's top: the leading of a text style is below the line. */
function baselineIn(size) {
  return ASCENT * size;
}

/**
 * A text placed in a picture (contract: Placed). `origin` moves it: a caption is placed within its
 * block.
 */
function drawPlaced(surface, placed, origin = { x: 0, y: 0 }, lang = null, fallback = {}) {
  const text = surface.texts[placed.t];
  const group = svg("g", { class: "placed", "data-outcome": placed.o || null, transform: rotation(placed) });
  list(placed.l).forEach((line, index) => {
    const slack = placed.w - line[2];
    group.append(drawLine(text, line, {
      x: origin.x + placed.x + (placed.a === 1 ? slack / 2 : placed.a === 2 ? slack : 0),
      baseline: origin.y + placed.y + index * placed.lh + baselineIn(placed.s),
      size: placed.s, rtl: Boolean(placed.rtl), lang, ink: placed.ink,
      ellipsis: surface.texts[placed.ell ?? fallback.ell], hyphen: surface.texts[placed.hyp],
    }));
  });
  return group;
}

function rotation(placed) {
  if (!placed.r) return null;
  return `rotate(${placed.r} ${round(placed.cx ?? placed.x + placed.w / 2)} ${round(placed.cy ?? placed.y + placed.h / 2)})`;
}

/** Numbers for attributes: 0.001 of a point is enough, and anything that is not a number is 0. */
function round(value, digits = 3) {
  return Number.isFinite(value) ? Number(value.toFixed(digits)) : 0;
}
