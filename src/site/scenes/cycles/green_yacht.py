"""A dark green motor yacht in her box, before and after: one camera, one light, and only the surface changes."""
from decks import pontoon
from harbour import bollard, hanging_fender, harbour_water, mooring_line, post, rope_turns
from hull import MOTOR_YACHT
from materials import colour, gelcoat, steel, teak
from neglect import faded
from sailing import sailing_yacht
from shore import reeds, wood
from stage import camera, clouds, sky, sun
from weather import weathered
from yacht import cleat, cockpit, ensign, motor_yacht

GREEN = colour("#00301d")
GREEN_CHALK = ((0.13, 0.2, 0.15, 1), (0.19, 0.25, 0.19, 1), (0.3, 0.33, 0.27, 1))
SHORE = ((-160, 50), (-70, 66), (0, 70), (60, 62), (120, 30))


def _box():
    """Her own box: posts, the jetty behind her, and the reeds and trees of the harbour."""
    harbour_water(waves=0.02, middle=(0, 0), ripple=0.08)
    reeds(SHORE, 15000)
    wood(SHORE, 120)
    pontoon(60, 1.7, at=(-14, 2.95, 0.42))
    for x in (-13, -2.0, 7.6):
        post((x, 4.05), 2.0)
    for x in (-3.2, -0.6, 1.9):
        hanging_fender((x, 1.88, 0.24), (x, 1.72, 1.25))


def _neighbours():
    """Who lies behind her; they come last, since they are not what is worked on."""
    for x, shade in ((-15.5, "#d8d4c6"), (-30, "#7b2a22")):
        sailing_yacht(colour(shade), colour("#0b2239"), at=(x, 0.2, 0))


def _hull(care):
    world = sky(30, 150, 0.12, haze=1.1, dust=1.0)
    clouds(world, cover=0.5, shade=(5.5, 5.4, 5.3), streak=2.4, scale=0.8, turn=35)
    sun(30, 172, 3.2, (1, 0.88, 0.72), 1.4)
    _box()
    motor_yacht(GREEN, colour("#4a1512"))
    varnish = gelcoat("ensign staff", (0.2, 0.075, 0.022, 1))
    cockpit(gelcoat("bench", (0.68, 0.66, 0.6, 1)), varnish)
    ensign((-5.35, 0, 1.3), varnish)
    if care < 1:
        weathered({"topsides": faded(GREEN, GREEN_CHALK), "varnish": teak("bare rail", 0)})
    _neighbours()
    bow = MOTOR_YACHT.at(0.9, 1, 1)
    cleat((bow[0], bow[1] - 0.16, bow[2] + 0.02), steel("cleats"))
    bollard((7.0, 2.5, 0.42))
    rope_turns((7.0, 2.5, 0.55))
    mooring_line((bow[0], bow[1], bow[2] + 0.06), (6.95, 2.4, 0.6), sag=0.12)
    camera((9.9, -6.2, 1.5), (1.0, -0.5, 1.25), 41, focus=(3.6, -1.3, 1.0), stop=5.6)


def hull_before():
    """As found: bleached and chalked, green at the waterline."""
    _hull(0)


def hull_after():
    """As delivered: the green is deep again."""
    _hull(1)
