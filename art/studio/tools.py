"""A physician's tools: a stethoscope, a notebook, a pen, a phone."""
import math

from colour import linear, vivid
from fabrics import cloth, leather
from lathe import turned
from loft import loft, rounded_rectangle, tube
from materials import brushed_aluminium, grain, opaque


def steel():
    return opaque("steel", "#d4d2cd", 0.16, Metallic=1.0)


def stethoscope(thing):
    """Lying: the tube in a loose loop, the ear pieces apart, the chest piece at its end."""
    tint = vivid(linear(thing.get("colour", "#4a5a52")), 1.05, 0.85)
    rubber = opaque("rubber", tint, 0.42, Specular=0.35)
    r = 0.27
    loop = [
        (-3.6, 1.7, r), (-2.2, 2.9, r), (0.1, 3.2, r), (2.6, 2.5, r), (3.7, 0.7, r), (2.8, -1.1, r), (0.6, -1.6, r + 0.05),
        (-1.2, -1.05, r + 0.42), (-2.4, 0.4, r + 0.5), (-2.5, 2.2, r + 0.62), (-1.0, 3.9, r + 0.35), (1.6, 4.6, r),
    ]  # fmt: skip
    tube("tube", loop, r, rubber, resolution=10)
    metal = steel()
    fork = loop[0]
    for side in (-1, 1):
        knee = (fork[0] - 1.5, fork[1] - 0.4 + side * 0.7, r)
        end = (fork[0] - 4.6, fork[1] - 1.3 + side * 1.55, 0.22)
        tube("branch", [fork, (fork[0] - 0.7, fork[1] - 0.15 + side * 0.32, r), knee], [r, 0.22, 0.2], rubber)
        tip = (fork[0] - 5.35, fork[1] - 1.3 + side * 1.1, 0.3)
        tube("ear tube", [knee, (fork[0] - 3.0, fork[1] - 0.8 + side * 1.35, 0.2), end, tip], 0.12, metal)
        bud = turned("ear tip", [(0, 0), (0.2, 0.02, 0.08), (0.3, 0.28, 0.15), (0.2, 0.5, 0.1), (0, 0.52)], rubber, 48)
        bud.location = (tip[0] + 0.12, tip[1] + side * 0.1, 0.3)
        bud.rotation_euler = (side * math.radians(62), math.radians(-62), 0)
    x, y, _ = loop[-1]
    tube("neck", [(x, y, r), (x + 0.7, y - 0.05, 0.34), (x + 1.25, y - 0.2, 0.42)], [0.2, 0.15, 0.15], metal)
    piece = [
        (0, 0.12), (0.98, 0.12, 0.02), (1.05, 0.04, 0.03), (1.16, 0.05, 0.05), (1.18, 0.26, 0.06), (0.92, 0.36, 0.08),
        (0.42, 0.42, 0.1), (0.38, 0.62, 0.08), (0.7, 0.72, 0.06), (0.76, 0.92, 0.05), (0.62, 0.98, 0.04), (0.4, 0.74, 0.2), (0, 0.7),
    ]  # fmt: skip
    head = turned("chest piece", piece, metal, segments=160)
    head.location = (x + 1.95, y - 0.45, 0)
    rim = turned("rim", [(1.04, 0.0), (1.2, 0.0, 0.05), (1.22, 0.16, 0.05), (1.04, 0.18)], rubber, 160)
    rim.location = head.location
    return 1.0


def slab(name, w, d, low, high, radius, material, soft):
    """A flat body with rounded corners; `soft` rounds its edges."""
    rings = [rounded_rectangle(w - 2 * a, d - 2 * a, radius, z) for a, z in (
        (soft, low), (soft * 0.3, low + soft * 0.3), (0, low + soft), (0, high - soft), (soft * 0.3, high - soft * 0.3), (soft, high),
    )]  # fmt: skip
    return loft(name, rings, material, first_cap=True, last_cap=True)


def phone(thing):
    """Lying on its screen, because somebody is listening."""
    width, depth = thing.get("size", [8, 4])
    tint = vivid(linear(thing.get("colour", "#59625a")), 1.05, 0.85)
    frame = opaque("frame", tint, 0.32, Metallic=0.85)
    slab("frame", width, depth, 0.02, 0.4, 0.62, frame, 0.13)
    back = grain(opaque("back", tint, 0.42, Specular=0.4), 60, 0.02)
    slab("back", width - 0.2, depth - 0.2, 0.37, 0.412, 0.53, back, 0.02)
    lens = opaque("lens", "#0b0d10", 0.05, Specular=0.7)
    for along in (0.68, 1.36):
        place = (width / 2 - 0.7, depth / 2 - along, 0)
        ring = turned("ring", [(0, 0.4), (0.26, 0.4), (0.26, 0.445, 0.015), (0.21, 0.445, 0.015), (0.2, 0.432), (0, 0.432)], frame, 96)
        pane = turned("lens", [(0, 0.4), (0.205, 0.4), (0.205, 0.436), (0, 0.44)], lens, 96)
        ring.location = pane.location = place
    return 0.5


def notebook(thing):
    """Closed."""
    width, depth, height = thing.get("size", [5.4, 7.6, 0.75])
    cover = leather(thing.get("colour", "#7c4a38")) if thing.get("leather") else cloth(thing.get("colour", "#b9c0a8"), 26, 0.16)
    board = 0.09

    slab("cover", width, depth, 0, board, 0.3, cover, 0.03)
    slab("cover", width, depth, height - board, height, 0.3, cover, 0.03)
    pages = grain(opaque("pages", "#f3ead9", 0.85, Specular=0.1), 4, 0.6, stretch=(0.2, 0.2, 40))
    slab("pages", width - 0.22, depth - 0.24, board, height - board, 0.2, pages, 0.01)
    # Between the boards: a surface shared with them would show as a black slot.
    spine = slab("spine", 0.34, depth - 0.02, 0.02, height - 0.02, 0.08, cover, 0.08)
    spine.location.x = -width / 2 + 0.12
    return height


def pen(thing):
    barrel = opaque("lacquer", vivid(linear(thing.get("colour", "#2f3a3d")), 1.0, 0.9), 0.22, Specular=0.5, Clearcoat=0.5)
    metal = brushed_aluminium()
    parts = [
        turned("tip", [(0, 0), (0.035, 0.02), (0.05, 0.18), (0.15, 0.75, 0.1), (0.2, 0.8), (0.2, 0.9), (0, 0.9)], metal, 64),
        turned("barrel", [(0, 0.88), (0.21, 0.88, 0.02), (0.27, 2.2, 0.8), (0.27, 4.2, 0.3), (0, 4.2)], barrel, 96),
        turned("ring", [(0, 4.18), (0.285, 4.18, 0.02), (0.285, 4.32, 0.02), (0, 4.32)], metal, 96),
        turned("cap", [(0, 4.3), (0.275, 4.3), (0.26, 6.4, 0.3), (0.2, 6.75, 0.12), (0, 6.8)], barrel, 96),
        tube("clip", [(0.24, 0, 6.5), (0.38, 0, 6.35), (0.36, 0, 5.4), (0.31, 0, 4.75)], [0.05, 0.06, 0.06, 0.07], metal),
    ]  # fmt: skip
    for part in parts:
        part.rotation_euler = (math.radians(90), 0, 0)
        part.location.z = 0.27 + thing.get("above", 0)
    return 0.6
