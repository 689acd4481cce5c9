"""Cloth, leather, wood and glazed clay: materials of the rooms and of objects on the table."""
import bpy

from colour import linear, vivid
from materials import grain, opaque


def mottled(material, colour, scale, darker=0.85, detail=6, low=0.38, high=0.64, stretch=None):
    """Two shades of the colour in soft patches, so that no surface is evenly coloured."""
    tree = material.node_tree
    clouds = tree.nodes.new("ShaderNodeTexNoise")
    clouds.inputs["Scale"].default_value, clouds.inputs["Detail"].default_value = scale, detail
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = low, high
    ramp.color_ramp.elements[0].color = tuple(c * darker for c in colour[:3]) + (1,)
    ramp.color_ramp.elements[1].color = colour
    place = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    if stretch:
        mapping = tree.nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        tree.links.new(place, mapping.inputs[0])
        place = mapping.outputs[0]
    tree.links.new(place, clouds.inputs["Vector"])
    tree.links.new(clouds.outputs["Fac"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def cloth(colour, weave=9.0, depth=0.5):
    """Looped wool or linen: rough, with a soft sheen at its edges."""
    tint = vivid(linear(colour), 1.1, 0.92)
    wool = opaque("cloth", tint, 0.95, Specular=0.08, Sheen=0.35)
    return grain(mottled(wool, tint, weave * 0.6, 0.9), weave, depth, distance=0.5 / weave)


def wood(colour):
    """Growth rings cut lengthwise: fine dark lines along x, wavering, and pores."""
    tint = vivid(linear(colour), 1.1, 0.9)
    plank = opaque("wood", tint, 0.42, Specular=0.3)
    tree = plank.node_tree
    add, link = tree.nodes.new, tree.links.new
    mapping = add("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (0.14, 1, 1)
    link(add("ShaderNodeTexCoord").outputs["Object"], mapping.inputs[0])

    def ramp(factor, low, high, darker):
        node = add("ShaderNodeValToRGB")
        node.color_ramp.elements[0].position, node.color_ramp.elements[1].position = low, high
        node.color_ramp.elements[0].color = (darker, darker**1.25, darker**1.6, 1)
        link(factor, node.inputs[0])
        return node.outputs[0]

    rings = add("ShaderNodeTexWave")
    rings.wave_type, rings.bands_direction, rings.wave_profile = "BANDS", "DIAGONAL", "SAW"
    for key, value in (("Scale", 2.6), ("Distortion", 2.4), ("Detail", 2), ("Detail Scale", 0.5), ("Detail Roughness", 0.5)):
        rings.inputs[key].default_value = value
    fibers = add("ShaderNodeTexNoise")
    fibers.inputs["Scale"].default_value, fibers.inputs["Detail"].default_value = 26, 3
    for texture in (rings, fibers):
        link(mapping.outputs[0], texture.inputs["Vector"])
    product = tint
    for layer in (ramp(rings.outputs["Fac"], 0, 1, 0.74), ramp(fibers.outputs["Fac"], 0.36, 0.56, 0.78)):
        node = add("ShaderNodeMixRGB")
        node.blend_type = "MULTIPLY"
        node.inputs[0].default_value = 1
        if product is tint:
            node.inputs[1].default_value = tint
        else:
            link(product, node.inputs[1])
        link(layer, node.inputs[2])
        product = node.outputs[0]
    link(product, tree.nodes["Principled BSDF"].inputs["Base Color"])
    return plank


def stoneware(colour, speckle=0.55):
    """A matt glaze with fine dark specks."""
    tint = vivid(linear(colour), 1.05, 0.95)
    glaze = opaque("stoneware", tint, 0.38, Specular=0.4)
    return grain(mottled(glaze, tint, 34, speckle, 2, 0.27, 0.33), 22, 0.05)


def leather(colour):
    tint = vivid(linear(colour), 1.05, 0.9)
    hide = opaque("leather", tint, 0.5, Specular=0.35)
    return grain(mottled(hide, tint, 5, 0.86), 30, 0.25)
