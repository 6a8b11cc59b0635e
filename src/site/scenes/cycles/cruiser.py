"""A Dutch steel cruiser of eleven metres: round stern, an after cabin, and a wheelhouse that leans into the wind."""
import math

from fittings import bar, skin
from hull import STEEL_CRUISER, around_stern, deck, portlight, shell, topsides
from materials import cloth, colour, gelcoat, grey, plain, smoked_glass, steel, teak
from shapes import box, loft, tube, turned
from superstructure import House, curtains, helm, walls, windows
from yacht import cleat, ensign

CREAM = (0.7, 0.6, 0.42, 1)
WHEELHOUSE = House(
    sections=[(-1.3, 1.1, 1.24, 1.0, 9), (-1.3, 1.12, 1.22, 1.95, 9), (-1.3, 1.42, 1.14, 2.84, 9)],
    side=(((-1.08, -0.42), (-1.08, -0.42)), ((-0.22, 0.34), (-0.22, 0.34)), ((0.5, 0.98), (0.5, 1.16))),
    front=((-0.98, -0.36), (-0.28, 0.28), (0.36, 0.98)),
    back=((-0.98, -0.36), (-0.28, 0.28), (0.36, 0.98)),
    sill=2.14,
    head=2.68,
)
AFTER_CABIN = House(
    sections=[(-4.4, -1.2, 1.3, 1.0, 5), (-4.36, -1.2, 1.27, 1.4, 5), (-4.22, -1.2, 1.16, 1.99, 5)],
    side=(((-3.72, -2.94), (-3.72, -2.94)), ((-2.72, -1.94), (-2.72, -1.94))),
    front=(),
    back=((-0.72, -0.12), (0.12, 0.72)),
    sill=1.52,
    head=1.83,
)
TRUNK = [(0.9, 3.75, 1.12, 1.1, 3.5), (0.9, 3.68, 1.1, 1.7, 3.5), (0.9, 3.52, 1.02, 2.0, 3.5), (0.9, 3.2, 0.84, 2.08, 3.2)]
RAIL_FROM = 0.93


def _lid(start, end, half, foot, thick, square):
    """A roof's sections: a thin edge with its corners eased, and its camber."""
    edge = [(start + 0.05, end - 0.05, half - 0.05, foot, square), (start, end, half, foot + 0.02, square), (start, end, half, foot + thick - 0.02, square)]
    edge.append((start + 0.03, end - 0.03, half - 0.03, foot + thick, square))
    camber = [(start + (end - start) * part * 0.5, end - (end - start) * part * 0.5, half * (1 - part), foot + thick + 0.09 * (1 - (1 - part) ** 2), square - part * 3) for part in (0.15, 0.35, 0.6)]
    return edge + camber


def _houses(cream, wood, glass):
    """The wheelhouse, the after cabin and the trunk before them, with their windows and what is behind those."""
    rubber = plain("rubber", grey(0.012), 0.5)
    for house in (WHEELHOUSE, AFTER_CABIN):
        walls(cream, house)
        windows(glass, wood, rubber, house)
    linen = cloth("curtain", colour("#d8ceb6"), 500, 0.4)
    curtains(linen, AFTER_CABIN)
    joinery = gelcoat("joinery", (0.2, 0.085, 0.03, 1))
    box("sole", (2.3, 2.2, 0.03), joinery, at=(-0.1, 0, 1.6))
    box("dashboard", (0.5, 2.0, 0.14), joinery, 0.03, at=(0.85, 0, 2.02), turn=(0, 12, 0))
    box("helm seat", (0.16, 0.5, 0.7), cloth("settee", colour("#5b2a20"), 500, 0.4), 0.05, at=(-0.55, -0.4, 2.0), turn=(0, -6, 0))
    helm(0.52, -0.4, 2.2, joinery)
    box("sole", (2.9, 2.3, 0.03), joinery, at=(-2.8, 0, 1.1))
    loft("roof", _lid(-4.32, -1.25, 1.24, 1.97, 0.05, 5), cream, sides=128, subdivide=0)
    loft("roof", _lid(-1.68, 1.74, 1.3, 2.82, 0.1, 7), cream, sides=160, subdivide=0)
    loft("roof band", [(-1.69, 1.75, 1.31, 2.845, 7), (-1.69, 1.75, 1.31, 2.9, 7)], wood, sides=160, subdivide=0)
    loft("trunk", TRUNK, cream, sides=128)
    loft("trunk band", [(0.8, 3.7, 1.112, 1.68, 3.5), (0.8, 3.68, 1.108, 1.73, 3.5)], wood, sides=128, subdivide=0)


def _wheelhouse_doors(wood):
    """A panelled sliding door below the middle window on either side, on its rail."""
    for side in (-1, 1):
        for x in (-0.25, 0.37):
            box("door stile", (0.06, 0.03, 1.55), wood, 0.008, at=(x, side * 1.215, 2.02), turn=(side * 3.0, 0, 0))
        for z, y in ((1.92, 1.235), (1.34, 1.245)):
            box("door rail", (0.6, 0.03, 0.07), wood, 0.008, at=(0.06, side * y, z))
        box("door panel", (0.56, 0.02, 0.54), wood, 0.006, at=(0.06, side * 1.238, 1.63))
        box("slide", (1.5, 0.035, 0.035), wood, 0.008, at=(-0.2, side * 1.18, 2.755))


def _on_roofs(metal, wood, cream):
    """Mast and lights on the wheelhouse, grab rails and a skylight on the after cabin, a horn and a search light."""
    pale = plain("lamp", grey(0.6), 0.2, coat=0.5)
    tube("mast", [(-0.9, 0, 2.95), (-1.2, 0, 5.0)], [0.05, 0.035], wood, smooth=False)
    tube("yard", [(-1.06, -0.5, 4.12), (-1.06, 0.5, 4.12)], [0.018, 0.018], wood, smooth=False)
    turned("masthead", [(0.0001, 0.03), (0.028, 0.015), (0.028, -0.015), (0.0001, -0.03)][::-1], pale, at=(-1.2, 0, 5.03))
    for y in (-1.05, 1.05):
        tube("stay", [(-1.12, 0, 4.7), (-1.5, y, 2.95)], 0.004, metal, smooth=False)
    tube("stay", [(-1.12, 0, 4.7), (1.4, 0, 2.98)], 0.004, metal, smooth=False)
    dome = [(0.0001, -0.08), (0.19, -0.078), (0.225, -0.05), (0.23, 0), (0.21, 0.06), (0.12, 0.09), (0.0001, 0.095)]
    turned("radar", dome, pale, at=(-0.72, 0, 3.62))
    box("radar's arm", (0.36, 0.1, 0.03), metal, 0.008, at=(-0.85, 0, 3.52))
    tube("aerial", [(-1.5, 0.9, 2.95), (-1.62, 0.9, 5.2)], 0.006, pale, smooth=False)
    turned("horn", [(0.05, 0), (0.028, 0.06), (0.016, 0.2), (0.0001, 0.205)], metal, at=(1.3, 0.35, 3.02), turn=(0, -92, 180))
    turned("search light", [(0.0001, -0.1), (0.07, -0.09), (0.1, 0), (0.1, 0.08), (0.0001, 0.085)], metal, at=(1.2, -0.4, 3.16), turn=(0, 88, 0))
    for side in (-1, 1):
        for low, high, across, up in ((-3.9, -1.7, 0.98, 2.08), (-1.3, 1.2, 1.08, 2.95)):
            path = [(low, side * across, up - 0.03), (low + 0.08, side * across, up + 0.05), (high - 0.08, side * across, up + 0.05), (high, side * across, up - 0.03)]
            bar("grab rail", path, 0.016, wood)
            for x in (low + (high - low) * part for part in (0.25, 0.5, 0.75)):
                tube("grab foot", [(x, side * across, up - 0.04), (x, side * across, up + 0.05)], 0.014, wood, smooth=False)
    loft("skylight", [(-3.2, -2.4, 0.34, 2.06, 8), (-3.2, -2.4, 0.34, 2.2, 8)], cream, sides=64)
    loft("skylight lid", _lid(-3.26, -2.34, 0.4, 2.2, 0.04, 8), wood, sides=64, subdivide=0)


def _rails(metal):
    """Stanchions on the cap rail all around, with a rail over them and one at half their height."""
    high = 0.56
    for up, radius in ((high, 0.0155), (high * 0.52, 0.0095)):
        bar("rail", around_stern(STEEL_CRUISER, RAIL_FROM, 0.07, up), radius, metal, 0.05, 16, smooth=False)
    feet = around_stern(STEEL_CRUISER, RAIL_FROM, 0.07, 0.0, steps=26)
    for x, y, z in feet:
        tube("stanchion", [(x, y, z + 0.02), (x, y, z + high)], 0.013, metal, smooth=False)
        turned("flange", [(0.04, 0.03), (0.04, 0.038), (0.016, 0.046)], metal, sides=24, at=(x, y, z))


def _bulwark(paint):
    """The inside of the bulwark."""
    rings = [around_stern(STEEL_CRUISER, 0.99, 0.03, 0.0, share) for share in (0.87, 1.0)]
    skin("bulwark", rings, [0.0, 0.25], [index * 0.1 for index in range(len(rings[0]))], paint, closed=False)


def _lifebuoy(at, turn, pale, red):
    """A life-buoy in its bands, hung flat against the rail; `turn` is where it faces."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for part in range(8):
        angles = [2 * math.pi * (part + (0.5 if part % 2 else 0) + step / 10 * (0.5 if part % 2 else 1.5) - 0.25) / 8 for step in range(11)]
        ring = [(at[0] - s * 0.23 * math.cos(angle), at[1] + c * 0.23 * math.cos(angle), at[2] + 0.23 * math.sin(angle)) for angle in angles]
        tube("lifebuoy", ring, 0.052 if part % 2 == 0 else 0.0525, red if part % 2 else pale, smooth=False)


def steel_cruiser(shade, bottom):
    """The whole cruiser, afloat around the origin, her bow towards +x."""
    metal = steel("stainless", 0.08, shade=0.72)
    wood = gelcoat("varnish", (0.2, 0.075, 0.022, 1))
    cream = gelcoat("house", CREAM, wave=0.03)
    paint = gelcoat("strake", CREAM, wave=0.0)
    shell(STEEL_CRUISER, topsides(shade, bottom, CREAM))
    deck(STEEL_CRUISER, teak("deck"))
    bar("cap rail", around_stern(STEEL_CRUISER, 0.999, 0.02, 0.015), 0.055, wood, 0.04, 16, smooth=False)
    bar("rubbing strake", around_stern(STEEL_CRUISER, 0.998, -0.012, 0.0, 0.865), 0.042, paint, 0.04, 16, smooth=False)
    for side in (-1, 1):
        for x in (-3.3, -2.3, 1.9, 2.9):
            portlight(STEEL_CRUISER, x, 0.68, side, 0.3, 0.14)
    _bulwark(paint)
    _houses(cream, wood, smoked_glass("pane"))
    _wheelhouse_doors(wood)
    _on_roofs(metal, wood, cream)
    _rails(metal)
    _lifebuoy((-4.35, -1.48, 1.72), -104, plain("buoy", (0.74, 0.7, 0.6, 1), 0.5), plain("buoy band", colour("#a8321c"), 0.5))
    for u in (0.045, 0.9):
        x, y, z = STEEL_CRUISER.at(u, 1, 1)
        cleat((x, y - 0.14, z - 0.02), metal)
    ensign((-5.32, 0, 1.5), wood, 1.5)
