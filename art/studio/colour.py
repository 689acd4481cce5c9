"""Colours as Blender wants them: linear light, four numbers."""
import colorsys


def linear(hex_colour):
    digits = hex_colour.lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


def vivid(colour, saturation=1.0, lightness=1.0):
    """Compensates for the Filmic view, which makes colours paler."""
    h, l, s = colorsys.rgb_to_hls(*colour[:3])
    return colorsys.hls_to_rgb(h, l * lightness, min(1.0, s * saturation)) + (1.0,)
