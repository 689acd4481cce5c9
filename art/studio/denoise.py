"""
Renders the passes that the denoiser reads, and saves its result. The denoiser itself is in
network.py, because Debian's Blender is built without one.
"""
import os

import bpy
import numpy as np

PASSES = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def read_exr(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3].copy()


def render_passes(scene, folder):
    """Color (linear light), albedo and normal, each as float32 of height x width x 3."""
    os.makedirs(folder, exist_ok=True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
    files.file_slots.clear()
    for name, source in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    bpy.ops.render.render()
    return {name: read_exr(f"{folder}/{name}{scene.frame_current:04d}.exr") for name in PASSES}


def save(scene, pixels, path):
    height, width, _ = pixels.shape
    image = bpy.data.images.new("finished", width, height, float_buffer=True)
    opaque = np.ones((height, width, 4), np.float32)
    opaque[..., :3] = pixels
    image.pixels.foreach_set(opaque.ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "16"
    scene.use_nodes = False
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
