"""A plain pale trainer, drawn through the outlines of its sole and its upper; 9 long, toe to +x."""
import math

import bpy

from colour import linear, vivid
from fabrics import cloth
from loft import between, loft, tube
from materials import grain, opaque

LENGTH = 9.0
# Along the foot, 0 at the heel, 1 at the toe: half the width, its middle, the height of the upper.
HALF = [(0, 0.0), (0.012, 0.42), (0.05, 0.86), (0.13, 1.14), (0.3, 1.12), (0.45, 1.12), (0.65, 1.5), (0.78, 1.58), (0.9, 1.3), (0.965, 0.82), (0.992, 0.4), (1, 0.0)]
MIDDLE = [(0, 0), (0.35, -0.05), (0.7, 0.10), (1, 0.26)]
TOP = [(0, 3.25), (0.27, 2.72), (0.5, 2.9), (0.62, 2.2), (0.76, 1.62), (0.9, 1.28), (0.97, 0.9), (1, 0.5)]
RISE = [(0, 0.22), (0.15, 0.02), (0.6, 0.0), (0.8, 0.06), (1, 0.42)]
SOLE = [(0, 1.05), (0.3, 0.98), (0.6, 0.78), (0.85, 0.66), (1, 0.6)]
STEPS = 72


def rubber_outline(t_values, widen, height_part):
    """One level of the sole: the outline of the foot, a little wider or narrower."""
    sides = []
    for side in (1, -1):
        for t in t_values if side > 0 else reversed(t_values):
            half = max(between(HALF, t) + widen, 0.02)
            z = between(RISE, t) + between(SOLE, t) * height_part
            x = t * LENGTH + widen * (2 * t - 1) * 0.8
            sides.append((x, between(MIDDLE, t) + side * half, z))
    return sides


def sole(colour):
    # Denser at both ends, where the outline turns.
    t_values = [0.5 - 0.5 * math.cos(math.pi * k / STEPS) for k in range(STEPS + 1)]
    levels = [(-0.12, 0.0), (0.03, 0.06), (0.12, 0.25), (0.15, 0.5), (0.12, 0.8), (0.04, 0.98), (-0.06, 1.03)]
    rings = [rubber_outline(t_values, widen, part) for widen, part in levels]
    foam = grain(opaque("foam", vivid(linear(colour), 1.05, 0.95), 0.6, Specular=0.25), 30, 0.08)
    return loft("sole", rings, foam, first_cap=True, last_cap=True, smooth_angle=60)


def arch(t, spread):
    """Across the upper, from the left edge of the sole over the foot to the right."""
    base = between(RISE, t) + between(SOLE, t) * 0.9
    top = between(RISE, t) + between(TOP, t)
    half, middle = between(HALF, t) * 0.98, between(MIDDLE, t)
    points = []
    for k in range(41):
        angle = math.pi * (k / 40)
        away, up = math.cos(angle), math.sin(angle)
        # Steeper at the sides than a half circle, narrower towards the ankle.
        y = math.copysign(abs(away) ** 0.8, away) * half * (1 - spread * up**1.5)
        points.append((t * LENGTH, middle + y, base + (top - base) * up**0.72))
    return points


def upper(colour, lining):
    knit = cloth(colour, 24, 0.18)
    front = [0.5 + 0.5 * (k / 40) for k in range(41)]
    shells = [loft("toe", [arch(t, 0.36 * between([(0.5, 1), (0.75, 0.3), (1, 0)], t)) for t in front], knit, closed=False)]
    # Round the ankle the upper is open: two walls that meet at the heel.
    walls, edge = [], {1: [], -1: []}
    for k in range(33):
        t = 0.004 + 0.5 * k / 32
        base = between(RISE, t) + between(SOLE, t) * 0.9
        top = between(RISE, t) + between(TOP, t)
        half, middle = between(HALF, t) * 0.98, between(MIDDLE, t)
        row = []
        for side in (1, -1):
            column = []
            for j in range(13):
                up = j / 12
                y = half * (1 - 0.30 * up**1.7) + 0.10 * math.sin(math.pi * up)
                column.append((t * LENGTH, middle + side * y, base + (top - base) * up))
            edge[side].append(column[-1])
            row.append(column)
        walls.append(row)
    for index, side in ((0, 1), (1, -1)):
        shells.append(loft("wall", [row[index] for row in walls], knit, closed=False))
    for shell in shells:
        thickness = shell.modifiers.new("thickness", "SOLIDIFY")
        thickness.thickness, thickness.offset = 0.12, 0
    padding = cloth(lining, 20, 0.2)
    ring = edge[1][::-1][::4] + edge[-1][1::4]
    shells.append(tube("collar", ring, 0.15, padding))
    return shells


def tongue(colour):
    rows = []
    for k in range(13):
        part = k / 12
        x, z = LENGTH * (0.60 - 0.13 * part), 2.3 + 1.15 * part - 0.2 * part**3
        rows.append([(x, 0.02 + 0.56 * w, z - 0.2 * w * w) for w in (-1, -0.6, -0.2, 0.2, 0.6, 1)])
    flap = loft("tongue", rows, cloth(colour, 24, 0.18), closed=False)
    thickness = flap.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness, thickness.offset = 0.16, 0
    return flap


def laces(colour):
    cord = cloth(colour, 40, 0.3)
    for k in range(5):
        t = 0.525 + 0.045 * k
        row = arch(t, 0.36 * between([(0.5, 1), (0.75, 0.3), (1, 0)], t))
        along = [row[i] for i in (13, 16, 20, 24, 27)]
        tilt = 0.16
        points = [(x + tilt * (i - 2) / 2, y, z + 0.10) for i, (x, y, z) in enumerate(along)]
        tube("lace", points, 0.085, cord)


def trainer(thing):
    colour = thing.get("colour", "#e8e2d6")
    sole(thing.get("sole", "#f4f0e8"))
    upper(colour, thing.get("lining", "#8fa3aa"))
    tongue(colour)
    laces(thing.get("laces", "#f6f2ea"))
    heel = cloth(thing.get("lining", "#8fa3aa"), 24, 0.2)
    tube("pull", [(0.06, 0, 2.3), (-0.12, 0, 2.8), (0.02, 0, 3.3)], 0.16, heel)
    return 3.6
