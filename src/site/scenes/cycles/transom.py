"""The transom of a navy motor yacht at the jetty, with her name: chalked and hardly to be read, and coated."""
import math
import subprocess

import bpy
from decks import pontoon
from harbour import hanging_fender, harbour_water, mooring_line, post
from hull import MOTOR_YACHT, topsides
from materials import colour, coordinates, gelcoat, grey, noise, plain, ramp, steel
from neglect import faded
from sailing import sailing_yacht
from shapes import mesh
from shore import reeds, wood
from stage import camera, mist, sky, sun
from yacht import cleat, cockpit, ensign, motor_yacht

NAVY = colour("#0d1f40")
# Of the package fonts-dejavu-core; fontconfig knows its file.
FACE = "DejaVu Serif"


def gold(care):
    """Leaf of gold, or what nine summers left of it."""
    if care >= 1:
        return plain("gold", (0.8, 0.56, 0.2, 1), 0.28, metallic=0.85, coat=0.5)
    material = plain("worn gold", grey(0.2), 0.8)
    tree = material.node_tree
    worn = noise(tree, coordinates(tree), 16.0, 7.0, 0.7)
    tree.links.new(ramp(tree, worn, ((0.44, (0.22, 0.235, 0.28, 1)), (0.62, (0.29, 0.24, 0.14, 1)))), tree.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def lettered(text, material, middle, high):
    """A name along the curve of the transom, its letters `high` metres tall around the height `middle`."""
    curve = bpy.data.curves.new("name", "FONT")
    curve.body = text
    curve.font = bpy.data.fonts.load(subprocess.run(["fc-match", "-f", "%{file}", FACE], capture_output=True, text=True, check=True).stdout)
    curve.align_x, curve.align_y = "CENTER", "CENTER"
    curve.size = high / 0.73
    curve.space_character = 1.12
    flat = bpy.data.objects.new("name", curve)
    bpy.context.scene.collection.objects.link(flat)
    drawn = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    keel, sheer = MOTOR_YACHT.keel(0), MOTOR_YACHT.sheer(0)

    def laid(across, up):
        height = middle + up
        x, half, _ = MOTOR_YACHT.at(0, (height - keel) / (sheer - keel))
        return (x - MOTOR_YACHT.round_stern * (1 - (across / half) ** 2) - 0.004, -across, height)

    points = [laid(point.co.x, point.co.y) for point in drawn.vertices]
    return mesh("name", points, [tuple(face.vertices) for face in drawn.polygons], material, smooth=False)


def _transom(care):
    sky(25, 238, 0.12, haze=1.2, dust=1.2)
    sun(25, 238, 3.2, (1, 0.86, 0.68), 1.4)
    harbour_water(waves=0.02, middle=(0, 0), ripple=0.08)
    edge = ((70, 150), (84, 40), (78, -40), (64, -170))
    reeds(edge, 16000)
    wood(edge, 120)
    paint = topsides(NAVY, colour("#4a1512")) if care >= 1 else faded(NAVY)
    motor_yacht(NAVY, paint=paint, care=care)
    lettered("WATERLELIE", gold(care), 0.82, 0.2)
    varnish = gelcoat("ensign staff", (0.2, 0.075, 0.022, 1))
    cockpit(gelcoat("bench", (0.68, 0.66, 0.6, 1)), varnish)
    ensign((-5.4, 0.55, 1.3), varnish)
    pontoon(40, 1.7, at=(6, 3.0, 0.42))
    for x in (-4.2, -1.2, 1.8):
        hanging_fender((x, 1.86, 0.24), (x, 1.7, 1.25))
    for x in (-6.4, 3.0, 12.0):
        post((x, 4.1), 2.0)
    sailing_yacht(grey(0.72), colour("#0b2239"), at=(13.5, 6.6, 0))
    cleat((-5.1, 1.3, 1.34), steel("cleats"))
    mooring_line((-5.1, 1.34, 1.38), (-7.0, 2.35, 0.5), sag=0.12)
    towards = (math.sin(math.radians(238)), math.cos(math.radians(238)), 0.46)
    mist((0.34, 0.39, 0.42), (towards, (0.5, 0.45, 0.4)), reach=260, high=8, near=30, low=0.1, disc=0.0)
    camera((-11.4, -3.0, 1.62), (-5.1, 0.05, 1.02), 46, focus=(-5.5, -0.6, 0.9), stop=5.6)


def transom_before():
    """As found."""
    _transom(0)


def transom_after():
    """As delivered."""
    _transom(1)
