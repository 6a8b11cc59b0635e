"""Takes the grain out of a photograph that was rendered twice: non-local means that know how noisy each pixel is."""
import cv2
import numpy as np

REACH = 5
PATCH = (5, 5)
STRENGTH = 0.7
FEATURE_WIDTH = {"albedo": 0.06, "normal": 0.12}


def _moved(picture, dx, dy):
    return np.roll(np.roll(picture, dy, axis=0), dx, axis=1)


def _as_seen(light):
    """Light compressed as an eye does it, so that lamps don't outweigh shadows."""
    return np.log1p(np.maximum(light, 0) * 6)


def denoised(first, second, albedo, normal):
    """`first` and `second` are the same picture of two seeds; their difference tells how much of it is noise."""
    seen_first, seen_second = _as_seen(first), _as_seen(second)
    seen = (seen_first + seen_second) / 2
    variance = ((seen_first - seen_second) ** 2).mean(axis=2) / 4
    variance = cv2.GaussianBlur(variance, (0, 0), 2.5) + 1e-7
    light = (first + second) / 2
    guides = [
        (cv2.bilateralFilter(albedo.astype(np.float32), 5, 0.1, 2), FEATURE_WIDTH["albedo"]),
        (cv2.bilateralFilter(normal.astype(np.float32), 5, 0.2, 2), FEATURE_WIDTH["normal"]),
    ]
    total = light.copy()
    weights = np.ones(light.shape[:2], np.float32)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            if dx == 0 and dy == 0:
                continue
            other = _moved(variance, dx, dy)
            apart = ((seen - _moved(seen, dx, dy)) ** 2).mean(axis=2)
            excess = (apart - (variance + np.minimum(variance, other))) / (1e-7 + STRENGTH**2 * (variance + other))
            far = np.maximum(cv2.boxFilter(excess, -1, PATCH), 0)
            for guide, width in guides:
                step = ((guide - _moved(guide, dx, dy)) ** 2).sum(axis=2) / (2 * width**2)
                far = np.maximum(far, step)
            weight = np.exp(-far).astype(np.float32)
            total += weight[..., None] * _moved(light, dx, dy)
            weights += weight
    return total / weights[..., None]
