"""Sealant around a window's frame: drawn off in one go, or old: shrunk, cracked, green and in part gone."""
import math

import numpy as np
from hatch import outline, swept
from maps import cloud, smooth
from materials import bump, coordinates, grey, math_node, mixed, noise, plain
from shapes import mesh, sheet

HALF = (0.36, 0.18)
CORNER = 0.07
WIDE = 0.0135
FLOOR = -0.0065
FRESH = [(-0.0004, 0.0046), (0.0006, 0.0041), (0.0022, 0.0030), (0.0045, 0.0019), (0.0075, 0.0011), (0.0105, 0.0006), (0.0132, 0.0003), (0.0137, 0.0001), (0.0139, -0.0006)]
ACROSS = 40
STEP = 0.00035
# What is gone, as distances along the seam from the start of its lower edge.
GONE = ((0.462, 0.524), (0.648, 0.662))
CRACKS = (0.394, 0.411, 0.424, 0.438, 0.447, 0.533, 0.541, 0.556, 0.571, 0.578, 0.596, 0.613, 0.621, 0.634, 0.69, 0.703)


def frame_path(step):
    """Once around the frame's outer edge, from the left end of its lower edge on."""
    path = outline(HALF, CORNER, step)
    start = min(range(len(path)), key=lambda at: math.hypot(path[at][0] + HALF[0] - CORNER, path[at][1] + HALF[1]))
    return path[start:] + path[:start]


def fresh():
    """New black sealant."""
    swept("seam", frame_path(0.0025), FRESH, plain("sealant", grey(0.008), 0.27, coat=0.35))


def _relief(count):
    """Of each place along and across: how wide the seam still is, how high, how dirty, how green and how much of it is gone."""
    along = np.arange(count)[:, None] * STEP
    across = np.linspace(0, 1, ACROSS)[None, :]
    slow, quick = (cloud((ACROSS, count), cells, seed, 4) for cells, seed in ((2, 4), (7, 9)))
    wander = np.interp(along[:, 0], np.arange(0, 2, 0.011), np.random.default_rng(8).normal(0, 1, 182))[:, None]
    pulled = 0.0005 + 0.0032 * smooth(0.1, 1.5, wander) + 0.0004 * (quick.mean(1, keepdims=True) - 0.5)
    ragged = 0.006 * (slow - 0.5) + 0.003 * (quick - 0.5)
    gone = np.zeros((count, ACROSS))
    for start, end in GONE:
        gone = np.maximum(gone, smooth(start - 0.0012, start, along + ragged) * (1 - smooth(end, end + 0.0012, along - ragged)))
    crack = np.zeros((count, ACROSS))
    chance = np.random.default_rng(12)
    for place in CRACKS:
        bend = np.cumsum(chance.normal(0, 0.00028, ACROSS))[None, :] + chance.normal(0, 0.0016) * across
        reach = smooth(0, 0.2, chance.uniform(0.5, 1.3) - across)
        crack = np.maximum(crack, reach * np.exp(-(((along - place - bend) / chance.uniform(0.0003, 0.0009)) ** 2)))
    body = np.interp(across[0] * WIDE, [out for out, _ in FRESH], [up for _, up in FRESH])[None, :]
    up = body - 0.0009 * np.sin(across * math.pi) - 0.0006 * quick + 0.0005 * slow - 0.0042 * crack
    rest = FLOOR + 0.0012 + 0.0016 * smooth(0.5, 0.75, slow) + 0.0009 * quick
    up = up * (1 - gone) + rest * gone
    # The side of a seam that came loose goes down into its groove.
    edge = smooth(0.93, 1.0, across) * (1 - gone)
    up = up * (1 - edge) + FLOOR * edge
    out = across * (WIDE - pulled * (1 - gone))
    green = np.clip(smooth(0.35, 0.95, across) * smooth(0.42, 0.62, slow) + 0.6 * smooth(0.6, 0.75, quick), 0, 1)
    dirt = np.clip(crack * 1.2 + smooth(0.9, 0.97, across) * 0.8, 0, 1)
    return out, up, np.dstack([dirt, green, gone, np.ones_like(gone)])


def _weathered():
    """Chalky black, greenish where it stays wet, brown in its cracks."""
    material = plain("old sealant", grey(0.05), 0.8, specular=0.25)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    wear = tree.nodes.new("ShaderNodeAttribute")
    wear.attribute_name = "wear"
    parts = tree.nodes.new("ShaderNodeSeparateColor")
    tree.links.new(wear.outputs["Color"], parts.inputs["Color"])
    where = coordinates(tree)
    fine = noise(tree, where, 420, 6.0, 0.65)
    chalk = mixed(tree, fine, (0.045, 0.045, 0.043, 1), (0.17, 0.17, 0.155, 1))
    alga = mixed(tree, noise(tree, where, 900, 4.0), (0.035, 0.06, 0.012, 1), (0.13, 0.17, 0.05, 1))
    shade = mixed(tree, math_node(tree, "MULTIPLY", parts.outputs["Green"], 0.85), chalk, alga)
    bottom = mixed(tree, noise(tree, where, 300, 5.0, 0.7), (0.05, 0.04, 0.022, 1), (0.46, 0.39, 0.27, 1))
    shade = mixed(tree, parts.outputs["Blue"], shade, bottom)
    shade = mixed(tree, parts.outputs["Red"], shade, (0.012, 0.009, 0.005, 1))
    tree.links.new(shade, shader.inputs["Base Color"])
    bump(tree, shader, fine, 0.7, 0.0006)
    return material


def old():
    """What is left of the sealant after years of sun."""
    path = frame_path(STEP)
    out, up, wear = _relief(len(path))
    places = np.array(path)
    points = np.empty((len(path), ACROSS, 3))
    points[..., :2] = places[:, None, :2] + places[:, None, 2:] * out[..., None]
    points[..., 2] = up
    faces = []
    for step in range(len(path)):
        here, there = step * ACROSS, (step + 1) % len(path) * ACROSS
        faces += [(here + i, there + i, there + i + 1, here + i + 1) for i in range(ACROSS - 1)]
    material = _weathered()
    seam = mesh("old seam", points.reshape(-1, 3), faces, material)
    seam.data.color_attributes.new("wear", "FLOAT_COLOR", "POINT").data.foreach_set("color", wear.astype(np.float32).ravel())
    _loose_end(material)
    _moss(path, out)


def _loose_end(material):
    """The end of a strip that has come out of its groove and hangs."""
    x = CORNER - HALF[0] + GONE[0][0] - 0.004

    def at(u, v):
        turn = 2 * math.pi * u
        side = math.copysign(abs(math.cos(turn)) ** 0.6, math.cos(turn)) * 0.0052
        thick = math.copysign(abs(math.sin(turn)) ** 0.6, math.sin(turn)) * 0.0015 * (1 - 0.4 * max(0, v - 0.95) * 20)
        bend = v * 0.95
        wave = 0.0006 * math.sin(v * 23 + u * 9)
        far = 0.033 * v
        return (
            x + far * math.cos(bend * 0.7) - side * math.sin(bend) * 0.55,
            -HALF[1] - 0.0062 - side * math.cos(bend * 0.5) - 0.013 * v * v,
            0.0002 + 0.0105 * math.sin(bend) + thick + wave + 0.0016 * side / 0.0052 * v,
        )

    sheet("loose end", material, 40, 90, at, closed=True)


def _moss(path, out):
    """Small cushions of moss where water stays: along the seam's lower side and in the groove."""
    chance = np.random.default_rng(21)
    points, faces = [], []
    for _ in range(620):
        step = int(chance.uniform(0.33, 0.73) / STEP)
        x, y, out_x, out_y = path[step]
        away = out[step, -1] + chance.normal(0.0006, 0.0012) if chance.random() < 0.6 else chance.uniform(0.004, 0.0125)
        inside = away < 0.0125
        if inside and not any(a < step * STEP < b for a, b in GONE):
            continue
        size = chance.uniform(0.0003, 0.0011)
        first = len(points)
        for ring in range(4):
            for part in range(7):
                turn = 2 * math.pi * part / 7
                wide = size * (1, 0.95, 0.7, 0.25)[ring] * chance.uniform(0.75, 1.2)
                high = size * (-0.6, 0.3, 0.75, 1.0)[ring]
                points.append((x + out_x * away + wide * math.cos(turn), y + out_y * away + wide * math.sin(turn), (FLOOR + 0.0025 if inside else 0) + high))
        faces += [(first + r * 7 + i, first + r * 7 + (i + 1) % 7, first + r * 7 + 7 + (i + 1) % 7, first + r * 7 + 7 + i) for r in range(3) for i in range(7)]
        faces.append(tuple(first + 21 + i for i in range(7)))
    green = plain("moss", (0.05, 0.075, 0.015, 1), 1.0, specular=0.1)
    tree = green.node_tree
    tree.links.new(mixed(tree, noise(tree, coordinates(tree), 500, 3.0), (0.02, 0.03, 0.008, 1), (0.11, 0.15, 0.035, 1)), tree.nodes["Principled BSDF"].inputs["Base Color"])
    mesh("moss", points, faces, green)
