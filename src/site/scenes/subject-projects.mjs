/** Jobs, each before and after in the same light: `care` 0 is as found, 1 as delivered. */
import { DAWN_AFT, MORNING } from './rays/moods.mjs';
import { sailingYacht } from './rays/sailing-yacht.mjs';
import { sloop } from './rays/sloop.mjs';
import { buildScene } from './build-scene.mjs';

const FRONT = { ...MORNING, sun: [-0.5, 0.42, 0.75], sun_color: [2.1, 1.7, 1.25] };
const NAVY = [0.004, 0.011, 0.032];
const CREAM = [0.62, 0.58, 0.49];

/** Each entry takes `care` and gives the world to photograph. */
export const PROJECTS = {
  '03': (care) =>
    buildScene((solid) => sailingYacht(solid, { care, color: CREAM }), {
      mood: { ...FRONT, sun: [-0.35, 0.4, 0.5] },
      from: [4.35, 2.05, 0.62],
      to: [1.5, 0.9, 0.95],
      angle: 48,
      exposure: 1.0,
      focus: { distance: 1.9, blur: 4 },
    }),
  '07': (care) =>
    buildScene((solid) => sloop(solid, { care, color: [0.035, 0.008, 0.008] }), {
      mood: { ...FRONT, sun: [0.3, 0.45, 0.8] },
      from: [4.6, 1.15, 3.3],
      to: [1.7, 0.62, 0.5],
      angle: 34,
      focus: { distance: 3.9, blur: 7 },
    }),
  '08': (care) =>
    buildScene((solid) => sailingYacht(solid, { care, color: NAVY }), {
      mood: { ...DAWN_AFT, sun: [-0.7, 0.2, 0.65] },
      from: [5.7, 0.62, 4.1],
      to: [0.4, 0.5, 1.2],
      angle: 34,
      exposure: 1.3,
      focus: { distance: 5.6, blur: 7 },
    }),
};
