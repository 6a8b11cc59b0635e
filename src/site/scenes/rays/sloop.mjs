/** An open sloop of seven metres: upright stem, tumblehome aft, a thick rope fender, teak inside. */
import { smooth } from '../noise.mjs';
import { ensign } from './deck-gear.mjs';
import { alongEdge, createHull, deck, shell } from './hull.mjs';
import { mouldy } from './neglect.mjs';
import { gelcoat, plain, rope, steel, teak, topsides, varnish } from './skins.mjs';
import { block, curve, loft, sheet, tube } from './solid.mjs';

const SLOOP_HULL = createHull({
  sheer: (u) =>
    0.66 + 0.13 * Math.max(0, (0.35 - u) / 0.35) ** 1.7 + 0.52 * Math.max(0, (u - 0.3) / 0.7) ** 2,
  keel: (u) => -0.42 + 0.2 * Math.max(0, (0.2 - u) / 0.2) ** 1.5 + 0.12 * Math.max(0, (u - 0.8) / 0.2) ** 2,
  half: (u) =>
    1.27 *
    (0.66 + 0.34 * smooth(-0.12, 0.4, u)) *
    Math.max(0, 1 - Math.max(0, (u - 0.44) / 0.56) ** 2.6) ** 0.85,
  full: (u) => 0.27 + 0.5 * smooth(0.4, 1, u),
  tumble: (u) => 0.7 * smooth(0.5, 0, u),
  stern: (s) => -3.5 + 0.12 * (1 - s),
  stem: (s) => 3.5 - 0.34 * (1 - s) ** 1.6,
  round: 0.22,
});

/** Adds the sloop. */
export function sloop(
  solid,
  { care = 1, color = [0.012, 0.022, 0.032], bottom = [0.1, 0.016, 0.012], fender = [0.48, 0.4, 0.28] } = {},
) {
  const hull = SLOOP_HULL;
  const metal = steel(care);
  const brass = steel(care, [0.72, 0.5, 0.2]);
  const wood = varnish(care);
  shell(
    solid,
    hull,
    topsides({ color, bottom, sheer: hull.sheerAt, care, line: 0.02, aft: -3.5, cove: [0.6, 0.42, 0.16] }),
  );
  alongEdge(solid, hull, rope(care < 1 ? [0.2, 0.2, 0.17] : fender, 190), 0.058, {
    out: 0.035,
    up: -0.06,
    sides: 14,
  });
  alongEdge(solid, hull, teak({ care, plank: 0.2, caulk: false }), 0.05, {
    up: 0.02,
    flat: 0.45,
    out: -0.02,
  });
  deck(solid, hull, teak({ care, plank: 0.06 }), {
    below: -0.02,
    crown: 0,
    share: 0.66,
    from: 0.03,
    to: 0.9,
  });
  // Inside of the shell, so that the open boat has thickness.
  const inner = gelcoat([0.45, 0.42, 0.36], care, { foot: 0.3 });
  for (const side of [1, -1])
    sheet(solid, inner, 60, 4, (u, v) => {
      const [x, y, z] = hull.at(0.01 + u * 0.975, 1 - v * 0.36);
      return [x, y, side * Math.max(0, z - 0.05)];
    });
  deck(solid, hull, teak({ care, plank: 0.06 }), { share: 0.965, from: 0.74, to: 1, crown: 0.05 });
  const cloth = plain(care < 1 ? [0.3, 0.285, 0.23] : [0.46, 0.42, 0.34], 0.95);
  const cushion = (s, x, y, z) => {
    cloth(s);
    if (care < 1) mouldy(s, x * 1.4, y * 2, z * 1.4, (1 - care) * 0.62);
  };
  const bench = teak({ care, plank: 0.06 });
  for (const side of [1, -1])
    for (const u of [0.1, 0.22, 0.34, 0.46]) {
      const [x, , z] = hull.at(u + 0.06, 0.8);
      const middle = side * (z - 0.4);
      block(solid, bench, [x - 0.44, 0.33, middle - 0.22], [x + 0.44, 0.5, middle + 0.22]);
      const start = solid.skin_of.length;
      loft(
        solid,
        cushion,
        [
          { from: x - 0.42, to: x + 0.42, half: 0.2, y: 0.5, square: 5 },
          { from: x - 0.44, to: x + 0.44, half: 0.22, y: 0.56, square: 5 },
          { from: x - 0.42, to: x + 0.42, half: 0.2, y: 0.61, square: 5 },
        ],
        { sides: 32, crown: 0.02 },
      );
      for (let at = start * 9 + 2; at < solid.corners.length; at += 3) solid.corners[at] += middle;
    }
  loft(
    solid,
    wood,
    [
      { from: -1.05, to: -0.55, half: 0.24, y: 0.25, square: 6 },
      { from: -1.0, to: -0.62, half: 0.24, y: 1.02, square: 6 },
    ],
    { sides: 40, crown: 0.02 },
  );
  const wheel = Array.from({ length: 33 }, (_, index) => {
    const angle = (index / 32) * 2 * Math.PI;
    return [-1.14 - 0.04 * Math.sin(angle), 0.98 + 0.2 * Math.sin(angle), 0.2 * Math.cos(angle)];
  });
  tube(solid, wood, wheel, 0.016, { closed_ends: false });
  for (const turn of [0, 1, 2]) {
    const angle = (turn / 3) * Math.PI;
    tube(
      solid,
      brass,
      [
        [-1.14, 0.98 - 0.2 * Math.sin(angle), -0.2 * Math.cos(angle)],
        [-1.14, 0.98 + 0.2 * Math.sin(angle), 0.2 * Math.cos(angle)],
      ],
      0.008,
    );
  }
  for (const [u, share] of [
    [0.94, 0],
    [0.06, 0.75],
  ])
    for (const side of share ? [1, -1] : [0]) {
      const [x, y, z] = hull.at(u, 1);
      tube(
        solid,
        metal,
        [
          [x, y, side * z * 0.85],
          [x, y + 0.16, side * z * 0.85],
        ],
        0.026,
      );
      tube(
        solid,
        metal,
        [
          [x - 0.09, y + 0.12, side * z * 0.85],
          [x + 0.09, y + 0.12, side * z * 0.85],
        ],
        0.018,
      );
    }
  tube(
    solid,
    wood,
    [
      [-3.35, 0.75, 0],
      [-3.85, 1.75, 0],
    ],
    0.016,
  );
  ensign(solid, [-3.82, 1.7, 0], 0.34);
  tube(
    solid,
    rope([0.5, 0.46, 0.36], 60),
    curve(
      [
        [3.2, 1.2, 0.05],
        [3.6, 0.85, 0.3],
        [4.4, 0.9, 0.6],
      ],
      20,
    ),
    0.012,
  );
}
