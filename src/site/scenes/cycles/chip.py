"""A blow's marks in gelcoat, drawn as masks over a hull's side: the gouge, chips around it, star cracks and scrapes."""
import math

import cv2
import numpy as np
from maps import cloud, lines, smooth

PIXELS = (1280, 960)
# The part of the side that the masks lie on, in metres.
PLACE, MEASURES = (-0.285, -0.105), (0.28, 0.21)
SCALE = PIXELS[0] / MEASURES[0]
TILT = math.radians(-24)


def _pixel(x, y):
    """A place on the side as a pixel of the masks."""
    return ((x - PLACE[0]) * SCALE, PIXELS[1] - (y - PLACE[1]) * SCALE)


def _torn(tilt, seed, stretch=2.6, cells=16):
    """Clouds of chance around 0, drawn out along the blow: coarse splinters with fine ones on them."""
    turned = cv2.getRotationMatrix2D((PIXELS[0] / 2, PIXELS[1] / 2), math.degrees(tilt), 1.0)
    squeezed = np.diag([stretch, 1.0]) @ np.vstack([turned, [0, 0, 1]])[:2]

    def drawn(cells, layers, more):
        return cv2.warpAffine(cloud(PIXELS, cells, seed + more, layers), squeezed, PIXELS, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT) - 0.5

    return drawn(cells, 5, 0) + 0.4 * drawn(cells * 4, 3, 1)


def _blow(middle, long, high, tilt, torn):
    """How far inside a splintered hole each pixel lies: 1 in its middle, 0 at its edge."""
    across, down = np.meshgrid(np.arange(PIXELS[0]), np.arange(PIXELS[1]))
    x, y = (across - middle[0]) / SCALE, (middle[1] - down) / SCALE
    along, beside = x * math.cos(tilt) + y * math.sin(tilt), y * math.cos(tilt) - x * math.sin(tilt)
    return 1 - np.hypot(along / long, beside / high) + torn


def _holes(middle):
    """All of them in one: the gouge itself, and what splintered off around it."""
    inside = _blow(middle, 0.047, 0.0165, TILT, 1.35 * _torn(TILT, 3))
    shards = 1.9 * _torn(TILT + 0.5, 40, 1.8, 80)
    chance = np.random.default_rng(14)
    for index in range(26):
        far, turn = chance.uniform(0.026, 0.062), chance.normal(TILT if index % 2 else TILT + math.pi, 0.38)
        at = (middle[0] + far * math.cos(turn) * SCALE, middle[1] - far * math.sin(turn) * SCALE)
        size = chance.gamma(1.5, 0.0007) + 0.0005
        inside = np.maximum(inside, np.minimum(_blow(at, size * 2.2, size, TILT + chance.normal(0, 0.6), shards), 0.3))
    return inside


def _star(middle, chance, reach, rays):
    """Cracks that run from where it was hit, forking, and pieces of rings between them."""
    strokes = []

    def run(x, y, angle, left, strength):
        points = [(x, y)]
        while left > 0:
            step = chance.uniform(5, 16)
            angle += chance.normal(0, 0.1) + (chance.normal(0, 0.45) if chance.random() < 0.12 else 0)
            x, y, left = x + step * math.cos(angle), y + step * math.sin(angle), left - step
            points.append((x, y))
            if chance.random() < 0.07 and left > 25:
                run(x, y, angle + chance.choice((-1, 1)) * chance.uniform(0.35, 0.8), left * 0.6, strength * 0.8)
        strokes.append((points, strength))

    for ray in range(rays):
        angle = 2 * math.pi * ray / rays + chance.normal(0, 0.16)
        run(*middle, angle, reach * SCALE * chance.uniform(0.5, 1.0), chance.uniform(0.75, 1.0))
    for ring in (0.3, 0.48, 0.7):
        for _ in range(3):
            start, length = chance.uniform(0, 6.28), chance.uniform(0.4, 1.2)
            far = ring * reach * SCALE * chance.uniform(0.85, 1.1)
            turns, wobble = np.linspace(start, start + length, 9), far + np.cumsum(chance.normal(0, 2.2, 9))
            strokes.append(([(middle[0] + r * math.cos(t), middle[1] + r * math.sin(t)) for t, r in zip(turns, wobble)], 0.55))
    return strokes


def _scrapes(middle):
    """Where it slid along before and after it bit: strokes side by side along the blow."""
    chance = np.random.default_rng(9)
    strokes = []
    for _ in range(260):
        along, beside = chance.normal(0, 0.042), chance.normal(0, 0.0105)
        angle, length = -TILT + chance.normal(0, 0.045), chance.gamma(1.6, 0.014)
        x = middle[0] + (along * math.cos(TILT) - beside * math.sin(TILT)) * SCALE
        y = middle[1] - (along * math.sin(TILT) + beside * math.cos(TILT)) * SCALE
        end = (x + length * SCALE * math.cos(angle), y + length * SCALE * math.sin(angle))
        strokes.append(([(x, y), end], chance.uniform(0.06, 0.75) ** 1.3))
    return lines(PIXELS, strokes, 1, 0.6)


def damage():
    """The masks by name: `deep` in metres, and as shares `bare`, `core`, `crack`, `scrape` and `grime`."""
    middle = _pixel(-0.14, 0.0)
    inside = _holes(middle)
    bare = smooth(0.012, 0.045, inside)
    core = smooth(0.3, 0.48, inside + 0.35 * (cloud(PIXELS, 30, 51, 4) - 0.5))
    chance = np.random.default_rng(77)
    strokes = _star(_pixel(-0.137, 0.002), chance, 0.054, 12) + _star(_pixel(-0.088, -0.034), chance, 0.03, 10)
    crack = lines(PIXELS, strokes, 1, 0.45)
    scrape = np.maximum(_scrapes(middle), 0.5 * smooth(-0.35, 0.0, inside) * cloud(PIXELS, 60, 5, 3))
    rough_floor = cloud(PIXELS, 40, 8, 5) - 0.5
    crack = np.clip(crack * 1.5, 0, 1)
    deep = 0.00012 * crack * (1 - bare) + 0.0009 * smooth(0.0, 0.035, inside) + 0.0011 * core + bare * 0.0006 * rough_floor + 0.00006 * scrape
    lifted = 0.00012 * smooth(-0.28, -0.03, inside) * (1 - bare)
    grime = np.clip(smooth(0.16, 0.0, inside) * bare * 0.6 + core * smooth(0.45, 0.7, cloud(PIXELS, 18, 64, 5)), 0, 1)
    return {"deep": deep - lifted, "bare": bare, "core": core, "crack": crack * (1 - bare), "scrape": scrape * (1 - bare), "grime": grime}


def depth_at(deep, x, y):
    """How deep the side is dented at places on it; none outside the masks."""
    across, up = _pixel(x, y)
    return cv2.remap(deep.astype(np.float32), across.astype(np.float32), up.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=0)
