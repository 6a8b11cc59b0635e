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

/** Moves what `build` adds, and turns it around the upright axis first (`turn` in degrees). */
export function placed(solid, build, [x, y, z], turn = 0) {
  const start = solid.corners.length;
  const skins_before = solid.skins.length;
  const result = build(solid);
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  for (let at = start; at < solid.corners.length; at += 3) {
    for (const list of [solid.corners, solid.normals]) {
      const [a, c] = [list[at], list[at + 2]];
      list[at] = a * cos + c * sin;
      list[at + 2] = -a * sin + c * cos;
    }
    solid.corners[at] += x;
    solid.corners[at + 1] += y;
    solid.corners[at + 2] += z;
  }
  // Skins are written in the boat's own measures, wherever she lies.
  for (let index = skins_before; index < solid.skins.length; index += 1) {
    const skin = solid.skins[index];
    solid.skins[index] = (s, px, py, pz, u, v) => {
      const a = px - x;
      const c = pz - z;
      skin(s, a * cos - c * sin, py - y, a * sin + c * cos, u, v);
      const [bx, bz] = [s.bx, s.bz];
      s.bx = bx * cos + bz * sin;
      s.bz = -bx * sin + bz * cos;
    };
  }
  return result;
}
