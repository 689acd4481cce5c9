"""The seamless backdrop, the light and the camera of every still life."""
import math

import bmesh
import bpy
from mathutils import Vector

from colour import linear, vivid
from lathe import link_mesh
from ledge import set_ledge
from materials import grain, opaque

SUNWARD = (0.80, 0.42, -0.62)


def aim(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat("-Z", "Y").to_euler()


def cove(colour, behind=9, radius=11):
    """Table and wall in one sheet: flat, a quarter circle, upright."""
    arc = [math.pi / 2 * k / 24 for k in range(25)]
    profile = [(-60, 0)] + [(behind + radius * math.sin(t), radius - radius * math.cos(t)) for t in arc] + [(behind + radius, 70)]
    sheet = bmesh.new()
    rows = [[sheet.verts.new((x, y, z)) for x in (-90, 90)] for y, z in profile]
    for near, far in zip(rows, rows[1:]):
        sheet.faces.new((near[0], near[1], far[1], far[0])).smooth = True
    mesh = bpy.data.meshes.new("cove")
    sheet.to_mesh(mesh)
    link_mesh("cove", mesh, grain(opaque("cove", colour, 0.85, Specular=0.12), 3, 0.03))


def hidden_quad(name, corners, material, seen_by):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    quad = link_mesh(name, mesh, material)
    for ray in ("camera", "diffuse", "glossy", "transmission", "shadow"):
        setattr(quad, f"visible_{ray}", ray in seen_by)
    return quad


def soft_light(place, target, size, watts, colour, glossy=True):
    light = bpy.data.lights.new("soft light", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy, light.color = watts, colour
    lamp = bpy.data.objects.new("soft light", light)
    lamp.location = place
    bpy.context.scene.collection.objects.link(lamp)
    aim(lamp, target)
    lamp.visible_camera = False
    lamp.visible_glossy = lamp.visible_transmission = glossy


def sun_through_window(window, colour, toward=SUNWARD):
    """
    Sun cut by a window frame: the band of daylight. Centimetres in the sun's own plane; `toward` is
    where it shines to. Returns the lamp and its frame.
    """
    toward = Vector(toward).normalized()
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = window.get("strength", 3.2), math.radians(2.2), colour
    lamp = bpy.data.objects.new("sun", sun)
    lamp.rotation_euler = toward.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    parts = [lamp]

    black = opaque("window frame", "#000000", 1)
    right = toward.cross(Vector((0, 0, 1))).normalized()
    up = right.cross(toward).normalized()

    def board(x, z, width, height):
        centre = Vector((0, 0, 2.2)) - toward * 55 + right * x + up * z
        across, along = right * width / 2, up * height / 2
        corners = [centre - across - along, centre + across - along, centre + across + along, centre - across + along]
        parts.append(hidden_quad("window frame", corners, black, seen_by=("shadow",)))

    width, height = window.get("width", 13), window.get("height", 15)
    x, z = window.get("x", 1), window.get("z", 2)
    board(x - width / 2 - 30, z, 60, 120)
    board(x + width / 2 + 30, z, 60, 120)
    board(x, z + height / 2 + 30, width + 0.1, 60)
    board(x, z - height / 2 - 30, width + 0.1, 60)
    bar = window.get("bar", 0.6)
    board(x - 0.23 * width, z, bar, height)
    board(x + 0.26 * width, z, bar, height)
    board(x, z + 0.28 * height, width, bar * 0.85)
    return parts


def dark_flags(frame, height, apart):
    """Just outside the picture, seen through glass only: they draw the dark edges of clear glass."""
    black = opaque("flag", "#2b2622", 1, Specular=0)
    for side in (-1, 1):
        x = side * frame / 2 * apart
        far = x + side * 2.2
        corners = [(x, -0.5, -1), (far, 6, -1), (far, 6, height + 4), (x, -0.5, height + 4)]
        hidden_quad("flag", corners, black, seen_by=("transmission",))


def set_stage(scene, height):
    """`scene`: backdrop, camera and window of the description; `height` of the tallest thing."""
    colour = vivid(linear(scene["backdrop"]), scene.get("saturation", 1.25), 0.96)
    ledge = scene.get("ledge")
    if ledge:
        set_ledge(colour, ledge)
    else:
        cove(colour)
    middle = (0, 0, height / 2)
    # By day the room is bright; in the evening what is left of the sky is blue, and the sun red.
    evening, night = scene.get("evening", False), scene.get("night")
    part = 0.03 if night else 0.16 if evening else scene.get("room", 1)
    sky = (0.72, 0.84, 1) if evening or night else (1, 0.965, 0.925)
    # A long table needs the same lamps, larger and farther away.
    far = scene.get("lamps", 1)

    def lamp(place, size, watts, *more, **kind):
        soft_light([far * p for p in place], middle, [far * s for s in size], watts * part * far**2, *more, **kind)

    lamp((-15, -5, 15), (12, 14), 5200, sky)
    lamp((17, -10, 8), (10, 16), 700, (0.93, 0.97, 1))
    if far == 1 and scene.get("rim", True):
        lamp((9, 9, 6), (1.6, 14), 900, (1, 0.98, 0.95))
    lamp((0, 4, 22), (16, 10), 900, sky, glossy=False)
    if night:
        soft_light([far * p for p in night["lamp"]], middle, (4 * far, 4 * far), night["watts"] * far**2, (1, 0.66, 0.4))
    elif "hours" not in scene:
        sun_through_window(scene.get("window", {}), (1, 0.62, 0.36) if evening else (1, 0.90, 0.79))
    dark_flags(scene["camera"]["frame"], height, scene.get("flagsApart", 1.25))
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    room = world.node_tree.nodes["Background"]
    room.inputs[0].default_value = tuple(c * 0.55 + 0.35 for c in colour[:3]) + (1,)
    room.inputs[1].default_value = 0.34 * (0.03 if night else 0.35 if evening else 1)
    set_camera(scene["camera"])


def set_camera(wish):
    """`frame`: centimetres across the picture at the place looked at; `turn`: degrees to the right."""
    camera = bpy.data.cameras.new("camera")
    body = bpy.data.objects.new("camera", camera)
    bpy.context.scene.collection.objects.link(body)
    bpy.context.scene.camera = body
    camera.lens = wish.get("lens", 95)
    camera.sensor_fit = "HORIZONTAL"
    distance = wish["frame"] * camera.lens / 36
    rise, turn = math.radians(wish.get("elevation", 9)), math.radians(wish.get("turn", 0))
    target = Vector(wish["look"])
    flat = distance * math.cos(rise)
    body.location = target + Vector((flat * math.sin(turn), -flat * math.cos(turn), distance * math.sin(rise)))
    aim(body, target)
    camera.dof.use_dof = True
    camera.dof.focus_distance = distance - wish.get("nearer", 1.2)
    camera.dof.aperture_fstop = wish.get("fstop", 0.9)
