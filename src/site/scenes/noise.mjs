/** Smooth, repeatable noise for the scenes. Nothing here depends on chance: the same seed draws the same picture. */

const hash = (x, y) => {
  let value = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return ((value ^ (value >>> 15)) >>> 0) / 4294967296;
};

const ease = (t) => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise, 0 to 1. */
export function noise(x, y) {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = ease(x - column);
  const down = ease(y - row);
  const top = hash(column, row) * (1 - across) + hash(column + 1, row) * across;
  const bottom = hash(column, row + 1) * (1 - across) + hash(column + 1, row + 1) * across;
  return top * (1 - down) + bottom * down;
}

/** Layers of noise, each half as strong and twice as fine; 0 to 1. */
export function layered(x, y, layers) {
  let sum = 0;
  let weight = 0;
  for (let layer = 0, strength = 1; layer < layers; layer += 1, strength /= 2) {
    sum += noise(x * 2 ** layer + layer * 17.3, y * 2 ** layer + layer * 9.1) * strength;
    weight += strength;
  }
  return sum / weight;
}

/** One grain of film per pixel, −1 to 1, denser around 0. */
export const grain = (x, y) => hash(x, y + 7919) + hash(x + 104729, y) - 1;

export const mix = (from, to, share) => from + (to - from) * share;
export const clamp = (value) => (value < 0 ? 0 : value > 1 ? 1 : value);
export const smooth = (from, to, value) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};
