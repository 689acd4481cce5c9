"""
The coquina (Donax variabilis): a small wedge-shaped clam of this coast. One valve, worn smooth:
its outline grows out of the beak, with fine ribs, growth bands and a few darker rays.
"""
import math
import random

import bpy

from colour import linear, vivid
from lathe import link_mesh

# The outline from the beak round the long end, 1.1 long; the beak lies at the short end's side.
OUTLINE = [
    (0.19, 0.32), (-0.06, 0.27), (-0.32, 0.15), (-0.55, -0.01), (-0.67, -0.14), (-0.63, -0.25), (-0.42, -0.335),
    (-0.12, -0.385), (0.18, -0.37), (0.39, -0.29), (0.45, -0.16), (0.42, 0.04), (0.34, 0.21),
]  # fmt: skip
BEAK = (0.18, 0.245)
LENGTH = 1.12


def smooth_outline(spokes):
    """The outline as a closed Catmull-Rom curve of `spokes` points."""
    count = len(OUTLINE)
    points = []
    for k in range(spokes):
        place = k * count / spokes
        i, t = int(place), place - int(place)
        a, b, c, d = (OUTLINE[(i + j - 1) % count] for j in range(4))
        points.append(tuple(
            0.5 * (2 * b[n] + (c[n] - a[n]) * t + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t**2
                   + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t**3)
            for n in (0, 1)
        ))  # fmt: skip
    return points


def valve(thing):
    """`size` is the length in cm, `colours` ground and bands; `open` shows the hollow side."""
    rings, spokes = 90, 320
    chance = random.Random(thing.get("seed", 1))
    edge = smooth_outline(spokes)
    phase = chance.uniform(0, 6.3)
    ends = sorted(chance.uniform(0.3, 0.97) for _ in range(7))
    rays = [(chance.uniform(0.25, 0.75), chance.uniform(0.012, 0.035)) for _ in range(4)]
    points, tints, faces = [], [], []
    ground, dark = (vivid(linear(c), 1.05, 0.9) for c in thing["colours"])
    for i in range(rings + 1):
        s = i / rings
        # Steep at the rim, so that the dome stands on an edge instead of thinning out.
        dome = 0.27 * (1 - s**2.6) ** 0.62 * (1 - 0.2 * math.exp(-((s / 0.22) ** 2)))
        step = sum(0.5 + 0.5 * math.tanh((s - end) * 90) for end in ends)
        dome += 0.0035 * (step % 1.0) * (1 - s) + 0.0012 * math.sin(s * 150) * s
        for k, (x, y) in enumerate(edge):
            part = k / spokes
            rib = 0.0016 * math.sin(part * spokes * math.pi / 2.5) * s
            points.append((BEAK[0] + s * (x - BEAK[0]), BEAK[1] + s * (y - BEAK[1]), max(0, dome + rib * (1 - s**8))))
            band = 0.5 + 0.5 * math.sin(s * 9 + 1.6 * math.sin(s * 5 + phase))
            ray = max(math.exp(-(((part - center) / width) ** 2)) for center, width in rays)
            lines = sum(math.exp(-(((s - end) / 0.008) ** 2)) for end in ends)
            mix = min(1, (0.42 * band + 0.5 * ray) * min(1, s * 1.6) + 0.3 * lines + 0.45 * math.exp(-((s / 0.16) ** 2)))
            tints.append(tuple(ground[c] * (1 - mix) + dark[c] * mix for c in range(3)) + (1,))
    for i in range(rings):
        for k in range(spokes):
            after = (k + 1) % spokes
            faces.append((i * spokes + k, i * spokes + after, (i + 1) * spokes + after, (i + 1) * spokes + k))
    mesh = bpy.data.meshes.new("coquina")
    mesh.from_pydata(points, [], faces)
    colors = mesh.color_attributes.new("bands", "FLOAT_COLOR", "POINT")
    for place, tint in zip(colors.data, tints):
        place.color = tint
    for face in mesh.polygons:
        face.use_smooth = True
    material = bpy.data.materials.new("coquina")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = 0.42
    shader.inputs["Clearcoat"].default_value, shader.inputs["Clearcoat Roughness"].default_value = 0.15, 0.3
    painted = material.node_tree.nodes.new("ShaderNodeVertexColor")
    painted.layer_name = "bands"
    material.node_tree.links.new(painted.outputs[0], shader.inputs["Base Color"])
    shell = link_mesh("coquina", mesh, material)
    thickness = shell.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness, thickness.offset = 0.035, -1
    scale = thing["size"] / LENGTH
    shell.scale = (scale, scale, scale)
    lean, roll = math.radians(thing.get("lean", 0)), math.radians(thing.get("roll", 0))
    if thing.get("open"):
        # Rocks on its back.
        lean, shell.location.z = lean + math.pi, 0.27 * scale
    shell.rotation_euler = (lean, roll, 0)
    shell.location.z += thing.get("above", 0)
    return shell

