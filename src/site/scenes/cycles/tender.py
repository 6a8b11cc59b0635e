"""An open Dutch tender of seven metres: teak floor, side benches with cushions, a console, and a rope around her."""
import math

from cushions import cushion
from deck_materials import deck_wood, gone_brown, mahogany, polished, rail_wood
from fittings import bar, skin
from hull import TENDER, around_stern, shell, topsides
from materials import cloth, colour, gelcoat, grey, plain
from shapes import bevelled, box, mesh, rope, sheet, tube, turned
from weather import damp_cloth, dulled
from yacht import cleat

CREAM = (0.66, 0.6, 0.47, 1)
FLOOR, SEAT = 0.2, 0.5
BENCH = (-2.86, 1.05)
BENCH_WIDE = 0.47
STERN_BENCH = (-3.42, -2.86)
FOREDECK = 1.72


def _planked(name, wood, low, high, edge, height):
    """Planks from the x `low` to `high`, as wide as `edge(x)` on either side; they know how far each place lies from the edge."""
    columns, rows = 200, 40

    def at(u, v):
        x = low + (high - low) * u
        return (x, (v * 2 - 1) * edge(x), height(x, v * 2 - 1))

    floor = sheet(name, wood, columns, rows, at)
    far = [(1 - abs(j / rows * 2 - 1)) * edge(low + (high - low) * i / columns) for j in range(rows + 1) for i in range(columns + 1)]
    floor.data.attributes.new("edge", "FLOAT", "POINT").data.foreach_set("value", far)


def _inside(x, height, off=0.05):
    """How far the inside of her shell lies from the middle line."""
    return max(0.002, TENDER.half_at(x, height) - off)


def _lining(paint):
    """The inside of her shell, and of the transom."""
    low, high = (around_stern(TENDER, 0.985, 0.05, 0.0, share) for share in (0.5, 0.99))
    skin("lining", [low, high], [0.0, 0.5], [index * 0.05 for index in range(len(low))], paint, closed=False)


def _gunwale(wood):
    """A flat rail of solid timber on her edge, its corners eased."""
    profile = [(-0.035, 0.0), (-0.035, 0.026), (-0.025, 0.038), (0.0, 0.042), (0.07, 0.042), (0.09, 0.036), (0.096, 0.026), (0.096, 0.0)]
    lines = [around_stern(TENDER, 0.999, inwards, up, steps=400) for inwards, up in profile]
    rings = [list(ring) for ring in zip(*lines)]
    along, gone = [], 0.0
    for before, here in zip([lines[0][0], *lines[0]], lines[0]):
        gone += math.dist(before, here)
        along.append(gone)
    around = [0.0]
    for (ax, az), (bx, bz) in zip(profile, [*profile[1:], profile[0]]):
        around.append(around[-1] + math.hypot(bx - ax, bz - az))
    skin("gunwale", rings, along, around, wood)


def _benches(wood):
    """Benches along both sides and across the stern: their fronts, and the planks below the cushions."""
    steps = 60
    for side in (-1, 1):
        places = [BENCH[0] + (BENCH[1] - BENCH[0]) * step / steps for step in range(steps + 1)]
        rings = []
        for x in places:
            inner = _inside(x, SEAT) - BENCH_WIDE
            profile = [(inner + 0.03, FLOOR), (inner + 0.03, SEAT - 0.045), (inner, SEAT - 0.04), (inner, SEAT), (_inside(x, SEAT), SEAT)]
            rings.append([(x, side * y, z) for y, z in profile])
        skin("bench", rings, places, [0.0, 0.25, 0.28, 0.32, 0.8], wood, closed=False)
        end = [rings[-1][index] for index in range(5)] + [(BENCH[1], side * _inside(BENCH[1], FLOOR), FLOOR)]
        mesh("bench end", end, [tuple(range(6))], wood, smooth=False)
    low, high = STERN_BENCH
    places = [part / 20 * 2 - 1 for part in range(21)]
    profile = [(high - 0.03, FLOOR), (high - 0.03, SEAT - 0.045), (high, SEAT - 0.04), (high, SEAT), (low, SEAT)]
    rings = [[(x, y * _inside(x, z), z) for x, z in profile] for y in places]
    skin("stern bench", rings, [y * 0.9 for y in places], [0.0, 0.25, 0.28, 0.32, 0.8], wood, closed=False)


def _bulkhead(paint, wood):
    """The bulkhead below the foredeck's edge, with the doors of its locker."""
    top = TENDER.sheer((FOREDECK + 3.5) / 7)
    heights = [FLOOR + (top - FLOOR) * part / 8 for part in range(9)]
    edge = [(FOREDECK + 0.02, _inside(FOREDECK, z), z) for z in heights]
    mesh("bulkhead", [*edge, *[(x, -y, z) for x, y, z in edge[::-1]]], [tuple(range(18))], paint, smooth=False)
    for across in (-0.235, 0.235):
        box("locker door", (0.03, 0.44, 0.42), wood, 0.008, at=(FOREDECK, across, FLOOR + 0.3))


def _coil(at, fibre):
    """A line's end, coiled down flat."""
    turns = [(step / 20 * 2 * math.pi, 0.05 + 0.021 * step / 20) for step in range(151)]
    rope("coil", [(at[0] + out * math.cos(turn), at[1] + out * math.sin(turn), at[2]) for turn, out in turns], 0.0115, fibre)


def _on_bench(side, middle):
    """Places on a side bench, which follows the curve of the shell."""

    def place(along, across, up):
        x = middle + along
        return (x, side * (_inside(x, SEAT) - 0.03 - (BENCH_WIDE - 0.05) / 2 - across), SEAT + 0.06 + up)

    return place


def _on_back(side, middle):
    """Places of a back cushion, which leans against the lining: its width is upright, its thickness across."""

    def place(along, across, up):
        x, z = middle + along, 0.69 + across
        return (x, side * (_inside(x, min(z, 0.7)) - 0.05 - up - 0.1 * (0.81 - z)), z)

    return place


def _cushions(linen, piping):
    """Seat and back cushions: four on either side, three across the stern."""
    long = (BENCH[1] - BENCH[0]) / 4
    for side in (-1, 1):
        for index in range(4):
            middle = BENCH[0] + long * (index + 0.5)
            cushion(_on_bench(side, middle), long - 0.012, BENCH_WIDE - 0.05, 0.12, linen, piping)
            cushion(_on_back(side, middle), long - 0.02, 0.24, 0.09, linen, piping)
    middle = (STERN_BENCH[0] + STERN_BENCH[1]) / 2
    for across in (-0.55, 0.0, 0.55):
        cushion(lambda along, over, up, across=across: (middle - over, across + along, SEAT + 0.06 + up), 0.54, 0.48, 0.12, linen, piping)


def _facing(middle, towards):
    """Points on a disc that faces `towards` (x, z): `at(turn, radius, out)`."""
    length = math.hypot(*towards)
    nx, nz = towards[0] / length, towards[1] / length

    def at(turn, radius, out=0.0):
        across, up = radius * math.cos(turn), radius * math.sin(turn)
        return (middle[0] + nx * out + nz * up, middle[1] + across, middle[2] + nz * out - nx * up)

    return at


def _console(wood, metal, dark):
    """The console: its sloping dashboard with dials, the wheel and the throttle, and panels in its sides."""
    side = [(-1.02, FLOOR), (-1.04, 0.8), (-0.86, 0.99), (-0.58, 1.03), (-0.52, 0.99), (-0.47, FLOOR)]
    half, count = 0.32, len(side)
    points = [(x, y, z) for y in (-half, half) for x, z in side]
    faces = [tuple(range(count)), tuple(range(count, 2 * count))[::-1]] + [(k, count + k, count + (k + 1) % count, (k + 1) % count) for k in range(count)]
    bevelled(mesh("console", points, faces, wood), 0.035, 5)
    for across in (-1, 1):
        box("panel", (0.36, 0.016, 0.46), wood, 0.006, at=(-0.75, across * (half + 0.004), 0.55))
    box("panel", (0.016, 0.46, 0.4), wood, 0.006, at=(-1.034, 0, 0.5), turn=(0, -1.9, 0))
    face = plain("dial", grey(0.02), 0.15, coat=0.6)
    for y, size in ((-0.2, 0.036), (-0.1, 0.05), (0.12, 0.036), (0.22, 0.036)):
        at = (-0.925, y, 0.93)
        turned("dial rim", [(size + 0.006, 0), (size + 0.006, 0.01), (size, 0.012), (size, 0.004)], metal, sides=40, at=at, turn=(0, -43, 0))
        turned("dial", [(size, 0.004), (0.0001, 0.005)], face, sides=40, at=at, turn=(0, -43, 0))
    at = _facing((-1.13, 0.0, 0.9), (-0.8, 0.6))
    turns = [2 * math.pi * step / 48 for step in range(49)]
    tube("wheel", [at(turn, 0.21) for turn in turns], 0.0165, metal, smooth=False)
    for step in range(3):
        turn = 2 * math.pi * (step / 3 + 0.25)
        tube("spoke", [at(turn, 0.03, -0.03), at(turn, 0.12, -0.02), at(turn, 0.205)], [0.009, 0.007], metal)
    tube("hub", [at(0, 0, -0.16), at(0, 0, -0.01)], [0.022, 0.03], metal, smooth=False)
    turned("throttle", [(0.04, 0), (0.04, 0.02), (0.02, 0.05), (0.0001, 0.052)], metal, sides=40, at=(-0.78, -0.24, 1.0))
    tube("lever", [(-0.78, -0.24, 1.03), (-0.82, -0.24, 1.12), (-0.84, -0.24, 1.17)], [0.008, 0.007], metal)
    turned("knob", [(0.0001, -0.018), (0.016, -0.008), (0.016, 0.008), (0.0001, 0.018)], dark, sides=24, at=(-0.843, -0.24, 1.18))


def tender(shade, care):
    """The whole tender, afloat around the origin, her bow towards +x; without `care` she lay out all winter."""
    metal = polished() if care >= 1 else gone_brown()
    wood, planks, varnish = rail_wood(care), deck_wood(care), mahogany(care)
    shell(TENDER, topsides(shade, colour("#4a1512"), CREAM))
    _lining(gelcoat("lining", CREAM, wave=0.02) if care >= 1 else dulled(CREAM))
    _planked("floor", planks, -3.3, 2.6, lambda x: _inside(x, FLOOR), lambda x, across: FLOOR)
    _planked("foredeck", planks, FOREDECK, 3.38, lambda x: _inside(x, 1.3, 0.03), lambda x, across: TENDER.sheer((x + 3.5) / 7) - 0.005 + 0.035 * (1 - across * across))
    front = [(FOREDECK, y * _inside(FOREDECK, 0.9), TENDER.sheer((FOREDECK + 3.5) / 7) - 0.02) for y in (-1, 1)]
    tube("deck beam", [front[0], (FOREDECK, 0, front[0][2] + 0.035), front[1]], 0.03, varnish)
    _bulkhead(gelcoat("bulkhead", CREAM, wave=0.02) if care >= 1 else dulled(CREAM), varnish)
    _gunwale(wood)
    _benches(wood)
    linen = cloth("cushion", colour("#dccfb2"), 500, 0.5) if care >= 1 else damp_cloth(colour("#dccfb2"))
    piping = plain("piping", colour("#2b4257") if care >= 1 else (0.09, 0.1, 0.08, 1), 0.85)
    _cushions(linen, piping)
    _console(varnish, metal, plain("rubber", grey(0.012), 0.5))
    fibre = plain("rope", (0.5, 0.42, 0.28, 1) if care >= 1 else (0.16, 0.155, 0.115, 1), 0.9)
    rope("rope fender", around_stern(TENDER, 0.995, -0.04, -0.065, steps=60), 0.054, fibre, lay=5.5)
    bar("rope's rail", around_stern(TENDER, 0.995, -0.005, -0.14), 0.014, wood, 0.05, 12, smooth=False)
    _coil((2.2, 0.22, TENDER.sheer(0.815) + 0.035), fibre)
    cleat((2.75, 0, TENDER.sheer(0.89) + 0.03), metal, size=0.26)
