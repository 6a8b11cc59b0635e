/** Builds a scene: its solids, light, water and camera. */
import { createSolid } from './rays/solid.mjs';

/** `build` adds to the solid and may give back lamps. */
export function buildScene(build, { mood, from, to, angle, ...rest }) {
  const solid = createSolid();
  const lamps = build(solid) ?? [];
  return {
    solid,
    lamps,
    mood,
    water: mood.hall || mood.ground ? null : { calm: 0.35, breeze: 1 },
    camera: { from, to, angle },
    exposure: 1.1,
    ...rest,
  };
}
