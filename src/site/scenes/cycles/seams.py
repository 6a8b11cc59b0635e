"""The corner of a cabin's window from a hand's distance: its seam of sealant worn out, and new."""
import cv2
import numpy as np
from harbour import far_shore, harbour_water
from hatch import screw, swept
from maps import cloud, laid
from materials import gelcoat, grey, math_node, mixed, plain, steel
from sealant import CORNER, HALF, WIDE, fresh, frame_path, old
from shapes import box, carried, mesh, tube
from stage import camera, clouds, sky, sun

WHITE = (0.62, 0.61, 0.57, 1)
PIXELS = (1500, 900)
# The part of the cabin's side that the picture shows, in metres from the window's middle.
PLACE, MEASURES = (0.0, -0.4), (0.5, 0.3)


def _streaks():
    """What ran down from the seam and dried: strong at the seam, thinner below, in strands."""
    wide, high = PIXELS
    across, down = np.meshgrid(np.linspace(0, MEASURES[0], wide), np.linspace(MEASURES[1], 0, high))
    x, y = across + PLACE[0], down + PLACE[1]
    inner = np.hypot(np.maximum(np.abs(x) - HALF[0] + CORNER, 0), np.maximum(np.abs(y) - HALF[1] + CORNER, 0)) - CORNER - WIDE
    below = np.maximum(-HALF[1] - WIDE - y, 0) + np.maximum(x - HALF[0] + CORNER, 0) * 0.5
    chance = np.random.default_rng(31)
    strand = cv2.resize(chance.random((1, 150)).astype(np.float32), (wide, 1), interpolation=cv2.INTER_CUBIC)
    strand = 0.65 * strand + 0.35 * cv2.resize(chance.random((1, 34)).astype(np.float32), (wide, 1), interpolation=cv2.INTER_CUBIC)
    reach = 0.006 + 0.075 * np.clip(strand - 0.3, 0, 1) ** 1.3
    patchy = cloud(PIXELS, 14, 3, 6)
    ran = np.exp(-below / reach) * np.clip(strand * 1.6 - 0.25, 0, 1) * (0.6 + 0.6 * patchy)
    ran = np.roll(cv2.GaussianBlur(ran, (0, 0), 1.2), 4, axis=1) * (y < -HALF[1] + CORNER * 0.6)
    rim = np.exp(-np.maximum(inner, 0) / 0.0045) * (0.35 + 0.9 * patchy)
    return np.clip(ran * 0.95 + rim * 0.75 + 0.14 * patchy, 0, 1).astype(np.float32)


def _stained():
    material = gelcoat("stained", WHITE, wave=0.02)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    film = laid(tree, _streaks(), PLACE, MEASURES)
    tint = mixed(tree, laid(tree, cloud(PIXELS, 9, 17, 5), PLACE, MEASURES), (0.09, 0.075, 0.03, 1), (0.085, 0.11, 0.03, 1))
    tree.links.new(mixed(tree, math_node(tree, "MULTIPLY", film, 0.92), WHITE, tint), shader.inputs["Base Color"])
    tree.links.new(math_node(tree, "ADD", math_node(tree, "MULTIPLY", film, 0.5), 0.12), shader.inputs["Roughness"])
    tree.links.new(math_node(tree, "SUBTRACT", 1.0, film), shader.inputs["Clearcoat"])
    return material


def _side(paint):
    """The cabin's side with the groove around its window."""
    profile = [(-0.002, -0.0068), (WIDE, -0.0068), (WIDE, -0.0014), (WIDE + 0.0004, -0.0005), (WIDE + 0.0013, 0.0), (0.05, 0.0), (0.12, -0.0006), (0.4, -0.012)]
    swept("cabin side", frame_path(0.004), profile, paint)


def _frame():
    metal = steel("aluminium", 0.24, shade=0.6)
    profile = [(0.0, -0.0066), (0.0, 0.0046), (-0.0004, 0.0056), (-0.0014, 0.0062), (-0.0255, 0.0066), (-0.0275, 0.0062), (-0.0285, 0.005), (-0.0288, 0.0)]
    swept("frame", frame_path(0.002), profile, metal)
    rubber = plain("gasket", grey(0.012), 0.6)
    swept("gasket", frame_path(0.003), [(-0.0286, 0.0), (-0.0288, 0.0036), (-0.0296, 0.0044), (-0.0312, 0.0042), (-0.0325, 0.003), (-0.0325, 0.0)], rubber)
    glass = plain("smoked glass", (0.006, 0.008, 0.009, 1), 0.015, coat=1.0)
    points = [(x - out_x * 0.031, y - out_y * 0.031, 0.0028) for x, y, out_x, out_y in frame_path(0.004)]
    mesh("glass", points, [tuple(range(len(points)))], glass, smooth=False)
    for index, x in enumerate((0.29, 0.2, 0.11, 0.02)):
        screw((x, -HALF[1] + 0.0135, 0.0062), steel("screw", 0.18), 25 + index * 55)
    for index, y in enumerate((-0.11, -0.02, 0.07)):
        screw((HALF[0] - 0.0135, y, 0.0062), steel("screw", 0.18), 70 + index * 41)


def _berth():
    """What is mirrored in the window and the gelcoat, and the stay that throws its shadow: none of it in the picture itself."""
    harbour_water(waves=0.03, level=-1.4)
    for bearing in (130, 180, 230):
        far_shore(distance=140, high=15, bearing=bearing)
    hull = gelcoat("neighbour", (0.7, 0.69, 0.66, 1))
    dark = plain("neighbour's window", grey(0.02), 0.1)
    for x, y in ((-6.5, -11), (1.5, -14), (8.5, -12)):
        box("neighbour", (5.2, 2, 1.1), hull, 0.3, at=(x, y, -0.9))
        box("neighbour's house", (2.6, 1.4, 0.6), hull, 0.2, at=(x - 0.4, y, -0.2))
        box("neighbour's window", (1.8, 1.5, 0.22), dark, 0.05, at=(x - 0.4, y + 0.02, -0.16))
        tube("mast", [(x + 0.6, y, 0), (x + 0.6, y, 11)], 0.07, steel("mast", 0.4), smooth=False)
    tube("stay", [(-2.5, -0.62, -0.395), (0.5, -0.62, 0.895)], 0.011, steel("stay", 0.15), smooth=False)


def _corner(care):
    world = sky(20, 246, 0.15, haze=1.2, dust=1.0)
    clouds(world, cover=0.4, shade=(5.2, 5.0, 4.8), streak=1.6, scale=1.4)
    sun(22, 242, 4.4, (1, 0.82, 0.58), 0.6)
    _berth()

    def window():
        _side(gelcoat("cabin side", WHITE, wave=0.02) if care >= 1 else _stained())
        _frame()
        (fresh if care >= 1 else old)()

    carried(window, turn=(90, 0, 0))
    camera((0.305, -0.235, -0.2), (0.244, 0, -0.183), 55, focus=(0.225, -0.003, -0.187), stop=9.0, roll=-9)


def seam_before():
    """As found."""
    _corner(0)


def seam_after():
    """As delivered."""
    _corner(1)
