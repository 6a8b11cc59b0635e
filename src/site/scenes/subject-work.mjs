/** A kind of work, close by: what protects a hull. */
import { drops } from './rays/deck-gear.mjs';
import { DAWN_AFT } from './rays/moods.mjs';
import { gelcoat, plain } from './rays/skins.mjs';
import { sheet } from './rays/solid.mjs';
import { buildScene } from './build-scene.mjs';

/** A foredeck's curve, close by. */
const curved = (x, z) => [x, 1.5 + 0.04 * Math.cos(x * 1.4) - z * z * 0.5, z];

function protection() {
  return buildScene(
    (solid) => {
      sheet(solid, gelcoat([0.004, 0.012, 0.03], 1), 60, 60, (u, v) =>
        curved((u - 0.5) * 2.4, (0.5 - v) * 1.6),
      );
      drops(solid, plain([0.006, 0.014, 0.026], 0.02, 0.05), {
        count: 620,
        spread: [0.55, 0.42],
        size: 0.017,
        at: curved,
      });
    },
    {
      mood: { ...DAWN_AFT, sun: [-0.3, 0.2, -0.9], sun_color: [2.6, 1.7, 1] },
      from: [0.06, 1.78, 0.6],
      to: [0, 1.535, 0.0],
      angle: 30,
      exposure: 1.35,
      focus: { distance: 0.64, blur: 18 },
    },
  );
}

export const WORK = {
  'service-protection': protection,
};
