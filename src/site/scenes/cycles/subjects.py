"""Every scene by its name, with its measures, its samples and how its film is exposed."""
from collections import namedtuple

from boats import cover_after, cover_before, motor, sailing
from boatyard import about
from city import contact
from green_yacht import hull_after, hull_before
from hall import job_after, job_before
from heroes import half_done, home, home_tall, services
from pulpit import bow_after, bow_before
from satin import roof_after, roof_before
from seams import seam_after, seam_before
from spot import spot_after, spot_before
from sterngear import propeller_after, propeller_before
from team import colour_card, seam_being_laid, tool_roll
from transom import transom_after, transom_before
from underwater import underwater
from white_yacht import house_after, house_before
from window import window_after, window_before
from work import restoration

Subject = namedtuple("Subject", "build size samples exposure look filters bloom", defaults=("Medium High Contrast", (), 0.0))

# Graduated filters: how much light is held back, from and to which share across, and down.
HOME_FILTERS = ((0.5, 0.3, 1.0, 0.3, 0.7), (0.35, 2, 3, 0.1, 0.6))
TALL_FILTERS = ((0.5, 2, 3, 0.2, 0.6), (0.35, 2, 3, 0.1, 0.6))

PORTRAIT = (800, 1000)
CARD = (900, 675)
PROJECT = (900, 675)
HALL = (1200, 900)
LARGE = (1600, 1200)
WIDE = (1600, 900)
TALL = (680, 1224)

SUBJECTS = {
    "hero-home": Subject(home, WIDE, 24, 0.0, filters=HOME_FILTERS),
    "hero-home-tall": Subject(home_tall, TALL, 20, 0.0, filters=TALL_FILTERS),
    "hero-services": Subject(services, WIDE, 14, 0.0),
    "hero-portfolio": Subject(half_done, WIDE, 14, 0.0),
    "hero-about": Subject(about, WIDE, 24, 0.0, bloom=0.04),
    "hero-contact": Subject(contact, WIDE, 34, 0.3, bloom=0.06),
    "team-1": Subject(colour_card, PORTRAIT, 20, 0.0),
    "team-2": Subject(seam_being_laid, PORTRAIT, 20, 0.0),
    "team-3": Subject(tool_roll, PORTRAIT, 20, 0.0),
    "boat-motor-yacht": Subject(motor, HALL, 20, 0.1),
    "boat-sailing-yacht": Subject(sailing, CARD, 20, 0.0),
    "project-01-before": Subject(hull_before, HALL, 12, 0.1),
    "project-01-after": Subject(hull_after, HALL, 12, 0.1),
    "project-02-before": Subject(transom_before, HALL, 16, 0.1),
    "project-02-after": Subject(transom_after, HALL, 16, 0.1),
    "project-04-before": Subject(bow_before, LARGE, 40, 0.15),
    "project-04-after": Subject(bow_after, LARGE, 40, 0.15),
    "project-06-before": Subject(house_before, HALL, 32, 0.25, bloom=0.012),
    "project-06-after": Subject(house_after, HALL, 32, 0.25, bloom=0.012),
    "project-10-before": Subject(cover_before, PROJECT, 14, 0.0),
    "project-10-after": Subject(cover_after, PROJECT, 14, 0.0),
    "project-05-before": Subject(propeller_before, PROJECT, 20, 0.2),
    "project-05-after": Subject(propeller_after, PROJECT, 20, 0.2),
    "project-12-before": Subject(job_before, HALL, 44, 0.3, bloom=0.025),
    "project-12-after": Subject(job_after, HALL, 44, 0.3, bloom=0.025),
    "detail-window-before": Subject(window_before, PROJECT, 14, 0.1),
    "detail-window-after": Subject(window_after, PROJECT, 14, 0.1),
    "detail-deck-before": Subject(roof_before, PROJECT, 12, -0.3, bloom=0.02),
    "detail-deck-after": Subject(roof_after, PROJECT, 12, -0.3, bloom=0.02),
    "detail-seam-before": Subject(seam_before, PROJECT, 20, 0.2),
    "detail-seam-after": Subject(seam_after, PROJECT, 20, 0.2),
    "detail-spot-before": Subject(spot_before, PROJECT, 20, 0.2),
    "detail-spot-after": Subject(spot_after, PROJECT, 20, 0.2),
    "service-restoration": Subject(restoration, CARD, 20, 0.35),
    "service-underwater": Subject(underwater, HALL, 60, 0.4, bloom=0.025),
}
