"""What a bottom is painted with: a roller, a tray with paint in it, a tin, masking paper with drips."""
import math
import random

from materials import bump, cloth, coordinates, grey, mixed, noise, plain, ramp, steel
from shapes import box, group, placed, sheet, tube, turned


def wet_paint(shade):
    """Antifouling that has not dried: its own colour, deeper, with a shine."""
    return plain("wet paint", tuple(part * 0.8 for part in shade[:3]) + (1,), 0.16, coat=0.5)


def roller(shade, at, turn):
    """A roller with a wet sleeve along x around its origin, its frame, and its grip along y."""
    holder = group(at, turn)
    nap = cloth("sleeve", tuple(part * 0.85 for part in shade[:3]) + (1,), 420, 1.0, 0.1)
    nap.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.42
    sleeve = [(0.0001, -0.125), (0.018, -0.125), (0.027, -0.12), (0.029, -0.11), (0.029, 0.11), (0.027, 0.12), (0.018, 0.125), (0.0001, 0.125)]
    turned("sleeve", sleeve, nap, turn=(0, 90, 0), parent=holder)
    wire = [(0.12, 0, 0), (0.155, 0, 0), (0.165, 0.012, 0.002), (0.165, 0.075, 0.01), (0.155, 0.09, 0.012), (0.02, 0.13, 0.018), (0, 0.145, 0.02), (0, 0.21, 0.03)]
    tube("frame", wire, 0.0042, steel("frame", 0.25), smooth=False, parent=holder)
    grip = [(0.0001, 0), (0.011, 0.001), (0.015, 0.02), (0.0125, 0.05), (0.0155, 0.1), (0.014, 0.125), (0.0001, 0.126)]
    turned("grip", grip, plain("grip", (0.012, 0.05, 0.035, 1), 0.4), at=(0, 0.19, 0.027), turn=(-82, 0, 0), parent=holder)
    return holder


def tray(shade, at, turn=0):
    """A black tray with ribs, paint in its deep end and smeared up its slope."""
    holder = group(at, (0, 0, turn))
    skin = plain("tray", grey(0.02), 0.45)
    wide, long = 0.29, 0.36

    def bed(v):
        return 0.006 + 0.058 * min(1, max(0, (v - 0.3) / 0.6))

    def inside(u, v):
        rib = 0.0025 if v > 0.32 and int(v * 22) % 2 else 0.0
        return ((u - 0.5) * wide * 0.93, (v - 0.5) * long * 0.95, bed(v) + rib)

    placed(sheet("bed", skin, 12, 66, inside), parent=holder)
    for side in (-1, 1):
        box("wall", (0.006, long, 0.078), skin, 0.002, at=(side * wide / 2, 0, 0.04), parent=holder)
        box("wall", (wide + 0.006, 0.006, 0.078), skin, 0.002, at=(0, side * long / 2, 0.04), parent=holder)
        box("rim", (0.02, long + 0.02, 0.005), skin, 0.002, at=(side * (wide / 2 + 0.006), 0, 0.079), parent=holder)
        box("rim", (wide + 0.03, 0.02, 0.005), skin, 0.002, at=(0, side * (long / 2 + 0.006), 0.079), parent=holder)
    paint = wet_paint(shade)
    placed(sheet("pool", paint, 8, 8, lambda u, v: ((u - 0.5) * wide * 0.95, -long / 2 + 0.004 + v * 0.17, 0.0225)), parent=holder)
    placed(sheet("smear", paint, 10, 40, lambda u, v: ((u - 0.5) * wide * 0.8, -0.02 + v * 0.14, bed((v * 0.14 - 0.02) / long / 0.95 + 0.5) + 0.0032)), parent=holder)
    return holder


def tin(shade, at, radius=0.085, high=0.19, label=None):
    """An open tin of paint: steel with a printed band, runs of paint over its rim."""
    holder = group(at)
    metal = steel("tin", 0.28, shade=0.55)
    wall = [(0.0001, 0.002), (radius, 0.0), (radius + 0.002, 0.004), (radius, 0.008), (radius, high - 0.008), (radius + 0.003, high - 0.004), (radius + 0.002, high), (radius - 0.008, high), (radius - 0.008, high * 0.62)]
    turned("tin", wall, metal, parent=holder)
    turned("band", [(radius + 0.0006, high * 0.1), (radius + 0.0006, high * 0.86)], plain("band", label or grey(0.6), 0.35, coat=0.3), parent=holder)
    turned("stripe", [(radius + 0.0012, high * 0.3), (radius + 0.0012, high * 0.5)], plain("stripe", shade, 0.4), parent=holder)
    paint = wet_paint(shade)
    turned("paint", [(radius - 0.006, high * 0.74), (0.0001, high * 0.735)], paint, parent=holder)
    chance = random.Random(4)
    for index in range(7):
        angle = index * 14 + 200 + chance.uniform(-4, 4)
        run = chance.uniform(0.03, 0.11)
        drop = [(radius - 0.004, 0, high + 0.001), (radius + 0.004, 0, high - 0.003), (radius + 0.004, 0, high - 0.02), (radius + 0.002, 0, high - run)]
        tube("run", drop, [0.005, 0.006, 0.005, 0.004], paint, turn=(0, 0, angle), parent=holder)
    return holder


def masking_paper(shade, at, size, turn=0):
    """Brown paper on the floor under the work, not quite flat, with drips of the paint on it."""
    paper = plain("paper", (0.36, 0.25, 0.15, 1), 0.75, specular=0.3)
    tree = paper.node_tree
    shader = tree.nodes["Principled BSDF"]
    fibre = ramp(tree, noise(tree, coordinates(tree, (3, 60, 1)), 3.0, 6.0, 0.7), ((0.3, (0.3, 0.2, 0.115, 1)), (0.7, (0.4, 0.285, 0.175, 1))))
    spots = ramp(tree, noise(tree, coordinates(tree), 26.0, 2.0, 0.4), ((0.655, grey(0.0)), (0.665, grey(1.0))))
    where = ramp(tree, noise(tree, coordinates(tree), 1.6, 2.0), ((0.42, grey(0.0)), (0.58, grey(1.0))))
    tree.links.new(mixed(tree, mixed(tree, 1.0, spots, where, "MULTIPLY"), fibre, shade), shader.inputs["Base Color"])
    bump(tree, shader, noise(tree, coordinates(tree, (1, 1, 1)), 3.0, 5.0, 0.55), 0.7, 0.03)
    chance = random.Random(1)
    folds = [(chance.uniform(0, 6.3), chance.uniform(4, 9), chance.uniform(-3, 3)) for _ in range(5)]
    wide, deep = size

    def at_point(u, v):
        x, y = (u - 0.5) * wide, (v - 0.5) * deep
        lift = sum(math.sin(start + x * fast + y * slant) ** 8 for start, fast, slant in folds)
        return (x, y, 0.002 + 0.004 * lift)

    return placed(sheet("paper", paper, 90, 60, at_point), at, (0, 0, turn))
