"""A molecule as balls and sticks, close up, in front of a wall with a window's light on it."""
import json
import math

import bpy
from mathutils import Matrix, Vector

from colour import linear
from lathe import link_mesh
from materials import opaque
from stage import aim, hidden_quad, soft_light

RADII = {"H": 0.34, "C": 0.55, "N": 0.56, "O": 0.56, "P": 0.68, "S": 0.68}
SUNWARD = Vector((0.62, 0.62, -0.48)).normalized()


def satin(name, colour):
    return opaque(name, colour, 0.28, Specular=0.5, Clearcoat=0.25, Clearcoat_Roughness=0.18)


def ball_mesh(radius, material):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=32, radius=radius)
    return taken_mesh(material)


def stick_mesh(material):
    bpy.ops.mesh.primitive_cylinder_add(vertices=40, radius=1, depth=1, end_fill_type="NOTHING")
    return taken_mesh(material)


def taken_mesh(material):
    maker = bpy.context.object
    bpy.ops.object.shade_smooth()
    mesh = maker.data
    mesh.materials.append(material)
    bpy.data.objects.remove(maker)
    return mesh


def sideways(bonds, places, first, second):
    """The direction in which the two sticks of a double bond lie apart: in the plane of its neighbours."""
    along = (places[second] - places[first]).normalized()
    for i, j, _ in bonds:
        if first in (i, j) and second not in (i, j):
            normal = along.cross(places[j if i == first else i] - places[first])
            if normal.length > 1e-3:
                return along.cross(normal).normalized()
    return along.orthogonal().normalized()


def build(model, palette, scale):
    root = bpy.data.objects.new("molecule", None)
    bpy.context.scene.collection.objects.link(root)
    size = scale
    balls = {e: ball_mesh(r * size, satin(e, palette.get(e, palette["C"]))) for e, r in RADII.items()}
    stick = stick_mesh(satin("bond", palette["C"]))
    places = [Vector(atom[1:4]) * size for atom in model["atoms"]]
    for (element, *_), place in zip(model["atoms"], places):
        ball = link_mesh("atom", balls[element])
        ball.location, ball.parent = place, root

    def join(start, end, radius):
        way = end - start
        bar = link_mesh("bond", stick)
        turn = way.to_track_quat("Z", "Y").to_matrix().to_4x4()
        bar.parent = root
        bar.matrix_basis = Matrix.Translation((start + end) / 2) @ turn @ Matrix.Diagonal((radius, radius, way.length, 1))

    for i, j, order in model["bonds"]:
        if order == 2:
            apart = sideways(model["bonds"], places, i, j) * 0.15 * size
            join(places[i] + apart, places[j] + apart, 0.10 * size)
            join(places[i] - apart, places[j] - apart, 0.10 * size)
        else:
            join(places[i], places[j], 0.17 * size)
    return root


def window_light(frame, centre):
    """All measures are parts of the picture's width, so that the band lies alike in every crop."""
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = 2.6, math.radians(2), (1, 0.91, 0.80)
    lamp = bpy.data.objects.new("sun", sun)
    lamp.rotation_euler = SUNWARD.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    black = opaque("window frame", "#000000", 1)
    right = SUNWARD.cross(Vector((0, 0, 1))).normalized()
    up = right.cross(SUNWARD).normalized()
    boards = [(-2.33, 0, 4, 8), (2.33, 0, 4, 8), (0, 2.36, 0.66, 4), (0, -2.36, 0.66, 4), (-0.08, 0, 0.035, 0.72), (0, 0.10, 0.66, 0.035)]
    for x, z, width, height in boards:
        middle = centre - SUNWARD * frame * 5 + right * x * frame + up * z * frame
        across, along = right * width * frame / 2, up * height * frame / 2
        corners = [middle - across - along, middle + across - along, middle + across + along, middle - across + along]
        hidden_quad("window frame", corners, black, seen_by=("shadow",))


def arrange(scene):
    """`camera.frame`: ångström across the picture; `camera.look`: x and z of the picture's middle."""
    with open(scene["model"]) as file:
        model = json.load(file)
    root = build(model, scene["palette"], scene.get("scale", 1))
    root.rotation_euler = [math.radians(d) for d in scene["turn"]]
    root.location = scene.get("at", [0, 0, 0])

    wall = opaque("wall", scene["palette"]["wall"], 0.9, Specular=0.05)
    bpy.ops.mesh.primitive_plane_add(size=400, location=(0, scene.get("wallBehind", 9), 0), rotation=(math.pi / 2, 0, 0))
    bpy.context.object.data.materials.append(wall)
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    room = world.node_tree.nodes["Background"]
    room.inputs[0].default_value = tuple(c * 0.5 + 0.5 for c in linear(scene["palette"]["wall"])[:3]) + (1,)
    room.inputs[1].default_value = 0.22

    soft_light((-16, -16, 20), (0, 0, 0), (16, 16), 11000, (1, 0.96, 0.91))
    soft_light((20, -14, 2), (0, 0, 0), (10, 18), 1500, (0.92, 0.97, 1))
    soft_light((10, 4, 18), (0, 0, 0), (12, 6), 2600, (1, 0.95, 0.88))
    view = scene["camera"]
    x, z = view["look"]
    window_light(view.get("windowFrame", view["frame"]), Vector((x + view["frame"] * view.get("windowShift", 0.12), 0, 0)))

    camera = bpy.data.cameras.new("camera")
    body = bpy.data.objects.new("camera", camera)
    bpy.context.scene.collection.objects.link(body)
    bpy.context.scene.camera = body
    camera.lens, camera.sensor_fit = 85, "HORIZONTAL"
    distance = view["frame"] * 85 / 36
    body.location = (x, -distance, z)
    aim(body, (x, 0, z))
    camera.dof.use_dof = True
    camera.dof.focus_distance = distance - view.get("nearer", 2)
    camera.dof.aperture_fstop = view.get("fstop", 0.05)
