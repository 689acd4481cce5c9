"""
Renders one description:  blender -b -P art/studio/render.py -- DESCRIPTION.json OUT.png
The description is written by art/render.ts from art/scenes/.
"""
import json
import os
import sys
import time

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import denoise  # noqa: E402
import molecule  # noqa: E402
import network  # noqa: E402
import stage  # noqa: E402
import still_life  # noqa: E402

ARRANGERS = {"still-life": still_life.arrange, "molecule": molecule.arrange}
WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "out", "weights")


def set_cycles(scene, wish):
    cycles = scene.cycles
    scene.render.engine = "CYCLES"
    cycles.device = "CPU"
    cycles.samples = wish["samples"]
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    glassy = wish["kind"] == "still-life"
    cycles.max_bounces = 24 if glassy else 5
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 12 if glassy else 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 24, 24
    cycles.sample_clamp_indirect = 4
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    scene.render.resolution_x, scene.render.resolution_y = wish["width"], wish["height"]
    scene.render.threads_mode = "AUTO"
    scene.view_layers[0].cycles.denoising_store_passes = True
    view = scene.view_settings
    view.view_transform, view.look = "Filmic", "Medium High Contrast"
    view.exposure = wish.get("exposure", 0.16 if glassy else 0.1)


def rendered_hours(scene, wish, folder):
    """
    Light adds up: the room is rendered once, the sun of each hour by itself, which needs few samples.
    An hour is the sum of both, each in its color.
    """
    passes = denoise.render_passes(scene, folder)
    for lamp in (thing for thing in scene.objects if thing.type == "LIGHT"):
        lamp.hide_render = True
    scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0
    scene.cycles.samples = max(3, wish["samples"] // 2)
    for name, hour in wish["hours"].items():
        sun = stage.sun_through_window(hour["window"], (1, 1, 1), hour["toward"])
        alone = denoise.render_passes(scene, f"{folder}/{name}")["color"]
        for part in sun:
            part.hide_render = True
        color = passes["color"] * np.float32(hour["sky"]) + alone * np.float32(hour["sun"])
        yield name, {**passes, "color": color}


def main(description, out):
    with open(description) as file:
        wish = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    ARRANGERS[wish["kind"]](wish)
    set_cycles(scene, wish)
    started = time.time()
    # By daylight albedo and normal have hardly any noise that would have to be removed first.
    fast = wish.get("proof", False) or (wish["kind"] == "still-life" and not wish.get("evening", False))
    folder = f"{out}.passes"
    pictures = rendered_hours(scene, wish, folder) if "hours" in wish else [("", denoise.render_passes(scene, folder))]
    for hour, passes in pictures:
        clean = network.without_noise(
            passes["color"], passes["albedo"], passes["normal"], WEIGHTS, large=not fast, clean_guides=not fast
        )
        denoise.save(scene, clean, out.replace("hours", hour))
    print(f"RENDERED {out} in {time.time() - started:.0f} s")


main(*sys.argv[sys.argv.index("--") + 1 :])
