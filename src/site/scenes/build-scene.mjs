/** Builds a scene: its solids, light, water and camera. */
import { createSolid } from './rays/solid.mjs';

/** `build` adds to the solid. */
export function buildScene(build, { mood, from, to, angle, ...rest }) {
  const solid = createSolid();
  build(solid);
  return {
    solid,
    mood,
    water: { calm: 0.35, breeze: 1 },
    camera: { from, to, angle },
    exposure: 1.1,
    ...rest,
  };
}
