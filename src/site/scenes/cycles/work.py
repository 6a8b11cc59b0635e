"""The kinds of work, and jobs before and after."""
from decks import pontoon
from harbour import far_shore, hanging_fender, harbour_water
from hull import MOTOR_YACHT, along_edge, deck, portlight, shell, topsides
from materials import colour, gelcoat, steel, teak
from stage import camera, sky, sun
from tools import folded_cloth, polisher_lead, polishing_machine


def restoration():
    """A yacht's side at the berth, polished up to where the machine was put down: chalk on the left, gloss on the right."""
    sky(24, 226, 0.13, haze=1.2, dust=0.8)
    sun(24, 228, 3.4, (1, 0.84, 0.64), 1.2)
    harbour_water(waves=0.03)
    far_shore(bearing=270, distance=400, high=12)
    far_shore(bearing=180, distance=260, high=16)
    shell(MOTOR_YACHT, topsides(colour("#0a2f24"), colour("#4a1512"), half_done=0.75))
    deck(MOTOR_YACHT, teak("deck"))
    varnish = gelcoat("varnish", (0.22, 0.085, 0.025, 1))
    along_edge(MOTOR_YACHT, varnish, 0.05, up=0.02)
    along_edge(MOTOR_YACHT, steel("strake"), 0.02, share=0.86, out=0.012)
    for x in (-0.4, 0.75, 2.3):
        portlight(MOTOR_YACHT, x, 0.72, -1)
    pontoon(16, 1.5, at=(0, -2.75, 0.32))
    hanging_fender((-2.6, -1.9, 0.2), (-2.6, -1.72, 1.25), radius=0.11)
    folded_cloth(colour("#e9eeea"), (2.35, -2.45, 0.32), turn=18, size=(0.34, 0.26), layers=4)
    polishing_machine((2.42, -2.5, 0.352), (0, 0, 52))
    polisher_lead([(2.17, -2.3, 0.42), (2.0, -2.2, 0.335), (1.7, -2.3, 0.325), (1.6, -2.6, 0.325), (1.2, -2.7, 0.325), (0.2, -3.2, 0.325)])
    camera((4.1, -3.3, 1.28), (0.95, -1.66, 0.72), 35, focus=(2.0, -1.9, 0.6), stop=5.6)
