"""Tub chairs, a small table, a lamp, a cup. Smaller than life: a chair is 7.5 high."""
import math

import bpy

from colour import linear, vivid
from fabrics import cloth, stoneware, wood
from lathe import turned
from loft import between, loft
from materials import opaque

# Height of the shell by the angle from the middle of the back, in degrees.
RIM = [(0, 7.4), (35, 7.3), (75, 5.9), (105, 5.2), (128, 4.9)]
REACH = 128


def section(angle, inner, outer, bottom, soft):
    """The upholstered shell cut upright: rounded at its top edge and at its foot."""
    top = between(RIM, abs(math.degrees(angle)))
    middle, half = (inner + outer) / 2, (outer - inner) / 2
    profile = []
    for k in range(17):
        a = math.pi * k / 16
        profile.append((middle + half * math.cos(a), top - half + half * math.sin(a)))
    profile += [(inner, bottom + soft), (inner + soft, bottom), (outer - soft, bottom), (outer, bottom + soft)]
    # Leans back a little.
    return [(r + 0.09 * (z - 2) * math.cos(angle) ** 2 * 0.6, z) for r, z in profile]


def tub_chair(thing):
    wool = cloth(thing.get("colour", "#c9a79c"), 7, 0.55)
    inner, outer, soft = 2.75, 3.75, 0.3
    rings = []
    steps = 96
    for k in range(steps + 1):
        angle = math.radians(REACH) * (2 * k / steps - 1)
        # The back is behind (+y); both ends of the arms are drawn in to a round nose.
        end = abs(math.degrees(angle)) / REACH
        thin = math.sqrt(max(0.0, 1 - max(0.0, (end - 0.955) / 0.045) ** 2)) if end > 0.955 else 1
        ring = []
        for r, z in section(angle, inner, outer, 1.35, soft):
            r = (inner + outer) / 2 + (r - (inner + outer) / 2) * max(thin, 0.03)
            z = 1.35 + (z - 1.35) * (0.94 + 0.06 * thin)
            ring.append((r * math.sin(angle), r * math.cos(angle), z))
        rings.append(ring)
    loft("shell", rings, wool, first_cap=True, last_cap=True, smooth_angle=80)
    cushion = [(0, 1.6), (2.5, 1.6, 0.3), (2.85, 2.0, 0.5), (2.9, 3.1, 0.6), (2.5, 3.6, 0.6), (1.2, 3.75, 0.8), (0, 3.78)]
    seat = turned("seat", cushion, wool, segments=128, steps=12)
    seat.location.y = -0.25
    base = turned("base", [(0, 1.2), (3.3, 1.2, 0.1), (3.4, 1.45, 0.1), (0, 1.5)], wool, segments=96)
    base.location.y = 0.1
    foot = wood(thing.get("wood", "#8a6446"))
    for angle in (40, 140, 220, 320):
        leg = turned("leg", [(0, 0), (0.16, 0, 0.03), (0.3, 1.25), (0, 1.3)], foot, segments=32)
        leg.location = (2.7 * math.sin(math.radians(angle)), 2.7 * math.cos(math.radians(angle)), 0)
    return 7.4


def round_table(thing):
    grain = wood(thing.get("colour", "#a87d58"))
    height = thing.get("height", 4.4)
    turned("top", [(0, height - 0.3), (2.0, height - 0.3, 0.08), (2.2, height - 0.15, 0.1), (2.2, height, 0.08), (0, height)], grain, segments=160)
    turned("stem", [(0, 0.2), (0.26, 0.2), (0.2, 1.6, 0.6), (0.22, height - 0.5), (0.6, height - 0.28), (0, height - 0.28)], grain, segments=64)
    turned("foot", [(0, 0), (1.5, 0, 0.05), (1.5, 0.14, 0.06), (0.3, 0.3, 0.2), (0, 0.3)], grain, segments=128)
    return height


def floor_lamp(thing):
    """The lamp gives the corner its evening light: a bulb inside a linen shade."""
    height = thing.get("height", 12.6)
    metal = opaque("brass", "#a88a5a", 0.3, Metallic=1.0)
    turned("foot", [(0, 0), (1.3, 0, 0.04), (1.3, 0.16, 0.06), (0.14, 0.24, 0.1), (0.09, 0.5), (0.09, height - 2.4), (0, height - 2.4)], metal, segments=96)
    linen = bpy.data.materials.new("shade")
    linen.use_nodes = True
    tree = linen.node_tree
    tree.nodes.clear()
    add, link = tree.nodes.new, tree.links.new
    reflecting, passing, both = add("ShaderNodeBsdfDiffuse"), add("ShaderNodeBsdfTranslucent"), add("ShaderNodeMixShader")
    for shader in (reflecting, passing):
        shader.inputs[0].default_value = linear("#f0dfc4")
    glow, sum_ = add("ShaderNodeEmission"), add("ShaderNodeAddShader")
    glow.inputs[0].default_value, glow.inputs[1].default_value = (1, 0.66, 0.36, 1), thing.get("glow", 1.5)
    link(reflecting.outputs[0], both.inputs[1])
    link(passing.outputs[0], both.inputs[2])
    link(both.outputs[0], sum_.inputs[0])
    link(glow.outputs[0], sum_.inputs[1])
    link(sum_.outputs[0], add("ShaderNodeOutputMaterial").inputs[0])
    shade = turned("shade", [(1.95, height - 2.9), (1.45, height), (1.42, height), (1.92, height - 2.9)], linen, segments=128)
    shade.visible_shadow = False
    bulb = bpy.data.lights.new("bulb", "POINT")
    bulb.energy, bulb.color, bulb.shadow_soft_size = thing.get("watts", 900), (1, 0.70, 0.42), 0.9
    lamp = bpy.data.objects.new("bulb", bulb)
    lamp.location = (0, 0, height - 1.5)
    lamp.visible_camera = False
    bpy.context.scene.collection.objects.link(lamp)
    return 0


def cup(thing):
    glaze = stoneware(thing.get("colour", "#e4d6c4"))
    wall = [
        (0, 0.06), (0.34, 0.04, 0.03), (0.36, 0, 0.02), (0.44, 0, 0.04), (0.56, 0.4, 0.2), (0.6, 1.05, 0.1), (0.57, 1.1, 0.02),
        (0.54, 1.05, 0.02), (0.5, 0.4, 0.2), (0.3, 0.16, 0.1), (0, 0.14),
    ]  # fmt: skip
    turned("cup", wall, glaze, segments=96)
    turned("tea", [(0, 0.86), (0.53, 0.86)], opaque("tea", "#6b3d1c", 0.1, Specular=0.5), segments=96)
    return 1.1
