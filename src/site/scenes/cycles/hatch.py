"""A deck hatch in its coachroof: frame, window, sealant, screws and rail, and the water around."""
import math

import numpy as np
from harbour import far_shore, harbour_water
from materials import bump, coordinates, grey, plain
from shapes import box, mesh, tube, turned

HALF = (0.25, 0.25)
CORNER = 0.06


def outline(half=HALF, corner=CORNER, step=0.004):
    """Points around a rectangle with round corners, each with the direction out of it."""
    points = []
    straight = [(half[1] - corner) * 2, (half[0] - corner) * 2] * 2
    centres = [(half[0] - corner, half[1] - corner), (corner - half[0], half[1] - corner), (corner - half[0], corner - half[1]), (half[0] - corner, corner - half[1])]
    for quarter, (cx, cy) in enumerate(centres):
        angle = quarter * math.pi / 2
        count = max(6, round(corner * math.pi / 2 / step))
        for index in range(count):
            turn = angle + index / count * math.pi / 2
            points.append((cx + corner * math.cos(turn), cy + corner * math.sin(turn), math.cos(turn), math.sin(turn)))
        out = (math.cos(angle + math.pi / 2), math.sin(angle + math.pi / 2))
        along = (-out[1], out[0])
        long = straight[1 - quarter % 2]
        start = (cx + corner * out[0], cy + corner * out[1])
        count = max(1, round(long / step))
        points += [(start[0] + along[0] * long * i / count, start[1] + along[1] * long * i / count, *out) for i in range(count)]
    return points


def swept(name, path, profile, material, shaped=None):
    """A profile of (out, up) carried around a closed path; `shaped(out, up, x, y)` may change it on the way."""
    count = len(profile)
    points = []
    for x, y, out_x, out_y in path:
        for out, up in profile:
            a, b = shaped(out, up, x, y) if shaped else (out, up)
            points.append((x + out_x * a, y + out_y * a, b))
    faces = []
    for step in range(len(path)):
        here, there = step * count, (step + 1) % len(path) * count
        faces += [(here + i, there + i, there + i + 1, here + i + 1) for i in range(count - 1)]
    return mesh(name, points, faces, material)


def roof(paint):
    """The coachroof around the hatch, with a field of anti-slip a little away from it."""
    swept("roof", outline(step=0.012), [(0.0, -0.03), (0.0, 0.0), (0.05, 0.0), (0.2, -0.001), (0.6, -0.02), (0.9, -0.06), (1.0, -0.12), (1.02, -0.4)], paint)
    rough = plain("anti-slip", (0.4, 0.41, 0.4, 1), 0.7, specular=0.3)
    tree = rough.node_tree
    cells = tree.nodes.new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = 430
    tree.links.new(coordinates(tree), cells.inputs["Vector"])
    bump(tree, tree.nodes["Principled BSDF"], cells.outputs["Distance"], 0.8, 0.0012)
    swept("anti-slip", outline(step=0.012), [(0.105, -0.001), (0.106, 0.0006), (0.6, -0.0185), (0.601, -0.03)], rough)


def frame(metal):
    """The hatch's frame of drawn aluminium."""
    profile = [(0.034, 0.0), (0.034, 0.0035), (0.0325, 0.005), (0.012, 0.0078), (0.004, 0.0125), (0.001, 0.0182), (-0.002, 0.0198), (-0.0155, 0.0198), (-0.017, 0.0185), (-0.017, -0.02)]
    swept("frame", outline(step=0.003), profile, metal)


def lid(material, thick=0.01, top=0.0176):
    """Its window, with edges just eased."""
    path = outline((HALF[0] - 0.0185, HALF[1] - 0.0185), CORNER - 0.0185, 0.003)
    ring = [(0.0, top - 0.0012), (-0.0004, top - 0.0004), (-0.0012, top)]
    body = swept("lid's edge", path, [(0.0, top - thick), *ring], material)
    points = [(x - ox * 0.0012, y - oy * 0.0012, top) for x, y, ox, oy in path]
    face = mesh("lid", points, [tuple(range(len(points)))], material, smooth=False)
    return body, face


def screw(at, metal, turn=0):
    """A countersunk screw with its cross."""
    turned("screw", [(0.0001, 0.0012), (0.003, 0.0011), (0.0042, 0.0004), (0.0043, -0.001)][::-1], metal, sides=32, at=at)
    dark = plain("slot", grey(0.01), 0.8)
    for extra in (0, 90):
        box("slot", (0.0046, 0.0009, 0.0006), dark, at=(at[0], at[1], at[2] + 0.00125), turn=(0, 0, turn + extra))


def handrail(y, wood, start=-1.2, end=1.2):
    """A varnished rail along the roof, on its feet."""
    tube("handrail", [(start, y, 0.065), (0, y, 0.07), (end, y, 0.065)], 0.016, wood)
    for x in np.arange(start + 0.1, end, 0.36):
        tube("rail's foot", [(x - 0.05, y, -0.03), (x, y, 0.02), (x, y, 0.065)], [0.03, 0.017, 0.015], wood)


FILLET = [(0.0335, 0.0052), (0.0345, 0.0047), (0.0362, 0.0035), (0.0385, 0.0023), (0.041, 0.0013), (0.0435, 0.0006), (0.0455, 0.0002), (0.0465, -0.0004)]


def fresh_seam():
    """Black sealant, drawn off in one go."""
    swept("seam", outline(step=0.003), FILLET, plain("sealant", grey(0.011), 0.3, coat=0.25))


def surroundings(level=-1.5):
    harbour_water(waves=0.03, level=level)
    far_shore(distance=150, high=14, bearing=0)
    far_shore(distance=170, high=15, bearing=50)
    far_shore(distance=160, high=13, bearing=-50)
