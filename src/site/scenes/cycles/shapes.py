"""Meshes from which the scenes are built: boxes, tubes, turned shapes, sheets and lofted bodies."""
import math

import bpy
from mathutils import Vector


def mesh(name, points, faces, material, smooth=True):
    """A new object of points and faces; smooth where its curves should not show facets."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(point) for point in points], [], faces)
    data.update()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(40)
    thing = bpy.data.objects.new(name, data)
    if material is not None:
        data.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def bevelled(thing, width, segments=3):
    """Rounds the edges, as every made thing has them."""
    modifier = thing.modifiers.new("edge", "BEVEL")
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    thing.data.use_auto_smooth = True
    return thing


def placed(thing, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """Moves a thing and turns it, in degrees around its own axes."""
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    if parent is not None:
        thing.parent = parent
    return thing


def group(at=(0, 0, 0), turn=(0, 0, 0)):
    """An empty that carries several things, so that they are placed as one."""
    empty = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(empty)
    return placed(empty, at, turn)


def carried(build, at=(0, 0, 0), turn=(0, 0, 0)):
    """What `build` puts on the stage around the origin, placed as one."""
    before = set(bpy.data.objects)
    build()
    holder = group(at, turn)
    for thing in set(bpy.data.objects) - before - {holder}:
        if thing.parent is None:
            thing.parent = holder
    return holder


def box(name, size, material, edge=0.0, **place):
    """A block around its own middle, with rounded edges where `edge` is given."""
    x, y, z = (half / 2 for half in size)
    points = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh(name, points, faces, material, smooth=edge > 0)
    if edge > 0:
        bevelled(thing, edge)
    return placed(thing, **place)


def sheet(name, material, columns, rows, at, closed=False):
    """A surface of which `at(u, v)` gives the points; `closed` joins the last column to the first."""
    wide = columns if closed else columns + 1
    points = [at(i / columns, j / rows) for j in range(rows + 1) for i in range(wide)]
    faces = [
        (j * wide + i, j * wide + (i + 1) % wide, (j + 1) * wide + (i + 1) % wide, (j + 1) * wide + i)
        for j in range(rows)
        for i in range(columns)
    ]
    return mesh(name, points, faces, material)


def turned(name, profile, material, sides=64, **place):
    """A shape from the lathe: `profile` lists radius and height, from its foot up."""
    count = len(profile)
    points, faces = [], []
    for step in range(sides):
        angle = 2 * math.pi * step / sides
        points += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    for step in range(sides):
        here, there = step * count, ((step + 1) % sides) * count
        faces += [(here + i, there + i, there + i + 1, here + i + 1) for i in range(count - 1)]
    return placed(mesh(name, points, faces, material), **place)


def curve_points(knots, steps=12):
    """A smooth line through all knots (Catmull-Rom)."""
    knots = [Vector(knot) for knot in knots]
    ends = [2 * knots[0] - knots[1], *knots, 2 * knots[-1] - knots[-2]]
    points = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(steps):
            t = step / steps
            points.append(
                0.5
                * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    return [*points, knots[-1]]


def tube(name, knots, radius, material, smooth=True, resolution=6, **place):
    """A round bar or hose through the knots; `radius` is a number or one for each knot."""
    points = curve_points(knots) if smooth else [Vector(knot) for knot in knots]
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * 2
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = 1.0
    data.bevel_resolution = resolution
    data.use_fill_caps = True
    line = data.splines.new("POLY")
    line.points.add(len(points) - 1)
    for index, point in enumerate(points):
        share = index / max(1, len(points) - 1) * (len(radii) - 1)
        low = min(int(share), len(radii) - 2)
        line.points[index].co = (*point, 1)
        line.points[index].radius = radii[low] + (radii[low + 1] - radii[low]) * (share - low)
    line.use_smooth = True
    thing = bpy.data.objects.new(name, data)
    data.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return placed(thing, **place)


def rope(name, knots, radius, material, lay=5.0):
    """A laid rope: three strands wound around each other along the knots; `lay` is a turn's length in radii."""
    middle = curve_points(knots, 16)
    spaced, gone = [], 0.0
    step = radius * 0.4
    for a, b in zip(middle, middle[1:]):
        length = (b - a).length
        while gone < length:
            spaced.append((a.lerp(b, gone / length), (b - a).normalized()))
            gone += step
        gone -= length
    strands = []
    for strand in range(3):
        points = []
        for index, (point, along) in enumerate(spaced):
            side = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.95 else Vector((1, 0, 0))).normalized()
            up = side.cross(along)
            angle = 2 * math.pi * (strand / 3 + index * step / (lay * radius))
            points.append(point + (side * math.cos(angle) + up * math.sin(angle)) * radius * 0.5)
        strands.append(tube(f"{name} {strand}", points, radius * 0.56, material, smooth=False, resolution=3))
    return strands


def loft(name, sections, material, sides=48, subdivide=1, **place):
    """A body through level outlines. Each section is (from x, to x, half width, height, squareness)."""
    points, faces = [], []
    for start, end, half, height, square in sections:
        middle, reach = (start + end) / 2, (end - start) / 2
        for step in range(sides):
            angle = 2 * math.pi * step / sides
            c, s = math.cos(angle), math.sin(angle)
            power = 2 / square
            points.append(
                (
                    middle + reach * math.copysign(abs(c) ** power, c),
                    half * math.copysign(abs(s) ** power, s),
                    height,
                )
            )
    for row in range(len(sections) - 1):
        for step in range(sides):
            here, there = row * sides + step, row * sides + (step + 1) % sides
            faces.append((here, there, there + sides, here + sides))
    faces.append(tuple(range(sides))[::-1])
    faces.append(tuple(range((len(sections) - 1) * sides, len(sections) * sides)))
    thing = mesh(name, points, faces, material)
    if subdivide:
        bevelled(thing, 0.012, 3)
    return placed(thing, **place)
