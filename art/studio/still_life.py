"""Puts the things of a description on the table."""
import math

import bpy

import ceramics
import companions
import coquina
import doses
import food
import laboratory
import paper
import room
import stationery
import tableware
import tools
import vessels
from stage import set_stage


def filled_jar(thing):
    height = vessels.jar(thing)
    doses.pile(thing)
    return height


MAKERS = {
    "vial": vessels.vial,
    "spray": vessels.nasal_spray,
    "jar": filled_jar,
    "dropper": vessels.dropper_bottle,
    "cream": vessels.cream_jar,
    "dose": doses.loose,
    "cap": companions.lying_cap,
    "cover": companions.spray_cover,
    "card": companions.folded_card,
    "block": companions.block,
    "pebble": companions.pebble,
    "shell": coquina.valve,
    "coquina stone": coquina.stone,
    "beach": coquina.beach,
    "apple": food.apple,
    "half apple": food.half_apple,
    "almonds": food.almonds,
    "plate": tableware.plate,
    "tumbler": tableware.tumbler,
    "fork": tableware.fork,
    "napkin": tableware.napkin,
    "stethoscope": tools.stethoscope,
    "notebook": tools.notebook,
    "pen": tools.pen,
    "phone": tools.phone,
    "receipt": paper.receipt,
    "clipboard": stationery.clipboard,
    "strips": stationery.strips,
    "calendar": stationery.calendar,
    "quarters": stationery.quarters,
    "sample tube": laboratory.sample_tube,
    "tub chair": room.tub_chair,
    "round table": room.round_table,
    "floor lamp": room.floor_lamp,
    "cup": room.cup,
    "handmade cup": ceramics.cup,
    "rack": laboratory.rack,
}


def place(thing):
    """Makes the thing at the origin, then moves the whole of it. Returns how high it reaches."""
    before = set(bpy.context.scene.objects)
    made = MAKERS[thing["is"]](thing)
    if thing["is"] == "dose":
        return 0
    handle = bpy.data.objects.new("handle", None)
    bpy.context.scene.collection.objects.link(handle)
    for part in set(bpy.context.scene.objects) - before - {handle}:
        if part.parent is None:
            part.parent = handle
    x, y, *above = thing.get("at", [0, 0])
    handle.location = (x, y, above[0] if above else 0)
    handle.rotation_euler = (0, 0, math.radians(thing.get("turn", 0)))
    handle.scale = [thing.get("scale", 1)] * 3
    return made if isinstance(made, (int, float)) else 0


def arrange(scene):
    height = max([place(thing) for thing in scene["things"]] + [5.0])
    bpy.context.view_layer.update()
    set_stage(scene, height)
