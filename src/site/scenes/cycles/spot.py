"""A yacht's bow from a hand's distance: a blow down to the laminate, and the same gelcoat whole again."""
import math

import numpy as np
from chip import MEASURES, PIXELS, PLACE, damage, depth_at
from harbour import far_shore, harbour_water
from maps import cloud, laid
from materials import bump, colour, coordinates, gelcoat, grey, math_node, mixed, noise, plain, ramp, steel
from shapes import box, carried, mesh, sheet, tube
from stage import camera, clouds, sky, sun

GREEN = colour("#003f26")
POLISHED = 0.04
NOSE = 0.05
SHEER = 0.098


def _bow(t, y, out=0.0):
    """A place on the bow: `t` runs around the stem from one side (below 0) to the other, `y` is its height."""
    wide = np.tan(np.radians(23 + 10 * y))
    d, z = NOSE * (np.cosh(t) - 1), wide * NOSE * np.sinh(t)
    tilt = wide * np.cosh(t)
    long = np.hypot(np.sinh(t), tilt)
    return 0.3 * y - d + out * tilt / long, z + out * np.sinh(t) / long


def _broken(masks):
    """Gelcoat around a blow: what is under it lies bare, and its gloss is scraped off."""
    material = gelcoat("struck", GREEN, wave=0.02)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    part = {name: laid(tree, mask.astype(np.float32), PLACE, MEASURES) for name, mask in masks.items() if name != "deep"}
    where = coordinates(tree)
    fibre = noise(tree, coordinates(tree, (1, 9, 1)), 260, 4.0, 0.7, 1.2)
    filler = ramp(tree, noise(tree, where, 130, 7.0, 0.68), ((0.34, (0.4, 0.35, 0.24, 1)), (0.5, (0.66, 0.61, 0.47, 1)), (0.66, (0.86, 0.83, 0.73, 1))))
    glass = mixed(tree, fibre, (0.24, 0.22, 0.13, 1), (0.74, 0.71, 0.55, 1))
    below = mixed(tree, part["core"], filler, glass)
    below = mixed(tree, math_node(tree, "MULTIPLY", part["grime"], 0.6), below, (0.09, 0.065, 0.035, 1))
    worn = mixed(tree, math_node(tree, "MULTIPLY", part["scrape"], 0.62), GREEN, (0.42, 0.5, 0.42, 1))
    worn = mixed(tree, math_node(tree, "MULTIPLY", part["crack"], 0.62), worn, (0.5, 0.52, 0.42, 1))
    tree.links.new(mixed(tree, part["bare"], worn, below), shader.inputs["Base Color"])
    dull = math_node(tree, "MAXIMUM", part["bare"], math_node(tree, "MAXIMUM", part["scrape"], part["crack"]))
    dull.node.use_clamp = True
    tree.links.new(math_node(tree, "ADD", math_node(tree, "MULTIPLY", dull, 0.6), POLISHED), shader.inputs["Roughness"])
    tree.links.new(math_node(tree, "SUBTRACT", 1.0, dull), shader.inputs["Clearcoat"])
    bump(tree, shader, math_node(tree, "MULTIPLY", fibre, part["bare"]), 0.6, 0.0007)
    return material


def _whole():
    """The same gelcoat as it was meant to be."""
    material = gelcoat("polished", GREEN, wave=0.02)
    material.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = POLISHED
    return material


def _hull(struck):
    masks = damage() if struck else None
    near = np.linspace(0.02, 0.27, 620)
    t = np.concatenate([np.linspace(-2.2, 0.5, 60), np.arccosh(1 + near / NOSE)[8:], np.linspace(2.6, 4.6, 50)])
    t = np.sort(t[(t < 0.5) | (t > 0.8)])
    y = np.concatenate([np.linspace(-1.5, -0.11, 40), np.linspace(-0.1, SHEER, 470)])
    grid_t, grid_y = np.meshgrid(t, y)
    x, z = _bow(grid_t, grid_y)
    if struck:
        deep = depth_at(masks["deep"], x, grid_y) * (grid_t > 0)
        x, z = _bow(grid_t, grid_y, -deep)
    points = np.dstack([x, grid_y, z]).reshape(-1, 3)
    wide = len(t)
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i) for j in range(len(y) - 1) for i in range(wide - 1)]
    mesh("bow", points.tolist(), faces, _broken(masks) if struck else _whole())


def _rail():
    """Along the sheer: a cream strip with half-round steel on it, and a varnished cap."""

    def along(profile, name, material):
        turns = np.concatenate([np.linspace(-2.4, 1.2, 60), np.linspace(1.25, 4.6, 60)])

        def at(u, v):
            out, up = profile[round(u * len(profile)) % len(profile)]
            x, z = _bow(float(turns[round(v * 119)]), SHEER, out)
            return (x, SHEER + up, z)

        sheet(name, material, len(profile), 119, at, closed=True)

    def rounded(out, up, wide, high, power):
        turns = np.linspace(0, 2 * math.pi, 40, endpoint=False)
        curve = [(math.copysign(abs(math.cos(a)) ** power, math.cos(a)), math.copysign(abs(math.sin(a)) ** power, math.sin(a))) for a in turns]
        return [(out + wide * c, up + high * s) for c, s in curve]

    along(rounded(-0.006, 0.012, 0.0105, 0.0135, 0.35), "strip", gelcoat("cream", (0.6, 0.55, 0.42, 1)))
    along(rounded(0.0045, 0.012, 0.0062, 0.0078, 0.9), "half-round", steel("half-round", 0.09))
    along(rounded(-0.01, 0.038, 0.024, 0.0115, 0.6), "cap", gelcoat("varnish", (0.24, 0.085, 0.022, 1)))


def _yacht(x, y, turn, long=9.0):
    """A white yacht at some distance, to be mirrored and to lie blurred behind the bow."""
    white = gelcoat("white", (0.74, 0.73, 0.7, 1))
    dark = plain("dark", grey(0.02), 0.1)

    def build():
        box("hull", (long, 2.6, 1.0), white, 0.3, at=(0, 0, 0.45))
        box("stripe", (long * 0.98, 2.62, 0.09), plain("stripe", colour("#0b2239"), 0.2), at=(0, 0, 0.62))
        box("house", (long * 0.45, 1.8, 0.6), white, 0.2, at=(-0.5, 0, 1.15))
        box("windows", (long * 0.36, 1.84, 0.22), dark, 0.05, at=(-0.5, 0, 1.2))
        tube("mast", [(0.7, 0, 1), (0.7, 0, 13)], 0.08, steel("mast", 0.4), smooth=False)
        tube("boom", [(0.7, 0, 2.1), (-3.2, 0, 2.0)], 0.16, plain("sail cover", colour("#12325a"), 0.8), smooth=False)

    carried(build, at=(x, y, -1.4), turn=(0, 0, turn))


def _harbour():
    harbour_water(waves=0.05, level=-1.4, ripple=0.1)
    for bearing in (0, 60, 120, 180, 240, 300):
        far_shore(distance=150, high=13, bearing=bearing)
    for x, y, turn in ((9.5, -2.6, 98), (17, -9, 84), (26, 3, 110), (6, 13, 30), (13, 21, -10), (9, -15, 60)):
        _yacht(x, y, turn)
    wood = plain("post", (0.1, 0.08, 0.06, 1), 0.9)
    for x, y in ((7, -1.4), (8, -4.2), (10, 1.5), (4.4, 7.8)):
        tube("post", [(x, y, -3), (x, y, 0.5)], 0.13, wood, smooth=False)


def _spot(struck):
    world = sky(18, 230, 0.15, haze=1.3, dust=1.4)
    clouds(world, cover=0.5, shade=(5.6, 5.1, 4.7), streak=1.8, scale=1.3)
    sun(20, 229, 4.6, (1, 0.8, 0.56), 0.9)
    _harbour()

    def bow():
        _hull(struck)
        _rail()

    carried(bow, turn=(90, 0, 0))
    camera((-0.3, -0.5, -0.004), (-0.1, -0.075, 0.004), 62, focus=(-0.13, -0.084, 0.0), stop=16.0, roll=-3)


def spot_before():
    """As found."""
    _spot(True)


def spot_after():
    """As delivered."""
    _spot(False)
