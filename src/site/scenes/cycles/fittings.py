"""Steel on a deck: bars, flanges and cleats as meshes whose surface knows its own measures and how near a joint is."""
import math

import bpy
import numpy as np
from mathutils import Vector
from shapes import curve_points, turned


def spaced(path, step):
    """Points along a line at even distances of about `step`, its first and last included."""
    path = [Vector(point) for point in path]
    lengths = np.concatenate([[0.0], np.cumsum([(b - a).length for a, b in zip(path, path[1:])])])
    count = max(2, round(lengths[-1] / step))
    wanted = np.linspace(0, lengths[-1], count + 1)
    parts = [np.interp(wanted, lengths, [point[axis] for point in path]) for axis in range(3)]
    return [Vector(point) for point in zip(*parts)]


def skin(name, rings, along, around, material, closed=True):
    """
    A surface through rings of points, with its measures in metres as texture coordinates: `along` for each ring, `around`
    for each point of a ring, and where the ring is `closed` once more for its first.
    """
    count = len(rings[0])
    points = [tuple(point) for ring in rings for point in ring]
    faces, places = [], []
    for row in range(len(rings) - 1):
        for index in range(count if closed else count - 1):
            after = (index + 1) % count
            faces.append((row * count + index, row * count + after, (row + 1) * count + after, (row + 1) * count + index))
            low, high = around[index], around[index + 1]
            places += [along[row], low, along[row], high, along[row + 1], high, along[row + 1], low]
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.uv_layers.new().data.foreach_set("uv", places)
    data.polygons.foreach_set("use_smooth", [True] * len(faces))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(50)
    data.update()
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def bar(name, path, radius, material, step=0.012, sides=24, smooth=True):
    """A round bar along a path; where `smooth` its bends are drawn as a bender draws them."""
    points = spaced(curve_points(path, 16) if smooth else path, step)
    ways = [(b - a).normalized() for a, b in zip(points, points[1:])]
    ways.append(ways[-1])
    side = ways[0].orthogonal().normalized()
    rings = []
    for point, way in zip(points, ways):
        side = (side - way * side.dot(way)).normalized()
        up = way.cross(side)
        turns = [2 * math.pi * index / sides for index in range(sides)]
        rings.append([point + (side * math.cos(turn) + up * math.sin(turn)) * radius for turn in turns])
    rings = [[points[0]] * sides, *rings, [points[-1]] * sides]
    along = [0.0, *(index * step for index in range(len(points))), len(points) * step]
    return skin(name, rings, along, [2 * math.pi * radius * index / sides for index in range(sides + 1)], material)


def flange(at, radius, metal, dark):
    """The foot of a stanchion: a disc on a bead of sealant, its weld, and the heads of its three screws."""
    x, y, z = at
    turned("bead", [(radius + 0.0035, -0.002), (radius + 0.003, 0.0015), (radius - 0.002, 0.002)], dark, at=at)
    turned("flange", [(radius, 0.0), (radius, 0.004), (radius - 0.0016, 0.0058), (0.021, 0.0072), (0.0172, 0.0105), (0.0152, 0.016), (0.0135, 0.0165)], metal, at=at)
    for index in range(3):
        angle = 2 * math.pi * (index / 3 + 0.11)
        out = radius * 0.72
        head = [(0.0045, 0.0), (0.0043, 0.0012), (0.0028, 0.0021), (0.0001, 0.0024)]
        turned("screw", head, metal, sides=24, at=(x + out * math.cos(angle), y + out * math.sin(angle), z + 0.0058))


def marked(joints, names, reach=0.05):
    """
    Tells the surfaces of the materials in `names` how near they lie to a joint, where crevices begin to rust: 1 at it, less
    the farther; their materials read it as the attribute "near".
    """
    bpy.context.view_layer.update()
    feet = np.array([tuple(joint) for joint in joints], np.float32)
    for thing in bpy.context.scene.objects:
        if thing.type != "MESH" or not thing.data.materials or thing.data.materials[0].name.split(".")[0] not in names:
            continue
        points = np.array([tuple(thing.matrix_world @ point.co) for point in thing.data.vertices], np.float32)
        near = np.zeros(len(points), np.float32)
        for foot in feet:
            near = np.maximum(near, np.exp(-np.linalg.norm(points - foot, axis=1) / reach))
        thing.data.attributes.new("near", "FLOAT", "POINT").data.foreach_set("value", near)


def near(tree):
    """How near a joint lies, in a material."""
    node = tree.nodes.new("ShaderNodeAttribute")
    node.attribute_name = "near"
    return node.outputs["Fac"]
