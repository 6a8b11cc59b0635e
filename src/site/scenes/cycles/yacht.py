"""A motor yacht of eleven metres: hull, house with its windows, rails; and what lies on her deck."""
import math

from hull import MOTOR_YACHT, along_edge, deck, portlight, shell, topsides
from materials import cloth, colour, coordinates, gelcoat, grey, math_node, noise, plain, ramp, steel, teak
from shapes import box, curve_points, loft, mesh, sheet, tube, turned

HOUSE = [(-1.75, 2.7, 1.24, 0.95, 7), (-1.72, 2.52, 1.22, 1.8, 7), (-1.66, 2.14, 1.16, 2.2, 7), (-1.6, 1.86, 1.1, 2.46, 7)]
ROOF = [(-3.7, 2.02, 1.24, 2.43, 5), (-3.78, 2.14, 1.3, 2.47, 5), (-3.74, 2.08, 1.27, 2.53, 5), (-3.5, 1.8, 1.05, 2.59, 5)]
TRUNK = [(1.2, 3.95, 0.98, 1.32, 3), (1.2, 3.88, 0.96, 1.68, 3), (1.2, 3.7, 0.9, 1.9, 3), (1.2, 3.4, 0.8, 1.97, 3)]
SIDE_WINDOWS = ((-1.45, -0.4), (-0.24, 0.78), (0.94, 1.72))


def section_at(sections, height):
    """The level outline of a body at a height, between those it was drawn with."""
    for below, above in zip(sections, sections[1:]):
        if height <= above[3]:
            share = (height - below[3]) / (above[3] - below[3])
            return [a + (b - a) * share for a, b in zip(below, above)]
    return sections[-1]


def on_side(sections, x, height, side, out):
    """A place on the side of such a body, `out` metres from its surface."""
    start, end, half, _, square = section_at(sections, height)
    across = min(1, abs((x - (start + end) / 2) / ((end - start) / 2)))
    return (x, side * (half * (1 - across**square) ** (1 / square) + out), height)


def on_front(sections, y, height, out):
    """A place on its front."""
    start, end, half, _, square = section_at(sections, height)
    across = min(1, abs(y / half))
    return ((start + end) / 2 + (end - start) / 2 * (1 - across**square) ** (1 / square) + out, y, height)


def on_back(sections, y, height, out):
    """A place on its back."""
    start, end, half, _, square = section_at(sections, height)
    across = min(1, abs(y / half))
    return ((start + end) / 2 - (end - start) / 2 * (1 - across**square) ** (1 / square) - out, y, height)


def _pane(flat, place, glass, frame):
    """A pane that follows what it is set in; `place` gives the point in space for one of its `flat` outline."""
    count, rings = len(flat), 4
    middle = [sum(part) / count for part in zip(*flat)]
    points = [place(*middle)]
    for ring in range(1, rings + 1):
        points += [place(*(m + (p - m) * ring / rings for m, p in zip(middle, spot))) for spot in flat]
    faces = [(0, 1 + index, 1 + (index + 1) % count) for index in range(count)]
    for ring in range(rings - 1):
        low, high = 1 + ring * count, 1 + (ring + 1) * count
        faces += [(low + index, high + index, high + (index + 1) % count, low + (index + 1) % count) for index in range(count)]
    mesh("pane", points, faces, glass)
    outline = points[-count:]
    tube("frame", [*outline, outline[0]], 0.013, frame, smooth=False, resolution=3)


def _rounded(middle, reach, steps=36, square=5):
    points = []
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        c, s = math.cos(angle), math.sin(angle)
        power = 2 / square
        points.append((middle[0] + reach[0] * math.copysign(abs(c) ** power, c), middle[1] + reach[1] * math.copysign(abs(s) ** power, s)))
    return points


def house(white, wood, lit):
    """The wheelhouse, its roof and the trunk before it; `lit` is the light behind its windows."""
    loft("house", HOUSE, white, sides=128)
    loft("roof", ROOF, white, sides=96)
    loft("trunk", TRUNK, white, sides=96)
    glass = plain("window", (0.012, 0.014, 0.014, 1), 0.03, coat=1.0)
    if lit > 0:
        shader = glass.node_tree.nodes["Principled BSDF"]
        shader.inputs["Emission"].default_value = (1, 0.55, 0.22, 1)
        # A cabin is lit from its ceiling, and what stands in it is darker.
        tree = glass.node_tree
        height = tree.nodes.new("ShaderNodeSeparateXYZ")
        tree.links.new(coordinates(tree, kind="Generated"), height.inputs["Vector"])
        shapes = ramp(tree, noise(tree, coordinates(tree, (1.6, 1.6, 3.0)), 1.0, 1.0), ((0.3, grey(0.3)), (0.68, grey(1.0))))
        things = math_node(tree, "MULTIPLY", shapes, lit * 1.3)
        tree.links.new(math_node(tree, "MULTIPLY", math_node(tree, "POWER", height.outputs["Z"], 1.6), things), shader.inputs["Emission Strength"])
    for side in (-1, 1):
        for low, high in SIDE_WINDOWS:
            flat = _rounded(((low + high) / 2, 2.08), ((high - low) / 2, 0.22))
            _pane(flat, lambda x, z: on_side(HOUSE, x, z, side, 0.01), glass, wood)
        for x in (2.35, 3.0):
            flat = _rounded((x, 1.62), (0.2, 0.075), square=3)
            _pane(flat, lambda px, z: on_side(TRUNK, px, z, side, 0.01), glass, steel("port rim"))
    for low, high in ((-1.0, -0.36), (-0.3, 0.3), (0.36, 1.0)):
        flat = _rounded(((low + high) / 2, 2.14), ((high - low) / 2, 0.19))
        _pane(flat, lambda y, z: on_front(HOUSE, y, z, 0.016), glass, wood)


def rails(metal):
    """The pulpit and its stanchions, and the rail on the cabin's roof."""
    feet = [0.56, 0.65, 0.74, 0.82, 0.9, 0.965]
    for side in (-1, 1):
        tops = []
        for u in feet:
            x, y, z = MOTOR_YACHT.at(u, 1, side)
            tops.append((x + 0.03, y * 0.97, z + 0.52))
            tube("stanchion", [(x, y * 0.97, z), tops[-1]], 0.013, metal, smooth=False)
        x, y, z = MOTOR_YACHT.at(0.5, 1, side)
        bow = MOTOR_YACHT.at(0.998, 1, side)
        knots = [(x, y * 0.97, z + 0.03), *tops, (bow[0] + 0.16, 0, bow[2] + 0.56)]
        tube("rail", curve_points(knots, 10), 0.018, metal, smooth=False)
        low = [(px, py, pz - 0.26) for px, py, pz in tops[1:]]
        tube("wire", [*low, (bow[0] + 0.08, 0, bow[2] + 0.3)], 0.006, metal, smooth=False)
        tube("roof post", [(-3.45, side * 1.14, 2.45), (-3.6, side * 1.3, 1.1)], 0.028, metal, smooth=False)


def cleat(at, metal, turn=0, size=0.22):
    """A horn cleat on two feet."""
    x, y, z = at
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    along = [(-0.5, 0.055), (-0.28, 0.048), (0, 0.05), (0.28, 0.048), (0.5, 0.055)]
    knots = [(x + c * a * size, y + s * a * size, z + h) for a, h in along]
    tube("horn", knots, [0.006, 0.011, 0.012, 0.011, 0.006], metal)
    for a in (-0.14, 0.14):
        turned("foot", [(0.017, 0), (0.011, 0.02), (0.011, 0.05)], metal, at=(x + c * a * size, y + s * a * size, z))


def ensign(foot, wood, high=1.25):
    """The Dutch flag on its raked staff, hanging in the folds of a calm."""
    x, y, z = foot
    top = (x - high * 0.42, y, z + high * 0.9)
    tube("staff", [foot, top], [0.016, 0.011], wood, smooth=False)
    turned("truck", [(0.0001, 0.022), (0.018, 0.01), (0.018, -0.01), (0.0001, -0.022)][::-1], wood, at=top)
    for index, shade in enumerate(("#9b1c22", "#e6e4de", "#1d3f86")):

        def at(u, v):
            fall = (index + v) / 3 * 0.5
            drop = 0.5 * u**1.25
            fold = math.sin(u * 9 + fall * 2) * 0.05 * u
            return (top[0] + 0.39 * fall - 0.03 - u * 0.5, y + fold, top[2] - 0.02 - fall * 0.84 - drop * 0.75)

        sheet("flag", cloth("bunting", colour(shade), 500, 0.3), 60, 8, at)


def cockpit(white, wood):
    """The after deck: a bench across the stern with its cushions, and the door into the wheelhouse."""
    loft("bench", [(-5.2, -4.55, 1.05, 1.02, 6), (-5.2, -4.55, 1.05, 1.36, 6)], white, sides=64)
    linen = cloth("cushion", colour("#d9cfb8"), 500, 0.5)
    for y in (-0.68, 0, 0.68):
        box("cushion", (0.6, 0.64, 0.11), linen, 0.04, at=(-4.87, y, 1.42))
        box("cushion", (0.11, 0.64, 0.28), linen, 0.045, at=(-5.16, y, 1.57), turn=(0, -12, 0))
    box("door", (0.03, 0.66, 1.2), wood, 0.01, at=(-1.78, 0, 1.6))


def motor_yacht(shade, bottom=None, lit=0.0, paint=None, care=1):
    """
    The whole yacht, afloat around the origin, her bow towards +x; `paint` is that of her hull where it is not as new,
    and without `care` her rail has lost its varnish.
    """
    metal = steel("stainless")
    wood = gelcoat("varnish", (0.2, 0.075, 0.022, 1)) if care >= 1 else teak("bare rail", 0)
    white = gelcoat("house", (0.68, 0.66, 0.6, 1))
    shell(MOTOR_YACHT, paint or topsides(shade, bottom or colour("#4a1512")))
    deck(MOTOR_YACHT, teak("deck"))
    along_edge(MOTOR_YACHT, wood, 0.05, up=0.02)
    corner = MOTOR_YACHT.at(0, 1)
    across = [(corner[0] - MOTOR_YACHT.round_stern * (1 - (step / 6) ** 2), corner[1] * step / 6, corner[2] + 0.02) for step in range(-6, 7)]
    tube("stern rail", across, 0.05, wood)
    along_edge(MOTOR_YACHT, metal, 0.02, share=0.86, out=0.012)
    for side in (-1, 1):
        for x in (-1.3, 0.2, 1.55):
            portlight(MOTOR_YACHT, x, 0.72, side)
    house(white, wood, lit)
    rails(metal)
    tube("mast", [(-0.6, 0, 2.55), (-0.85, 0, 3.4)], 0.04, metal, smooth=False)
    turned("radar", [(0.0001, -0.1), (0.24, -0.09), (0.28, 0), (0.24, 0.09), (0.0001, 0.12)], white, at=(-0.5, 0, 2.95))
    tube("aerial", [(-0.85, 0.1, 3.3), (-0.95, 0.1, 4.6)], 0.006, metal, smooth=False)
