"""A sailing yacht of ten and a half metres: low coachroof, mast and rigging, and the sail in its cover on the boom."""
import math

from hull import SAILING_YACHT, along_edge, deck, shell, topsides
from materials import cloth, colour, coordinates, gelcoat, grey, mixed, noise, plain, ramp, steel, teak
from shapes import carried, curve_points, loft, mesh, sheet, tube
from yacht import cleat

MAST = 0.95
BOOM = 2.02
ROOF = [(-1.75, 2.15, 0.98, 0.8, 4), (-1.72, 2.05, 0.94, 1.1, 4), (-1.66, 1.85, 0.84, 1.24, 4), (-1.6, 1.6, 0.66, 1.285, 4)]

HOOD = [(-2.15, -0.95, 0.86, 1.2, 3), (-2.14, -0.98, 0.84, 1.38, 3), (-2.11, -1.04, 0.79, 1.54, 3), (-2.07, -1.14, 0.7, 1.66, 2.8), (-2.0, -1.28, 0.54, 1.73, 2.6), (-1.9, -1.45, 0.3, 1.76, 2.4)]


def cover_cloth(care, shade):
    """Acrylic cloth: proofed and even, or bleached with mould and algae in it."""
    if care >= 1:
        return cloth("sail cover", shade, 900, 0.35, 0.25)
    material = cloth("tired cover", shade, 900, 0.5, 0.1)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    where = coordinates(tree)
    bleached = ramp(tree, noise(tree, where, 2.2, 7.0, 0.6), ((0.3, (0.17, 0.2, 0.22, 1)), (0.7, (0.34, 0.36, 0.35, 1))))
    algae = ramp(tree, noise(tree, coordinates(tree, (1, 1, 0.6)), 5.5, 8.0, 0.68), ((0.46, grey(0.0)), (0.62, grey(0.85))))
    spots = ramp(tree, noise(tree, where, 38.0, 6.0, 0.6), ((0.56, grey(0.0)), (0.64, grey(0.8))))
    green = mixed(tree, algae, bleached, (0.075, 0.095, 0.035, 1))
    tree.links.new(mixed(tree, spots, green, (0.02, 0.022, 0.018, 1)), shader.inputs["Base Color"])
    return material


def _cover_point(u, v):
    """The cover's surface: u around it, v from the mast to the boom's end; it sags between its ties and folds along."""
    angle = 2 * math.pi * u
    x = MAST - 0.02 - v * 3.9
    tie = abs(math.cos(v * math.pi * 7)) ** 14
    high = 0.33 * (1 - v) ** 1.25 + 0.13
    top = max(0.0, math.cos(angle))
    below = max(0.0, -math.cos(angle))
    fold = 0.012 * math.sin(angle * 9 + v * 26 + 2 * math.sin(v * 11)) * (1 - tie * 0.7) * abs(math.sin(angle)) ** 0.5
    crease = 0.007 * math.sin(v * 120 + 5 * math.sin(angle * 2)) * abs(math.sin(angle))
    wide = (0.105 + 0.06 * (1 - v)) * (1 - 0.5 * top**2) * (1 - 0.13 * tie) + fold + crease
    lift = top * high * (1.05 - 0.08 * tie) - below * 0.12
    return (x, math.sin(angle) * wide, BOOM + 0.05 + lift)


def sail_cover(care, shade):
    """The cover over the mainsail, its ties with their buckles, the collar at the mast."""
    material = cover_cloth(care, shade)
    sheet("cover", material, 110, 420, _cover_point, closed=True)
    tape = cloth("tie", colour("#1a2230") if care >= 1 else grey(0.12), 1200, 0.4)
    for index in range(1, 7):
        v = index / 7
        ring = [_grown(_cover_point(k / 40, v)) for k in range(41)]
        strap(ring, tape)
    seam = plain("stitching", grey(0.5) if care >= 1 else grey(0.2), 0.9)
    tube("seam", [_raised(_cover_point(0.002, k / 60)) for k in range(2, 60)], 0.0035, seam, smooth=False, resolution=2)
    tube("boom", [(MAST, 0, BOOM - 0.075), (MAST - 4.15, 0, BOOM - 0.075)], 0.062, steel("boom", 0.3, shade=0.5), smooth=False)


def _grown(point):
    """A point of the cover a hair outside it."""
    x, y, z = point
    middle = BOOM + 0.08
    return (x, y * 1.035 + math.copysign(0.001, y), middle + (z - middle) * 1.03)


def _raised(point):
    return (point[0], point[1], point[2] + 0.003)


def strap(ring, material, wide=0.028):
    """A flat tape around a ring of points."""
    points = [(x - wide / 2, y, z) for x, y, z in ring] + [(x + wide / 2, y, z) for x, y, z in ring]
    count = len(ring)
    mesh("strap", points, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], material)


def mast_and_rig(metal, furled):
    """The mast with its spreaders, shrouds and stays of wire, and the foresail furled on its stay."""
    alloy = steel("mast", 0.28, shade=0.52)
    top = 13.5
    tube("mast", [(MAST, 0, 1.0), (MAST, 0, top)], 0.075, alloy, smooth=False, resolution=8)
    wire = 0.0045
    for side in (-1, 1):
        chain = (MAST - 0.12, side * 1.5, 0.95)
        tube("spreader", [(MAST, 0, 6.4), (MAST - 0.1, side * 0.95, 6.45)], 0.028, alloy, smooth=False)
        tube("shroud", [chain, (MAST - 0.1, side * 0.95, 6.45), (MAST, 0, 12.4)], wire, metal, smooth=False)
        tube("lower shroud", [(MAST - 0.45, side * 1.48, 0.95), (MAST, 0, 6.3)], wire, metal, smooth=False)
        tube("screw", [chain, (MAST - 0.118, side * 1.47, 1.25)], 0.011, metal, smooth=False)
        tube("backstay", [(-4.7, side * 0.5, 0.95), (MAST, 0, top)], wire, metal, smooth=False)
    bow = SAILING_YACHT.at(0.985, 1)
    stay = [(bow[0], 0, bow[2] + 0.1), (MAST + 0.06, 0, top - 0.4)]
    tube("forestay", stay, wire, metal, smooth=False)
    a, b = stay
    along = [tuple(p + (q - p) * t for p, q in zip(a, b)) for t in (0.05, 0.08, 0.3, 0.7, 0.97)]
    tube("furled sail", along, [0.02, 0.055, 0.06, 0.045, 0.02], furled)
    tube("vang", [(MAST - 0.1, 0, 1.35), (MAST - 1.1, 0, BOOM - 0.1)], 0.018, alloy, smooth=False)
    tube("halyard", [(MAST - 0.1, 0.06, 1.3), (MAST - 0.085, 0.05, top)], 0.005, plain("halyard", grey(0.6), 0.9), smooth=False)


def guard_rails(metal):
    """Stanchions with two wires, the pulpit and the pushpit."""
    feet = [0.2, 0.34, 0.48, 0.62, 0.75, 0.87]
    for side in (-1, 1):
        tops = []
        for u in feet:
            x, y, z = SAILING_YACHT.at(u, 1, side)
            tops.append((x, y * 0.96, z + 0.58))
            tube("stanchion", [(x, y * 0.96, z - 0.02), tops[-1]], 0.0115, metal, smooth=False)
        for low in (0.0, 0.29):
            tube("guard wire", [(x, y, z - low) for x, y, z in tops], 0.004, metal, smooth=False)
        bow = SAILING_YACHT.at(0.995, 1)
        last = tops[-1]
        pulpit = [(last[0], last[1], last[2] - 0.6), last, ((last[0] + bow[0]) / 2 + 0.1, last[1] * 0.62, last[2] + 0.05), (bow[0] + 0.12, 0, bow[2] + 0.62)]
        tube("pulpit", curve_points(pulpit, 8), 0.0125, metal, smooth=False)
        first = tops[0]
        stern = SAILING_YACHT.at(0.02, 1, side)
        pushpit = [(first[0], first[1], first[2] - 0.6), first, (stern[0] + 0.1, stern[1] * 0.95, stern[2] + 0.6), (stern[0], 0.0, stern[2] + 0.6)]
        tube("pushpit", curve_points(pushpit, 8), 0.0125, metal, smooth=False)


def sailing_yacht(shade, bottom, at=(0, 0, 0), turn=0, **fitting):
    """The whole yacht, her bow towards +x before she is turned; `fitting` is what `_parts` takes."""
    return carried(lambda: _parts(shade, bottom, **fitting), at, (0, 0, turn))


def _parts(shade, bottom, boot=(0.7, 0.68, 0.62, 1), care=1, cover=None, hull_paint=None, rigged=True, metal=None):
    """`care` says how her cover and teak have been kept. Laid up for the winter she is not `rigged`."""
    metal = metal or steel("stainless")
    wood = gelcoat("varnish", (0.2, 0.075, 0.022, 1)) if rigged or care >= 1 else teak("bare rail", 0)
    white = gelcoat("coachroof", (0.68, 0.66, 0.6, 1))
    shell(SAILING_YACHT, hull_paint or topsides(shade, bottom, boot))
    deck(SAILING_YACHT, teak("deck", care), share=0.93)
    along_edge(SAILING_YACHT, wood, 0.035, up=0.015)
    loft("coachroof", ROOF, white, sides=96)
    glass = plain("window", grey(0.012), 0.03, coat=1.0)
    for side in (-1, 1):
        for low, high in ((-1.3, -0.35), (-0.2, 0.75), (0.9, 1.35)):
            sheet("window", glass, 20, 6, lambda u, v: _pane_point(low + u * (high - low), 0.99 + v * 0.14, side))
        tube("grab rail", [(-1.3, side * 0.6, 1.29), (-1.25, side * 0.6, 1.35), (0.6, side * 0.6, 1.36), (1.2, side * 0.52, 1.36), (1.25, side * 0.52, 1.29)], 0.016, wood)
        x, y, z = SAILING_YACHT.at(0.9, 1, side)
        cleat((x, y * 0.8, z - 0.03), metal)
    loft("coaming", [(-4.3, -1.7, 0.92, 0.8, 5), (-4.3, -1.72, 0.9, 1.12, 5)], white, sides=64)
    loft("cockpit", [(-4.15, -1.78, 0.66, 1.121, 6), (-4.15, -1.78, 0.66, 1.124, 6)], teak("cockpit", care), sides=64, subdivide=0)
    guard_rails(metal)
    if rigged:
        loft("spray hood", HOOD, cover_cloth(care, cover or colour("#12325a")), sides=64, subdivide=0)
        sail_cover(care, cover or colour("#12325a"))
        mast_and_rig(metal, cloth("furled", grey(0.62), 500, 0.4))


def _pane_point(x, z, side):
    return (x, side * _roof_side(x, z), z)


def _roof_side(x, z):
    """How far out the coachroof's side stands."""
    for low, high in zip(ROOF, ROOF[1:]):
        if z <= high[3]:
            share = (z - low[3]) / (high[3] - low[3])
            start, end, half, _, square = (a + (b - a) * share for a, b in zip(low, high))
            across = min(0.99, abs((x - (start + end) / 2) / ((end - start) / 2)))
            return half * (1 - across**square) ** (1 / square) + 0.008
    return ROOF[-1][2]
