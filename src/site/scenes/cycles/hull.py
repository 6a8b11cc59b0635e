"""Hulls from a few lines: sheer, keel, beam and the fullness of the sections; with deck, cap rail and rubbing strake."""
import math

from materials import coordinates, gelcoat, grey, math_node, mixed, noise, plain, ramp
from shapes import mesh, sheet, tube


def smooth(low, high, value):
    """0 below `low`, 1 above `high`, and a soft way between."""
    t = min(1, max(0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


class Lines:
    """A hull's lines over its length, u from stern (0) to stem (1); heights are metres above the water."""

    def __init__(self, sheer, keel, half, full, stern, stem, tumble=lambda u: 0.0, round_stern=0.06):
        self.sheer, self.keel, self.half, self.full = sheer, keel, half, full
        self.stern, self.stem, self.tumble, self.round_stern = stern, stem, tumble, round_stern

    def at(self, u, share, side=1):
        """A point of the shell; `share` of the height from keel to sheer."""
        height = self.keel(u) + (self.sheer(u) - self.keel(u)) * share
        lean = 1 - self.tumble(u) * max(0, share - 0.6) ** 2
        along = self.stern(share) + (self.stem(share) - self.stern(share)) * u
        return (along, side * self.half(u) * max(share, 0) ** self.full(u) * lean, height)

    def half_at(self, x, height):
        """How far the shell lies from the middle line at a place and a height."""
        u, share = 0.5, 0.5
        for _ in range(6):
            share = min(1, max(0, (height - self.keel(u)) / (self.sheer(u) - self.keel(u))))
            u = min(1, max(0, (x - self.stern(share)) / (self.stem(share) - self.stern(share))))
        return self.at(u, share)[1]

    def edge(self, low=0.0, high=1.0, steps=60, side=1, out=0.0, up=0.0, share=1.0):
        """Along the edge of the deck, `out` metres outside it and `up` above it."""
        points = []
        for step in range(steps + 1):
            x, y, z = self.at(low + (high - low) * step / steps, share, side)
            points.append((x, y + side * out, z + up))
        return points


MOTOR_YACHT = Lines(
    sheer=lambda u: 1.2 + 0.1 * (1 - u) ** 2 + 0.74 * max(0, (u - 0.3) / 0.7) ** 2.1,
    keel=lambda u: -0.75 + 0.25 * max(0, u - 0.82) ** 1.2 + 0.32 * max(0, (0.3 - u) / 0.3) ** 1.5,
    half=lambda u: 1.72 * (0.86 + 0.14 * smooth(0, 0.35, u)) * max(0, 1 - max(0, (u - 0.42) / 0.58) ** 2.5) ** 0.92,
    full=lambda u: 0.2 + 0.66 * smooth(0.35, 1, u) ** 1.3,
    tumble=lambda u: 0.28 * smooth(0.4, 0, u) if u < 0.4 else 0.0,
    stern=lambda s: -5.5 + 0.1 * (1 - s),
    stem=lambda s: 5.55 - 1.05 * (1 - s) ** 1.25,
)

SAILING_YACHT = Lines(
    sheer=lambda u: 0.84 + 0.1 * (1 - u) ** 2 + 0.42 * max(0, (u - 0.25) / 0.75) ** 2,
    keel=lambda u: -0.62 + 0.78 * max(0, (0.16 - u) / 0.16) ** 1.3 + 0.32 * max(0, (u - 0.7) / 0.3) ** 1.5,
    half=lambda u: 1.62 * (0.62 + 0.38 * smooth(-0.1, 0.45, u)) * max(0, 1 - max(0, (u - 0.46) / 0.54) ** 2.1) ** 0.95,
    full=lambda u: 0.36 + 0.42 * smooth(0.45, 1, u),
    tumble=lambda u: 0.1,
    stern=lambda s: -5.35 + 0.55 * s,
    stem=lambda s: 5.25 - 1.5 * (1 - s) ** 1.15,
    round_stern=0.1,
)


def _round_aft(u, reach=0.14):
    """How wide a round stern is, from nothing at its end to all of the beam at `reach`."""
    return 1 - 0.05 * smooth(0.45, 0, u) if u >= reach else (1 - (1 - u / reach) ** 2.2) ** 0.5 * (1 - 0.05 * smooth(0.45, 0, u))


STEEL_CRUISER = Lines(
    sheer=lambda u: 1.2 + 0.26 * max(0, (0.36 - u) / 0.36) ** 1.8 + 0.92 * max(0, (u - 0.36) / 0.64) ** 2,
    keel=lambda u: -0.8 + 0.3 * max(0, u - 0.82) ** 1.2 + 0.45 * max(0, (0.25 - u) / 0.25) ** 1.4,
    half=lambda u: 1.76 * _round_aft(u) * max(0, 1 - max(0, (u - 0.46) / 0.54) ** 2.5) ** 0.85,
    full=lambda u: 0.2 + 0.06 * smooth(0.2, 0, u) + 0.56 * smooth(0.42, 1, u) ** 1.4,
    tumble=lambda u: 0.65 * smooth(0.4, 0, u),
    stern=lambda s: -5.15 - 0.35 * s,
    stem=lambda s: 5.6 - 0.85 * (1 - s) ** 1.3,
    round_stern=0.0,
)


TENDER = Lines(
    sheer=lambda u: 0.66 + 0.13 * max(0, (0.35 - u) / 0.35) ** 1.7 + 0.52 * max(0, (u - 0.3) / 0.7) ** 2,
    keel=lambda u: -0.42 + 0.2 * max(0, (0.2 - u) / 0.2) ** 1.5 + 0.12 * max(0, (u - 0.8) / 0.2) ** 2,
    half=lambda u: 1.27 * (0.66 + 0.34 * smooth(-0.12, 0.4, u)) * max(0, 1 - max(0, (u - 0.44) / 0.56) ** 2.6) ** 0.85,
    full=lambda u: 0.27 + 0.5 * smooth(0.4, 1, u),
    tumble=lambda u: 0.7 * smooth(0.5, 0, u),
    stern=lambda s: -3.5 + 0.12 * (1 - s),
    stem=lambda s: 3.5 - 0.34 * (1 - s) ** 1.6,
    round_stern=0.22,
)


def topsides(shade, bottom, boot=(0.7, 0.68, 0.62, 1), half_done=None):
    """
    The paint of a hull: antifouling, boot-top and gelcoat, by height. With `half_done` the gelcoat is chalked and
    streaked behind that x, and polished before it.
    """
    material = gelcoat("topsides", shade)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    place = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates(tree), place.inputs["Vector"])
    gloss = shade
    if half_done is not None:
        ragged = math_node(tree, "MULTIPLY", noise(tree, coordinates(tree), 9.0, 3.0), 0.12)
        reached = math_node(tree, "SUBTRACT", math_node(tree, "ADD", place.outputs["X"], ragged), half_done + 0.06)
        done = math_node(tree, "MULTIPLY", reached, 9.0)
        done.node.use_clamp = True
        chalk = ramp(
            tree,
            noise(tree, coordinates(tree, (1.2, 1.2, 0.5)), 5.5, 8.0, 0.65),
            (
                (0.25, mix_colours(shade, (0.16, 0.22, 0.18, 1), 0.55)),
                (0.52, mix_colours(shade, (0.3, 0.36, 0.3, 1), 0.8)),
                (0.78, (0.38, 0.42, 0.36, 1)),
            ),
        )
        streaks = noise(tree, coordinates(tree, (22, 22, 0.8)), 1.0, 3.0)
        chalk = mixed(tree, 0.55, chalk, ramp(tree, streaks, ((0.38, (0.3, 0.26, 0.19, 1)), (0.55, grey(1.0)))), "MULTIPLY")
        gloss = mixed(tree, done, chalk, shade)
        dull = math_node(tree, "MULTIPLY", math_node(tree, "SUBTRACT", 1.0, done), 0.6)
        tree.links.new(math_node(tree, "ADD", dull, 0.08), shader.inputs["Roughness"])
        tree.links.new(done, shader.inputs["Clearcoat"])
    is_boot = math_node(tree, "LESS_THAN", place.outputs["Z"], 0.2)
    is_bottom = math_node(tree, "LESS_THAN", place.outputs["Z"], 0.09)
    painted = mixed(tree, is_boot, gloss, boot)
    tree.links.new(mixed(tree, is_bottom, painted, bottom), shader.inputs["Base Color"])
    return material


def mix_colours(first, second, share):
    """A colour between two, as numbers."""
    return (*(a + (b - a) * share for a, b in zip(first[:3], second[:3])), 1)


def _both_ends(u):
    """Places over a length, closest together at its ends."""
    return (1 - math.cos(math.pi * u)) / 2


def shell(lines, material, transom=None):
    """Both sides, and the transom where the stern isn't round."""
    is_round = lines.half(0) == 0
    for side in (1, -1):
        sheet("side", material, 240 if is_round else 120, 40, lambda u, v: lines.at(_both_ends(u) if is_round else 1 - (1 - u) ** 1.25, v, side))
    if is_round:
        return

    def stern(u, v):
        x, y, z = lines.at(0, v)
        across = u * 2 - 1
        return (x - lines.round_stern * (1 - across * across), y * across, z)

    sheet("transom", transom or material, 24, 40, stern)


def deck(lines, material, share=0.89, crown=0.04):
    """The deck, a hand below the sheer."""

    def at(u, v):
        x, y, z = lines.at(u, share)
        across = v * 2 - 1
        return (x, y * across * 0.985, z + crown * (1 - across * across))

    return sheet("deck", material, 80, 12, at)


def along_edge(lines, material, radius, **where):
    """A cap rail, strake or line along both edges."""
    for side in (1, -1):
        tube("edge", lines.edge(side=side, **where), radius, material, smooth=False)


def around_stern(lines, ahead, inwards=0.0, up=0.0, share=1.0, steps=240):
    """From `ahead` on starboard around the stern to `ahead` on port, so many metres inside the edge and above it."""
    places = [ahead * (1 - math.cos(math.pi / 2 * (1 - step / steps * 2))) for step in range(steps // 2)]
    starboard, port = ([lines.at(u, share, side) for u in places] for side in (-1, 1))
    x, half, z = lines.at(0, share)
    across = [part / 10 - 1 for part in range(21)] if half > 0 else [0]
    path = [*starboard, *((x - lines.round_stern * (1 - part * part), half * part, z) for part in across), *port[::-1]]
    points = []
    for before, (x, y, z), after in zip([path[0], *path], path, [*path[1:], path[-1]]):
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy)
        inside = y - dx / length * inwards
        points.append((x + dy / length * inwards, max(0.0005, inside) if y > 0.001 else min(-0.0005, inside) if y < -0.001 else inside, z + up))
    return points


def portlight(lines, x, share, side, wide=0.26, high=0.11):
    """An oval port in the hull with its steel rim."""
    low, top = lines.stern(share), lines.stem(share)
    middle = (x - low) / (top - low)
    rim = []
    for step in range(33):
        angle = 2 * math.pi * step / 32
        c, s = math.cos(angle), math.sin(angle)
        u = middle + wide / 2 * math.copysign(abs(c) ** 0.6, c) / (top - low)
        height = share + high / 2 * math.copysign(abs(s) ** 0.6, s) / (lines.sheer(middle) - lines.keel(middle))
        px, py, pz = lines.at(u, height, side)
        rim.append((px, py + side * 0.006, pz))
    tube("port rim", rim, 0.011, plain("rim", (0.62, 0.6, 0.58, 1), 0.15, metallic=1.0), smooth=False)
    points = rim[:-1]
    mesh("port glass", points, [tuple(range(len(points)))], plain("port glass", grey(0.01), 0.03, coat=1.0))
