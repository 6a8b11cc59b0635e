/** Solids as triangles, in metres: x along the boat to the bow, y up from the water, z towards the viewer. */

/** What a picture is made of; `skins` are the surfaces by number. */
export const createSolid = () => ({ corners: [], normals: [], places: [], skin_of: [], skins: [] });

const skinNumber = (solid, skin) => {
  const known = solid.skins.indexOf(skin);
  if (known >= 0) return known;
  solid.skins.push(skin);
  return solid.skins.length - 1;
};

const minus = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a) => {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** A curved sheet: `at(u, v)` for u and v from 0 to 1. `round` says whether u comes back to where it began. */
export function sheet(solid, skin, columns, rows, at, { round = false } = {}) {
  const number = skinNumber(solid, skin);
  const points = [];
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) points.push(at(column / columns, row / rows));
  const point = (column, row) => {
    const across = round ? (column + columns) % columns : Math.min(columns, Math.max(0, column));
    return points[Math.min(rows, Math.max(0, row)) * (columns + 1) + across];
  };
  const normals = points.map((_, index) => {
    const column = index % (columns + 1);
    const row = Math.floor(index / (columns + 1));
    return unit(
      cross(
        minus(point(column + 1, row), point(column - 1, row)),
        minus(point(column, row + 1), point(column, row - 1)),
      ),
    );
  });
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const a = row * (columns + 1) + column;
      const c = a + columns + 1;
      for (const trio of [
        [a, a + 1, c],
        [a + 1, c + 1, c],
      ]) {
        for (const at_index of trio) {
          solid.corners.push(...points[at_index]);
          solid.normals.push(...normals[at_index]);
          solid.places.push(
            (at_index % (columns + 1)) / columns,
            Math.floor(at_index / (columns + 1)) / rows,
          );
        }
        solid.skin_of.push(number);
      }
    }
}

/** A bent round bar through points; `radius` is a length or a function of the share of the way. */
export function tube(solid, skin, points, radius, { sides = 10, closed_ends = true, flat = 1 } = {}) {
  const rows = points.length - 1;
  const thick = typeof radius === 'function' ? radius : () => radius;
  // The ring is carried along without turning, so that flattened bars and bodies keep their broad side.
  let side = null;
  const frames = points.map((point, index) => {
    const along = unit(minus(points[Math.min(rows, index + 1)], points[Math.max(0, index - 1)]));
    if (side === null) side = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const drift = side[0] * along[0] + side[1] * along[1] + side[2] * along[2];
    side = unit(side.map((part, axis) => part - along[axis] * drift));
    return { point, side, up: cross(side, along) };
  });
  const ring = (u, row, share) => {
    const { point, side: beside, up } = frames[row];
    const cos = Math.cos(u * 2 * Math.PI) * share;
    const sin = Math.sin(u * 2 * Math.PI) * share * flat;
    return [0, 1, 2].map((part) => point[part] + beside[part] * cos + up[part] * sin);
  };
  sheet(solid, skin, sides, rows, (u, v) => ring(u, Math.round(v * rows), thick(v)), { round: true });
  if (closed_ends)
    for (const row of [0, rows])
      sheet(solid, skin, sides, 1, (u, v) => ring(u, row, thick(row / rows) * (1 - v)), { round: true });
}

/** A block between two corners, its edges sharp. */
export function block(solid, skin, [x0, y0, z0], [x1, y1, z1]) {
  const faces = [
    [
      [x0, y0, z1],
      [x1, y0, z1],
      [x0, y1, z1],
    ],
    [
      [x1, y0, z0],
      [x0, y0, z0],
      [x1, y1, z0],
    ],
    [
      [x1, y0, z1],
      [x1, y0, z0],
      [x1, y1, z1],
    ],
    [
      [x0, y0, z0],
      [x0, y0, z1],
      [x0, y1, z0],
    ],
    [
      [x0, y1, z1],
      [x1, y1, z1],
      [x0, y1, z0],
    ],
    [
      [x0, y0, z0],
      [x1, y0, z0],
      [x0, y0, z1],
    ],
  ];
  for (const [origin, right, up] of faces)
    sheet(solid, skin, 1, 1, (u, v) =>
      origin.map((part, index) => part + (right[index] - part) * u + (up[index] - part) * v),
    );
}

/** A place on a ring's outline. */
const outline = ({ from, to, half, y, square, taper = 0 }, u) => {
  const angle = u * 2 * Math.PI;
  const power = 2 / square;
  const bend = (value) => Math.sign(value) * Math.abs(value) ** power;
  const middle = (from + to) / 2;
  const ahead = bend(Math.cos(angle));
  return [
    middle + (ahead * (to - from)) / 2,
    y,
    bend(Math.sin(angle)) * half * (1 - (taper * (ahead + 1)) / 2),
  ];
};

/** Rings of rounded plan, one above the other, closed on top: cabins, cushions, wheels of cheese. */
export function loft(solid, skin, rings, { sides = 64, lid = skin, crown = 0.04 } = {}) {
  // Between two rings lie three more, so that no facet shows its edge in low light.
  const spread = curve(
    rings.map((ring) => [ring.from, ring.to, ring.half]),
    (rings.length - 1) * 4,
  ).map(([from, to, half], step) => {
    const place = step / 4;
    const low = rings[Math.floor(place)];
    const high = rings[Math.min(rings.length - 1, Math.floor(place) + 1)];
    const share = place % 1;
    const between = (key) => (low[key] ?? 0) + ((high[key] ?? 0) - (low[key] ?? 0)) * share;
    return { from, to, half, y: between('y'), square: between('square'), taper: between('taper') };
  });
  sheet(
    solid,
    skin,
    sides,
    spread.length - 1,
    (u, v) => outline(spread[Math.round(v * (spread.length - 1))], u),
    {
      round: true,
    },
  );
  const top = rings[rings.length - 1];
  const middle = (top.from + top.to) / 2;
  sheet(
    solid,
    lid,
    sides,
    6,
    (u, v) => {
      const [x, y, z] = outline(top, u);
      return [middle + (x - middle) * (1 - v), y + crown * (1 - (1 - v) ** 2), z * (1 - v)];
    },
    { round: true },
  );
}

/** An egg: a ball with three radii. */
export function ball(solid, skin, [x, y, z], [a, b, c], sides = 20) {
  sheet(
    solid,
    skin,
    sides,
    Math.ceil(sides / 2),
    (u, v) => {
      const angle = u * 2 * Math.PI;
      const down = v * Math.PI;
      return [
        x + a * Math.sin(down) * Math.cos(angle),
        y + b * Math.cos(down),
        z + c * Math.sin(down) * Math.sin(angle),
      ];
    },
    { round: true },
  );
}

/** A smooth curve through points (Catmull–Rom), for ropes and rails. */
export function curve(points, steps) {
  const at = (index) => points[Math.min(points.length - 1, Math.max(0, index))];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const place = (step / steps) * (points.length - 1);
    const index = Math.min(points.length - 2, Math.floor(place));
    const t = place - index;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return [0, 1, 2].map(
      (part) =>
        0.5 *
        (2 * b[part] +
          (c[part] - a[part]) * t +
          (2 * a[part] - 5 * b[part] + 4 * c[part] - d[part]) * t * t +
          (3 * b[part] - a[part] - 3 * c[part] + d[part]) * t ** 3),
    );
  });
}
