"""Every scene by its name, with its measures, its samples and how its film is exposed."""
from collections import namedtuple

from boats import cover_after, cover_before, motor, sailing
from boatyard import about
from bow import bow_after, bow_before
from city import contact
from green_yacht import hull_after, hull_before
from hall import job_after, job_before
from heroes import half_done, home, home_tall, services
from satin import roof_after, roof_before
from seams import seam_after, seam_before
from spot import spot_after, spot_before
from sterngear import propeller_after, propeller_before
from still_quay import cruiser_after, cruiser_before
from team import colour_card, seam_being_laid, tool_roll
from tender_berth import tender_after, tender_before
from transom import transom_after, transom_before
from underwater import underwater
from white_house import house_after, house_before
from window import window_after, window_before
from work import restoration

Subject = namedtuple("Subject", "build size samples exposure look filters bloom", defaults=("Medium High Contrast", (), 0.0))

# Graduated filters: how much light is held back, from and to which share across, and down.
HOME_FILTERS = ((0.5, 0.3, 1.0, 0.3, 0.7), (0.35, 2, 3, 0.1, 0.6))
TALL_FILTERS = ((0.5, 2, 3, 0.2, 0.6), (0.35, 2, 3, 0.1, 0.6))

# The measures of formats.mjs: every picture is rendered as large as a page may ask for it.
HERO = (2400, 1350)
TALL_HERO = (1200, 2160)
PROJECT = (1600, 1200)
CARD = (1200, 900)
PORTRAIT = (1200, 1500)

SUBJECTS = {
    "hero-home": Subject(home, HERO, 24, 0.0, filters=HOME_FILTERS),
    "hero-home-tall": Subject(home_tall, TALL_HERO, 14, 0.0, filters=TALL_FILTERS),
    "hero-services": Subject(services, HERO, 14, 0.0),
    "hero-portfolio": Subject(half_done, HERO, 14, 0.0),
    "hero-about": Subject(about, HERO, 24, 0.0, bloom=0.04),
    "hero-contact": Subject(contact, HERO, 34, 0.3, bloom=0.06),
    "team-1": Subject(colour_card, PORTRAIT, 24, 0.0),
    "team-2": Subject(seam_being_laid, PORTRAIT, 24, 0.0),
    "team-3": Subject(tool_roll, PORTRAIT, 12, 0.0),
    "boat-motor-yacht": Subject(motor, CARD, 20, 0.1),
    "boat-sailing-yacht": Subject(sailing, CARD, 14, 0.0),
    "project-01-before": Subject(hull_before, PROJECT, 8, 0.1),
    "project-01-after": Subject(hull_after, PROJECT, 8, 0.1),
    "project-02-before": Subject(transom_before, PROJECT, 10, 0.1),
    "project-02-after": Subject(transom_after, PROJECT, 10, 0.1),
    "project-04-before": Subject(bow_before, PROJECT, 40, 0.15),
    "project-04-after": Subject(bow_after, PROJECT, 40, 0.15),
    "project-06-before": Subject(house_before, PROJECT, 20, 0.25, bloom=0.012),
    "project-06-after": Subject(house_after, PROJECT, 20, 0.25, bloom=0.012),
    "project-09-before": Subject(tender_before, PROJECT, 8, 0.35),
    "project-09-after": Subject(tender_after, PROJECT, 8, 0.35),
    "project-10-before": Subject(cover_before, PROJECT, 10, 0.0),
    "project-10-after": Subject(cover_after, PROJECT, 10, 0.0),
    "project-05-before": Subject(propeller_before, PROJECT, 12, 0.2),
    "project-05-after": Subject(propeller_after, PROJECT, 12, 0.2),
    "project-11-before": Subject(cruiser_before, PROJECT, 12, 0.3),
    "project-11-after": Subject(cruiser_after, PROJECT, 12, 0.3),
    "project-12-before": Subject(job_before, PROJECT, 72, 0.3, bloom=0.025),
    "project-12-after": Subject(job_after, PROJECT, 72, 0.3, bloom=0.025),
    "detail-window-before": Subject(window_before, CARD, 10, 0.1),
    "detail-window-after": Subject(window_after, CARD, 10, 0.1),
    "detail-deck-before": Subject(roof_before, CARD, 8, -0.3, bloom=0.02),
    "detail-deck-after": Subject(roof_after, CARD, 8, -0.3, bloom=0.02),
    "detail-seam-before": Subject(seam_before, CARD, 12, 0.2),
    "detail-seam-after": Subject(seam_after, CARD, 12, 0.2),
    "detail-spot-before": Subject(spot_before, CARD, 12, 0.2),
    "detail-spot-after": Subject(spot_after, CARD, 12, 0.2),
    "service-restoration": Subject(restoration, CARD, 14, 0.35),
    "service-underwater": Subject(underwater, CARD, 60, 0.4, bloom=0.025),
}
