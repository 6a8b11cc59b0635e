"""Where yachts lie: water, posts, bollards, fenders, lines, the far shore."""
import math

from materials import bump, coordinates, grey, math_node, noise, plain, ramp, water
from shapes import mesh, placed, rope, sheet, tube, turned


def harbour_water(shade=(0.004, 0.016, 0.018, 1), waves=0.05, level=0.0, ripple=0.12, middle=(0, 0)):
    """Calm water: a small sea of the ocean modifier around the berth, and a plane with ripples out to the horizon."""
    material = water("water", shade)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    near = noise(tree, coordinates(tree, (1, 1, 1)), 1.6, 3.0)
    fine = noise(tree, coordinates(tree, (1, 1, 1)), 9.0, 2.0)
    bump(tree, shader, math_node(tree, "ADD", near, math_node(tree, "MULTIPLY", fine, 0.15)), ripple, 0.12)
    sea = mesh("sea", [(0, 0, 0), (1, 0, 0), (0, 1, 0)], [(0, 1, 2)], material)
    ocean = sea.modifiers.new("ocean", "OCEAN")
    ocean.geometry_mode = "GENERATE"
    ocean.repeat_x = ocean.repeat_y = 3
    ocean.spatial_size = 40
    ocean.resolution = 14
    ocean.wave_scale = waves
    ocean.wind_velocity = 3.0
    ocean.choppiness = 0.8
    ocean.time = 3.0
    ocean.random_seed = 4
    placed(sea, (middle[0], middle[1], level))
    far = 2500
    points = [(-far, -far, level - 0.1), (far, -far, level - 0.1), (far, far, level - 0.1), (-far, far, level - 0.1)]
    mesh("far water", points, [(0, 1, 2, 3)], material)
    return sea


def far_shore(distance=420, high=9, bearing=0, shade=(0.075, 0.095, 0.1, 1), span=1600):
    """A wooded shore on the horizon, in the direction `bearing` (0 is +y)."""

    def at(u, v):
        x = (u - 0.5) * span
        crest = 0.45 + 0.25 * math.sin(x * 0.021) + 0.16 * math.sin(x * 0.083 + 2) + 0.08 * math.sin(x * 0.31)
        return (x, distance + x * x * 0.0001, v * high * max(0.2, crest) - 0.5)

    shore = sheet("shore", plain("shore", shade, 1.0, specular=0.0), 400, 2, at)
    return placed(shore, (0, 0, 0), (0, 0, -bearing))


def post(at, high=2.2, radius=0.14):
    """A mooring post of weathered wood with a pale band around its head."""
    x, y = at
    profile = [(radius * 1.05, -2), (radius, high - 0.03), (radius - 0.03, high), (0.0001, high + 0.01)]
    wood = plain("post", (0.05, 0.04, 0.032, 1), 0.85)
    tree = wood.node_tree
    grain = noise(tree, coordinates(tree, (30, 30, 1.2)), 1.0, 6.0)
    tree.links.new(ramp(tree, grain, ((0.3, (0.03, 0.024, 0.02, 1)), (0.7, (0.13, 0.105, 0.085, 1)))), tree.nodes["Principled BSDF"].inputs["Base Color"])
    bump(tree, tree.nodes["Principled BSDF"], grain, 0.6, 0.02)
    turned("post", profile, wood, at=(x, y, 0))
    turned("band", [(radius + 0.004, high - 0.3), (radius + 0.004, high - 0.14)], plain("band", grey(0.62), 0.6), at=(x, y, 0))


def bollard(at, high=0.42):
    """A cast bollard with a mushroom head."""
    profile = [(0.17, 0), (0.17, 0.03), (0.1, 0.06), (0.088, high * 0.6), (0.1, high * 0.72), (0.15, high * 0.82), (0.155, high * 0.92), (0.11, high), (0.0001, high + 0.012)]
    return turned("bollard", profile, plain("bollard", grey(0.02), 0.38, coat=0.3, grain=0.3), at=at)


def hanging_fender(at, rail, high=0.62, radius=0.12, cover=None):
    """A fender on its line from the rail; `at` is its foot. `cover` is the colour of its knitted sock."""
    profile = [(0.0001, 0), (0.03, 0.004), (0.05, 0.03), (radius * 0.8, 0.09), (radius, 0.17)]
    profile += [(r, high - z) for r, z in profile[::-1]]
    skin = plain("fender", cover or grey(0.72), 0.9 if cover else 0.32, coat=0.0 if cover else 0.3)
    turned("fender", profile, skin, at=at)
    top = (at[0], at[1], at[2] + high)
    tube("fender line", [top, ((top[0] + rail[0]) / 2, top[1], (top[2] + rail[2]) / 2), rail], 0.009, plain("line", grey(0.55), 0.9))


def mooring_line(start, end, sag=0.12, radius=0.016, shade=(0.5, 0.44, 0.33, 1)):
    """A laid line from cleat to bollard, hanging as much as `sag`."""
    middle = [(a + b) / 2 for a, b in zip(start, end)]
    middle[2] -= sag
    return rope("mooring", [start, middle, end], radius, plain("rope", shade, 0.85))


def rope_turns(at, radius=0.11, count=3, thick=0.016, shade=(0.5, 0.44, 0.33, 1)):
    """A line's turns around a bollard."""
    knots = []
    for step in range(count * 12 + 1):
        angle = step / 12 * 2 * math.pi
        knots.append((at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle), at[2] + step / 12 * thick * 2.05))
    return rope("turns", knots, thick, plain("rope", shade, 0.85))
