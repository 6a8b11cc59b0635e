/** What lies on a deck or stands in a yard: coils, cleats, propellers, cradles, drops of water. */
import { layered, noise } from '../noise.mjs';
import { glass, plain, rope, steel } from './skins.mjs';
import { ball, block, curve, loft, sheet, tube } from './solid.mjs';

/** A flat coil: the rope lies turn beside turn, its end leads away. */
export function coil(
  solid,
  [x, y, z],
  { turns = 8, thick = 0.011, color = [0.62, 0.56, 0.44], inner = 0.03, tail = null } = {},
) {
  const points = Array.from({ length: turns * 28 }, (_, index) => {
    const angle = (index / 28) * 2 * Math.PI;
    const reach = inner + (index / 28) * thick * 2.06;
    return [
      x + Math.cos(angle) * reach,
      y + thick * (1 + 0.12 * noise(angle * 2, 3)),
      z + Math.sin(angle) * reach * (1 + 0.02 * noise(angle, 1)),
    ];
  });
  if (tail) points.push(...curve([points[points.length - 1], ...tail], 50).slice(1));
  tube(solid, rope(color, points.length * 1.15), points, thick, { sides: 14 });
}

/** A mooring cleat of polished steel on two feet. */
export function cleat(solid, [x, y, z], { care = 1, size = 1 } = {}) {
  const metal = steel(care);
  for (const side of [-1, 1])
    tube(
      solid,
      metal,
      [
        [x + side * 0.045 * size, y, z],
        [x + side * 0.04 * size, y + 0.055 * size, z],
      ],
      (share) => (0.026 - share * 0.008) * size,
      { sides: 18 },
    );
  tube(
    solid,
    metal,
    curve(
      [
        [x - 0.155, 0.052, 0],
        [x - 0.1, 0.058, 0],
        [x, 0.06, 0],
        [x + 0.1, 0.058, 0],
        [x + 0.155, 0.052, 0],
      ].map(([px, py]) => [x + (px - x) * size, y + py * size, z]),
      30,
    ),
    (share) => (0.006 + 0.014 * Math.sin(Math.PI * share) ** 0.5) * size,
    { sides: 18 },
  );
}

/** A four-bladed propeller around the x axis, with its shaft and boss. */
function propeller(solid, [x, y, z], { reach = 0.3, skin, shaft = 1.4 }) {
  for (let blade = 0; blade < 4; blade += 1) {
    const turn = (blade / 4) * 2 * Math.PI + 0.4;
    for (const face of [1, -1])
      sheet(solid, skin, 18, 18, (u, v) => {
        const out = 0.07 + v * (reach - 0.07);
        const chord = reach * 0.92 * Math.sin(Math.PI * (0.14 + 0.85 * v)) ** 0.65;
        const pitch = Math.atan((reach * 1.15) / (2 * Math.PI * out));
        const sweep = ((u - 0.5) * chord * Math.cos(pitch)) / out + turn + v * 0.3;
        const twist = (u - 0.5) * chord * Math.sin(pitch) + face * 0.009 * Math.sin(Math.PI * u) * (1 - v);
        return [x + twist, y + Math.cos(sweep) * out, z + Math.sin(sweep) * out];
      });
  }
  tube(
    solid,
    skin,
    [
      [x - 0.13, y, z],
      [x - 0.1, y, z],
      [x + 0.1, y, z],
    ],
    (share) => 0.04 + 0.045 * share,
    { sides: 24 },
  );
  tube(
    solid,
    steel(1),
    [
      [x + 0.1, y, z],
      [x + shaft, y + shaft * 0.12, z],
    ],
    0.03,
    { sides: 18 },
  );
}

/** A deck hatch: a pane in a frame of steel, its lid a hand above the roof. */
export function hatch(solid, [x, y, z], { wide = 0.5, care = 1 }) {
  const frame = (reach, low, high) =>
    [low, high].map((up) => ({ from: x - reach, to: x + reach, half: reach, y: y + up, square: 9 }));
  const start = solid.corners.length;
  loft(solid, steel(care), frame(wide / 2, -0.06, 0.05), { crown: 0 });
  loft(solid, glass(care), frame(wide / 2 - 0.035, 0.05, 0.058), { crown: 0.004 });
  for (let at = start + 2; at < solid.corners.length; at += 3) solid.corners[at] += z;
}

/** A rail to hold on to along a roof: wood on feet that stand a forearm apart. `at` gives places on the roof. */
export function grabRail(solid, wood, at, count = 5) {
  const raised = (share, up) => {
    const [x, y, z] = at(share);
    return [x, y + up, z];
  };
  for (let foot = 0; foot <= count; foot += 1)
    tube(solid, wood, [raised(foot / count, -0.02), raised(foot / count, 0.06)], 0.02);
  const steps = Array.from({ length: count * 4 + 1 }, (_, step) => raised(step / (count * 4), 0.065));
  tube(solid, wood, [raised(-0.03, 0.045), ...steps, raised(1.03, 0.045)], 0.021, { flat: 0.8 });
}

/** A yard's cradle: stands with pads that hold a hull, and keel blocks. */
function cradle(solid, stands, floor) {
  const iron = plain([0.02, 0.045, 0.075], 0.5, 0.06);
  for (const [x, y, z] of stands) {
    const side = Math.sign(z);
    tube(
      solid,
      iron,
      [
        [x, floor, z + side * 0.28],
        [x, y, z],
      ],
      0.04,
    );
    for (const spread of [-0.4, 0.4])
      tube(
        solid,
        iron,
        [
          [x + spread, floor, z + side * 0.6],
          [x, y - 0.3, z + side * 0.08],
        ],
        0.03,
      );
    loft(solid, plain([0.1, 0.08, 0.05], 0.9), [
      { from: x - 0.16, to: x + 0.16, half: 0.14, y: y - 0.02, square: 5 },
      { from: x - 0.16, to: x + 0.16, half: 0.14, y: y + 0.03, square: 5 },
    ]);
  }
}

/** Keel blocks: beams of hardwood, stacked crosswise. */
const blocks = (solid, places, floor, high) => {
  const wood = (s, x, y, z) => {
    const fibre = layered(x * 3 + z * 5, y * 60 + x * 20, 3);
    const beam = 0.75 + 0.5 * noise(Math.floor((y - floor) / 0.15) * 3.7, Math.floor(x * 2));
    plain([0.17 * beam * (0.6 + fibre * 0.7), 0.115 * beam * (0.6 + fibre * 0.7), 0.066 * beam], 0.8)(s);
    s.by = (fibre - 0.5) * 0.3;
  };
  const rows = Math.max(1, Math.round((high - floor) / 0.15));
  const tall = (high - floor) / rows;
  for (const x of places)
    for (let row = 0; row < rows; row += 1) {
      const [low, top] = [floor + row * tall + 0.006, floor + (row + 1) * tall];
      const aside = (noise(row * 3.1, x * 7) - 0.5) * 0.06;
      if (row % 2) block(solid, wood, [x - 0.19, low, -0.42 + aside], [x + 0.19, top, 0.42 + aside]);
      else
        for (const side of [-0.24, 0.24])
          block(solid, wood, [x - 0.34 + aside, low, side - 0.1], [x + 0.34 + aside, top, side + 0.1]);
    }
};

/** The motor yacht on her keel blocks, held upright by four stands. */
export function onBlocks(solid, floor) {
  blocks(solid, [-2.6, 0.4, 3.2], floor, -1.5);
  cradle(
    solid,
    [
      [-2.2, -0.42, 1.25],
      [1.5, -0.42, 1.2],
      [-2.2, -0.42, -1.25],
      [1.5, -0.42, -1.2],
    ],
    floor,
  );
}

/** Drops that stand on waxed gelcoat; `at(x, z)` gives a place on the surface. */
export function drops(solid, skin, { count, spread: [wide, deep], size, at }) {
  const taken = [];
  for (let index = 0; taken.length < count && index < count * 30; index += 1) {
    const own = noise(index * 12.9898, 4.1);
    const radius = size * (0.14 + 1.05 * own ** 5 + 0.3 * own * noise(index * 3.3, 8));
    const x = (noise(index * 7.13, 1.7) * 1.7 - 0.85) * wide;
    const z = (noise(index * 5.71, 9.3) * 1.7 - 0.85) * deep;
    if (taken.some(([a, b, c]) => Math.hypot(a - x, b - z) < (c + radius) * 1.06)) continue;
    taken.push([x, z, radius]);
    const [px, py, pz] = at(x, z);
    const stretch = 1 + 0.12 * (noise(index, 3) - 0.5);
    ball(
      solid,
      skin,
      [px, py, pz],
      [radius * stretch, radius * 0.62, radius / stretch],
      radius > size * 0.5 ? 28 : 16,
    );
  }
}

/** What hangs under the motor yacht's stern: keel, shaft, propeller and rudder. */
export function sternGear(solid, paint, bronze) {
  loft(
    solid,
    paint,
    [
      { from: -3.7, to: 3.6, half: 0.07, y: -1.5, square: 2.6 },
      { from: -4.0, to: 3.9, half: 0.1, y: -0.55, square: 2.6 },
    ],
    { crown: 0 },
  );
  loft(
    solid,
    paint,
    [
      { from: -5.42, to: -4.9, half: 0.03, y: -1.72, square: 2.2 },
      { from: -5.4, to: -4.82, half: 0.055, y: -1.1, square: 2.2 },
      { from: -5.34, to: -4.84, half: 0.055, y: -0.5, square: 2.2 },
    ],
    { crown: 0 },
  );
  tube(
    solid,
    paint,
    [
      [-5.08, -0.9, 0],
      [-5.08, -0.5, 0],
    ],
    0.045,
  );
  propeller(solid, [-4.42, -1.2, 0], { reach: 0.4, skin: bronze, shaft: 0.9 });
}

/** The national flag on its staff: red, white and blue, hanging in a light air. `size` is the height of its hoist. */
export function ensign(solid, [x, y, z], size) {
  const bands = [
    [0.3, 0.03, 0.025],
    [0.62, 0.6, 0.56],
    [0.02, 0.04, 0.13],
  ];
  for (const [band, color] of bands.entries())
    sheet(solid, plain(color, 0.95), 12, 3, (u, v) => {
      const down = (band + v) / 3;
      return [
        x + size * (down * 0.41 - u),
        y - size * (down + u + u * u * 0.35),
        z + 0.2 * size * Math.sin(u * 6 + down * 2) * u,
      ];
    });
}
