"""
The body of the scanning page, turned a full circle:
blender -b -P art/studio/body.py -- OUT_PATTERN WIDTH HEIGHT SAMPLES FRAMES
OUT_PATTERN has a %02d for the frame when there are several. Frame 0 is the still's own view.
"""
import math
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from body_mesh import HEIGHT, shaped_body  # noqa: E402
from body_skin import contour_skin, glowing  # noqa: E402
from colour import linear  # noqa: E402
from lathe import link_mesh  # noqa: E402
from slices import loops_at, pushed_out  # noqa: E402
from stage import aim, soft_light  # noqa: E402

NIGHT, RING = "#0f1b1e", "#e8875a"
FIRST_VIEW = -34
# Parts of the height at which a tailor measures.
TRUNK_RINGS, LEG_RINGS = (0.732, 0.625, 0.515), (0.42, 0.23)


def drawn(name, loops, thickness, material):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", thickness, 2
    for loop in loops:
        spline = curve.splines.new("POLY")
        spline.points.add(len(loop) - 1)
        spline.points.foreach_set("co", np.c_[loop, np.ones(len(loop))].ravel())
        spline.use_cyclic_u = True
    thing = bpy.data.objects.new(name, curve)
    curve.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def smooth_body():
    points, faces = shaped_body()
    mesh = bpy.data.meshes.new("body")
    mesh.from_pydata(points.tolist(), [], faces)
    mesh.validate()
    for face in mesh.polygons:
        face.use_smooth = True
    body = link_mesh("body", mesh, contour_skin())
    smooth = body.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
    return body


def measuring_rings(body):
    evaluated = body.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    evaluated.calc_loop_triangles()
    points = np.empty(len(evaluated.vertices) * 3, np.float32)
    evaluated.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3).astype(float)
    triangles = np.empty(len(evaluated.loop_triangles) * 3, np.int32)
    evaluated.loop_triangles.foreach_get("vertices", triangles)
    triangles = triangles.reshape(-1, 3)

    rings = []
    for part in TRUNK_RINGS:
        loops = loops_at(points, triangles, part * HEIGHT)
        # Arms are cut at the same level: the trunk is the large loop in the middle.
        rings.append(min(loops, key=lambda loop: abs(loop[:, 0].mean()) + (0 if len(loop) > 60 else 5)))
    for part in LEG_RINGS:
        rings += [loop for loop in loops_at(points, triangles, part * HEIGHT) if abs(loop[:, 0].mean()) < 3]
    return drawn("rings", [pushed_out(ring, 0.24) for ring in rings], 0.024, glowing("ring", RING, 2.2))


def platform():
    angles = np.linspace(0, 2 * math.pi, 257)[:-1]
    for radius, thickness in ((4.6, 0.012), (4.9, 0.006), (3.4, 0.006)):
        circle = np.c_[radius * np.cos(angles), radius * np.sin(angles), 0 * angles]
        drawn("platform", [circle], thickness, glowing("platform", "#5f8a88", 0.35))


def set_view(scene, width, height, samples):
    world = bpy.data.worlds.new("night")
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = linear(NIGHT)
    soft_light((-16, -8, 20), (0, 0, 10), (6, 14), 2600, (1, 0.86, 0.70))
    soft_light((14, 9, 14), (0, 0, 10), (5, 18), 5200, (0.62, 0.86, 0.90))
    soft_light((-9, 14, 12), (0, 0, 10), (4, 18), 2600, (1, 0.78, 0.6))
    camera = bpy.data.cameras.new("camera")
    eye = bpy.data.objects.new("camera", camera)
    scene.collection.objects.link(eye)
    scene.camera = eye
    camera.lens, camera.sensor_fit, camera.sensor_height = 85, "VERTICAL", 24
    middle, distance, rise = (0, 0, 8.9), 20.2 * 85 / 24, math.radians(5)
    eye.location = (0, -distance * math.cos(rise), middle[2] + distance * math.sin(rise))
    aim(eye, middle)

    cycles = scene.cycles
    scene.render.engine = "CYCLES"
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.use_denoising = True, 0.03, False
    cycles.max_bounces = cycles.diffuse_bounces = cycles.glossy_bounces = 1
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.view_settings.exposure = 0.25
    scene.render.image_settings.file_format = "PNG"

    # The rings give off a little light into the air around them.
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    glare = tree.nodes.new("CompositorNodeGlare")
    glare.glare_type, glare.quality, glare.threshold, glare.size, glare.mix = "FOG_GLOW", "HIGH", 0.9, 7, -0.55
    tree.links.new(tree.nodes.new("CompositorNodeRLayers").outputs[0], glare.inputs[0])
    tree.links.new(glare.outputs[0], tree.nodes.new("CompositorNodeComposite").inputs[0])


def main(pattern, width, height, samples, frames):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    body = smooth_body()
    turning = bpy.data.objects.new("turning", None)
    scene.collection.objects.link(turning)
    for part in (body, measuring_rings(body)):
        part.parent = turning
    platform()
    set_view(scene, width, height, samples)
    for frame in range(frames):
        turning.rotation_euler[2] = math.radians(FIRST_VIEW) + 2 * math.pi * frame / frames
        scene.render.filepath = pattern % frame if frames > 1 else pattern
        bpy.ops.render.render(write_still=True)


out, *numbers = sys.argv[sys.argv.index("--") + 1 :]
main(out, *map(int, numbers))
