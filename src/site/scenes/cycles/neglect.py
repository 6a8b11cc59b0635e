"""A hull after ten years without care, and after three weeks of it: chalk, rust, growth; or gloss, boot-top, antifouling."""
from hull import SAILING_YACHT, mix_colours
from materials import bump, colour, coordinates, gelcoat, grey, math_node, mixed, noise, plain, ramp
from mathutils import Vector
from sterngear import barnacles

NAVY = colour("#0e1f3d")
BOTTOM = (0.01, 0.022, 0.045, 1)
WATERLINE = 0.06
BOOT = (0.1, 0.2)


def _height(tree):
    place = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates(tree), place.inputs["Vector"])
    return place.outputs["Z"]


def _between(tree, value, low, top):
    return math_node(tree, "MULTIPLY", math_node(tree, "GREATER_THAN", value, low), math_node(tree, "LESS_THAN", value, top))


def _clamped(tree, value, low, top):
    """0 below `low` and 1 above `top` (or the other way round), straight between."""
    share = math_node(tree, "DIVIDE", math_node(tree, "SUBTRACT", value, low), top - low)
    share.node.use_clamp = True
    return share


def delivered():
    """White gelcoat with its gloss, a navy boot-top and cove line, fresh antifouling."""
    material = gelcoat("delivered", (0.66, 0.65, 0.61, 1), wave=0.03)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    height = _height(tree)
    painted = mixed(tree, _between(tree, height, *BOOT), (0.66, 0.65, 0.61, 1), NAVY)
    is_bottom = math_node(tree, "LESS_THAN", height, WATERLINE)
    tree.links.new(mixed(tree, is_bottom, painted, BOTTOM), shader.inputs["Base Color"])
    tree.links.new(math_node(tree, "ADD", math_node(tree, "MULTIPLY", is_bottom, 0.5), 0.07), shader.inputs["Roughness"])
    tree.links.new(math_node(tree, "SUBTRACT", 1.0, is_bottom), shader.inputs["Clearcoat"])
    return material


def found():
    """The same hull as it came in: yellowed chalk, rust below every fitting, a stained waterline, old antifouling with growth."""
    material = plain("found", grey(0.4), 0.75, specular=0.25)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    height = _height(tree)
    where = coordinates(tree)
    chalk = ramp(
        tree,
        noise(tree, coordinates(tree, (1, 1, 0.6)), 2.4, 8.0, 0.66),
        ((0.28, (0.27, 0.24, 0.165, 1)), (0.5, (0.4, 0.37, 0.28, 1)), (0.75, (0.52, 0.5, 0.42, 1))),
    )
    runs = noise(tree, coordinates(tree, (6.5, 0.4, 0.22)), 1.6, 7.0, 0.66)
    dirty = mixed(tree, 1.0, chalk, ramp(tree, runs, ((0.34, (0.42, 0.4, 0.33, 1)), (0.6, grey(1.0)))), "MULTIPLY")
    # Rust starts at the rail and thins on its way down.
    rust_runs = noise(tree, coordinates(tree, (3.1, 0.3, 0.1)), 1.35, 5.0, 0.72, 0.1)
    reach = math_node(tree, "MULTIPLY", _clamped(tree, rust_runs, 0.52, 0.66), _clamped(tree, height, 0.1, 0.95))
    rusty = mixed(tree, reach, dirty, (0.16, 0.062, 0.018, 1))
    # What the water left: a brown band, darkest below, that wanders.
    wander = math_node(tree, "MULTIPLY", noise(tree, coordinates(tree, (0.8, 0.8, 0.8)), 1.5, 6.0, 0.6), 0.42)
    stain = _clamped(tree, math_node(tree, "SUBTRACT", height, wander), 0.24, -0.02)
    stained = mixed(tree, math_node(tree, "MULTIPLY", stain, 0.8), rusty, (0.13, 0.09, 0.035, 1))
    patches = _clamped(tree, noise(tree, coordinates(tree, (1, 1, 1)), 6.0, 7.0, 0.7), 0.4, 0.6)
    boot = math_node(tree, "MULTIPLY", _between(tree, height, *BOOT), math_node(tree, "ADD", math_node(tree, "MULTIPLY", patches, 0.5), 0.25))
    worn = mixed(tree, boot, stained, (0.05, 0.06, 0.075, 1))
    scuffs = noise(tree, coordinates(tree, (0.9, 0.9, 30)), 1.0, 6.0, 0.7)
    rubbed = math_node(tree, "MULTIPLY", _clamped(tree, scuffs, 0.6, 0.68), _between(tree, height, 0.35, 0.75))
    scuffed = mixed(tree, math_node(tree, "MULTIPLY", rubbed, 0.45), worn, grey(0.06))
    layers = ramp(
        tree,
        noise(tree, where, 2.6, 9.0, 0.68, 0.5),
        ((0.36, (0.02, 0.026, 0.022, 1)), (0.47, (0.05, 0.055, 0.045, 1)), (0.54, (0.03, 0.06, 0.1, 1)), (0.6, (0.14, 0.06, 0.045, 1)), (0.7, (0.2, 0.19, 0.155, 1))),
    )
    slime = _clamped(tree, noise(tree, coordinates(tree, (1, 1, 0.45)), 3.4, 8.0, 0.66), 0.42, 0.6)
    near_top = _clamped(tree, height, -0.75, 0.05)
    grown = mixed(tree, math_node(tree, "MULTIPLY", slime, math_node(tree, "ADD", math_node(tree, "MULTIPLY", near_top, 0.7), 0.25)), layers, (0.035, 0.05, 0.014, 1))
    ragged = math_node(tree, "SUBTRACT", noise(tree, coordinates(tree, (5, 5, 2.2)), 3.0, 7.0, 0.7), 0.5)
    edge = math_node(tree, "ADD", height, math_node(tree, "MULTIPLY", ragged, 0.22))
    is_bottom = math_node(tree, "LESS_THAN", edge, WATERLINE)
    weed = math_node(tree, "MULTIPLY", _between(tree, edge, -0.12, WATERLINE + 0.015), 0.85)
    tree.links.new(mixed(tree, weed, mixed(tree, is_bottom, scuffed, grown), (0.03, 0.042, 0.012, 1)), shader.inputs["Base Color"])
    rough = noise(tree, where, 24.0, 8.0, 0.7)
    bump(tree, shader, math_node(tree, "MULTIPLY", rough, is_bottom), 0.9, 0.02)
    return material


def faded(shade, chalk=((0.16, 0.2, 0.29, 1), (0.2, 0.235, 0.31, 1), (0.29, 0.31, 0.355, 1))):
    """
    A dark hull after nine summers: bleached to chalk, run down with dirt, green and brown where the water stands. `chalk`
    is what its colour bleaches to, from the least to the most.
    """
    material = plain("faded", grey(0.3), 0.72, specular=0.2)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    height = _height(tree)
    pale = ramp(
        tree,
        noise(tree, coordinates(tree, (1.1, 1.1, 0.8)), 5.5, 12.0, 0.74),
        ((0.3, mix_colours(shade, chalk[0], 0.6)), (0.5, mix_colours(shade, chalk[1], 0.88)), (0.72, chalk[2])),
    )
    runs = noise(tree, coordinates(tree, (8.0, 8.0, 0.4)), 1.6, 9.0, 0.72)
    dirty = mixed(tree, 0.65, pale, ramp(tree, runs, ((0.32, (0.42, 0.38, 0.3, 1)), (0.6, grey(1.0)))), "MULTIPLY")
    salt = ramp(tree, noise(tree, coordinates(tree), 70.0, 4.0, 0.6), ((0.56, grey(0.0)), (0.66, grey(0.4))))
    dirty = mixed(tree, salt, dirty, (0.42, 0.42, 0.42, 1))
    dirty = mixed(tree, math_node(tree, "MULTIPLY", _between(tree, height, 0.09, 0.2), 0.5), dirty, (0.36, 0.34, 0.28, 1))
    wander = math_node(tree, "MULTIPLY", noise(tree, coordinates(tree, (2.2, 2.2, 0.8)), 1.5, 6.0, 0.6), 0.4)
    over = math_node(tree, "SUBTRACT", height, wander)
    stained = mixed(tree, math_node(tree, "MULTIPLY", _clamped(tree, over, 0.34, -0.08), 0.75), dirty, (0.15, 0.11, 0.045, 1))
    slime = _clamped(tree, math_node(tree, "SUBTRACT", height, math_node(tree, "MULTIPLY", wander, 0.55)), 0.1, -0.1)
    tree.links.new(mixed(tree, slime, stained, (0.035, 0.05, 0.012, 1)), shader.inputs["Base Color"])
    bump(tree, shader, noise(tree, coordinates(tree), 60.0, 6.0, 0.7), 0.25, 0.004)
    return material


def peat_stained(shade, dulled=((0.075, 0.095, 0.14, 1), (0.12, 0.14, 0.18, 1), (0.19, 0.205, 0.225, 1)), bow=3.2):
    """
    A dark hull after one season on peat water: its gloss gone dull, runs of dirt below the rail, and above the water the
    yellow-brown band of tannin, which climbs where the wave of the bow threw it, ahead of the x `bow`.
    """
    material = plain("peat stained", grey(0.2), 0.58, specular=0.3)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    place = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates(tree), place.inputs["Vector"])
    height = place.outputs["Z"]
    hazed = ramp(
        tree,
        noise(tree, coordinates(tree, (1, 1, 0.8)), 3.2, 10.0, 0.7),
        ((0.3, mix_colours(shade, dulled[0], 0.75)), (0.5, mix_colours(shade, dulled[1], 0.9)), (0.72, dulled[2])),
    )
    washed = noise(tree, coordinates(tree, (9, 9, 0.35)), 1.6, 8.0, 0.7)
    dirty = mixed(tree, 0.75, hazed, ramp(tree, washed, ((0.34, (0.4, 0.36, 0.28, 1)), (0.58, grey(1.0)))), "MULTIPLY")
    boot = math_node(tree, "MULTIPLY", _between(tree, height, 0.09, 0.2), 0.75)
    painted = mixed(tree, boot, dirty, (0.42, 0.35, 0.2, 1))
    climbed = math_node(tree, "MULTIPLY", _clamped(tree, place.outputs["X"], bow, bow + 2.4), 0.55)
    wander = math_node(tree, "MULTIPLY", noise(tree, coordinates(tree, (1.6, 1.6, 0.6)), 1.5, 7.0, 0.62), 0.42)
    over = math_node(tree, "SUBTRACT", math_node(tree, "SUBTRACT", height, wander), climbed)
    rings = ramp(tree, noise(tree, coordinates(tree, (0.4, 0.4, 26)), 1.0, 4.0, 0.6), ((0.35, grey(0.7)), (0.6, grey(1.0))))
    band = math_node(tree, "MULTIPLY", math_node(tree, "MULTIPLY", _clamped(tree, over, 0.36, 0.02), rings), 0.92)
    tannin = ramp(tree, _clamped(tree, over, -0.12, 0.3), ((0.0, (0.13, 0.075, 0.018, 1)), (0.5, (0.27, 0.17, 0.045, 1)), (1.0, (0.34, 0.26, 0.11, 1))))
    stained = mixed(tree, band, painted, tannin)
    slime = _clamped(tree, math_node(tree, "SUBTRACT", height, math_node(tree, "MULTIPLY", wander, 0.3)), 0.08, -0.04)
    tree.links.new(mixed(tree, slime, stained, (0.045, 0.04, 0.012, 1)), shader.inputs["Base Color"])
    bump(tree, shader, noise(tree, coordinates(tree), 60.0, 6.0, 0.7), 0.15, 0.003)
    return material


def growth():
    """Barnacles on the shell below the waterline and on the keel."""

    def on_shell(u, v):
        u, v = 0.08 + u * 0.84, 0.04 + v * 0.33
        foot = Vector(SAILING_YACHT.at(u, v, -1))
        along = Vector(SAILING_YACHT.at(u + 0.01, v, -1)) - foot
        up = Vector(SAILING_YACHT.at(u, v + 0.02, -1)) - foot
        out = along.cross(up).normalized()
        return foot, tuple(out if out.y < 0 else -out)

    shade = (0.24, 0.22, 0.165, 1)
    sown = [barnacles(on_shell, 1300, seed, 0.004, 0.013, shade) for seed in (3, 7, 12)]
    sown.append(barnacles(lambda u, v: ((-0.6 + u * 1.2, -0.145 * (1 - (u * 1.5 - 0.75) ** 2) ** 0.5, -1.65 + v * 1.1), (0, -1, 0)), 700, 5, 0.004, 0.012, shade))
    return sown


def tarnished():
    """Stainless steel that nobody has polished: brown bloom over a dull shine."""
    material = plain("tarnished", grey(0.3), 0.45, metallic=0.8)
    tree = material.node_tree
    bloom = noise(tree, coordinates(tree), 9.0, 6.0, 0.65)
    tree.links.new(ramp(tree, bloom, ((0.4, (0.32, 0.3, 0.27, 1)), (0.6, (0.17, 0.075, 0.03, 1)))), tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material
