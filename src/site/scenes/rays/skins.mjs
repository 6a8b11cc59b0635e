/** Surfaces of boats and harbours, kept or tired. A skin writes colour (linear), gloss and unevenness of one place. */
import { layered, mix, noise, smooth } from '../noise.mjs';
import { blend, spots, tire, weathered } from './neglect.mjs';

const set = (s, [r, g, b], f0, rough) => {
  s.r = r;
  s.g = g;
  s.b = b;
  s.f0 = f0;
  s.rough = rough;
};
/** Gelcoat or paint of one colour. `care` 1 is a mirror, 0 has seen neither wax nor water for years. */
export const gelcoat =
  (color, care, { foot = 0 } = {}) =>
  (s, x, y, z) => {
    set(s, color, 0.075, 0.035);
    if (care < 1) tire(s, x, y, z, 1 - care, { foot, top: foot + 0.9, wet: 0.45 });
    else {
      const swell = (layered(x * 0.9, y * 1.1 + z, 2) - 0.5) * 0.02;
      s.bx = swell;
      s.by = swell;
    }
  };

const BOOT = [0.72, 0.7, 0.64];

/** The side of a hull from antifouling to cove line. `sheer(x)` gives the deck edge's height. */
export const topsides =
  ({ color, bottom, cove = null, sheer, care, line = 0.02, aft = -5.5 }) =>
  (s, x, y, z) => {
    const down = sheer(x) - y;
    set(s, color, 0.16, 0.02);
    if (y < line) {
      set(s, bottom, 0.03, 0.55);
    } else if (y < line + 0.075 && y > line + 0.012) set(s, BOOT, 0.06, 0.08);
    else if (cove && down > 0.2 && down < 0.222) set(s, cove, 0.3, 0.2);
    else {
      const swell = (layered(x * 0.8, y * 1.6, 2) - 0.5) * 0.016;
      s.bx = swell;
      s.by = swell * 0.7;
    }
    if (care < 1) tire(s, x, y, z, 1 - care, { foot: line + 0.02, top: sheer(x) - 0.03, aft });
  };

/** Planks with dark caulking. `across` picks the coordinate over which the planks lie side by side. */
export const teak =
  ({ care, plank = 0.055, across = 'z', caulk = true, warm = 1 }) =>
  (s, x, y, z) => {
    const side = across === 'z' ? z : across === 'y' ? y : x;
    const along = across === 'x' ? z : x;
    const row = Math.floor(side / plank);
    const inside = side / plank - row;
    const shade =
      noise(row * 7.3, 2) * 0.5 + noise(row * 3.1, Math.floor(along / 1.9 + noise(row, 9) * 3)) * 0.5;
    const fibre = layered(along * 3 + row * 11, side * 260, 3);
    const figure = layered(along * 1.2 + row * 5, side * 34 + row, 2);
    const kept = [0.43 * warm, 0.2, 0.075];
    set(s, kept, 0.03, 0.5);
    blend(s, [0.22, 0.085, 0.025], (fibre - 0.3) * 0.8 + (figure - 0.5) * 0.6);
    s.r *= 0.78 + shade * 0.45;
    s.g *= 0.78 + shade * 0.42;
    s.b *= 0.8 + shade * 0.36;
    s.by = (fibre - 0.5) * 0.1;
    if (care < 1) weathered(s, along, side, row, inside, fibre, 1 - care);
    else s.rough = 0.36;
    if (caulk) {
      const edge = Math.min(inside, 1 - inside) * plank;
      if (edge < 0.0032) {
        set(s, care < 1 ? [0.05, 0.05, 0.045] : [0.008, 0.008, 0.008], 0.03, 0.5);
        s.by = 0;
        if (care < 1 && noise(along * 9, row * 3.3) > 0.55) blend(s, [0.12, 0.12, 0.09], 0.8);
      }
    }
  };

/** Varnished wood: rails, tillers, masts. */
export const varnish =
  (care, tint = 1) =>
  (s, x, y, z) => {
    const fibre = layered(x * 2, y * 60 + z * 60, 3);
    set(s, [0.3 * tint, 0.115 * tint, 0.032 * tint], 0.06, 0.08);
    blend(s, [0.13, 0.04, 0.012], fibre * 0.7);
    if (care < 1) {
      blend(s, [0.26, 0.22, 0.17], (1 - care) * (0.45 + 0.5 * layered(x * 3, z * 3 + y * 3, 3)));
      s.rough = mix(s.rough, 0.7, 1 - care);
      s.f0 = mix(s.f0, 0.02, 1 - care);
    }
  };

/** Polished stainless steel; tired steel has a tea-coloured bloom. */
export const steel =
  (care, tint = [0.82, 0.83, 0.82]) =>
  (s, x, y, z) => {
    set(s, tint, 0.72, 0.07);
    s.metal = 1;
    if (care < 1) {
      const bloomed = smooth(0.36, 0.66, layered(x * 11, y * 11 + z * 9, 4));
      const pits = smooth(0.62, 0.8, noise(x * 60 + z * 40, y * 60));
      s.rough = 0.38;
      blend(s, [0.52, 0.49, 0.43], (1 - care) * 0.7);
      blend(s, [0.42, 0.22, 0.09], (1 - care) * bloomed * 0.85);
      blend(s, [0.16, 0.06, 0.02], (1 - care) * pits * bloomed * 0.8);
      s.f0 = mix(s.f0, 0.42, 1 - care);
    }
  };

export const glass =
  (care = 1) =>
  (s, x, y, z) => {
    set(s, [0.012, 0.017, 0.019], 0.08, 0.02);
    if (care < 1) {
      blend(
        s,
        [0.32, 0.31, 0.27],
        (1 - care) * (0.25 + 0.5 * smooth(0.4, 0.8, layered(x * 3 + z, y * 2, 4))),
      );
      blend(s, [0.36, 0.35, 0.31], (1 - care) * 0.35 * smooth(0.62, 0.85, noise(x * 26 + z * 20, y * 1.6)));
      blend(s, [0.46, 0.45, 0.41], (1 - care) * 0.45 * spots(x + z, y, 27));
      blend(s, [0.42, 0.41, 0.37], (1 - care) * 0.4 * spots(x + z + 5, y, 46));
      s.rough = 0.5;
      s.f0 = 0.03;
    }
  };

/** Anything plain: cloth, rubber, stone at a distance. */
export const plain =
  (color, rough = 0.8, f0 = 0.03) =>
  (s) =>
    set(s, color, f0, rough);

/** Laid rope: strands turn around it. `turns` is how often along the way. */
export const rope = (color, turns) => (s, _x, _y, _z, u, v) => {
  const strand = Math.abs(((u * 3 + v * turns) % 1) - 0.5) * 2;
  const fibre = noise(u * 60 + v * turns * 8, v * turns * 2);
  set(s, color, 0.02, 0.9);
  const dark = 0.55 + 0.45 * smooth(0, 0.4, strand);
  s.r *= dark * (0.75 + fibre * 0.4);
  s.g *= dark * (0.75 + fibre * 0.4);
  s.b *= dark * (0.72 + fibre * 0.4);
  s.by = (strand - 0.5) * 0.5;
};
