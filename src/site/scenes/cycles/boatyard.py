"""A yard's basin on a misty morning: our yacht at the jetty, a sailing yacht, sheds and a boat hoist behind them."""
import math

from decks import pontoon
from harbour import bollard, far_shore, hanging_fender, harbour_water, mooring_line, post, rope_turns
from hull import MOTOR_YACHT
from materials import colour, grey, plain, steel
from pile import Pile
from quays import bare_elm, quay
from sailing import sailing_yacht
from shapes import box, tube
from stage import camera, mist, panel, sky, sun
from trolleys import van, work_trolley
from yacht import cleat, motor_yacht

SUN = 284
DECK = 0.45
GROUND = 1.2


def sheds():
    """Two timber sheds with their doors, one of them open and lit."""
    pile = Pile()
    boards = plain("boards", (0.035, 0.045, 0.04, 1), 0.8)
    tiles = plain("roofing", (0.07, 0.045, 0.038, 1), 0.8)
    white = plain("frames", grey(0.5), 0.5)
    dark = plain("opening", grey(0.01), 0.9)
    for x, low, top, high in ((-62, -22, -7, 5.2), (-66, -2, 16, 6.4), (-70, 22, 38, 5.6)):
        middle = (low + top) / 2
        ridge = high + (top - low) * 0.26
        pile.face(boards, (x, low, GROUND), (x, top, GROUND), (x, top, high), (x, middle, ridge), (x, low, high))
        pile.face(boards, (x, low, GROUND), (x - 24, low, GROUND), (x - 24, low, high), (x, low, high))
        pile.face(boards, (x, top, GROUND), (x - 24, top, GROUND), (x - 24, top, high), (x, top, high))
        for edge in (low - 0.5, top + 0.5):
            pile.face(tiles, (x + 0.5, edge, high - 0.25), (x + 0.5, middle, ridge + 0.1), (x - 24, middle, ridge + 0.1), (x - 24, edge, high - 0.25))
        for step in range(int((top - low) / 0.3)):
            y = low + step * 0.3
            pile.block(boards, (x, y, GROUND), (x + 0.03, y + 0.05, high))
        pile.block(dark, (x, middle - 2.2, GROUND), (x + 0.05, middle + 2.2, GROUND + 3.4))
        pile.block(white, (x, middle - 2.4, GROUND + 3.4), (x + 0.08, middle + 2.4, GROUND + 3.6))
        for y in (middle - 5.0, middle + 3.8):
            pile.block(white, (x, y, 2.6), (x + 0.07, y + 1.3, 3.9))
            pile.block(dark, (x + 0.02, y + 0.1, 2.7), (x + 0.08, y + 1.2, 3.8))
    pile.built()


def boat_hoist(at):
    """A travelling hoist: two portals on wheels with the slings between them."""
    x, y, z = at
    paint = plain("hoist", (0.012, 0.05, 0.14, 1), 0.4, coat=0.3)
    for dx in (-3.2, 3.2):
        for dy in (-2.9, 2.9):
            box("leg", (0.36, 0.36, 6.6), paint, 0.03, at=(x + dx, y + dy, z + 3.7))
            box("wheel", (1.1, 0.4, 1.0), plain("wheel", grey(0.015), 0.8), 0.2, at=(x + dx, y + dy, z + 0.5))
        across = ((-2.7, 6.4), (-1.4, 2.2), (0, 1.8), (1.4, 2.2), (2.7, 6.4))
        tube("sling", [(x + dx * 0.6, y + dy, z + up) for dy, up in across], 0.04, plain("sling", grey(0.05), 0.9))
    box("beam", (0.34, 6.2, 0.5), paint, 0.03, at=(x - 3.2, y, z + 6.9))
    for dy in (-2.9, 2.9):
        box("rail", (7.0, 0.36, 0.46), paint, 0.03, at=(x, y + dy, z + 6.9))


def about():
    """The scene, through mist that the low sun stands behind."""
    sky(7, SUN, 0.07, haze=1.4, dust=2.0, ozone=2.5)
    sun(7, SUN, 2.2, (1, 0.66, 0.4), 2.5)
    harbour_water(waves=0.02, middle=(-6, -6), ripple=0.1)
    far_shore(bearing=270, distance=260, high=7)
    quay(-60, 60, 0, GROUND, deep=70, at=(-38, 0, 0), turn=90)
    sheds()
    boat_hoist((-48, 9, GROUND))
    van((-42.5, -20.5, GROUND), 98)
    for index, (x, y) in enumerate(((-58, -27), (-60, -3.5), (-54, 19), (-74, 20), (-50, -40), (-76, -12))):
        bare_elm((x, y, GROUND), 12 + index % 3 * 2, seed=index + 11, forks=8)
    motor_yacht(colour("#00331f"))
    sailing_yacht(colour("#d9d2bf"), colour("#4a1512"), at=(-13.5, -5.7, 0))
    pontoon(50, 1.9, at=(-12, -2.85, DECK))
    for x in (-2.6, -0.4, 2.0):
        hanging_fender((x, -1.86, 0.24), (x, -1.72, 1.25))
    for x in (-19.0, -8.6):
        post((x, -3.95), 1.9)
    metal = steel("cleats")
    bow = MOTOR_YACHT.at(0.9, 1, -1)
    cleat((bow[0], bow[1] + 0.16, bow[2] + 0.02), metal)
    bollard((6.6, -2.2, DECK))
    rope_turns((6.6, -2.2, DECK + 0.13))
    mooring_line((bow[0], bow[1] + 0.02, bow[2] + 0.06), (6.55, -2.14, DECK + 0.18), sag=0.1)
    mooring_line((-0.8, -1.75, 1.28), (6.52, -2.22, DECK + 0.16), sag=0.2)
    work_trolley((6.3, -3.3, DECK), 66)
    panel((15, -8, 6), (2, -1, 1), (10, 5), 260, (0.75, 0.86, 1))
    towards = (math.sin(math.radians(SUN)), math.cos(math.radians(SUN)), math.tan(math.radians(8)))
    mist((0.12, 0.135, 0.15), (towards, (0.95, 0.6, 0.34)), reach=62, high=9, near=9, low=0.16, disc=9.0)
    camera((13.2, -3.7, 2.1), (0, -3.2, 2.45), 33, focus=(4.5, 2.0, 1.2), stop=5.6)
