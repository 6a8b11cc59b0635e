"""A motor yacht's superstructure seen from near: walls with windows let into them, a roof, rails, and what is inside."""
import math
from collections import namedtuple

import bmesh
import bpy
import numpy as np
from fittings import bar, skin
from materials import cloth, colour, gelcoat, grey, plain
from shapes import box, loft, mesh, sheet, tube, turned
from yacht import on_back, on_front, on_side, section_at

HOUSE = [(-3.3, 2.36, 1.27, 0.95, 9), (-3.28, 2.3, 1.25, 1.3, 9), (-3.2, 1.52, 1.16, 2.42, 9)]
ROOF = [
    (-4.15, 1.92, 1.3, 2.4, 6), (-4.2, 2.0, 1.335, 2.425, 6), (-4.2, 2.0, 1.335, 2.46, 6), (-4.16, 1.94, 1.31, 2.492, 6),
    (-3.95, 1.72, 1.18, 2.527, 5), (-3.4, 1.3, 0.85, 2.553, 4), (-2.4, 0.5, 0.4, 2.565, 3),
]
WALL = 0.045
SILL, HEAD = 1.7, 2.23
# From and to which x a window reaches at its sill, and at its head.
SIDE = (((-3.0, -1.78), (-3.0, -1.78)), ((-1.62, -0.34), (-1.62, -0.34)), ((-0.18, 1.72), (-0.18, 1.34)))
FRONT = ((-1.0, -0.37), (-0.3, 0.3), (0.37, 1.0))
CORNER = 0.085

# A house with windows: the outlines of its walls, its windows on either side, in front and at the back, and their height.
House = namedtuple("House", "sections side front back sill head")
YACHT_HOUSE = House(HOUSE, SIDE, FRONT, (), SILL, HEAD)


def rounded(corners, radius, step=8):
    """An outline of straight sides with round corners, each point with the direction out of it; `corners` run anticlockwise."""
    points = []
    count = len(corners)
    for index in range(count):
        before, here, after = (np.array(corners[(index + shift) % count], float) for shift in (-1, 0, 1))
        way_in, way_out = (here - before) / np.linalg.norm(here - before), (after - here) / np.linalg.norm(after - here)
        bend = math.acos(float(np.clip(way_in @ way_out, -1, 1)))
        middle = here - way_in * radius * math.tan(bend / 2) + np.array([-way_in[1], way_in[0]]) * radius
        start = math.atan2(-way_in[0], way_in[1])
        for part in range(step + 1):
            angle = start + bend * part / step
            out = (math.cos(angle), math.sin(angle))
            points.append((middle[0] + out[0] * radius, middle[1] + out[1] * radius, *out))
    dense = []
    for (ax, ay, ox, oy), (bx, by, qx, qy) in zip(points, [*points[1:], points[0]]):
        parts = max(1, round(math.hypot(bx - ax, by - ay) / 0.06))
        dense += [(ax + (bx - ax) * k / parts, ay + (by - ay) * k / parts, ox + (qx - ox) * k / parts, oy + (qy - oy) * k / parts) for k in range(parts)]
    return dense


def openings(house):
    """The outlines of all windows, each with what puts a place of it on the wall: `place(along, height, out)`."""
    found = []
    for (start, end), (start_above, end_above) in house.side:
        corners = [(start, house.sill), (end, house.sill), (end_above, house.head), (start_above, house.head)]
        for side in (1, -1):
            found.append((rounded(corners, CORNER), lambda x, z, out, side=side: on_side(house.sections, x, z, side, out)))
    for row, place in ((house.front, lambda y, z, out: on_front(house.sections, y, z, out)), (house.back, lambda y, z, out: on_back(house.sections, -y, z, out))):
        for low, high in row:
            corners = [(low, house.sill), (high, house.sill), (high * 0.97, house.head), (low * 0.97, house.head)]
            found.append((rounded(corners, CORNER), place))
    return found


def _ring(sections, height, count):
    """Places around the wall at a height, at even distances."""
    start, end, half, _, square = section_at(sections, height)
    angles = np.linspace(0, 2 * math.pi, 20001)
    c, s = np.cos(angles), np.sin(angles)
    x = (start + end) / 2 + (end - start) / 2 * np.sign(c) * np.abs(c) ** (2 / square)
    y = half * np.sign(s) * np.abs(s) ** (2 / square)
    gone = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
    wanted = np.linspace(0, gone[-1], count + 1)[:-1]
    return [(a, b, height) for a, b in zip(np.interp(wanted, gone, x), np.interp(wanted, gone, y))]


def walls(white, house=YACHT_HOUSE):
    """The walls with their thickness, and a hole for each window."""
    low, high, rows, count = house.sections[0][3], house.sections[-1][3], 30, 420
    points = [point for row in range(rows + 1) for point in _ring(house.sections, low + (high - low) * row / rows, count)]
    faces = [(j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i) for j in range(rows) for i in range(count)]
    wall = mesh("walls", points, faces, white)
    thick = wall.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = WALL, -1
    cutters = []
    for outline, place in openings(house):
        count = len(outline)
        near = [place(a, b, -0.16) for a, b, _, _ in outline]
        far = [place(a, b, 0.12) for a, b, _, _ in outline]
        sides = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
        cutter = mesh("cutter", near + far, [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides], None, smooth=False)
        body = bmesh.new()
        body.from_mesh(cutter.data)
        bmesh.ops.recalc_face_normals(body, faces=body.faces)
        body.to_mesh(cutter.data)
        body.free()
        hole = wall.modifiers.new("hole", "BOOLEAN")
        hole.object, hole.operation, hole.solver = cutter, "DIFFERENCE", "EXACT"
        cutters.append(cutter)
    cut = bpy.data.meshes.new_from_object(wall.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    wall.modifiers.clear()
    wall.data = cut
    cut.use_auto_smooth = True
    cut.auto_smooth_angle = math.radians(35)
    for cutter in cutters:
        bpy.data.objects.remove(cutter)
    return wall


def windows(glass, metal, rubber, house=YACHT_HOUSE):
    """Panes in their rubber, and the polished frames around them."""
    for outline, place in openings(house):
        middle = [sum(part) / len(outline) for part in zip(*[(a, b) for a, b, _, _ in outline])]
        rings = 6
        points, faces, count = [place(*middle, -0.022)], [], len(outline)
        for ring in range(1, rings + 1):
            share = ring / rings
            edge = [(a + na * 0.004 - middle[0], b + nb * 0.004 - middle[1]) for a, b, na, nb in outline]
            points += [place(middle[0] + a * share, middle[1] + b * share, -0.022) for a, b in edge]
        faces += [(0, 1 + k, 1 + (k + 1) % count) for k in range(count)]
        for ring in range(rings - 1):
            low, high = 1 + ring * count, 1 + (ring + 1) * count
            faces += [(low + k, high + k, high + (k + 1) % count, low + (k + 1) % count) for k in range(count)]
        mesh("pane", points, faces, glass)
        for name, profile, material in (
            ("frame", [(-0.002, -0.016), (-0.002, 0.006), (0.001, 0.0095), (0.006, 0.011), (0.024, 0.011), (0.029, 0.0095), (0.031, 0.006), (0.031, -0.002)], metal),
            ("rubber", [(0.003, -0.02), (-0.009, -0.019), (-0.011, -0.016), (-0.009, -0.013), (0.003, -0.012)], rubber),
        ):
            around = [[place(a + na * out, b + nb * out, up) for a, b, na, nb in outline] for out, up in profile]
            skin(name, around, [0.01 * k for k in range(len(profile))], [0.06 * k for k in range(count + 1)], material)


def _hanging(house, start, way, side):
    """A curtain in its folds from the x `start` on, drawn open to the width of a hand."""

    def at(u, v):
        height = house.sill - 0.05 + v * (house.head - house.sill + 0.1)
        across = on_side(house.sections, start, height, 1, -0.085)[1] + 0.014 * math.sin(u * 34)
        return (start + way * (u * 0.2 - 0.03), side * across, height)

    return at


def curtains(linen, house=YACHT_HOUSE):
    """Curtains on either side of every window in the sides."""
    for (first, last), (first_above, last_above) in house.side:
        for side in (1, -1):
            for start, way in ((max(first, first_above), 1), (min(last, last_above), -1)):
                sheet("curtain", linen, 60, 6, _hanging(house, start, way, side))


def helm(x, across, high, wood):
    """A steering wheel on the dashboard, its middle at the height `high`."""
    turns = [2 * math.pi * step / 32 for step in range(33)]
    rim = [(x + 0.06 * math.sin(turn), across + 0.2 * math.cos(turn), high + 0.2 * math.sin(turn)) for turn in turns]
    tube("wheel", rim, 0.013, wood, smooth=False)


def inside():
    """The saloon as it is seen through the windows: sole, settees, curtains, the helm, and the light of the other side."""
    wood = gelcoat("joinery", (0.2, 0.085, 0.03, 1))
    box("sole", (5.3, 2.3, 0.02), wood, at=(-0.5, 0, 1.0))
    for side in (-1, 1):
        box("side panel", (4.9, 0.02, 0.66), wood, at=(-0.75, side * 1.13, 1.35))
    curtains(cloth("curtain", colour("#d8ceb6"), 500, 0.4))
    blue = cloth("settee", colour("#31465c"), 500, 0.4)
    box("settee", (1.7, 0.16, 0.7), blue, 0.05, at=(-2.1, -0.95, 1.55))
    box("settee", (1.5, 0.16, 0.62), blue, 0.05, at=(-1.9, 0.9, 1.45))
    box("helm seat", (0.14, 0.5, 0.75), blue, 0.05, at=(0.15, -0.35, 1.75), turn=(0, -6, 0))
    box("dashboard", (0.5, 1.9, 0.12), plain("dashboard", (0.02, 0.018, 0.016, 1), 0.6), 0.03, at=(1.35, 0, 1.68), turn=(0, 14, 0))
    helm(0.86, -0.35, 1.86, wood)


def roof(white, metal):
    """The roof with its visor and drip edge, rails along it, mast, radar, horn and lights."""
    pale = plain("radar", grey(0.62), 0.35, coat=0.3)
    loft("roof", ROOF, white, sides=160, subdivide=0)
    for side in (-1, 1):
        path = [
            (-3.5, side * 1.16, 2.53), (-3.46, side * 1.16, 2.6), (-3.3, side * 1.16, 2.625), (-1.2, side * 1.16, 2.625), (0.8, side * 1.12, 2.615),
            (0.98, side * 1.12, 2.59), (1.02, side * 1.12, 2.5),
        ]
        bar("roof rail", path, 0.0125, metal)
        for x in (-2.6, -1.75, -0.9, -0.05):
            bar("rail's foot", [(x, side * 1.16, 2.5), (x, side * 1.16, 2.624)], 0.009, metal, smooth=False)
            turned("disc", [(0.024, 0), (0.023, 0.004), (0.01, 0.007)], metal, sides=32, at=(x, side * 1.16, 2.522))
    bar("mast", [(-1.2, 0, 2.55), (-1.5, 0, 3.5)], 0.04, metal, smooth=False)
    bar("spreader", [(-1.42, -0.42, 3.22), (-1.42, 0.42, 3.22)], 0.016, metal, smooth=False)
    dome = [(0.0001, -0.1), (0.235, -0.098), (0.262, -0.088), (0.28, -0.06), (0.29, 0), (0.284, 0.045)]
    dome += [(0.262, 0.078), (0.22, 0.098), (0.12, 0.114), (0.0001, 0.12)]
    turned("radar", dome, pale, at=(-1.05, 0, 2.98))
    box("radar's arm", (0.4, 0.12, 0.03), metal, 0.008, at=(-1.2, 0, 2.87))
    bar("aerial", [(-1.42, 0.4, 3.2), (-1.47, 0.4, 4.9)], 0.006, pale, smooth=False)
    turned("light", [(0.035, 0), (0.035, 0.06), (0.03, 0.07), (0.0001, 0.075)], plain("lamp", grey(0.5), 0.15, coat=0.5), at=(-1.5, 0, 3.5))
    turned("horn", [(0.055, 0), (0.03, 0.06), (0.018, 0.2), (0.022, 0.26), (0.0001, 0.265)], metal, at=(1.35, 0.45, 2.6), turn=(0, -92, 180))


def wall_fittings(metal, rubber):
    """What is on the wall: the red light to port, a vent, a hand rail below the windows; gives back where water runs from them."""
    spot = on_side(HOUSE, 1.5, 1.55, 1, 0.0)
    box("lamp's back", (0.12, 0.03, 0.1), rubber, 0.006, at=(spot[0] - 0.02, spot[1] + 0.01, spot[2]))
    red = plain("red glass", (0.28, 0.008, 0.008, 1), 0.1, coat=0.6)
    turned("lamp", [(0.034, -0.032), (0.034, 0.032), (0.0001, 0.033)], red, at=(spot[0] - 0.005, spot[1] + 0.035, spot[2]))
    feet = []
    low, high = -2.9, 1.1
    bends = [(low, -0.01), (low, 0.05), (low + 0.05, 0.062), ((low + high) / 2, 0.062), (high - 0.05, 0.062), (high, 0.05), (high, -0.01)]
    path = [on_side(HOUSE, x, 1.56, 1, out) for x, out in bends]
    bar("hand rail", path, 0.0125, metal)
    for x in (low, low + 1.0, low + 2.0, low + 3.0, high):
        spot = on_side(HOUSE, x, 1.56, 1, 0.0)
        bar("rail's foot", [spot, on_side(HOUSE, x, 1.56, 1, 0.062)], 0.009, metal, smooth=False)
        turned("disc", [(0.026, 0), (0.025, 0.004), (0.012, 0.007)], metal, sides=32, at=spot, turn=(-90, 0, 0))
        feet.append((x, 1.55))
    vent = on_side(HOUSE, -2.3, 1.3, 1, 0.0)
    box("vent", (0.36, 0.02, 0.16), metal, 0.006, at=(vent[0], vent[1] + 0.004, vent[2]), turn=(4, 0, 0))
    for index in range(5):
        box("slat", (0.32, 0.012, 0.02), rubber, 0.002, at=(vent[0], vent[1] + 0.014, vent[2] - 0.052 + index * 0.026), turn=(34, 0, 0))
    return [*feet, (-2.46, 1.21), (-2.14, 1.21), (1.46, 1.49)]
