"""Surfaces whose wear is drawn: masks of scratches and stains, laid on a thing by its own measures."""
import bpy
import cv2
import numpy as np


def cloud(size, cells, seed, layers=5):
    """Clouds of chance between 0 and 1; `cells` is how many lie across the picture."""
    wide, high = size
    chance = np.random.default_rng(seed)
    total = np.zeros((high, wide), np.float32)
    for layer in range(layers):
        columns = max(2, round(cells * 2**layer))
        rows = max(2, round(columns * high / wide))
        total += cv2.resize(chance.random((rows, columns), np.float32), (wide, high), interpolation=cv2.INTER_CUBIC) / 2**layer
    total -= total.min()
    return total / total.max()


def smooth(low, high, values):
    """0 below `low`, 1 above `high`, and a soft way between."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def lines(size, strokes, thick=1.0, soft=0.0):
    """Strokes of a hair's width; each is a list of points in pixels and how strong it is."""
    wide, high = size
    drawn = np.zeros((high, wide), np.float32)
    for points, strength in strokes:
        one = np.zeros((high, wide), np.uint8)
        cv2.polylines(one, [np.round(np.array(points) * 16).astype(np.int32)], False, 255, max(1, round(thick)), cv2.LINE_AA, 4)
        drawn = np.maximum(drawn, one.astype(np.float32) / 255 * strength)
    return cv2.GaussianBlur(drawn, (0, 0), soft) if soft > 0 else drawn


def runs(size, per_metre, corner, sources, seed, thick=(0.0015, 0.006)):
    """
    What water carries down a wall: thin strands that wander and fade. `size` is in pixels and `corner` the lower left of
    the picture in metres; each source is (where along, height, how wide, how long, how strong), and `thick` from what to what a strand measures.
    """
    wide, high = size
    chance = np.random.default_rng(seed)
    clear = np.ones((high, wide), np.float32)
    for along, height, across, long, strength in sources:
        for _ in range(max(1, round(across / 0.012))):
            column = (along + chance.uniform(-0.5, 0.5) * across - corner[0]) * per_metre
            first = int(high - (height - corner[1]) * per_metre)
            count = int(long * per_metre * min(1.0, 0.25 + chance.gamma(1.6, 0.24)))
            rows = np.arange(max(0, first), min(high, first + count))
            if rows.size == 0:
                continue
            share = (rows - first) / count
            drift = np.cumsum(cv2.GaussianBlur(chance.normal(0, 0.5, (rows.size, 1)), (0, 0), 6)[:, 0])
            spread = per_metre * chance.uniform(*thick) * (1 + share)
            fade = strength * chance.uniform(0.35, 1) * (1 - share) ** 0.8 * np.minimum(1, share * 12 + 0.1)
            reach = int(spread.max() * 3) + 1
            for offset in range(-reach, reach + 1):
                columns = np.round(column + drift).astype(int) + offset
                inside = (columns >= 0) & (columns < wide)
                weight = fade * np.exp(-(((columns - column - drift) / spread) ** 2))
                clear[rows[inside], columns[inside]] *= 1 - np.clip(weight[inside], 0, 0.95)
    return 1 - clear


def laid(tree, mask, corner, measures, axes=("X", "Y")):
    """
    A drawn mask as a value on a thing, seen along the axis that `axes` leaves out: its lower left corner and its measures
    in the thing's own metres.
    """
    high, wide = mask.shape
    image = bpy.data.images.new("mask", wide, high, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    rows = mask[::-1].astype(np.float32)
    image.pixels.foreach_set(np.dstack([rows, rows, rows, np.ones_like(rows)]).ravel())
    image.pack()
    place = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], place.inputs["Vector"])
    flat = tree.nodes.new("ShaderNodeCombineXYZ")
    for axis, flat_axis, low, length in zip(axes, ("X", "Y"), corner, measures):
        moved = tree.nodes.new("ShaderNodeMath")
        moved.operation = "MULTIPLY_ADD"
        tree.links.new(place.outputs[axis], moved.inputs[0])
        moved.inputs[1].default_value = 1 / length
        moved.inputs[2].default_value = -low / length
        tree.links.new(moved.outputs["Value"], flat.inputs[flat_axis])
    picture = tree.nodes.new("ShaderNodeTexImage")
    picture.image = image
    picture.interpolation = "Cubic"
    picture.extension = "CLIP"
    tree.links.new(flat.outputs["Vector"], picture.inputs["Vector"])
    return picture.outputs["Color"]
