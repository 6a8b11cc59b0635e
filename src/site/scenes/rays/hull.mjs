/** Lofts a hull: a sheet between keel and sheer on both sides, a transom, a deck and what runs along the edge. */
import { clamp, mix } from '../noise.mjs';
import { sheet, tube } from './solid.mjs';

/**
 * `lines` gives, for a share u of the length from stern to stem: sheer and keel (heights), half (half the beam on deck),
 * full (how full a section is: 0.3 is round, 1 is a wedge); stern and stem give x at a share s of the height.
 */
export function createHull(lines) {
  const at = (u, s) => {
    const y = mix(lines.keel(u), lines.sheer(u), s);
    const tumble = 1 - (lines.tumble?.(u) ?? 0) * Math.max(0, s - 0.6) ** 2;
    return [mix(lines.stern(s), lines.stem(s), u), y, lines.half(u) * s ** lines.full(u) * tumble];
  };
  const shareAt = (x) => clamp((x - lines.stern(1)) / (lines.stem(1) - lines.stern(1)));
  const sheerAt = (x) => lines.sheer(shareAt(x));
  const halfAt = (x) => lines.half(shareAt(x));
  /** Along the edge of the deck; `out` metres outside it and `up` above it. */
  const edge = (from, to, steps, { side = 1, out = 0, up = 0, share = 1 } = {}) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const [x, y, z] = at(mix(from, to, step / steps), share);
      return [x, y + up, side * (z + out)];
    });
  return { at, sheerAt, halfAt, shareAt, edge, lines };
}

const crowded = (u) => 1 - (1 - u) ** 1.25;

/** The shell: both sides and the transom. Points lie closer where the bow bends. */
export function shell(solid, hull, skin) {
  for (const side of [1, -1])
    sheet(solid, skin, 96, 36, (u, v) => {
      const [x, y, z] = hull.at(crowded(u), v);
      return [x, y, z * side];
    });
  sheet(solid, skin, 24, 36, (u, v) => {
    const [x, y, z] = hull.at(0, v);
    return [x - Math.cos((u - 0.5) * Math.PI) * (hull.lines.round ?? 0.06), y, z * (u * 2 - 1)];
  });
}

/** A deck `below` metres under the sheer, between two shares of the length. */
export function deck(solid, hull, skin, { below = 0, from = 0, to = 1, crown = 0.04, share = 1 }) {
  sheet(solid, skin, 80, 12, (u, v) => {
    const [x, y, z] = hull.at(mix(from, to, u), share);
    const across = v * 2 - 1;
    return [x, y - below + crown * (1 - across * across), -z * across * 0.985];
  });
}

/** A strake, cap rail or rope along the whole edge, both sides. */
export function alongEdge(solid, hull, skin, radius, options = {}) {
  for (const side of [1, -1])
    tube(solid, skin, hull.edge(options.from ?? 0, options.to ?? 1, 90, { ...options, side }), radius, {
      sides: options.sides ?? 10,
      flat: options.flat ?? 1,
    });
}
