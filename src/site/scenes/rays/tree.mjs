/** Finds what a ray meets: a tree of boxes over the triangles of a solid. */

const LEAF = 4;
const BINS = 10;

/** What `nearest` met last; read it before the next ray. */
export const met = { distance: 0, triangle: -1, u: 0, v: 0 };

const empty = () => [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];

const area = (box) => {
  const [x, y, z] = [box[3] - box[0], box[4] - box[1], box[5] - box[2]];
  return x < 0 ? 0 : x * y + y * z + z * x;
};

export function growTree({ corners, normals, places, skin_of }) {
  const count = skin_of.length;
  const low = new Float64Array(count * 3);
  const high = new Float64Array(count * 3);
  for (let index = 0; index < count; index += 1)
    for (let part = 0; part < 3; part += 1) {
      const [a, b, c] = [0, 3, 6].map((corner) => corners[index * 9 + corner + part]);
      low[index * 3 + part] = Math.min(a, b, c);
      high[index * 3 + part] = Math.max(a, b, c);
    }
  const order = Int32Array.from({ length: count }, (_, index) => index);
  const middle = (index, part) => (low[index * 3 + part] + high[index * 3 + part]) / 2;
  const boxes = [];
  const links = [];

  const bounds = (from, to) => {
    const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    for (let at = from; at < to; at += 1)
      for (let part = 0; part < 3; part += 1) {
        box[part] = Math.min(box[part], low[order[at] * 3 + part]);
        box[part + 3] = Math.max(box[part + 3], high[order[at] * 3 + part]);
      }
    return box;
  };
  const join = (box, index) => {
    for (let part = 0; part < 3; part += 1) {
      box[part] = Math.min(box[part], low[index * 3 + part]);
      box[part + 3] = Math.max(box[part + 3], high[index * 3 + part]);
    }
  };

  /** Where to part a stretch so that rays meet as few boxes as can be. */
  function cut(from, to) {
    let best = { cost: Infinity, part: 0, place: 0 };
    for (let part = 0; part < 3; part += 1) {
      let first = Infinity;
      let last = -Infinity;
      for (let at = from; at < to; at += 1) {
        first = Math.min(first, middle(order[at], part));
        last = Math.max(last, middle(order[at], part));
      }
      if (last - first < 1e-9) continue;
      const bins = Array.from({ length: BINS }, () => ({ box: empty(), count: 0 }));
      for (let at = from; at < to; at += 1) {
        const bin =
          bins[Math.min(BINS - 1, Math.floor(((middle(order[at], part) - first) / (last - first)) * BINS))];
        bin.count += 1;
        join(bin.box, order[at]);
      }
      for (let wall = 1; wall < BINS; wall += 1) {
        const cost = [bins.slice(0, wall), bins.slice(wall)].reduce((sum, side) => {
          const box = empty();
          let inside = 0;
          for (const bin of side) {
            inside += bin.count;
            for (let axis = 0; axis < 3; axis += 1) {
              box[axis] = Math.min(box[axis], bin.box[axis]);
              box[axis + 3] = Math.max(box[axis + 3], bin.box[axis + 3]);
            }
          }
          return sum + area(box) * inside;
        }, 0);
        if (cost < best.cost) best = { cost, part, place: first + ((last - first) * wall) / BINS };
      }
    }
    if (best.cost === Infinity) return Math.floor((from + to) / 2);
    let edge = from;
    for (let at = from; at < to; at += 1)
      if (middle(order[at], best.part) < best.place) {
        [order[at], order[edge]] = [order[edge], order[at]];
        edge += 1;
      }
    return edge === from || edge === to ? Math.floor((from + to) / 2) : edge;
  }

  function grow(from, to) {
    const node = links.length / 2;
    boxes.push(...bounds(from, to));
    links.push(0, 0);
    if (to - from <= LEAF) {
      links[node * 2] = from;
      links[node * 2 + 1] = -(to - from);
      return node;
    }
    const wall = cut(from, to);
    grow(from, wall);
    links[node * 2 + 1] = grow(wall, to);
    return node;
  }
  if (count > 0) grow(0, count);

  const edges = new Float64Array(count * 9);
  order.forEach((index, at) => {
    for (let part = 0; part < 3; part += 1) {
      const origin = corners[index * 9 + part];
      edges[at * 9 + part] = origin;
      edges[at * 9 + 3 + part] = corners[index * 9 + 3 + part] - origin;
      edges[at * 9 + 6 + part] = corners[index * 9 + 6 + part] - origin;
    }
  });
  return {
    count,
    edges,
    order,
    boxes: Float64Array.from(boxes),
    links: Int32Array.from(links),
    normals: Float64Array.from(normals),
    places: Float64Array.from(places),
    skin_of: Int32Array.from(skin_of),
  };
}

const stack = new Int32Array(64);

/** The first triangle on a ray within `limit` metres, in `met`; with `any`, whichever is found first. */
export function nearest(tree, ox, oy, oz, dx, dy, dz, limit, any) {
  met.triangle = -1;
  met.distance = limit;
  if (tree.count === 0) return false;
  const { boxes, links, edges } = tree;
  const ix = 1 / dx;
  const iy = 1 / dy;
  const iz = 1 / dz;
  let depth = 0;
  let node = 0;
  for (;;) {
    const at = node * 6;
    let t0 = (boxes[at] - ox) * ix;
    let t1 = (boxes[at + 3] - ox) * ix;
    let near = t0 < t1 ? t0 : t1;
    let far = t0 < t1 ? t1 : t0;
    t0 = (boxes[at + 1] - oy) * iy;
    t1 = (boxes[at + 4] - oy) * iy;
    near = Math.max(near, t0 < t1 ? t0 : t1);
    far = Math.min(far, t0 < t1 ? t1 : t0);
    t0 = (boxes[at + 2] - oz) * iz;
    t1 = (boxes[at + 5] - oz) * iz;
    near = Math.max(near, t0 < t1 ? t0 : t1);
    far = Math.min(far, t0 < t1 ? t1 : t0);
    if (far >= near && far > 0 && near < met.distance) {
      const link = links[node * 2 + 1];
      if (link > 0) {
        stack[depth] = link;
        depth += 1;
        node += 1;
        continue;
      }
      const from = links[node * 2];
      for (let index = from; index < from - link; index += 1) {
        const e = index * 9;
        const px = dy * edges[e + 8] - dz * edges[e + 7];
        const py = dz * edges[e + 6] - dx * edges[e + 8];
        const pz = dx * edges[e + 7] - dy * edges[e + 6];
        const det = edges[e + 3] * px + edges[e + 4] * py + edges[e + 5] * pz;
        if (det > -1e-12 && det < 1e-12) continue;
        const inverse = 1 / det;
        const sx = ox - edges[e];
        const sy = oy - edges[e + 1];
        const sz = oz - edges[e + 2];
        const u = (sx * px + sy * py + sz * pz) * inverse;
        if (u < 0 || u > 1) continue;
        const qx = sy * edges[e + 5] - sz * edges[e + 4];
        const qy = sz * edges[e + 3] - sx * edges[e + 5];
        const qz = sx * edges[e + 4] - sy * edges[e + 3];
        const v = (dx * qx + dy * qy + dz * qz) * inverse;
        if (v < 0 || u + v > 1) continue;
        const t = (edges[e + 6] * qx + edges[e + 7] * qy + edges[e + 8] * qz) * inverse;
        if (t > 1e-4 && t < met.distance) {
          met.distance = t;
          met.triangle = index;
          met.u = u;
          met.v = v;
          if (any) return true;
        }
      }
    }
    if (depth === 0) break;
    depth -= 1;
    node = stack[depth];
  }
  return met.triangle >= 0;
}
