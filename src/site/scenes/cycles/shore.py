"""The near shore of a lake: a belt of reeds and the trees behind it, both thick enough to be mirrored."""
import math
import random

from materials import coordinates, noise, plain, ramp
from shapes import mesh, tube

LEAF = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))


def mottled(name, shades, scale):
    """A colour that wanders between `shades`, in clouds of about 1 / `scale` metres."""
    material = plain(name, shades[0], 0.85, specular=0.15)
    tree = material.node_tree
    cloud = noise(tree, coordinates(tree), scale, 5.0, 0.7)
    stops = [(0.3 + 0.4 * index / (len(shades) - 1), shade) for index, shade in enumerate(shades)]
    tree.links.new(ramp(tree, cloud, stops), tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def _ashore(leg, share, into):
    """A place along one leg of the water's edge, so many metres into the land on its left."""
    (ax, ay), (bx, by) = leg
    length = math.hypot(bx - ax, by - ay)
    return (ax + (bx - ax) * share - (by - ay) / length * into, ay + (by - ay) * share + (bx - ax) / length * into)


def reeds(edge, count, high=2.0, deep=5.0, seed=2):
    """Reeds along the line through the points of `edge` (x, y); the land is on its left."""
    chance = random.Random(seed)
    points, faces = [], []
    legs = list(zip(edge, edge[1:]))
    for _ in range(count):
        leg, share = chance.choice(legs), chance.random()
        along = leg[0][0] + (leg[1][0] - leg[0][0]) * share
        x, y = _ashore(leg, share, deep * chance.random() ** 1.4 + 0.9 * math.sin(along * 0.21) + 0.5 * math.sin(along * 0.83))
        tall = high * chance.uniform(0.6, 1.15) * (0.84 + 0.1 * math.sin(x * 0.4) + 0.14 * math.sin(x * 0.11 + 1))
        turn, lean, wide = chance.uniform(0, math.pi), chance.gauss(0.04, 0.09) * tall, 0.022
        cx, cy = math.cos(turn) * wide, math.sin(turn) * wide
        start = len(points)
        points += [(x - cx, y - cy, -0.3), (x + cx, y + cy, -0.3), (x + lean * 0.4 + cx, y + cy, tall * 0.7), (x + lean * 0.4 - cx, y - cy, tall * 0.7), (x + lean, y, tall)]
        faces += [(start, start + 1, start + 2, start + 3), (start + 3, start + 2, start + 4)]
        if chance.random() < 0.3:
            start = len(points)
            points += [(x + lean - 0.05, y, tall - 0.05), (x + lean + 0.05, y, tall - 0.05), (x + lean * 1.3, y, tall + 0.26)]
            faces.append((start, start + 1, start + 2))
    straw = mottled("reed", ((0.12, 0.1, 0.04, 1), (0.22, 0.17, 0.08, 1), (0.12, 0.13, 0.045, 1)), 0.35)
    return mesh("reeds", points, faces, straw, smooth=False)


def _scattered(chance, size):
    """A direction by chance, as long as `size`."""
    way = [chance.gauss(0, 1) for _ in range(3)]
    length = math.sqrt(sum(part * part for part in way)) or 1
    return [part / length * size for part in way]


def tree(at, high, seed, leaf, bark, fine=1):
    """A tree in leaf: a trunk, and lobes with the clumps of leaves around each; `fine` is how many times smaller its leaves are."""
    chance = random.Random(seed)
    x, y, z = at
    tube("trunk", [(x, y, z - 0.5), (x + chance.uniform(-0.3, 0.3), y, z + high * 0.6)], [high * 0.028, high * 0.012], bark, smooth=False, resolution=2)
    points, faces = [], []
    for _ in range(24):
        up, turn = chance.uniform(0.14, 0.93), chance.uniform(0, 2 * math.pi)
        spread = high * 0.24 * math.sin(math.pi * min(1, up * 0.92 + 0.06)) ** 0.7
        lobe = (x + spread * math.cos(turn), y + spread * math.sin(turn), z + up * high * 0.94)
        reach = high * chance.uniform(0.1, 0.17)
        for _ in range(150 * fine * fine):
            out = _scattered(chance, reach * chance.uniform(0.7, 1.05))
            spot = (lobe[0] + out[0], lobe[1] + out[1], lobe[2] + out[2] * 0.75)
            size = chance.uniform(0.2, 0.44) / fine
            first, second = _scattered(chance, size), _scattered(chance, size)
            start = len(points)
            points += [tuple(spot[i] + first[i] * a + second[i] * b for i in range(3)) for a, b in LEAF]
            faces.append((start, start + 1, start + 2, start + 3))
    return mesh("crown", points, faces, leaf, smooth=False)


def wood(edge, count, high=9.0, deep=18.0, seed=5):
    """Trees and bushes behind the reeds of the same `edge`, and the ground that they stand on."""
    chance = random.Random(seed)
    bark = plain("bark", (0.045, 0.038, 0.03, 1), 0.9)
    leaves = [
        mottled("willow leaf", ((0.035, 0.055, 0.02, 1), (0.085, 0.115, 0.045, 1)), 0.5),
        mottled("alder leaf", ((0.02, 0.036, 0.012, 1), (0.05, 0.075, 0.024, 1)), 0.5),
        mottled("autumn leaf", ((0.08, 0.06, 0.018, 1), (0.16, 0.115, 0.035, 1)), 0.5),
    ]
    legs = list(zip(edge, edge[1:]))
    for index in range(count):
        x, y = _ashore(legs[index % len(legs)], chance.random(), 4 + deep * chance.random())
        tall = high * chance.choice((0.3, 0.4, 0.6, 0.8, 1.0, 1.15)) * chance.uniform(0.9, 1.1)
        tree((x, y, 0.3), tall, seed * 100 + index, leaves[chance.choice((0, 0, 1, 1, 1, 2))], bark)
    ground = plain("bank", (0.05, 0.06, 0.025, 1), 0.95)
    for leg in legs:
        corners = [(*_ashore(leg, share, into), up) for into, up in ((0, -0.1), (3, 0.4), (60, 0.5)) for share in (0, 1)]
        mesh("bank", corners, [(0, 1, 3, 2), (2, 3, 5, 4)], ground)
