"""A coachroof against a low sun: glossy in patches, so that it glares; and rubbed to one even satin."""
import cv2
import numpy as np
from harbour import far_shore, harbour_water
from hatch import frame, fresh_seam, handrail, lid
from maps import cloud, laid, lines
from materials import bump, colour, coordinates, gelcoat, grey, math_node, mixed, noise, plain, ramp, steel
from shapes import carried, sheet, tube
from stage import camera, clouds, panel, sky, sun
from yacht import cleat

CREAM = (0.47, 0.455, 0.41, 1)
PIXELS = (1400, 2000)
CORNER, MEASURES = (-0.7, -1.0), (1.4, 2.0)


def _dried():
    """Rings that drops left."""
    chance = np.random.default_rng(7)
    drawn = np.zeros(PIXELS[::-1], np.float32)
    for _ in range(2600):
        at = (int(chance.uniform(0, PIXELS[0])), int(chance.uniform(0, PIXELS[1])))
        one = min(6, 2 + round(chance.gamma(1.3, 0.9)))
        cv2.circle(drawn, at, one, chance.uniform(0.15, 0.6), 1, cv2.LINE_AA)
    return cv2.GaussianBlur(drawn, (0, 0), 0.8)


def _scrubbed():
    """What shoes, lines and a hard brush drew."""
    chance = np.random.default_rng(3)
    strokes = []
    for _ in range(170):
        x, y, angle = chance.uniform(0, PIXELS[0]), chance.uniform(0, PIXELS[1]), chance.normal(1.2, 0.7)
        points = []
        for _ in range(int(chance.uniform(3, 13))):
            points.append((x, y))
            x, y, angle = x + 9 * np.cos(angle), y + 9 * np.sin(angle), angle + chance.normal(0, 0.06)
        strokes.append((points, chance.uniform(0.15, 0.6)))
    return lines(PIXELS, strokes, 1, 0.6)


def _patchy():
    material = gelcoat("patchy", CREAM, wave=0.06)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    dull = laid(tree, np.clip((cloud(PIXELS, 6, 21, 6) - 0.46) * 4.5, 0, 1), CORNER, MEASURES)
    marks = laid(tree, np.maximum(_dried(), _scrubbed()), CORNER, MEASURES)
    worn = math_node(tree, "MAXIMUM", dull, marks)
    stained = ramp(tree, noise(tree, coordinates(tree), 5.0, 7.0, 0.62, 0.3), ((0.4, (0.36, 0.325, 0.225, 1)), (0.6, CREAM)))
    tree.links.new(mixed(tree, math_node(tree, "MULTIPLY", marks, 0.3), stained, (0.25, 0.235, 0.19, 1)), shader.inputs["Base Color"])
    tree.links.new(math_node(tree, "ADD", math_node(tree, "MULTIPLY", worn, 0.42), 0.1), shader.inputs["Roughness"])
    tree.links.new(math_node(tree, "SUBTRACT", 1.0, worn), shader.inputs["Clearcoat"])
    return material


def _satin():
    material = plain("satin", CREAM, 0.44, specular=0.42)
    tree = material.node_tree
    bump(tree, tree.nodes["Principled BSDF"], noise(tree, coordinates(tree), 900, 3.0), 0.05, 0.0003)
    return material


def _roof(care):
    world = sky(17, 4, 0.13, haze=1.3, dust=1.4)
    clouds(world, cover=0.4, shade=(5.2, 4.8, 4.4), streak=2.6, scale=1.0)
    sun(19, 2, 3.2, (1, 0.8, 0.56), 1.0)
    harbour_water(waves=0.004, level=-1.9, ripple=0.02)
    far_shore(distance=190, high=15, bearing=0)
    far_shore(distance=170, high=14, bearing=40)
    far_shore(distance=170, high=14, bearing=-40)
    panel((-1.2, -1.6, 1.3), (0, 0, 0), (1, 1), 7, (0.84, 0.9, 1))
    sheet("roof", _satin() if care >= 1 else _patchy(), 60, 60, lambda u, v: (u * 2 - 1, v * 4.6 - 1.6, -0.09 * (u * 2 - 1) ** 2 - 0.03 * max(0, v * 4.6 - 2.2) ** 2))
    white = gelcoat("edge", (0.6, 0.59, 0.55, 1))
    for side in (-1, 1):
        tube("edge", [(side, -1.6, -0.1), (side, 1.4, -0.1), (side * 0.98, 3.0, -0.16)], 0.03, white)
    varnish = gelcoat("varnish", (0.22, 0.085, 0.025, 1))
    for x in (-0.5, 0.78):
        carried(lambda: handrail(0, varnish, -1.0, 2.4), at=(x, 0.4, -0.03 if x < 0 else -0.055), turn=(0, 0, 90))

    def hatch():
        frame(steel("aluminium", 0.3, shade=0.56))
        lid(plain("smoked window", (0.012, 0.011, 0.01, 1), 0.05, coat=0.6))
        fresh_seam()

    carried(hatch, at=(0.3, 0.92, 0.0))
    cleat((-0.18, 1.55, 0.0), steel("cleat"), turn=80)
    camera((0.02, -0.88, 0.43), (0.02, 0.1, 0.0), 44, focus=(0.0, 0.05, 0.0), stop=6.3)


def roof_before():
    """As found."""
    _roof(0)


def roof_after():
    """As delivered."""
    _roof(1)
