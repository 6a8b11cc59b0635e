"""A navy motor yacht's bow, before and after: steel that mirrors or has gone brown, teak that is clean or grey."""
import math

from deck_materials import deck_wood, gone_brown, polished, rail_wood
from facades import canal_row
from fittings import marked
from foredeck import FEET, belayed, bulwark, cap_point, cap_rail, deck_height, horn_cleat, planked_deck, pulpit, windlass
from harbour import harbour_water, post
from hull import MOTOR_YACHT, shell, topsides
from maps import laid, runs
from materials import colour, coordinates, gelcoat, grey, mixed, noise, plain, ramp
from quays import quay
from sailing import sailing_yacht
from shore import mottled, tree
from stage import camera, clouds, sky, sun
from yacht import house

NAVY = colour("#0d1f40")
CORNER, MEASURES, PER_METRE = (1.0, -0.2), (5.0, 2.4), 500


def stained_white():
    """The white of the bulwark's inside, dull, with thin brown runs below every stanchion and grey ones from the rail."""
    material = plain("bulwark", grey(0.5), 0.6, specular=0.3)
    tree = material.node_tree
    size = tuple(round(side * PER_METRE) for side in MEASURES)
    feet = [MOTOR_YACHT.at(u, 1) for u in FEET]
    brown = [(x + 0.005, z + 0.01, 0.075, 0.45, 0.95) for x, _, z in feet] + [(x + shift, z, 0.012, 0.25, 0.4) for x, _, z in feet for shift in (-0.16, 0.13, 0.21)]
    dirt = [(1.0 + index * 0.031, MOTOR_YACHT.at((6.5 + index * 0.031) / 11.05, 1)[2], 0.035, 0.34, 0.35 + 0.3 * math.sin(index * 2.7)) for index in range(146)]
    chalk = ramp(tree, noise(tree, coordinates(tree), 3.0, 8.0, 0.66), ((0.3, (0.4, 0.38, 0.3, 1)), (0.7, (0.56, 0.545, 0.48, 1))))
    dirty = mixed(tree, laid(tree, runs(size, PER_METRE, CORNER, dirt, 8), CORNER, MEASURES, ("X", "Z")), chalk, (0.17, 0.165, 0.12, 1))
    rusty = mixed(tree, laid(tree, runs(size, PER_METRE, CORNER, brown, 3), CORNER, MEASURES, ("X", "Z")), dirty, (0.22, 0.095, 0.03, 1))
    tree.links.new(rusty, tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def _harbour():
    """A basin in town: a quay with trees and houses across the water, posts, and who else lies there."""
    harbour_water(waves=0.025, middle=(16, 4), ripple=0.1)
    turn = -108
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def ashore(x, y):
        return (4.0 + c * x - s * y, s * x + c * y)

    quay(-70, 70, 17, 1.3, at=(4.0, 0, 0), turn=turn)
    canal_row(150, 9, lit=0.0, at=(*ashore(-75, 33), 1.3), turn=turn)
    bark = plain("bark", (0.045, 0.038, 0.03, 1), 0.9)
    leaves = mottled("lime leaf", ((0.03, 0.055, 0.014, 1), (0.085, 0.13, 0.035, 1)), 0.5)
    for index, x in enumerate((-46, -33, -21, -8, 4.5, 17, 29, 42)):
        tree((*ashore(x, 21), 1.3), 8.5 + index % 3 * 0.8, index + 3, leaves, bark)
    for x in (-16, -3.5, 9):
        post(ashore(x, 12.5), 2.1)
    return ashore, turn


def _bow(care):
    world = sky(38, 338, 0.115, haze=1.0, dust=0.6)
    clouds(world, cover=0.62, shade=(7.2, 7.2, 7.3), streak=1.5, scale=1.1, turn=35)
    sun(38, 338, 4.0, (1, 0.93, 0.82), 0.6)
    ashore, turn = _harbour()
    metal = polished() if care >= 1 else gone_brown()
    dark = plain("rubber", grey(0.012), 0.5)
    white = gelcoat("house", (0.68, 0.66, 0.6, 1), wave=0.02)
    shell(MOTOR_YACHT, topsides(NAVY, colour("#4a1512")))
    house(white, gelcoat("varnish", (0.2, 0.075, 0.022, 1)), 0)
    bulwark(white if care >= 1 else stained_white())
    cap_rail(rail_wood(care))
    planked_deck(deck_wood(care))
    joints = pulpit(metal, dark)
    joints += windlass(4.62, metal, dark)
    fibre = plain("rope", (0.56, 0.52, 0.44, 1) if care >= 1 else (0.27, 0.255, 0.21, 1), 0.9)
    at = cap_point(0.917, -1)
    along = cap_point(0.925, -1) - cap_point(0.909, -1)
    heading = math.degrees(math.atan2(along.y, along.x))
    joints += horn_cleat(at, heading, metal)
    belayed(at, heading, deck_height(at.x, at.y + 0.2), fibre)
    marked(joints, ("stainless", "rail", "planks"), 0.045)
    sailing_yacht(colour("#e4dcc6"), colour("#0b2239"), at=(*ashore(7, 14.2), 0), turn=turn)
    sailing_yacht(colour("#6d1f1c"), colour("#0b2239"), at=(*ashore(-9, 14.4), 0), turn=turn + 180)
    camera((3.2, 0.78, 2.66), (5.1, -0.04, 2.08), 31, focus=(4.75, -0.3, 1.98), stop=2.0)


def bow_before():
    """As found."""
    _bow(0)


def bow_after():
    """As delivered."""
    _bow(1)
