/** A sloop, from the side on calm water. */
import { MORNING } from './rays/moods.mjs';
import { sloop } from './rays/sloop.mjs';
import { buildScene } from './build-scene.mjs';

const LIGHT = {
  ...MORNING,
  sun: [-0.62, 0.34, 0.72],
  sun_color: [2.3, 1.75, 1.15],
  horizon: [0.9, 0.8, 0.68],
};

export const BOATS = {
  'boat-sloop': () =>
    buildScene((solid) => sloop(solid, {}), {
      mood: LIGHT,
      from: [2.4, 2.3, 8.6],
      to: [0, 0.42, 0],
      angle: 41,
    }),
};
