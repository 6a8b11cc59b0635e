/** Waterfronts: a quay of stone and mooring posts. */
import { noise, smooth } from '../noise.mjs';
import { masonry, plain } from './skins.mjs';
import { block, tube } from './solid.mjs';

/** The quay itself, `top` above the water, and its edge of blue stone. */
export function quay(solid, { from, to, z, top, deep = 40 }) {
  block(
    solid,
    masonry({ color: [0.07, 0.068, 0.06], joint: [0.02, 0.02, 0.018], high: 0.42, wide: 1.1, damp: 0.1 }),
    [from, -1, z - deep],
    [to, top - 0.18, z],
  );
  block(
    solid,
    masonry({ color: [0.15, 0.15, 0.145], joint: [0.04, 0.04, 0.04], high: 0.6, wide: 1.4 }),
    [from, top - 0.18, z - deep],
    [to, top, z + 0.05],
  );
}

/** A mooring post with a white band. */
export function post(solid, [x, z], top = 1.9, radius = 0.15) {
  const wood = plain([0.05, 0.035, 0.024], 0.8);
  tube(
    solid,
    (s, px, y, pz) => {
      wood(s);
      const shade = 0.7 + noise(Math.atan2(pz - z, px - x) * 14, y * 1.2) * 0.6;
      const wet = smooth(0.45, 0.1, y);
      s.r = s.r * shade * (1 - wet * 0.7);
      s.g = s.g * shade * (1 - wet * 0.6);
      s.b = s.b * shade * (1 - wet * 0.7);
      if (y > top - 0.2) {
        s.r = 0.55;
        s.g = 0.54;
        s.b = 0.5;
      }
    },
    [
      [x, -1, z],
      [x, top, z],
    ],
    radius,
    { sides: 18 },
  );
}
