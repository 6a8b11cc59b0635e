/** The light around a scene: sky over water. Colours are linear; 1 is white paper. */
import { clamp, layered, mix, noise, smooth } from '../noise.mjs';

const WIDTH = 64;
const HEIGHT = 32;

const length3 = ([x, y, z]) => Math.hypot(x, y, z);
const toUnit = (vector) => vector.map((part) => part / length3(vector));

/** Open sky. `mood` holds the colours from horizon to zenith, the sun, the clouds and the far shore. */
function openSky(mood) {
  const sun = toUnit(mood.sun);
  const flat = Math.hypot(sun[0], sun[2]) || 1;
  const { horizon, low, high, zenith, glow, cloud, shore } = mood;
  return (dx, dy, dz, out) => {
    const up = dy < 0 ? -dy : dy;
    const a = smooth(0, 0.16, up);
    const b = smooth(0.08, 0.42, up);
    const c = smooth(0.3, 0.9, up);
    const run = Math.hypot(dx, dz) || 1;
    const facing = (dx * sun[0] + dz * sun[2]) / (run * flat);
    const towards = dx * sun[0] + up * sun[1] + dz * sun[2];
    const wide = Math.exp((facing - 1) * 2.2) * Math.exp(-((up / 0.22) ** 2)) * glow.wide;
    const core = Math.exp((towards - 1) * 26) * glow.core + Math.exp((towards - 1) * 420) * glow.disc;
    const dim = mix(1, mood.away ?? 0.75, (1 - facing) / 2);
    let cover = 0;
    let lit = 0;
    if (cloud.cover > 0 && up > 0.015) {
      const far = 1 / (up + 0.14);
      const bend = noise(dx * far * 0.7 + 5, dz * far * 0.7) * 0.8;
      const veil = layered(dx * far * cloud.size + bend + 11, dz * far * cloud.size * 2.1 + 3, 5);
      cover =
        smooth(1 - cloud.cover, 1.12 - cloud.cover * 0.6, veil) * smooth(0.015, 0.09, up) * cloud.weight;
      lit = clamp(Math.exp((towards - 1) * 2.5) * 1.1);
    }
    for (let part = 0; part < 3; part += 1) {
      let color = mix(mix(mix(horizon[part], low[part], a), high[part], b), zenith[part], c) * dim;
      color += glow.color[part] * (wide + core);
      const white = mix(cloud.dark[part], cloud.lit[part], lit);
      out[part] = mix(color, white, cover);
    }
    if (shore && dy < 0.09) {
      const angle = Math.atan2(dz, dx);
      for (let layer = 0; layer < 2; layer += 1) {
        const groves = smooth(0.36, 0.55, noise(angle * (layer ? 17 : 11) + layer * 40, 3.5));
        const crowns = layered(angle * (layer ? 150 : 210) + layer * 13, 1.5, 3);
        const height =
          shore.height * (layer ? 0.8 : 0.7) * (0.22 + (0.22 + groves * 0.34) * (0.62 + 0.38 * crowns));
        const land = 1 - smooth(height - 0.0014, height + 0.0014, dy);
        const mist =
          Math.exp(-Math.max(0, up) / (shore.height * 0.5)) * (layer ? 0.35 : 0.6) + (layer ? 0.1 : 0.3);
        for (let part = 0; part < 3; part += 1)
          out[part] = mix(out[part], mix(shore.color[part], horizon[part] * dim, mist), land * 0.95);
      }
    }
    if (dy < 0) for (let part = 0; part < 3; part += 1) out[part] = out[part] * 0.3 + mood.water[part] * 0.6;
  };
}

function lookUp(table) {
  return (dx, dy, dz, out) => {
    const x = (Math.atan2(dz, dx) / (2 * Math.PI) + 0.5) * WIDTH;
    const y = (Math.acos(clamp((dy + 1) / 2) * 2 - 1) / Math.PI) * HEIGHT - 0.5;
    const row = Math.max(0, Math.min(HEIGHT - 2, Math.floor(y)));
    const down = clamp(y - row);
    const column = Math.floor(x) % WIDTH;
    const across = x - Math.floor(x);
    const next = (column + 1) % WIDTH;
    for (let part = 0; part < 3; part += 1) {
      const top = mix(
        table[(row * WIDTH + column) * 3 + part],
        table[(row * WIDTH + next) * 3 + part],
        across,
      );
      const foot = mix(
        table[((row + 1) * WIDTH + column) * 3 + part],
        table[((row + 1) * WIDTH + next) * 3 + part],
        across,
      );
      out[part] = mix(top, foot, down);
    }
  };
}

/** The air as it is (`clear`), as a matt surface gathers it (`even`) and as a dull gloss smears it (`smeared`). */
export function createAir(mood) {
  const clear = openSky(mood);
  const directions = [];
  const seen = [];
  const out = [0, 0, 0];
  for (let row = 0; row < HEIGHT; row += 1)
    for (let column = 0; column < WIDTH; column += 1) {
      const down = ((row + 0.5) / HEIGHT) * Math.PI;
      const angle = (column / WIDTH - 0.5) * 2 * Math.PI;
      const direction = [Math.sin(down) * Math.cos(angle), Math.cos(down), Math.sin(down) * Math.sin(angle)];
      clear(...direction, out);
      directions.push(...direction);
      seen.push(...out.map((part) => Math.min(part, 12) * Math.sin(down)), Math.sin(down));
    }
  const gather = (sharpness) => {
    const table = new Float32Array(WIDTH * HEIGHT * 3);
    for (let to = 0; to < WIDTH * HEIGHT; to += 1) {
      let total = 0;
      const sums = [0, 0, 0];
      for (let from = 0; from < WIDTH * HEIGHT; from += 1) {
        const towards =
          directions[to * 3] * directions[from * 3] +
          directions[to * 3 + 1] * directions[from * 3 + 1] +
          directions[to * 3 + 2] * directions[from * 3 + 2];
        if (towards <= 0) continue;
        const weight = sharpness === 1 ? towards : towards ** sharpness;
        total += weight * seen[from * 4 + 3];
        for (let part = 0; part < 3; part += 1) sums[part] += seen[from * 4 + part] * weight;
      }
      for (let part = 0; part < 3; part += 1) table[to * 3 + part] = sums[part] / total;
    }
    return table;
  };
  return { mood, clear, even: lookUp(gather(1)), smeared: lookUp(gather(28)), sun: toUnit(mood.sun) };
}
