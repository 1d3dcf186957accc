"""Where the stops of a step trail stand: the layout model once more, from the numbers of `inspect`.

Written from the model's description and not from the page's script, so that the two check each other.
All lengths are points.
"""

import math

GAP = 4
FEWEST = 44


def nearest(value):
    """Rounded to an integer, ties away from zero."""
    return math.floor(value + 0.5)


def stop_diameter(flow, cell):
    """The full diameter at a text size: from the threshold of full stops, n × d + (n − 1) × gap."""
    count = len(flow["titles"])
    for threshold in flow["thresholds"]:
        if threshold["contentSize"] == cell["contentSize"] and threshold["displayScale"] == cell["displayScale"]:
            return (threshold["fullStops"] - (count - 1) * GAP) / count
    raise LookupError(f"no threshold for {cell['contentSize']} at {cell['displayScale']}x")


def expected(flow, cell, current):
    """{stops: [[x, width]], diameter, height, title: {left, place, width} or None} with one step current."""
    count = len(flow["titles"])
    full = stop_diameter(flow, cell)
    lead, tail = nearest(0.85 * full), nearest(0.41 * full)
    titled = cell["form"] == "titled"
    small = full if titled else cell["stopDiameter"]
    widths = [small] * count
    if titled and current < count:
        widths[current] = lead + cell["titles"][current]["drawn"] + tail
    positions = [0]
    for width in widths[:-1]:
        positions.append(positions[-1] + width + GAP)
    place = cell["width"]
    frame = cell["naturalWidth"] if titled else min(cell["drawnWidth"], place)
    inset = 0
    if not titled:
        inset = max(0, (min(place, count * full + (count - 1) * GAP) - cell["drawnWidth"]) / 2)
    mirrored = flow["direction"] == "rtl"
    origin = place - inset - frame if mirrored else inset
    lefts = [origin + (frame - x - width if mirrored else x) for x, width in zip(positions, widths)]
    title = None
    if titled and current < count:
        own = cell["titles"][current]
        left = lefts[current] + (tail if mirrored else lead)
        title = {"left": left, "place": own["drawn"], "measured": own["measured"], "limit": own["limit"],
                 "truncated": own["truncated"]}
    return {"stops": [[x, width] for x, width in zip(lefts, widths)], "diameter": small,
            "height": max(full, FEWEST), "title": title, "label": 15 * cell["scale"]}


def surfaces(inspect):
    """The step trails: (flow, its number among the flow's surfaces, what `inspect` says)."""
    parts, seen = {}, {}
    for flow in inspect["flows"]:
        number = parts.setdefault(flow["flow"], -1)
        # A flow's surfaces come one after another, each with all its locales.
        key = (flow["flow"], number, flow["surface"])
        if number < 0 or flow["surface"] != seen.get(flow["flow"]) or flow["locale"] in seen[key]:
            number = parts[flow["flow"]] = number + 1
            seen[flow["flow"]] = flow["surface"]
            key = (flow["flow"], number, flow["surface"])
            seen[key] = set()
        seen[key].add(flow["locale"])
        if flow["surface"] == "step-trail" and flow["cells"] and flow["titles"]:
            yield flow["flow"], number, flow
