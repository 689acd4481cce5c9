"""
A shell as it sits in coquina stone: worn and half sunk, so that a fan of it is seen. One dome over
its own outline, drawn from the hinge outwards. Whole shells are in coquina.py.
"""
import math

import bpy

from colour import linear, vivid
from lathe import link_mesh


def outline(angle):
    """Distance of the edge from the hinge: long towards one end, short and steep at the other."""
    return 1.0 + 0.62 * math.cos(angle - 0.62) ** 2 * (1 if math.cos(angle - 0.62) > 0 else 0) + 0.05 * math.cos(2 * angle)


def valve(thing):
    """`size` is the length in cm, `colours` the two tints of the bands, `turn` and `lean` degrees."""
    rings, spokes = 60, 140
    points, faces = [], []
    fan = math.radians(204)
    for i in range(rings + 1):
        out = i / rings
        for k in range(spokes + 1):
            angle = -fan / 2 + fan * k / spokes
            edge = outline(angle)
            across = out * edge
            # Highest near the hinge, and down on the table all round the rim.
            side = math.sin(math.pi * k / spokes)
            height = 0.5 * math.sin(math.pi * out**0.6) ** 0.9 * side**0.55
            height += (0.010 * math.sin(out * 42) + 0.006 * math.sin(angle * 60)) * out * side
            points.append((across * math.cos(angle), across * math.sin(angle), max(height, 0)))
    for i in range(rings):
        for k in range(spokes):
            a = i * (spokes + 1) + k
            faces.append((a, a + 1, a + spokes + 2, a + spokes + 1))
    mesh = bpy.data.meshes.new("shell")
    mesh.from_pydata(points, [], faces)
    colours = mesh.color_attributes.new("bands", "FLOAT_COLOR", "POINT")
    light, dark = (vivid(linear(c), 1.25, 0.95) for c in thing["colours"])
    for i in range(rings + 1):
        for k in range(spokes + 1):
            out, angle = i / rings, -fan / 2 + fan * k / spokes
            band = 0.5 + 0.5 * math.sin(out**1.3 * 17 + 0.6 * math.sin(out * 31))
            ray = max(0.0, math.sin(angle * 7 + 0.4)) ** 6
            mix = min(1.0, 0.55 * band * out + 0.45 * ray * out + 0.25 * (1 - out))
            tint = tuple(light[c] * (1 - mix) + dark[c] * mix for c in range(3)) + (1,)
            colours.data[i * (spokes + 1) + k].color = tint
    for face in mesh.polygons:
        face.use_smooth = True
    material = bpy.data.materials.new("shell")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = 0.32
    shader.inputs["Clearcoat"].default_value = 0.35
    shader.inputs["Clearcoat Roughness"].default_value = 0.25
    painted = material.node_tree.nodes.new("ShaderNodeVertexColor")
    painted.layer_name = "bands"
    material.node_tree.links.new(painted.outputs[0], shader.inputs["Base Color"])
    shell = link_mesh("shell", mesh, material)
    thickness = shell.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness = 0.05
    thickness.offset = -1
    scale = thing["size"] / 1.7
    shell.scale = (scale, scale, scale)
    shell.rotation_euler = (math.radians(thing.get("lean", 0)), math.radians(thing.get("roll", 0)), 0)
    shell.location.z = thing.get("above", 0)
    return shell
