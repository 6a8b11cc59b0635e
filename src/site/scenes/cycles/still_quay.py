"""A steel cruiser along a still quay in low light, before and after: dull with the stain of peat water, or closed and glossy."""
import math

from cruiser import CREAM, steel_cruiser
from harbour import bollard, far_shore, hanging_fender, harbour_water, mooring_line, rope_turns
from hull import STEEL_CRUISER
from materials import colour, plain, teak
from neglect import peat_stained
from quays import lantern, quay
from shore import mottled, reeds, tree, wood
from stage import camera, clouds, mist, sky, sun
from weather import dulled, limed, weathered

NAVY = colour("#081c42")
EDGE, TOP = 2.45, 1.15
SUN = (9, 246)
ACROSS = ((160, -70), (60, -58), (-60, -66), (-160, -80))


def _surroundings():
    """The quay with its trees and lanterns in autumn, a wood behind it, and the reeds across the water, which the hull mirrors."""
    harbour_water(waves=0.014, middle=(0, 0), ripple=0.05)
    quay(-60, 90, EDGE, TOP)
    bark = plain("bark", (0.045, 0.038, 0.03, 1), 0.9)
    leaves = [
        mottled("lime leaf", ((0.05, 0.065, 0.018, 1), (0.13, 0.13, 0.04, 1)), 0.5),
        mottled("golden leaf", ((0.12, 0.085, 0.02, 1), (0.22, 0.16, 0.045, 1)), 0.5),
    ]
    for index, x in enumerate((-11, -2.5, 6.5, 15, 24, 33, 42, 52, 63)):
        tree((x, EDGE + 8.5, TOP), 7.2 + index % 3 * 0.7, index + 3, leaves[index % 3 == 2], bark, fine=3 if x < 10 else 2)
    for x in (-6.5, 10.5, 28):
        lantern((x, EDGE + 2.2, TOP), power=0)
    wood(((-60, 40), (40, 44), (110, 70)), 80, 10.0)
    reeds(ACROSS, 9000)
    wood(ACROSS, 70)
    far_shore(bearing=60, distance=420, high=14)


def _made_fast():
    """Her lines to the bollards, and her fenders on both sides."""
    for x in (-3.6, -1.2, 1.4):
        hanging_fender((x, 2.02, 0.3), (x, 1.82, 1.3), cover=colour("#16233a"))
    for x, out in ((-0.9, 1.87), (1.9, 1.78)):
        hanging_fender((x, -out, 0.32), (x, 0.12 - out, 1.3), cover=colour("#16233a"))
    for x in (-8.6, 8.6):
        bollard((x, EDGE + 0.32, TOP + 0.06))
        rope_turns((x, EDGE + 0.32, TOP + 0.2))
    stern, bow = STEEL_CRUISER.at(0.045, 1, 1), STEEL_CRUISER.at(0.9, 1, 1)
    mooring_line((stern[0], stern[1] - 0.1, stern[2] + 0.04), (-8.55, EDGE + 0.24, TOP + 0.22), sag=0.14)
    mooring_line((bow[0], bow[1] - 0.1, bow[2] + 0.04), (8.55, EDGE + 0.24, TOP + 0.22), sag=0.16)


def _cruiser(care):
    world = sky(SUN[0], SUN[1], 0.13, haze=1.2, dust=1.6, ozone=1.6)
    clouds(world, cover=0.6, shade=(7.0, 5.6, 4.5), streak=3.0, scale=0.8, turn=40)
    sun(SUN[0], SUN[1], 5.4, (1, 0.7, 0.42), 1.2)
    steel_cruiser(NAVY, colour("#4a1512"))
    if care < 1:
        weathered({"topsides": peat_stained(NAVY), "house": dulled(CREAM), "strake": dulled(CREAM), "varnish": teak("bare rail", 0), "pane": limed()})
    _made_fast()
    _surroundings()
    up, round_ = (math.radians(angle) for angle in SUN)
    mist((0.4, 0.38, 0.36), ((math.sin(round_), math.cos(round_), math.tan(up)), (0.9, 0.6, 0.34)), reach=230, high=9, near=24, low=0.09, disc=0.0)
    camera((-10.0, -8.9, 1.7), (-1.2, 0, 1.22), 40, focus=(-3.0, -1.4, 1.3), stop=5.6)


def cruiser_before():
    """As found after the season."""
    _cruiser(0)


def cruiser_after():
    """As delivered."""
    _cruiser(1)
