"""A motor yacht's underwater ship in the hall: her antifouling is being rolled on, her propeller has been polished."""
import math

from hall import daylight_and_lamps, jack_stand, shed
from hull import MOTOR_YACHT
from materials import bump, colour, coordinates, gelcoat, grey, math_node, mixed, noise, plain, ramp, steel
from painting import masking_paper, roller, tin, tray
from shapes import box, carried, group, loft, tube, turned
from stage import camera, panel
from sterngear import bracket, bronze, propeller
from yacht import motor_yacht

LIFT = 1.72
GREEN, RED = colour("#00331f"), colour("#8a2019")
SHAFT = (-3.95, 0, -1.05)
REACHED = -2.15
STRIP = 0.19
WATERLINE, TAPE, BOOT = 0.09, 0.118, 0.2


def strips(tree, place):
    """
    The strips of a roller along the shell: how far across its strip a place lies (0 to 1), how many metres behind the
    strip's end, and whether paint covers it, which the nap leaves ragged.
    """
    wavy = math_node(tree, "MULTIPLY", noise(tree, coordinates(tree, (0.8, 0.8, 0.8)), 1.5, 1.0), 0.12)
    girth = math_node(tree, "ADD", math_node(tree, "ABSOLUTE", place.outputs["Y"]), place.outputs["Z"])
    count = math_node(tree, "DIVIDE", math_node(tree, "ADD", girth, wavy), STRIP)
    strip = math_node(tree, "FLOOR", count)
    within = math_node(tree, "SUBTRACT", count, strip)
    chance = tree.nodes.new("ShaderNodeTexWhiteNoise")
    chance.noise_dimensions = "1D"
    tree.links.new(strip, chance.inputs["W"])
    aside = math_node(tree, "ABSOLUTE", math_node(tree, "SUBTRACT", within, 0.5))
    rounded = math_node(tree, "MULTIPLY", math_node(tree, "POWER", aside, 3.0), -0.5)
    reached = math_node(tree, "ADD", math_node(tree, "MULTIPLY", chance.outputs["Value"], 0.4), REACHED)
    behind = math_node(tree, "SUBTRACT", math_node(tree, "ADD", reached, rounded), place.outputs["X"])
    cover = math_node(tree, "DIVIDE", behind, 0.3)
    cover.node.use_clamp = True
    nap = noise(tree, coordinates(tree, (0.45, 1, 1)), 42.0, 4.0, 0.65)
    ragged = math_node(tree, "SUBTRACT", math_node(tree, "ADD", cover, math_node(tree, "MULTIPLY", nap, 0.9)), 0.4)
    return within, behind, ramp(tree, ragged, ((0.44, grey(0.0)), (0.52, grey(1.0))))


def half_rolled(shade):
    """
    The whole hull's paint: gloss and boot-top above the masking tape; below it antifouling up to where the roller has
    come, wet at its end, and grey primer before that.
    """
    material = gelcoat("half rolled", shade)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    place = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates(tree), place.inputs["Vector"])
    height = place.outputs["Z"]
    within, behind, done = strips(tree, place)
    primer = ramp(tree, noise(tree, coordinates(tree), 3.0, 6.0, 0.6), ((0.3, (0.3, 0.31, 0.3, 1)), (0.7, (0.36, 0.37, 0.36, 1))))
    laid = mixed(tree, 0.35, RED, ramp(tree, noise(tree, coordinates(tree, (0.6, 7, 7)), 1.0, 4.0), ((0.3, grey(0.45)), (0.65, grey(1.0)))), "MULTIPLY")
    laid = mixed(tree, 1.0, laid, ramp(tree, within, ((0.0, grey(0.72)), (0.09, grey(1.0)), (0.93, grey(1.0)), (1.0, grey(0.8)))), "MULTIPLY")
    wet = math_node(tree, "SUBTRACT", 1.0, math_node(tree, "DIVIDE", behind, 1.3))
    wet.node.use_clamp = True
    wet_done = math_node(tree, "MULTIPLY", wet, done)
    bottom = mixed(tree, done, primer, mixed(tree, math_node(tree, "MULTIPLY", wet, 0.35), laid, (0.1, 0.007, 0.004, 1)))
    is_boot = math_node(tree, "LESS_THAN", height, BOOT)
    is_tape = math_node(tree, "LESS_THAN", height, TAPE)
    is_bottom = math_node(tree, "LESS_THAN", height, WATERLINE)
    painted = mixed(tree, is_boot, shade, (0.7, 0.68, 0.62, 1))
    taped = mixed(tree, is_tape, painted, colour("#3f7fa6"))
    tree.links.new(mixed(tree, is_bottom, taped, bottom), shader.inputs["Base Color"])
    dull = math_node(tree, "SUBTRACT", 0.56, math_node(tree, "MULTIPLY", wet_done, 0.3))
    tree.links.new(mixed(tree, is_tape, grey(0.08), dull), shader.inputs["Roughness"])
    tree.links.new(math_node(tree, "SUBTRACT", 1.0, is_tape), shader.inputs["Clearcoat"])
    # The stipple that a roller leaves, and the thickness of a coat at its edge.
    stipple = math_node(tree, "MULTIPLY", noise(tree, coordinates(tree), 160.0, 3.0, 0.6), 0.35)
    relief = math_node(tree, "MULTIPLY", math_node(tree, "ADD", stipple, done), is_bottom)
    bump(tree, shader, relief, 0.5, 0.003)
    return material


def appendages(paint):
    """Keel, rudder on its stock, the bolted anodes on bottom and rudder, a water intake."""
    loft("keel", [(-2.3, 2.6, 0.06, -1.47, 2.4), (-2.45, 2.9, 0.085, -1.38, 2.4), (-2.75, 3.6, 0.1, -1.0, 2.4), (-3.1, 4.1, 0.14, -0.55, 2.4)], paint, sides=96, subdivide=0)
    loft("rudder", [(-4.92, -4.4, 0.025, -1.4, 2.4), (-4.96, -4.38, 0.04, -1.34, 2.4), (-4.98, -4.36, 0.048, -0.95, 2.4), (-4.92, -4.37, 0.05, -0.6, 2.4)], paint, sides=96, subdivide=0)
    tube("stock", [(-4.55, 0, -0.62), (-4.55, 0, -0.4)], 0.032, steel("stock"), smooth=False)
    zinc = plain("zinc", (0.4, 0.41, 0.42, 1), 0.45, metallic=0.8, grain=0.3)
    bolt = steel("bolt", 0.3)
    turned("rudder anode", [(0.075, 0), (0.078, 0.012), (0.06, 0.024), (0.0001, 0.026)], zinc, at=(-4.62, -0.045, -0.95), turn=(90, 0, 0))
    turned("bolt", [(0.014, 0.024), (0.014, 0.034), (0.0001, 0.035)], bolt, at=(-4.62, -0.045, -0.95), turn=(90, 0, 0), sides=6)
    bar_anode(zinc, 0.2, 0.12)


def bar_anode(zinc, u, share):
    """A bar of zinc bolted flat on the shell."""
    x, y, z = MOTOR_YACHT.at(u, share, -1)
    ahead, above = MOTOR_YACHT.at(u + 0.02, share, -1), MOTOR_YACHT.at(u, share + 0.03, -1)
    lean = math.degrees(math.atan2(above[2] - z, y - above[1]))
    holder = group((x, y, z), (-lean, 0, math.degrees(math.atan2(ahead[1] - y, ahead[0] - x))))
    box("bar anode", (0.3, 0.075, 0.06), zinc, 0.02, parent=holder)


def intake(u, share):
    """A bronze strainer over a water intake."""
    x, y, z = MOTOR_YACHT.at(u, share, -1)
    metal = bronze(1)
    holder = group((x, y, z + 0.01), (172, 0, 0))
    turned("strainer", [(0.085, 0), (0.085, 0.012), (0.06, 0.028), (0.0001, 0.032)], metal, parent=holder)
    for index in range(-3, 4):
        box("slot", (0.1, 0.006, 0.004), plain("slot", grey(0.004), 0.9), at=(0, index * 0.017, 0.031), parent=holder)


def ship():
    """The yacht herself, with all that is under her."""
    paint = half_rolled(GREEN)
    motor_yacht(GREEN, paint=paint)
    appendages(paint)
    propeller(1, SHAFT).scale = (1.12, 1.12, 1.12)
    bracket(bronze(1), SHAFT, high=0.44)
    intake(0.245, 0.06)


def underwater():
    """The scene: seen low from her quarter, daylight from both rows of windows, a tube of light under her bottom."""
    daylight_and_lamps()
    shed()
    carried(ship, (0, 0, LIFT))
    wood = plain("block", (0.22, 0.15, 0.09, 1), 0.8, grain=0.5)
    for x in (-1.9, 0.6, 2.2):
        box("block", (0.26, 1.0, 0.12), wood, 0.008, at=(x, 0, 0.062))
        box("block", (0.8, 0.24, 0.12), wood, 0.008, at=(x, 0, 0.185))
    for x, side in ((-4.9, 1), (-0.4, -1), (-1.2, 1), (3.0, -1), (3.0, 1)):
        u = (x + 5.5) / 11
        hx, hy, hz = MOTOR_YACHT.at(u, 0.24, side)
        jack_stand((x, hy + side * 0.45, 0), (hx, hy, hz + LIFT - 0.02))
    masking_paper(RED, (-2.9, -1.25, 0), (3.4, 1.3), turn=4)
    tray(RED, (-3.95, -1.42, 0.006), turn=152)
    roller(RED, (-3.95, -1.42, 0.066), (2, 0, 152))
    tin(RED, (-3.5, -1.12, 0.006), label=colour("#e8e4da"))
    panel((-6.6, -3.0, 0.25), (-3.6, 0, 1.1), (1.6, 0.3), 44, (1, 0.95, 0.88))
    camera((-6.3, -2.2, 0.55), (-3.45, -0.5, 0.99), 31.5, focus=(-3.95, -0.25, 0.7), stop=8)
