"""What the people of the team work with: a gelcoat card, a seam being laid, a roll of tools. No figures."""
import math

from decks import laid_deck
from materials import cloth, colour, gelcoat, grey, plain, steel, teak, water
from shapes import box, group, mesh, placed, sheet, tube, turned
from stage import camera, panel, sky, sun
from tools import bottle, brush, caulking_gun, colour_fan, folded_cloth, pad, pot, spatula

CARD = ("#f4efe2", "#e4dcc6", "#c9c3b4", "#7d8a8c", "#35566f", "#12325a", "#0b1d38", "#5a1218", "#00452b", "#006039")


def hull_wall(shade, y):
    """A yacht's side behind the things on the jetty, far out of focus: gloss, a gold line and a fender on its rope."""

    def at(u, v):
        return (-3 + u * 6, y + 0.35 * v + 0.05 * math.sin(u * 7), -0.6 + v * 2.2)

    sheet("hull", gelcoat("hull", shade), 60, 30, at)
    gold = plain("cove line", colour("#c9a24a"), 0.3, metallic=0.8)
    sheet("cove line", gold, 60, 1, lambda u, v: (at(u, 0)[0], at(u, 0.37)[1] - 0.004, 0.205 + v * 0.012))


def fender(at, high=0.5, radius=0.085):
    """A white fender with green ends, upright on its rope."""
    profile = [(0.0001, 0), (0.02, 0.004), (0.03, 0.03), (radius * 0.8, 0.075), (radius, 0.13)]
    profile += [(r, high - z) for r, z in profile[::-1]]
    turned("fender", profile, plain("fender", grey(0.74), 0.32, coat=0.3), at=at)
    for low in (0.028, high - 0.075):
        ring = [(radius * 0.62, low), (radius * 0.86, low + 0.024), (radius * 0.62, low + 0.048)]
        turned("fender's end", ring, plain("fender's end", colour("#006039"), 0.4), at=at)
    tube("fender rope", [(at[0], at[1], at[2] + high), (at[0], at[1] + 0.05, 3)], 0.007, plain("rope", grey(0.5), 0.9))


def colour_card():
    """The gelcoat card beside three pots of mixed colour, in front of the hull that they must match."""
    sky(14, 235, 0.22, haze=1.4, dust=2.5)
    sun(16, 248, 4.2, (1, 0.72, 0.46), 1.6)
    panel((0.5, -0.7, 0.8), (0, 0, 0), (0.5, 0.5), 1.6, (0.8, 0.9, 1))
    laid_deck(1.6, 5.0, plank=0.07, seam=0.005, turn=78)
    hull_wall(colour("#00281a"), 0.6)
    fender((-0.27, 0.5, 0.02))
    colour_fan([colour(shade) for shade in CARD], (0.005, -0.085, 0), spread=112, turn=4)
    pot(colour("#006039"), (-0.095, 0.125, 0))
    pot(colour("#e4dcc6"), (-0.015, 0.165, 0), radius=0.026, high=0.04)
    pot(colour("#12325a"), (0.075, 0.14, 0), radius=0.028)
    box("stick", (0.007, 0.16, 0.002), teak("stick"), 0.0006, at=(-0.085, 0.13, 0.0468), turn=(0, 0, -68))
    folded_cloth(colour("#e9eeea"), (0.165, 0.075, 0), turn=24, size=(0.11, 0.09))
    camera((0.03, -0.46, 0.31), (0.012, 0.04, 0.035), 52, focus=(0.01, 0.0, 0.03), stop=5.6)


def seam_being_laid():
    """A seam in a teak deck: half of it filled, the caulking gun at the place where the work goes on."""
    sky(12, 150, 0.2, haze=1.5, dust=2.0)
    sun(15, 318, 4.6, (1, 0.74, 0.5), 1.4)
    panel((-0.6, -0.6, 0.7), (0, 0.1, 0), (0.6, 0.5), 1.8, (0.8, 0.9, 1))
    laid_deck(2.4, 5.0, turn=90, open_seam=0)
    wet = plain("fresh caulk", grey(0.006), 0.14, coat=0.6)
    middle = -0.028
    tube("bead", [(middle, y, -0.0012) for y in (0.02, 0.3, 1.2, 2.4)], 0.0038, wet, smooth=False)
    tape = plain("tape", colour("#8fb7b3"), 0.7, grain=0.2)
    for side in (-1, 1):
        box("tape", (0.019, 3.0, 0.0004), tape, at=(middle + side * 0.0132, 0.55, 0.0003))
    caulking_gun((middle, 0.014, 0.004), (9, -24, -27))
    rail()
    camera((-0.03, -0.43, 0.225), (0.035, 0.07, 0.028), 48, focus=(middle, 0.03, 0.005), stop=5.6)


def rail():
    """The varnished rail along the deck's edge with what lies beyond: water and a far shore."""
    varnish = gelcoat("varnish", (0.2, 0.07, 0.02, 1))
    box("rail", (6, 0.07, 0.05), varnish, 0.018, at=(0, 1.35, 0.075), turn=(0, 0, -6))
    box("bulwark", (6, 0.04, 0.09), gelcoat("bulwark", grey(0.7)), 0.01, at=(0, 1.36, 0.02), turn=(0, 0, -6))
    for x in (-0.35, 0.55):
        tube("stanchion", [(x, 1.33 - x * 0.1, 0.05), (x, 1.33 - x * 0.1, 0.75)], 0.0125, steel("stanchion"), smooth=False)
    mesh("water", [(-400, 3, -1.2), (400, 3, -1.2), (400, 700, -1.2), (-400, 700, -1.2)], [(0, 1, 2, 3)], water("water"))
    box("shore", (900, 4, 14), plain("shore", (0.03, 0.045, 0.04, 1), 0.9), at=(0, 500, 3))


def tool_roll():
    """A roll of tools, three pads and the compounds that go with them, at a berth in the evening."""
    sky(14, 98, 0.22, haze=1.5, dust=3.0)
    sun(19, 98, 4.4, (1, 0.7, 0.44), 1.6)
    panel((-0.7, -0.7, 0.8), (0, 0.1, 0), (0.7, 0.5), 2.2, (0.8, 0.9, 1))
    laid_deck(2.4, 5.0, plank=0.09, seam=0.005, turn=84)
    hull_wall(colour("#0b2239"), 0.8)
    canvas = cloth("canvas", colour("#5d6a58"), 1100, 0.7)
    roll(canvas)
    pad((0.62, 0.57, 0.46, 1), (-0.13, 0.26, 0.002), radius=0.07)
    pad(colour("#0a5a3a"), (-0.045, 0.315, 0.084), (72, 0, 12), radius=0.078)
    pad(colour("#b08030"), (0.1, 0.06, 0.004), (0, 0, 0), radius=0.055, thick=0.028)
    bottles = (("#faf8f3", 0.1, 0.33), ("#006039", 0.19, 0.3), ("#0b2239", 0.155, 0.4))
    for index, (label, x, y) in enumerate(bottles):
        bottle(grey(0.7) if index else grey(0.03), colour(label), (x, y, 0), high=0.18 + index * 0.012)
    camera((0.0, -0.68, 0.42), (0.01, 0.135, 0.035), 50, focus=(0.0, 0.12, 0.02), stop=5.6)


def roll(canvas):
    """The canvas of the roll: flat, with a sewn pocket, and wound up at its left end."""
    holder = group((-0.02, -0.02, 0), (0, 0, 14))
    turns, start = 2.3, 0.02

    def at(u, v):
        along, deep = u * 0.9, (v - 0.5) * 0.3
        flat = 0.36
        if along < flat:
            ripple = 0.0012 * math.sin(along * 60) * math.sin(v * 5)
            return (0.18 - along, deep, 0.002 + abs(ripple))
        angle = (along - flat) / (0.9 - flat) * turns * 2 * math.pi
        radius = 0.034 - 0.0034 * angle / math.pi
        return (0.18 - flat - radius * math.sin(angle), deep, 0.002 + 0.034 - radius * math.cos(angle))

    placed(sheet("canvas", canvas, 240, 40, at), parent=holder)

    def pocket(u, v):
        lift = 0.006 + 0.006 * abs(math.sin(u * 6 * math.pi)) ** 0.6
        edge = min(1, 8 * min(v + 0.02, 1.3 - v))
        return (0.17 - u * 0.33, -0.148 + v * 0.12, 0.003 + lift * edge)

    placed(sheet("pocket", canvas, 120, 16, pocket), parent=holder)
    for index in range(6):
        x = 0.17 - (index + 0.5) * 0.055
        if index in (1, 4):
            spatula((x, -0.12, 0.012), (3, 0, index - 2), parent=holder, wide=0.032 if index == 1 else 0.022)
        elif index in (0, 2, 5):
            brush((x, -0.13, 0.013), (3, 0, 2 - index), length=0.13 + 0.01 * (index % 2), parent=holder, width=0.022 - index * 0.002)
        else:
            tube("pick", [(x, -0.12, 0.012), (x, 0.02, 0.016), (x, 0.09, 0.018), (x + 0.004, 0.098, 0.014)], [0.003, 0.003, 0.002, 0.001], steel("pick"), parent=holder)
