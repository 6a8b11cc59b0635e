"""The company's van, in its green: body, windows, wheels and the mark on its side."""
import math

import bpy
from materials import colour, gelcoat, glowing, grey, plain, steel
from shapes import box, curve_points, group, mesh, placed, sheet, tube, turned

# Along the van from its nose: place, underside, roof, half width.
STATIONS = (
    (0.0, 0.42, 0.84, 0.66),
    (0.03, 0.34, 0.98, 0.83),
    (0.12, 0.29, 1.08, 0.91),
    (0.4, 0.27, 1.16, 0.955),
    (0.85, 0.26, 1.23, 0.97),
    (1.02, 0.26, 1.31, 0.975),
    (1.4, 0.26, 1.66, 0.975),
    (1.75, 0.26, 1.92, 0.975),
    (2.05, 0.26, 1.955, 0.97),
    (2.8, 0.26, 1.985, 0.97),
    (4.4, 0.26, 1.975, 0.97),
    (4.78, 0.27, 1.94, 0.96),
    (4.88, 0.3, 1.86, 0.93),
    (4.92, 0.4, 1.7, 0.85),
)
SQUARE = 7
WHEELS = (0.92, 3.95)
MARK = (
    ("M", [(2, 27.4), (2, 14)]),
    ("C", [(2, 14), (18.4, 14.2), (32.8, 10.4), (46, 2.4)]),
    ("C", [(46, 2.4), (44, 12.6), (39.8, 20.8), (33.6, 27.4)]),
)


def _station(x):
    for low, high in zip(STATIONS, STATIONS[1:]):
        if x <= high[0]:
            share = (x - low[0]) / (high[0] - low[0])
            return [a + (b - a) * share for a, b in zip(low[1:], high[1:])]
    return list(STATIONS[-1][1:])


def _lean(z):
    """The sides lean in above the belt."""
    return 1 - 0.1 * max(0, z - 1.05)


def _side(x, z, side, out=0.004):
    under, roof, half = _station(x)
    across = min(0.999, abs((z - (under + roof) / 2) / ((roof - under) / 2)))
    return (x, side * (half * (1 - across**SQUARE) ** (1 / SQUARE) * _lean(z) + out), z)


def _top(x, y, out=0.004):
    under, roof, half = _station(x)
    across = min(0.999, abs(y / (half * _lean(roof))))
    return (x, y, (under + roof) / 2 + (roof - under) / 2 * (1 - across**SQUARE) ** (1 / SQUARE) + out)


def _patch(outline, material, side):
    """A piece of the side, as a fan of points close enough to follow its curve."""
    dense = curve_points([(x, 0, z) for x, z in outline], 4) if len(outline) < 12 else [(x, 0, z) for x, z in outline]
    points = [_side(p[0], p[2], side) for p in dense]
    return mesh("patch", points, [tuple(range(len(points)))], material, smooth=False)


def _window(low, high, front, u, v, side):
    """A side window's point; its front edge leans back by `front`, its top edge follows the windscreen."""
    z = 1.27 + v * min(0.5, 0.16 + 1.25 * (low + u * (high - low) - 1.3))
    x = low + front * v * (1 - u) + u * (high - low)
    return _side(x, z, side, 0.006)


def _body(paint):
    places = [station[0] for station in STATIONS]
    dense = sorted({round(a + (b - a) * k / 4, 4) for a, b in zip(places, places[1:]) for k in range(5)})

    def at(u, v):
        x = dense[round(v * (len(dense) - 1))]
        under, roof, half = _station(x)
        angle = 2 * math.pi * u
        c, s = math.cos(angle), math.sin(angle)
        z = (under + roof) / 2 + (roof - under) / 2 * math.copysign(abs(s) ** (2 / SQUARE), s)
        return (x, half * math.copysign(abs(c) ** (2 / SQUARE), c) * _lean(z), z)

    return sheet("body", paint, 96, len(dense) - 1, at, closed=True)


def _wheel(x, side, holder):
    tyre = [(0.2, -0.1), (0.3, -0.105), (0.335, -0.07), (0.34, 0), (0.335, 0.07), (0.3, 0.105), (0.2, 0.1)]
    rim = [(0.205, 0.09), (0.19, 0.07), (0.07, 0.06), (0.05, 0.085), (0.0001, 0.085)]
    facing = -90 * side
    place = {"at": (x, side * 0.885, 0.34), "turn": (facing, 0, 0), "parent": holder}
    turned("tyre", tyre, plain("tyre", grey(0.012), 0.75), **place)
    turned("rim", rim, steel("rim", 0.3, shade=0.55), **place)
    arch = [(0.0001, 0.0), (0.4, 0.0), (0.41, -0.02)]
    turned("arch", arch, plain("arch", grey(0.006), 0.8), at=(x, side * 0.968, 0.37), turn=(facing, 0, 0), parent=holder)


def _mark(material, side, x, z, size):
    """The bow of the company's mark, cut from its drawing."""
    points = []
    for _, knots in MARK:
        if len(knots) == 2:
            points += knots
            continue
        a, b, c, d = knots
        for step in range(1, 13):
            t = step / 12
            points.append(tuple((1 - t) ** 3 * a[i] + 3 * (1 - t) ** 2 * t * b[i] + 3 * (1 - t) * t * t * c[i] + t**3 * d[i] for i in (0, 1)))
    flip = 1 if side < 0 else -1
    outline = [(x + flip * (px - 24) / 48 * size, z - (py - 24) / 48 * size) for px, py in points]
    _patch(outline, material, side)


def _name(material, x, z, side, size=0.26):
    text = bpy.data.curves.new("name", "FONT")
    text.body = "Havenglans"
    text.size = size
    text.extrude = 0.001
    text.materials.append(material)
    thing = bpy.data.objects.new("name", text)
    bpy.context.scene.collection.objects.link(thing)
    at = _side(x, z, side, 0.012)
    return placed(thing, at, (90 - 4 if side < 0 else 94, 0, 0 if side < 0 else 180))


def van(at, turn=0, lights=0.0):
    """The van with its nose towards −x, its wheels on `at`."""
    before = set(bpy.data.objects)
    green = gelcoat("van", colour("#006039"), wave=0.0)
    glass = plain("van glass", (0.01, 0.012, 0.012, 1), 0.03, coat=1.0)
    dark = plain("trim", grey(0.015), 0.5)
    white = plain("lettering", colour("#faf8f3"), 0.45)
    _body(green)
    for side in (-1, 1):
        for low, high, front in ((1.33, 1.6, 0.3), (1.65, 2.42, 0.04)):
            sheet("window", glass, 16, 10, lambda u, v: _window(low, high, front, u, v, side))
        for x in (1.32, 2.5, 3.5):
            tube("gap", [_side(x, z, side, 0.0) for z in (0.42, 0.8, 1.1, 1.2 if x < 2 else 1.86)], 0.004, dark, smooth=False)
        tube("belt", [_side(x, 0.62, side, 0.004) for x in (1.35, 2.2, 3.0, 3.5)], 0.016, dark, smooth=False)
        tube("sill", [_side(x, 0.33, side, -0.01) for x in (1.3, 2.2, 3.55)], 0.035, dark, smooth=False)
        shine = glowing("headlight", (1, 0.9, 0.72, 1), lights) if lights else steel("headlight", 0.08)
        sheet("headlight", shine, 12, 6, lambda u, v: _side(0.05 + u * 0.4, 0.84 + v * 0.13 + u * 0.09, side, 0.006))
        tail = [(4.8, 0.95), (4.87, 0.95), (4.87, 1.35), (4.8, 1.35)]
        mesh("tail light", [_side(x, z, side, 0.006) for x, z in tail], [(0, 1, 2, 3)], plain("tail", (0.25, 0.006, 0.006, 1), 0.1, coat=1.0), smooth=False)
        box("mirror", (0.09, 0.16, 0.2), dark, 0.03, at=(1.45, side * 1.08, 1.32))
        _mark(white, side, 2.86 if side < 0 else 3.9, 1.3, 0.36)
    _name(white, 3.12, 1.2, -1)
    sheet("windscreen", glass, 24, 16, lambda u, v: _top(1.08 + v * 0.62, (u - 0.5) * 1.62, 0.006))
    bumper = [(0.02, y, 0.45 + 0.0 * y) for y in (-0.6, -0.3, 0, 0.3, 0.6)]
    tube("bumper", bumper, 0.05, dark)
    holder = group(at, (0, 0, turn))
    for x in WHEELS:
        for side in (-1, 1):
            _wheel(x, side, holder)
    for thing in set(bpy.data.objects) - before - {holder}:
        if thing.parent is None:
            thing.parent = holder
    return holder
