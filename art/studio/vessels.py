"""The three vessels of the shoot. Each takes its description and returns its height in cm."""
import math

import bpy

from colour import linear, vivid
from lathe import link_mesh, turned, wrapped_label
from materials import amber_glass, brushed_aluminium, glass, grain, opaque, printed_paper


def cap_plastic(colour):
    return grain(opaque("cap", vivid(linear(colour), 1.1, 0.75), 0.36, Specular=0.45), 120, 0.02)


def flip_cap(colour):
    """Lies on its own base, so that it can also be laid on the table."""
    return turned(
        "flip cap",
        [(0, 0.03), (0.97, 0), (1.0, 0, 0.02), (1.085, 0.07, 0.05), (1.085, 0.35, 0.075), (0.86, 0.37, 0.03), (0.84, 0.345, 0.02), (0, 0.34)],
        cap_plastic(colour),
        segments=192,
    )


def label(radius, bottom, facts):
    width_mm, height_mm = facts["size"]
    degrees = width_mm / (2 * math.pi * radius * 10) * 360
    return wrapped_label(radius, bottom, bottom + height_mm / 10, degrees, printed_paper(facts["image"]))


def vial(thing):
    """10 ml injection vial. `open`: the flip cap is off and shows the rubber."""
    wall = [
        (0, 0.10), (0.80, 0.05, 0.2), (0.98, 0, 0.08), (1.2, 0, 0.16), (1.2, 3.22, 0.55), (0.93, 3.86, 0.2),
        (0.93, 4.02, 0.04), (1.0, 4.06, 0.06), (1.0, 4.42, 0.08), (0.63, 4.42, 0.05), (0.63, 3.98, 0.2),
        (1.085, 3.12, 0.42), (1.085, 0.24, 0.22), (0, 0.27),
    ]  # fmt: skip
    turned("glass", wall, glass("clear glass", ior=1.49), segments=192, steps=10)

    # The liquid reaches 0.005 into the wall, so that no sliver of air is refracted between the two,
    # and climbs the wall a little at its surface.
    level = thing.get("level", 2.93)
    shade = thing.get("liquidShadow", "#fbfaf4")
    liquid = glass("liquid", thing.get("liquid", "#fdfdfb"), 1.333, shadow=shade, shadow_edge="#c9c6bd")
    surface = [(1.09, level + 0.07), (1.03, level + 0.012, 0.12), (0.9, level, 0.2), (0, level)]
    turned("liquid", [(0, 0.262), (1.09, 0.232, 0.215), *surface], liquid, segments=192, steps=10)

    rubber = opaque("rubber", "#4b4c4e", 0.62, Specular=0.3)
    plug = [(0, 3.86), (0.56, 3.86, 0.06), (0.62, 3.95), (0.62, 4.43), (0.98, 4.43, 0.02), (0.98, 4.6), (0, 4.6)]
    turned("stopper", plug, rubber)
    crimp = [(0.84, 4.00), (0.90, 3.945, 0.03), (1.035, 3.96, 0.06), (1.035, 4.655, 0.055), (0.5, 4.655, 0.02), (0.46, 4.605)]
    turned("crimp", crimp, brushed_aluminium(), segments=192)
    if not thing.get("open"):
        flip_cap(thing["cap"]).location.z = 4.63
    label(1.204, 0.36, thing["label"])
    return 5.0


def ribs(radius, bottom, top, count, material):
    for k in range(count):
        angle = 2 * math.pi * k / count
        place = (radius * math.cos(angle), radius * math.sin(angle), (bottom + top) / 2)
        bpy.ops.mesh.primitive_cylinder_add(radius=radius * 0.0175 + 0.002, depth=top - bottom, location=place, vertices=10)
        bpy.context.object.data.materials.append(material)


def nasal_spray(thing):
    """Amber: a white bottle would vanish against its white label."""
    radius = 1.3
    wall = [
        (0, 0.12), (0.9, 0.1, 0.1), (1.0, 0, 0.06), (radius, 0, 0.2), (radius, 4.0, 0.55), (0.78, 4.42, 0.18),
        (0.72, 4.6), (0.6, 4.6), (0.6, 4.4, 0.15), (radius - 0.12, 3.9, 0.45), (radius - 0.12, 0.26, 0.2), (0, 0.26),
    ]  # fmt: skip
    turned("bottle", wall, amber_glass(), segments=192, steps=10)
    inside = radius - 0.115
    liquid = glass("liquid", "#fbe9cf", 1.333, shadow="#f3dfc2", shadow_edge="#c9a67c")
    turned("liquid", [(0, 0.255), (inside, 0.25, 0.195), (inside, 3.36), (inside - 0.06, 3.31, 0.1), (0, 3.30)], liquid)
    turned("dip tube", [(0.09, 0.4), (0.09, 4.6)], opaque("tube", "#efe9dd", 0.4), segments=32)

    collar = opaque("collar", vivid(linear(thing["cap"]), 1.1, 0.9), 0.4, Specular=0.45)
    turned("collar", [(0.7, 4.42), (0.86, 4.42, 0.04), (0.86, 5.0, 0.06), (0.5, 5.0)], collar)
    ribs(0.862, 4.48, 4.94, 64, collar)
    white = opaque("actuator", "#fbf9f4", 0.36, Specular=0.45)
    tip = [
        (0, 5.0), (0.62, 5.0), (0.62, 5.28, 0.12), (1.12, 5.34, 0.05), (1.12, 5.46, 0.05), (0.60, 5.54, 0.22),
        (0.43, 6.1, 0.3), (0.33, 7.05, 0.1), (0.28, 7.2, 0.1), (0.09, 7.25, 0.02), (0.07, 7.2), (0, 7.2),
    ]  # fmt: skip
    turned("actuator", tip, white)
    label(radius + 0.004, 0.62, thing["label"])
    return 7.25


def jar(thing):
    radius = 2.15
    wall = [
        (0, 0.12), (1.6, 0.1, 0.1), (1.75, 0, 0.06), (radius, 0, 0.3), (radius, 4.1, 0.5), (1.72, 4.5, 0.15), (1.72, 4.75),
        (1.58, 4.75), (1.58, 4.5, 0.1), (radius - 0.16, 4.0, 0.4), (radius - 0.16, 0.3, 0.25), (0, 0.32),
    ]  # fmt: skip
    turned("jar", wall, amber_glass(), segments=192, steps=10)
    plastic = grain(opaque("lid", vivid(linear(thing["cap"]), 1.1, 0.9), 0.42, Specular=0.4), 140, 0.02)
    turned("lid", [(1.5, 4.55), (1.93, 4.55, 0.05), (1.93, 5.6, 0.13), (1.5, 5.62, 0.04), (0, 5.62)], plastic, segments=192)
    ribs(1.925, 4.64, 5.42, 120, plastic)
    label(radius + 0.004, 0.75, thing["label"])
    return 5.6


def dropper_bottle(thing):
    """A cosmetic serum: frosted glass would render noisy, so the bottle is satin porcelain."""
    satin = grain(opaque("porcelain", vivid(linear(thing["colour"]), 1.1, 0.95), 0.3, Specular=0.5, Clearcoat=0.3), 90, 0.02)
    turned("bottle", [(0, 0), (1.15, 0, 0.14), (1.15, 3.5, 0.4), (0.5, 3.8, 0.2), (0.5, 4.2), (0, 4.2)], satin)
    metal = brushed_aluminium()
    turned("ring", [(0, 4.0), (0.62, 4.0, 0.03), (0.62, 4.75, 0.04), (0, 4.75)], metal)
    rubber = opaque("bulb", vivid(linear(thing["cap"]), 1.05, 0.85), 0.5, Specular=0.35)
    turned("bulb", [(0, 4.7), (0.46, 4.7, 0.02), (0.46, 5.0, 0.1), (0.4, 6.1, 0.36), (0, 6.2)], rubber)
    return 6.2


def cream_jar(thing):
    """A low jar without its lid, the cream drawn up in a soft swirl."""
    satin = grain(opaque("porcelain", vivid(linear(thing["colour"]), 1.1, 0.95), 0.28, Specular=0.5, Clearcoat=0.3), 90, 0.02)
    turned("jar", [(0, 0), (1.7, 0, 0.2), (1.7, 1.7, 0.1), (1.45, 1.7, 0.08), (1.45, 1.2), (0, 1.2)], satin, segments=192)
    cream = opaque("cream", "#fbf6ee", 0.42, Specular=0.4)
    rows, segments, swirl = 40, 160, []
    for row in range(rows + 1):
        r = 1.46 * row / rows
        for k in range(segments):
            a = 2 * math.pi * k / segments
            wave = 0.09 * math.sin(a * 1 + r * 7.5) * math.sin(math.pi * min(1, r / 1.46))
            swirl.append((r * math.cos(a), r * math.sin(a), 1.52 + 0.22 * (1 - r / 1.46) ** 1.5 + wave))
    faces = [
        (row * segments + k, row * segments + (k + 1) % segments, (row + 1) * segments + (k + 1) % segments, (row + 1) * segments + k)
        for row in range(rows)
        for k in range(segments)
    ]
    mesh = bpy.data.meshes.new("cream")
    mesh.from_pydata(swirl, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    link_mesh("cream", mesh, cream)
    return 1.9
