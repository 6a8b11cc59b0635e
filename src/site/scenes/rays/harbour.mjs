/** Waterfronts: a quay of stone, gabled houses with lit windows, sheds, lamps and mooring posts. */
import { noise, smooth } from '../noise.mjs';
import { lampGlow, masonry, plain } from './skins.mjs';
import { ball, block, sheet, tube } from './solid.mjs';

const BRICKS = [
  [0.13, 0.045, 0.028],
  [0.09, 0.04, 0.03],
  [0.055, 0.03, 0.026],
  [0.16, 0.07, 0.04],
  [0.24, 0.21, 0.17],
  [0.035, 0.04, 0.042],
];

const DOORS = [
  [0.006, 0.03, 0.02],
  [0.004, 0.01, 0.025],
  [0.06, 0.008, 0.006],
  [0.01, 0.01, 0.011],
];

/** One front: brick, white frames, panes that hold the sky or a lamp behind them. */
function front({ x0, width, foot, height, brick, lit, seed, banded }) {
  const wall = masonry({ color: brick, joint: [0.12, 0.11, 0.1], high: 0.12, wide: 0.34 });
  return (s, x, y, z, u, v) => {
    wall(s, x, y, z, u, v);
    const bays = width > 5.4 ? 4 : 3;
    const across = ((x - x0) / width) * bays;
    const storey = (y - foot - 0.5) / 2.75;
    const bay = Math.floor(across);
    const floor = Math.floor(storey);
    if (y < foot + 0.55) {
      s.r = s.g = 0.2;
      s.b = 0.19;
    } else if (banded && Math.abs(storey - floor - 0.02) < 0.035) {
      s.r = 0.42;
      s.g = 0.4;
      s.b = 0.35;
    }
    if (floor <= 0 && bay === Math.floor(bays / 2)) {
      const aside = Math.abs(across - bay - 0.5);
      const up = y - foot;
      if (aside < 0.3 && up < 2.75) {
        const frame = aside > 0.25 || up > 2.66 || Math.abs(up - 2.2) < 0.05;
        const color = frame
          ? [0.5, 0.49, 0.45]
          : up > 2.2
            ? [0.03, 0.035, 0.038]
            : DOORS[Math.floor(noise(seed * 3.3, 5) * 3.99)];
        [s.r, s.g, s.b] = color;
        s.f0 = 0.05;
        s.rough = 0.3;
      }
      return;
    }
    if (storey < 0 || y > foot + height - 0.7) return;
    const dx = Math.abs(across - bay - 0.5);
    const dy = storey - floor;
    const tall = 0.62 - floor * 0.05;
    if (dx > 0.3 || dy < 0.1 || dy > 0.14 + tall) return;
    s.r = 0.5;
    s.g = 0.49;
    s.b = 0.45;
    if (
      dx < 0.255 &&
      dy > 0.13 &&
      dy < 0.11 + tall &&
      dx > 0.018 &&
      Math.abs(dy - 0.13 - tall * 0.55) > 0.012
    ) {
      const own = noise(bay * 7.7 + seed * 3.1, floor * 5.3 + seed);
      s.r = 0.02;
      s.g = 0.025;
      s.b = 0.028;
      s.f0 = 0.1;
      s.rough = 0.05;
      if (own < lit) {
        const fall = 0.6 + 0.4 * smooth(0.7, 0.1, dy);
        s.r = 1;
        s.g = 0.6;
        s.b = 0.26;
        s.shine = (0.5 + own * 2.2) * fall;
      }
    }
  };
}

/** A row of canal houses from x = `from` to `to`, their feet on the quay. */
export function houses(solid, { from, to, z, foot, lit = 0.15, seed = 1 }) {
  let x = from;
  for (let index = 0; x < to; index += 1) {
    const own = noise(index * 3.7 + seed * 11, seed);
    const width = 4.4 + noise(index * 5.1 + seed, 4) * 1.8;
    const height = 8.2 + own * 4.2;
    const skin = front({
      x0: x,
      width,
      foot,
      height,
      brick: BRICKS[Math.floor(noise(index * 9.3 + seed, 8.1) * 5.99)],
      lit,
      banded: index % 3 === 0,
      seed: seed + index,
    });
    block(solid, skin, [x, foot, z - 9], [x + width - 0.06, foot + height, z]);
    const edge = plain([0.3, 0.29, 0.26], 0.8);
    const roof = plain([0.05, 0.035, 0.03], 0.8);
    const middle = x + width / 2;
    const kind = index % 3;
    if (kind === 0) {
      for (let step = 0; step < 4; step += 1) {
        const half = (width / 2 - 0.2) * (1 - step * 0.25);
        block(
          solid,
          skin,
          [middle - half, foot + height + step * 0.62, z - 0.5],
          [middle + half, foot + height + (step + 1) * 0.62, z],
        );
        block(
          solid,
          edge,
          [middle - half - 0.05, foot + height + (step + 1) * 0.62, z - 0.5],
          [middle + half + 0.05, foot + height + (step + 1) * 0.62 + 0.09, z + 0.05],
        );
      }
    } else if (kind === 1) {
      block(
        solid,
        skin,
        [middle - width * 0.27, foot + height, z - 0.4],
        [middle + width * 0.27, foot + height + 2.1, z],
      );
      for (const side of [1, -1])
        sheet(solid, edge, 8, 1, (u, v) => [
          middle + side * width * (0.27 + 0.22 * u),
          foot + height + (1 - u) ** 2.2 * 1.9 * v,
          z - 0.05,
        ]);
      sheet(solid, edge, 10, 1, (u, v) => [
        middle + width * 0.3 * (u * 2 - 1),
        foot + height + 2.05 + v * 0.6 * (1 - (u * 2 - 1) ** 2),
        z,
      ]);
    } else
      block(
        solid,
        edge,
        [x - 0.08, foot + height - 0.1, z - 0.4],
        [x + width, foot + height + 0.45, z + 0.28],
      );
    if (kind !== 2)
      block(
        solid,
        roof,
        [middle - 0.09, foot + height + 1.1, z - 0.1],
        [middle + 0.09, foot + height + 1.28, z + 0.95],
      );
    if (kind !== 2)
      for (const side of [1, -1])
        sheet(solid, roof, 1, 1, (u, v) => [
          middle + side * (width / 2) * (1 - u),
          foot + height + u * 2.5,
          z - 0.3 - v * 9,
        ]);
    x += width;
  }
}

/** A boatyard's shed: dark boards, a pitched roof and a row of lights under the eaves. */
export function shed(solid, { from, to, z, foot, high = 5, lit = 0 }) {
  const boards = plain([0.022, 0.03, 0.027], 0.75);
  const wall = (s, x, y) => {
    boards(s);
    const plank = x / 0.24 - Math.floor(x / 0.24);
    const shade = (plank < 0.06 ? 0.4 : 1) * (0.8 + noise(Math.floor(x / 0.24) * 3.3, 2) * 0.5);
    s.r *= shade;
    s.g *= shade;
    s.b *= shade;
    const bay = (x - from) / 5.2;
    const inside = bay - Math.floor(bay);
    if (inside > 0.2 && inside < 0.8 && y < foot + 3.4) {
      const gap = Math.abs((inside - 0.2) / 0.6 - 0.5);
      s.r = 0.03;
      s.g = 0.036;
      s.b = 0.036;
      if (lit && gap < 0.16 + 0.2 * noise(Math.floor(bay) * 4.1, 2) && noise(Math.floor(bay) * 7, 5) > 0.35) {
        s.r = 1;
        s.g = 0.52;
        s.b = 0.2;
        s.shine = lit * (0.5 + 0.5 * smooth(foot, foot + 3.4, y));
      }
    }
  };
  block(solid, wall, [from, foot, z - 10], [to, foot + high, z]);
  const roof = plain([0.04, 0.045, 0.045], 0.6, 0.05);
  for (const side of [1, 0])
    sheet(solid, roof, 1, 1, (u, v) => [
      from - 0.4 + (to - from + 0.8) * u,
      foot + high - 0.1 + v * 2.6,
      z + 0.4 - (side ? v * 5.4 : 10.8 - v * 5.4),
    ]);
}

/** The quay itself, `top` above the water, and its edge of blue stone. */
export function quay(solid, { from, to, z, top, deep = 40 }) {
  block(
    solid,
    masonry({ color: [0.07, 0.068, 0.06], joint: [0.02, 0.02, 0.018], high: 0.42, wide: 1.1, damp: 0.1 }),
    [from, -1, z - deep],
    [to, top - 0.18, z],
  );
  block(
    solid,
    masonry({ color: [0.15, 0.15, 0.145], joint: [0.04, 0.04, 0.04], high: 0.6, wide: 1.4 }),
    [from, top - 0.18, z - deep],
    [to, top, z + 0.05],
  );
}

/** A street lamp; its light is given back for the world's list. */
export function lamp(solid, [x, y, z], { high = 4, power = 5, shine = 9 } = {}) {
  const iron = plain([0.012, 0.016, 0.016], 0.5, 0.06);
  tube(
    solid,
    iron,
    [
      [x, y, z],
      [x, y + high, z],
    ],
    (share) => 0.07 - share * 0.035,
  );
  ball(solid, lampGlow([1, 0.68, 0.34], shine), [x, y + high + 0.2, z], [0.17, 0.2, 0.17], 14);
  tube(
    solid,
    iron,
    [
      [x, y + high + 0.36, z],
      [x, y + high + 0.5, z],
    ],
    (share) => 0.24 - share * 0.22,
  );
  return { at: [x, y + high + 0.2, z], color: [1, 0.62, 0.3], power };
}

/** A mooring post with a white band. */
export function post(solid, [x, z], top = 1.9, radius = 0.15) {
  const wood = plain([0.05, 0.035, 0.024], 0.8);
  tube(
    solid,
    (s, px, y, pz) => {
      wood(s);
      const shade = 0.7 + noise(Math.atan2(pz - z, px - x) * 14, y * 1.2) * 0.6;
      const wet = smooth(0.45, 0.1, y);
      s.r = s.r * shade * (1 - wet * 0.7);
      s.g = s.g * shade * (1 - wet * 0.6);
      s.b = s.b * shade * (1 - wet * 0.7);
      if (y > top - 0.2) {
        s.r = 0.55;
        s.g = 0.54;
        s.b = 0.5;
      }
    },
    [
      [x, -1, z],
      [x, top, z],
    ],
    radius,
    { sides: 18 },
  );
}
