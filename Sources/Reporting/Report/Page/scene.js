// The surfaces other than the trail: shapes and placed texts, in the coordinates of the data.

function drawScene(surface, view, locale, position, options) {
  const picture = pictureAt(surface, view, position);
  if (!picture) return null;
  const group = svg("g", { class: `scene ${/^[a-z-]+$/.test(surface.kind) ? surface.kind : ""}` });
  const box = [0, 0, picture.w, picture.h];
  for (const shape of picture.shapes) {
    group.append(drawShape(shape));
    grow(box, ...turned([shape.x, shape.y, shape.width, shape.height], shape.turned));
  }
  for (const placed of picture.t) {
    group.append(drawPlaced(surface, placed, { x: 0, y: 0 }, languageTag(locale), view));
    grow(box, ...turned(drawnFrame(placed), placed.r, placed.cx, placed.cy));
  }
  // What is beyond the edges of the place, hatched.
  for (const own of picture.m.filter(({ kind }) => kind === "overflow")) {
    group.append(svg("rect", {
      class: "overflow", x: round(own.from), y: 0, width: round(own.to - own.from), height: round(picture.h), fill: "url(#hatch)",
    }));
  }
  if (options.lines) append(group, drawMeasures(picture.m, box));
  return { group, box };
}

function drawShape({ role, x, y, width, height, radius, turned, fill }) {
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
  }), "fill", fill);
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

function grow(box, x, y, width, height) {
  box[0] = Math.min(box[0], x);
  box[1] = Math.min(box[1], y);
  box[2] = Math.max(box[2], x + width);
  box[3] = Math.max(box[3], y + height);
}
