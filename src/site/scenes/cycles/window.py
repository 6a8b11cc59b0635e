"""A deck hatch from above: its window dull and yellow, and clear again with the cabin below it."""
import math

import bpy
import numpy as np
from hatch import frame, fresh_seam, handrail, lid, roof, screw, surroundings
from maps import cloud, laid, lines
from materials import cloth, colour, gelcoat, grey, math_node, mixed, plain, ramp, steel, teak
from shapes import box, group, turned
from stage import camera, clouds, panel, sky, sun


def _through(tint):
    """Clear smoked acrylic: what is below is seen through it, the sky on it."""
    material = bpy.data.materials.new("acrylic")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = tint
    shine = tree.nodes.new("ShaderNodeBsdfGlossy")
    shine.inputs["Roughness"].default_value = 0.01
    fresnel = tree.nodes.new("ShaderNodeFresnel")
    fresnel.inputs["IOR"].default_value = 1.49
    both = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(fresnel.outputs["Fac"], both.inputs["Fac"])
    tree.links.new(clear.outputs["BSDF"], both.inputs[1])
    tree.links.new(shine.outputs["BSDF"], both.inputs[2])
    tree.links.new(both.outputs["Shader"], tree.nodes["Material Output"].inputs["Surface"])
    return material, tree, both, shine


def _rubbed():
    """Scratches of cloths and sand: bows of a hand's movement, and some that a shoe drew."""
    chance = np.random.default_rng(5)
    strokes = []
    for _ in range(520):
        x, y = chance.uniform(0, 1400), chance.uniform(0, 1400)
        angle, bend = chance.normal(0.6, 0.5), chance.normal(0, 0.012)
        points = []
        for _ in range(int(chance.uniform(6, 34))):
            points.append((x, y))
            x, y, angle = x + 11 * math.cos(angle), y + 11 * math.sin(angle), angle + bend * 3
        strokes.append((points, chance.uniform(0.12, 0.75)))
    return lines((1400, 1400), strokes, 1, 0.5)


def _dull(material):
    """The same acrylic, its skin yellow and matt."""
    _, tree, both, shine = material
    shine.inputs["Roughness"].default_value = 0.32
    veil = tree.nodes.new("ShaderNodeBsdfDiffuse")
    glow = tree.nodes.new("ShaderNodeBsdfTranslucent")
    soft = tree.nodes.new("ShaderNodeMixShader")
    soft.inputs["Fac"].default_value = 0.35
    size = (1400, 1400)
    corner, measures = (-0.235, -0.235), (0.47, 0.47)
    patchy = laid(tree, cloud(size, 5, 12, 6), corner, measures)
    yellow = ramp(tree, patchy, ((0.3, (0.33, 0.29, 0.16, 1)), (0.7, (0.44, 0.42, 0.3, 1))))
    scratches = laid(tree, _rubbed(), corner, measures)
    whole = mixed(tree, math_node(tree, "MULTIPLY", scratches, 0.8), yellow, grey(0.75))
    tree.links.new(whole, veil.inputs["Color"])
    tree.links.new(whole, glow.inputs["Color"])
    tree.links.new(veil.outputs["BSDF"], soft.inputs[1])
    tree.links.new(glow.outputs["BSDF"], soft.inputs[2])
    last = tree.nodes.new("ShaderNodeMixShader")
    thick = math_node(tree, "ADD", math_node(tree, "MULTIPLY", patchy, 0.3), math_node(tree, "ADD", math_node(tree, "MULTIPLY", scratches, 0.35), 0.5))
    thick.node.use_clamp = True
    tree.links.new(thick, last.inputs["Fac"])
    tree.links.new(both.outputs["Shader"], last.inputs[1])
    tree.links.new(soft.outputs["Shader"], last.inputs[2])
    tree.links.new(last.outputs["Shader"], tree.nodes["Material Output"].inputs["Surface"])


def cabin():
    """What lies below the hatch: a berth with its cushions, a pillow and a book, and a corner of the table."""
    wood = gelcoat("cabin wood", (0.3, 0.13, 0.05, 1))
    for index in range(-6, 7):
        box("sole", (1.6, 0.098, 0.01), teak("sole"), 0.001, at=(0, index * 0.1, -0.9))
    linen = cloth("cushion", colour("#25405c"), 420, 0.5)
    box("cushion", (0.5, 1.3, 0.11), linen, 0.035, at=(-0.26, 0.1, -0.56))
    box("cushion", (0.12, 1.3, 0.34), linen, 0.035, at=(-0.52, 0.1, -0.4), turn=(0, 10, 0))
    box("pillow", (0.3, 0.36, 0.12), cloth("pillow", colour("#e5dcc4"), 420, 0.5), 0.055, at=(-0.3, 0.2, -0.46), turn=(6, 14, 8))
    box("table", (0.5, 0.7, 0.02), wood, 0.008, at=(0.26, 0.02, -0.5))
    book = group((-0.13, 0.44, -0.503), (0, 0, 28))
    box("cover", (0.15, 0.21, 0.026), plain("cover", colour("#7b2a22"), 0.5), 0.003, parent=book)
    box("pages", (0.146, 0.212, 0.02), plain("pages", (0.66, 0.62, 0.5, 1), 0.9), at=(0.004, 0, 0), parent=book)
    for y in (-0.8, 0.9):
        box("bulkhead", (2, 0.02, 1.2), wood, at=(0, y, -0.5))
    lamp = panel((0.1, 0.45, -0.08), (0, 0, -0.8), (0.5, 0.25), 9, (1, 0.78, 0.52))
    lamp.visible_glossy = False


def _window(care):
    world = sky(20, 250, 0.13, haze=1.1, dust=1.0)
    clouds(world, cover=0.3, shade=(4.6, 4.5, 4.4), streak=1.8, scale=1.4)
    sun(32, 285, 3.2, (1, 0.86, 0.66), 1.2)
    surroundings()
    roof(gelcoat("roof", (0.6, 0.59, 0.55, 1), wave=0.02))
    frame(steel("aluminium", 0.34, shade=0.56))
    fresh_seam()
    glass = _through((0.72, 0.74, 0.73, 1))
    if care < 1:
        _dull(glass)
    lid(glass[0])
    metal = steel("screw", 0.2)
    for part in (-0.14, 0.0, 0.14):
        for x, y in ((part, -0.2725), (0.2725, part), (part, 0.2725), (-0.2725, part)):
            screw((x, y, 0.0058), metal, 20 + part * 300)
    black = plain("handle", grey(0.014), 0.35, grain=0.2)
    for x in (-0.13, 0.13):
        turned("handle's foot", [(0.0001, 0.009), (0.017, 0.008), (0.021, 0.003), (0.0215, -0.001)][::-1], black, at=(x, -0.195, 0.0178))
        box("hinge", (0.07, 0.03, 0.014), black, 0.004, at=(x, 0.245, 0.024))
    handrail(0.62, gelcoat("varnish", (0.22, 0.085, 0.025, 1)))
    cabin()
    camera((0.33, -0.66, 0.62), (0.015, -0.01, -0.02), 47, focus=(0.02, -0.06, 0.0), stop=8.0)


def window_before():
    """As found."""
    _window(0)


def window_after():
    """As delivered."""
    _window(1)
