"""The foredeck of a motor yacht at a hand's distance: planks, bulwark, cap rail, pulpit, windlass, cleats and a line."""
import math

from fittings import bar, flange, skin, spaced
from hull import MOTOR_YACHT
from mathutils import Vector
from shapes import bevelled, box, curve_points, mesh, rope, sheet, turned

CAP = (0.135, 0.042)
SHARE = 0.885
FEET = (0.6, 0.68, 0.755, 0.825, 0.89, 0.948)
HIGH = 0.58


def _edge(low, high, inwards=0.0, up=0.0, share=1.0, steps=400):
    """Along the port edge of the deck, so many metres inside it; it ends on the middle line."""
    path = [Vector(MOTOR_YACHT.at(low + (high - low) * step / steps, share)) for step in range(steps + 1)]
    points = []
    for before, here, after in zip([path[0], *path], path, [*path[1:], path[-1]]):
        way = (after - before).normalized()
        inside = Vector((way.y, -way.x, 0)).normalized()
        spot = here + inside * inwards
        points.append(Vector((spot.x, max(0.0, spot.y), spot.z + up)))
    return points


def cap_point(u, side=1, up=0.0):
    """A place in the middle of the cap rail's top."""
    x, y, z = _edge(max(0, u - 0.01), min(1, u + 0.01), CAP[0] / 2 - 0.03, CAP[1] + up, steps=2)[1]
    return Vector((x, y * side, z))


def cap_rail(wood):
    """A flat rail of solid timber on the bulwark, its corners eased, mitred at the stem."""
    wide, thick = CAP
    corner, flat = 0.013, []
    for across, up, start in ((-1, 0, 180), (1, 0, 270), (1, 1, 0), (-1, 1, 90)):
        middle = (across * (wide / 2 - corner), corner if up == 0 else thick - corner)
        for step in range(7):
            angle = math.radians(start + step * 15)
            flat.append((middle[0] + corner * math.cos(angle), middle[1] + corner * math.sin(angle)))
    around = [0.0]
    for (ax, az), (bx, bz) in zip(flat, [*flat[1:], flat[0]]):
        around.append(around[-1] + math.hypot(bx - ax, bz - az))
    path = spaced(_edge(0, 1.0), 0.015)
    path.append(path[-1] + (path[-1] - path[-2]).normalized() * 0.12)
    rings = []
    for before, here, after in zip([path[0], *path], path, [*path[1:], path[-1]]):
        way = (after - before).normalized()
        inside = Vector((way.y, -way.x, 0)).normalized()
        rings.append([here + inside * (across + wide / 2 - 0.03) + Vector((0, 0, up)) for across, up in flat])
    for side in (1, -1):
        turned_over = [[Vector((p.x, side * max(0.0004, p.y), p.z)) for p in ring] for ring in rings]
        skin("cap rail", turned_over if side > 0 else [ring[::-1] for ring in turned_over], [index * 0.015 + side for index in range(len(rings))], around, wood)


def bulwark(white):
    """The inside of the bulwark, and the waterway at its foot."""
    low, high = _edge(0, 1, 0.045, 0.0, SHARE), _edge(0, 1, 0.035, 0.004)
    for side in (1, -1):

        def at(u, v, side=side):
            spot = low[round(u * 400)].lerp(high[round(u * 400)], v)
            return (spot.x, side * spot.y, spot.z)

        sheet("bulwark", white, 200, 4, at)
        bar("waterway", [(p.x, side * p.y, p.z + 0.004) for p in _edge(0, 0.99, 0.05, 0.0, SHARE, 100)], 0.014, white, 0.03, 12, smooth=False)


def planked_deck(wood):
    """The deck itself; it knows how far each place lies from its edge."""

    def at(u, v):
        x, y, z = MOTOR_YACHT.at(1 - (1 - u) ** 1.3, SHARE)
        across = v * 2 - 1
        return (x, y * across * 0.99, z + 0.035 * (1 - across * across))

    deck = sheet("deck", wood, 600, 140, at)
    far = [(1 - abs(j / 140 * 2 - 1)) * MOTOR_YACHT.at(1 - (1 - i / 600) ** 1.3, SHARE)[1] for j in range(141) for i in range(601)]
    deck.data.attributes.new("edge", "FLOAT", "POINT").data.foreach_set("value", far)


def deck_height(x, y=0.0):
    """How high the deck lies at a place."""
    low, high = MOTOR_YACHT.stern(SHARE), MOTOR_YACHT.stem(SHARE)
    _, half, z = MOTOR_YACHT.at((x - low) / (high - low), SHARE)
    return z + 0.035 * (1 - min(1, (y / max(half, 0.01))) ** 2)


def pulpit(metal, dark, feet=FEET):
    """
    Stanchions on their flanges, the rail that rises from the cap rail and runs over them and around the bow, and a bar at
    half its height; gives back the joints.
    """
    joints, tops, halves = [], [], []
    for u in feet:
        foot = cap_point(u)
        lean = Vector((0.02, 0.035, 0)) * (1 + (u - 0.6))
        high = HIGH + 0.1 * max(0, u - 0.8)
        top = foot + lean + Vector((0, 0, high))
        tops.append(top)
        halves.append(foot.lerp(top, 0.5))
        for side in (1, -1):
            flip = Vector((1, side, 1))
            flange(tuple(foot * flip), 0.038, metal, dark)
            bar("stanchion", [foot * flip, top * flip], 0.0135, metal, smooth=False)
            bar("weld", [foot.lerp(top, 0.967) * flip, top * flip], 0.0152, metal, 0.004, smooth=False)
            joints += [foot * flip + Vector((0, 0, 0.008)), top * flip - Vector((0, 0, 0.012)), halves[-1] * flip]
    stem = Vector(MOTOR_YACHT.at(1, 1))
    for name, line, radius, reach, rise in (("rail", tops, 0.0165, 0.3, 0.035), ("middle bar", halves, 0.0105, 0.13, 0.03)):
        last = line[-1]
        way = (last - line[-2]).normalized()
        tip = Vector((stem.x + reach, 0, last.z + rise))
        bend = (last, last + way * 0.26, tip + Vector((-0.01, 0.2, 0)), tip)
        nose = []
        for t in (step / 12 for step in range(1, 13)):
            parts = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            nose.append(tuple(sum((p * share for p, share in zip(bend, parts)), Vector())))
        port = [*(tuple(p) for p in line), *nose]
        if name == "rail":
            foot = cap_point(feet[0] - 0.085)
            port = [tuple(foot), tuple(foot.lerp(line[0], 0.5) + Vector((0, 0, 0.12))), *port]
        bar(name, [*port, *[(x, -y, z) for x, y, z in port[-2::-1]]], radius, metal, 0.012, 28)
    return joints


def horn_cleat(at, turn, metal, size=0.26):
    """A cast horn cleat on its foot: two legs and horns that rise to their ends."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def spot(along, up, across=0.0):
        return Vector((at[0] + c * along * size - s * across * size, at[1] + s * along * size + c * across * size, at[2] + up * size))

    knots = [(-0.5, 0.285), (-0.36, 0.245), (-0.2, 0.225), (0, 0.222), (0.2, 0.225), (0.36, 0.245), (0.5, 0.285)]
    fat = [0.028, 0.044, 0.052, 0.055, 0.052, 0.044, 0.028]
    path = curve_points([spot(*knot) for knot in knots], 10)
    rings = []
    for index, point in enumerate(path):
        share = index / (len(path) - 1) * 6
        low = min(5, int(share))
        radius = (fat[low] + (fat[low + 1] - fat[low]) * (share - low)) * size
        across = Vector((-s, c, 0))
        rings.append([point + across * radius * 1.25 * math.cos(2 * math.pi * k / 24) + Vector((0, 0, radius * math.sin(2 * math.pi * k / 24))) for k in range(24)])
    rings = [[path[0]] * 24, *rings, [path[-1]] * 24]
    skin("horns", rings, [index * 0.004 for index in range(len(rings))], [k * 0.002 for k in range(25)], metal)
    for along in (-0.17, 0.17):
        turned("leg", [(0.11 * size, 0), (0.105 * size, 0.03 * size), (0.065 * size, 0.08 * size), (0.055 * size, 0.21 * size)], metal, at=tuple(spot(along, 0)))
    box("foot", (0.56 * size, 0.2 * size, 0.022 * size), metal, 0.004, at=tuple(spot(0, 0.012)), turn=(0, 0, turn))
    return [spot(-0.17, 0.03), spot(0.17, 0.03), spot(-0.3, 0.02), spot(0.3, 0.02)]


def belayed(at, turn, floor, fibre, size=0.26, radius=0.0085):
    """
    A line made fast: it comes over the edge, goes around the cleat's foot and in figures of eight over its horns, and its
    end lies on the deck, `floor` metres high.
    """
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def spot(along, across, up):
        return (at[0] + c * along * size - s * across * size, at[1] + s * along * size + c * across * size, at[2] + up * size)

    thick = radius / size
    knots = [
        spot(-4.0, -1.6, -3.2), spot(-1.3, -0.5, -0.36), spot(-0.95, -0.33, thick * 0.8), spot(-0.5, -0.2, thick), spot(0, -0.17, thick * 1.2),
        spot(0.3, -0.1, thick * 1.4), spot(0.34, 0.06, thick * 1.6), spot(0.1, 0.19, thick * 1.8), spot(-0.25, 0.15, thick * 2.0),
        spot(-0.37, 0.0, thick * 2.6),
    ]
    for layer in range(2):
        up = 0.265 + 1.9 * thick * layer
        wide = 0.075 + thick * (0.6 + layer * 0.5)
        knots += [
            spot(-0.3, wide, up * 0.8), spot(0.0, 0.01, up + 0.03), spot(0.29, -wide, up * 0.8), spot(0.37, -0.02, 0.13 + thick * layer),
            spot(0.29, wide, up * 0.78), spot(0.0, -0.01, up + 0.03 + thick * 1.6), spot(-0.29, -wide, up * 0.78),
            spot(-0.37, 0.0, 0.13 + thick * layer),
        ]
    low = (floor - at[2] + radius) / size
    knots += [
        spot(-0.28, 0.16, 0.13), spot(-0.05, 0.28, thick), spot(0.16, 0.36, -0.03), spot(0.25, 0.4, -0.3), spot(0.27, 0.42, low * 0.7),
        spot(0.24, 0.5, low * 0.96),
    ]
    knots += [spot(0.24 + 0.42 * math.sin(step * 0.8), 0.72 + 0.3 * (1 - math.cos(step * 0.8)) + 0.02 * step, low + thick * (step > 7) * 1.9) for step in range(13)]
    rope("belayed", knots, radius, fibre, lay=6.0)


def windlass(x, metal, dark):
    """An upright windlass and the chain that runs from it to the roller over the stem; gives back where it stands."""
    z = deck_height(x)
    profile = [
        (0.1, 0), (0.1, 0.008), (0.094, 0.014), (0.082, 0.018), (0.081, 0.03), (0.074, 0.036), (0.067, 0.05), (0.0645, 0.07), (0.066, 0.09),
        (0.072, 0.106), (0.0795, 0.114), (0.081, 0.12), (0.0795, 0.127), (0.073, 0.132), (0.02, 0.135), (0.0001, 0.135),
    ]
    turned("windlass", profile, metal, sides=96, at=(x, 0, z))
    turned("socket", [(0.012, 0.1353), (0.0001, 0.1354)], dark, sides=24, at=(x, 0, z))
    turned("foot switch", [(0.036, 0), (0.036, 0.006), (0.028, 0.014), (0.0001, 0.017)], dark, sides=48, at=(x - 0.02, 0.26, deck_height(x, 0.26)))
    stem = Vector(MOTOR_YACHT.at(1, 1))
    start, end = Vector((x + 0.05, 0.072, z + 0.03)), Vector((stem.x - 0.2, 0.0, stem.z + 0.07))
    count = round((end - start).length / 0.021)
    way = (end - start).normalized()
    for index in range(count):
        middle = start.lerp(end, index / count) - Vector((0, 0, 0.035 * math.sin(math.pi * index / count)))
        across = way.cross(Vector((0, 0, 1))).normalized() if index % 2 else Vector((0, 0, 1))
        ring = [middle + way * 0.0125 * math.cos(t) + across * 0.0085 * math.sin(t) for t in (2 * math.pi * k / 12 for k in range(13))]
        bar("link", ring, 0.0038, metal, 0.004, 8, smooth=False)
    flat = [(-0.3, 0.0), (-0.24, 0.03), (0.05, 0.045), (0.16, 0.075), (0.25, 0.075), (0.285, 0.045), (0.27, 0.0), (0.1, -0.02), (0.0, -0.004)]
    for side in (-1, 1):
        inner = [(stem.x + px, side * 0.043, stem.z + 0.043 + pz) for px, pz in flat]
        outer = [(px, side * 0.05, pz) for px, _, pz in inner]
        count = len(flat)
        faces = [tuple(range(count)), tuple(range(count, 2 * count))[::-1]] + [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
        bevelled(mesh("cheek", inner + outer, faces, metal), 0.002)
    box("stem plate", (0.4, 0.1, 0.006), metal, 0.002, at=(stem.x - 0.1, 0, stem.z + 0.044))
    turned("roller", [(0.034, -0.042), (0.022, -0.01), (0.022, 0.01), (0.034, 0.042)], dark, sides=32, at=(stem.x + 0.2, 0, stem.z + 0.07), turn=(90, 0, 0))
    bow = [end + Vector((0.05 * math.cos(turn), 0.016 * math.sin(turn), 0)) for turn in (math.pi * k / 8 for k in range(17))]
    bar("shackle", bow, 0.0055, metal, 0.004, 12, smooth=False)
    shank = [(end.x + 0.01, 0, end.z + 0.002), (stem.x + 0.2, 0, end.z + 0.03), (stem.x + 0.42, 0, end.z - 0.14)]
    for a, b in zip(shank, shank[1:]):
        fall = -math.degrees(math.atan2(b[2] - a[2], b[0] - a[0]))
        middle = tuple((p + q) / 2 for p, q in zip(a, b))
        box("shank", (math.dist(a, b) + 0.03, 0.014, 0.045), metal, 0.004, at=middle, turn=(0, fall, 0))
    foot = Vector((x, 0, z))
    around = [foot + Vector((0.1 * math.cos(turn), 0.1 * math.sin(turn), 0.005)) for turn in (0.4, 2.3, 4.6)]
    return around + [stem + Vector((-0.2, across, 0.05)) for across in (0.05, -0.05)]
