"""
The MakeHuman base mesh with its proportions set and its arms lowered. The mesh, the targets and
the joint weights are CC0 (the header of base.obj says so); their folder is named by ART_DIR.
"""
import gzip
import json
import math
import os
from collections import Counter

import numpy as np
from mathutils.bvhtree import BVHTree

from body_hands import close_hands

HEIGHT = 17.8
# The figure turns about this place: the middle of the room that it takes with open hands.
AXIS = (0, -1.288)
# The bodysuit is part of the shown surface: the figure is a model of measurements, not a nude.
SHOWN = ("body", "helper-l-eye", "helper-r-eye", "helper-tights")
ARM_BONES = ("upperarm", "lowerarm", "hand", "thumb", "index", "middle", "ring", "pinky")


def lines(name):
    with gzip.open(os.path.join(os.environ["ART_DIR"], "body", name), "rt") as file:
        yield from file


def read_base():
    """All vertices (hidden helpers included, targets count them), shown faces, the suit's, joints by name."""
    vertices, faces, suit, joints, group = [], [], [], {}, ""
    for line in lines("base.obj.gz"):
        kind, *values = line.split() or [""]
        if kind == "v":
            vertices.append([float(v) for v in values[:3]])
        elif kind == "g":
            group = values[0]
        elif kind == "f":
            corners = [int(v.split("/")[0]) - 1 for v in values]
            if group in SHOWN:
                faces.append(corners)
                if group == "helper-tights":
                    suit.append(corners)
            elif group.startswith("joint-"):
                joints.setdefault(group, set()).update(corners)
    return np.array(vertices), faces, suit, joints


def move(vertices, target, weight):
    for line in lines(f"{target}.target.gz"):
        if line.strip() and not line.startswith("#"):
            index, *offset = line.split()[:4]
            vertices[int(index)] += weight * np.array([float(v) for v in offset])


def set_proportions(vertices, muscle=0.45):
    """Midway between the sexes and between the three faces that the base knows."""
    for sex in ("female", "male"):
        for face in ("caucasian", "asian", "african"):
            move(vertices, f"{face}-{sex}-young", 1 / 6)
        build = f"universal-{sex}-young"
        move(vertices, f"{build}-averagemuscle-averageweight", (1 - muscle) / 2)
        move(vertices, f"{build}-maxmuscle-averageweight", muscle * 0.375)
        move(vertices, f"{build}-maxmuscle-minweight", muscle * 0.125)
        move(vertices, f"prop-{sex}", 0.4)
        move(vertices, f"tall-{sex}", 0.125)


def lay_sleeves_on_skin(vertices, faces, suit, near=0.9):
    """The bodysuit hovers over the skin: before the wrists it comes down to it."""
    edges = Counter(frozenset(edge) for face in suit for edge in zip(face, face[1:] + face[:1]))
    ends = vertices[sorted({index for edge, count in edges.items() if count == 1 for index in edge})]
    wrists = ends[np.abs(ends[:, 0]) > 3]
    worn = {id(face) for face in suit}
    skin = BVHTree.FromPolygons(vertices.tolist(), [face for face in faces if id(face) not in worn])
    for index in {index for face in suit for index in face}:
        away = np.linalg.norm(wrists - vertices[index], axis=1).min() / near
        if away < 1:
            place, normal, *_ = skin.find_nearest(vertices[index])
            below = np.array(place) - 0.03 * np.array(normal)
            vertices[index] = below + (vertices[index] - below) * away * away * (3 - 2 * away)


def lower_arms(vertices, joints, weights, degrees=13):
    """Each arm turns about its shoulder as far as its vertices belong to it."""
    for side, sign in (("l", 1), ("r", -1)):
        belonging = np.zeros(len(vertices))
        for bone, influences in weights.items():
            if bone.endswith(f"_{side}") and bone.startswith(ARM_BONES):
                for index, weight in influences:
                    belonging[index] += weight
        belonging = np.clip(belonging, 0, 1)[:, None]
        shoulder = vertices[list(joints[f"joint-{side}-shoulder"])].mean(axis=0)
        angle = -sign * math.radians(degrees)
        from_shoulder = vertices - shoulder
        turned = from_shoulder.copy()
        turned[:, 0] = from_shoulder[:, 0] * math.cos(angle) - from_shoulder[:, 1] * math.sin(angle)
        turned[:, 1] = from_shoulder[:, 0] * math.sin(angle) + from_shoulder[:, 1] * math.cos(angle)
        vertices += belonging * (turned - from_shoulder)


def shaped_body():
    """Vertices and faces, standing on z = 0, HEIGHT tall, turned about the z axis."""
    vertices, faces, suit, joints = read_base()
    set_proportions(vertices)
    lay_sleeves_on_skin(vertices, faces, suit)
    weights = json.loads("".join(lines("weights.json.gz")))["weights"]
    close_hands(vertices, joints, weights)
    lower_arms(vertices, joints, weights)
    used = sorted({index for face in faces for index in face})
    renumbered = {old: new for new, old in enumerate(used)}
    body = vertices[used]
    body = np.stack([body[:, 0], -body[:, 2], body[:, 1]], axis=1)
    body[:, 2] -= body[:, 2].min()
    body *= HEIGHT / body[:, 2].max()
    body[:, :2] -= AXIS
    return body, [[renumbered[index] for index in face] for face in faces]
