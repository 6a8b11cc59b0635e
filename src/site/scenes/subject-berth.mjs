/** The home page's scene: the yacht at her berth at first light, for tall windows. */
import { lamp, post, quay } from './rays/harbour.mjs';
import { DAWN } from './rays/moods.mjs';
import { motorYacht } from './rays/motor-yacht.mjs';
import { plain, rope } from './rays/skins.mjs';
import { curve, tube } from './rays/solid.mjs';
import { buildScene } from './build-scene.mjs';

const FIRST_LIGHT = {
  ...DAWN,
  sun: [0.93, 0.1, 0.08],
  sun_color: [2.4, 1.25, 0.6],
  horizon: [0.6, 0.42, 0.29],
  low: [0.1, 0.165, 0.18],
  high: [0.014, 0.052, 0.066],
  zenith: [0.003, 0.014, 0.021],
  glow: { color: [1, 0.62, 0.32], wide: 0.6, core: 0.8, disc: 2 },
  away: 0.3,
};

function berth(solid) {
  motorYacht(solid, {});
  quay(solid, { from: -60, to: 3.2, z: -3.4, top: 1.15 });
  post(solid, [-6.7, -1.5], 2.15, 0.13);
  post(solid, [6.9, -1.5], 2.35, 0.14);
  const line = rope([0.6, 0.54, 0.44], 40);
  tube(
    solid,
    line,
    curve(
      [
        [-5.45, 1.3, -1.2],
        [-6, 1.12, -1.4],
        [-6.66, 1.75, -1.5],
      ],
      24,
    ),
    0.018,
  );
  tube(
    solid,
    line,
    curve(
      [
        [5.3, 1.95, -0.3],
        [6, 1.75, -0.9],
        [6.86, 1.95, -1.5],
      ],
      24,
    ),
    0.018,
  );
  tube(
    solid,
    plain([0.02, 0.025, 0.025], 0.5, 0.06),
    [
      [-2, 1.15, -3.9],
      [-2, 1.4, -3.9],
    ],
    0.12,
  );
  return [lamp(solid, [1.0, 1.15, -4.6], { high: 2.7, power: 3.2, shine: 9 })];
}

/** Her bow, for a tall window. */
export const BERTHS = {
  'hero-home-tall': () =>
    buildScene(berth, {
      mood: FIRST_LIGHT,
      from: [6.6, 1.7, 12.4],
      to: [3.6, 4.3, 0],
      angle: 52,
      exposure: 1.3,
      bloom: 0.6,
      graduated: [{ strength: 0.6, across: [2, 3], down: [0.36, 0.66] }],
    }),
};
