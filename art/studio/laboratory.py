"""Sample tubes in a rack: blood, spun or whole, with labels that say what is measured."""
import math

from colour import linear, vivid
from fabrics import wood
from lathe import turned, wrapped_label
from loft import loft, rounded_rectangle
from materials import glass, grain, opaque, printed_paper


def sample_tube(thing):
    """Standing on its round end; `lying` lays it along x on the table."""
    r = 0.62
    quarter = [math.pi / 2 * k / 8 for k in range(9)]
    outside = [(r * math.sin(a), r - r * math.cos(a)) for a in quarter]
    inner = r - 0.07
    inside = [(inner * math.sin(a), r - inner * math.cos(a)) for a in reversed(quarter)]
    wall = [(0, 0), *outside[1:], (r, 7.4, 0.02), (inner, 7.4), *inside[:-1], (0, r - inner)]
    parts = [turned("tube", wall, glass("tube glass", ior=1.45), segments=128, steps=8)]
    # What fills it reaches 0.004 into the wall, so that no sliver of air is refracted between the two.
    small = inner + 0.004
    bowl = [(small * math.sin(a), r - small * math.cos(a)) for a in quarter]
    level = 6.8 if thing.get("lying") else 6.3
    surface = [(small, level + 0.08), (small - 0.1, level + 0.02, 0.1), (0, level)]
    cells = opaque("cells", "#4a0d10", 0.25, Specular=0.5)
    if thing["holds"] == "blood":
        parts.append(turned("blood", [(0, r - small), *bowl[1:], *surface], cells, segments=96))
    else:
        # Spun: the cells below, the gel that parts them from the serum, clear straw-colored serum.
        gel = opaque("gel", vivid(linear("#e6d9b4"), 1.05, 0.95), 0.4, Specular=0.3)
        serum = glass("serum", "#f5e1a4", 1.34, shadow="#f3e6c0", shadow_edge="#c9ab62")
        parts.append(turned("cells", [(0, r - small), *bowl[1:], (small, 2.5), (0, 2.5)], cells, segments=96))
        parts.append(turned("gel", [(0, 2.5), (small, 2.5), (small, 3.02), (0, 3.02)], gel, segments=96))
        parts.append(turned("serum", [(0, 3.022), (small, 3.022), *surface], serum, segments=96))
    width, height = thing["label"]["size"]
    around = math.degrees(width / 10 / (r + 0.004))
    parts.append(wrapped_label(r + 0.004, 3, 3 + height / 10, around, printed_paper(thing["label"]["image"])))
    cap = grain(opaque("cap", vivid(linear(thing["cap"]), 1.1, 0.85), 0.5, Specular=0.35), 90, 0.03)
    hood = [(r + 0.02, 6.7), (r + 0.16, 6.7, 0.04), (r + 0.19, 6.9, 0.06), (r + 0.15, 8.35, 0.2), (r - 0.05, 8.5, 0.1), (0, 8.42)]
    parts.append(turned("hood", hood, cap, segments=128))
    for k in range(30):
        angle = 2 * math.pi * k / 30
        rib = turned("rib", [(0, 6.95), (0.045, 6.98, 0.03), (0.045, 8.1, 0.03), (0, 8.14)], cap, segments=10)
        rib.location = ((r + 0.165) * math.cos(angle), (r + 0.165) * math.sin(angle), 0)
        parts.append(rib)
    if thing.get("lying"):
        for part in parts:
            part.rotation_euler = (0, math.radians(90), 0)
            x, y, _ = part.location
            part.location = (-4, y, r + 0.19 - x)
    return 8.5


def rack(thing):
    """A block of pale wood; the tubes stand in it as if it had holes."""
    width, depth, height = thing.get("size", [9.2, 2.4, 2.5])
    soft = 0.12
    rings = [rounded_rectangle(width - 2 * a, depth - 2 * a, 0.3, z) for a, z in (
        (soft, 0), (soft * 0.3, soft * 0.3), (0, soft), (0, height - soft), (soft * 0.3, height - soft * 0.3), (soft, height),
    )]  # fmt: skip
    loft("rack", rings, wood(thing.get("colour", "#d9b88e")), first_cap=True, last_cap=True)
    collar = opaque("hole", "#5d432c", 0.9, Specular=0.05)
    for x in thing.get("holes", []):
        edge = turned("hole", [(0.63, height + 0.004), (0.74, height + 0.004)], collar, segments=96)
        edge.location = (x, 0, 0)
    return height
