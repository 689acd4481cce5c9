"""Fruit and almonds, a plate, a glass of water: the weight page's table."""
import math
import random

import bmesh
import bpy
from mathutils import noise, Vector

from colour import linear, vivid
from fabrics import mottled, stoneware
from lathe import turned
from loft import tube
from materials import glass, grain, opaque


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


def apple(thing):
    profile = []
    for step in range(41):
        angle = math.pi * step / 40
        radius = 1.58 * math.sin(angle) ** 0.86 * (1 - 0.07 * math.cos(angle))
        # Widest above the middle, hollow at the stem and, less, below.
        hollow = 0.5 * math.exp(-((radius / 0.55) ** 2)) * (1.25 if step > 20 else -0.6)
        profile.append((radius, 1.32 - 1.34 * math.cos(angle) - hollow))
    profile[0], profile[-1] = (0, profile[0][1]), (0, profile[-1][1])
    skin = peel("apple", thing.get("colour", "#a9ae58"), thing.get("blush", "#b8623f"), 0.3, (60, 0.03))
    body = grown(turned("apple", profile, skin, segments=128, steps=12), thing.get("seed", 3), 0.05)
    stem([(0, 0, 2.0), (0.05, 0, 2.6), (0.22, 0.05, 3.1)], 0.065).parent = body
    return body


def half_apple(thing):
    """Cut through its stem, the cut toward the camera: pale flesh, the core's outline, two seeds."""
    whole = apple(thing)
    for part in [*whole.children]:
        bpy.data.objects.remove(part)
    cut = bmesh.new()
    cut.from_mesh(whole.data)
    edges = bmesh.ops.bisect_plane(
        cut, geom=[*cut.verts, *cut.edges, *cut.faces], plane_co=(0, 0, 0), plane_no=(0, -1, 0), clear_outer=True
    )["geom_cut"]
    for face in bmesh.ops.contextual_create(cut, geom=[e for e in edges if isinstance(e, bmesh.types.BMEdge)])["faces"]:
        face.material_index, face.smooth = 1, False
    cut.to_mesh(whole.data)
    cut.free()
    tint = linear("#efe6c4")
    flesh = mottled(opaque("flesh", tint, 0.42, Specular=0.35), tint, 2.2, 0.9, 6)
    whole.data.materials.append(grain(flesh, 26, 0.12, distance=0.03))
    core, seed = opaque("core", "#cfc48e", 0.5, Specular=0.3), opaque("seed", "#4a2c18", 0.28, Specular=0.5)
    for side in (-1, 1):
        for size, depth, material in (((0.27, 0.03, 0.46), -0.002, core), ((0.1, 0.06, 0.2), -0.03, seed)):
            bpy.ops.mesh.primitive_uv_sphere_add(segments=40, ring_count=20, radius=1, location=(side * 0.26, depth, 1.25))
            pip = bpy.context.object
            pip.scale, pip.rotation_euler = size, (0, side * math.radians(14), 0)
            bpy.ops.object.shade_smooth()
            pip.data.materials.append(material)
            pip.parent = whole
    return 2.6


def tumbler(thing):
    """A plain glass of water: thick base, thin wall."""
    wall = [(0, 0.05), (1.5, 0.0, 0.1), (1.85, 0.06, 0.2), (2.1, 5.6, 0.04), (1.98, 5.6, 0.04), (1.74, 0.6, 0.25), (0, 0.55)]
    turned("tumbler", wall, glass("tumbler", ior=1.49), segments=192, steps=10)
    # Reaches 0.005 into the wall and climbs it a little, as in the vials.
    level = 3.9
    inside = 1.745 + (level - 0.6) * 0.24 / 5 + 0.005
    surface = [(inside + 0.005, level + 0.13), (inside - 0.07, level + 0.02, 0.12), (inside - 0.3, level, 0.2), (0, level)]
    water = glass("water", "#fcfefd", 1.333, shadow="#f6fafa", shadow_edge="#c2cccd")
    turned("water", [(0, 0.545), (1.73, 0.595, 0.24), *surface], water, segments=192, steps=10)
    return 5.6


def plate(thing):
    glaze = stoneware(thing.get("colour", "#e9e2d6"))
    wall = [(0, 0.1), (2.2, 0.1, 0.05), (2.3, 0, 0.05), (2.5, 0, 0.06), (2.7, 0.16, 0.1), (5.0, 0.72, 0.08), (4.98, 0.84, 0.06), (3.1, 0.42, 0.5), (0, 0.34)]
    turned("plate", wall, glaze, segments=192, steps=12)
    return 0.8


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
