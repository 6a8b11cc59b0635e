/** What lies on a deck or stands on it: coils, cleats, hatches, rails, drops of water, the flag. */
import { noise } from '../noise.mjs';
import { glass, plain, rope, steel } from './skins.mjs';
import { ball, curve, loft, sheet, tube } from './solid.mjs';

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
export function cleat(solid, [x, y, z], { size = 1 } = {}) {
  const metal = steel(1);
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
