"""
Renders scenes with Blender: `blender -b -t 2 -P src/site/scenes/cycles/render.py -- <folder> <name…> [--draft]`.
Writes <folder>/<name>.png for each; render-scenes.mjs calls it and publishes what it wrote.
"""
import os
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import cv2  # noqa: E402
import numpy as np  # noqa: E402
from denoise import denoised  # noqa: E402
from maps import smooth  # noqa: E402
from stage import empty_stage, photograph  # noqa: E402
from subjects import SUBJECTS  # noqa: E402

DRAFT = {"share": 0.36, "samples": 20}
SEEDS = (1, 2)


def read_light(path):
    """The numbers of a rendered file, its first row on top."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    wide, high = image.size
    pixels = np.empty(wide * high * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(high, wide, image.channels)[::-1, :, :3].copy()


def graduated(light, filters):
    """Filters before the lens that hold back the light where words will stand; as shares of the picture's sides."""
    high, wide, _ = light.shape
    across, down = np.meshgrid(np.linspace(0, 1, wide), np.linspace(0, 1, high))
    for strength, across_from, across_to, down_from, down_to in filters:
        held = (1 - smooth(across_from, across_to, across)) * (1 - smooth(down_from, down_to, down))
        light = light * (1 - strength * held)[..., None]
    return light


def bloomed(light, share):
    """The light that a lens spreads around lamps, as a share of theirs."""
    wide = light.shape[1] / 1600
    lamps = np.maximum(np.minimum(light, 12.0) - 0.6, 0).astype(np.float32)
    halo = sum(cv2.GaussianBlur(lamps, (0, 0), reach * wide) for reach in (5, 16, 48))
    return light + share * halo


def develop(light, path, look):
    """Writes light as a picture, through the film's curve of Blender."""
    high, wide, _ = light.shape
    image = bpy.data.images.new("print", wide, high, float_buffer=True)
    image.pixels.foreach_set(np.dstack([light[::-1], np.ones((high, wide), np.float32)]).astype(np.float32).ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "8"
    image.save_render(path, scene=scene)


def render(name, folder, draft):
    """One scene, from an empty stage to a picture in `folder`."""
    subject = SUBJECTS[name]
    empty_stage()
    subject.build()
    share = DRAFT["share"] if draft else 1
    size = [round(side * share) for side in subject.size]
    samples = DRAFT["samples"] if draft else subject.samples
    with tempfile.TemporaryDirectory() as passes:
        for seed in SEEDS:
            photograph(size, samples // 2, seed, passes, subject.exposure)
        files = {
            (kind, seed): read_light(os.path.join(passes, f"{kind}-{seed}-0001.exr"))
            for kind in ("light", "albedo", "normal")
            for seed in SEEDS
        }
    mean = {kind: (files[kind, 1] + files[kind, 2]) / 2 for kind in ("albedo", "normal")}
    light = denoised(files["light", 1], files["light", 2], mean["albedo"], mean["normal"])
    if subject.bloom > 0:
        light = bloomed(light, subject.bloom)
    develop(graduated(light, subject.filters), os.path.join(folder, f"{name}.png"), subject.look)


arguments = sys.argv[sys.argv.index("--") + 1 :]
names = [word for word in arguments[1:] if not word.startswith("--")]
for wanted in names:
    render(wanted, arguments[0], "--draft" in arguments)
