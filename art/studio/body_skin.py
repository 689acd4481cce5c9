"""The body's surface: dark satin with level contour lines that glow towards the silhouette."""
import bpy

from colour import linear
from materials import opaque

SKIN, LINE, RIM = "#2b4248", "#d9c7ae", "#6fa7a4"
SPACING, WIDTH = 0.17, 0.085
BRIGHTEST_HEIGHT = 13.0


def glowing(name, colour, strength):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    light = tree.nodes.new("ShaderNodeEmission")
    light.inputs[0].default_value, light.inputs[1].default_value = linear(colour), strength
    tree.links.new(light.outputs[0], tree.nodes.new("ShaderNodeOutputMaterial").inputs[0])
    return material


class Formula:
    """Shader arithmetic written like arithmetic: each call adds one node and returns its value."""

    def __init__(self, tree):
        self.tree = tree

    def __call__(self, operation, *values):
        node = self.tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                self.tree.links.new(value, socket)
        return node.outputs[0]


def contour_skin():
    material = opaque("skin", SKIN, 0.55, Specular=0.3)
    tree = material.node_tree
    add, link, f = tree.nodes.new, tree.links.new, Formula(tree)

    place, normal = add("ShaderNodeSeparateXYZ"), add("ShaderNodeSeparateXYZ")
    link(add("ShaderNodeTexCoord").outputs["Object"], place.inputs[0])
    link(add("ShaderNodeNewGeometry").outputs["Normal"], normal.inputs[0])
    height, up = place.outputs[2], normal.outputs[2]
    facing = add("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.32
    rim = facing.outputs["Facing"]

    # A level plane cuts flat parts in broad bands; the width depends on the slope to keep lines
    # even.
    slope = f("SQRT", f("MAXIMUM", f("SUBTRACT", 1.0, f("MULTIPLY", up, up)), 0.02))
    phase = f("ABSOLUTE", f("SUBTRACT", f("FRACT", f("DIVIDE", height, SPACING)), 0.5))
    on_line = f("LESS_THAN", phase, f("MULTIPLY", slope, WIDTH))

    far = f("DIVIDE", f("SUBTRACT", height, BRIGHTEST_HEIGHT), 2.4)
    near_chest = f("POWER", 2.718, f("MULTIPLY", f("MULTIPLY", far, far), -1.0))
    outline = f("ADD", f("MULTIPLY", f("POWER", rim, 1.6), 1.5), 0.28)
    brightness = f("MULTIPLY", outline, f("ADD", f("MULTIPLY", near_chest, 1.5), 0.5))

    line = add("ShaderNodeEmission")
    line.inputs[0].default_value = linear(LINE)
    link(f("MULTIPLY", brightness, 0.9), line.inputs[1])
    edge_glow = add("ShaderNodeEmission")
    edge_glow.inputs[0].default_value = linear(RIM)
    link(f("MULTIPLY", f("POWER", rim, 3.2), 0.55), edge_glow.inputs[1])
    lit = add("ShaderNodeAddShader")
    link(tree.nodes["Principled BSDF"].outputs[0], lit.inputs[0])
    link(edge_glow.outputs[0], lit.inputs[1])
    whole = add("ShaderNodeMixShader")
    link(on_line, whole.inputs[0])
    link(lit.outputs[0], whole.inputs[1])
    link(line.outputs[0], whole.inputs[2])
    link(whole.outputs[0], tree.nodes["Material Output"].inputs[0])
    return material
