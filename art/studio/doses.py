"""Tablets, troches and capsules: loose ones beside a jar and the pile inside it."""
import math
import random

import bpy
from mathutils import Vector

from colour import linear, vivid
from lathe import turned
from materials import grain, opaque

QUARTER = [math.pi / 2 * k / 10 for k in range(1, 11)]


def chalk(colour):
    """No subsurface: it costs a minute a picture and shows nothing at this size."""
    return grain(opaque("dose", colour, 0.5, Specular=0.3), 60, 0.04)


def tablet(colours):
    profile = [(0, 0.02), (0.28, 0.04, 0.3), (0.42, 0.13, 0.05), (0.42, 0.25, 0.05), (0.28, 0.34, 0.3), (0, 0.36)]
    return turned("tablet", profile, chalk(colours[0]), segments=96)


def troche(colours):
    bpy.ops.mesh.primitive_cube_add(size=1, location=(0, 0, 0.22))
    block = bpy.context.object
    block.scale = (1.05, 1.05, 0.44)
    bpy.ops.object.transform_apply(location=True, scale=True)
    edge = block.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = 0.13, 8
    for face in block.data.polygons:
        face.use_smooth = True
    block.data.materials.append(chalk(colours[0]))
    return block


def capsule(colours):
    """Stands on end; the caller rotates it to lay it down."""
    r, length = 0.34, 0.62
    top = r + length
    body = [(0, 0)] + [(r * math.sin(t), r - r * math.cos(t)) for t in QUARTER] + [(r, top), (0, top)]
    cap_radius = r + 0.012
    dome = [(cap_radius * math.cos(t), top + 0.5 + r * math.sin(t)) for t in QUARTER]
    cap = [(0, top - 0.02), (cap_radius, top - 0.02), (cap_radius, top + 0.5), *dome]
    whole = turned("capsule", body, opaque("capsule body", colours[0], 0.28, Specular=0.5), segments=64)
    half = turned("capsule cap", cap, opaque("capsule cap", vivid(linear(colours[1]), 1.1, 0.9), 0.28, Specular=0.5), segments=64)
    half.parent = whole
    return whole


MAKERS = {"tablet": tablet, "troche": troche, "capsule": capsule}
PILES = {"tablet": (1.4, 8), "troche": (1.05, 4), "capsule": (0.95, 5)}


def loose(thing):
    """`at` x, y, and the height when it lies on another; `turn` and `lean` in degrees."""
    dose = MAKERS[thing["dose"]](thing["colours"])
    x, y, *above = thing["at"]
    turn, lean = math.radians(thing.get("turn", 0)), math.radians(thing.get("lean", 0))
    if thing["dose"] == "capsule":
        dose.location, dose.rotation_euler = (x, y, 0.35), (math.pi / 2, 0, turn)
    else:
        dose.location, dose.rotation_euler = (x, y, above[0] if above else 0), (lean, 0, turn)
    return dose


def pile(thing):
    """The part seen through the glass above the label. Placed with a fixed seed, not simulated."""
    strewn = random.Random(4)
    kind = thing["dose"]
    reach, per_layer = PILES[kind]
    first = MAKERS[kind](thing["colours"])
    copies = [first]
    for layer in range(8):
        for k in range(per_layer):
            dose = copied(first) if layer or k else first
            angle = strewn.random() * 6.28 + k * 0.9
            away = (reach if k else 0) * (0.75 + 0.25 * strewn.random())
            dose.location = (away * math.cos(angle), away * math.sin(angle), 0.36 + layer * 0.42)
            if kind == "capsule":
                dose.rotation_euler = (math.pi / 2 + strewn.uniform(-0.25, 0.25), 0, strewn.random() * 6)
                middle = Vector((0, 0, 0.7))
                middle.rotate(dose.rotation_euler)
                dose.location -= middle
                dose.location.z += 0.3
            else:
                dose.rotation_euler = (strewn.uniform(-0.5, 0.5), strewn.uniform(-0.5, 0.5), strewn.random() * 6)
            copies.append(dose)


def copied(thing):
    twin = thing.copy()
    bpy.context.scene.collection.objects.link(twin)
    for child in thing.children:
        copied(child).parent = twin
    return twin
