"""Objects beside the vessels: a card, a stone, shells, loose caps."""
import math
import random

import bmesh
import bpy
from mathutils import noise, Vector

from colour import linear, vivid
from lathe import link_mesh, turned
from materials import grain, opaque
from vessels import flip_cap


def lying_cap(thing):
    cap = flip_cap(thing["colour"])
    if thing.get("upright"):
        # On its rim, leaning a little away from the camera.
        cap.rotation_euler = (math.radians(78), 0, 0)
        cap.location = (0, 0.1, 1.06)
    return cap


def spray_cover(thing):
    """The clear-white overcap of a nasal spray, standing or lying on its side."""
    plastic = opaque("cover", "#fbf9f4", 0.34, Specular=0.45)
    shell = [(0, 2.2), (0.5, 2.2, 0.2), (0.86, 1.5, 0.3), (0.9, 0.03, 0.02), (0.9, 0, 0.02), (0.82, 0, 0.02), (0.78, 1.5, 0.3), (0, 2.1)]
    cover = turned("cover", shell, plastic)
    if not thing.get("standing"):
        cover.rotation_euler = (math.radians(90), 0, 0)
        cover.location.z = 0.9
    return cover


def folded_card(thing):
    """Heavy linen paper folded once, standing like a tent; blank."""
    width, height, spread = thing.get("size", [3.4, 4.6]) + [thing.get("spread", 0.9)]
    bm = bmesh.new()
    steps, rows = 12, []
    for side in (-1, 1):
        for k in range(steps + 1):
            part = k / steps if side > 0 else 1 - k / steps
            bow = math.sin(math.pi * part) * 0.05
            y = side * (spread * part + bow)
            rows.append((y, height * (1 - part)))
    verts = [[bm.verts.new((x, y, z)) for x in (-width / 2, width / 2)] for y, z in rows]
    for a, b in zip(verts, verts[1:]):
        bm.faces.new((a[0], a[1], b[1], b[0])).smooth = True
    mesh = bpy.data.meshes.new("card")
    bm.to_mesh(mesh)
    bm.free()
    linen = grain(opaque("linen", thing.get("colour", "#f4eee2"), 0.85, Specular=0.15), 26, 0.25, stretch=(8, 8, 1))
    card = link_mesh("card", mesh, linen)
    paper = card.modifiers.new("paper", "SOLIDIFY")
    paper.thickness = 0.04
    return card


def block(thing):
    """A sawn block of shell stone: soft edges, small pits."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    stone = bpy.context.object
    stone.scale = thing["size"]
    stone.location.z = thing["size"][2] / 2
    bpy.ops.object.transform_apply(location=True, scale=True)
    edge = stone.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = 0.07, 4
    for face in stone.data.polygons:
        face.use_smooth = True
    stone.data.use_auto_smooth = True
    stone.data.materials.append(shell_stone(thing.get("colour", "#ecd4b8")))
    return stone


def shell_stone(colour):
    stone = grain(opaque("stone", vivid(linear(colour), 1.15, 0.9), 0.9, Specular=0.12), 5, 0.9, distance=0.12)
    tree = stone.node_tree
    speck = tree.nodes.new("ShaderNodeTexNoise")
    speck.inputs["Scale"].default_value = 3.2
    speck.inputs["Detail"].default_value = 8
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    base = vivid(linear(colour), 1.15, 0.9)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.36, 0.62
    ramp.color_ramp.elements[0].color = tuple(c * 0.8 for c in base[:3]) + (1,)
    ramp.color_ramp.elements[1].color = base
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], speck.inputs["Vector"])
    tree.links.new(speck.outputs["Fac"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return stone


def pebble(thing):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=96, ring_count=48, radius=1)
    stone = bpy.context.object
    rng = random.Random(thing.get("seed", 1))
    away = Vector((rng.uniform(0, 50), rng.uniform(0, 50), 0))
    for vertex in stone.data.vertices:
        vertex.co *= 1 + 0.10 * noise.noise(vertex.co * 1.1 + away)
    stone.scale = thing["size"]
    stone.location.z = thing["size"][2] * 0.96
    for face in stone.data.polygons:
        face.use_smooth = True
    colour = vivid(linear(thing["colour"]), 1.1, 0.9)
    material = grain(opaque("pebble", colour, 0.8, Specular=0.15), 14, 0.02)
    if "vein" in thing:
        veined(material, colour, vivid(linear(thing["vein"]), 1, 0.95))
    stone.data.materials.append(material)
    return stone


def veined(material, colour, vein):
    """Fine dark and light grains, and a vein of quartz that runs round the stone."""
    tree = material.node_tree
    add, link = tree.nodes.new, tree.links.new
    place = add("ShaderNodeTexCoord").outputs["Object"]

    def cloud(scale, detail):
        texture = add("ShaderNodeTexNoise")
        texture.inputs["Scale"].default_value, texture.inputs["Detail"].default_value = scale, detail
        link(place, texture.inputs["Vector"])
        return texture.outputs["Fac"]

    def ramp(factor, *knots):
        node = add("ShaderNodeValToRGB")
        for k, (position, color) in enumerate(knots):
            knot = node.color_ramp.elements[k] if k < 2 else node.color_ramp.elements.new(position)
            knot.position, knot.color = position, color
        link(factor, node.inputs[0])
        return node.outputs[0]

    across, slope = add("ShaderNodeVectorMath"), add("ShaderNodeMath")
    across.operation, across.inputs[1].default_value = "DOT_PRODUCT", (0.72, 0.16, 0.34)
    link(place, across.inputs[0])
    slope.operation, slope.inputs[2].default_value = "MULTIPLY_ADD", 0.38
    slope.inputs[1].default_value = 0.3
    link(cloud(1.6, 3), slope.inputs[0])
    way = add("ShaderNodeMath")
    link(across.outputs["Value"], way.inputs[0])
    link(slope.outputs[0], way.inputs[1])
    black, white = (0, 0, 0, 1), (1, 1, 1, 1)
    where = ramp(way.outputs[0], (0.455, black), (0.475, white), (0.505, white), (0.53, black))
    dark, pale = (tuple(c * part for c in colour[:3]) + (1,) for part in (0.72, 1.22))
    mix = add("ShaderNodeMixRGB")
    link(where, mix.inputs[0])
    link(ramp(cloud(26, 5), (0.36, dark), (0.64, pale)), mix.inputs[1])
    mix.inputs[2].default_value = vein
    link(mix.outputs[0], tree.nodes["Principled BSDF"].inputs["Base Color"])
