"""What things are made of."""
import bpy

from colour import linear


def opaque(name, colour, roughness=0.5, **inputs):
    """`colour` is a hex string or a linear tuple; further inputs use the shader's own names."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(colour) if isinstance(colour, str) else colour
    shader.inputs["Roughness"].default_value = roughness
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = value
    return material


def grain(material, scale, strength, stretch=None, distance=0.01):
    """A fine unevenness, so that no surface looks computed. `stretch` draws it out (brushed metal)."""
    tree = material.node_tree
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 3
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    place = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    if stretch:
        mapping = tree.nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        tree.links.new(place, mapping.inputs[0])
        place = mapping.outputs[0]
    tree.links.new(place, noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs[0], tree.nodes["Principled BSDF"].inputs["Normal"])
    return material


def glass(name, tint="#ffffff", ior=1.5, shadow="#f3f1ea", shadow_edge="#8f8b82"):
    """
    Real refraction for the camera, tinted transparency for shadow and diffuse rays: a soft
    shadow that is darker at the rim, without the noise of caustics.
    """
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    add, link = tree.nodes.new, tree.links.new

    refracting = add("ShaderNodeBsdfGlass")
    refracting.inputs["Color"].default_value = linear(tint)
    refracting.inputs["IOR"].default_value = ior
    refracting.inputs["Roughness"].default_value = 0

    rim = add("ShaderNodeLayerWeight")
    rim.inputs["Blend"].default_value = 0.35
    shade = add("ShaderNodeMixRGB")
    shade.inputs[1].default_value = linear(shadow)
    shade.inputs[2].default_value = linear(shadow_edge)
    link(rim.outputs["Facing"], shade.inputs[0])
    passing = add("ShaderNodeBsdfTransparent")
    link(shade.outputs[0], passing.inputs[0])

    ray = add("ShaderNodeLightPath")
    indirect = add("ShaderNodeMath")
    indirect.operation = "MAXIMUM"
    link(ray.outputs["Is Shadow Ray"], indirect.inputs[0])
    link(ray.outputs["Is Diffuse Ray"], indirect.inputs[1])
    choice = add("ShaderNodeMixShader")
    link(indirect.outputs[0], choice.inputs[0])
    link(refracting.outputs[0], choice.inputs[1])
    link(passing.outputs[0], choice.inputs[2])
    link(choice.outputs[0], add("ShaderNodeOutputMaterial").inputs[0])
    return material


def amber_glass():
    """Lighter than it will look: the tint multiplies at every wall a ray goes through."""
    return glass("amber", tint="#ebbf86", shadow="#e0b184", shadow_edge="#7a4a22")


def brushed_aluminium():
    return grain(opaque("aluminium", "#c9c8c4", 0.27, Metallic=1.0), 38, 0.05, stretch=(1, 1, 60))


def printed_paper(image_path):
    paper = opaque("paper", "#f6f2ea", 0.55, Specular=0.32)
    image = paper.node_tree.nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(image_path)
    image.interpolation = "Cubic"
    image.extension = "EXTEND"
    shader = paper.node_tree.nodes["Principled BSDF"]
    paper.node_tree.links.new(image.outputs[0], shader.inputs["Base Color"])
    return grain(paper, 90, 0.06)
