"""A hall for the winter: concrete, steel, lamps in rows and windows along both sides; a hull on her stands in it."""
import math

from hull import SAILING_YACHT
from materials import bump, coordinates, grey, mixed, noise, plain, ramp, steel
from neglect import BOTTOM, delivered, found, growth, tarnished
from pile import Pile
from sailing import sailing_yacht
from shapes import box, loft, tube
from stage import camera, panel, sky
from trolleys import work_trolley

SCALE = 1.2
LIFT = 2.3
BACK, FRONT, ROOF = 12.5, -13.0, 8.6
LEFT, RIGHT = -20.0, 20.0


def concrete():
    """A power-floated floor: clouded, joined in bays, with tyre marks and damp."""
    material = plain("concrete", grey(0.2), 0.5)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    clouded = noise(tree, coordinates(tree), 0.55, 9.0, 0.64)
    tone = ramp(tree, clouded, ((0.3, (0.085, 0.083, 0.077, 1)), (0.7, (0.18, 0.176, 0.166, 1))))
    marks = noise(tree, coordinates(tree, (0.25, 3.2, 1)), 1.2, 5.0, 0.6)
    tone = mixed(tree, 0.8, tone, ramp(tree, marks, ((0.34, grey(0.62)), (0.48, grey(1.0)))), "MULTIPLY")
    tree.links.new(tone, shader.inputs["Base Color"])
    damp = noise(tree, coordinates(tree), 0.42, 7.0, 0.6)
    tree.links.new(ramp(tree, damp, ((0.36, grey(0.14)), (0.56, grey(0.46)))), shader.inputs["Roughness"])
    bump(tree, shader, noise(tree, coordinates(tree), 60.0, 3.0), 0.1, 0.002)
    return material


def shed():
    """The hall itself: floor, ribbed walls with windows, portals of steel, the roof."""
    pile = Pile()
    floor, joint = concrete(), plain("joint", grey(0.03), 0.8)
    sheet_steel = plain("sheet steel", (0.17, 0.19, 0.19, 1), 0.5)
    plinth = plain("plinth", (0.22, 0.22, 0.21, 1), 0.8, grain=0.2)
    iron = plain("portal", (0.055, 0.085, 0.08, 1), 0.45)
    roof = plain("roof", (0.11, 0.12, 0.12, 1), 0.6)
    bar = plain("window bar", (0.07, 0.075, 0.075, 1), 0.5)
    pile.face(floor, (LEFT, FRONT, 0), (RIGHT, FRONT, 0), (RIGHT, BACK, 0), (LEFT, BACK, 0))
    for x in range(-18, 20, 6):
        pile.block(joint, (x - 0.006, FRONT, -0.02), (x + 0.006, BACK, 0.0008))
    for y in range(-12, 12, 6):
        pile.block(joint, (LEFT, y - 0.006, -0.02), (RIGHT, y + 0.006, 0.0008))
    pile.block(roof, (LEFT, FRONT, ROOF), (RIGHT, BACK, ROOF + 0.1))
    for x in range(int(LEFT * 4), int(RIGHT * 4)):
        pile.block(roof, (x / 4, FRONT, ROOF - 0.05), (x / 4 + 0.1, BACK, ROOF))
    holes = [(x + 0.9, x + 5.1, 2.9, 5.6) for x in range(-20, 20, 6)]
    for y, depth, way in ((BACK, 0.18, 1), (FRONT, -0.18, -1)):
        pile.wall(sheet_steel, (LEFT, RIGHT), (1.1, ROOF), holes, depth, at=y)
        pile.block(plinth, (LEFT, y - 0.1, 0), (RIGHT, y + 0.3, 1.1))
        for hole in holes:
            for index in range(1, 6):
                x = hole[0] + (hole[1] - hole[0]) * index / 6
                pile.block(bar, (x - 0.025, y, hole[2]), (x + 0.025, y + way * 0.08, hole[3]))
            for index in range(1, 4):
                z = hole[2] + (hole[3] - hole[2]) * index / 4
                pile.block(bar, (hole[0], y, z - 0.025), (hole[1], y + way * 0.08, z + 0.025))
        step = 0.25
        for index in range(int((RIGHT - LEFT) / step)):
            x = LEFT + index * step
            for low, top in ((1.1, 2.9), (5.6, ROOF)):
                pile.block(sheet_steel, (x, min(y, y - way * 0.035), low), (x + 0.09, max(y, y - way * 0.035), top))
            if not any(a - 0.1 < x < b for a, b, _, _ in holes):
                pile.block(sheet_steel, (x, min(y, y - way * 0.035), 2.9), (x + 0.09, max(y, y - way * 0.035), 5.6))
    for x in (LEFT, RIGHT):
        pile.face(sheet_steel, (x, FRONT, 0), (x, BACK, 0), (x, BACK, ROOF), (x, FRONT, ROOF))
    gate(pile, bar)
    for x in range(-20, 21, 6):
        for y in (BACK - 0.32, FRONT + 0.32):
            for low, high in ((-0.12, -0.1), (0.1, 0.12)):
                pile.block(iron, (x + low, y - 0.15, 0), (x + high, y + 0.15, ROOF))
            pile.block(iron, (x - 0.1, y - 0.01, 0), (x + 0.1, y + 0.01, ROOF))
        for z in (ROOF - 1.1, ROOF - 0.2):
            pile.block(iron, (x - 0.07, FRONT, z), (x + 0.07, BACK, z + 0.13))
    pile.built()
    for x in range(-20, 21, 6):
        for index in range(-8, 8):
            foot, head = (ROOF - 1.05, ROOF - 0.15) if index % 2 else (ROOF - 0.15, ROOF - 1.05)
            tube("lattice", [(x, index * 1.6, foot), (x, index * 1.6 + 1.6, head)], 0.035, iron, smooth=False, resolution=2)


def gate(pile, frame):
    """The gate at the far end: panels with a row of panes."""
    leaf, pane = plain("gate", (0.03, 0.1, 0.075, 1), 0.4), plain("gate pane", grey(0.3), 0.4)
    shader = pane.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = (0.82, 0.91, 1, 1)
    shader.inputs["Emission Strength"].default_value = 4.5
    for index in range(8):
        low = 0.1 + index * 0.7
        pile.block(leaf, (LEFT + 0.02, -4.0, low), (LEFT + 0.1, 3.0, low + 0.67))
        if index == 4:
            for part in range(7):
                y = -3.85 + part
                pile.block(pane, (LEFT + 0.08, y, low + 0.1), (LEFT + 0.11, y + 0.72, low + 0.57))
    pile.block(frame, (LEFT, -4.2, 0), (LEFT + 0.16, -4.0, 5.9))
    pile.block(frame, (LEFT, 3.0, 0), (LEFT + 0.16, 3.2, 5.9))
    pile.block(frame, (LEFT, -4.2, 5.72), (LEFT + 0.16, 3.2, 5.95))
    for step in range(int((BACK - FRONT) / 0.25)):
        y = FRONT + step * 0.25
        if y < -4.2 or y > 3.2:
            pile.block(frame, (LEFT, y, 1.1), (LEFT + 0.03, y + 0.03, ROOF))


def daylight_and_lamps():
    """One light for both pictures: a grey day behind the windows, four rows of lamps under the roof."""
    sky(30, 200, 0.05, haze=2.0, dust=4.0)
    for x in (-17, -11, -5, 1, 7, 13):
        for y, way, power in ((BACK + 0.2, -1, 150), (FRONT - 0.2, 1, 330)):
            panel((x, y, 4.25), (x, y + way, 4.25), (4.2, 2.7), power, (0.82, 0.91, 1), seen=True)
    case = plain("lamp case", grey(0.6), 0.4)
    for y in (-6.6, -2.6, 3.0, 8.0):
        for x in (-12.0, -3.0, 6.0, 15.0):
            box("lamp case", (5.2, 0.2, 0.09), case, 0.01, at=(x, y, 7.12))
            panel((x, y, 7.05), (x, y, 0), (5.0, 0.13), 120, (1, 0.95, 0.86), seen=True)
            for end in (-2.2, 2.2):
                tube("hanger", [(x + end, y, 7.1), (x + end, y, ROOF)], 0.008, case, smooth=False)


def inspection_lights():
    """Tubes of light low along her side: in gloss they draw lines, in chalk they don't."""
    case = plain("tube case", grey(0.03), 0.5)
    for x in (-12.5, -7.0):
        for z in (0.45, 1.35):
            panel((x, -6.6, z), (x, 0, z + 1.8), (5.0, 0.11), 42, (1, 0.96, 0.9), seen=True)
    along = [(-7.4, -5.8), (-4.6, -5.3), (-1.6, -4.65), (1.0, -3.9), (3.35, -3.15), (5.6, -2.75)]
    for (x, y), (nx, ny) in zip(along, along[1:]):
        middle, long = ((x + nx) / 2, (y + ny) / 2), math.hypot(nx - x, ny - y)
        aside = (-(ny - y) / long, (nx - x) / long)
        panel((*middle, 0.2), (middle[0] + aside[0], middle[1] + aside[1], 1.2), (long - 0.12, 0.1), 11 * long, (1, 0.96, 0.9), seen=True)
        turn = math.degrees(math.atan2(ny - y, nx - x))
        box("tube case", (long - 0.06, 0.04, 0.08), case, 0.01, at=(middle[0] - aside[0] * 0.05, middle[1] - aside[1] * 0.05, 0.175), turn=(45, 0, turn))
        for end in (-0.35, 0.35):
            spot = (middle[0] + (nx - x) * end, middle[1] + (ny - y) * end, 0.06)
            box("foot", (0.04, 0.2, 0.12), case, 0.01, at=spot, turn=(0, 0, turn))


def jack_stand(foot, head):
    """A stand of four legs with its screw and pad; `head` is where it meets the hull."""
    paint = plain("stand", (0.022, 0.06, 0.13, 1), 0.5, grain=0.4)
    bare = plain("screw", grey(0.2), 0.35, metallic=0.9)
    x, y, _ = foot
    hx, hy, hz = head
    knee = (x + (hx - x) * 0.55, y + (hy - y) * 0.55, hz * 0.62)
    for dx, dy in ((-0.34, -0.3), (0.34, -0.3), (-0.34, 0.34), (0.34, 0.34)):
        tube("leg", [(x + dx, y + dy, 0.02), knee], 0.024, paint, smooth=False)
        box("shoe", (0.12, 0.12, 0.02), paint, 0.004, at=(x + dx, y + dy, 0.011))
    tube("brace", [(x - 0.24, y - 0.21, 0.36), (x + 0.24, y - 0.21, 0.36), (x + 0.24, y + 0.24, 0.36), (x - 0.24, y + 0.24, 0.36), (x - 0.24, y - 0.21, 0.36)], 0.014, paint, smooth=False)
    tube("screw", [knee, head], 0.02, bare, smooth=False)
    tube("handle", [(knee[0] - 0.2, knee[1], knee[2] + 0.05), (knee[0] + 0.2, knee[1], knee[2] + 0.05)], 0.011, bare, smooth=False)
    box("pad", (0.26, 0.26, 0.05), plain("pad", (0.2, 0.13, 0.07, 1), 0.8), 0.008, at=head, turn=(math.copysign(40, hy), 0, 0))


def on_shore(paint, holder):
    """Keel and rudder of the hull, and what she stands on."""
    parts = [
        loft("keel", [(-0.62, 0.6, 0.14, -1.78, 2.1), (-0.66, 0.66, 0.17, -1.72, 2.1), (-0.72, 0.8, 0.13, -1.45, 2.1), (-0.85, 1.15, 0.14, -0.5, 2.1)], paint, sides=64, subdivide=0),
        loft("skeg", [(-3.75, -3.35, 0.035, -1.25, 2.1), (-3.9, -3.0, 0.06, -0.3, 2.1)], paint, sides=48, subdivide=0),
        loft("rudder", [(-4.2, -3.77, 0.03, -1.35, 2.1), (-4.35, -3.8, 0.05, -0.35, 2.1)], paint, sides=48, subdivide=0),
    ]
    for part in parts:
        part.parent = holder
    wood = plain("block", (0.22, 0.15, 0.09, 1), 0.8, grain=0.5)
    for x in (-0.55, 0.45):
        box("block", (0.24, 1.1, 0.15), wood, 0.008, at=(x, 0, 0.078))
    for u in (0.22, 0.5, 0.74):
        for side in (-1, 1):
            x, y, z = (part * SCALE for part in SAILING_YACHT.at(u, 0.26, side))
            jack_stand((x, y + side * 0.55, 0), (x, y, z + LIFT - 0.02))


def workplace():
    """What lies around the job."""
    work_trolley((3.6, -5.2, 0), 24)
    ladder = plain("ladder", grey(0.55), 0.35, metallic=0.9)
    for side in (-0.2, 0.2):
        tube("stile", [(-3.3 + side, -2.55, 0), (-3.3 + side, -1.72, 3.7)], 0.028, ladder, smooth=False)
    for step in range(1, 12):
        share = step / 12.5
        tube("rung", [(-3.5, -2.55 + 0.83 * share, 3.7 * share), (-3.1, -2.55 + 0.83 * share, 3.7 * share)], 0.016, ladder, smooth=False)


def restoration_job(care):
    """The scene itself; only her surface differs between `care` 0 and 1."""
    daylight_and_lamps()
    inspection_lights()
    shed()
    paint = delivered() if care >= 1 else found()
    holder = sailing_yacht(grey(0.6), BOTTOM, care=care, hull_paint=paint, rigged=False, metal=steel("stainless", 0.3) if care >= 1 else tarnished(), at=(0, 0, LIFT))
    holder.scale = (SCALE, SCALE, SCALE)
    on_shore(paint, holder)
    if care < 1:
        for thing in growth():
            thing.parent = holder
    workplace()
    camera((9.0, -7.9, 1.3), (0.85, 0.1, 2.28), 34, focus=(3.5, -1.5, 2.2), stop=8)


def job_before():
    """As found."""
    restoration_job(0)


def job_after():
    """As delivered."""
    restoration_job(1)
