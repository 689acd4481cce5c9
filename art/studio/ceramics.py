"""Handmade cups: thrown clay under a glaze that ends above a bare foot, and what is in them."""
import math

from mathutils import Vector, noise

from colour import linear, vivid
from lathe import rounded, turned
from materials import opaque


def glazed_clay(color, clay, line, rim):
    """
    A satin glaze down to the height `line`, bare clay below it. The glaze is thin at the `rim`, so
    that the clay shines through there, and has specks of iron.
    """
    material = opaque("glaze", "#ffffff", 0.3, Specular=0.5)
    tree = material.node_tree
    add, link = tree.nodes.new, tree.links.new
    shader = tree.nodes["Principled BSDF"]
    place = add("ShaderNodeTexCoord").outputs["Object"]
    apart = add("ShaderNodeSeparateXYZ")
    link(place, apart.inputs[0])
    height = apart.outputs["Z"]

    def cloud(scale, detail=3, stretch=(1, 1, 1)):
        mapping, texture = add("ShaderNodeMapping"), add("ShaderNodeTexNoise")
        mapping.inputs["Scale"].default_value = stretch
        texture.inputs["Scale"].default_value, texture.inputs["Detail"].default_value = scale, detail
        link(place, mapping.inputs[0])
        link(mapping.outputs[0], texture.inputs["Vector"])
        return texture.outputs["Fac"]

    def math_node(operation, first, second):
        node = add("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (first, second)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                link(value, socket)
        return node.outputs[0]

    def between(value, low, high, start=0.0, end=1.0):
        part = add("ShaderNodeMapRange")
        part.interpolation_type = "SMOOTHSTEP"
        for name, number in (("From Min", low), ("From Max", high), ("To Min", start), ("To Max", end)):
            part.inputs[name].default_value = number
        link(value, part.inputs["Value"])
        return part.outputs[0]

    def blend(factor, first, second, kind="MIX"):
        node = add("ShaderNodeMixRGB")
        node.blend_type = kind
        for socket, value in zip(node.inputs, (factor, first, second)):
            if isinstance(value, (float, tuple)):
                socket.default_value = value
            else:
                link(value, socket)
        return node.outputs[0]

    tint, body = vivid(linear(color), 1.05, 0.93), vivid(linear(clay), 1.05, 0.9)
    pale = tuple(min(1, c * 1.12) for c in tint[:3]) + (1,)
    deep = tuple(c * 0.82 for c in tint[:3]) + (1,)
    glaze = blend(between(cloud(0.9, 4, (1, 1, 0.7)), 0.36, 0.64), deep, pale)
    specks = between(cloud(21, 1), 0.7, 0.735)
    glaze = blend(math_node("MULTIPLY", specks, 0.62), glaze, (0.13, 0.085, 0.05, 1))
    wavering = math_node("ADD", height, math_node("MULTIPLY", cloud(1.1, 2), -0.16))
    thin = between(wavering, rim - 0.2, rim - 0.07, 0, 0.62)
    glaze = blend(thin, glaze, tuple(c * 0.72 for c in body[:3]) + (1,))
    grog = blend(between(cloud(30, 4), 0.35, 0.65), tuple(c * 0.82 for c in body[:3]) + (1,), body)
    covered = between(wavering, line - 0.085, line - 0.065)
    link(blend(covered, grog, glaze), shader.inputs["Base Color"])
    link(between(wavering, line - 0.085, line - 0.065, 0.88, 0.27), shader.inputs["Roughness"])
    link(math_node("MULTIPLY", covered, 0.35), shader.inputs["Clearcoat"])
    shader.inputs["Clearcoat Roughness"].default_value = 0.12
    # The potter's fingers left rings; clay is sandy; the glaze has a thickness of its own at its line.
    rings = math_node("MULTIPLY", cloud(1.0, 1, (0.05, 0.05, 4.2)), 0.05)
    sandy = math_node("MULTIPLY", math_node("MULTIPLY", cloud(34, 3), math_node("SUBTRACT", 1.0, covered)), 0.03)
    relief = math_node("ADD", math_node("ADD", rings, sandy), math_node("MULTIPLY", covered, 0.02))
    relief = math_node("ADD", relief, math_node("MULTIPLY", cloud(7, 2), 0.006))
    bump = add("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.7, 1.0
    link(relief, bump.inputs["Height"])
    link(bump.outputs[0], shader.inputs["Normal"])
    return material


def by_hand(body, seed, amount=1.0):
    """Nothing thrown by hand is quite round or quite level."""
    away = Vector((seed * 7.3, seed * 3.1, 0))
    for vertex in body.data.vertices:
        x, y, z = vertex.co
        lifted = min(1, z / 1.2)
        swell = 1 + 0.02 * amount * noise.noise(Vector((x * 0.22, y * 0.22, z * 0.3)) + away)
        vertex.co.x, vertex.co.y = x * swell, y * swell
        vertex.co.z += 0.06 * amount * lifted * noise.noise(Vector((x * 0.3, y * 0.3, 5)) + away)


# Outer wall from the foot to the rim, then down the inside: (radius, height, fillet).
SHAPES = {
    # Straight, rounded where it meets its foot.
    "beaker": [
        (0, 0.16), (1.02, 0.16, 0.05), (1.1, 0, 0.05), (1.34, 0, 0.07), (1.42, 0.34, 0.12), (1.9, 0.72, 0.7), (2.06, 2.4, 2.5),
        (2.08, 4.2, 0.13), (1.9, 4.2, 0.13), (1.86, 2.4, 2.5), (1.66, 0.86, 0.8), (0, 0.62),
    ],
    # Lower and wider, swelling below its rim.
    "bowl": [
        (0, 0.16), (0.98, 0.16, 0.05), (1.06, 0, 0.05), (1.3, 0, 0.07), (1.36, 0.36, 0.12), (2.1, 1.05, 1.2), (2.3, 2.2, 1.6),
        (2.2, 3.3, 0.13), (2.03, 3.3, 0.13), (2.1, 2.2, 1.6), (1.86, 1.2, 1.0), (0, 0.62),
    ],
}  # fmt: skip


def inner_radius(shape, level):
    """Radius of the inner wall at this height."""
    wall = rounded(SHAPES[shape], 24)
    top = max(range(len(wall)), key=lambda i: (wall[i][1], i))
    for (r0, z0), (r1, z1) in zip(wall[top:], wall[top + 1 :]):
        if z1 <= level <= z0:
            return r0 + (r1 - r0) * (z0 - level) / max(1e-6, z0 - z1)
    raise ValueError(f"No wall at {level}")


def tea(shape, level, color):
    """Reaches a little into the wall and climbs it: the bright line round it."""
    drink = opaque("tea", vivid(linear(color), 1.1, 0.9), 0.05, Specular=0.38)
    radius = inner_radius(shape, level) + 0.03
    surface = [(0, level)]
    for k in range(1, 15):
        away = 0.24 * (1 - k / 14)
        surface.append((radius - away, level + 0.075 * math.exp(-away / 0.055)))
    return turned("tea", surface, drink, segments=256)


def cup(thing):
    """`shape` "beaker" or "bowl"; about 4 high."""
    shape, seed = thing.get("shape", "beaker"), thing.get("seed", 1)
    rim = max(corner[1] for corner in SHAPES[shape])
    glaze = glazed_clay(thing["colour"], thing.get("clay", "#a48a70"), thing.get("line", 0.62), rim)
    body = turned("cup", SHAPES[shape], glaze, segments=320, steps=28)
    body.data.auto_smooth_angle = math.radians(80)
    liquid = tea(shape, rim - thing.get("below", 0.55), thing.get("tea", "#4a2410"))
    for part in (body, liquid):
        by_hand(part, seed)
    return rim

