"""Fruit and almonds, a bowl: the weight page's table."""
import math
import random

import bpy
from mathutils import noise, Vector

from colour import linear, vivid
from fabrics import mottled, stoneware
from lathe import turned
from loft import tube
from materials import grain, opaque


def peel(name, colour, blush, roughness, pores):
    """The skin of a fruit: its colour runs into `blush` in large clouds."""
    skin = opaque(name, colour, roughness, Specular=0.35)
    tree = skin.node_tree
    clouds = tree.nodes.new("ShaderNodeTexNoise")
    clouds.inputs["Scale"].default_value, clouds.inputs["Detail"].default_value = 0.45, 5
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.40, 0.72
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = linear(colour), linear(blush)
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], clouds.inputs["Vector"])
    tree.links.new(clouds.outputs["Fac"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return grain(skin, *pores)


def grown(body, seed, amount):
    """Gentle large-scale irregularity, so that a fruit is not a perfect solid of revolution."""
    away = Vector((seed * 7.3, seed * 3.1, 0))
    for vertex in body.data.vertices:
        vertex.co += vertex.co * amount * noise.noise(vertex.co * 0.55 + away)
    return body


def stem(points, radius=0.075):
    return tube("stem", points, [radius, radius * 0.8, radius * 1.25], opaque("stem", "#5b4a33", 0.8, Specular=0.1))


def pear(thing):
    seed = thing.get("seed", 1)
    profile = [
        (0, 0.10), (0.25, 0.03, 0.1), (0.8, 0.04, 0.4), (1.42, 0.9, 0.9), (1.36, 1.75, 0.9), (0.78, 2.6, 0.7),
        (0.62, 3.25, 0.5), (0.34, 3.62, 0.22), (0.1, 3.58, 0.08), (0, 3.5),
    ]  # fmt: skip
    skin = peel("pear", thing.get("colour", "#b7ad4a"), thing.get("blush", "#b9783c"), 0.42, (46, 0.06))
    body = grown(turned("pear", profile, skin, segments=128, steps=12), seed, 0.05)
    for vertex in body.data.vertices:
        vertex.co.x += 0.03 * vertex.co.z**2 * (1 if seed % 2 else -1)
    lean = 0.03 * 3.5**2 * (1 if seed % 2 else -1)
    stem([(lean, 0, 3.45), (lean * 1.25, 0.05, 3.95), (lean * 1.7 + 0.12, 0.1, 4.4)]).parent = body
    return laid(body, thing, 1.28)


def lemon(thing):
    profile = [
        (0, 0), (0.16, 0.02, 0.05), (0.3, 0.2, 0.14), (0.9, 0.5, 0.5), (1.22, 1.5, 0.9), (0.95, 2.45, 0.7),
        (0.38, 2.92, 0.22), (0.25, 3.18, 0.14), (0, 3.24),
    ]  # fmt: skip
    skin = peel("lemon", "#dfb43a", "#e6c255", 0.4, (11, 0.22, None, 0.05))
    return laid(grown(turned("lemon", profile, skin, segments=128, steps=12), thing.get("seed", 2), 0.05), thing, 1.15)


def apple(thing):
    profile = [
        (0, 0.32), (0.3, 0.12, 0.15), (0.8, 0.0, 0.4), (1.5, 0.95, 0.9), (1.55, 1.9, 0.8), (0.95, 2.62, 0.5),
        (0.42, 2.6, 0.3), (0.12, 2.2, 0.15), (0, 2.05),
    ]  # fmt: skip
    skin = peel("apple", thing.get("colour", "#a9ae58"), thing.get("blush", "#b8623f"), 0.3, (60, 0.03))
    body = grown(turned("apple", profile, skin, segments=128, steps=12), thing.get("seed", 3), 0.05)
    stem([(0, 0, 2.0), (0.05, 0, 2.6), (0.22, 0.05, 3.1)], 0.065).parent = body
    return laid(body, thing, 1.5)


def laid(body, thing, radius):
    """`lying`: degrees from upright; the fruit then rests on its side."""
    lying = thing.get("lying", 0)
    body.rotation_euler = (math.radians(lying), 0, 0)
    if lying:
        body.location.z = radius * abs(math.sin(math.radians(lying)))
    return body


def almonds(thing):
    """A loose handful."""
    strewn = random.Random(thing.get("seed", 5))
    tint = vivid(linear("#a8703f"), 1.05, 0.9)
    skin = grain(mottled(opaque("almond", tint, 0.6, Specular=0.2), tint, 6, 0.7, 6, 0.35, 0.65, (6, 6, 1)), 14, 0.3)
    for k in range(thing.get("count", 7)):
        bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, radius=1)
        nut = bpy.context.object
        for vertex in nut.data.vertices:
            taper = 1 - 0.45 * max(0, vertex.co.x) ** 2
            vertex.co.y *= taper
            vertex.co.z *= 0.6 * taper
        nut.scale = (0.52, 0.31, 0.31)
        bpy.ops.object.shade_smooth()
        angle, away = k * 2.4 + strewn.random(), 0.42 * math.sqrt(k + 0.3) + strewn.uniform(0, 0.25)
        nut.location = (1.5 * away * math.cos(angle), away * math.sin(angle), 0.17)
        nut.rotation_euler = (strewn.uniform(-0.25, 0.25), strewn.uniform(-0.12, 0.12), strewn.random() * 6.3)
        nut.data.materials.append(skin)
    return 0


def bowl(thing):
    glaze = stoneware(thing.get("colour", "#e9e2d6"))
    wall = [
        (0, 0.12), (1.15, 0.12, 0.05), (1.2, 0, 0.05), (1.42, 0, 0.06), (1.5, 0.18, 0.1), (2.7, 0.85, 1.0), (3.35, 2.3, 0.5),
        (3.4, 2.42, 0.05), (3.27, 2.42, 0.05), (2.6, 1.05, 0.9), (1.4, 0.42, 0.6), (0, 0.36),
    ]  # fmt: skip
    turned("bowl", wall, glaze, segments=192, steps=12)
    return 2.4
