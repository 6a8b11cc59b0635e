/** Jobs, each before and after in the same light: `care` 0 is as found, 1 as delivered. */
import { post, quay } from './rays/harbour.mjs';
import { DAWN_AFT, MORNING } from './rays/moods.mjs';
import { motorYacht } from './rays/motor-yacht.mjs';
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
  '09': (care) =>
    buildScene((solid) => sloop(solid, { care }), {
      mood: { ...FRONT, sun: [0.5, 0.6, 0.55] },
      from: [-4.3, 2.5, 1.7],
      to: [-0.6, 0.45, -0.05],
      angle: 44,
      exposure: 0.95,
      focus: { distance: 3.6, blur: 6 },
    }),
  11: (care) =>
    buildScene(
      (solid) => {
        motorYacht(solid, { care, color: [0.008, 0.026, 0.05] });
        quay(solid, { from: -60, to: 60, z: -7, top: 1.3 });
        post(solid, [-6.6, -2.4], 2.2);
        post(solid, [6.9, -2.4], 2.2);
      },
      {
        mood: { ...DAWN_AFT, sun: [-0.72, 0.24, 0.6] },
        from: [-8.9, 1.5, 9.2],
        to: [-1.1, 0.95, 0],
        angle: 39,
        exposure: 1.05,
      },
    ),
};
