"""An open tender at her jetty, seen obliquely from above, before and after: grey teak and green cushions, or honey and cream."""
from decks import pontoon
from harbour import far_shore, hanging_fender, harbour_water, mooring_line, post
from hull import TENDER
from materials import colour, steel
from stage import camera, clouds, sky, sun
from tender import tender
from yacht import cleat

SUN = (34, 142)


def _tender(care):
    clouds(sky(SUN[0], SUN[1], 0.12, haze=1.1, dust=1.0), cover=0.6, shade=(6.0, 5.8, 5.5), streak=2.0, scale=0.9, turn=30)
    sun(SUN[0], SUN[1], 4.0, (1, 0.82, 0.6), 1.0)
    harbour_water(waves=0.02, middle=(0, 0), ripple=0.1)
    far_shore(bearing=-60, distance=300, high=12)
    tender(colour("#10303a"), care)
    pontoon(26, 1.9, at=(2, 2.52, 0.42))
    for x in (-2.0, 5.2):
        post((x, 3.7), 1.6)
    for x in (-1.4, 1.3):
        hanging_fender((x, 1.42, 0.1), (x, 1.25, 0.75), high=0.5, radius=0.09)
    metal = steel("cleats")
    cleat((4.3, 1.85, 0.43), metal, size=0.3)
    x, y, z = TENDER.at(0.93, 1, 1)
    over = (x, y - 0.03, z + 0.058)
    mooring_line((2.75, 0.03, TENDER.sheer(0.89) + 0.08), over, sag=0.0, radius=0.014)
    mooring_line(over, (4.3, 1.83, 0.5), sag=0.07, radius=0.014)
    camera((-5.8, -2.7, 3.5), (-0.4, 0.08, 0.38), 41, focus=(-1.2, -0.2, 0.6), stop=5.6)


def tender_before():
    """As found."""
    _tender(0)


def tender_after():
    """As delivered."""
    _tender(1)
