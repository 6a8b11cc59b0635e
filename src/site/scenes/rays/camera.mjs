/** Points a camera at a world and develops the picture: smoothed shade, soft focus, bloom, tone. */
import { clamp, mix, smooth } from '../noise.mjs';
import { createAir } from './air.mjs';
import { createEye, seedWith } from './light.mjs';
import { cross, unit } from './solid.mjs';
import { growTree } from './tree.mjs';

const minus = (a, b) => a.map((part, index) => part - b[index]);

/** Exposes every pixel: light by kind, with depth and direction for what follows. */
function expose(world, { width, height, samples }) {
  const { from, to, angle, up = [0, 1, 0] } = world.camera;
  const air = createAir(world.mood);
  const tree = growTree(world.solid);
  const eye = createEye({ tree, skins: world.solid.skins, air, water: world.water });
  const ahead = unit(minus(to, from));
  const right = unit(cross(ahead, up));
  const above = cross(right, ahead);
  const reach = Math.tan((angle * Math.PI) / 360);
  const ratio = width / height;
  const count = width * height;
  const film = {
    rest: new Float32Array(count * 3),
    sky: new Float32Array(count * 3),
    sun: new Float32Array(count * 3),
    open: new Float32Array(count),
    lit: new Float32Array(count),
    far: new Float32Array(count),
    facing: new Float32Array(count * 3),
  };
  const grid = Math.round(Math.sqrt(samples));
  const share = 1 / (grid * grid);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      seedWith(at + 1);
      for (let sample = 0; sample < grid * grid; sample += 1) {
        const x = ((column + ((sample % grid) + eye.random()) / grid) / width) * 2 - 1;
        const y = 1 - ((row + (Math.floor(sample / grid) + eye.random()) / grid) / height) * 2;
        const dx = ahead[0] + (right[0] * x * ratio + above[0] * y) * reach;
        const dy = ahead[1] + (right[1] * x * ratio + above[1] * y) * reach;
        const dz = ahead[2] + (right[2] * x * ratio + above[2] * y) * reach;
        const length = 1 / Math.hypot(dx, dy, dz);
        const light = eye.look(from[0], from[1], from[2], dx * length, dy * length, dz * length);
        for (let part = 0; part < 3; part += 1) {
          film.rest[at * 3 + part] += Math.min(light.rest[part], 5) * share;
          film.sky[at * 3 + part] += light.sky[part] * share;
          film.sun[at * 3 + part] += Math.min(light.sun[part], 6) * share;
        }
        film.open[at] += light.open * share;
        film.lit[at] += light.lit * share;
        film.far[at] += light.far * share;
        film.facing[at * 3] += light.nx * share;
        film.facing[at * 3 + 1] += light.ny * share;
        film.facing[at * 3 + 2] += light.nz * share;
      }
    }
  return film;
}

/** Smooths shade and openness over a surface, never over its edges. */
function smoothed({ far, facing }, values, width, height, reach) {
  let source = values;
  for (const [sx, sy] of [
    [1, 0],
    [0, 1],
  ]) {
    const target = new Float32Array(values.length);
    for (let row = 0; row < height; row += 1)
      for (let column = 0; column < width; column += 1) {
        const at = row * width + column;
        let sum = 0;
        let total = 0;
        for (let step = -reach; step <= reach; step += 1) {
          const x = column + sx * step;
          const y = row + sy * step;
          if (x < 0 || y < 0 || x >= width || y >= height) continue;
          const other = y * width + x;
          const depth = Math.abs(far[other] - far[at]) / (far[at] * 0.01 + 0.01);
          if (depth > 3) continue;
          const turn =
            facing[at * 3] * facing[other * 3] +
            facing[at * 3 + 1] * facing[other * 3 + 1] +
            facing[at * 3 + 2] * facing[other * 3 + 2];
          if (turn < 0.6) continue;
          const weight = Math.exp(-depth - (step * step) / (reach * reach * 0.6)) * turn ** 8;
          sum += source[other] * weight;
          total += weight;
        }
        target[at] = total > 0 ? sum / total : source[at];
      }
    source = target;
  }
  return source;
}

/** A lens holds one distance sharp; what lies before and behind it softens. */
function focused(light, far, width, height, { distance, blur }) {
  if (!blur) return light;
  const out = new Float32Array(light.length);
  const size = (depth) =>
    Math.min(0.02 * width, ((Math.abs(depth - distance) / depth) * blur * width) / 1000);
  const taps = Array.from({ length: 40 }, (_, index) => {
    const reach = Math.sqrt((index + 0.5) / 40);
    return [Math.cos(index * 2.39996) * reach, Math.sin(index * 2.39996) * reach];
  });
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const own = size(far[at]);
      if (own < 0.6) {
        for (let part = 0; part < 3; part += 1) out[at * 3 + part] = light[at * 3 + part];
        continue;
      }
      const sums = [0, 0, 0, 0];
      for (const [x, y] of taps) {
        const px = Math.max(0, Math.min(width - 1, Math.round(column + x * own)));
        const py = Math.max(0, Math.min(height - 1, Math.round(row + y * own)));
        const other = py * width + px;
        // A sharp thing in front does not bleed into the soft ground behind it.
        const weight = far[other] < far[at] * 0.97 ? Math.min(1, size(far[other]) / own) + 0.02 : 1;
        for (let part = 0; part < 3; part += 1) sums[part] += light[other * 3 + part] * weight;
        sums[3] += weight;
      }
      for (let part = 0; part < 3; part += 1) out[at * 3 + part] = sums[part] / sums[3];
    }
  return out;
}

/** Light that spills around what is bright. */
function bloom(light, width, height, strength) {
  const scale = 4;
  const columns = Math.ceil(width / scale);
  const rows = Math.ceil(height / scale);
  let small = new Float32Array(columns * rows * 3);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      for (let part = 0; part < 3; part += 1) {
        const value = light[(row * width + column) * 3 + part];
        small[(Math.floor(row / scale) * columns + Math.floor(column / scale)) * 3 + part] +=
          Math.max(0, value - 0.75) / (scale * scale);
      }
  const reach = Math.max(2, Math.round(width / 110));
  for (let pass = 0; pass < 3; pass += 1)
    for (const along of [3, columns * 3]) {
      const next = new Float32Array(small.length);
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < columns; column += 1) {
          const place = along === 3 ? column : row;
          const last = along === 3 ? columns - 1 : rows - 1;
          const at = (row * columns + column) * 3;
          const from = Math.max(0, place - reach);
          const to = Math.min(last, place + reach);
          for (let other = from; other <= to; other += 1)
            for (let part = 0; part < 3; part += 1)
              next[at + part] += small[at + (other - place) * along + part] / (reach * 2 + 1);
        }
      small = next;
    }
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const x = Math.min(columns - 1.001, Math.max(0, column / scale - 0.5));
      const y = Math.min(rows - 1.001, Math.max(0, row / scale - 0.5));
      const at = (Math.floor(y) * columns + Math.floor(x)) * 3;
      const below = Math.floor(y) < rows - 1 ? columns * 3 : 0;
      for (let part = 0; part < 3; part += 1)
        light[(row * width + column) * 3 + part] +=
          strength *
          mix(
            mix(small[at + part], small[at + 3 + part], x % 1),
            mix(small[at + below + part], small[at + below + 3 + part], x % 1),
            y % 1,
          );
    }
}

/** A film's answer to light: shoulders where it is bright, a soft foot where it is dark. */
const tone = (value) =>
  clamp((value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14)) ** (1 / 2.2);

/** Graduated filters before the lens: they hold back the light where words will stand. */
function graduated(across, down, filters = []) {
  return filters.reduce((left, filter) => {
    const held = 1 - smooth(filter.across[0], filter.across[1], across);
    return left * (1 - filter.strength * held * (1 - smooth(filter.down[0], filter.down[1], down)));
  }, 1);
}

/** The finished picture as RGB bytes. */
export function photograph(world, size) {
  const { width, height } = size;
  const film = expose(world, size);
  const reach = Math.max(3, Math.round(width / 170));
  const open = smoothed(film, film.open, width, height, reach);
  const lit = smoothed(film, film.lit, width, height, Math.max(1, Math.round(reach * 0.35)));
  let light = new Float32Array(width * height * 3);
  const strength = world.exposure ?? 1;
  for (let at = 0; at < width * height; at += 1)
    for (let part = 0; part < 3; part += 1)
      light[at * 3 + part] =
        (film.rest[at * 3 + part] + film.sky[at * 3 + part] * open[at] + film.sun[at * 3 + part] * lit[at]) *
        strength;
  light = focused(light, film.far, width, height, world.focus ?? { distance: 1, blur: 0 });
  bloom(light, width, height, world.bloom ?? 0.5);
  const bytes = Buffer.alloc(light.length);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 3;
      const edge =
        (1 - ((column / width - 0.5) ** 2 + (row / height - 0.5) ** 2) * (world.vignette ?? 0.5)) *
        graduated(column / width, row / height, world.graduated);
      for (let part = 0; part < 3; part += 1)
        bytes[at + part] = Math.round(tone(Math.max(0, light[at + part]) * edge * 0.8) * 255);
    }
  return bytes;
}
