"""A city's quay: its wall and street, lanterns, bare elms, and a tower far off."""
import math
import random

import bpy
from materials import bump, coordinates, grey, math_node, mixed, noise, plain, ramp
from mathutils import Matrix, Vector
from shapes import box, group, loft, mesh, placed, turned


def quay_wall_stone():
    """Brick and basalt above water: wet and green at its foot, streaked from the coping down."""
    material = plain("quay wall", grey(0.06), 0.8, specular=0.3)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    place = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates(tree), place.inputs["Vector"])
    stones = tree.nodes.new("ShaderNodeTexBrick")
    up = tree.nodes.new("ShaderNodeMapping")
    up.inputs["Rotation"].default_value = (math.radians(-90), 0, 0)
    tree.links.new(coordinates(tree), up.inputs["Vector"])
    tree.links.new(up.outputs["Vector"], stones.inputs["Vector"])
    for key, value in (("Scale", 1.0), ("Brick Width", 0.42), ("Row Height", 0.13), ("Mortar Size", 0.008)):
        stones.inputs[key].default_value = value
    stones.inputs["Color1"].default_value = (0.09, 0.062, 0.048, 1)
    stones.inputs["Color2"].default_value = (0.045, 0.035, 0.03, 1)
    stones.inputs["Mortar"].default_value = grey(0.09)
    streaks = ramp(tree, noise(tree, coordinates(tree, (3.5, 3.5, 0.35)), 1.0, 6.0, 0.6), ((0.35, grey(0.4)), (0.65, grey(1.1))))
    dry = mixed(tree, 1.0, stones.outputs["Color"], streaks, "MULTIPLY")
    ragged = math_node(tree, "MULTIPLY", noise(tree, coordinates(tree), 2.5, 6.0), 0.5)
    wet = math_node(tree, "SUBTRACT", math_node(tree, "ADD", 0.62, ragged), place.outputs["Z"])
    wet = math_node(tree, "MULTIPLY", wet, 3.0)
    wet.node.use_clamp = True
    tree.links.new(mixed(tree, wet, dry, (0.012, 0.018, 0.009, 1)), shader.inputs["Base Color"])
    tree.links.new(math_node(tree, "SUBTRACT", 0.85, math_node(tree, "MULTIPLY", wet, 0.5)), shader.inputs["Roughness"])
    bump(tree, shader, stones.outputs["Fac"], 0.5, 0.012)
    return material


def clinkers():
    """A street of bricks, damp here and there."""
    material = plain("clinkers", grey(0.06), 0.7)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    stones = tree.nodes.new("ShaderNodeTexBrick")
    tree.links.new(coordinates(tree), stones.inputs["Vector"])
    for key, value in (("Scale", 1.0), ("Brick Width", 0.2), ("Row Height", 0.08), ("Mortar Size", 0.006)):
        stones.inputs[key].default_value = value
    stones.inputs["Color1"].default_value = (0.1, 0.06, 0.045, 1)
    stones.inputs["Color2"].default_value = (0.06, 0.042, 0.036, 1)
    stones.inputs["Mortar"].default_value = grey(0.03)
    tree.links.new(stones.outputs["Color"], shader.inputs["Base Color"])
    damp = noise(tree, coordinates(tree), 0.5, 6.0, 0.6)
    tree.links.new(ramp(tree, damp, ((0.42, grey(0.2)), (0.6, grey(0.75)))), shader.inputs["Roughness"])
    return material


def quay(start, end, edge, top=1.35, deep=60, at=(0, 0, 0), turn=0):
    """The wall from x to x with its edge at y, its coping, fender piles, and the street behind it; then moved and turned."""
    holder = group(at, (0, 0, turn))
    wall = quay_wall_stone()
    face = [(start, edge, -2), (end, edge, -2), (end, edge, top), (start, edge, top)]
    placed(mesh("quay wall", face, [(0, 1, 2, 3)], wall, smooth=False), parent=holder)
    coping = plain("coping", (0.17, 0.165, 0.15, 1), 0.6, grain=0.3)
    x, chance = start, random.Random(4)
    while x < end:
        wide = chance.uniform(1.2, 1.8)
        box("coping", (wide - 0.012, 0.62, 0.24), coping, 0.015, at=(x + wide / 2, edge + 0.26, top - 0.06 + chance.uniform(-0.008, 0.008)), parent=holder)
        x += wide
    timber = plain("timber", (0.035, 0.027, 0.02, 1), 0.85, grain=0.6)
    x = start + 2.0
    while x < end:
        box("fender pile", (0.22, 0.16, top + 1.6), timber, 0.02, at=(x, edge - 0.09, (top - 1.6) / 2 - 0.1), parent=holder)
        x += 4.2
    street = [(start, edge + 0.55, top - 0.02), (end, edge + 0.55, top - 0.02), (end, edge + deep, top - 0.02), (start, edge + deep, top - 0.02)]
    placed(mesh("street", street, [(0, 1, 2, 3)], clinkers(), smooth=False), parent=holder)


def lantern(at, power=900.0, high=4.3, shade=(1, 0.58, 0.24)):
    """A street lantern: a cast post, a glazed head with its roof, and the light in it."""
    x, y, z = at
    iron = plain("lantern iron", (0.008, 0.014, 0.011, 1), 0.4)
    post = [(0.17, 0), (0.17, 0.12), (0.12, 0.2), (0.1, 0.7), (0.12, 0.76), (0.07, 0.85), (0.05, 2.2), (0.062, 2.26)]
    post += [(0.045, 2.32), (0.036, high - 0.35), (0.09, high - 0.25), (0.1, high - 0.2)]
    turned("lantern post", post, iron, sides=20, at=at)
    glow = plain("lantern glass", grey(0.3), 0.4)
    shader = glow.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = (*shade, 1)
    shader.inputs["Emission Strength"].default_value = power * 0.0135
    glow.cycles.sample_as_light = False
    turned("lantern glass", [(0.11, high - 0.2), (0.19, high + 0.25), (0.0001, high + 0.26)], glow, sides=6, at=at)
    turned("lantern roof", [(0.25, high + 0.25), (0.2, high + 0.32), (0.08, high + 0.45), (0.05, high + 0.55), (0.0001, high + 0.62)], iron, sides=6, at=at)
    lamp = bpy.data.lights.new("lantern", "POINT")
    lamp.energy = power
    lamp.color = shade
    lamp.shadow_soft_size = 0.16
    thing = bpy.data.objects.new("lantern", lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = (x, y, z + high - 0.42)


def bare_elm(at, high=11.0, seed=1, forks=7):
    """A leafless elm: a trunk that forks until it is twigs, as one curve."""
    chance = random.Random(seed)
    bark = plain("bark", (0.03, 0.026, 0.021, 1), 0.9, grain=0.8)
    data = bpy.data.curves.new("elm", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = 1.0
    data.bevel_resolution = 2

    def grow(foot, towards, length, thick, left):
        points, steps = [(foot, thick)], 4
        for step in range(steps):
            bend = Vector((chance.gauss(0, 0.13), chance.gauss(0, 0.13), chance.gauss(0.03, 0.08)))
            towards = (towards + bend).normalized()
            foot = foot + towards * length / steps
            points.append((foot, thick * (1 - 0.32 * (step + 1) / steps)))
        line = data.splines.new("POLY")
        line.points.add(len(points) - 1)
        for place, (point, radius) in zip(line.points, points):
            place.co = (*point, 1)
            place.radius = radius
        if left == 0:
            return
        for _ in range(3 if left in (forks, forks - 2, forks - 4) else 2):
            axis = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-0.4, 0.4))).normalized()
            turn = Matrix.Rotation(math.radians(chance.uniform(16, 44)), 3, axis)
            grow(foot, (turn @ towards + Vector((0, 0, 0.09))).normalized(), length * chance.uniform(0.66, 0.88), points[-1][1] * chance.uniform(0.66, 0.84), left - 1)

    grow(Vector((0, 0, 0)), Vector((0, 0, 1)), high * 0.27, high * 0.019, forks)
    thing = bpy.data.objects.new("elm", data)
    data.materials.append(bark)
    bpy.context.scene.collection.objects.link(thing)
    return placed(thing, at)


def church_tower(at, high=60.0):
    """A tower of stone with its crown and spire, far off."""
    stone = plain("tower", (0.06, 0.055, 0.05, 1), 0.9, specular=0.1)
    scale = high / 60
    body = [(-4, 4, 4, 0, 9), (-4, 4, 4, 26, 9), (-4.4, 4.4, 4.4, 26.2, 9), (-4.4, 4.4, 4.4, 27.2, 9), (-3.2, 3.2, 3.2, 27.3, 9), (-3, 3, 3, 36, 9)]
    body += [(-3.4, 3.4, 3.4, 36.2, 6), (-3.4, 3.4, 3.4, 37, 6), (-2, 2, 2, 37.2, 4), (-1.9, 1.9, 1.9, 43, 3), (-2.3, 2.3, 2.3, 45, 2), (-1.3, 1.3, 1.3, 48, 2), (-0.5, 0.5, 0.5, 50.5, 2), (-0.16, 0.16, 0.16, 60, 2)]
    tower = loft("tower", [tuple(part * scale for part in section[:4]) + (section[4],) for section in body], stone, sides=32, subdivide=0)
    return placed(tower, at)
