/** Lights in which boats are seen. */

const DAWN_SUN = [0.82, 0.16, -0.45];

export const DAWN = {
  sun: DAWN_SUN,
  sun_color: [1.9, 1.05, 0.52],
  sun_size: 0.06,
  horizon: [0.78, 0.56, 0.4],
  low: [0.36, 0.43, 0.44],
  high: [0.1, 0.2, 0.25],
  zenith: [0.03, 0.085, 0.13],
  glow: { color: [1, 0.62, 0.32], wide: 0.55, core: 0.9, disc: 6 },
  cloud: { cover: 0.5, size: 0.55, weight: 0.7, dark: [0.16, 0.21, 0.25], lit: [1.05, 0.66, 0.45] },
  shore: { height: 0.032, color: [0.02, 0.04, 0.042] },
  water: [0.006, 0.022, 0.022],
  away: 0.6,
};

/** A bright morning with thin cloud: what a craftsman likes to judge a hull by. */
export const MORNING = {
  sun: [0.5, 0.52, 0.62],
  sun_color: [2.0, 1.75, 1.4],
  sun_size: 0.08,
  horizon: [0.9, 0.8, 0.68],
  low: [0.58, 0.66, 0.7],
  high: [0.2, 0.35, 0.47],
  zenith: [0.07, 0.16, 0.27],
  glow: { color: [1, 0.85, 0.65], wide: 0.2, core: 0.3, disc: 5 },
  cloud: { cover: 0.62, size: 0.5, weight: 0.8, dark: [0.42, 0.48, 0.53], lit: [1.1, 1.02, 0.92] },
  shore: { height: 0.04, color: [0.045, 0.07, 0.055] },
  water: [0.01, 0.03, 0.028],
  away: 0.85,
};

/** Dawn with the sun behind the viewer's left shoulder, so that a side that faces him carries the whole sky. */
export const DAWN_AFT = { ...DAWN, sun: [-0.88, 0.13, 0.5], glow: { ...DAWN.glow, wide: 0.75 } };
