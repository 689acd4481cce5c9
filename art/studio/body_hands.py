"""Closes the hands of the body scan, as people hold them on a scanner's platform."""
import math

import numpy as np

FINGERS = ("thumb", "index", "middle", "ring", "pinky")
# Degrees by which each finger turns at its knuckle and its two joints.
CURL = {"index": (66, 92, 52), "middle": (72, 94, 54), "ring": (76, 94, 54), "pinky": (80, 90, 52)}


def unit(vector):
    return vector / np.linalg.norm(vector)


def turn(axis, degrees, pivot):
    """A rotation about an axis through a point, as a 4x4 matrix."""
    x, y, z = unit(axis)
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    angle = math.radians(degrees)
    matrix = np.eye(4)
    matrix[:3, :3] += math.sin(angle) * cross + (1 - math.cos(angle)) * cross @ cross
    matrix[:3, 3] = pivot - matrix[:3, :3] @ pivot
    return matrix


def turn_to(start, end, pivot, part=1.0):
    """The shortest rotation that turns one direction into another, or a part of it."""
    axis = np.cross(start, end)
    angle = math.degrees(math.atan2(np.linalg.norm(axis), start @ end))
    return turn(axis, part * angle, pivot) if angle > 0.01 else np.eye(4)


def moved(matrix, point):
    return matrix[:3, :3] @ point + matrix[:3, 3]


def finger_moves(at):
    """`at(finger, joint)`: a joint's place, 1 to 4. Returns each bone's matrix, by finger and number."""
    across = unit(at("index", 1) - at("pinky", 1))
    along = unit(at("middle", 2) - at("middle", 1))
    palm = unit(np.cross(across, along))
    if palm @ (at("thumb", 4) - at("index", 1)) < 0:
        palm = -palm
    # Turning about this axis takes the direction of the fingers toward the palm.
    axis = np.cross(along, palm)
    moves = {}
    for finger, angles in CURL.items():
        start = at(finger, 1)
        # Parallel first, so that no gaps are left between the fingers.
        straight = at(finger, 2) - start
        matrix = turn_to(straight, straight - 0.8 * (straight @ unit(axis)) * unit(axis), start)
        for joint, angle in enumerate(angles, 1):
            pivot = moved(matrix, at(finger, joint))
            matrix = turn(axis, angle, pivot) @ matrix
            moves[finger, joint] = matrix
    # The thumb lies over the middle of the index finger.
    middle = (moved(moves["index", 2], at("index", 2)) + moved(moves["index", 2], at("index", 3))) / 2
    root = at("thumb", 1)
    matrix = np.eye(4)
    for joint, part in ((1, 0.55), (2, 0.75), (3, 0.6)):
        pivot, tip = moved(matrix, at("thumb", joint)), moved(matrix, at("thumb", 4))
        goal = middle + 0.2 * unit(root - middle) + 0.1 * palm
        matrix = turn_to(tip - pivot, goal - pivot, pivot, part) @ matrix
        moves["thumb", joint] = matrix
    return moves


def close_hands(vertices, joints, weights):
    for side in "lr":

        def at(finger, joint):
            return vertices[list(joints[f"joint-{side}-finger-{FINGERS.index(finger) + 1}-{joint}"])].mean(axis=0)

        change = np.zeros_like(vertices)
        for (finger, number), matrix in finger_moves(at).items():
            for index, weight in weights[f"{finger}_0{number}_{side}"]:
                change[index] += weight * (moved(matrix, vertices[index]) - vertices[index])
        vertices += change
