"""The steel and the teak of a deck, cared for or after winters without care."""
from fittings import near
from materials import bump, colour, coordinates, grey, math_node, mixed, noise, plain, ramp, steel

PLANK, SEAM, MARGIN = 0.052, 0.0055, 0.12


def _clamped(tree, value, low, top):
    """0 below `low`, 1 above `top`, straight between."""
    share = math_node(tree, "DIVIDE", math_node(tree, "SUBTRACT", value, low), top - low)
    share.node.use_clamp = True
    return share


def _rust(tree):
    """How much rust there is at a place (most at joints, blooms elsewhere), and its colour."""
    blooms = noise(tree, coordinates(tree), 11.0, 8.0, 0.66)
    fine = noise(tree, coordinates(tree), 160.0, 5.0, 0.7)
    both = math_node(tree, "ADD", math_node(tree, "MULTIPLY", blooms, 0.62), math_node(tree, "MULTIPLY", fine, 0.34))
    amount = math_node(tree, "ADD", both, math_node(tree, "MULTIPLY", near(tree), 0.34))
    age = math_node(tree, "ADD", math_node(tree, "MULTIPLY", fine, 0.6), math_node(tree, "MULTIPLY", near(tree), 0.3))
    shade = ramp(tree, age, ((0.24, (0.2, 0.1, 0.042, 1)), (0.42, (0.115, 0.045, 0.016, 1)), (0.6, (0.045, 0.018, 0.01, 1))))
    return amount, shade


def polished():
    """Steel as it leaves the buffing wheel."""
    return steel("stainless", 0.045, shade=0.74)


def gone_brown():
    """The same steel after winters of salt: dull, with a brown film and rust that starts at every joint."""
    material = steel("stainless", 0.24)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    amount, shade = _rust(tree)
    rust = _clamped(tree, amount, 0.5, 0.74)
    film = ramp(tree, amount, ((0.38, (0.46, 0.45, 0.43, 1)), (0.6, (0.25, 0.2, 0.155, 1))))
    tree.links.new(mixed(tree, rust, film, shade), shader.inputs["Base Color"])
    tree.links.new(math_node(tree, "SUBTRACT", 1.0, math_node(tree, "MULTIPLY", rust, 0.85)), shader.inputs["Metallic"])
    tree.links.new(math_node(tree, "ADD", 0.2, math_node(tree, "MULTIPLY", rust, 0.45)), shader.inputs["Roughness"])
    bump(tree, shader, math_node(tree, "MULTIPLY", noise(tree, coordinates(tree), 400.0, 4.0, 0.7), rust), 0.35, 0.0008)
    return material


def _grained(tree, where, care):
    """Teak along its grain: warm and clean, or grey with mould in its furrows."""
    broad = noise(tree, where, 4.0, 8.0, 0.6, 0.8)
    furrows = noise(tree, where, 30.0, 4.0, 0.72)
    if care >= 1:
        shades = ((0.26, colour("#8a5a31")), (0.5, colour("#b58150")), (0.76, colour("#cfa26d")))
        dark = ((0.3, grey(0.45)), (0.55, grey(1.0)))
    else:
        shades = ((0.26, colour("#6f6b63")), (0.5, colour("#918c83")), (0.76, colour("#aea99e")))
        dark = ((0.34, grey(0.22)), (0.58, grey(1.0)))
    return mixed(tree, 0.55, ramp(tree, broad, shades), ramp(tree, furrows, dark), "MULTIPLY"), furrows


def rail_wood(care):
    """The teak of the cap rail, its grain along it."""
    material = plain("rail", grey(0.2), 0.3 if care >= 1 else 0.85, coat=0.55 if care >= 1 else 0.0, specular=0.4)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    shader.inputs["Clearcoat Roughness"].default_value = 0.12
    wood, furrows = _grained(tree, coordinates(tree, (0.9, 16, 16), "UV"), care)
    if care < 1:
        mould = ramp(tree, noise(tree, coordinates(tree, (1, 1, 1)), 5.0, 9.0, 0.7, 0.4), ((0.44, grey(0.0)), (0.66, grey(0.75))))
        wood = mixed(tree, mould, wood, (0.055, 0.055, 0.045, 1))
        amount, _ = _rust(tree)
        wood = mixed(tree, math_node(tree, "MULTIPLY", _clamped(tree, amount, 0.6, 0.88), 0.85), wood, (0.13, 0.05, 0.018, 1))
    tree.links.new(wood, shader.inputs["Base Color"])
    bump(tree, shader, furrows, 0.12 if care >= 1 else 0.7, 0.0012)
    return material


def mahogany(care):
    """Varnished mahogany, its grain upright: deep under its gloss, or flat, bleached and flaking."""
    material = plain("mahogany", grey(0.2), 0.16 if care >= 1 else 0.8, coat=1.0 if care >= 1 else 0.0, specular=0.4)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    where = coordinates(tree, (13, 13, 1.1))
    broad = noise(tree, where, 1.6, 8.0, 0.62, 1.2)
    pores = noise(tree, where, 16.0, 4.0, 0.7)
    if care >= 1:
        shades = ((0.28, colour("#4c1e0e")), (0.5, colour("#783416")), (0.74, colour("#a0542a")))
    else:
        shades = ((0.28, colour("#5d4a3c")), (0.5, colour("#80695a")), (0.74, colour("#9c8a79")))
    wood = mixed(tree, 0.4, ramp(tree, broad, shades), ramp(tree, pores, ((0.32, grey(0.3)), (0.6, grey(1.0)))), "MULTIPLY")
    if care < 1:
        left = ramp(tree, noise(tree, coordinates(tree, (1, 1, 0.7)), 5.0, 8.0, 0.68, 0.4), ((0.53, grey(0.0)), (0.6, grey(0.55))))
        wood = mixed(tree, left, wood, colour("#6d3a20"))
    tree.links.new(wood, shader.inputs["Base Color"])
    bump(tree, shader, pores, 0.05 if care >= 1 else 0.5, 0.0008)
    return material


def deck_wood(care):
    """Planks along the deck in black seams, within a margin plank along its edge."""
    material = plain("planks", grey(0.2), 0.55 if care >= 1 else 0.88, specular=0.3)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    place = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates(tree), place.inputs["Vector"])
    pitch = PLANK + SEAM
    number = math_node(tree, "FLOOR", math_node(tree, "DIVIDE", place.outputs["Y"], pitch))
    inside = math_node(tree, "ABSOLUTE", math_node(tree, "SUBTRACT", math_node(tree, "FRACT", math_node(tree, "DIVIDE", place.outputs["Y"], pitch)), 0.5))
    between = math_node(tree, "GREATER_THAN", inside, 0.5 - SEAM / pitch / 2)
    edge = tree.nodes.new("ShaderNodeAttribute")
    edge.attribute_name = "edge"
    on_margin = math_node(tree, "LESS_THAN", edge.outputs["Fac"], MARGIN)
    along_margin = math_node(tree, "LESS_THAN", math_node(tree, "ABSOLUTE", math_node(tree, "SUBTRACT", edge.outputs["Fac"], MARGIN)), SEAM / 2)
    seam = math_node(tree, "MAXIMUM", math_node(tree, "MULTIPLY", between, math_node(tree, "SUBTRACT", 1.0, on_margin)), along_margin)
    chance = tree.nodes.new("ShaderNodeTexWhiteNoise")
    chance.noise_dimensions = "1D"
    tree.links.new(number, chance.inputs["W"])
    moved = tree.nodes.new("ShaderNodeVectorMath")
    moved.operation = "ADD"
    tree.links.new(coordinates(tree, (0.9, 16, 16)), moved.inputs[0])
    tree.links.new(math_node(tree, "MULTIPLY", chance.outputs["Value"], 50.0), moved.inputs[1])
    wood, furrows = _grained(tree, moved.outputs["Vector"], care)
    tint = ramp(tree, chance.outputs["Value"], ((0.0, grey(0.68)), (1.0, grey(1.08))))
    wood = mixed(tree, 1.0, wood, tint, "MULTIPLY")
    if care < 1:
        stains = ramp(tree, noise(tree, coordinates(tree), 3.0, 8.0, 0.7, 0.5), ((0.42, grey(0.0)), (0.66, grey(0.7))))
        wood = mixed(tree, stains, wood, (0.05, 0.055, 0.035, 1))
        amount, _ = _rust(tree)
        wood = mixed(tree, math_node(tree, "MULTIPLY", _clamped(tree, amount, 0.64, 0.9), 0.8), wood, (0.13, 0.05, 0.018, 1))
    tree.links.new(mixed(tree, seam, wood, grey(0.012)), shader.inputs["Base Color"])
    relief = math_node(tree, "SUBTRACT", math_node(tree, "MULTIPLY", furrows, 0.25 if care >= 1 else 0.8), seam)
    bump(tree, shader, relief, 0.6, 0.0012)
    return material
