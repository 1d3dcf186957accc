// The surfaces other than the trail: shapes and placed texts, in the coordinates of the data.

function drawScene(surface, view, locale, position, options) {
  const picture = list(view.pictures)[list(view.grid)[position]];
  if (!picture) return null;
  const group = svg("g", { class: `scene ${/^[a-z-]+$/.test(surface.kind) ? surface.kind : ""}` });
  const box = [0, 0, picture.w, picture.h];
  for (const shape of list(surface.boxes[picture.b])) {
    group.append(drawShape(shape));
    grow(box, ...turned(shape.slice(1, 5), shape[6]));
  }
  for (const placed of list(picture.t)) {
    group.append(drawPlaced(surface, placed, { x: 0, y: 0 }, languageTag(locale), view));
    grow(box, ...turned(drawnFrame(placed), placed.r, placed.cx, placed.cy));
  }
  group.append(...drawStickingOut(picture, box));
  if (options.lines) {
    // What runs out is told from what is drawn: measure lines and their words make the box larger.
    const edges = [...box];
    const labels = obstacles(surface, picture);
    for (const placed of list(picture.t)) append(group, placedMeasures(placed, box, labels));
    const y = box[1] - 6;
    group.append(guide(0, y, box[3]), guide(picture.w, y, box[3]),
      dimension(0, picture.w, y, `${points(picture.w)} pt`, "place", box[0], box[2]));
    append(group, overflowMeasures(picture, edges, box, y));
    box[1] = y - 14 - (group.querySelector('[data-overflow-line]') ? LEVEL : 0);
  }
  return { group, box };
}

function drawShape([role, x, y, width, height, radius, turned, color]) {
  const transform = turned ? `rotate(${turned} ${round(x + width / 2)} ${round(y + height / 2)})` : null;
  const name = /^[a-z]+$/.test(role) ? role : "slot";
  if (name === "arrow") {
    const points = [[x, y + height], [x + width / 2, y], [x + width, y + height]];
    return svg("polygon", {
      class: "shape shape-arrow", "data-role": name, points: points.map((point) => point.map((own) => round(own)).join()).join(" "), transform,
    });
  }
  return colored(svg("rect", {
    class: `shape shape-${name}`, "data-role": name, x: round(x), y: round(y), width: round(Math.max(width, 0)),
    height: round(Math.max(height, 0)), rx: round(Math.max(Math.min(radius || 0, width / 2, height / 2), 0)), transform,
  }), "fill", color);
}

/** What a text takes as drawn: its lines may be wider than its place. */
function drawnFrame(placed) {
  const widest = Math.max(0, ...list(placed.l).map((line) => line[2]));
  const slack = placed.w - widest;
  const x = placed.x + (placed.a === 1 ? slack / 2 : placed.a === 2 ? slack : 0);
  return [x, placed.y, widest, Math.max(placed.h, list(placed.l).length * placed.lh)];
}

/** The upright rectangle around one that is turned by `degrees` about a pivot, its own middle without one. */
function turned([x, y, width, height], degrees, pivotX = x + width / 2, pivotY = y + height / 2) {
  if (!degrees) return [x, y, width, height];
  const [sine, cosine] = [Math.sin(degrees * Math.PI / 180), Math.cos(degrees * Math.PI / 180)];
  const [dx, dy] = [x + width / 2 - pivotX, y + height / 2 - pivotY];
  const [wide, high] = [Math.abs(width * cosine) + Math.abs(height * sine), Math.abs(width * sine) + Math.abs(height * cosine)];
  return [pivotX + dx * cosine - dy * sine - wide / 2, pivotY + dx * sine + dy * cosine - high / 2, wide, high];
}

/** What the words of measures keep clear of: rectangles of texts, icons and controls. */
function obstacles(surface, picture) {
  const shapes = list(surface.boxes[picture.b]).filter(([role]) => ["icon", "symbol", "button", "target"].includes(role))
    .map((shape) => turned(shape.slice(1, 5), shape[6]));
  return [...shapes, ...list(picture.t).map((placed) => turned(drawnFrame(placed), placed.r, placed.cx, placed.cy))];
}

function grow(box, x, y, width, height) {
  box[0] = Math.min(box[0], x);
  box[1] = Math.min(box[1], y);
  box[2] = Math.max(box[2], x + width);
  box[3] = Math.max(box[3], y + height);
}

/** How much of it is beyond the picture's own edges, beside the measure of its width. */
function overflowMeasures(picture, [left, , right], box, y) {
  const over = (from, to) => dimension(from, to, y - LEVEL, `overflow ${points(to - from)} pt`, "bad", box[0], box[2]);
  return [right > picture.w + 0.5 ? over(picture.w, right) : null, left < -0.5 ? over(left, 0) : null];
}

/** What is beyond the picture's own edges, hatched. */
function drawStickingOut(picture, [left, , right]) {
  const strip = (x, width) => svg("rect", {
    class: "overflow", x: round(x), y: 0, width: round(width), height: round(picture.h), fill: "url(#hatch)",
  });
  return [right > picture.w + 0.5 ? strip(picture.w, right - picture.w) : null, left < -0.5 ? strip(left, -left) : null]
    .filter(Boolean);
}
