"""The wide pictures at the top of pages."""
from decks import pontoon
from harbour import bollard, far_shore, hanging_fender, harbour_water, mooring_line, post, rope_turns
from hull import MOTOR_YACHT
from materials import colour, steel
from stage import camera, panel, sky, sun
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
