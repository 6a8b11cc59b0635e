"""Loose cushions of an open boat: filled cloth with its piping, laid on whatever bench they are cut for."""
import math

from shapes import sheet, tube


def _bent(value, square):
    return math.copysign(abs(value) ** (2 / square), value)


def cushion(place, long, wide, thick, linen, piping):
    """
    A cushion in the measures `long`, `wide` and `thick`; `place(along, across, up)` puts a spot of it into the boat, each
    from its middle. It bulges on top, and a cord runs around its upper and its lower edge.
    """

    def spot(u, v):
        turn, lift = 2 * math.pi * u, math.pi * (v - 0.5)
        flat = _bent(math.cos(lift), 5)
        along, across = flat * _bent(math.cos(turn), 9), flat * _bent(math.sin(turn), 9)
        bulge = 0.22 * (1 - along * along) * (1 - across * across)
        up = _bent(math.sin(lift), 3.2)
        return place(along * long / 2, across * wide / 2, (up + (bulge if up > 0 else 0)) * thick / 2)

    sheet("cushion", linen, 128, 36, spot, closed=True)
    for v in (0.5 - 0.17, 0.5 + 0.17):
        tube("piping", [spot(step / 160, v) for step in range(161)], thick * 0.055, piping, smooth=False, resolution=3)
