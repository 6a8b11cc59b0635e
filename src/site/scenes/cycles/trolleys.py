"""What stands beside the work: a trolley with its tools and a bucket, and the van that brought them."""
import math

from materials import colour, grey, plain, steel
from pile import Pile
from shapes import bevelled, box, group, placed, tube, turned
from tools import bottle, folded_cloth, polishing_machine


def bucket(at, parent=None):
    """A black bucket with its wire handle laid over the rim."""
    skin = plain("bucket", grey(0.02), 0.5)
    holder = placed(group(), at, (0, 0, 0), parent)
    profile = [(0.0001, 0.004), (0.11, 0.004), (0.115, 0.0), (0.15, 0.27), (0.158, 0.275), (0.158, 0.285), (0.147, 0.282), (0.112, 0.02), (0.0001, 0.02)]
    turned("bucket", profile, skin, parent=holder)
    arc = [(0.152 * math.cos(angle / 10 * math.pi), -0.02 - 0.11 * math.sin(angle / 10 * math.pi), 0.26 - 0.05 * math.sin(angle / 10 * math.pi)) for angle in range(11)]
    tube("bucket handle", arc, 0.004, steel("wire"), parent=holder)


def work_trolley(at, turn=0):
    """A trolley of two shelves: polishing machine, compounds and a folded cloth on top, a bucket below."""
    holder = group(at, (0, 0, turn))
    paint = plain("trolley", (0.014, 0.05, 0.036, 1), 0.35, coat=0.4)
    frame, rubber = steel("trolley frame", 0.36), plain("castor", grey(0.02), 0.7)
    for z in (0.22, 0.8):
        box("shelf", (0.84, 0.5, 0.025), paint, 0.01, at=(0, 0, z), parent=holder)
        for side in (-1, 1):
            box("lip", (0.84, 0.012, 0.06), paint, 0.004, at=(0, side * 0.245, z + 0.03), parent=holder)
            box("lip", (0.012, 0.5, 0.06), paint, 0.004, at=(side * 0.415, 0, z + 0.03), parent=holder)
    for x in (-0.4, 0.4):
        for y in (-0.235, 0.235):
            tube("post", [(x, y, 0.14), (x, y, 0.86)], 0.013, frame, smooth=False, parent=holder)
            turned("castor", [(0.02, -0.02), (0.06, -0.018), (0.065, 0), (0.06, 0.018), (0.02, 0.02)], rubber, at=(x, y, 0.066), turn=(90, 0, 0), parent=holder)
    grip = [(-0.4, -0.235, 0.86), (-0.52, -0.235, 0.98), (-0.55, 0, 1.0), (-0.52, 0.235, 0.98), (-0.4, 0.235, 0.86)]
    tube("grip", grip, 0.014, frame, parent=holder)
    things = [
        polishing_machine((-0.16, -0.1, 0.816), (0, 0, -52)),
        bottle(colour("#e9eeea"), colour("#006039"), (0.2, 0.12, 0.813)),
        bottle(colour("#d8d4c6"), colour("#12325a"), (0.3, 0.05, 0.813), high=0.24, radius=0.042),
        bottle(colour("#20252b"), colour("#b08d57"), (0.3, 0.17, 0.813), high=0.16, radius=0.03),
        folded_cloth(colour("#e9eeea"), (0.22, -0.12, 0.813), turn=14, size=(0.24, 0.18)),
    ]
    for thing in things:
        thing.parent = holder
    bucket((0.18, 0.0, 0.233), holder)
    return holder


SIDE = [(0, 0.4), (0, 2.1), (0.06, 2.38), (0.25, 2.5), (3.4, 2.52), (3.75, 2.42), (4.55, 1.62), (5.3, 1.38), (5.55, 1.2), (5.62, 0.9), (5.62, 0.45), (5.5, 0.4)]


def van(at, turn=0, shade=None):
    """A panel van, her tail towards −x before she is turned."""
    paint = plain("van", shade or colour("#00452b"), 0.25, coat=1.0)
    glass = plain("van glass", grey(0.01), 0.04, coat=1.0)
    rubber, trim = plain("tyre", grey(0.015), 0.8), plain("trim", grey(0.02), 0.5)
    holder = group(at, (0, 0, turn))
    body = Pile()
    body.slab(paint, SIDE, -0.98, 0.98)
    fittings = Pile()
    for y in (-0.985, 0.985):
        fittings.face(glass, *[(x, y, z) for x, z in ((3.0, 1.58), (4.42, 1.58), (3.68, 2.28), (3.0, 2.32))])
        fittings.block(trim, (0.1, y - 0.01, 0.72), (5.3, y + 0.01, 0.86))
        fittings.block(trim, (2.05, y - 0.004, 0.5), (2.065, y + 0.004, 2.4))
    for y in (-0.9, 0.06):
        fittings.face(glass, *[(-0.006, y + dy, z) for dy, z in ((0, 1.5), (0.84, 1.5), (0.84, 2.15), (0, 2.15))])
    fittings.block(trim, (-0.012, -0.012, 0.5), (0.0, 0.012, 2.4))
    fittings.block(trim, (-0.1, -0.95, 0.36), (0.05, 0.95, 0.56))
    red = plain("tail light", (0.3, 0.01, 0.008, 1), 0.15, coat=1.0)
    for y in (-0.97, 0.85):
        fittings.block(red, (-0.014, y, 0.95), (0.05, y + 0.12, 1.5))
    fittings.face(glass, (3.79, -0.86, 2.385), (3.79, 0.86, 2.385), (4.53, 0.9, 1.65), (4.53, -0.9, 1.65))
    for thing in body.built():
        bevelled(thing, 0.09, 4).parent = holder
        thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    for thing in fittings.built():
        thing.parent = holder
    for x in (0.95, 4.6):
        for y in (-0.86, 0.86):
            turned("tyre", [(0.2, -0.11), (0.32, -0.11), (0.345, -0.06), (0.345, 0.06), (0.32, 0.11), (0.2, 0.11)], rubber, at=(x, y, 0.345), turn=(90, 0, 0), parent=holder)
            turned("wheel", [(0.0001, -0.1), (0.21, -0.1), (0.21, 0.1), (0.0001, 0.1)], steel("wheel", 0.4), at=(x, y, 0.345), turn=(90, 0, 0), parent=holder)
    return holder
