/** A displacement motor yacht of eleven metres: flared bow, wheelhouse with a long roof, aft cockpit. */
import { smooth } from '../noise.mjs';
import { ensign } from './deck-gear.mjs';
import { alongEdge, createHull, deck, shell } from './hull.mjs';
import { gelcoat, glass, plain, steel, teak, topsides, varnish } from './skins.mjs';
import { ball, block, curve, loft, tube } from './solid.mjs';

const MOTOR_HULL = createHull({
  sheer: (u) => 1.2 + 0.1 * (1 - u) ** 2 + 0.74 * Math.max(0, (u - 0.3) / 0.7) ** 2.1,
  keel: (u) => -0.75 + 0.25 * Math.max(0, u - 0.82) ** 1.2,
  half: (u) =>
    1.72 *
    (0.86 + 0.14 * smooth(0, 0.35, u)) *
    Math.max(0, 1 - Math.max(0, (u - 0.42) / 0.58) ** 2.5) ** 0.92,
  full: (u) => 0.2 + 0.66 * smooth(0.35, 1, u) ** 1.3,
  tumble: (u) => 0.28 * smooth(0.4, 0, u),
  stern: (s) => -5.5 + 0.1 * (1 - s),
  stem: (s) => 5.55 - 1.05 * (1 - s) ** 1.25,
});

const WINDOWS = [
  [-1.42, -0.36],
  [-0.26, 0.8],
  [0.9, 1.86],
];

function houseSkin(care) {
  const shell_skin = gelcoat([0.52, 0.51, 0.47], care, { foot: 1.2, top: 1.87, wet: 0.6 });
  const pane = glass(care);
  return (s, x, y, z, u, v) => {
    const lean = x - (2.2 - y) * 0.55 * smooth(0.9, 2, x);
    const low = 1.86 + 0.03 * x;
    const side = Math.abs(z) > 1.02;
    const inside = WINDOWS.some(([from, to]) => lean > from && lean < to);
    if (y > low && y < 2.33 && ((side && inside) || (!side && x > 1 && Math.abs(Math.abs(z) - 0.5) > 0.03)))
      pane(s, x, y, z, u, v);
    else shell_skin(s, x, y, z, u, v);
  };
}

function trunkSkin(care) {
  const shell_skin = gelcoat([0.52, 0.51, 0.47], care, { foot: 1.3 });
  const pane = glass(care);
  return (s, x, y, z, u, v) => {
    const place = [2.55, 3.15].some(
      (middle) => ((x - middle) / 0.2) ** 4 + ((y - 1.74 - (x - 2.5) * 0.09) / 0.085) ** 4 < 1,
    );
    if (place && Math.abs(z) > 0.4) pane(s, x, y, z, u, v);
    else shell_skin(s, x, y, z, u, v);
  };
}

/** Adds the yacht. `care` 1 is kept, 0 is neglected; `color` is the hull's. */
export function motorYacht(
  solid,
  { care = 1, color = [0.003, 0.02, 0.014], bottom = [0.1, 0.016, 0.012] } = {},
) {
  const hull = MOTOR_HULL;
  const topside = topsides({
    color,
    bottom,
    cove: [0.55, 0.38, 0.14],
    lights: [-1.3, 0.2, 1.55, 2.75],
    sheer: hull.sheerAt,
    care,
  });
  shell(solid, hull, topside);
  const wood = varnish(care);
  const metal = steel(care);
  deck(solid, hull, teak({ care }), { share: 0.89 });
  alongEdge(solid, hull, wood, 0.045, { up: 0.02, flat: 0.7 });
  alongEdge(solid, hull, metal, 0.018, { share: 0.86, out: 0.012 });

  loft(
    solid,
    houseSkin(care),
    [
      { from: -1.75, to: 2.7, half: 1.24, y: 0.95, square: 7 },
      { from: -1.72, to: 2.52, half: 1.22, y: 1.8, square: 7 },
      { from: -1.66, to: 2.14, half: 1.16, y: 2.2, square: 7 },
      { from: -1.6, to: 1.86, half: 1.1, y: 2.46, square: 7 },
    ],
    { sides: 128 },
  );
  const roof = gelcoat([0.54, 0.53, 0.49], care, { foot: 2.2 });
  loft(
    solid,
    roof,
    [
      { from: -3.7, to: 2.02, half: 1.24, y: 2.43, square: 5 },
      { from: -3.78, to: 2.14, half: 1.3, y: 2.47, square: 5 },
      { from: -3.74, to: 2.08, half: 1.27, y: 2.53, square: 5 },
    ],
    { sides: 96, crown: 0.1 },
  );
  loft(
    solid,
    trunkSkin(care),
    [
      { from: 1.9, to: 4.1, half: 1.02, y: 1.1, square: 3, taper: 0.42 },
      { from: 1.9, to: 4.0, half: 0.99, y: 1.68, square: 3, taper: 0.42 },
      { from: 1.9, to: 3.7, half: 0.9, y: 1.9, square: 3, taper: 0.4 },
      { from: 1.9, to: 3.45, half: 0.82, y: 1.96, square: 3, taper: 0.4 },
    ],
    { sides: 96, crown: 0.05 },
  );
  for (const side of [1, -1]) {
    tube(
      solid,
      metal,
      [
        [-3.45, 2.45, side * 1.14],
        [-3.6, 1.1, side * 1.3],
      ],
      0.028,
    );
    tube(
      solid,
      metal,
      curve(
        [
          [-3.5, 1.28, side * 1.5],
          [-4.4, 1.72, side * 1.5],
          [-5.3, 1.75, side * 1.4],
          [-5.42, 1.3, side * 1.38],
        ],
        24,
      ),
      0.017,
    );
    const feet = [0.56, 0.65, 0.74, 0.82, 0.9, 0.965];
    for (const u of feet) {
      const [x, y, z] = hull.at(u, 1);
      tube(
        solid,
        metal,
        [
          [x, y, side * z * 0.97],
          [x + 0.03, y + 0.5, side * z * 0.97],
        ],
        0.013,
      );
    }
    const rail = [0.5, ...feet, 0.995].map((u, index) => {
      const [x, y, z] = hull.at(u, 1);
      return [
        x + (index === 7 ? 0.14 : 0.03),
        y + (index === 0 ? 0.05 : 0.5 + (index === 7 ? 0.04 : 0)),
        side * (z * 0.97 + 0.01),
      ];
    });
    tube(solid, metal, curve(rail, 60), 0.018);
  }
  block(solid, gelcoat([0.55, 0.54, 0.5], care, { foot: 1 }), [-5.1, 0.9, -1.1], [-4.55, 1.45, 1.1]);
  loft(solid, plain([0.5, 0.45, 0.36], 0.95), [
    { from: -5.05, to: -4.5, half: 1.08, y: 1.45, square: 6 },
    { from: -5.05, to: -4.5, half: 1.08, y: 1.54, square: 6 },
  ]);
  tube(
    solid,
    metal,
    [
      [-0.6, 2.6, 0],
      [-0.85, 3.35, 0],
    ],
    0.04,
  );
  tube(
    solid,
    metal,
    [
      [-0.74, 3.05, -0.4],
      [-0.74, 3.05, 0.4],
    ],
    0.02,
  );
  ball(solid, gelcoat([0.7, 0.7, 0.66], 1), [-0.55, 2.92, 0], [0.22, 0.1, 0.22]);
  tube(
    solid,
    metal,
    [
      [-0.85, 3.3, 0],
      [-0.9, 4.1, 0],
    ],
    0.008,
  );
  tube(
    solid,
    wood,
    [
      [-5.45, 1.3, 0],
      [-5.85, 2.2, 0],
    ],
    0.016,
  );
  ensign(solid, [-5.84, 2.16, 0], 0.42);
  const [stern_x, stern_y, stern_z] = hull.at(0, 1);
  tube(
    solid,
    wood,
    Array.from({ length: 17 }, (_, index) => {
      const across = index / 8 - 1;
      return [stern_x - 0.06 * Math.cos((across * Math.PI) / 2), stern_y + 0.02, stern_z * across];
    }),
    0.045,
    { flat: 0.7 },
  );
}
