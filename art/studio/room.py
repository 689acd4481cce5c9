"""Tub chairs, a small table, a lamp, a cup. Smaller than life: a chair is 7.5 high."""
import math

import bpy

from colour import linear, vivid
from fabrics import cloth, stoneware, wood
from lathe import turned
from loft import loft, tube
from materials import opaque

# The shell's reach to either side of the middle of its back, in degrees; its height there and at its arms.
REACH = 128
BACK, ARM = 7.4, 4.9


def rim_height(angle):
    """Falls from the back to the arms without a corner."""
    part = min(1, abs(math.degrees(angle)) / (REACH - 14))
    return ARM + (BACK - ARM) * (0.5 + 0.5 * math.cos(math.pi * part**1.15))


def section(angle, inner, outer, bottom, soft):
    """The upholstered shell cut upright: rounded at its top edge and at its foot."""
    top = rim_height(angle)
    middle, half = (inner + outer) / 2, (outer - inner) / 2
    profile = []
    for k in range(17):
        a = math.pi * k / 16
        profile.append((middle + half * math.cos(a), top - half + half * math.sin(a)))
    profile += [(inner, bottom + soft), (inner + soft, bottom), (outer - soft, bottom), (outer, bottom + soft)]
    # Leans back a little.
    return [(r + 0.09 * (z - 2) * math.cos(angle) ** 2 * 0.6, z) for r, z in profile]


def tub_chair(thing):
    wool = cloth(thing.get("colour", "#c9a79c"), 16, 0.6)
    inner, outer, soft = 2.75, 3.75, 0.3
    rings = []
    steps = 144
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
    welt = [(2.9 * math.sin(a), 2.9 * math.cos(a) - 0.25, 2.62) for a in (2 * math.pi * k / 48 for k in range(48))]
    tube("welt", welt, 0.065, wool, closed=True)
    base = turned("base", [(0, 1.2), (3.3, 1.2, 0.1), (3.4, 1.45, 0.1), (0, 1.5)], wool, segments=96)
    base.location.y = 0.1
    foot = wood(thing.get("wood", "#8a6446"))
    for angle in (40, 140, 220, 320):
        leg = turned("leg", [(0, 0), (0.16, 0, 0.03), (0.3, 1.25), (0, 1.3)], foot, segments=32)
        leg.location = (2.7 * math.sin(math.radians(angle)), 2.7 * math.cos(math.radians(angle)), 0)
    return 7.4


def round_table(thing):
    grain = wood(thing.get("colour", "#a87d58"))
    height, radius = thing.get("height", 4.4), thing.get("radius", 2.2)
    turned("top", [(0, height - 0.3), (radius - 0.2, height - 0.3, 0.08), (radius, height - 0.15, 0.1), (radius, height, 0.08), (0, height)], grain, segments=160)
    turned("stem", [(0, 0.2), (0.26, 0.2), (0.2, 1.6, 0.6), (0.22, height - 0.5), (0.6, height - 0.28), (0, height - 0.28)], grain, segments=64)
    turned("foot", [(0, 0), (radius * 0.68, 0, 0.05), (radius * 0.68, 0.14, 0.06), (0.3, 0.3, 0.2), (0, 0.3)], grain, segments=128)
    return height


def glowing_linen(bottom, glow):
    """A lit shade: brightest round the bulb, amber toward its hems, the weave dark against the light."""
    linen = opaque("shade", "#5b4836", 0.95, Specular=0.05)
    tree = linen.node_tree
    add, link = tree.nodes.new, tree.links.new
    place = add("ShaderNodeTexCoord").outputs["Object"]
    height = add("ShaderNodeSeparateXYZ")
    link(place, height.inputs[0])
    part = add("ShaderNodeMapRange")
    part.inputs["From Min"].default_value, part.inputs["From Max"].default_value = bottom, bottom + 2.9
    link(height.outputs["Z"], part.inputs["Value"])
    light = add("ShaderNodeValToRGB")
    light.color_ramp.interpolation = "EASE"
    for position, color in ((0, (0.7, 0.29, 0.13, 1)), (0.45, (1, 0.57, 0.36, 1)), (1, (0.52, 0.2, 0.08, 1))):
        knot = light.color_ramp.elements.new(position) if position == 0.45 else light.color_ramp.elements[round(position)]
        knot.position, knot.color = position, color
    link(part.outputs[0], light.inputs[0])
    mapping, weave, thread = add("ShaderNodeMapping"), add("ShaderNodeTexNoise"), add("ShaderNodeMapRange")
    mapping.inputs["Scale"].default_value = (3, 3, 22)
    weave.inputs["Scale"].default_value, weave.inputs["Detail"].default_value = 2.5, 3
    thread.inputs["To Min"].default_value, thread.inputs["To Max"].default_value = 0.72 * glow, 1.2 * glow
    link(place, mapping.inputs[0])
    link(mapping.outputs[0], weave.inputs["Vector"])
    link(weave.outputs["Fac"], thread.inputs["Value"])
    shader = tree.nodes["Principled BSDF"]
    link(light.outputs[0], shader.inputs["Emission"])
    link(thread.outputs[0], shader.inputs["Emission Strength"])
    return linen


def floor_lamp(thing):
    """The lamp gives the corner its evening light: a bulb inside a linen shade."""
    height = thing.get("height", 12.6)
    metal = opaque("brass", "#a88a5a", 0.3, Metallic=1.0)
    turned("foot", [(0, 0), (1.3, 0, 0.04), (1.3, 0.16, 0.06), (0.14, 0.24, 0.1), (0.09, 0.5), (0.09, height - 2.4), (0, height - 2.4)], metal, segments=96)
    bottom = height - 2.9
    linen = glowing_linen(bottom, thing.get("glow", 1.5))
    # Seen, but not in the bulb's way.
    shade = turned("shade", [(1.95, bottom), (1.45, height), (1.42, height), (1.92, bottom)], linen, segments=128)
    shade.visible_shadow = False
    for radius, z in ((1.95, bottom), (1.45, height)):
        ring = [(radius * math.sin(a), radius * math.cos(a), z) for a in (2 * math.pi * k / 40 for k in range(40))]
        tube("hem", ring, 0.05, opaque("hem", "#8a6a48", 0.8), closed=True).visible_shadow = False
    bulb = bpy.data.lights.new("bulb", "POINT")
    bulb.energy, bulb.color, bulb.shadow_soft_size = thing.get("watts", 900), (1, 0.70, 0.42), 0.9
    lamp = bpy.data.objects.new("bulb", bulb)
    lamp.location = (0, 0, height - 1.5)
    lamp.visible_camera = False
    bpy.context.scene.collection.objects.link(lamp)
    return 0


def cup(thing):
    """A handleless cup of tea for the room's small table."""
    glaze = stoneware(thing.get("colour", "#e4d6c4"))
    wall = [
        (0, 0.06), (0.34, 0.04, 0.03), (0.36, 0, 0.02), (0.44, 0, 0.04), (0.56, 0.4, 0.2), (0.6, 1.05, 0.1), (0.57, 1.1, 0.02),
        (0.54, 1.05, 0.02), (0.5, 0.4, 0.2), (0.3, 0.16, 0.1), (0, 0.14),
    ]  # fmt: skip
    turned("cup", wall, glaze, segments=128)
    turned("tea", [(0, 0.86), (0.53, 0.86)], opaque("tea", "#6b3d1c", 0.1, Specular=0.5), segments=96)
    return 1.1
