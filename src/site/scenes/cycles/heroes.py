"""The wide pictures at the top of pages."""
from decks import pontoon
from harbour import bollard, far_shore, hanging_fender, harbour_water, mooring_line, post, rope_turns
from hull import MOTOR_YACHT
from materials import colour, gelcoat, steel, teak
from neglect import faded
from quays import bare_elm, quay
from sailing import sailing_yacht
from shore import reeds, wood
from stage import camera, panel, sky, sun
from trolleys import van
from weather import chalked, limed, weathered
from yacht import cleat, cockpit, ensign, motor_yacht


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


OXBLOOD = colour("#450f13")
EDGE = 2.4
TOP = 1.15


def services():
    """A dark red yacht along a stone quay in the last sun, her bow before the camera; our van stands behind her on the quay."""
    sky(5, 246, 0.2, haze=1.3, dust=1.6, ozone=2.6)
    sun(5, 246, 3.4, (1, 0.6, 0.34), 1.0)
    harbour_water(waves=0.022, middle=(2, -6), ripple=0.08)
    far_shore(bearing=300, distance=420, high=13)
    far_shore(bearing=230, distance=520, high=11)
    quay(-150, 30, EDGE, TOP)
    van((-46, EDGE + 2.6, TOP), 14)
    for index, x in enumerate((-58, -70, -84, -100)):
        bare_elm((x, EDGE + 5, TOP), 11 + index % 3, seed=index + 31)
    motor_yacht(OXBLOOD, colour("#0d1f2a"), lit=0.06)
    for x, shade in ((-62, "#d8d4c6"), (-80, "#0a2f24")):
        sailing_yacht(colour(shade), colour("#0b2239"), at=(x, 0.2, 0))
    for x in (-3.6, -1.0, 1.5, 3.2):
        hanging_fender((x, 1.92, 0.3), (x, 1.72, 1.25))
    hanging_fender((-4.6, -1.86, 0.34), (-4.6, -1.66, 1.3))
    metal = steel("cleats")
    bow = MOTOR_YACHT.at(0.9, 1, 1)
    cleat((bow[0], bow[1] - 0.16, bow[2] + 0.02), metal)
    bollard((8.4, EDGE + 0.3, TOP + 0.06))
    rope_turns((8.4, EDGE + 0.3, TOP + 0.2))
    mooring_line((bow[0], bow[1] - 0.02, bow[2] + 0.06), (8.35, EDGE + 0.22, TOP + 0.22), sag=0.1)
    panel((15, -9, 4), (3, -1, 1), (7, 4), 520, (0.86, 0.9, 1))
    camera((10.2, -5.0, 0.95), (1.65, -1.1, 1.5), 35, focus=(4.6, -0.8, 1.2), stop=2.8)


def half_done():
    """A navy yacht polished up to a line across her: chalk and green behind it, gloss before it."""
    sky(12, 150, 0.15, haze=1.2, dust=1.0, ozone=2.0)
    sun(12, 205, 3.6, (1, 0.76, 0.52), 1.2)
    harbour_water(waves=0.016, middle=(0, 0), ripple=0.06)
    edge = ((-80, 60), (-20, 52), (30, 48), (90, 40))
    reeds(edge, 20000)
    wood(edge, 110)
    navy = colour("#0b1c40")
    motor_yacht(navy, colour("#4a1512"))
    varnish = gelcoat("ensign staff", (0.2, 0.075, 0.022, 1))
    cockpit(gelcoat("bench", (0.68, 0.66, 0.6, 1)), varnish)
    ensign((-5.35, 0, 1.3), varnish)
    weathered({"topsides": faded(navy), "house": chalked(), "varnish": teak("bare rail", 0), "window": limed(), "deck": teak("grey deck", 0)}, behind=0.05)
    camera((-3.4, -7.5, 1.25), (0.95, 0, 1.28), 34, focus=(0.4, -1.7, 1.0), stop=5.6)
