"""The wide pictures at the top of pages."""
import bpy
from decks import pontoon
from harbour import bollard, far_shore, hanging_fender, harbour_water, lamp_post, mooring_line, post, quay, rope_turns
from hull import MOTOR_YACHT
from materials import colour, steel
from shapes import group
from stage import camera, panel, sky, sun
from van import van
from yacht import cleat, motor_yacht


def berth():
    """A yacht at her jetty in the last light: lines and fenders, and a soft light from the shore on her bow."""
    sky(5, 238, 0.2, haze=1.1, dust=0.9, ozone=3.5)
    sun(7, 238, 2.6, (1, 0.6, 0.34), 1.2)
    harbour_water(waves=0.045, middle=(0, 0))
    far_shore(bearing=290, distance=380, high=13)
    far_shore(bearing=0, distance=420, high=12)
    panel((14, -9, 4), (3, -1, 1), (6, 3), 320, (0.8, 0.88, 1))
    motor_yacht(colour("#004a2d"), lit=0.07)
    pontoon(26, 1.7, at=(0, -3.0, 0.42))
    for x in (-3.6, -1.2, 1.3):
        hanging_fender((x, -1.9, 0.24), (x, -1.72, 1.25))
    for x in (-6.6, 0.4):
        post((x, -4.0), 2.0)
    metal = steel("cleats")
    bow = MOTOR_YACHT.at(0.9, 1, -1)
    cleat((bow[0], bow[1] + 0.16, bow[2] + 0.02), metal)
    bollard((6.9, -2.55, 0.42))
    rope_turns((6.9, -2.55, 0.55))
    mooring_line((bow[0], bow[1] + 0.02, bow[2] + 0.06), (6.85, -2.45, 0.6), sag=0.2)
    mooring_line((-0.8, -1.75, 1.28), (6.82, -2.6, 0.58), sag=0.25)


def home():
    """All of the berth, for a wide window: room for words on the left and above."""
    berth()
    camera((11.2, -6.4, 1.75), (1.6, -1.4, 2.55), 33, focus=(5.0, -1.6, 1.2), stop=4.0)


def home_tall():
    """Her bow, for a tall window: room for words above."""
    berth()
    camera((11.2, -5.2, 1.75), (4.0, -1.4, 3.4), 30, focus=(5.0, -1.6, 1.2), stop=4.0)




def contact():
    """The company's van on the quay at dusk, a lamp lit, the yacht it came for at her jetty behind."""
    sky(2.4, 60, 0.55, haze=1.2, dust=1.2, ozone=4.0)
    panel((-3.5, -11, 5.2), (2, -3.5, 1.6), (1.2, 1.2), 340, (1, 0.74, 0.46))
    harbour_water(waves=0.035, middle=(0, 20))
    far_shore(bearing=0, distance=420, high=9, shade=(0.03, 0.045, 0.055, 1))
    quay(-40, 40, -14.3, top=1.0)
    van((0.35, -4.3, 1.0), turn=20)
    lamp_post((-1.1, -0.9, 1.0), high=3.1, power=6)
    bollard((-3.4, -0.7, 1.0))
    rope_turns((-3.4, -0.7, 1.13))
    yacht = group((-3.3, 5.4, 0), (0, 0, 180))
    with_parent(yacht, lambda: motor_yacht(colour("#0b2239"), lit=0.8))
    pontoon(22, 1.6, at=(-3, 8.1, 0.42))
    for x in (-9.4, 2.6):
        post((x, 3.6), 2.1)
    camera((0.3, -13.6, 2.5), (0.1, 0, 2.3), 34, focus=(2.0, -4.0, 1.8), stop=2.8)


def with_parent(holder, build):
    """Builds things and hangs them on `holder`, so that they are placed as one."""
    before = set(bpy.data.objects)
    build()
    for thing in set(bpy.data.objects) - before:
        if thing.parent is None:
            thing.parent = holder
