"""Turned bodies: a profile of (radius, height[, fillet]) corners, spun round the z axis. 1 unit is 1 cm."""
import math

import bmesh
import bpy
from mathutils import Vector


def link_mesh(name, mesh, material=None):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        mesh.materials.append(material)
    return thing


def rounded(profile, steps=8):
    """The profile with an arc in place of each corner that names a fillet radius."""
    points = []
    for index, corner in enumerate(profile):
        fillet = corner[2] if len(corner) > 2 else 0
        here = Vector(corner[:2])
        if fillet <= 0 or index in (0, len(profile) - 1):
            points.append(tuple(here))
            continue
        before, after = Vector(profile[index - 1][:2]), Vector(profile[index + 1][:2])
        towards, onwards = (before - here).normalized(), (after - here).normalized()
        angle = towards.angle(onwards)
        if angle > math.pi - 1e-3:
            points.append(tuple(here))
            continue
        # An arc may use at most half of each side, or neighbouring arcs would overlap.
        reach = min(fillet / math.tan(angle / 2), (before - here).length * 0.49, (after - here).length * 0.49)
        radius = reach * math.tan(angle / 2)
        start, end = here + towards * reach, here + onwards * reach
        centre = here + (towards + onwards).normalized() * (radius / math.sin(angle / 2))
        first = math.atan2(start.y - centre.y, start.x - centre.x)
        last = math.atan2(end.y - centre.y, end.x - centre.x)
        sweep = (last - first + math.pi) % (2 * math.pi) - math.pi
        for step in range(steps + 1):
            turn = first + sweep * step / steps
            points.append((centre.x + radius * math.cos(turn), centre.y + radius * math.sin(turn)))
    return points


def turned(name, profile, material, segments=160, steps=8):
    mesh = bmesh.new()
    rings = []
    for radius, height in rounded(profile, steps):
        if radius < 1e-5:
            rings.append([mesh.verts.new((0, 0, height))] * segments)
            continue
        angles = [2 * math.pi * k / segments for k in range(segments)]
        rings.append([mesh.verts.new((radius * math.cos(a), radius * math.sin(a), height)) for a in angles])
    for lower, upper in zip(rings, rings[1:]):
        for k in range(segments):
            after = (k + 1) % segments
            corners = dict.fromkeys((lower[k], lower[after], upper[after], upper[k]))
            if len(corners) > 2:
                mesh.faces.new(tuple(corners))
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    for face in data.polygons:
        face.use_smooth = True
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(40)
    return link_mesh(name, data, material)


def wrapped_label(radius, bottom, top, degrees, material, segments=160):
    """Paper round a cylinder, its middle facing the camera (-y), the image laid once over it."""
    mesh = bmesh.new()
    uv = mesh.loops.layers.uv.new("uv")
    span = math.radians(degrees)
    columns = []
    for k in range(segments + 1):
        part = k / segments
        angle = -math.pi / 2 - span / 2 + span * part
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        columns.append((mesh.verts.new((x, y, bottom)), mesh.verts.new((x, y, top)), part))
    for left, right in zip(columns, columns[1:]):
        face = mesh.faces.new((left[0], right[0], right[1], left[1]))
        face.smooth = True
        places = ((left[2], 0), (right[2], 0), (right[2], 1), (left[2], 1))
        for loop, place in zip(face.loops, places):
            loop[uv].uv = place
    data = bpy.data.meshes.new("label")
    mesh.to_mesh(data)
    mesh.free()
    label = link_mesh("label", data, material)
    thickness = label.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness = 0.006
    thickness.offset = 1
    return label
