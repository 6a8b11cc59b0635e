"""The craft's own things: colour chips, pots, pads, bottles, brushes, a caulking gun, a polishing machine."""
import math

from materials import cloth, colour, foam, gelcoat, grey, plain, steel, teak
from shapes import bevelled, box, group, mesh, placed, tube, turned


def colour_chip(shade, length=0.12, width=0.036, thick=0.003, hole=0.012):
    """A rounded plate of gelcoat on its lighter laminate, its foot at the pivot."""
    points = []
    radius = 0.007
    for cx, cy, start in (
        (width / 2 - radius, length - radius, 0),
        (-width / 2 + radius, length - radius, 90),
        (-width / 2 + radius, -hole + radius, 180),
        (width / 2 - radius, -hole + radius, 270),
    ):
        for step in range(7):
            angle = math.radians(start + step * 15)
            points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    count = len(points)
    solid = [(x, y, 0) for x, y in points] + [(x, y, thick) for x, y in points]
    faces = [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    chip = mesh("chip", solid, faces, gelcoat("chip", shade, wave=0.02))
    return bevelled(chip, 0.0007, 2)


def colour_fan(shades, at, spread=96, turn=0):
    """The gelcoat card: chips on one rivet, spread like a hand of cards."""
    holder = group(at, (0, 0, turn))
    for index, shade in enumerate(shades):
        share = index / (len(shades) - 1) - 0.5
        placed(
            colour_chip(shade),
            (0, 0, index * 0.0032 + 0.0002),
            (0.5, -1.2, -share * spread),
            parent=holder,
        )
    top = len(shades) * 0.0032
    rivet = [(0, top + 0.003), (0.003, top + 0.0028), (0.0052, top + 0.0014), (0.0055, top - 0.001)]
    turned("rivet", rivet[::-1], steel("rivet", 0.2, shade=0.75), parent=holder)
    return holder


def pot(shade, at, radius=0.03, high=0.045, fill=0.92):
    """A white mixing pot with gelcoat in it."""
    wall = 0.0016
    profile = [
        (0, 0),
        (radius * 0.86, 0),
        (radius * 0.88, 0.002),
        (radius, high - 0.004),
        (radius + 0.003, high - 0.003),
        (radius + 0.003, high),
        (radius - wall, high),
        (radius * 0.86, 0.004),
    ]
    turned("pot", profile, plain("pot", grey(0.82), 0.35, specular=0.4), at=at)
    level = high * fill
    surface = [(0, level), (radius * 0.7, level), (radius * 0.93, level + 0.0006), (radius * 0.97, level + 0.002)]
    turned("gelcoat", surface[::-1], gelcoat("wet gelcoat", shade, wave=0.02), at=at)


def pad(shade, at, turn=(0, 0, 0), radius=0.078, thick=0.032):
    """A foam polishing pad on its loop backing, face up."""
    holder = group(at, turn)
    profile = [
        (0, thick),
        (0.010, thick),
        (0.013, thick - 0.006),
        (0.02, thick + 0.001),
        (radius * 0.7, thick + 0.002),
        (radius * 0.93, thick - 0.001),
        (radius, thick - 0.008),
        (radius * 0.985, 0.010),
        (radius * 0.93, 0.002),
    ]
    turned("pad", profile[::-1], foam("foam", shade), parent=holder)
    backing = [(radius * 0.92, 0.002), (radius * 0.92, -0.003), (0, -0.003)]
    turned("loop", backing[::-1], cloth("loop", grey(0.06), 1500), parent=holder)
    return holder


def bottle(shade, label, at, turn=0, high=0.19, radius=0.036):
    """A bottle of compound with a band of colour around it and a dark cap."""
    holder = group(at, (0, 0, turn))
    shoulder = high * 0.78
    profile = [
        (0, 0),
        (radius - 0.005, 0),
        (radius - 0.001, 0.002),
        (radius, 0.006),
        (radius, shoulder - 0.012),
        (radius - 0.004, shoulder),
        (radius * 0.62, shoulder + 0.022),
        (radius * 0.4, shoulder + 0.028),
        (radius * 0.4, high),
    ]
    turned("bottle", profile, plain("bottle", shade, 0.3, specular=0.45), parent=holder)
    low, top = high * 0.16, high * 0.6
    band = [(radius + 0.0004, low), (radius + 0.0006, low + 0.001), (radius + 0.0006, top), (radius + 0.0004, top + 0.0005)]
    turned("label", band, plain("label", label, 0.55), parent=holder)
    line = [(radius + 0.0009, top - 0.014), (radius + 0.0009, top - 0.010)]
    turned("rule", line, plain("rule", colour("#b08d57"), 0.35, metallic=0.6), parent=holder)
    cap = [(0.0165, high - 0.012), (0.0175, high - 0.011), (0.0170, high + 0.016), (0.0155, high + 0.018), (0.0, high + 0.018)]
    turned("cap", cap, plain("cap", grey(0.012), 0.35, grain=0.1), parent=holder)
    return holder


def folded_cloth(shade, at, turn=0, size=(0.17, 0.12), layers=5):
    """A microfibre cloth, folded: rounded layers, none quite like the other."""
    holder = group(at, (0, 0, turn))
    for layer in range(layers):
        wide, deep = (side - layer * 0.0012 for side in size)
        box(
            "fold",
            (wide, deep, 0.0078),
            cloth("microfibre", shade, 700, 0.9, 1.0),
            edge=0.0037,
            at=(math.sin(layer * 2.1) * 0.0014, math.cos(layer * 1.7) * 0.0012, 0.004 + layer * 0.0072),
            turn=(0, 0, math.sin(layer * 3.0) * 0.7),
            parent=holder,
        )
    return holder


def brush(at, turn, length=0.17, width=0.024, parent=None):
    """A detailing brush along y: bristles, ferrule, wooden handle."""
    holder = placed(group(), at, turn, parent)
    wood = [(0.0001, 0), (0.005, 0.001), (0.0075, 0.02), (0.0055, length * 0.5), (0.0085, length * 0.9), (0.008, length)]
    turned("handle", wood, teak("handle"), at=(0, 0, 0), turn=(-90, 0, 0), parent=holder)
    box("ferrule", (width, 0.024, 0.011), steel("ferrule", 0.28), 0.004, at=(0, length + 0.012, 0), parent=holder)
    box("bristles", (width * 0.94, 0.036, 0.009), cloth("bristles", (0.12, 0.075, 0.04, 1), 2500, 1.0), 0.003, at=(0, length + 0.04, 0), parent=holder)
    return holder


def spatula(at, turn, parent=None, wide=0.03):
    """A filling knife along y: a brushed blade in a dark handle."""
    holder = placed(group(), at, turn, parent)
    box("handle", (0.02, 0.1, 0.013), plain("grip", grey(0.018), 0.4, grain=0.1), 0.005, at=(0, 0.05, 0), parent=holder)
    points = [(-0.008, 0.1), (0.008, 0.1), (wide / 2, 0.15), (wide / 2, 0.19), (-wide / 2, 0.19), (-wide / 2, 0.15)]
    solid = [(x, y, -0.0006) for x, y in points] + [(x, y, 0.0006) for x, y in points]
    faces = [(5, 4, 3, 2, 1, 0), (6, 7, 8, 9, 10, 11)] + [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)]
    blade = mesh("blade", solid, faces, steel("blade", brushed=True), smooth=False)
    placed(blade, parent=holder)
    return holder


def caulking_gun(at, turn):
    """A skeleton gun along y with its cartridge; the nozzle's tip is the origin."""
    holder = group(at, turn)
    black = plain("sealant tube", grey(0.014), 0.38, grain=0.06)
    metal = plain("gun", colour("#0e4a33"), 0.3, coat=0.6)
    bare = steel("rod", 0.22)
    lying = {"turn": (-90, 0, 0), "parent": holder}
    nozzle = [(0.0024, 0), (0.0034, 0.0005), (0.0095, 0.078), (0.0095, 0.084), (0.012, 0.085), (0.012, 0.092)]
    turned("nozzle", nozzle, plain("nozzle", (0.55, 0.5, 0.42, 1), 0.4), **lying)
    body = [(0.012, 0.090), (0.022, 0.092), (0.0236, 0.096), (0.0236, 0.305), (0.022, 0.308)]
    turned("cartridge", body, black, **lying)
    turned("label", [(0.02375, 0.13), (0.0239, 0.131), (0.0239, 0.262), (0.02375, 0.263)], plain("label", grey(0.62), 0.5), **lying)
    turned("rule", [(0.0241, 0.236), (0.0241, 0.246)], plain("rule", colour("#006039"), 0.5), **lying)
    turned("collar", [(0.016, 0.088), (0.0265, 0.088), (0.0275, 0.0895), (0.0275, 0.098), (0.0265, 0.0995), (0.024, 0.1)], metal, **lying)
    turned("back", [(0.004, 0.318), (0.0265, 0.318), (0.0275, 0.3165), (0.0275, 0.306), (0.0262, 0.304), (0.02, 0.304)][::-1], metal, **lying)
    for side in (-1, 1):
        tube("rail", [(side * 0.0262, 0.095, 0), (side * 0.0262, 0.31, 0)], 0.0032, metal, smooth=False, parent=holder)
    tube("rod", [(0, 0.27, 0), (0, 0.52, 0)], 0.0042, bare, smooth=False, parent=holder)
    tube("hook", [(0, 0.52, 0), (0, 0.528, -0.004), (0, 0.53, -0.02), (0, 0.53, -0.045)], 0.0042, bare, parent=holder)
    box("head", (0.022, 0.05, 0.03), metal, 0.006, at=(0, 0.34, -0.004), parent=holder)
    tube("grip", [(0, 0.352, -0.01), (0, 0.375, -0.05), (0, 0.385, -0.12)], [0.012, 0.0125, 0.011], metal, parent=holder)
    tube("trigger", [(0, 0.330, -0.014), (0, 0.335, -0.045), (0, 0.352, -0.105)], [0.006, 0.0065, 0.006], bare, parent=holder)
    return holder


def polishing_machine(at, turn):
    """A rotary polisher lying along y, its pad towards −y and down."""
    holder = group(at, turn)
    black = plain("housing", grey(0.02), 0.42, grain=0.12)
    green = plain("cover", colour("#006039"), 0.32, coat=0.4)
    head = [(0.0001, 0.0), (0.03, 0.0), (0.034, 0.006), (0.036, 0.03), (0.03, 0.052), (0.018, 0.062), (0.0001, 0.064)]
    turned("head", head, steel("gear head", 0.3, shade=0.5), at=(0, 0, 0.055), parent=holder)
    turned("spindle", [(0.011, 0.03), (0.011, 0.06)], steel("spindle", 0.25), parent=holder)
    turned("plate", [(0.0001, 0.03), (0.06, 0.03), (0.07, 0.033), (0.062, 0.043), (0.0001, 0.046)][::1], plain("plate", grey(0.03), 0.5), parent=holder)
    wool = [(0.0001, 0.0), (0.07, 0.0), (0.083, 0.006), (0.086, 0.016), (0.08, 0.028), (0.06, 0.031)]
    turned("wool", wool, cloth("lambswool", (0.72, 0.66, 0.54, 1), 500, 1.0, 1.0), parent=holder)
    barrel = [(0.0001, 0.02), (0.028, 0.022), (0.034, 0.05), (0.036, 0.12), (0.033, 0.16), (0.025, 0.19), (0.0235, 0.27), (0.027, 0.32), (0.024, 0.338), (0.0001, 0.342)]
    turned("barrel", barrel, black, at=(0, 0, 0.088), turn=(-90, 0, 0), parent=holder)
    turned("cover", [(0.0356, 0.062), (0.037, 0.064), (0.038, 0.112), (0.0368, 0.115)], green, at=(0, 0, 0.088), turn=(-90, 0, 0), parent=holder)
    for place in (0.068, 0.074, 0.08):
        turned("vent", [(0.0375, place), (0.0385, place + 0.001), (0.0375, place + 0.002)], black, at=(0, 0, 0.088), turn=(-90, 0, 0), parent=holder)
    bow = [(-0.036, 0.01, 0.09), (-0.06, -0.01, 0.12), (-0.055, -0.035, 0.15), (0, -0.045, 0.163), (0.055, -0.035, 0.15), (0.06, -0.01, 0.12), (0.036, 0.01, 0.09)]
    tube("bow handle", bow, 0.0125, black, parent=holder)
    return holder


def polisher_lead(knots):
    """The machine's lead, lying as leads lie."""
    return tube("lead", knots, 0.0042, plain("lead", grey(0.015), 0.5))
