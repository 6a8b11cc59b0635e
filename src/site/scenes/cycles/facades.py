"""Fronts of Amsterdam's canal houses: brick, sash windows with rooms behind them, stoops, and the five kinds of gables."""
import math
import random

from materials import bump, coordinates, grey, mixed, noise, plain, ramp
from pile import Pile

BRICKS = ((0.14, 0.055, 0.036, 1), (0.075, 0.036, 0.027, 1), (0.19, 0.1, 0.062, 1), (0.05, 0.034, 0.03, 1), (0.17, 0.13, 0.095, 1))
PAINTS = ((0.6, 0.58, 0.5, 1), (0.5, 0.49, 0.43, 1), (0.62, 0.6, 0.55, 1))
DOORS = ((0.008, 0.03, 0.02, 1), (0.006, 0.012, 0.03, 1), (0.05, 0.008, 0.008, 1), (0.01, 0.01, 0.01, 1))
LAMPLIGHT = ((1, 0.42, 0.12), (1, 0.52, 0.21), (1, 0.66, 0.38))
GABLES = ("neck", "bell", "step", "cornice", "spout", "cornice", "neck", "bell")
REVEAL = 0.13


def brickwork(name, shade):
    """Old brick: no two alike, darker where rain runs and paler where it was repointed."""
    material = plain(name, shade, 0.85, specular=0.25)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    bricks = tree.nodes.new("ShaderNodeTexBrick")
    turned_up = tree.nodes.new("ShaderNodeMapping")
    turned_up.inputs["Rotation"].default_value = (math.radians(-90), 0, 0)
    tree.links.new(coordinates(tree), turned_up.inputs["Vector"])
    tree.links.new(turned_up.outputs["Vector"], bricks.inputs["Vector"])
    for key, value in (("Scale", 1.0), ("Brick Width", 0.22), ("Row Height", 0.065), ("Mortar Size", 0.006)):
        bricks.inputs[key].default_value = value
    bricks.inputs["Color1"].default_value = shade
    bricks.inputs["Color2"].default_value = tuple(part * 0.6 for part in shade[:3]) + (1,)
    bricks.inputs["Mortar"].default_value = tuple(part * 0.5 + 0.05 for part in shade[:3]) + (1,)
    weather = ramp(tree, noise(tree, coordinates(tree, (0.5, 0.5, 0.22)), 1.3, 7.0, 0.62), ((0.3, grey(0.5)), (0.7, grey(1.1))))
    tree.links.new(mixed(tree, 1.0, bricks.outputs["Color"], weather, "MULTIPLY"), shader.inputs["Base Color"])
    return material


def old_glass():
    """Window panes that bend what they mirror a little."""
    material = plain("old glass", grey(0.006), 0.02, specular=0.7)
    tree = material.node_tree
    bump(tree, tree.nodes["Principled BSDF"], noise(tree, coordinates(tree), 1.4, 2.0), 0.25, 0.03)
    return material


def glowing(name, shade, strength):
    """A surface in a lit room: it is seen, but no ray looks for it as a lamp."""
    material = plain(name, grey(0.02), 1.0, specular=0.0)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = (*shade, 1)
    shader.inputs["Emission Strength"].default_value = strength
    material.cycles.sample_as_light = False
    return material


class Row:
    """A row of houses along x with their fronts at y = 0; `glow` is how bright a lit room is, `lit` the share of them."""

    def __init__(self, seed, lit=0.25, glow=1.0):
        self.chance = random.Random(seed)
        self.lit, self.glow = lit, glow
        self.pile = Pile()
        self.bricks = [brickwork(f"brick {index}", shade) for index, shade in enumerate(BRICKS)]
        self.paints = [plain(f"paint {index}", shade, 0.45) for index, shade in enumerate(PAINTS)]
        self.doors = [plain(f"door {index}", shade, 0.2, coat=0.6) for index, shade in enumerate(DOORS)]
        self.glass = old_glass()
        self.stone = plain("stone", (0.2, 0.19, 0.165, 1), 0.7, grain=0.3)
        self.blue_stone = plain("blue stone", (0.06, 0.065, 0.07, 1), 0.5, grain=0.3)
        self.tiles = plain("tiles", (0.035, 0.022, 0.02, 1), 0.6)
        self.iron = plain("iron", grey(0.012), 0.45)
        self.rooms = {}

    def _room(self, tint, level):
        key = (tint, level)
        if key not in self.rooms:
            self.rooms[key] = glowing(f"room {tint} {level}", LAMPLIGHT[tint], level * self.glow)
        return self.rooms[key]

    def room(self, hole, deep=2.6):
        """A lit room behind a window: ceiling, walls, floor, a lamp, furniture as dark shapes, and curtains."""
        chance = self.chance
        a, b, c, d = hole
        low, top, left, right = c - 0.5, d + 0.3, a - 1.1, b + 1.1
        near, back = REVEAL + 0.12, REVEAL + deep
        tint = chance.choice((0, 0, 1, 1, 2))
        level = chance.choice((0.1, 0.2, 0.32, 0.55))
        mid, dim, bright = (self._room(tint, round(level * share, 3)) for share in (0.7, 0.28, 1.25))
        pile = self.pile
        pile.face(mid, (left, back, low), (right, back, low), (right, back, top), (left, back, top))
        pile.face(bright, (left, near, top), (right, near, top), (right, back, top), (left, back, top))
        pile.face(dim, (left, near, low), (right, near, low), (right, back, low), (left, back, low))
        for x, material in ((left, mid), (right, dim)):
            pile.face(material, (x, near, low), (x, back, low), (x, back, top), (x, near, top))
        middle = (a + b) / 2 + chance.uniform(-0.5, 0.5)
        shine = self._room(tint, 6.0)
        pile.block(shine, (middle - 0.13, 1.3, d - 0.75), (middle + 0.13, 1.55, d - 0.5))
        dark = self._room(tint, 0.06)
        for _ in range(chance.randint(1, 3)):
            x, wide, high = chance.uniform(a - 0.3, b), chance.uniform(0.4, 0.9), chance.uniform(0.5, 1.3)
            pile.block(dark, (x, back - 0.5, low), (x + wide, back - 0.1, c + high * 0.8))
        picture = chance.uniform(a, b - 0.5)
        pile.block(dim, (picture, back - 0.05, c + 0.9), (picture + 0.6, back - 0.02, c + 1.5))
        drawn = chance.choice((0.0, 0.12, 0.2, 0.3, 0.5))
        if drawn > 0:
            cloth = self._room(tint, round(level * 0.42, 3))
            width = (b - a) * drawn
            for x, wide in ((a, width), (b - width, width)):
                folds = max(3, int(wide / 0.09))
                for fold in range(folds):
                    x0, x1 = x + wide * fold / folds, x + wide * (fold + 1) / folds
                    pile.face(cloth if fold % 2 else dim, (x0, near + 0.05 * (fold % 2), c), (x1, near + 0.05 * ((fold + 1) % 2), c), (x1, near + 0.05 * ((fold + 1) % 2), d), (x0, near + 0.05 * (fold % 2), d))
        elif chance.random() < 0.35:
            blind = self._room(tint, round(level * 0.5, 3))
            foot = d - (d - c) * chance.uniform(0.2, 0.6)
            pile.face(blind, (a, near, foot), (b, near, foot), (b, near, d), (a, near, d))

    def window(self, hole, paint, bars=(3, 4), lit=False):
        """A sash window in its hole: frame, glazing bars, a sill, and glass or a lit room behind them."""
        a, b, c, d = hole
        pile, y = self.pile, REVEAL - 0.05
        for low, high in (((a, y, c), (a + 0.08, y + 0.08, d)), ((b - 0.08, y, c), (b, y + 0.08, d)), ((a, y, d - 0.09), (b, y + 0.08, d)), ((a, y, c), (b, y + 0.08, c + 0.08))):
            pile.block(paint, low, high)
        columns, rows = bars
        for index in range(1, columns):
            x = a + (b - a) * index / columns
            pile.block(paint, (x - 0.014, y + 0.03, c), (x + 0.014, y + 0.07, d))
        for index in range(1, rows):
            z = c + (d - c) * index / rows
            thick = 0.03 if index * 2 == rows else 0.014
            pile.block(paint, (a, y + (0.01 if index * 2 == rows else 0.03), z - thick), (b, y + 0.07, z + thick))
        pile.block(self.stone, (a - 0.08, -0.07, c - 0.09), (b + 0.08, REVEAL, c))
        if lit:
            self.room(hole)
            return
        lean, turn = self.chance.uniform(-0.012, 0.012), self.chance.uniform(-0.012, 0.012)
        y += 0.06
        pile.face(self.glass, (a, y - turn, c - 0), (b, y + turn, c), (b, y + turn + lean, d), (a, y - turn + lean, d))
        if self.chance.random() < 0.45:
            pale = self.paints[1]
            wide = (b - a) * self.chance.uniform(0.12, 0.3)
            for x in (a, b - wide):
                pile.face(pale, (x, y - 0.004, c), (x + wide, y - 0.004, c), (x + wide, y - 0.004 + lean, d), (x, y - 0.004 + lean, d))

    def house(self, x, wide, kind):
        """One house from x on; gives back where the next begins."""
        chance, pile = self.chance, self.pile
        brick, paint = chance.choice(self.bricks), chance.choice(self.paints)
        floors = chance.choice((2, 3, 3))
        ground, storey = chance.uniform(3.5, 4.1), chance.uniform(2.95, 3.35)
        columns = 3 if wide > 5.6 else 2 if wide < 4.6 else chance.choice((2, 3))
        pitch = wide / columns
        pane = min(1.25, pitch * 0.62)
        bars = chance.choice(((2, 4), (3, 4), (2, 2), (3, 6)))
        holes, high = [], 0.35 + ground
        for floor in range(floors):
            tall = storey * (0.64 - 0.06 * floor)
            for column in range(columns):
                middle = x + pitch * (column + 0.5)
                foot = high + 0.62
                hole = (middle - pane / 2, middle + pane / 2, foot, foot + tall)
                holes.append(hole)
                self.window(hole, paint, bars, chance.random() < self.lit)
            high += storey * (1 - 0.05 * floor)
        door = x + pitch * 0.5 if chance.random() < 0.5 else x + pitch * (columns - 0.5)
        for column in range(columns):
            middle = x + pitch * (column + 0.5)
            if abs(middle - door) < 0.1:
                holes.append(self.entrance(middle, paint, ground))
                continue
            hole = (middle - pane * 0.56, middle + pane * 0.56, 1.35, 0.35 + ground - 0.35)
            holes.append(hole)
            self.window(hole, paint, (2, 2), chance.random() < self.lit * 1.25)
        pile.wall(brick, (x, x + wide), (0, high), holes, REVEAL)
        pile.block(self.blue_stone, (x, -0.06, 0), (door - 0.62, 0.02, 0.8))
        pile.block(self.blue_stone, (door + 0.62, -0.06, 0), (x + wide, 0.02, 0.8))
        pile.block(paint, (x + 0.02, -0.1, ground + 0.32), (x + wide - 0.02, 0.01, ground + 0.5))
        pile.block(self.iron, (x - 0.05, -0.1, 0.3), (x + 0.05, 0.0, high - 0.2))
        for side in (x, x + wide):
            pile.face(brick, (side, 0, 0), (side, 12, 0), (side, 12, high), (side, 0, high))
        self.gable(kind, x, wide, high, brick, paint)
        return x + wide

    def entrance(self, middle, paint, ground):
        """A door on its stoop, with a light above it that is on more often than not; gives back its hole."""
        chance, pile = self.chance, self.pile
        a, b, c, d = middle - 0.56, middle + 0.56, 0.75, 0.35 + ground - 0.35
        y = REVEAL
        pile.block(chance.choice(self.doors), (a, y, c), (b, y + 0.06, c + 2.2))
        pile.block(paint, (a, y - 0.05, c + 2.2), (b, y + 0.06, c + 2.32))
        for x in (a, b - 0.09):
            pile.block(paint, (x, y - 0.05, c), (x + 0.09, y + 0.07, d))
        over = self._room(chance.choice((0, 1)), 0.35) if chance.random() < 0.6 else self.glass
        pile.face(over, (a, y + 0.04, c + 2.32), (b, y + 0.04, c + 2.32), (b, y + 0.04, d), (a, y + 0.04, d))
        for step in range(4):
            pile.block(self.blue_stone, (middle - 0.8, -1.25 + step * 0.28, 0), (middle + 0.8, 0, 0.19 * (step + 1)))
        for side in (-0.8, 0.8):
            pile.block(self.iron, (middle + side - 0.015, -1.2, 0.2), (middle + side + 0.015, -1.17, 1.1))
            pile.block(self.iron, (middle + side - 0.015, -0.05, 0.75), (middle + side + 0.015, -0.02, 1.7))
        return (a, b, c, d)

    def gable(self, kind, x, wide, high, brick, paint):
        """What stands above the windows, and the roof behind it."""
        pile, middle = self.pile, x + wide / 2
        ridge = high + wide * 0.52
        if kind == "cornice":
            pile.block(paint, (x + 0.02, -0.16, high - 0.5), (x + wide - 0.02, 0.1, high - 0.1))
            pile.block(paint, (x - 0.05, -0.5, high - 0.1), (x + wide + 0.05, 0.15, high + 0.12))
            for index in range(int(wide / 0.62)):
                at = x + 0.25 + index * 0.62
                pile.block(paint, (at, -0.4, high - 0.36), (at + 0.14, 0.0, high - 0.1))
            pile.slab(self.tiles, [(x, high), (x + wide, high), (x + wide - 0.9, high + 2.1), (x + 0.9, high + 2.1)], 0.9, 11)
            pile.face(self.tiles, (x, -0.1, high + 0.1), (x + wide, -0.1, high + 0.1), (x + wide - 0.9, 1.6, high + 2.2), (x + 0.9, 1.6, high + 2.2))
            self.dormer(middle, high + 0.35, paint)
        else:
            outline, head = self.outline(kind, middle, wide, high)
            pile.slab(brick, outline, 0.0, 0.3)
            for (px, pz), (qx, qz) in zip(outline, outline[1:]):
                length = math.hypot(qx - px, qz - pz) or 1
                out_x, out_z = (pz - qz) / length * 0.12, (qx - px) / length * 0.12
                pile.slab(self.stone, [(px, pz), (qx, qz), (qx + out_x, qz + out_z), (px + out_x, pz + out_z)], -0.07, 0.34)
            hole = (middle - 0.42, middle + 0.42, high + 0.75, high + 1.95)
            y = -0.03
            pile.block(paint, (hole[0] - 0.08, y, hole[2] - 0.08), (hole[1] + 0.08, 0.01, hole[3] + 0.08))
            pane = self._room(0, 0.5) if self.chance.random() < self.lit * 0.8 else self.glass
            for index in range(2):
                left = hole[0] + index * 0.44
                pile.face(pane, (left, y - 0.002, hole[2]), (left + 0.4, y - 0.002, hole[2]), (left + 0.4, y - 0.002, hole[3]), (left, y - 0.002, hole[3]))
            pile.block(self.iron, (middle - 0.06, -0.9, min(head - 0.5, high + 2.6)), (middle + 0.06, 0.2, min(head - 0.36, high + 2.75)))
            pile.face(self.tiles, (x, 0.3, high - 0.2), (x, 11, high - 0.2), (middle, 11, ridge), (middle, 0.3, ridge))
            pile.face(self.tiles, (x + wide, 0.3, high - 0.2), (middle, 0.3, ridge), (middle, 11, ridge), (x + wide, 11, high - 0.2))
        if self.chance.random() < 0.8:
            at = x + self.chance.choice((0.5, wide - 0.9))
            pile.block(brick, (at, 4.2, high), (at + 0.55, 5.2, ridge + 0.7))

    def dormer(self, middle, foot, paint):
        """A dormer in a roof that slopes to the street."""
        pile = self.pile
        pile.block(paint, (middle - 0.7, 0.25, foot), (middle + 0.7, 1.7, foot + 1.45))
        pile.block(paint, (middle - 0.85, 0.1, foot + 1.45), (middle + 0.85, 1.8, foot + 1.6))
        pane = self._room(1, 0.6) if self.chance.random() < self.lit else self.glass
        for left in (middle - 0.58, middle + 0.04):
            pile.face(pane, (left, 0.245, foot + 0.2), (left + 0.54, 0.245, foot + 0.2), (left + 0.54, 0.245, foot + 1.3), (left, 0.245, foot + 1.3))

    def outline(self, kind, middle, wide, high):
        """The line of a gable, from its foot on the left around to the foot on the right, and how high it reaches."""
        half = wide / 2
        if kind == "step":
            steps, points = 5, []
            for index in range(steps):
                out = half * (1 - index / steps * 0.8)
                points += [(out, high + 0.72 * index), (out, high + 0.72 * (index + 1))]
        elif kind == "bell":
            points = [(half * (1 - 0.62 * (t / 12) ** 0.55 + 0.1 * math.sin(t / 12 * math.pi)), high + 3.3 * t / 12) for t in range(13)]
            points += [(half * 0.36, high + 3.5), (half * 0.2, high + 3.85), (0.01, high + 4.0)]
        elif kind == "neck":
            points = [(half, high), (half, high + 0.3)]
            points += [(half * (0.98 - 0.52 * math.sin(t / 8 * math.pi / 2)), high + 0.3 + 1.7 * (1 - math.cos(t / 8 * math.pi / 2))) for t in range(1, 9)]
            points += [(half * 0.46, high + 3.5), (half * 0.56, high + 3.6), (half * 0.56, high + 3.75), (0.01, high + 4.5)]
        else:
            points = [(half, high), (half, high + 0.3), (half * 0.24, high + 2.9), (half * 0.24, high + 3.8), (0.01, high + 3.82)]
        right = [(middle + out, z) for out, z in points]
        left = [(middle - out, z) for out, z in points]
        return [*left, *right[::-1]], points[-1][1]


def canal_row(length, seed, lit=0.25, glow=1.0, at=(0, 0, 0), turn=0):
    """A row of houses of `length` metres along x, the front facing −y before it is turned."""
    row = Row(seed, lit, glow)
    x, last = 0.0, None
    while x < length:
        kind = row.chance.choice([kind for kind in GABLES if kind != last])
        x, last = row.house(x, row.chance.uniform(4.3, 6.9), kind), kind
    return row.pile.built(at, turn)
