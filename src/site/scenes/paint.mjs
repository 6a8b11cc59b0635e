/** Light on a glossy hull and on calm water, reckoned per pixel. Colours are 0 to 1. */
import { clamp, grain, layered, mix, mixColor, noise, smooth } from './noise.mjs';
import { air, distance } from './sky.mjs';
import { sheerAt } from './yacht.mjs';

const PAINT = [0.008, 0.058, 0.044];
const DEEP = [0.014, 0.075, 0.066];

/**
 * The gloss at a place on the hull (yacht units). Aft the side leans in and shows the sky; forward it flares out and
 * shows the water; between them runs the soft band of the horizon that tells good gelcoat from dull.
 */
function gloss(x, y) {
  const along = clamp(x / 1300);
  const down = clamp((y - sheerAt(x)) / -sheerAt(x));
  const flare = 0.25 * smooth(0.5, 1, along) * (1 - down) ** 0.8;
  let elevation = mix(0.34, -0.2, down ** 0.85) - flare;
  // Where the side shows the water it moves a little with it.
  elevation += (layered(x * 0.006, y * 0.045, 2) - 0.5) * 0.045 * smooth(0.1, -0.06, elevation);
  const across = 0.95 - along * 0.75;
  const water = mixColor(
    air(across, Math.abs(elevation) * 0.7),
    DEEP,
    0.5 + Math.min(0.4, Math.abs(elevation) * 2.2),
  );
  const seen = mixColor(water, air(across, elevation * 1.5), smooth(-0.035, 0.02, elevation));
  const facing = mix(0.2, 0.36, smooth(0.1, 0.95, along));
  const ridge = 1 - Math.abs(layered(x * 0.014 + down * 2, y * 0.05 + x * 0.002, 3) - 0.5) * 2;
  const dapple = smooth(0.88, 1, ridge) * smooth(0.42, 0.95, down) * 0.075 * mix(0.35, 1, along);
  const band = Math.exp(-(((elevation - 0.04) / 0.04) ** 2)) * mix(0.06, 0.26, along);
  return PAINT.map(
    (part, index) =>
      part * (1.3 - down * 0.5) + seen[index] * (facing + band * 0.55) + [1, 0.8, 0.56][index] * dapple,
  );
}

/** Reads a layer (RGBA bytes) at a place between pixels: colour 0 to 1 and cover 0 to 1. */
function read(layer, width, height, x, y) {
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return null;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = x - left;
  const down = y - top;
  const sums = [0, 0, 0, 0];
  for (const [column, row, weight] of [
    [left, top, (1 - across) * (1 - down)],
    [left + 1, top, across * (1 - down)],
    [left, top + 1, (1 - across) * down],
    [left + 1, top + 1, across * down],
  ]) {
    const at = (row * width + column) * 4;
    const cover = layer[at + 3] * weight;
    sums[3] += cover;
    for (let part = 0; part < 3; part += 1) sums[part] += layer[at + part] * cover;
  }
  if (sums[3] < 0.5) return null;
  return {
    color: [sums[0] / sums[3] / 255, sums[1] / sums[3] / 255, sums[2] / sums[3] / 255],
    cover: sums[3] / 255,
  };
}

const over = (under, seen, strength = 1) =>
  seen === null ? under : mixColor(under, seen.color, seen.cover * strength);

/** Fills the hull's mask with gloss; the mask's own colour is replaced. */
export function paintHull(mask, { width, height, x, y, scale }) {
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 4;
      if (mask[at + 3] === 0) continue;
      const color = gloss((column - x) / scale, (row - y) / scale);
      for (let part = 0; part < 3; part += 1) mask[at + part] = Math.round(clamp(color[part]) * 255);
    }
}

/**
 * The finished picture as RGB bytes. `layers` are painted far to near, each with the height on the picture where it
 * meets the water.
 */
export function paintScene(layers, { width, height, horizon, light_x, calm }) {
  const picture = Buffer.alloc(width * height * 3);
  const waterlines = layers.map(({ waterline }) => waterline);
  for (let row = 0; row < height; row += 1) {
    const below = row - horizon;
    const near = below / (height - horizon);
    for (let column = 0; column < width; column += 1) {
      const across = (column - light_x) / height;
      let color;
      if (below < 0) color = distance(across, -below / height);
      else {
        // Ripples shrink with distance: a place on the water, not on the picture, decides about them.
        const far = 1 / (near + 0.035);
        const world_x = ((column - width / 2) / height) * far;
        const slow = layered(world_x * 1.5 + 3, far * 4.2, 4) - 0.5;
        const fast = layered(world_x * 7 + 31, far * 21, 3) - 0.5;
        const breeze = smooth(0.4, 0.75, noise(world_x * 0.5 + 9, far * 1.7));
        const size = height * calm * (0.0035 + 0.04 * near ** 1.2);
        const shift_y = (slow * 1.3 + fast * (0.35 + breeze * 0.9)) * size;
        const shift_x = (fast * 0.5 + slow * 0.3) * size * 0.55;
        const mirrored = (waterline) => 2 * waterline - row + shift_y;

        const elevation = Math.max(0.002, (below + shift_y * 1.6) / height);
        color = distance(across + shift_x / height, elevation);
        for (const [index, { pixels }] of layers.entries())
          if (row > waterlines[index] - 2)
            color = over(
              color,
              read(pixels, width, height, column + shift_x, mirrored(waterlines[index])),
              0.94,
            );
        const body = mix(0.1, 0.52, smooth(0, 0.95, near));
        color = mixColor(color, DEEP, body);
        const crest = smooth(0.2, 0.42, fast + slow * 0.6) * smooth(0.02, 0.2, near);
        const gleam = air(across, 0.03);
        color = mixColor(color, gleam, crest * 0.14 * (1 - smooth(0.3, 1.1, Math.abs(across))));
        color = mixColor(color, air(across, 0.012), Math.exp(-near / 0.02) * 0.4);
      }
      for (const { pixels } of layers) color = over(color, read(pixels, width, height, column, row));
      const edge = ((column / width - 0.5) ** 2 + (row / height - 0.5) ** 2) * 0.34;
      const speck = grain(column, row) * 0.011;
      const at = (row * width + column) * 3;
      for (let part = 0; part < 3; part += 1)
        picture[at + part] = Math.round(clamp(color[part] * (1 - edge) + speck) * 255);
    }
  }
  return picture;
}
