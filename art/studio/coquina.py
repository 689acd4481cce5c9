"""
The coquina (Donax variabilis), a small wedge-shaped clam of this coast, and the stone of its name:
sand that hundreds of its shells, whole and broken, have grown into.
"""
import math
import random

import bpy
from mathutils import Vector, noise

from colour import linear, vivid
from lathe import link_mesh
from materials import grain, opaque

# The outline from the beak round the long end, 1.1 long; the beak lies at the short end's side.
OUTLINE = [
    (0.19, 0.32), (-0.06, 0.27), (-0.32, 0.15), (-0.55, -0.01), (-0.67, -0.14), (-0.63, -0.25), (-0.42, -0.335),
    (-0.12, -0.385), (0.18, -0.37), (0.39, -0.29), (0.45, -0.16), (0.42, 0.04), (0.34, 0.21),
]  # fmt: skip
BEAK = (0.18, 0.245)
LENGTH = 1.12
# Ground colors of the shells in the stone; the darker bands are the color of one of SHADES.
GROUNDS = ["#eddcc2", "#e2bd92", "#d99f76", "#cfa08c", "#f2e7d8", "#b98c72", "#b09d99", "#a5774f", "#d8b2a2"]
SHADES = ["#8e4534", "#6f5460", "#a2632a", "#5e4638"]


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


def dome(s, away):
    """Height at the part `s` of the way to the rim: the beak is low, the middle swells."""
    swell = min(1, away / 0.34)
    return 0.2 * max(0, 1 - s**2.3) ** 0.8 * (0.5 + 0.5 * swell * swell * (3 - 2 * swell))


def valve_mesh(seed, rings=44, spokes=150, broken=False, ribs=0):
    """One valve, 1.1 long, thin at its rim, with so many `ribs`. Its UV is (round, from the beak to the rim)."""
    chance = random.Random(seed)
    edge = smooth_outline(spokes)
    points, places, faces = [], [], []
    for i in range(rings + 1):
        s = i / rings
        for k, (x, y) in enumerate(edge):
            away = s * math.hypot(x - BEAK[0], y - BEAK[1])
            wobble = 1 + 0.03 * noise.noise(Vector((x * 2, y * 2, seed * 3.7)))
            # Fine teeth at the rim, as this clam has them.
            tooth = 0.0022 * max(0, s - 0.9) / 0.1 * math.sin(math.pi * k / 2)
            # Round ribs with narrow grooves between them, which the rim follows.
            rib = abs(math.sin(math.pi * ribs * k / spokes)) ** 0.6 * min(1, away / 0.3) if ribs else 0
            wobble *= 1 + 0.02 * rib * s
            points.append((BEAK[0] + s * (x * wobble - BEAK[0]), BEAK[1] + s * (y * wobble - BEAK[1]), dome(s, away) + tooth + 0.022 * rib))
            places.append((k / spokes, s))
    # A break runs across the valve in a ragged line.
    cut, depth = chance.uniform(0, 2 * math.pi), chance.uniform(-0.22, 0.12)

    def lost(index):
        x, y, _ = points[index]
        ragged = 0.09 * noise.noise(Vector((x * 6, y * 6, seed)))
        return broken and x * math.cos(cut) + y * math.sin(cut) > depth + ragged

    for i in range(rings):
        for k in range(spokes):
            after = (k + 1) % spokes
            face = (i * spokes + k, (i + 1) * spokes + k, (i + 1) * spokes + after, i * spokes + after)
            if not any(lost(corner) for corner in face):
                faces.append(face)
    mesh = bpy.data.meshes.new("coquina")
    mesh.from_pydata(points, [], faces)
    layer = mesh.uv_layers.new(name="growth")
    for face in mesh.polygons:
        face.use_smooth = True
        corners = [places[v] for v in face.vertices]
        seam = max(u for u, _ in corners) > 0.9
        for loop, (u, v) in zip(face.loop_indices, corners):
            layer.data[loop].uv = (u + 1 if seam and u < 0.1 else u, v)
    return mesh


def shell_material(ground=None, shade=None):
    """Growth bands, rays and fine ribs. Without colors, those of the object and of SHADES by chance."""
    material = opaque("coquina shell", "#ffffff", 0.4, Specular=0.4, Clearcoat=0.12)
    tree = material.node_tree
    add, link = tree.nodes.new, tree.links.new
    shader = tree.nodes["Principled BSDF"]
    growth = add("ShaderNodeUVMap").outputs[0]
    this = add("ShaderNodeObjectInfo")

    def texture(scale, detail=2):
        """Noise drawn out round the shell or along it, other in each object."""
        mapping, cloud = add("ShaderNodeMapping"), add("ShaderNodeTexNoise")
        mapping.inputs["Scale"].default_value = (*scale, 1)
        cloud.noise_dimensions = "4D"
        cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value = 1, detail
        far = add("ShaderNodeMath")
        far.operation = "MULTIPLY"
        far.inputs[1].default_value = 90
        link(this.outputs["Random"], far.inputs[0])
        link(far.outputs[0], cloud.inputs["W"])
        link(growth, mapping.inputs[0])
        link(mapping.outputs[0], cloud.inputs["Vector"])
        return cloud.outputs["Fac"]

    def between(value, low, high, top=1.0):
        part = add("ShaderNodeMapRange")
        part.interpolation_type = "SMOOTHSTEP"
        for name, number in (("From Min", low), ("From Max", high), ("To Max", top)):
            part.inputs[name].default_value = number
        link(value, part.inputs["Value"])
        return part.outputs[0]

    def blend(kind, factor, first, second):
        node = add("ShaderNodeMixRGB")
        node.blend_type = kind
        for socket, value in zip(node.inputs, (factor, first, second)):
            if isinstance(value, (int, float, tuple)):
                socket.default_value = value
            else:
                link(value, socket)
        return node.outputs[0]

    base = vivid(linear(ground), 1.1, 0.9) if ground else this.outputs["Color"]
    if shade:
        dark = vivid(linear(shade), 1.1, 0.9)
    else:
        ramp = add("ShaderNodeValToRGB")
        ramp.color_ramp.interpolation = "CONSTANT"
        for k, color in enumerate(SHADES):
            knot = ramp.color_ramp.elements[0] if k == 0 else ramp.color_ramp.elements.new(k / len(SHADES))
            knot.color = vivid(linear(color), 1.05, 0.9)
        link(this.outputs["Random"], ramp.inputs[0])
        dark = ramp.outputs[0]
    fine = texture((3, 46), 3)
    color = blend("MIX", between(texture((1.2, 9)), 0.42, 0.66, 0.6), base, dark)
    color = blend("MIX", between(fine, 0.5, 0.72, 0.55), color, dark)
    color = blend("MIX", between(texture((16, 0.7)), 0.56, 0.72, 0.5), color, dark)
    color = blend("MULTIPLY", between(texture((9, 9), 5), 0.45, 0.62, 0.35), color, (0.62, 0.55, 0.48, 1))
    # The hollow side is smooth, with a flush of the darker color toward the beak.
    apart = add("ShaderNodeSeparateXYZ")
    link(growth, apart.inputs[0])
    inside = blend("MIX", between(apart.outputs["Y"], 0.98, 0.4, 0.9), (0.8, 0.7, 0.6, 1), dark)
    facing = add("ShaderNodeVertexColor")
    facing.layer_name = "hollow"
    link(blend("MIX", facing.outputs[0], color, inside), shader.inputs["Base Color"])
    relief = blend("ADD", 0.5, fine, texture((170, 2)))
    bump = add("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.35, 0.02
    link(relief, bump.inputs["Height"])
    link(bump.outputs[0], shader.inputs["Normal"])
    return material


def thicken(mesh, amount=0.02):
    """A second, hollow skin under the first one, joined at the rim; marked for the material."""
    bare = link_mesh("bare", mesh)
    thickness = bare.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness, thickness.offset = amount, -1
    solid = bpy.data.meshes.new_from_object(bare.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(bare)
    hollow = solid.color_attributes.new("hollow", "FLOAT_COLOR", "POINT")
    outer = len(mesh.vertices)
    for index, place in enumerate(hollow.data):
        place.color = (1, 1, 1, 1) if index >= outer else (0, 0, 0, 1)
    return solid


def valve(thing):
    """`size` is the length in cm, `colours` ground and bands; `open` shows the hollow side, `ribs` stand out of the other."""
    mesh = thicken(valve_mesh(thing.get("seed", 1), 90, 480, ribs=thing.get("ribs", 0)), 0.016)
    shell = link_mesh("coquina", mesh, shell_material(*thing["colours"]))
    scale = thing["size"] / LENGTH
    shell.scale = (scale, scale, scale)
    lean, roll = math.radians(thing.get("lean", 0)), math.radians(thing.get("roll", 0))
    if thing.get("open"):
        # Rocks on its back.
        lean, shell.location.z = lean + math.pi, 0.2 * scale
    shell.rotation_euler = (lean, roll, 0)
    shell.location.z += thing.get("above", 0)
    return shell


def sand(colors):
    """Grains of these colors, each its own. Strong contrasts would cost more bytes than a phone's head has."""
    material = opaque("sand", colors[2], 0.92, Specular=0.15)
    tree = material.node_tree
    add, link = tree.nodes.new, tree.links.new
    grains, ramp = add("ShaderNodeTexVoronoi"), add("ShaderNodeValToRGB")
    grains.inputs["Scale"].default_value = 55
    for k, color in enumerate(colors):
        knot = ramp.color_ramp.elements[0] if k == 0 else ramp.color_ramp.elements.new(k / (len(colors) - 1))
        knot.color = vivid(linear(color), 1.1, 0.9)
    spread = add("ShaderNodeSeparateXYZ")
    link(add("ShaderNodeTexCoord").outputs["Object"], grains.inputs["Vector"])
    link(grains.outputs["Color"], spread.inputs[0])
    link(spread.outputs["X"], ramp.inputs[0])
    link(ramp.outputs[0], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return grain(material, 26, 0.3, distance=0.04)


def beach(thing):
    """A bed of pale sand, a little uneven, under what lies on it."""
    steps, width = 260, 44
    points = []
    for i in range(steps + 1):
        for k in range(steps + 1):
            x, y = width * (k / steps - 0.5), width * (i / steps - 0.35)
            low = 0.09 * noise.noise(Vector((x * 0.35, y * 0.5, 3))) + 0.05 * noise.noise(Vector((x * 1.3, y * 1.6, 7)))
            points.append((x, y, 0.16 + low + 0.03 * noise.noise(Vector((x * 4, y * 4, 11)))))
    row = steps + 1
    faces = [(a, a + 1, a + row + 1, a + row) for a in range(row * steps) if a % row < steps]
    mesh = bpy.data.meshes.new("beach")
    mesh.from_pydata(points, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    link_mesh("beach", mesh, sand(["#d3ba93", "#dcc5a0", "#e2cdab", "#e8d6b8", "#ccb38e"]))


def fine_box(size, most):
    """A box round the origin with corners 1 long, in cells of half a millimeter, or `most` along it: fine enough for rough stone."""
    cells = [max(2, round(length / max(0.05, max(size) / most))) for length in size]
    points, faces = {}, []

    def corner(*steps):
        return points.setdefault(steps, len(points))

    for axis in range(3):
        across, along = (axis + 1) % 3, (axis + 2) % 3
        for side in (0, cells[axis]):
            for i in range(cells[across]):
                for k in range(cells[along]):
                    face = []
                    for a, b in ((i, k), (i + 1, k), (i + 1, k + 1), (i, k + 1)):
                        steps = [0, 0, 0]
                        steps[axis], steps[across], steps[along] = side, a, b
                        face.append(corner(*steps))
                    faces.append(face if side else face[::-1])
    mesh = bpy.data.meshes.new("block")
    mesh.from_pydata([[step / count - 0.5 for step, count in zip(steps, cells)] for steps in points], [], faces)
    return link_mesh("block", mesh)


def rough_block(size, chance, flat_top, cells=420):
    """A block with worn edges, uneven as broken stone; its top is sawn where things stand on it."""
    block = fine_box(size, cells)
    width, depth, height = size
    half = Vector(size) / 2
    worn = 0.07 if flat_top else min(0.22, height / 5)
    away = Vector((chance.uniform(0, 90), 0, 0))
    for vertex in block.data.vertices:
        at = Vector(2 * vertex.co[i] * half[i] for i in range(3))
        core = Vector(max(worn - half[i], min(half[i] - worn, at[i])) for i in range(3))
        out = (at - core).normalized()
        place = core + out * worn
        rough = 0.16 * noise.noise(place * 0.6 + away) + 0.11 * noise.noise(place * 2.1 + away)
        rough += 0.06 * noise.noise(place * 5 + away) + 0.035 * noise.noise(place * 11 + away)
        place += out * rough
        if flat_top and place.z > half.z - 0.07:
            place.z = half.z
        vertex.co = place + Vector((0, 0, half.z))
    for face in block.data.polygons:
        face.use_smooth = True
    shades = ["#ccb592", "#d3bd9b", "#d8c4a3", "#dfcdb0", "#c7ae8b"] if flat_top else ["#ae8d67", "#b8976f", "#bd9d76", "#c4a681", "#aa8b69"]
    block.data.materials.append(sand(shades))
    return block


def stone(thing):
    """
    `size` in cm; `whole` shells on the faces that are seen, up to 1.25 times `shells` long, and `hash`
    bits for each of them. The top of a `sawn` one is flat, and the shells in it are cut.
    """
    chance = random.Random(thing.get("seed", 1))
    block = rough_block(thing["size"], chance, thing.get("sawn", False), thing.get("cells", 420))
    material = shell_material()
    kinds = [thicken(valve_mesh(k, 26, 90, broken=k >= 3), 0.03) for k in range(9)]
    for kind in kinds:
        kind.materials.append(material)
    sawn, of_size = thing.get("sawn", False), thing.get("shells", 1)
    seen = [f for f in block.data.polygons if f.normal.y < 0.4 and (-0.1 if sawn else -0.6) < f.normal.z < (0.6 if sawn else 2)]
    top = [f for f in block.data.polygons if f.normal.z > 0.9]
    taken = []

    def embed(name, faces, length, sunk, kind, tilt, flat=1):
        face = chance.choice(faces)
        if length > 0.25 * of_size:
            if any((face.center - other).length < 0.21 * (length + size) for other, size in taken):
                return
            taken.append((face.center.copy(), length))
        piece = bpy.data.objects.new(name, kind)
        bpy.context.scene.collection.objects.link(piece)
        ground = vivid(linear(chance.choice(GROUNDS)), 0.72 if sawn else 1, chance.uniform(0.7, 0.95))
        piece.color = ground
        out = face.normal.copy()
        facing = out if flat < 1 or chance.random() < 0.8 else -out
        # On top they lie flat: what stood up there has broken off.
        tilt *= 0.4 if out.z > 0.5 else 1
        lean = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-1, 1))) * tilt
        turn = (facing + lean).to_track_quat("Z", "Y").to_euler()
        turn.rotate_axis("Z", chance.uniform(0, 2 * math.pi))
        piece.rotation_euler = turn
        scale = length / LENGTH
        piece.scale = (scale, scale, scale * flat * chance.uniform(0.7, 1))
        piece.location = face.center + block.location - out * sunk * length
        if sawn and flat == 1:
            # The saw has cut what stood above the top.
            piece.location.z = min(piece.location.z, thing["size"][2] - 0.45 * length)
        piece.parent = block

    whole = thing.get("whole", 500)
    for k in range(whole):
        # A few large ones first, then ever smaller ones between them.
        length = of_size * (0.3 + 0.95 * (1 - k / whole) ** 1.7 * chance.uniform(0.7, 1.15))
        embed(f"shell {k}", seen, length, chance.uniform(0.02, 0.2), chance.choice(kinds), chance.choice((0.25, 0.5, 0.9)))
    for k in range(whole * thing.get("hash", 3)):
        embed(f"hash {k}", seen, of_size * chance.uniform(0.07, 0.24), chance.uniform(-0.05, 0.2), chance.choice(kinds[3:]), 1.2)
    if sawn:
        for k in range(whole * 2):
            length = of_size * chance.uniform(0.1, 0.8)
            embed(f"cut {k}", top, length, chance.uniform(0.02, 0.045), chance.choice(kinds), 0.05, 0.24)
    return block
