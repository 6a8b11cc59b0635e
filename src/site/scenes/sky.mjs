/** The air at first light: what stands above the water, and what every glossy surface reflects. */
import { clamp, layered, mix, mixColor, noise, smooth } from './noise.mjs';

const ZENITH = [0.028, 0.085, 0.118];
const HIGH = [0.07, 0.19, 0.225];
const LOW = [0.36, 0.48, 0.47];
const HORIZON = [0.83, 0.69, 0.55];
const GLOW = [1.0, 0.74, 0.46];
const CLOUD = [0.93, 0.66, 0.5];

/**
 * Colour of the air, linear 0 to 1. `across` is measured in heights of the picture from the light, `elevation` in
 * heights above the horizon; a negative elevation is met by reflections and counts as just above it.
 */
export function air(across, elevation) {
  const up = Math.max(0, elevation);
  let color = mixColor(HORIZON, LOW, smooth(0, 0.13, up));
  color = mixColor(color, HIGH, smooth(0.06, 0.34, up));
  color = mixColor(color, ZENITH, smooth(0.26, 0.62, up));
  const away = Math.min(1, Math.abs(across) / 1.5);
  const dim = mix(1, 0.5, away ** 1.3);
  const warm = Math.exp(-((across / 0.55) ** 2) - (up / 0.13) ** 2);
  const core = Math.exp(-((across / 0.2) ** 2) - (up / 0.05) ** 2);
  return color.map((part, index) => part * dim + GLOW[index] * (warm * 0.34 + core * 0.5));
}

/** The same with thin bands of cloud, lit from below where they are near the light. */
export function sky(across, elevation) {
  const clear = air(across, elevation);
  if (elevation <= 0.01) return clear;
  const bend = noise(across * 1.1, elevation * 3) * 0.1;
  const veil = layered(across * 1.5 + 4, (elevation + bend) * 13 + 2, 5);
  const where = smooth(0.02, 0.1, elevation) * (1 - smooth(0.3, 0.52, elevation));
  const cover = smooth(0.5, 0.78, veil) * where * 0.55;
  const lit = Math.exp(-((across / 0.8) ** 2)) * (1 - smooth(0.05, 0.4, elevation));
  const cloud = mixColor(
    clear.map((part) => part * 0.72),
    CLOUD,
    clamp(lit * 0.9),
  );
  return mixColor(clear, cloud, cover);
}

/** Height of the far shore above the horizon in heights of the picture: a dyke with trees on it. */
export function shoreHeight(across, layer) {
  const spread = layer === 0 ? 3.1 : 4.3;
  const groves = smooth(0.4, 0.52, noise(across * spread + layer * 40, 3.5));
  const crowns = layered(across * 62 + layer * 13, 1.5, 4);
  const steeple = layer === 1 ? 0.03 * smooth(0.0042, 0.001, Math.abs(across + 0.335)) : 0;
  const tall = layer === 0 ? 0.013 : 0.02;
  return 0.0035 + groves * (0.45 + 0.55 * crowns) * tall + steeple;
}

/** The far shore in front of the sky, softened by the morning's mist. Returns the sky where there is none. */
export function distance(across, elevation) {
  let color = sky(across, elevation);
  for (const layer of [0, 1]) {
    const height = shoreHeight(across, layer);
    const cover = 1 - smooth(height - 0.0016, height + 0.0016, elevation);
    const ground = layer === 0 ? [0.2, 0.27, 0.27] : [0.075, 0.125, 0.128];
    const mist = Math.exp(-Math.max(0, elevation) / 0.011) * (layer === 0 ? 0.75 : 0.5);
    color = mixColor(color, mixColor(ground, air(across, 0.02), mist), cover * (layer === 0 ? 0.85 : 0.93));
  }
  return color;
}
