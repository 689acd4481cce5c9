"""Level cuts through a triangle mesh, as closed loops of points."""
import numpy as np


def segments_at(points, triangles, height):
    """Where each cut triangle is crossed: loops are walked from edge to edge."""
    above = points[:, 2] - height
    sides = above[triangles] > 0
    crossing, neighbours = {}, {}
    for triangle in triangles[sides.any(axis=1) & ~sides.all(axis=1)]:
        edges = []
        for a, b in ((0, 1), (1, 2), (2, 0)):
            i, j = triangle[a], triangle[b]
            if (above[i] > 0) != (above[j] > 0):
                edge = (min(i, j), max(i, j))
                if edge not in crossing:
                    part = above[i] / (above[i] - above[j])
                    crossing[edge] = points[i] + (points[j] - points[i]) * part
                edges.append(edge)
        if len(edges) == 2:
            neighbours.setdefault(edges[0], []).append(edges[1])
            neighbours.setdefault(edges[1], []).append(edges[0])
    return crossing, neighbours


def loops_at(points, triangles, height):
    crossing, neighbours = segments_at(points, triangles, height)
    loops, seen = [], set()
    for start in neighbours:
        if start in seen:
            continue
        loop, here = [start], start
        seen.add(start)
        while True:
            onward = [edge for edge in neighbours[here] if edge not in seen]
            if not onward:
                break
            here = onward[0]
            seen.add(here)
            loop.append(here)
        if len(loop) > 8:
            loops.append(np.array([crossing[edge] for edge in loop]))
    # The skin under the bodysuit gives a second loop inside the first: only the outer one counts.
    return [one for one in loops if not any(other is not one and len(other) > len(one) and inside(one[0], other) for other in loops)]


def inside(point, loop):
    x, y = point[:2]
    found, before = False, loop[-1]
    for here in loop:
        if (here[1] > y) != (before[1] > y):
            if x < (before[0] - here[0]) * (y - here[1]) / (before[1] - here[1]) + here[0]:
                found = not found
        before = here
    return found


def pushed_out(loop, distance):
    """The ring hovers: every point moves away from the loop's middle by the same distance."""
    away = loop - loop.mean(axis=0)
    away[:, 2] = 0
    return loop + away / np.linalg.norm(away, axis=1, keepdims=True) * distance
