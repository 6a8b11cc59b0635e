"""Teak to stand on: a laid deck with caulked seams, and a pontoon's planks."""
import math

from materials import grey, plain, teak
from shapes import box, group


def laid_deck(wide, long, plank=0.05, seam=0.006, care=1.0, at=(0, 0, 0), turn=0, open_seam=None, thick=0.007):
    """
    Planks along x, their tops at height 0, with dark caulk a hair lower. `open_seam` names one seam by number, counted
    from the middle, of which the groove lies open.
    """
    holder = group(at, (0, 0, turn))
    caulk = plain("caulk", grey(0.012), 0.45, grain=0.05)
    count = int(wide / (plank + seam) / 2) + 1
    wood = teak("deck", care)
    for index in range(-count, count + 1):
        middle = index * (plank + seam)
        shift = math.sin(index * 7.3) * 0.8
        for part in (-1, 1):
            box("plank", (long / 2 - 0.0008, plank, thick), wood, 0.0009, at=(part * long / 4 + shift, middle, -thick / 2), parent=holder)
        if index != open_seam:
            box("caulk", (long, seam + 0.001, thick), caulk, at=(shift, middle + (plank + seam) / 2, -thick / 2 - 0.0007), parent=holder)
    box("bed", (long * 1.5, wide + 0.3, 0.01), plain("bed", (0.34, 0.22, 0.12, 1), 0.8), at=(0, 0, -thick - 0.004), parent=holder)
    return holder


def pontoon(long, wide, plank=0.14, gap=0.008, care=0.2, at=(0, 0, 0), turn=0):
    """A jetty's planks across its length (x), greyed by weather, on dark beams."""
    holder = group(at, (0, 0, turn))
    wood = teak("pontoon", care)
    count = int(long / (plank + gap) / 2)
    for index in range(-count, count + 1):
        drop = math.sin(index * 5.7) * 0.002
        box("board", (wide, plank, 0.03), wood, 0.004, at=(index * (plank + gap), 0, -0.015 + drop), turn=(0, 0, 90 + math.sin(index * 3.1) * 0.15), parent=holder)
    beam = plain("beam", (0.05, 0.042, 0.035, 1), 0.8)
    for side in (-1, 1):
        box("beam", (long, 0.08, 0.16), beam, 0.01, at=(0, side * (wide / 2 - 0.06), -0.13), parent=holder)
    return holder
