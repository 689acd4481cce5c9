"""Printed paper on the table: a plan on its clipboard, strips, a desk calendar, a block of cards."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

from colour import linear, vivid
from fabrics import wood
from lathe import link_mesh
from loft import loft, tube
from materials import grain, opaque, printed_paper
from tools import slab, steel

PAPER = "#f4eee2"


def stock(color, image=None):
    """Uncoated paper, plain or printed."""
    paper = opaque("stock", vivid(linear(color), 1.05, 0.93), 0.8, Specular=0.15)
    if image:
        node = paper.node_tree.nodes.new("ShaderNodeTexImage")
        node.image, node.interpolation, node.extension = image, "Cubic", "EXTEND"
        paper.node_tree.links.new(node.outputs[0], paper.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    return grain(paper, 16, 0.1, distance=0.02)


def image_of(name, page, color):
    """`page`: how much of the paper's `color` is seen at each place, from the top down."""
    height, width = page.shape
    pixels = np.ones((height, width, 4), np.float32)
    paper = np.float32([int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    pixels[..., :3] = page[::-1, :, None] * paper
    image = bpy.data.images.new(name, width, height)
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def sheet(name, width, height, material, bend=0.0, thickness=0.025):
    """Upright in the xz plane, its print toward the camera, on the ground; `bend` is its sag in the middle."""
    steps = 24
    points, places = [], []
    for row in range(steps + 1):
        for column in range(steps + 1):
            u, v = column / steps, row / steps
            sag = bend * math.sin(math.pi * v) + 0.4 * bend * (2 * u - 1) ** 2 * v
            points.append(((u - 0.5) * width, sag, v * height))
            places.append((u, v))
    line = steps + 1
    faces = [(a, a + 1, a + line + 1, a + line) for a in range(line * steps) if a % line < steps]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    uv = mesh.uv_layers.new()
    for loop in mesh.loops:
        uv.data[loop.index].uv = places[loop.vertex_index]
    for face in mesh.polygons:
        face.use_smooth = True
    made = link_mesh(name, mesh, material)
    solid = made.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, -1
    return made


def turned_together(parts, rotation, location):
    handle = bpy.data.objects.new("part", None)
    bpy.context.scene.collection.objects.link(handle)
    for part in parts:
        part.parent = handle
    handle.rotation_euler, handle.location = rotation, location


def plan_image():
    """A heading, four lines with a box before each, and one to sign on: nobody can read it."""
    page = np.ones((1240, 940), np.float32)
    page[150:186, 100:470] = 0.3
    page[226:240, 100:660] = 0.62
    for line, (first, second) in enumerate(((690, 560), (740, 480), (620, 700), (720, 410))):
        top = 360 + line * 150
        page[top : top + 52, 100:152] = 0.42
        page[top + 7 : top + 45, 107:145] = 1
        page[top + 2 : top + 16, 200 : 100 + first] = 0.48
        page[top + 40 : top + 52, 200 : 100 + second] = 0.66
    page[1080:1084, 460:840] = 0.4
    return image_of("plan", page, PAPER)


def clipboard(thing):
    """`lean` in degrees from upright, against the wall."""
    width, height = thing.get("size", [10, 13])
    board = slab("board", width, height, 0, 0.3, 0.5, wood(thing.get("colour", "#a8937a")), 0.06)
    board.location.y = height / 2
    paper = sheet("plan", width - 0.9, height - 1.5, stock(PAPER, plan_image()), bend=-0.05)
    paper.rotation_euler.x, paper.location = math.radians(-90), (0, 0.4, 0.32)
    metal = steel()
    plate = slab("clip", 4.6, 1.3, 0.3, 0.5, 0.25, metal, 0.05)
    plate.location.y = height - 0.75
    roll = tube("roll", [(-1.9, height - 0.2, 0.55), (1.9, height - 0.2, 0.55)], 0.3, metal)
    turned_together([board, paper, plate, roll], (math.radians(90 - thing.get("lean", 12)), 0, 0), (0, 0, 0.02))
    return height


def smooth(points):
    """A curve through the points on the table (Catmull-Rom), in even steps."""
    knots = [Vector((*point, 0)) for point in points]
    line = []
    for k in range(len(knots) - 1):
        before, here, there, after = knots[max(0, k - 1)], knots[k], knots[k + 1], knots[min(len(knots) - 1, k + 2)]
        for step in range(40):
            t = step / 40
            bend = 2 * before - 5 * here + 4 * there - after
            twist = 3 * (here - there) - before + after
            line.append(here + ((there - before) * t + bend * t**2 + twist * t**3) / 2)
    return [*line, knots[-1]]


def strips(thing):
    """Two strips of paper on the table that begin on one another, then part; `ways` are their middle lines."""
    for layer, way in enumerate(thing["ways"]):
        line = smooth(way)
        rings = []
        for k, point in enumerate(line):
            along = (line[min(k + 1, len(line) - 1)] - line[max(0, k - 1)]).normalized()
            across = Vector((-along.y, along.x, 0)) * 0.75
            lift = 0.1 * max(0, noise.noise(point * 0.23 + Vector((0, 0, 9 * layer))))
            above = Vector((0, 0, 0.03 + 0.035 * layer + lift))
            rings.append([point - across + above, point + across + above])
        ribbon = loft("strip", rings, stock(thing["colour"]), closed=False)
        solid = ribbon.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness, solid.offset = 0.03, -1
    return 0.1


def calendar(thing):
    """A desk calendar: two boards that lean on one another, sheets on rings before the front one."""
    width, height, lean = 11.0, 9.4, 17
    slope = math.radians(lean)
    foot = math.sin(slope) * height
    board = opaque("board", vivid(linear("#8a7a66"), 1, 0.9), 0.8, Specular=0.15)
    for side in (-1, 1):
        leaf = sheet("board", width, height, board, thickness=0.14)
        leaf.rotation_euler.x, leaf.location.y = side * slope, side * foot
    for under, material in ((0.16, stock(PAPER)), (0.13, stock(PAPER)), (0.1, printed_paper(thing["print"]))):
        page = sheet("page", width - 0.3, height - 0.7, material, bend=-0.05, thickness=0.012)
        page.rotation_euler.x = -slope
        page.location = (0, -foot - 0.26 + under, 0.35 + under * 0.5)
    metal = steel()
    for k in range(15):
        bpy.ops.mesh.primitive_torus_add(major_radius=0.3, minor_radius=0.035, major_segments=40, minor_segments=10)
        ring = bpy.context.object
        ring.rotation_euler.y = math.radians(90)
        ring.location = ((k - 7) * (width - 1.2) / 14, 0, math.cos(slope) * height - 0.06)
        ring.data.materials.append(metal)
        for face in ring.data.polygons:
            face.use_smooth = True
    return height


def quarter_image(quarters, color):
    """A disk of which one to four quarters are printed, at the upper right."""
    size = 760, 900
    down, across = np.mgrid[0 : size[0], 0 : size[1]].astype(np.float32)
    x, y = across - (size[1] - 92), 96 - down
    far = np.hypot(x, y)
    angle = np.arctan2(x, y) % (2 * math.pi)
    inside = np.clip(60.5 - far, 0, 1)
    edge = inside * np.clip(far - 53.5, 0, 1)
    part = inside * (angle < quarters * math.pi / 2)
    return image_of("quarter", 1 - 0.72 * np.maximum(edge, part), color)


def quarters(thing):
    """Four cards in the slots of a wooden block, one for each quarter."""
    slab("block", 11.8, 6.4, 0, 1.5, 0.35, wood(thing.get("colour", "#c9a272")), 0.1)
    slope = math.radians(9)
    dark = opaque("slot", "#4d3622", 0.9, Specular=0.05)
    for k, color in enumerate(thing["colours"]):
        x, y = -2.1 + 1.4 * k, -2.1 + 1.4 * k
        card = sheet("card", 7.2, 6.1, stock(color, quarter_image(k + 1, color)), thickness=0.06)
        card.rotation_euler.x, card.location = -slope, (x, y - 0.1, 0.8)
        slot = slab("slot", 7.5, 0.2, 1.49, 1.504, 0.05, dark, 0.002)
        slot.location = (x, y + 0.02, 0)
    return 7.5
