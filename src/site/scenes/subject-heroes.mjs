/** The wide pictures at the top of the pages. */
import { noise } from './noise.mjs';
import { cleat, coil } from './rays/deck-gear.mjs';
import { houses, lamp, post, quay, shed } from './rays/harbour.mjs';
import { DAWN, DAWN_AFT, EVENING } from './rays/moods.mjs';
import { motorYacht } from './rays/motor-yacht.mjs';
import { sailingYacht } from './rays/sailing-yacht.mjs';
import { plain, rope, teak, varnish } from './rays/skins.mjs';
import { sloop } from './rays/sloop.mjs';
import { block, curve, loft, sheet, tube } from './rays/solid.mjs';
import { placed, buildScene } from './build-scene.mjs';

const WIDE = { ratio: 16 / 9 };

/** The bar runs along the top of every picture, the words stand on its left. */
const BAR = { strength: 0.5, across: [2, 3], down: [0.02, 0.24] };
const words = (strength, across, down) => [BAR, { strength, across, down }];

function services() {
  return buildScene(
    (solid) => {
      motorYacht(solid, {});
      post(solid, [-7.6, 0.4], 2.1);
    },
    {
      ...WIDE,
      mood: DAWN_AFT,
      from: [8.6, 0.95, 5.0],
      to: [0.9, 0.72, 1.35],
      angle: 26,
      graduated: words(0.72, [0.2, 0.66], [0.42, 0.85]),
      focus: { distance: 8, blur: 7 },
      exposure: 1.15,
    },
  );
}

function about() {
  return buildScene(
    (solid) => {
      quay(solid, { from: -60, to: 60, z: -9, top: 1.5 });
      houses(solid, { from: -42, to: 2, z: -16, foot: 1.5, lit: 0.08, seed: 3 });
      shed(solid, { from: 4.5, to: 21, z: -14, foot: 1.5, high: 4.6, lit: 0.42 });
      shed(solid, { from: 23, to: 36, z: -17, foot: 1.5, high: 6.2, lit: 0.35 });
      const lamps = [-17, -7, 3].map((x) => lamp(solid, [x, 1.5, -10], { shine: 2.4, power: 2 }));
      placed(solid, (inner) => sloop(inner, {}), [-10.5, 0, -7.4], 0);
      placed(solid, (inner) => motorYacht(inner, {}), [5.5, 0, -6.4], 0);
      placed(solid, (inner) => sailingYacht(inner, { color: [0.55, 0.54, 0.5] }), [18.2, 0, -7], 180);
      for (const x of [-15, -5.4, -1.6, 12]) post(solid, [x, -4.6], 1.9);
      return lamps;
    },
    {
      ...WIDE,
      mood: {
        ...DAWN,
        sun: [0.86, 0.1, -0.5],
        sun_color: [2.2, 1.15, 0.56],
        glow: { ...DAWN.glow, wide: 0.8, core: 0.7, disc: 0 },
        horizon: [0.85, 0.62, 0.46],
        low: [0.46, 0.47, 0.47],
        away: 0.8,
      },
      from: [-17, 2.1, 10.5],
      to: [1.6, 3.3, -10],
      angle: 40,
      graduated: words(0.8, [0.35, 1.15], [0.42, 0.95]),
      exposure: 1.2,
      saturation: 0.92,
      mist: { color: [0.78, 0.56, 0.4], from: 24, depth: 80 },
    },
  );
}

function contact() {
  return buildScene(
    (solid) => {
      quay(solid, { from: -80, to: 80, z: -22, top: 1.5 });
      houses(solid, { from: -58, to: 50, z: -32, foot: 1.5, lit: 0.26, seed: 9 });
      const lamps = [-26, -17, -8, 1, 10, 19].map((x) =>
        lamp(solid, [x, 1.5, -22.8], { high: 4.2, power: 9, shine: 12 }),
      );
      const hulls = [
        [0.55, 0.54, 0.5],
        [0.004, 0.011, 0.03],
        [0.5, 0.48, 0.44],
        [0.012, 0.03, 0.024],
        [0.55, 0.54, 0.5],
      ];
      for (const [index, x] of [-17.5, -12.6, -7.8, 9.4, 14.6].entries())
        placed(
          solid,
          (inner) => sailingYacht(inner, { color: hulls[index] }),
          [x, 0, -15 - noise(index * 3.1, 2) * 2],
          -82 + noise(index, 7) * 16,
        );
      placed(solid, (inner) => motorYacht(inner, {}), [2.2, 0, -8.2], 8);
      block(solid, teak({ care: 0.4, plank: 0.14 }), [-60, 0.35, -9.9], [-4.4, 0.5, -8.4]);
      for (const x of [-4.6, -10, -16]) post(solid, [x, -8.2], 1.6, 0.13);
      return lamps;
    },
    {
      ...WIDE,
      mood: EVENING,
      from: [-1.5, 1.75, 9],
      to: [-0.6, 2.6, -12],
      angle: 46,
      exposure: 2.05,
      bloom: 0.7,
      saturation: 0.92,
      graduated: words(0.66, [0.35, 0.95], [0.42, 0.72]),
      mist: { color: [0.12, 0.085, 0.1], from: 20, depth: 120 },
    },
  );
}

function portfolio() {
  return buildScene(
    (solid) =>
      motorYacht(solid, {
        care: 1,
        tired_before: -0.75,
        color: [0.004, 0.014, 0.04],
        bottom: [0.1, 0.016, 0.012],
      }),
    {
      ...WIDE,
      mood: { ...DAWN_AFT, sun: [0.8, 0.15, 0.6], sun_color: [1.8, 1.12, 0.62] },
      from: [-4.1, 1.05, 7.2],
      to: [0.75, 0.86, 0.2],
      angle: 33,
      focus: { distance: 9.6, blur: 7 },
      graduated: [BAR],
      exposure: 1.2,
    },
  );
}

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
  'hero-services': services,
  'hero-about': about,
  'hero-portfolio': portfolio,
  'hero-contact': contact,
  'hero-blog': blog,
};
