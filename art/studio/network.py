"""
Removes noise from a Cycles render with Intel's trained network (Open Image Denoise). Runs inside
Blender's Python or Debian's: needs NumPy and OpenCV (python3-opencv), nothing else.

    clean = network.without_noise(color, albedo, normal, folder_of_weights)

All pictures are float32, height x width x 3: colour is linear light without view transform, albedo
0 to 1, normal -1 to 1. On the command line, with .npy files:
    python3 network.py WEIGHTS OUT.npy COLOUR.npy ALBEDO.npy NORMAL.npy
"""
import math
import sys

import cv2
import numpy as np

from onnx_writer import read_weights, unet

# The network halves a picture four times, so sizes and places of tiles are multiples of 16.
STEP = 16
# A result depends on pixels up to about 90 away (large network: 110); tiles overlap by twice that.
MARGIN = 112
TILE = 768


class Log:
    """
    The curve the weights were trained with (names and numbers as in Intel's color.h, "PU"): straight
    at the bottom, then a power, then a logarithm; 65504, the largest half float, becomes 1.
    """

    A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
    E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
    Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
    TOP = E * math.log(65504 + F) + G

    def to(self, y):
        low = self.B * np.maximum(y, self.Y0) ** self.C + self.D
        high = self.E * np.log(y + self.F) + self.G
        return np.where(y <= self.Y0, self.A * y, np.where(y <= self.Y1, low, high)) / self.TOP

    def back(self, x):
        x = x * self.TOP
        low = (np.maximum(x - self.D, 0) / self.B) ** (1 / self.C)
        high = np.exp((x - self.G) / self.E) - self.F
        return np.where(x <= self.X0, x / self.A, np.where(x <= self.X1, low, high))


class Display:
    """sRGB's curve, in which the albedo alone was trained."""

    def to(self, y):
        return np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.maximum(y, 0.0031308) ** (1 / 2.4) - 0.055)

    def back(self, x):
        return np.where(x <= 0.04045, x / 12.92, ((np.maximum(x, 0.04045) + 0.055) / 1.055) ** 2.4)


def exposure(colour):
    """Brings the middle brightness to 0.18: the mean logarithm over blocks of 16 pixels."""
    light = colour @ np.float32([0.212671, 0.715160, 0.072169])
    height, width = light.shape
    blocks = cv2.resize(light, (math.ceil(width / 16), math.ceil(height / 16)), interpolation=cv2.INTER_AREA)
    lit = blocks[blocks > 1e-8]
    return 0.18 / math.exp(float(np.log(lit).mean())) if lit.size else 1.0


def starts(length, tile):
    """Evenly placed starts of tiles, and where each one hands over to the next."""
    count = 1 if length <= tile else math.ceil((length - 2 * MARGIN) / (tile - 2 * MARGIN))
    room = length - tile
    places = [round(room * i / max(count - 1, 1) / STEP) * STEP for i in range(count)]
    seams = [0] + [(a + b + tile) // 2 for a, b in zip(places, places[1:])] + [length]
    return list(zip(places, seams, seams[1:]))


def run(weights, channels):
    """`channels`: height x width x n, as the network wants them. Tile by tile; no seams remain."""
    height, width, _ = channels.shape
    full_height, full_width = (math.ceil(n / STEP) * STEP for n in (height, width))
    channels = cv2.merge(
        [
            cv2.copyMakeBorder(plane, 0, full_height - height, 0, full_width - width, cv2.BORDER_REFLECT)
            for plane in cv2.split(channels)
        ]
    )
    tile_height, tile_width = min(TILE, full_height), min(TILE, full_width)
    model = np.frombuffer(unet(read_weights(weights), tile_height, tile_width), np.uint8)
    net = cv2.dnn.readNetFromONNX(model)
    result = np.empty((full_height, full_width, 3), np.float32)
    for y, top, bottom in starts(full_height, tile_height):
        for x, left, right in starts(full_width, tile_width):
            part = channels[y : y + tile_height, x : x + tile_width].transpose(2, 0, 1)[None]
            net.setInput(np.ascontiguousarray(part))
            out = net.forward()[0].transpose(1, 2, 0)
            result[top:bottom, left:right] = out[top - y : bottom - y, left - x : right - x]
    return result[:height, :width]


def without_noise(colour, albedo, normal, folder, large=True, clean_guides=True):
    """
    `clean_guides`: first removes the noise of albedo and normal, then lets the network that trusts
    them do the rest (Blender's own way, sharper); without, one network takes all three as they are.
    `large`: the bigger of the two trusting networks, half as slow again and smoother on walls.
    """
    colour = np.maximum(np.nan_to_num(colour), 0)
    albedo = np.clip(np.nan_to_num(albedo), 0, 1)
    normal = np.clip(np.nan_to_num(normal), -1, 1) * 0.5 + 0.5
    if clean_guides:
        display = Display()
        albedo = np.clip(display.back(run(f"{folder}/rt_alb.tza", display.to(albedo).astype(np.float32))), 0, 1)
        normal = np.clip(run(f"{folder}/rt_nrm.tza", normal.astype(np.float32)), 0, 1)
    kind = "calb_cnrm" + ("_large" if large else "") if clean_guides else "alb_nrm"
    log, scale = Log(), exposure(colour)
    channels = np.concatenate([log.to(colour * scale), albedo, normal], axis=2).astype(np.float32)
    return (np.maximum(log.back(run(f"{folder}/rt_hdr_{kind}.tza", channels)), 0) / scale).astype(np.float32)


if __name__ == "__main__":
    folder, out, *passes = sys.argv[1:]
    np.save(out, without_noise(*(np.load(p) for p in passes), folder))
