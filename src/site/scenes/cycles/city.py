"""Our yacht at her berth in the city, at the blue hour."""
from facades import canal_row
from harbour import bollard, hanging_fender, harbour_water, mooring_line, rope_turns
from hull import MOTOR_YACHT
from materials import colour, steel
from quays import bare_elm, church_tower, lantern, quay
from sailing import sailing_yacht
from stage import camera, clouds, panel, sky
from yacht import cleat, motor_yacht

EDGE = 2.35
TOP = 1.3
STREET = 15


def contact():
    """A quay of canal houses with lights behind their windows; the yacht lies along it, her cabin lit."""
    world = sky(-1.6, 262, 2.1, haze=1.0, dust=1.4, ozone=4.2)
    clouds(world, 0.5, (0.12, 0.1, 0.125), streak=2.6, turn=20)
    harbour_water(waves=0.04, middle=(2, -4), ripple=0.16)
    quay(-190, 40, EDGE, TOP)
    canal_row(190, 9, lit=0.3, glow=1.3, at=(-168, EDGE + STREET, TOP))
    canal_row(120, 21, lit=0.25, glow=1.0, at=(-185, -80, TOP), turn=90)
    church_tower((-300, 20, 0), 72)
    for x in range(-160, 30, 17):
        lantern((x + 3.0, EDGE + 1.6, TOP))
    for index, x in enumerate((-76, -58, -41, -23, -8.5)):
        bare_elm((x, EDGE + 2.6, TOP), 10.5 + index % 3, seed=index + 2)
    panel((16, -12, 6), (2, 0, 1), (8, 4), 900, (0.7, 0.82, 1))
    motor_yacht(colour("#0b2239"), lit=0.5)
    for x, side, shade in ((-24.0, 1, "#d8d4c6"), (-37.5, -1, "#0a2f24"), (-62.0, 1, "#d8d4c6")):
        sailing_yacht(colour(shade), colour("#0b2239"), at=(x, 0.3, 0), turn=90 - side * 90)
    for x in (-3.6, -1.0, 1.5):
        hanging_fender((x, 1.92, 0.3), (x, 1.72, 1.25))
    for x in (-4.0, -1.6, 0.9):
        hanging_fender((x, -1.9, 0.4), (x, -1.72, 1.25))
    metal = steel("cleats")
    bow = MOTOR_YACHT.at(0.9, 1, 1)
    cleat((bow[0], bow[1] - 0.16, bow[2] + 0.02), metal)
    for x in (7.4, -7.2):
        bollard((x, EDGE + 0.3, TOP + 0.05))
        rope_turns((x, EDGE + 0.3, TOP + 0.2))
    mooring_line((bow[0], bow[1] - 0.02, bow[2] + 0.06), (7.35, EDGE + 0.2, TOP + 0.22), sag=0.1)
    mooring_line((-0.8, 1.75, 1.28), (7.35, EDGE + 0.24, TOP + 0.24), sag=0.15)
    camera((15.5, -10.0, 1.9), (-1.6, 1.6, 3.5), 36, focus=(4.0, -1.0, 1.2), stop=1.4)
