/** Where boats stand dry: a hall with a wall of windows, and the ground before it. */
import { layered, noise, smooth } from '../noise.mjs';
import { lampGlow, plain } from './skins.mjs';
import { block, tube } from './solid.mjs';

const concrete = (wet) => (s, x, y, z) => {
  const shade = 0.75 + (layered(x * 0.6, z * 0.6, 4) - 0.5) * 0.8 + (noise(x * 30, z * 30) - 0.5) * 0.08;
  plain([0.15 * shade, 0.147 * shade, 0.138 * shade], 0.34, 0.04)(s);
  const pool = smooth(0.5, 0.68, layered(x * 0.35 + 9, z * 0.5, 3)) * wet;
  s.rough = pool > 0.5 ? 0.05 : 0.55;
  s.r *= 1 - pool * 0.5;
  s.g *= 1 - pool * 0.5;
  s.b *= 1 - pool * 0.48;
  if (Math.abs(((x + 60) % 5) - 2.5) < 0.012 || Math.abs(((z + 60) % 5) - 2.5) < 0.012)
    s.r = s.g = s.b = 0.03;
};

/** Ground of concrete slabs at height `floor`. */
export function ground(solid, floor, { wet = 0.6 } = {}) {
  block(solid, concrete(wet), [-60, floor - 0.2, -60], [60, floor, 60]);
}

/** The back of a hall at `z`: dark boards, a band of tall windows, steel posts, lamps under the roof. */
export function hallWall(solid, floor, z, { day = [0.62, 0.72, 0.8], power = 0.75 } = {}) {
  const boards = plain([0.045, 0.055, 0.055], 0.7);
  const wall = (s, x, y) => {
    boards(s);
    const row = y / 0.22 - Math.floor(y / 0.22);
    const shade =
      (row < 0.05 ? 0.45 : 1) * (0.8 + noise(Math.floor(y / 0.22) * 3.1, Math.floor(x / 3)) * 0.4);
    s.r *= shade;
    s.g *= shade;
    s.b *= shade;
    const bay = ((x + 60) / 4) % 1;
    const pane_x = ((bay - 0.14) / 0.72) * 4;
    const pane_y = ((y - floor - 1.9) / 2.4) * 3;
    if (pane_x < 0 || pane_x > 4 || pane_y < 0 || pane_y > 3) return;
    const bar =
      Math.min(pane_x % 1, 1 - (pane_x % 1)) < 0.045 || Math.min(pane_y % 1, 1 - (pane_y % 1)) < 0.05;
    if (bar) {
      s.r = s.g = s.b = 0.02;
      return;
    }
    [s.r, s.g, s.b] = day;
    s.shine = power * (0.7 + 0.4 * (pane_y / 3)) * (0.85 + 0.3 * noise(x * 0.4, y));
  };
  block(solid, wall, [-60, floor, z - 0.3], [60, floor + 9, z]);
  const iron = plain([0.03, 0.035, 0.035], 0.5, 0.06);
  for (let x = -20; x <= 20; x += 4) {
    block(solid, iron, [x - 0.09, floor, z + 0.02], [x + 0.09, floor + 9, z + 0.3]);
    tube(
      solid,
      iron,
      [
        [x, floor + 5.2, z],
        [x, floor + 5.6, z + 16],
      ],
      0.09,
    );
  }
  for (const off of [3, 7])
    for (const x of [-8, 0, 8])
      block(
        solid,
        lampGlow([1, 0.93, 0.82], 2.6),
        [x - 2.6, floor + 4.9, z + off - 0.09],
        [x + 2.6, floor + 4.98, z + off + 0.09],
      );
}
