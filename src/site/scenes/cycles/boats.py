"""The kinds of boats, and a yacht's sail cover before and after."""
import math

from decks import pontoon
from harbour import far_shore, hanging_fender, harbour_water, mooring_line, post
from hull import MOTOR_YACHT
from materials import colour, gelcoat, grey
from sailing import sailing_yacht
from shore import reeds, wood
from stage import camera, clouds, mist, sky, sun
from yacht import cockpit, ensign, motor_yacht

SUN = 52
HULL = colour("#3d5266")


def motor():
    """A motor yacht of another colour at anchor off the reeds, on a still morning in the last of the mist."""
    clouds(sky(14, SUN, 0.1, haze=1.1, dust=1.2), cover=0.35, shade=(5.5, 5.2, 5.0), streak=3.0, scale=0.9, turn=20)
    sun(14, SUN, 4.6, (1, 0.78, 0.54), 1.2)
    harbour_water(waves=0.012, middle=(0, 0), ripple=0.05)
    edge = ((90, -26), (35, -46), (-20, -52), (-80, -60), (-150, -74))
    reeds(edge, 26000)
    wood(edge, 130)
    far_shore(bearing=180, distance=420, high=16)
    far_shore(bearing=120, distance=520, high=14)
    motor_yacht(HULL, colour("#14202c"))
    varnish = gelcoat("ensign staff", (0.2, 0.075, 0.022, 1))
    cockpit(gelcoat("bench", (0.68, 0.66, 0.6, 1)), varnish)
    ensign((-5.35, 0, 1.3), varnish)
    bow = MOTOR_YACHT.at(0.985, 1, 1)
    mooring_line((bow[0], 0.05, bow[2] - 0.05), (bow[0] + 2.6, 0.5, -0.05), sag=0.12, radius=0.012)
    towards = (math.sin(math.radians(SUN)), math.cos(math.radians(SUN)), math.tan(math.radians(14)))
    mist((0.34, 0.39, 0.42), (towards, (0.8, 0.6, 0.42)), reach=210, high=7, near=26, low=0.1, disc=0.0)
    camera((5.4, 13.6, 1.75), (0.25, 0, 0.92), 37, focus=(1.5, 1.6, 1.0), stop=8)


def sailing():
    """A white sailing yacht along a jetty on a bright morning."""
    sky(26, 130, 0.13, haze=1.1, dust=0.8)
    sun(26, 138, 3.0, (1, 0.88, 0.72), 1.0)
    harbour_water(waves=0.035, middle=(0, 0))
    far_shore(bearing=340, distance=420, high=10)
    sailing_yacht(grey(0.72), colour("#0b2239"), boot=colour("#0b2239"))
    pontoon(24, 1.6, at=(0, 2.75, 0.4))
    for x in (-6.2, 0.6, 7.0):
        post((x, 3.9), 1.9)
    for x in (-2.4, 1.6):
        hanging_fender((x, 1.78, 0.2), (x, 1.62, 1.05), radius=0.1, high=0.55)
    mooring_line((4.0, -0.75, 1.12), (6.95, 3.8, 1.2), sag=0.15, radius=0.012)
    camera((7.4, -9.8, 2.0), (0.55, 0, 1.95), 37, focus=(2.0, -1.2, 1.0), stop=5.6)


def _cover(care):
    sky(34, 120, 0.13, haze=1.3, dust=1.5)
    sun(34, 150, 2.6, (1, 0.9, 0.76), 2.5)
    harbour_water(waves=0.03)
    far_shore(bearing=0, distance=300, high=12)
    sailing_yacht(colour("#e4dcc6"), colour("#0b2239"), care=care, cover=colour("#123a6b"))
    camera((1.75, -4.4, 2.62), (-0.55, 0.0, 1.98), 50, focus=(-0.2, -0.15, 2.1), stop=3.5)


def cover_before():
    """As found: bleached, green and spotted."""
    _cover(0)


def cover_after():
    """As delivered: washed, proofed, its colour back."""
    _cover(1)
