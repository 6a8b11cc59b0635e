"""Below the waterline, in the yard: propeller, shaft, anode, bracket and rudder, as found and as delivered."""
import math
import random

from materials import bump, colour, coordinates, grey, mixed, noise, plain, ramp, steel
from shapes import bevelled, box, group, loft, mesh, placed, sheet, tube, turned
from stage import camera, panel, sky, sun

BOTTOM = colour("#7a1f18")


def antifouling(care):
    """Red antifouling: fresh and even, or flaked down to older layers, with slime and lime on it."""
    material = plain("antifouling", BOTTOM, 0.62, grain=0.12)
    if care >= 1:
        return material
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    where = coordinates(tree)
    layers = ramp(
        tree,
        noise(tree, where, 3.2, 9.0, 0.66, 0.6),
        ((0.34, (0.05, 0.065, 0.03, 1)), (0.45, (0.16, 0.13, 0.09, 1)), (0.53, (0.2, 0.07, 0.05, 1)), (0.62, (0.05, 0.07, 0.11, 1)), (0.7, (0.27, 0.25, 0.2, 1))),
    )
    slime = noise(tree, coordinates(tree, (1, 1, 0.5)), 7.0, 6.0)
    tree.links.new(mixed(tree, ramp(tree, slime, ((0.42, grey(0.0)), (0.6, grey(0.75)))), layers, (0.045, 0.055, 0.022, 1)), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.85
    bump(tree, shader, noise(tree, where, 26.0, 8.0, 0.7), 0.9, 0.012)
    return material


def bronze(care):
    """A propeller's bronze: polished, or green and limed."""
    if care >= 1:
        material = plain("bronze", (0.72, 0.43, 0.17, 1), 0.2, metallic=1.0)
        tree = material.node_tree
        turning = noise(tree, coordinates(tree, (3, 3, 60)), 9.0, 2.0)
        tree.links.new(ramp(tree, turning, ((0.3, grey(0.14)), (0.7, grey(0.3)))), tree.nodes["Principled BSDF"].inputs["Roughness"])
        return material
    material = plain("tired bronze", grey(0.2), 0.8)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    patina = ramp(
        tree,
        noise(tree, coordinates(tree), 9.0, 9.0, 0.7, 0.4),
        ((0.3, (0.06, 0.04, 0.02, 1)), (0.47, (0.1, 0.12, 0.08, 1)), (0.56, (0.14, 0.2, 0.15, 1)), (0.7, (0.36, 0.35, 0.29, 1))),
    )
    tree.links.new(patina, shader.inputs["Base Color"])
    bump(tree, shader, noise(tree, coordinates(tree), 60.0, 6.0), 0.8, 0.006)
    return material


def blade(material, turn, holder, radius=0.33):
    """One of the blades: a rounded leaf, twisted as much as its pitch asks."""

    def at(u, v):
        out = 0.05 + v * (radius - 0.05)
        wide = 0.135 * math.sin(math.pi * min(1, 0.2 + v * 0.8) ** 1.15) ** 0.62 + 0.012
        across = (u - 0.5) * 2 * wide
        pitch = math.atan2(0.42, 2 * math.pi * max(out, 0.06)) + 0.1
        skew = 0.1 * v * v
        angle = across * math.cos(pitch) / max(out, 0.08) + skew
        return (across * math.sin(pitch) - 0.03 * v, out * math.sin(angle), out * math.cos(angle))

    leaf = sheet("blade", material, 24, 24, at)
    thick = leaf.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.011
    thick.offset = 0
    bevelled(leaf, 0.004, 2)
    return placed(leaf, (0, 0, 0), (turn, 0, 0), holder)


def propeller(care, at):
    """Four blades on their boss, with the zinc anode behind it; a tired anode has been eaten away."""
    holder = group(at, (9, -6, 0))
    metal = bronze(care)
    boss = [(0.0001, -0.1), (0.05, -0.1), (0.062, -0.07), (0.066, 0), (0.06, 0.08), (0.052, 0.1), (0.0001, 0.1)]
    turned("boss", boss, metal, turn=(0, 90, 0), parent=holder)
    for index in range(4):
        blade(metal, index * 90 + 40, holder)
    zinc = plain("zinc", (0.55, 0.56, 0.56, 1), 0.34, metallic=0.85, grain=0.15) if care >= 1 else plain("wasted zinc", (0.2, 0.19, 0.17, 1), 0.95, grain=1.0)
    worn = 1.0 if care >= 1 else 0.62
    cone = [(0.05, 0.0), (0.05 * worn + 0.004, 0.012), (0.046 * worn, 0.06 * worn), (0.03 * worn, 0.1 * worn), (0.008, 0.118 * worn), (0.0001, 0.119 * worn)]
    turned("anode", cone, zinc, at=(-0.1, 0, 0), turn=(0, -90, 0), parent=holder)
    turned("bolt", [(0.0001, 0.012), (0.011, 0.011), (0.012, 0.0)][::-1], steel("bolt"), at=(-0.1 - 0.117 * worn, 0, 0), turn=(0, -90, 0), parent=holder, sides=6)
    shaft = steel("shaft", 0.2) if care >= 1 else plain("limed shaft", (0.27, 0.26, 0.22, 1), 0.9, grain=0.8)
    tube("shaft", [(0.08, 0, 0), (2.4, 0, 0)], 0.021, shaft, smooth=False, parent=holder)
    turned("shaft anode", [(0.022, -0.03), (0.045 * worn, -0.028), (0.052 * worn, 0), (0.045 * worn, 0.028), (0.022, 0.03)], zinc, at=(0.72, 0, 0), turn=(0, 90, 0), parent=holder)
    turned("bearing", [(0.022, -0.1), (0.042, -0.1), (0.045, 0), (0.042, 0.1), (0.022, 0.1)], metal, at=(0.36, 0, 0), turn=(0, 90, 0), parent=holder)
    return holder


def bracket(metal, at, high=0.54):
    """The two arms that carry the shaft's bearing before the propeller at `at`, up to the bottom above it."""
    x, y, z = at
    for side in (-1, 1):
        knots = [(x + 0.36, y, z + 0.06), (x + 0.37, y + side * 0.11, z + 0.06 + (high - 0.06) * 0.46), (x + 0.38, y + side * 0.2, z + high)]
        tube("bracket", knots, [0.022, 0.02, 0.026], metal)


def barnacles(surface, count, seed, low, high, shade=(0.5, 0.47, 0.39, 1)):
    """Barnacles sown over a surface: small truncated cones, in clusters."""
    chance = random.Random(seed)
    shell = plain("barnacle", shade, 0.9, grain=0.8)
    seats = [(chance.random(), chance.random()) for _ in range(14)]
    points, faces = [], []
    for _ in range(count):
        u, v = chance.choice(seats)
        u, v = u + chance.gauss(0, 0.05), v + chance.gauss(0, 0.07)
        if not (0 < u < 1 and 0 < v < 1):
            continue
        foot, out = surface(u, v)
        size = chance.uniform(low, high)
        side = (out[1], -out[0], 0) if abs(out[2]) < 0.9 else (1, 0, 0)
        length = math.hypot(*side)
        side = [part / length for part in side]
        up = [out[1] * side[2] - out[2] * side[1], out[2] * side[0] - out[0] * side[2], out[0] * side[1] - out[1] * side[0]]
        start = len(points)
        for ring, (radius, height) in enumerate(((1.0, -0.1), (0.55, 0.75), (0.38, 0.7), (0.3, 0.3))):
            for step in range(9):
                angle = 2 * math.pi * step / 9
                rough = 1 + 0.12 * math.sin(step * 4 + ring)
                points.append([foot[i] + size * (radius * rough * (math.cos(angle) * side[i] + math.sin(angle) * up[i]) + height * out[i]) for i in range(3)])
        for ring in range(3):
            for step in range(9):
                here, there = start + ring * 9 + step, start + ring * 9 + (step + 1) % 9
                faces.append((here, there, there + 9, here + 9))
    return mesh("barnacles", points, faces, shell)


def stern_gear(care):
    """The scene itself; only what time does differs between `care` 0 and 1."""
    sky(38, 150, 0.16, haze=1.6, dust=3.0)
    sun(34, 214, 1.5, (1, 0.9, 0.78), 9)
    panel((-2.6, -2.4, 0.35), (0, 0, 0.6), (1.6, 0.8), 42, (1, 0.95, 0.88))
    paint = antifouling(care)

    def bottom(u, v):
        x = -1.0 + u * 4.4
        y = (v - 0.5) * 3.6
        return (x, y, 1.12 - 0.045 * x + 0.16 * abs(y) ** 1.5)

    sheet("bottom", paint, 60, 60, bottom)
    skeg = loft("skeg", [(0.62, 3.4, 0.035, 0.1, 3), (0.55, 3.4, 0.05, 0.6, 3), (0.2, 3.4, 0.075, 1.2, 3)], paint, subdivide=0)
    skeg.location.x = 0.45
    propeller(care, (0, 0, 0.62))
    bracket(bronze(care), (0, 0, 0.62))
    rudder = loft("rudder", [(-0.33, 0.14, 0.022, 0.14, 2.4), (-0.35, 0.15, 0.036, 0.5, 2.4), (-0.33, 0.15, 0.04, 1.06, 2.4)], paint)
    placed(rudder, (-0.3, 0.42, 0), (0, 0, 10))
    tube("stock", [(-0.3, 0.42, 1.0), (-0.3, 0.42, 1.3)], 0.028, steel("stock"), smooth=False)
    yard()
    if care < 1:
        barnacles(lambda u, v: (bottom(u, v * 0.6), (0, -0.15, -1)), 1100, 3, 0.005, 0.014)
        barnacles(lambda u, v: ((-0.6 + u * 0.4, 0.36 + 0.07 * u, 0.2 + v * 0.8), (0.17, -0.98, 0)), 160, 5, 0.006, 0.014)
        barnacles(lambda u, v: ((0.9 + u * 2, -0.045, 0.15 + v * 0.8), (0, -1, 0)), 300, 8, 0.007, 0.016)
    camera((-1.62, -1.28, 0.47), (0.1, 0.03, 0.66), 58, focus=(-0.05, -0.1, 0.62), stop=4.0)


def yard():
    """The yard under and behind her: concrete, blocks of wood, a far wall in haze."""
    floor = plain("floor", grey(0.24), 0.55)
    tree = floor.node_tree
    shader = tree.nodes["Principled BSDF"]
    where = coordinates(tree)
    stains = noise(tree, where, 0.9, 8.0, 0.62)
    tree.links.new(ramp(tree, stains, ((0.3, grey(0.12)), (0.7, grey(0.3)))), shader.inputs["Base Color"])
    tree.links.new(ramp(tree, stains, ((0.38, grey(0.12)), (0.5, grey(0.7)))), shader.inputs["Roughness"])
    mesh("floor", [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], floor)
    wood = plain("block", (0.28, 0.19, 0.11, 1), 0.8, grain=0.5)
    for index in range(2):
        for across in (-0.16, 0.16):
            spot = (1.5, across, 0.025 + index * 0.05)
            box("block", (0.5, 0.14, 0.048), wood, 0.004, at=spot, turn=(0, 0, 90 * index))
    far = plain("far hull", grey(0.4), 0.4)
    loft("far hull", [(3, 11, 1.2, 0.7, 2.2), (2.4, 12, 1.7, 2.4, 2.2)], far, subdivide=0).location.y = 7
    box("shed", (40, 0.4, 7), plain("shed", (0.14, 0.17, 0.16, 1), 0.7), at=(6, 14, 3.5))


def propeller_before():
    """As found."""
    stern_gear(0)


def propeller_after():
    """As delivered."""
    stern_gear(1)
