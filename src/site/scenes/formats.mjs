/** Names and measures of every picture that a page can ask for (public/scenes). */

/** 828 and 1920 px are the specification's own. */
const HERO = { width: 2400, height: 1350, widths: [828, 1200, 1920, 2400] };
const TALL_HERO = { width: 1200, height: 2160, widths: [828, 1200] };
const PROJECT = { width: 1600, height: 1200, widths: [480, 800, 1200, 1600] };
const CARD = { width: 1200, height: 900, widths: [480, 800, 1200] };
const PORTRAIT = { width: 1200, height: 1500, widths: [480, 800, 1200] };

export const OG = { width: 1200, height: 630 };

const PROJECTS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Work seen from a hand's distance, before and after. */
const DETAILS = ['window', 'deck', 'seam', 'spot'];

const halves = (names) => names.flatMap((name) => [`${name}-before`, `${name}-after`]);

const each = (names, format) => names.map((name) => [name, format]);

/** Every scene with its measures, in the order of the catalogue. */
export const FORMATS = Object.fromEntries([
  ['hero-home', HERO],
  ['hero-home-tall', TALL_HERO],
  ...each(['hero-services', 'hero-about', 'hero-portfolio', 'hero-contact', 'hero-blog'], HERO),
  ...each(['boat-motor-yacht', 'boat-sailing-yacht', 'boat-sloop'], CARD),
  ...each(['service-restoration', 'service-protection', 'service-underwater'], CARD),
  ...each(halves(PROJECTS.map((number) => `project-${number}`)), PROJECT),
  ...each(halves(DETAILS.map((name) => `detail-${name}`)), CARD),
  ...each(['team-1', 'team-2', 'team-3'], PORTRAIT),
]);

/** Grounds shown until a picture arrives; a scene takes the nearest. Each has a class in sections/scene.module.css. */
export const GROUNDS = ['#2b3d3e', '#4a5857', '#6f7672', '#8f8a7e', '#5b4a3a', '#3a2c22'];
