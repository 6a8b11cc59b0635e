/** What years without wax, water or a brush leave on a boat. Each writes over a skin that was kept. */
import { layered, mix, noise, smooth } from '../noise.mjs';

export const blend = (s, [r, g, b], share) => {
  s.r = mix(s.r, r, share);
  s.g = mix(s.g, g, share);
  s.b = mix(s.b, b, share);
};

const GRIME = [0.062, 0.055, 0.04];
const GREEN_GRIME = [0.068, 0.074, 0.034];
const RUST = [0.25, 0.088, 0.024];
const TANNIN = [0.21, 0.15, 0.055];
const ALGAE = [0.066, 0.076, 0.024];
const WEED = [0.02, 0.026, 0.01];
const LIME = [0.46, 0.45, 0.41];

/** Runs below an edge, 0 to 1: each starts at the edge, wanders a little and has its own width and length. */
function runs(along, down, per_metre, seed, thin = 1) {
  const way = along + (noise(along * 1.7 + seed, down * 2.3) - 0.5) * 0.05;
  const cell = Math.floor(way * per_metre);
  let most = 0;
  for (let at = cell - 1; at <= cell + 1; at += 1) {
    const strength = noise(at, seed);
    if (strength < 0.35) continue;
    const length = 0.1 + 0.95 * noise(at, seed + 2) ** 2;
    if (down > length) continue;
    const wide = ((thin * (0.07 + 0.2 * noise(at, seed + 3))) / per_metre) * (1 - (0.45 * down) / length);
    const off = (way - (at + 0.2 + 0.6 * noise(at, seed + 1)) / per_metre) / wide;
    most = Math.max(most, strength * Math.exp(-off * off) * smooth(length, length * 0.1, down));
  }
  return most * smooth(-0.01, 0.015, down);
}

/** Rings that dried drops leave, 0 to 1. */
export function spots(a, b, per_metre) {
  const [column, row] = [Math.floor(a * per_metre), Math.floor(b * per_metre)];
  const own = noise(column, row + 977);
  if (own < 0.5) return 0;
  const off = Math.hypot(
    a * per_metre - column - 0.3 - 0.4 * noise(column + 311, row),
    b * per_metre - row - 0.3 - 0.4 * noise(column, row + 311),
  );
  const reach = 0.1 + 0.2 * noise(column + 59, row + 83);
  return smooth(0.09, 0.02, Math.abs(off - reach)) * 0.8 + smooth(reach, 0, off) * 0.25;
}

/** Colour turned to powder: of a dark hull its own hue stays, a white one yellows. */
function oxidised(s) {
  const most = Math.max(s.r, s.g, s.b, 0.001);
  const own = [s.r, s.g, s.b];
  const dark = 1 - smooth(0.1, 0.4, most);
  const old = [0.47, 0.43, 0.335];
  return own.map((part, index) => mix(old[index], 0.118 + (part / most) * 0.062, dark));
}

/**
 * Chalk, runs, rust, rubbed places, and what grows where the water stands. `foot` is that height, `top` the edge
 * the runs come from, `wet` how much grows (1 on a hull's waterline), `aft` where a side turns into the transom.
 */
export function tire(s, x, y, z, amount, { foot = 0, top = foot + 1, wet = 1, aft = 99 } = {}) {
  const along = x + z * 0.83 * smooth(aft + 0.4, aft + 0.08, x);
  const down = top - y;
  const above = y - foot;
  const patch = layered(along * 0.8 + 3, y * 1.5, 4);
  const cloud = layered(along * 6, y * 5 + 8, 4);
  blend(
    s,
    oxidised(s),
    amount * Math.min(1, (0.28 + 0.95 * patch + 0.22 * smooth(0.9, 0, down)) * (0.74 + 0.45 * cloud)),
  );
  blend(s, TANNIN, amount * 0.3 * smooth(0.5, 0.8, layered(along * 1.1 + 40, y * 0.8, 3)));
  blend(s, LIME, amount * 0.13 * spots(along, y, 33) * smooth(0.4, 0.6, cloud));
  const fender = along / 2.3 - Math.floor(along / 2.3) - 0.5;
  const rubbed = Math.exp(-((fender / 0.055) ** 4)) * smooth(0.16, 0.26, down) * smooth(0.8, 0.6, down) * wet;
  blend(s, GRIME, amount * 0.5 * rubbed * (0.35 + 0.65 * noise(along * 70, y * 3)));
  const dirt = noise(along * 1.3 + 5, 8) > 0.52 ? GREEN_GRIME : GRIME;
  blend(s, dirt, amount * 0.72 * runs(along, down, 2.6, 11));
  blend(s, dirt, amount * 0.5 * runs(along, down, 9, 23));
  const rust = runs(along, down - 0.05, 0.85, 43, 0.28);
  blend(s, RUST, amount * 0.9 * rust * (0.7 + 0.3 * noise(along * 50, y * 4)));
  const rings = 0.6 + 0.4 * noise(along * 0.5, y * 46);
  blend(s, TANNIN, amount * 0.85 * rings * Math.exp(-Math.max(0, above) / (0.17 * wet + 0.04)));
  const strand = noise(along * 52, y * 3);
  const beard = (0.01 + 0.2 * layered(along * 2.4, 7, 4) ** 1.5 + 0.04 * strand) * wet;
  blend(s, ALGAE, amount * 0.95 * smooth(beard, beard * 0.45, above) * (0.6 + 0.4 * strand));
  blend(s, WEED, amount * 0.85 * smooth(beard * 0.62, 0, above) * (0.55 + 0.45 * noise(along * 30, y * 20)));
  s.bx += (cloud - 0.5) * 0.05 * amount;
  s.rough = mix(s.rough, 0.6, amount);
  s.f0 = mix(s.f0, 0.018, amount);
}

/** Teak that has gone grey: soft grain washed out, algae along the seams, damp where feet and water stay. */
export function weathered(s, along, side, row, inside, fibre, amount) {
  const worn = layered(along * 1.3, side * 2.2, 3);
  const own = noise(row * 5.3, 4);
  blend(s, [0.175, 0.168, 0.148], amount * (0.8 + worn * 0.2));
  blend(
    s,
    [0.085, 0.078, 0.064],
    amount * 0.75 * smooth(0.42, 0.72, layered(along * 0.9 + row * 3, row * 0.7, 3)),
  );
  const damp = smooth(0.36, 0.72, layered(along * 1.6 + 20, side * 2.6, 5));
  const seam = smooth(0.3, 0, Math.min(inside, 1 - inside));
  blend(s, [0.054, 0.07, 0.028], amount * damp * (0.38 + 0.6 * seam) * (0.5 + 0.5 * fibre + 0.2 * own));
  blend(s, [0.03, 0.03, 0.026], amount * 0.7 * smooth(0.6, 0.75, noise(along * 26, side * 70)) * damp);
  const grain = mix(1, 0.5 + fibre * 0.9, amount);
  s.r *= grain;
  s.g *= grain;
  s.b *= grain;
  s.by = (fibre - 0.5) * 0.34;
  s.rough = 0.8;
}

/** Cloth that stayed damp: bleached on top, black specks in clusters, green where it never dries. */
export function mouldy(s, x, y, z, amount) {
  const cluster = smooth(0.38, 0.72, layered(x * 2.1 + 4, y * 2.6 + z * 2, 4));
  let speck = 0;
  for (const [fine, limit] of [
    [21, 0.6],
    [43, 0.62],
    [80, 0.6],
  ])
    speck = Math.max(speck, smooth(limit, limit + 0.16, noise(x * fine + fine, y * fine + z * fine * 0.7)));
  const green = smooth(0.34, 0.7, layered(x * 1.4 + 8, y * 4.5 + z * 3, 5)) * smooth(2.32, 1.9, y);
  blend(s, [0.075, 0.1, 0.045], amount * (0.2 + 0.7 * green) * 0.85);
  blend(s, [0.016, 0.018, 0.014], amount * 0.85 * speck * (0.12 + 0.88 * cluster));
  const run = noise(x * 9, y * 0.8);
  blend(s, [0.05, 0.052, 0.036], amount * 0.4 * smooth(0.58, 0.8, run));
}
