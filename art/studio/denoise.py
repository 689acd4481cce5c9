"""
Debian's Blender has no denoiser. Two half-renders with different seeds tell noise from picture:
each half is averaged with the weights of the other (non-local means), and the passes for albedo
and normal keep the edges. Light is filtered without the albedo, so that printed type stays sharp.
"""
import os

import bpy
import cv2
import numpy as np

cv2.setNumThreads(2)
PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def read_exr(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3].copy()


def half_render(scene, folder, seed):
    os.makedirs(folder, exist_ok=True)
    scene.cycles.seed = seed
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


def blur(image, size):
    return cv2.boxFilter(image, -1, (size, size), borderType=cv2.BORDER_REFLECT)


def cross_filter(a, b, guide, guide_variance, reach, patch, strength, edge_strength=0.7):
    """`a`, `b`: the two halves. Returns both, each averaged over parts alike in the other."""
    height, width, _ = a.shape
    # Compared as logarithms of brightness, so that highlights do not decide everything.
    la, lb = (np.log1p(np.maximum(x.mean(axis=2), 0) * 4).astype(np.float32) for x in (a, b))
    variance = np.maximum(blur((la - lb) ** 2 * 0.5, 9), 1e-6)
    pad = reach + patch
    padded = [cv2.copyMakeBorder(x, pad, pad, pad, pad, cv2.BORDER_REFLECT) for x in (la, lb, variance, a, b, guide, guide_variance)]
    sums = [np.zeros_like(a), np.zeros_like(b)]
    weights = [np.zeros((height, width), np.float32), np.zeros((height, width), np.float32)]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if dx * dx + dy * dy > reach * reach + 1:
                continue
            window = np.s_[pad + dy : pad + dy + height, pad + dx : pad + dx + width]
            na, nb, nvariance, ncolour_a, ncolour_b, nguide, nguide_variance = (x[window] for x in padded)
            edge = (guide - nguide) ** 2 / (edge_strength**2 * np.maximum(guide_variance, nguide_variance)[..., None])
            allowed = np.exp(-np.minimum(edge.max(axis=2), 30))
            scale = 1e-9 + strength**2 * (variance + nvariance)
            expected = variance + np.minimum(variance, nvariance)
            for half, (own, other, colour) in enumerate(((lb, nb, ncolour_a), (la, na, ncolour_b))):
                unlike = blur(((own - other) ** 2 - expected) / scale, 2 * patch + 1)
                weight = np.minimum(np.exp(-np.maximum(unlike, 0)), allowed)
                sums[half] += weight[..., None] * colour
                weights[half] += weight
    return [s / np.maximum(w, 1e-6)[..., None] for s, w in zip(sums, weights)]


def without_noise(first, second, guide_floor):
    """`guide_floor`: least variance of the guides; higher lets light flow over curved surfaces."""
    albedo = (first["albedo"] + second["albedo"]) / 2
    normal = (first["normal"] + second["normal"]) / 2
    guide = cv2.GaussianBlur(np.concatenate([albedo, normal * 0.5], axis=2), (3, 3), 0)
    difference = np.concatenate([first["albedo"] - second["albedo"], (first["normal"] - second["normal"]) * 0.5], axis=2)
    guide_variance = np.maximum(blur(difference**2 * 0.25, 5).max(axis=2), guide_floor).astype(np.float32)
    divisor = np.maximum(albedo, 0.02)
    a, b = first["colour"] / divisor, second["colour"] / divisor
    # The time grows with the square of the reach, so large pictures are compared at a smaller size.
    reach = 6 if albedo.shape[1] < 2000 else 4
    a, b = cross_filter(a, b, guide, guide_variance, reach=reach, patch=3, strength=0.7)
    a, b = cross_filter(a, b, guide, guide_variance, reach=3, patch=1, strength=0.8)
    return (a + b) / 2 * divisor


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
