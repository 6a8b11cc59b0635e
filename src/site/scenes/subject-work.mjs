/** Two kinds of work: protecting, and what is done below the waterline. */
import { drops, onBlocks, sternGear } from './rays/deck-gear.mjs';
import { BELOW, DAWN_AFT, WORK_LIGHTS } from './rays/moods.mjs';
import { motorYacht } from './rays/motor-yacht.mjs';
import { antifouled, bronze, gelcoat, plain } from './rays/skins.mjs';
import { sheet } from './rays/solid.mjs';
import { ground, hallWall } from './rays/yard.mjs';
import { buildScene } from './build-scene.mjs';

const FLOOR = -2.1;

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

/** The propeller of a yacht in the hall, her bottom freshly painted and her waterline drawn. */
function underwater() {
  return buildScene(
    (solid) => {
      ground(solid, FLOOR, { wet: 1 });
      hallWall(solid, FLOOR, 9);
      hallWall(solid, FLOOR, -9);
      const paint = antifouled([0.105, 0.016, 0.011]);
      motorYacht(solid, { color: [0.003, 0.02, 0.014], dry: paint });
      sternGear(solid, paint, bronze);
      onBlocks(solid, FLOOR);
      return WORK_LIGHTS;
    },
    {
      mood: BELOW,
      from: [-8.1, -1.35, -3.0],
      to: [-3.9, -0.5, -0.5],
      angle: 40,
      exposure: 1.9,
      focus: { distance: 3, blur: 7 },
      bloom: 0.25,
    },
  );
}

export const WORK = {
  'service-protection': protection,
  'service-underwater': underwater,
};
