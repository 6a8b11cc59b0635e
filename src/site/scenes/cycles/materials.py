"""What things are made of: gelcoat, teak, steel, cloth, rubber, water and what time does to them."""
import bpy


def _nodes(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes["Principled BSDF"]


def colour(hex_code):
    """A colour as it is written for a screen, in the linear light that Cycles counts in."""
    parts = [int(hex_code[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return (*(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts), 1)


def coordinates(tree, scale=(1, 1, 1), kind="Object"):
    """Where on a thing a texture is read, stretched by `scale`."""
    source = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = scale
    tree.links.new(source.outputs[kind], mapping.inputs["Vector"])
    return mapping.outputs["Vector"]


def noise(tree, where, scale, detail=4.0, roughness=0.55, distortion=0.0):
    """Clouds of noise between 0 and 1."""
    node = tree.nodes.new("ShaderNodeTexNoise")
    node.inputs["Scale"].default_value = scale
    node.inputs["Detail"].default_value = detail
    node.inputs["Roughness"].default_value = roughness
    node.inputs["Distortion"].default_value = distortion
    tree.links.new(where, node.inputs["Vector"])
    return node.outputs["Fac"]


def ramp(tree, value, stops):
    """Colours at places of a value; each stop is (place, colour)."""
    node = tree.nodes.new("ShaderNodeValToRGB")
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (place, shade) in zip(elements, stops):
        element.position = place
        element.color = shade
    tree.links.new(value, node.inputs["Fac"])
    return node.outputs["Color"]


def grey(value):
    """A neutral colour."""
    return (value, value, value, 1)


def math_node(tree, operation, first, second=0.5):
    """One step of arithmetic between sockets or numbers."""
    node = tree.nodes.new("ShaderNodeMath")
    node.operation = operation
    for index, value in enumerate((first, second)):
        if isinstance(value, (int, float)):
            node.inputs[index].default_value = value
        else:
            tree.links.new(value, node.inputs[index])
    return node.outputs["Value"]


def mixed(tree, share, first, second, blend="MIX"):
    """Two colours mixed by a share; each is a socket or a colour."""
    node = tree.nodes.new("ShaderNodeMixRGB")
    node.blend_type = blend
    for key, value in (("Fac", share), ("Color1", first), ("Color2", second)):
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = value
    return node.outputs["Color"]


def bump(tree, shader, height, strength, distance=0.001):
    """Relief from a height, in metres at most `distance`."""
    node = tree.nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value = strength
    node.inputs["Distance"].default_value = distance
    tree.links.new(height, node.inputs["Height"])
    tree.links.new(node.outputs["Normal"], shader.inputs["Normal"])


def plain(name, shade, rough=0.5, metallic=0.0, coat=0.0, specular=0.5, grain=0.0):
    """One colour; `grain` makes its surface slightly uneven, as cast or moulded things are."""
    material, tree, shader = _nodes(name)
    shader.inputs["Base Color"].default_value = shade
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metallic
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.03
    shader.inputs["Specular"].default_value = specular
    if grain > 0:
        bump(tree, shader, noise(tree, coordinates(tree), 900), grain, 0.0004)
    return material


def gelcoat(name, shade, wave=0.05):
    """A polished hull: a deep colour under a clear gloss, with the faintest waviness of hand-laid laminate."""
    material, tree, shader = _nodes(name)
    shader.inputs["Base Color"].default_value = shade
    shader.inputs["Roughness"].default_value = 0.12
    shader.inputs["Clearcoat"].default_value = 1.0
    shader.inputs["Clearcoat Roughness"].default_value = 0.01
    bump(tree, shader, noise(tree, coordinates(tree), 2.2, 1.0), wave, 0.01)
    return material


def smoked_glass(name):
    """A tinted pane: what is behind it is seen through it, and the sky on it."""
    material, tree, shader = _nodes(name)
    tree.nodes.remove(shader)
    clear, shine, fresnel, both = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "BsdfGlossy", "Fresnel", "MixShader"))
    clear.inputs["Color"].default_value = (0.42, 0.44, 0.44, 1)
    shine.inputs["Roughness"].default_value = 0.012
    fresnel.inputs["IOR"].default_value = 1.55
    bump(tree, shine, noise(tree, coordinates(tree), 1.7, 2.0), 0.14, 0.012)
    tree.links.new(fresnel.outputs["Fac"], both.inputs["Fac"])
    tree.links.new(clear.outputs["BSDF"], both.inputs[1])
    tree.links.new(shine.outputs["BSDF"], both.inputs[2])
    tree.links.new(both.outputs["Shader"], tree.nodes["Material Output"].inputs["Surface"])
    return material


def teak(name, care=1.0, plank_tint=0.35):
    """Teak with its grain along x; `care` 1 is fresh and oiled, 0 has gone grey."""
    material, tree, shader = _nodes(name)
    info = tree.nodes.new("ShaderNodeObjectInfo")
    place = coordinates(tree, (1, 14, 14))
    moved = tree.nodes.new("ShaderNodeVectorMath")
    moved.operation = "ADD"
    tree.links.new(place, moved.inputs[0])
    shift = math_node(tree, "MULTIPLY", info.outputs["Random"], 70.0)
    tree.links.new(shift, moved.inputs[1])
    grain = noise(tree, moved.outputs["Vector"], 5.0, 8.0, 0.62, 0.7)
    fine = noise(tree, moved.outputs["Vector"], 42.0, 3.0, 0.7)
    if care > 0.5:
        shades = ((0.25, colour("#6f4a2b")), (0.5, colour("#a67c50")), (0.78, colour("#c8a478")))
    else:
        shades = ((0.25, colour("#5d5952")), (0.5, colour("#8d887e")), (0.78, colour("#aaa599")))
    wood = ramp(tree, grain, shades)
    wood = mixed(tree, 0.35, wood, ramp(tree, fine, ((0.3, grey(0.25)), (0.62, grey(1.0)))), "MULTIPLY")
    tint = ramp(tree, info.outputs["Random"], ((0.0, grey(1 - plank_tint)), (1.0, grey(1.0))))
    tree.links.new(mixed(tree, 1.0, wood, tint, "MULTIPLY"), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.52 if care > 0.5 else 0.85
    shader.inputs["Specular"].default_value = 0.35
    bump(tree, shader, fine, 0.35, 0.0006)
    return material


def steel(name, rough=0.16, brushed=False, shade=0.62):
    """Stainless steel, polished or brushed along x."""
    material, tree, shader = _nodes(name)
    shader.inputs["Base Color"].default_value = (shade, shade * 0.985, shade * 0.96, 1)
    shader.inputs["Metallic"].default_value = 1.0
    shader.inputs["Roughness"].default_value = rough
    if brushed:
        lines = noise(tree, coordinates(tree, (2, 260, 260)), 5.0, 2.0)
        tree.links.new(ramp(tree, lines, ((0.3, grey(0.2)), (0.7, grey(0.42)))), shader.inputs["Roughness"])
        bump(tree, shader, lines, 0.12, 0.0003)
    return material


def cloth(name, shade, weave=900.0, depth=0.5, sheen=0.4):
    """Woven cloth: threads across and along, and the softness of its nap."""
    material, tree, shader = _nodes(name)
    where = coordinates(tree)
    height = None
    for bands in ("X", "Y"):
        wave = tree.nodes.new("ShaderNodeTexWave")
        wave.bands_direction = bands
        wave.inputs["Scale"].default_value = weave / 3
        wave.inputs["Distortion"].default_value = 0.6
        tree.links.new(where, wave.inputs["Vector"])
        height = (
            wave.outputs["Fac"] if height is None else math_node(tree, "MULTIPLY", height, wave.outputs["Fac"])
        )
    worn = ramp(tree, noise(tree, where, 14.0, 5.0), ((0.3, grey(0.78)), (0.7, grey(1.0))))
    tree.links.new(mixed(tree, 1.0, shade, worn, "MULTIPLY"), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.92
    shader.inputs["Sheen"].default_value = sheen
    shader.inputs["Specular"].default_value = 0.15
    bump(tree, shader, height, depth, 0.0006)
    return material


def foam(name, shade):
    """A polishing pad's open foam."""
    material, tree, shader = _nodes(name)
    cells = tree.nodes.new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = 420.0
    tree.links.new(coordinates(tree), cells.inputs["Vector"])
    pores = ramp(tree, cells.outputs["Distance"], ((0.1, grey(0.35)), (0.55, grey(1.0))))
    tree.links.new(mixed(tree, 1.0, shade, pores, "MULTIPLY"), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 1.0
    shader.inputs["Specular"].default_value = 0.1
    shader.inputs["Sheen"].default_value = 0.3
    bump(tree, shader, cells.outputs["Distance"], 1.0, 0.003)
    return material


def water(name, shade=(0.006, 0.022, 0.024, 1)):
    """Harbour water: dark below, all sky above."""
    material, tree, shader = _nodes(name)
    shader.inputs["Base Color"].default_value = shade
    shader.inputs["Roughness"].default_value = 0.03
    shader.inputs["IOR"].default_value = 1.33
    shader.inputs["Specular"].default_value = 0.5
    return material
