"""Apples, whole and halved, and almonds: the weight page's table."""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import noise, Vector

from colour import linear, vivid
from fabrics import mottled
from lathe import turned
from loft import tube
from materials import grain, opaque

# The square of the cut that is painted: its side and its lower left corner, in cm.
SIDE, LEFT, LOW = 3.8, -1.9, -0.5


def peel(colour, blush):
    """An apple's skin: streaks from stem to blossom over clouds, pale pores, greener round the stem."""
    skin = opaque("peel", colour, 0.3, Specular=0.42)
    tree = skin.node_tree
    add, link = tree.nodes.new, tree.links.new
    place = add("ShaderNodeTexCoord").outputs["Object"]

    def stretched(scale):
        mapping = add("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = scale
        link(place, mapping.inputs[0])
        return mapping.outputs[0]

    def texture(kind, vector, scale, output, **inputs):
        node = add(kind)
        node.inputs["Scale"].default_value = scale
        for key, value in inputs.items():
            node.inputs[key].default_value = value
        link(vector, node.inputs["Vector"])
        return node.outputs[output]

    def ramp(factor, low, high, first, second):
        node = add("ShaderNodeValToRGB")
        for element, position, tint in zip(node.color_ramp.elements, (low, high), (first, second)):
            element.position, element.color = position, linear(tint)
        link(factor, node.inputs[0])
        return node.outputs[0]

    def mixed(factor, first, second):
        node = add("ShaderNodeMixRGB")
        for socket, value in zip(node.inputs, (factor, first, second)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                link(value, socket)
        return node.outputs[0]

    clouds = texture("ShaderNodeTexNoise", place, 0.5, "Fac", Detail=3)
    streaks = texture("ShaderNodeTexNoise", stretched((5, 5, 0.35)), 1.3, "Fac", Detail=5)
    red = ramp(mixed(0.45, clouds, streaks), 0.4, 0.62, colour, blush)
    axis = add("ShaderNodeVectorMath")
    axis.operation = "LENGTH"
    link(stretched((1, 1, 0)), axis.inputs[0])
    stemward = ramp(axis.outputs["Value"], 0.3, 0.85, "#ffffff", "#000000")
    skinny = mixed(stemward, red, ramp(streaks, 0.35, 0.65, "#8d8a35", "#b99a4c"))
    pores = ramp(texture("ShaderNodeTexVoronoi", place, 5.5, "Distance"), 0.05, 0.1, "#999999", "#000000")
    link(mixed(pores, skinny, ramp(streaks, 0, 1, "#e3c48f", "#e3c48f")), tree.nodes["Principled BSDF"].inputs["Base Color"])
    return grain(skin, 9, 0.05, distance=0.04)


def grown(body, seed, amount):
    """Gentle large-scale irregularity, so that a fruit is not a perfect solid of revolution."""
    away = Vector((seed * 7.3, seed * 3.1, 0))
    for vertex in body.data.vertices:
        vertex.co += vertex.co * amount * noise.noise(vertex.co * 0.55 + away)
    return body


def stem(points, radius):
    bark = grain(opaque("stem", "#5b4a33", 0.8, Specular=0.1), 14, 0.5, distance=0.03)
    return tube("stem", points, [radius, radius * 0.8, radius * 1.35], bark)


def apple(thing):
    profile = []
    for step in range(49):
        angle = math.pi * step / 48
        radius = 1.58 * math.sin(angle) ** 0.86 * (1 - 0.08 * math.cos(angle))
        # Widest above the middle, hollow at the stem and, less, below.
        hollow = 0.52 * math.exp(-((radius / 0.5) ** 2)) * (1.3 if step > 24 else -0.6)
        profile.append((radius, 1.36 - 1.38 * math.cos(angle) - hollow))
    profile[0], profile[-1] = (0, profile[0][1]), (0, profile[-1][1])
    skin = peel(thing.get("colour", "#a9483c"), thing.get("blush", "#c9974c"))
    body = grown(turned("apple", profile, skin, segments=160, steps=12), thing.get("seed", 3), 0.06)
    stem([(0, 0, 1.95), (0.03, 0, 2.5), (0.24, 0.05, 3.0)], 0.055).parent = body
    return body


def painted_cut(rim):
    """Colors and relief of a cut apple, as two images. `rim`: the points (x, z) of its outline."""
    size = 1024
    x, z = np.meshgrid(LEFT + (np.arange(size) + 0.5) * SIDE / size, LOW + (np.arange(size) + 0.5) * SIDE / size)
    skin = np.full((size, size), 9.0)
    for px, pz in rim:
        skin = np.minimum(skin, np.hypot(x - px, z - pz))
    uneven = sum(
        np.sin(x * f + a) * np.sin(z * f * 0.9 + b) for f, a, b in ((5, 1, 2), (9, 4, 1), (17, 2, 5), (31, 0, 3))
    ) / 4
    side = np.abs(x + 0.02 * np.sin(3 * z))

    def lens(center, middle, half_width, half_height, power=1.4):
        """Below 1 inside a pointed oval."""
        return np.abs(side - center) / half_width + (np.abs(z - middle) / half_height) ** power

    def line(field, width):
        return np.exp(-(((field - 1) / width) ** 2))

    tint = np.empty((size, size, 3))
    tint[:] = linear("#f1e7c6")[:3]

    def toward(color, part):
        part = np.clip(part, 0, 1)[..., None]
        tint[:] = tint * (1 - part) + np.array(linear(color)[:3]) * part

    toward("#e2d69f", 0.35 + 0.5 * uneven)
    # Paler just under the skin, with the bundles' line half way to the core.
    toward("#f6f0d8", np.exp(-((skin - 0.3) / 0.2) ** 2) * 0.6)
    heart = np.hypot(side / 1.02, (z - 1.38) / 1.0)
    toward("#c9bb74", line(heart, 0.035) * (0.45 + 0.4 * uneven))
    toward("#d8c88a", (heart < 1) * 0.16)
    toward("#b9a863", np.exp(-((side / 0.025) ** 2)) * ((z > 0.35) & (z < 2.2)) * 0.6)
    pod = lens(0.2, 1.36, 0.2, 0.62)
    toward("#c3ad6b", (pod < 1) * 0.55)
    toward("#937a3e", line(pod, 0.12) * 0.7)
    toward("#8a7038", (lens(0.2, 1.36, 0.12, 0.44) < 1) * 0.5)
    toward("#b8b45a", np.exp(-((skin / 0.035) ** 2)))
    relief = 0.5 + 0.05 * uneven - 0.42 * np.clip(1.15 - pod, 0, 1) ** 0.6
    relief -= 0.1 * np.exp(-((side / 0.03) ** 2)) * ((z > 0.35) & (z < 2.2))

    def image(name, channels):
        picture = bpy.data.images.new(name, size, size, float_buffer=True)
        picture.colorspace_settings.name = "Linear" if name == "cut" else "Non-Color"
        pixels = np.ones((size, size, 4), np.float32)
        pixels[..., :3] = channels if channels.ndim == 3 else channels[..., None]
        picture.pixels.foreach_set(pixels.ravel())
        picture.pack()
        return picture

    return image("cut", tint), image("relief", relief)


def flesh(rim):
    material = opaque("flesh", "#f1e7c6", 0.36, Specular=0.4, Subsurface=0.06)
    material.node_tree.nodes["Principled BSDF"].inputs["Subsurface Color"].default_value = linear("#efe0b0")
    tree = material.node_tree
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (1 / SIDE,) * 3
    mapping.inputs["Rotation"].default_value = (math.radians(-90), 0, 0)
    mapping.inputs["Location"].default_value = (-LEFT / SIDE, -LOW / SIDE, 0)
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], mapping.inputs[0])
    painted = []
    for picture in painted_cut(rim):
        node = tree.nodes.new("ShaderNodeTexImage")
        node.image, node.extension, node.interpolation = picture, "EXTEND", "Cubic"
        tree.links.new(mapping.outputs[0], node.inputs[0])
        painted.append(node.outputs["Color"])
    shader = tree.nodes["Principled BSDF"]
    tree.links.new(painted[0], shader.inputs["Base Color"])
    # The cut is wet and finely grained; the seeds' chambers are hollow.
    grain(material, 16, 0.25, distance=0.03)
    hollow = tree.nodes.new("ShaderNodeBump")
    hollow.inputs["Strength"].default_value, hollow.inputs["Distance"].default_value = 1, 0.3
    tree.links.new(painted[1], hollow.inputs["Height"])
    tree.links.new(shader.inputs["Normal"].links[0].from_socket, hollow.inputs["Normal"])
    tree.links.new(hollow.outputs[0], shader.inputs["Normal"])
    return material


def half_apple(thing):
    """Cut through its stem, the cut toward the camera. `lean`: degrees it leans back."""
    half = apple(thing)
    for part in [*half.children]:
        bpy.data.objects.remove(part)
    cut = bmesh.new()
    cut.from_mesh(half.data)
    edges = bmesh.ops.bisect_plane(
        cut, geom=[*cut.verts, *cut.edges, *cut.faces], plane_co=(0, 0, 0), plane_no=(0, -1, 0), clear_outer=True
    )["geom_cut"]
    rim = [(v.co.x, v.co.z) for v in edges if isinstance(v, bmesh.types.BMVert)]
    for face in bmesh.ops.contextual_create(cut, geom=[e for e in edges if isinstance(e, bmesh.types.BMEdge)])["faces"]:
        face.material_index, face.smooth = 1, False
    cut.to_mesh(half.data)
    cut.free()
    half.data.materials.append(flesh(rim))
    brown = mottled(opaque("seed", "#4a2a17", 0.26, Specular=0.5), linear("#5a3219"), 9, 0.6)
    for side, turn in ((-1, 10), (1, 16)):
        bpy.ops.mesh.primitive_uv_sphere_add(segments=40, ring_count=20, radius=1, location=(side * 0.2, 0.0, 1.34))
        pip = bpy.context.object
        for vertex in pip.data.vertices:
            vertex.co.x *= 1 - 0.5 * max(0, vertex.co.z) ** 1.5
        pip.scale, pip.rotation_euler = (0.1, 0.05, 0.25), (0, -side * math.radians(turn), 0)
        bpy.ops.object.shade_smooth()
        pip.data.materials.append(brown)
        pip.parent = half
    half.rotation_euler.x = math.radians(-thing.get("lean", 0))
    return 2.6


def almonds(thing):
    """A loose handful, with the fine furrows of their brown skins."""
    strewn = random.Random(thing.get("seed", 5))
    tint = vivid(linear("#93592f"), 1.05, 0.9)
    skin = mottled(opaque("almond", tint, 0.62, Specular=0.22), tint, 2.2, 0.55, 6, 0.35, 0.65, (1.2, 8, 8))
    grain(skin, 3, 0.75, (0.7, 9, 9), 0.06)
    for k in range(thing.get("count", 7)):
        bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=32, radius=1)
        nut = bpy.context.object
        for vertex in nut.data.vertices:
            taper = 1 - 0.5 * max(0, vertex.co.x) ** 2 - 0.12 * max(0, -vertex.co.x) ** 3
            vertex.co.y *= taper
            vertex.co.z *= 0.62 * taper
            vertex.co += vertex.co * 0.09 * noise.noise(vertex.co * 1.1 + Vector((k * 5.1, 0, 0)))
        nut.scale = (0.5, 0.3, 0.3)
        bpy.ops.object.shade_smooth()
        angle, away = k * 2.4 + strewn.random(), 0.55 * math.sqrt(k + 0.3) + strewn.uniform(0, 0.25)
        nut.location = (1.3 * away * math.cos(angle), away * math.sin(angle), 0.17)
        nut.rotation_euler = (strewn.uniform(-0.2, 0.2), strewn.uniform(-0.08, 0.08), strewn.random() * 6.3)
        nut.data.materials.append(skin)
    return 0
