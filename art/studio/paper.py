"""A receipt: thin paper, once folded in three, with faint lines of print that nobody can read."""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from lathe import link_mesh
from materials import grain, opaque

ROWS, COLUMNS = 220, 90
# Along the paper from its near edge: (part of its length, height in cm). The folds are at the middle two.
FOLDS = [(0, 0.12), (0.35, 0.3), (0.69, 0.016), (1, 0.52)]


def print_image(chance, width=720, height=1240):
    """Words of print as gray bars: a heading, six lines with a number at their right, a rule and a sum."""
    page = np.ones((height, width), np.float32)

    def words(row, left, right, thick, dark):
        x = left
        while x < right - 14:
            end = min(right, x + chance.randint(26, 92))
            page[row : row + thick, x:end] = dark
            x = end + 13

    words(110, 70, 330, 26, 0.45)
    words(170, 70, 400, 12, 0.6)
    words(200, 70, 300, 12, 0.6)
    for line in range(7):
        row = 330 + line * 62
        words(row, 70, chance.randint(260, 440), 14, 0.55)
        words(row, width - chance.randint(130, 165), width - 70, 14, 0.55)
    page[800:803, 70 : width - 70] = 0.62
    words(850, 70, 210, 20, 0.4)
    words(850, width - 210, width - 70, 20, 0.4)
    words(1010, 70, 520, 12, 0.65)
    words(1042, 70, 390, 12, 0.65)
    # Thermal print has soft edges, and lines where the head is weak.
    soft = page.copy()
    for axis in (0, 1):
        soft = (np.roll(soft, 1, axis) + 2 * soft + np.roll(soft, -1, axis)) / 4
    soft = 1 - (1 - soft) * (0.82 + 0.18 * np.sin(np.arange(height) / 1.6)[:, None])
    paper = np.array([0.93, 0.905, 0.855], np.float32)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = soft[::-1, :, None] * paper
    image = bpy.data.images.new("print", width, height)
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def shape(length):
    """Points (y, z) along the paper; the distance between neighbors is the same."""
    heights = [np.interp(k / ROWS, *zip(*FOLDS)) for k in range(ROWS + 1)]
    # Paper bends within a few millimeters of a fold.
    reach = 4
    soft = [float(np.mean(heights[max(0, k - reach) : k + reach + 1])) for k in range(ROWS + 1)]
    y, points = 0.0, [(0.0, soft[0])]
    for low, high in zip(soft, soft[1:]):
        y += math.sqrt(max(0, (length / ROWS) ** 2 - (high - low) ** 2))
        points.append((y, high))
    return [(p - y / 2, z) for p, z in points]


def receipt(thing):
    width, length = thing.get("size", [5.2, 9])
    mesh = bmesh.new()
    uv = mesh.loops.layers.uv.new("uv")
    grid = []
    for row, (y, z) in enumerate(shape(length)):
        line = []
        for column in range(COLUMNS + 1):
            x = (column / COLUMNS - 0.5) * width
            # From the roll it still has a slight bend across, most at its free ends.
            free = abs(row / ROWS - 0.69) ** 1.5
            bend = 0.22 * free * (2 * x / width) ** 2
            wave = 0.05 * free * noise.noise(Vector((x * 0.5, y * 0.4, 2)))
            line.append(mesh.verts.new((x, y, max(0.012, z + bend + wave))))
        grid.append(line)
    for row in range(ROWS):
        for column in range(COLUMNS):
            corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
            face = mesh.faces.new([grid[r][c] for r, c in corners])
            face.smooth = True
            for loop, (r, c) in zip(face.loops, corners):
                loop[uv].uv = (c / COLUMNS, r / ROWS)
    data = bpy.data.meshes.new("receipt")
    mesh.to_mesh(data)
    mesh.free()
    paper = opaque("receipt", "#f6f2ea", 0.62, Specular=0.25)
    print_node = paper.node_tree.nodes.new("ShaderNodeTexImage")
    print_node.image, print_node.interpolation = print_image(random.Random(7)), "Cubic"
    paper.node_tree.links.new(print_node.outputs[0], paper.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    sheet = link_mesh("receipt", data, grain(paper, 24, 0.05, distance=0.02))
    thickness = sheet.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness, thickness.offset = 0.01, 1
    return 1.0
