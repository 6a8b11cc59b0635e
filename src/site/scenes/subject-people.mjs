/** Craftsmen at their work, from the side or behind, in low light. Portraits of 4:5. */
import { craftsman } from './rays/craftsman.mjs';
import { lamp, post, quay } from './rays/harbour.mjs';
import { DAWN, EVENING } from './rays/moods.mjs';
import { motorYacht } from './rays/motor-yacht.mjs';
import { plain, steel, teak } from './rays/skins.mjs';
import { sloop } from './rays/sloop.mjs';
import { block, tube } from './rays/solid.mjs';
import { placed, buildScene } from './build-scene.mjs';

const TALL = { ratio: 4 / 5 };

/** On the pontoon with a polishing machine, the first sun along the hull; seen from the side. */
function polishing() {
  return buildScene(
    (solid) => {
      motorYacht(solid, { color: [0.004, 0.014, 0.04] });
      block(solid, teak({ care: 0.5, plank: 0.14, across: 'x' }), [-12, 0.08, 2.02], [14, 0.24, 3.7]);
      placed(
        solid,
        (inner) =>
          craftsman(inner, {
            flat: 1.42,
            round: 0.86,
            hips: [0, 0.94, 0.14],
            chest: [0, 1.29, 0.04],
            neck: [0, 1.49, -0.03],
            head: [0, 1.64, -0.09],
            arms: [
              { shoulder: [-0.18, 1.4, 0.02], elbow: [-0.26, 1.12, -0.06], hand: [-0.08, 1.03, -0.36] },
              { shoulder: [0.18, 1.4, 0.02], elbow: [0.26, 1.1, -0.04], hand: [0.08, 0.98, -0.32] },
            ],
            legs: [
              {
                hip: [-0.1, 0.92, 0.14],
                knee: [-0.12, 0.5, 0.06],
                foot: [-0.13, 0.07, 0.06],
                toe: [-0.14, 0.04, -0.16],
              },
              {
                hip: [0.1, 0.92, 0.14],
                knee: [0.13, 0.5, 0.22],
                foot: [0.14, 0.08, 0.4],
                toe: [0.15, 0.03, 0.19],
              },
            ],
            coat: [0.02, 0.035, 0.032],
          }),
        [1.5, 0.24, 2.25],
        0,
      );
      const grip = plain([0.02, 0.02, 0.022], 0.5, 0.06);
      const machine = (from, to, radius, skin = grip) => tube(solid, skin, [from, to], radius, { sides: 24 });
      machine([1.5, 1.25, 1.98], [1.5, 1.24, 1.79], (share) => 0.034 + share * 0.022);
      machine([1.42, 1.27, 1.9], [1.58, 1.22, 1.9], 0.02);
      machine([1.5, 1.24, 1.79], [1.5, 1.24, 1.765], 0.085);
      machine([1.5, 1.24, 1.765], [1.5, 1.24, 1.7], 0.095, plain([0.5, 0.44, 0.34], 0.95));
      post(solid, [6.4, 3.9], 2.1);
    },
    {
      ...TALL,
      mood: { ...DAWN, sun: [0.92, 0.13, -0.02], sun_color: [2.6, 1.4, 0.7] },
      from: [-3.4, 1.5, 4.3],
      to: [1.45, 1.4, 1.75],
      angle: 30,
      exposure: 1.1,
      focus: { distance: 5.4, blur: 6 },
    },
  );
}

/** Standing on the quay in the evening with a bucket, looking at the boat that is done. */
function waiting() {
  return buildScene(
    (solid) => {
      quay(solid, { from: -40, to: 40, z: 4.2, top: 0.9, deep: 1.9 });
      placed(solid, (inner) => sloop(inner, {}), [0.9, 0, -0.4], 6);
      placed(solid, (inner) => motorYacht(inner, {}), [-6, 0, -8], 4);
      for (const x of [-3.4, 3.9]) post(solid, [x, 1.2], 1.7, 0.12);
      placed(
        solid,
        (inner) => {
          craftsman(inner, {
            flat: 1.42,
            round: 0.86,
            hips: [0, 0.95, 0],
            chest: [0, 1.32, 0.01],
            neck: [0, 1.53, 0],
            head: [0.01, 1.69, -0.02],
            arms: [
              { shoulder: [-0.185, 1.42, 0], elbow: [-0.28, 1.15, 0.03], hand: [-0.27, 0.88, -0.03] },
              { shoulder: [0.185, 1.42, 0], elbow: [0.3, 1.17, 0.06], hand: [0.24, 0.94, -0.02] },
            ],
            legs: [
              {
                hip: [-0.11, 0.92, 0],
                knee: [-0.14, 0.5, -0.02],
                foot: [-0.16, 0.07, 0.06],
                toe: [-0.2, 0.04, -0.15],
              },
              {
                hip: [0.11, 0.92, 0],
                knee: [0.13, 0.5, 0],
                foot: [0.15, 0.07, 0.06],
                toe: [0.2, 0.04, -0.15],
              },
            ],
          });
          tube(
            inner,
            steel(1, [0.5, 0.52, 0.52]),
            [
              [-0.27, 0.36, -0.03],
              [-0.27, 0.64, -0.03],
            ],
            (share) => 0.11 + share * 0.03,
            { sides: 24 },
          );
          for (const side of [-1, 1])
            tube(
              inner,
              plain([0.02, 0.02, 0.02]),
              [
                [-0.27 + side * 0.13, 0.64, -0.03],
                [-0.27, 0.86, -0.03],
              ],
              0.006,
            );
        },
        [-0.35, 0.9, 3.1],
        -14,
      );
      return [lamp(solid, [2.9, 0.9, 3.4], { high: 2.6, power: 2.4, shine: 8 })];
    },
    {
      ...TALL,
      mood: { ...EVENING, sun: [-0.6, 0.12, -0.8] },
      from: [0.5, 2.15, 8.2],
      to: [0.12, 1.62, 0],
      angle: 29,
      exposure: 1.7,
      focus: { distance: 5.4, blur: 5 },
      bloom: 0.6,
      saturation: 0.88,
    },
  );
}

export const PEOPLE = { 'team-1': polishing, 'team-3': waiting };
