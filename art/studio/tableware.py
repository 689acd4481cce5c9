"""A set place: plate, glass of water, fork and napkin."""
import math

from mathutils import noise, Vector

from colour import linear
from fabrics import mottled, stoneware
from lathe import turned
from loft import between, loft
from materials import glass, grain, opaque


def plate(thing):
    glaze = stoneware(thing.get("colour", "#e9e2d6"))
    wall = [
        (0, 0.1), (2.2, 0.1, 0.05), (2.3, 0, 0.05), (2.5, 0, 0.06), (2.7, 0.16, 0.1), (4.6, 0.66, 0.08),
        (4.58, 0.78, 0.06), (3.1, 0.42, 0.5), (0, 0.34),
    ]  # fmt: skip
    turned("plate", wall, glaze, segments=192, steps=12)
    return 0.8


def tumbler(thing):
    """A plain glass of water: thick base, thin wall."""
    wall = [
        (0, 0.05), (1.5, 0.0, 0.1), (1.85, 0.06, 0.2), (2.1, 5.6, 0.04), (1.98, 5.6, 0.04), (1.74, 0.6, 0.25), (0, 0.55),
    ]  # fmt: skip
    turned("tumbler", wall, glass("tumbler", ior=1.49), segments=192, steps=10)
    # Reaches 0.005 into the wall and climbs it a little, as in the vials.
    level = 3.9
    inside = 1.745 + (level - 0.6) * 0.24 / 5 + 0.005
    surface = [(inside + 0.005, level + 0.13), (inside - 0.07, level + 0.02, 0.12), (inside - 0.3, level, 0.2), (0, level)]
    water = glass("water", "#fcfefd", 1.333, shadow="#f6fafa", shadow_edge="#c2cccd")
    turned("water", [(0, 0.545), (1.73, 0.595, 0.24), *surface], water, segments=192, steps=10)
    return 5.6


def bar(name, knots, material):
    """A rod along y. `knots`: (y, x, height, half width, half thickness)."""
    rings = []
    first, last = knots[0][0], knots[-1][0]
    for step in range(65):
        y = first + (last - first) * step / 64
        x, z, wide, thick = (between([(k[0], k[i]) for k in knots], y) for i in (1, 2, 3, 4))
        turn = [2 * math.pi * k / 32 for k in range(32)]
        rings.append([(x + wide * math.cos(a), y, z + thick * math.sin(a)) for a in turn])
    return loft(name, rings, material, first_cap=True, last_cap=True)


def fork(thing):
    """Lying on the bend of its tines and its handle's end, the tines away from the camera; 8 long."""
    steel = opaque("steel", "#d8d6d1", 0.17, Metallic=1.0)
    # Flat: seen from so low, tines that rise look as if the fork stood.
    bar("handle", [
        (-4.3, 0, 0.07, 0.05, 0.03), (-4.2, 0, 0.07, 0.25, 0.07), (-2.9, 0, 0.1, 0.29, 0.08), (-0.4, 0, 0.2, 0.12, 0.08),
        (0.6, 0, 0.22, 0.12, 0.08), (1.2, 0, 0.17, 0.32, 0.06), (1.6, 0, 0.13, 0.45, 0.05), (1.95, 0, 0.1, 0.48, 0.05), (2.05, 0, 0.09, 0.46, 0.03),
    ], steel)  # fmt: skip
    for x in (-0.4, -0.133, 0.133, 0.4):
        bar("tine", [
            (1.7, x, 0.11, 0.04, 0.02), (2.1, x, 0.09, 0.075, 0.04), (3.0, x, 0.05, 0.07, 0.045), (3.8, x, 0.05, 0.055, 0.04),
            (3.93, x, 0.06, 0.045, 0.03), (4, x, 0.06, 0.015, 0.01),
        ], steel)  # fmt: skip
    return 0.5


def napkin(thing):
    """Linen, folded twice: three soft layers, none quite on the other."""
    width, depth = thing.get("size", [3.6, 8.4])
    tint = linear(thing.get("colour", "#e7ddcc"))
    linen = opaque("linen", tint, 0.92, Specular=0.08, Sheen=0.3)
    grain(mottled(linen, tint, 7, 0.86, 4, 0.3, 0.7, (1, 6, 1)), 13, 0.55, distance=0.05)
    columns, rows = 48, 96
    for layer, (shift, turn) in enumerate(((0, 0), (0.06, 0.9), (-0.05, -0.6))):
        rings = []
        for side in range(-1, rows + 2):
            v = min(max(side / rows, 0), 1)
            low = 0.09 * layer
            ring = []
            for k in range(columns + 1):
                u = k / columns
                x, y = (u - 0.5) * width + shift, (v - 0.5) * depth
                lift = 0.05 * noise.noise(Vector((x * 0.5, y * 0.35, layer * 0.2)))
                rim = min(min(u, 1 - u) * width, min(v, 1 - v) * depth) / 0.06
                round_edge = 0.04 * (1 - max(0, 1 - rim) ** 2) ** 0.5
                ring.append((x, y, low + max(0, lift) + 0.045 + round_edge))
            under = [(px, py, low + 0.005 + max(0, pz - low - 0.085)) for px, py, pz in reversed(ring)]
            rings.append(ring + under)
        sheet = loft("napkin", rings, linen, first_cap=True, last_cap=True, smooth_angle=80)
        sheet.rotation_euler.z = math.radians(turn)
    return 0.3
