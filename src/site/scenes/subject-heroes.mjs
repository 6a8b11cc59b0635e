/** The wide pictures at the top of the pages. */
import { cleat, coil } from './rays/deck-gear.mjs';
import { DAWN } from './rays/moods.mjs';
import { plain, rope, teak, varnish } from './rays/skins.mjs';
import { block, curve, loft, sheet, tube } from './rays/solid.mjs';
import { buildScene } from './build-scene.mjs';

const WIDE = { ratio: 16 / 9 };

/** The bar runs along the top of every picture, the words stand on its left. */
const BAR = { strength: 0.5, across: [2, 3], down: [0.02, 0.24] };
const words = (strength, across, down) => [BAR, { strength, across, down }];

function blog() {
  return buildScene(
    (solid) => {
      sheet(solid, teak({ care: 1, plank: 0.05, across: 'z' }), 1, 1, (u, v) => [-4 + u * 8, 1, 3 - v * 4.4]);
      coil(solid, [0.24, 1, 0.28], {
        turns: 10,
        thick: 0.012,
        color: [0.72, 0.58, 0.38],
        tail: [
          [0.02, 1.014, -0.1],
          [-0.22, 1.013, -0.26],
          [-0.34, 1.06, -0.47],
        ],
      });
      cleat(solid, [-0.42, 1.0, -0.5], { size: 1.25 });
      tube(
        solid,
        rope([0.72, 0.58, 0.38], 24),
        curve(
          [
            [-0.36, 1.05, -0.55],
            [-0.44, 1.07, -0.46],
            [-0.5, 1.06, -0.56],
            [-0.4, 1.08, -0.45],
            [-0.34, 1.06, -0.47],
          ],
          60,
        ),
        0.012,
        { sides: 14 },
      );
      block(solid, varnish(1), [-5, 0.98, -0.78], [5, 1.1, -0.66]);
      tube(
        solid,
        varnish(1),
        [
          [-5, 1.1, -0.72],
          [5, 1.1, -0.72],
        ],
        0.06,
        { flat: 0.5 },
      );
      loft(solid, plain([0.56, 0.54, 0.49], 0.4, 0.06), [
        { from: 1.2, to: 3.4, half: 0.7, y: 1, square: 6 },
        { from: 1.25, to: 3.3, half: 0.66, y: 1.3, square: 6 },
      ]);
      for (const x of [-1.4, 0.9])
        tube(
          solid,
          plain([0.5, 0.5, 0.5], 0.2, 0.5),
          [
            [x, 1.1, -0.72],
            [x, 1.8, -0.72],
          ],
          0.013,
        );
    },
    {
      ...WIDE,
      mood: { ...DAWN, sun: [-0.55, 0.16, -0.8], sun_color: [3.4, 1.9, 0.95] },
      from: [0.3, 1.42, 1.5],
      to: [0.02, 1.05, 0],
      angle: 40,
      focus: { distance: 1.3, blur: 16 },
      graduated: words(0.78, [0.45, 1], [0.45, 0.9]),
      exposure: 1.05,
    },
  );
}

export const HEROES = {
  'hero-blog': blog,
};
