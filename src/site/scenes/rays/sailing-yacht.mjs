/** A sailing yacht of ten and a half metres with overhangs, a low coachroof and a mast that leaves the picture. */
import { smooth } from '../noise.mjs';
import { grabRail, hatch } from './deck-gear.mjs';
import { alongEdge, createHull, deck, shell } from './hull.mjs';
import { gelcoat, glass, plain, steel, teak, topsides, varnish } from './skins.mjs';
import { curve, loft, sheet, tube } from './solid.mjs';

const SAILING_HULL = createHull({
  sheer: (u) => 0.84 + 0.1 * (1 - u) ** 2 + 0.42 * Math.max(0, (u - 0.25) / 0.75) ** 2,
  keel: (u) =>
    -0.62 + 0.78 * Math.max(0, (0.16 - u) / 0.16) ** 1.3 + 0.32 * Math.max(0, (u - 0.7) / 0.3) ** 1.5,
  half: (u) =>
    1.62 *
    (0.62 + 0.38 * smooth(-0.1, 0.45, u)) *
    Math.max(0, 1 - Math.max(0, (u - 0.46) / 0.54) ** 2.1) ** 0.95,
  full: (u) => 0.36 + 0.42 * smooth(0.45, 1, u),
  tumble: () => 0.1,
  stern: (s) => -5.35 + 0.55 * s,
  stem: (s) => 5.25 - 1.5 * (1 - s) ** 1.15,
  round: 0.1,
});

function roofSkin(care) {
  const shell_skin = gelcoat([0.54, 0.53, 0.49], care, { foot: 0.9 });
  const pane = glass(care);
  return (s, x, y, z, u, v) => {
    const low = 1.0 + (x + 1) * 0.02;
    if (Math.abs(z) > 0.45 && x > -1.3 && x < 1.5 && y > low && y < low + 0.14 * (1 - ((x - 0.1) / 1.5) ** 4))
      pane(s, x, y, z, u, v);
    else shell_skin(s, x, y, z, u, v);
  };
}

/** The mainsail in its cover on the boom, with the folds that ties press into it. */
function cover(solid) {
  const cloth = plain([0.02, 0.045, 0.09], 0.9);
  sheet(
    solid,
    (s, x, y) => {
      cloth(s);
      const weave = 0.94 + 0.12 * Math.sin(x * 34) * Math.sin(y * 60);
      s.r *= weave;
      s.g *= weave;
      s.b *= weave;
    },
    24,
    70,
    (u, v) => {
      const angle = u * 2 * Math.PI;
      const x = 0.72 - v * 4.1;
      const tie = 1 - 0.14 * Math.abs(Math.cos(v * Math.PI * 6)) ** 18;
      const high = (0.36 * (1 - v) ** 1.4 + 0.13) * tie;
      return [
        x,
        1.98 + high * 0.62 + Math.sin(angle) * high,
        Math.cos(angle) * (0.09 + 0.05 * (1 - v)) * tie,
      ];
    },
    { round: true },
  );
}

/** Adds the yacht. `care` 1 is kept, 0 is neglected; `color` is the hull's. */
export function sailingYacht(
  solid,
  { care = 1, color = [0.004, 0.011, 0.03], bottom = [0.012, 0.03, 0.06] } = {},
) {
  const hull = SAILING_HULL;
  const metal = steel(care);
  const wood = varnish(care);
  const spar = steel(1, [0.62, 0.63, 0.62]);
  shell(
    solid,
    hull,
    topsides({ color, bottom, cove: [0.6, 0.45, 0.2], sheer: hull.sheerAt, care, line: 0.03 }),
  );
  deck(solid, hull, teak({ care }), { share: 0.985, crown: 0.06 });
  alongEdge(solid, hull, wood, 0.03, { up: 0.015, flat: 0.8 });
  loft(
    solid,
    roofSkin(care),
    [
      { from: -1.7, to: 2.6, half: 0.98, y: 0.8, square: 4, taper: 0.36 },
      { from: -1.68, to: 2.4, half: 0.95, y: 1.1, square: 4, taper: 0.36 },
      { from: -1.64, to: 2.1, half: 0.86, y: 1.2, square: 4, taper: 0.36 },
    ],
    { sides: 112, crown: 0.1 },
  );
  hatch(solid, [1.5, 1.245, 0], { care });
  for (const side of [1, -1])
    grabRail(solid, wood, (share) => {
      const x = -1.1 + 2.3 * share;
      return [x, 1.252, side * (0.43 - 0.054 * x)];
    });
  loft(
    solid,
    gelcoat([0.52, 0.51, 0.47], care, { foot: 0.8 }),
    [
      { from: -4.2, to: -1.6, half: 1.12, y: 0.85, square: 6 },
      { from: -4.2, to: -1.6, half: 1.1, y: 1.1, square: 6 },
    ],
    { crown: 0.01, lid: teak({ care }) },
  );
  tube(
    solid,
    spar,
    [
      [0.8, 1.2, 0],
      [0.78, 14, 0],
    ],
    0.085,
    { flat: 1.3 },
  );
  tube(
    solid,
    spar,
    [
      [0.72, 1.9, 0],
      [-3.5, 1.98, 0],
    ],
    0.055,
  );
  cover(solid);
  tube(
    solid,
    plain([0.66, 0.65, 0.6], 0.7),
    [
      [5.05, 1.5, 0],
      [0.95, 13.4, 0],
    ],
    0.035,
  );
  tube(
    solid,
    metal,
    [
      [-4.75, 0.95, 0],
      [0.7, 13.8, 0],
    ],
    0.006,
  );
  for (const side of [1, -1]) {
    for (const foot of [0.35, 0.85, 1.2])
      tube(
        solid,
        metal,
        [
          [foot, 1.02, side * 1.46],
          [0.78, foot === 0.85 ? 13 : 7.4, side * 0.06],
        ],
        0.007,
      );
    tube(
      solid,
      spar,
      [
        [0.78, 7.2, 0],
        [0.72, 7.25, side * 0.95],
      ],
      0.025,
    );
    const posts = [0.09, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.9, 0.985].map((u) => {
      const [x, y, z] = hull.at(u, 1);
      return [x, y, side * z * 0.96];
    });
    for (const [x, y, z] of posts)
      tube(
        solid,
        metal,
        [
          [x, y, z],
          [x, y + 0.58, z],
        ],
        0.012,
      );
    for (const up of [0.3, 0.58])
      tube(
        solid,
        metal,
        curve(
          posts.map(([x, y, z]) => [x, y + up, z]),
          60,
        ),
        up === 0.58 ? 0.0065 : 0.005,
      );
    const [bow, stern] = [posts.slice(-2), posts.slice(0, 2)];
    tube(
      solid,
      metal,
      curve(
        [
          [bow[0][0], bow[0][1] + 0.6, bow[0][2]],
          [bow[1][0], bow[1][1] + 0.62, bow[1][2]],
          [5.42, 1.96, 0],
        ],
        20,
      ),
      0.014,
    );
    tube(
      solid,
      metal,
      curve(
        [
          [stern[1][0], stern[1][1] + 0.6, stern[1][2]],
          [stern[0][0], stern[0][1] + 0.62, stern[0][2]],
          [-4.86, 1.55, side * 0.5],
        ],
        20,
      ),
      0.014,
    );
    tube(
      solid,
      metal,
      [
        [-2.2, 1.12, side * 0.98],
        [-2.2, 1.28, side * 0.98],
      ],
      0.07,
    );
  }
  tube(
    solid,
    wood,
    curve(
      [
        [-4.3, 1.15, 0],
        [-3.7, 1.42, 0],
        [-3.0, 1.46, 0],
      ],
      16,
    ),
    0.024,
  );
}
