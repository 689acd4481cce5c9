"""Bodies drawn through a row of outlines, each a list of points with the same count."""
import math

import bpy

from lathe import link_mesh


def loft(name, rings, material, closed=True, first_cap=False, last_cap=False, smooth_angle=50):
    """`closed`: each outline is a loop; the caps close the body at its first and last outline."""
    count = len(rings[0])
    points = [tuple(point) for ring in rings for point in ring]
    faces = []
    for row in range(len(rings) - 1):
        for k in range(count if closed else count - 1):
            after = (k + 1) % count
            a, b = row * count, (row + 1) * count
            faces.append((a + k, a + after, b + after, b + k))
    if first_cap:
        faces.append(tuple(reversed(range(count))))
    if last_cap:
        faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.validate()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth_angle)
    return link_mesh(name, mesh, material)


def rounded_rectangle(width, depth, radius, height=0.0, steps=12):
    """An outline, counter-clockwise; `radius` at its four corners."""
    radius = max(min(radius, width / 2 - 1e-3, depth / 2 - 1e-3), 1e-3)
    outline = []
    for corner in range(4):
        x = (width / 2 - radius) * (1 if corner in (0, 3) else -1)
        y = (depth / 2 - radius) * (1 if corner in (0, 1) else -1)
        for step in range(steps + 1):
            angle = math.pi / 2 * (corner + step / steps)
            outline.append((x + radius * math.cos(angle), y + radius * math.sin(angle), height))
    return outline


def tube(name, points, radius, material, closed=False, resolution=6):
    """A smooth cord through the points. `radius` is one number or one a point."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", 1.0, resolution
    curve.use_fill_caps, curve.resolution_u = True, 16
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = closed
    for index, (knot, place) in enumerate(zip(spline.bezier_points, points)):
        knot.co, knot.handle_left_type, knot.handle_right_type = place, "AUTO", "AUTO"
        knot.radius = radius if isinstance(radius, (int, float)) else radius[index]
    cord = bpy.data.objects.new(name, curve)
    curve.materials.append(material)
    bpy.context.scene.collection.objects.link(cord)
    return cord


def between(knots, t):
    """Smooth value at `t` of a curve through (t, value) knots."""
    for (t0, v0), (t1, v1) in zip(knots, knots[1:]):
        if t <= t1:
            part = (t - t0) / (t1 - t0) if t1 > t0 else 0
            part = part * part * (3 - 2 * part)
            return v0 + (v1 - v0) * part
    return knots[-1][1]
