"""
Renders one description:  blender -b -P art/studio/render.py -- DESCRIPTION.json OUT.png
The description is written by art/render.ts from art/scenes/.
"""
import json
import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import denoise  # noqa: E402
import molecule  # noqa: E402
import network  # noqa: E402
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
    cycles.max_bounces = 12 if glassy else 5
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4 if glassy else 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 12, 12
    cycles.sample_clamp_indirect = 4
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    scene.render.resolution_x, scene.render.resolution_y = wish["width"], wish["height"]
    scene.render.threads_mode = "AUTO"
    scene.view_layers[0].cycles.denoising_store_passes = True
    view = scene.view_settings
    view.view_transform, view.look = "Filmic", "Medium High Contrast"
    view.exposure = wish.get("exposure", 0.16 if glassy else 0.1)


def main(description, out):
    with open(description) as file:
        wish = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    ARRANGERS[wish["kind"]](wish)
    set_cycles(scene, wish)
    started = time.time()
    passes = denoise.render_passes(scene, f"{out}.passes")
    rendered = time.time()
    # By daylight albedo and normal have hardly any noise that would have to be removed first.
    fast = wish.get("proof", False) or (wish["kind"] == "still-life" and not wish.get("evening", False))
    clean = network.without_noise(
        passes["color"], passes["albedo"], passes["normal"], WEIGHTS, large=not fast, clean_guides=not fast
    )
    denoise.save(scene, clean, out)
    print(f"RENDERED {out}: {rendered - started:.0f} s, noise removed in {time.time() - rendered:.0f} s")


main(*sys.argv[sys.argv.index("--") + 1 :])
