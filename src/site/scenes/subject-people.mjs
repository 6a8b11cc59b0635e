/** Craftsmen at their work, from the side or behind, in low light. Portraits of 4:5. */
import { craftsman } from './rays/craftsman.mjs';
import { post } from './rays/harbour.mjs';
import { DAWN } from './rays/moods.mjs';
import { motorYacht } from './rays/motor-yacht.mjs';
import { plain, teak } from './rays/skins.mjs';
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

export const PEOPLE = { 'team-1': polishing };
