"""
A ledge of coquina before a wall. The catalogue's is the same in every picture (place, stone, light),
so that cards side by side show one shelf.
"""
import math
import random

import bpy

import coquina
from colour import linear, vivid
from companions import shell_stone
from lathe import link_mesh
from materials import grain, opaque
from shell import valve

FRONT, BACK = -2.7, 5.2
TINTS = [("#f3e3cf", "#c99a76"), ("#f1d8cc", "#b98476"), ("#f6ead8", "#d3a98a"), ("#efe1d6", "#a98a80")]


def wall(color, back=BACK):
    mesh = bpy.data.meshes.new("wall")
    mesh.from_pydata([(-190, back, -40), (190, back, -40), (190, back, 80), (-190, back, 80)], [], [(0, 1, 2, 3)])
    link_mesh("wall", mesh, grain(opaque("wall", color, 0.9, Specular=0.08), 1.6, 0.05, distance=0.05))


def ledge(reach, thickness):
    """The slab, and shells half sunk into its front, as coquina has them."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    slab = bpy.context.object
    slab.scale = (120, BACK - FRONT + 0.4, thickness)
    slab.location = (0, (BACK + 0.4 + FRONT) / 2, -thickness / 2)
    bpy.ops.object.transform_apply(location=True, scale=True)
    edge = slab.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = 0.09, 4
    slab.data.materials.append(shell_stone("#e4d3be"))
    random_numbers = random.Random(12)
    shapes = [valve({"size": 1, "colours": tints}) for tints in TINTS]
    for shape in shapes:
        shape.location = (0, 60, -60)
    for _ in range(round(34.57 * reach * thickness)):
        shape = random_numbers.choice(shapes)
        piece = bpy.data.objects.new("shell", shape.data)
        bpy.context.scene.collection.objects.link(piece)
        size = random_numbers.uniform(0.12, 0.4) / 1.7
        piece.scale = (size, size, size * 0.34)
        across = random_numbers.uniform(-reach, reach)
        piece.location = (across, FRONT + 0.02, -random_numbers.uniform(0.08, thickness - 0.08))
        piece.rotation_euler = (math.radians(90 + random_numbers.uniform(-24, 24)), random_numbers.uniform(-0.4, 0.4), 0)
        piece.rotation_euler.rotate_axis("Z", random_numbers.uniform(0, 2 * math.pi))


def sawn_ledge(reach, thickness, back=BACK, dense=44):
    depth = back - FRONT + 0.4
    slab = coquina.stone({
        "size": [2 * reach, depth, thickness], "whole": round(dense * reach * thickness), "hash": 4, "shells": 0.6, "sawn": True, "seed": 12,
        "cells": max(420, round(reach * 22)),
    })  # fmt: skip
    slab.location = (0, (back + 0.4 + FRONT) / 2, -thickness)


def set_ledge(color, size):
    """`size`: `reach`, half the length that has shells, thickness and the wall's place (`back`) in cm; how `dense` a sawn one's shells are."""
    wall(color, size.get("back", BACK))
    (sawn_ledge if size.pop("sawn", False) else ledge)(**size)
