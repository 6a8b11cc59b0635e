"""A motor yacht's white superstructure in the first light, before and after: chalk and algae, or gloss."""
import math

import bpy
import cv2
import numpy as np
from deck_materials import deck_wood, gone_brown, polished, rail_wood
from foredeck import FEET, bulwark, cap_rail, planked_deck, pulpit
from harbour import harbour_water
from hull import MOTOR_YACHT, along_edge, portlight, shell, topsides
from maps import laid, runs
from materials import bump, colour, coordinates, gelcoat, grey, math_node, mixed, noise, plain, ramp, smoked_glass
from sailing import sailing_yacht
from shore import reeds, wood
from stage import camera, clouds, mist, sky, sun
from superstructure import FRONT, HEAD, SIDE, SILL, inside, roof, wall_fittings, walls, windows
from yacht import cockpit, ensign

DEEP_BLUE = colour("#0f2d3f")
WHITE = (0.74, 0.73, 0.7, 1)
PER_METRE = 320
BY_SIDE = ((-4.4, 0.9), (7.2, 1.75))
BY_FRONT = ((-1.4, 0.9), (2.8, 1.75))
SUN = (14, 340)


def _on_both(tree, side, front):
    """A mask drawn for the sides and one drawn for the front, each where the surface faces it."""
    facing = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeNewGeometry").outputs["True Normal"], facing.inputs["Vector"])
    forward = math_node(tree, "GREATER_THAN", math_node(tree, "ABSOLUTE", facing.outputs["X"]), 0.7)
    return mixed(tree, forward, laid(tree, side, *BY_SIDE, ("X", "Z")), laid(tree, front, *BY_FRONT, ("Y", "Z")))


def _drawn(tree, seed, by_side, by_front, thick=(0.003, 0.012)):
    """Runs from sources on the sides and on the front."""
    masks = []
    for (corner, measures), sources in ((BY_SIDE, by_side), (BY_FRONT, by_front)):
        size = tuple(round(part * PER_METRE) for part in measures)
        masks.append(runs(size, PER_METRE, corner, sources, seed, thick))
    return _on_both(tree, *masks)


def _below(openings, seed):
    """Where water leaves a row of windows: most at their lower corners, a little all along their sills."""
    chance = np.random.default_rng(seed)
    found = []
    for low, high in openings:
        found += [(low + 0.04, SILL - 0.02, 0.08, 0.7, 0.85), (high - 0.04, SILL - 0.02, 0.08, 0.7, 0.85)]
        found += [(chance.uniform(low, high), SILL - 0.03, 0.05, chance.uniform(0.15, 0.6), chance.uniform(0.2, 0.6)) for _ in range(10)]
    return found


def _from_roof(low, high, count, seed):
    """Where water drips from the roof's edge and its gutters."""
    chance = np.random.default_rng(seed)
    return [(chance.uniform(low, high), 2.42, 0.07, chance.uniform(0.12, 0.7), chance.uniform(0.2, 0.75)) for _ in range(count)]


def chalked_white(feet):
    """Gelcoat that nobody polished: matt and yellow, grey where rain runs, green where it stays; `feet` are fittings it runs from."""
    material = plain("house", grey(0.5), 0.8, specular=0.16)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    sides = [(low[0], low[1]) for low, _ in SIDE]
    clouded = noise(tree, coordinates(tree, (1, 1, 0.6)), 2.6, 9.0, 0.68)
    chalk = ramp(tree, clouded, ((0.3, (0.42, 0.4, 0.32, 1)), (0.52, (0.52, 0.505, 0.43, 1)), (0.74, (0.6, 0.59, 0.53, 1))))
    washed = noise(tree, coordinates(tree, (16, 16, 0.5)), 1.5, 7.0, 0.66)
    dirty = mixed(tree, 0.4, chalk, ramp(tree, washed, ((0.34, (0.5, 0.47, 0.37, 1)), (0.6, grey(1.0)))), "MULTIPLY")
    grimy = _drawn(tree, 4, _from_roof(-3.3, 1.6, 46, 2) + _below(sides, 7), _from_roof(-1.1, 1.1, 14, 3) + _below(FRONT, 8))
    dirty = mixed(tree, math_node(tree, "MULTIPLY", grimy, 0.55), dirty, (0.2, 0.19, 0.13, 1))
    green_at = _below(sides, 11)[::2] + [(x, SILL - 0.03, 0.16, 0.75, 0.95) for low, high in sides for x in (low + 0.09, high - 0.09)]
    green_at += [(x, z, 0.05, 0.5, 0.8) for x, z in feet] + _from_roof(-3.3, 1.4, 16, 12)
    green = _drawn(tree, 9, green_at, _below(FRONT, 13)[::2], (0.004, 0.017))
    dirty = mixed(tree, math_node(tree, "MULTIPLY", green, 1.0), dirty, (0.075, 0.095, 0.032, 1))
    place = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates(tree), place.inputs["Vector"])
    ragged = math_node(tree, "MULTIPLY", noise(tree, coordinates(tree, (3, 3, 1)), 2.2, 7.0, 0.66), 0.62)
    low = math_node(tree, "DIVIDE", math_node(tree, "SUBTRACT", math_node(tree, "ADD", 0.92, ragged), place.outputs["Z"]), 0.2)
    low.node.use_clamp = True
    dirty = mixed(tree, math_node(tree, "MULTIPLY", low, 0.75), dirty, (0.07, 0.085, 0.03, 1))
    specks = ramp(tree, noise(tree, coordinates(tree), 120.0, 3.0, 0.6), ((0.6, grey(0.0)), (0.68, grey(0.45))))
    tree.links.new(mixed(tree, specks, dirty, (0.1, 0.1, 0.07, 1)), shader.inputs["Base Color"])
    bump(tree, shader, noise(tree, coordinates(tree), 90.0, 6.0, 0.7), 0.15, 0.003)
    return material


def _dried(size, count, seed):
    """Rings and spots that drops left on a pane."""
    chance = np.random.default_rng(seed)
    drawn = np.zeros(size[::-1], np.float32)
    for _ in range(count):
        at = (int(chance.uniform(0, size[0])), int(chance.uniform(0, size[1])))
        cv2.circle(drawn, at, 1 + round(chance.gamma(1.1, 0.7)), chance.uniform(0.15, 0.7), 1 if chance.random() < 0.7 else -1, cv2.LINE_AA)
    return cv2.GaussianBlur(drawn, (0, 0), 0.7)


def window_glass(care):
    """Smoked panes: the saloon is seen through them and the morning on them; or a film of lime with runs and dried drops."""
    material = smoked_glass("pane")
    if care >= 1:
        return material
    tree = material.node_tree
    end = tree.nodes["Material Output"].inputs["Surface"]
    clean = end.links[0].from_socket
    tree.nodes["Glossy BSDF"].inputs["Roughness"].default_value = 0.1
    lime = tree.nodes.new("ShaderNodeBsdfDiffuse")
    lime.inputs["Color"].default_value = (0.36, 0.355, 0.31, 1)
    sides = [(low[0], low[1]) for low, _ in SIDE]
    chance = np.random.default_rng(6)
    streams = [
        [(chance.uniform(low, high), HEAD + 0.02, 0.03, chance.uniform(0.2, 0.9), chance.uniform(0.2, 0.6)) for low, high in row for _ in range(34)]
        for row in (sides, FRONT)
    ]
    spots = _on_both(tree, *(_dried(tuple(round(part * PER_METRE) for part in measures), count, 5) for (_, measures), count in ((BY_SIDE, 9000), (BY_FRONT, 3600))))
    veil = math_node(tree, "MAXIMUM", math_node(tree, "MULTIPLY", spots, 0.8), _drawn(tree, 3, *streams, (0.003, 0.009)))
    film = math_node(tree, "MULTIPLY", noise(tree, coordinates(tree, (1, 1, 0.5)), 5.0, 7.0, 0.66), 0.22)
    thick = math_node(tree, "ADD", veil, film)
    thick.node.use_clamp = True
    last = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(thick, last.inputs["Fac"])
    tree.links.new(clean, last.inputs[1])
    tree.links.new(lime.outputs["BSDF"], last.inputs[2])
    tree.links.new(last.outputs["Shader"], end)
    return material


def _morning():
    """The harbour around her in the first light: reeds and trees in the last of the mist, and a neighbour's masts."""
    world = sky(SUN[0], SUN[1], 0.12, haze=1.1, dust=1.3)
    clouds(world, cover=0.4, shade=(5.6, 5.0, 4.5), streak=2.8, scale=0.9, turn=50)
    sun(SUN[0], SUN[1], 4.5, (1, 0.8, 0.6), 1.1)
    harbour_water(waves=0.012, middle=(0, 0), ripple=0.05)
    for edge, trees, high in ((((-110, -60), (-36, 30), (30, 110)), 170, 13.0), (((60, -60), (-20, -46), (-110, -30)), 90, 9.0)):
        reeds(edge, 9000)
        wood(edge, trees, high)
    sailing_yacht(colour("#d8d4c6"), colour("#0b2239"), at=(-24.5, -13.5, 0), turn=24)


def _yacht(care):
    _morning()
    metal = polished() if care >= 1 else gone_brown()
    rubber = plain("rubber", grey(0.012), 0.5)
    white = gelcoat("house", WHITE, wave=0.02)
    shell(MOTOR_YACHT, topsides(DEEP_BLUE, colour("#4a1512")))
    cap_rail(rail_wood(care))
    planked_deck(deck_wood(1))
    bulwark(gelcoat("bulwark", WHITE))
    pulpit(metal, rubber, FEET[2:])
    along_edge(MOTOR_YACHT, metal, 0.02, share=0.86, out=0.012)
    for x in (-1.9, -0.4, 1.1):
        portlight(MOTOR_YACHT, x, 0.7, 1)
    varnish = gelcoat("ensign staff", (0.2, 0.075, 0.022, 1))
    cockpit(gelcoat("bench", WHITE), varnish)
    ensign((-5.35, 0, 1.3), varnish)
    walls(white)
    roof(white, metal)
    windows(window_glass(care), metal, rubber)
    inside()
    feet = wall_fittings(metal, rubber)
    if care < 1:
        worn = chalked_white(feet)
        for thing in bpy.context.scene.objects:
            if thing.type == "MESH" and thing.data.materials and thing.data.materials[0] == white:
                thing.data.materials[0] = worn
    up, round_ = (math.radians(angle) for angle in SUN)
    mist((0.36, 0.4, 0.43), ((math.sin(round_), math.cos(round_), math.tan(up)), (0.72, 0.58, 0.42)), reach=170, high=9, near=22, low=0.09, disc=0.0)
    camera((6.4, 6.9, 1.95), (0.0, 0.9, 2.03), 65, focus=(0.0, 1.2, 1.9), stop=5.6)


def house_before():
    """As found."""
    _yacht(0)


def house_after():
    """As delivered."""
    _yacht(1)
