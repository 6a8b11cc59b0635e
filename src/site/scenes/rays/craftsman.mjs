/** A craftsman at work, built of limbs; he is seen from the side or behind, in low light. */
import { layered } from '../noise.mjs';
import { plain } from './skins.mjs';
import { ball, curve, tube } from './solid.mjs';

const cloth =
  (color, fold = 0.35) =>
  (s, x, y, z) => {
    plain(color, 0.85)(s);
    s.bx = (layered(x * 7 + y * 3, y * 5 + z * 6, 3) - 0.5) * fold;
    s.by = (layered(y * 6 + 9, x * 6 + z * 4, 3) - 0.5) * fold;
  };

const limb = (solid, skin, points, [from, middle, to]) =>
  tube(
    solid,
    skin,
    curve(points, 14),
    (share) =>
      share < 0.5 ? from + (middle - from) * share * 2 : middle + (to - middle) * (share - 0.5) * 2,
    { sides: 16 },
  );

/**
 * Places are joints in metres: foot, knee and hip, shoulder, elbow and hand of both sides, and the head.
 * `near` joints are the viewer's side.
 */
export function craftsman(
  solid,
  {
    hips,
    chest,
    neck,
    head,
    arms,
    legs,
    coat = [0.02, 0.05, 0.04],
    trousers = [0.018, 0.02, 0.024],
    cap = [0.012, 0.02, 0.02],
    flat = 1.1,
    round = 1,
    face = [0, 0, -1],
  },
) {
  const jacket = cloth(coat);
  const skin = plain([0.34, 0.18, 0.12], 0.6);
  const legs_skin = cloth(trousers);
  tube(
    solid,
    jacket,
    curve(
      [
        hips,
        [(hips[0] + chest[0]) / 2 - 0.02, (hips[1] + chest[1]) / 2, (hips[2] + chest[2]) / 2],
        chest,
        neck,
      ],
      18,
    ),
    (share) => (share < 0.6 ? 0.158 + share * 0.05 : 0.188 - (share - 0.6) ** 1.3 * 0.34) * round,
    { sides: 28, flat },
  );
  ball(
    solid,
    legs_skin,
    [hips[0], hips[1] - 0.02, hips[2]],
    [0.15 * round * Math.max(1, flat * 0.82), 0.14, 0.14 * round],
  );
  for (const { shoulder, elbow, hand } of arms) {
    ball(solid, jacket, shoulder, [0.078, 0.08, 0.078], 16);
    limb(
      solid,
      jacket,
      [
        neck,
        [(neck[0] + shoulder[0]) / 2, (neck[1] + shoulder[1]) / 2 + 0.015, (neck[2] + shoulder[2]) / 2],
        shoulder,
      ],
      [0.06, 0.075, 0.078],
    );
    limb(solid, jacket, [shoulder, elbow, hand], [0.077, 0.06, 0.046]);
    ball(solid, skin, hand, [0.05, 0.052, 0.045], 14);
  }
  for (const { hip, knee, foot, toe } of legs) {
    limb(solid, legs_skin, [hip, knee, foot], [0.115, 0.082, 0.062]);
    const shoe = plain([0.014, 0.013, 0.012], 0.6);
    const way = [toe[0] - foot[0], toe[1] - foot[1], toe[2] - foot[2]];
    const along = (share, up) => [
      foot[0] + way[0] * share,
      foot[1] + way[1] * share - up,
      foot[2] + way[2] * share,
    ];
    tube(
      solid,
      shoe,
      curve([along(-0.22, 0.02), along(0.1, 0.0), along(0.6, 0.012), along(1.02, 0.02)], 16),
      (share) => 0.05 * Math.sin(Math.PI * (0.14 + share * 0.74)) ** 0.5,
      { sides: 18 },
    );
    ball(solid, shoe, along(0.98, 0.016), [0.046, 0.034, 0.046], 16);
  }
  tube(
    solid,
    skin,
    [neck, [(neck[0] + head[0]) / 2, (neck[1] + head[1]) / 2, (neck[2] + head[2]) / 2]],
    0.062,
  );
  ball(solid, skin, head, [0.088, 0.122, 0.09], 24);
  const ahead = (far, up) => [head[0] + face[0] * far, head[1] + face[1] * far + up, head[2] + face[2] * far];
  ball(solid, skin, ahead(0.092, -0.008), [0.014, 0.02, 0.014], 12);
  ball(solid, skin, ahead(0.034, -0.078), [0.048, 0.045, 0.048], 16);
  const crown = plain(cap, 0.9);
  ball(solid, crown, ahead(-0.012, 0.04), [0.102, 0.1, 0.1], 24);
  ball(solid, crown, ahead(0.095, 0.05), [0.075, 0.012, 0.075], 18);
  // Collar and the jacket's skirt over the hips.
  tube(
    solid,
    jacket,
    curve(
      [
        [neck[0], neck[1] - 0.045, neck[2]],
        [neck[0] + (head[0] - neck[0]) * 0.4, neck[1] + 0.02, neck[2] + (head[2] - neck[2]) * 0.4],
      ],
      4,
    ),
    (share) => 0.086 - share * 0.012,
    { sides: 20 },
  );
  const down = [hips[0] - chest[0], hips[1] - chest[1], hips[2] - chest[2]];
  tube(
    solid,
    jacket,
    [-0.2, 0.02, 0.22].map((share) => [
      hips[0] + down[0] * share,
      hips[1] + down[1] * share,
      hips[2] + down[2] * share,
    ]),
    (share) => (0.168 + share * 0.008) * round,
    { sides: 28, flat },
  );
}
