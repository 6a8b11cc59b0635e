/** What comes back along one ray: skins under sun and sky, water, and what a gloss shows of both. */
import { clamp, layered, noise, smooth } from '../noise.mjs';
import { met, nearest } from './tree.mjs';

const sky = [0, 0, 0];
const around = [0, 0, 0];

/** A skin writes into this what it is like at a place. */
const skin = { r: 0, g: 0, b: 0, f0: 0.04, rough: 0.5, metal: 0, bx: 0, by: 0, bz: 0 };

const HASH = { state: 1 };
const random = () => {
  HASH.state = (Math.imul(HASH.state, 1664525) + 1013904223) >>> 0;
  return HASH.state / 4294967296;
};
export const seedWith = (value) => {
  HASH.state = Math.imul(value ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  for (let turn = 0; turn < 3; turn += 1) random();
};

/** Ripples as slopes; they fade with distance, as they do to the eye. */
const slope = { x: 0, z: 0 };
function ripple(x, z, far, { calm, breeze = 1 }) {
  const gust = smooth(0.35, 0.75, noise(x * 0.05 + 9, z * 0.08)) * breeze;
  const fade = 1 / (1 + far * 0.02);
  slope.x =
    ((layered(x * 0.9, z * 0.9 + 7, 3) - 0.5) * 0.05 + (layered(x * 6 + 31, z * 6, 2) - 0.5) * 0.05 * gust) *
    calm *
    fade;
  slope.z =
    ((layered(x * 0.9 + 50, z * 1.1, 3) - 0.5) * 0.09 +
      (layered(x * 6, z * 7 + 17, 2) - 0.5) * 0.075 * gust) *
    calm *
    fade;
}

/** One view of a world: `result` keeps what belongs to sky, sun and the rest apart, so that each can be smoothed. */
export function createEye({ tree, skins, air, water }) {
  const { mood, sun } = air;
  const result = {
    rest: [0, 0, 0],
    sky: [0, 0, 0],
    sun: [0, 0, 0],
    open: 1,
    lit: 1,
    far: 0,
    nx: 0,
    ny: 0,
    nz: 0,
  };

  const normal = { x: 0, y: 0, z: 0 };
  function read(x, y, z, dx, dy, dz) {
    const at = tree.order[met.triangle];
    const { u, v } = met;
    const w = 1 - u - v;
    const n = tree.normals;
    const i = at * 9;
    let nx = n[i] * w + n[i + 3] * u + n[i + 6] * v;
    let ny = n[i + 1] * w + n[i + 4] * u + n[i + 7] * v;
    let nz = n[i + 2] * w + n[i + 5] * u + n[i + 8] * v;
    const p = tree.places;
    const j = at * 6;
    skin.f0 = 0.04;
    skin.rough = 0.5;
    skin.metal = 0;
    skin.bx = 0;
    skin.by = 0;
    skin.bz = 0;
    skins[tree.skin_of[at]](
      skin,
      x,
      y,
      z,
      p[j] * w + p[j + 2] * u + p[j + 4] * v,
      p[j + 1] * w + p[j + 3] * u + p[j + 5] * v,
    );
    if (nx * dx + ny * dy + nz * dz > 0) {
      nx = -nx;
      ny = -ny;
      nz = -nz;
    }
    nx += skin.bx;
    ny += skin.by;
    nz += skin.bz;
    const length = 1 / Math.hypot(nx, ny, nz);
    normal.x = nx * length;
    normal.y = ny * length;
    normal.z = nz * length;
  }

  /** What a reflection shows: met surfaces plainly lit, water, or the air. */
  const seen = [0, 0, 0];
  function glance(ox, oy, oz, dx, dy, dz) {
    const limit = dy < 0 ? -oy / dy : 1e6;
    if (nearest(tree, ox, oy, oz, dx, dy, dz, limit, false)) {
      const t = met.distance;
      read(ox + dx * t, oy + dy * t, oz + dz * t, dx, dy, dz);
      const { x, y, z } = normal;
      air.even(x, y, z, around);
      const facing = Math.max(0, x * sun[0] + y * sun[1] + z * sun[2]);
      const view = clamp(-(dx * x + dy * y + dz * z));
      const gloss = skin.f0 + (1 - skin.f0) * (1 - view) ** 5 * (1 - skin.rough);
      const twice = 2 * view;
      const tint = [skin.r, skin.g, skin.b];
      air.smeared(dx + x * twice, dy + y * twice, dz + z * twice, sky);
      for (let part = 0; part < 3; part += 1) {
        const body =
          tint[part] * (around[part] * 0.8 + mood.sun_color[part] * facing * 0.7) * (1 - skin.metal);
        seen[part] = body + sky[part] * gloss * (skin.metal ? tint[part] : 1) * 0.8;
      }
      return;
    }
    if (limit < 1e6) {
      ripple(ox + dx * limit, oz + dz * limit, limit + 14, water);
      // From a hull's side the water stands close and steep: its ripples show as drawn-out bands of sky.
      const rx = dx + 2 * slope.x * dy * 4;
      const ry = Math.max(0.01, -dy - Math.abs(slope.z) * 2);
      const rz = dz + 2 * slope.z * dy * 5;
      const scale = 1 / Math.hypot(rx, ry, rz);
      air.clear(rx * scale, ry * scale, rz * scale, sky);
      const mirror = 0.03 + 0.97 * (1 - clamp(-dy)) ** 5;
      const wx = ox + dx * limit;
      const wz = oz + dz * limit;
      const wave = layered(wx * 0.7 + 5 + 0.6 * noise(wz * 3, 4), wz * 4.2 + noise(wx * 1.3, 3) * 1.6, 3);
      const crest = smooth(0.36, 0.76, wave);
      const line = smooth(0.09, 0, Math.abs(wave - 0.53));
      const share = mirror * 0.7 + 0.09 + crest * 0.2 + line * 0.07;
      for (let part = 0; part < 3; part += 1)
        seen[part] = Math.min(6, sky[part]) * share + mood.water[part] * (1 - mirror);
      return;
    }
    air.clear(dx, dy, dz, seen);
    for (let part = 0; part < 3; part += 1) seen[part] = Math.min(seen[part], 9);
  }

  function onWater(ox, oy, oz, dx, dy, dz, t) {
    const x = ox + dx * t;
    const z = oz + dz * t;
    ripple(x, z, t, water);
    const scale = 1 / Math.hypot(slope.x, 1, slope.z);
    const nx = -slope.x * scale;
    const nz = -slope.z * scale;
    const view = -(dx * nx + dy * scale + dz * nz);
    const rx = dx + 2 * view * nx;
    const ry = Math.max(0.004, dy + 2 * view * scale);
    const rz = dz + 2 * view * nz;
    glance(x, 0.001, z, rx, ry, rz);
    const mirror = (0.02 + 0.98 * (1 - clamp(view)) ** 5) * 0.94;
    const body = smooth(2, 26, t) * 0.35 + 0.65;
    for (let part = 0; part < 3; part += 1)
      result.rest[part] = seen[part] * (mirror * 0.9 + 0.07) + mood.water[part] * (1 - mirror) * body;
    result.far = t;
    result.nx = 0;
    result.ny = 1;
    result.nz = 0;
  }

  function onSkin(ox, oy, oz, dx, dy, dz) {
    const t = met.distance;
    const x = ox + dx * t;
    const y = oy + dy * t;
    const z = oz + dz * t;
    read(x, y, z, dx, dy, dz);
    const nx = normal.x;
    const ny = normal.y;
    const nz = normal.z;
    const { r, g, b, f0, rough, metal } = skin;
    result.far = t;
    result.nx = nx;
    result.ny = ny;
    result.nz = nz;
    const view = clamp(-(dx * nx + dy * ny + dz * nz));
    air.even(nx, ny, nz, around);
    const matt = 1 - metal;
    result.sky[0] = r * around[0] * matt;
    result.sky[1] = g * around[1] * matt;
    result.sky[2] = b * around[2] * matt;
    const facing = nx * sun[0] + ny * sun[1] + nz * sun[2];
    const gloss = f0 + (1 - f0) * (1 - view) ** 5 * (1 - rough * 0.85);
    const rx = dx + 2 * view * nx;
    const ry = dy + 2 * view * ny;
    const rz = dz + 2 * view * nz;
    const red = metal ? r : 1;
    const green = metal ? g : 1;
    const blue = metal ? b : 1;
    const sx = x + nx * 0.002;
    const sy = Math.max(0.0015, y + ny * 0.002);
    const sz = z + nz * 0.002;

    if (facing > 0) {
      const wide = mood.sun_size;
      const jx = sun[0] + (random() - 0.5) * wide;
      const jy = sun[1] + (random() - 0.5) * wide;
      const jz = sun[2] + (random() - 0.5) * wide;
      const scale = 1 / Math.hypot(jx, jy, jz);
      result.lit = nearest(
        tree,
        sx + nx * 0.006,
        sy + ny * 0.006,
        sz + nz * 0.006,
        jx * scale,
        jy * scale,
        jz * scale,
        60,
        true,
      )
        ? 0
        : 1;
      const hx = sun[0] - dx;
      const hy = sun[1] - dy;
      const hz = sun[2] - dz;
      const half = (hx * nx + hy * ny + hz * nz) / Math.hypot(hx, hy, hz);
      const power = 2 / (rough * rough * rough * rough + 0.0006) - 1;
      const glint = Math.min(8, ((power + 2) / 8) * clamp(half) ** power) * gloss * facing;
      const soft = facing * smooth(0, 0.12, facing);
      result.sun[0] = mood.sun_color[0] * (r * soft * matt + glint * red);
      result.sun[1] = mood.sun_color[1] * (g * soft * matt + glint * green);
      result.sun[2] = mood.sun_color[2] * (b * soft * matt + glint * blue);
    }

    // One short ray into the half-space tells how open a place lies.
    const angle = random() * 2 * Math.PI;
    const height = random() * 2 - 1;
    const flat = Math.sqrt(1 - height * height);
    const ax = nx * 1.02 + flat * Math.cos(angle);
    const ay = ny * 1.02 + height;
    const az = nz * 1.02 + flat * Math.sin(angle);
    const scale = 1 / Math.hypot(ax, ay, az);
    result.open = nearest(tree, sx, sy, sz, ax * scale, ay * scale, az * scale, 2.5, true) ? 0.12 : 1;

    if (rough < 0.4 || (gloss > 0.35 && rough < 0.5)) {
      const spread = rough * rough * 0.7;
      const qx = rx + (random() - 0.5) * spread;
      let qy = ry + (random() - 0.5) * spread;
      const qz = rz + (random() - 0.5) * spread;
      if (qx * nx + qy * ny + qz * nz < 0.002) qy = ry;
      const size = 1 / Math.hypot(qx, qy, qz);
      glance(sx, sy, sz, qx * size, qy * size, qz * size);
    } else {
      air.smeared(rx, ry, rz, seen);
      for (let part = 0; part < 3; part += 1) seen[part] *= result.open * 0.7;
    }
    result.rest[0] = seen[0] * gloss * red;
    result.rest[1] = seen[1] * gloss * green;
    result.rest[2] = seen[2] * gloss * blue;
  }

  /** Fills `result` for one ray. */
  function look(ox, oy, oz, dx, dy, dz) {
    for (let part = 0; part < 3; part += 1) {
      result.rest[part] = 0;
      result.sky[part] = 0;
      result.sun[part] = 0;
    }
    result.open = 1;
    result.lit = 1;
    result.far = 400;
    result.nx = 0;
    result.ny = 0;
    result.nz = 0;
    const limit = dy < 0 ? -oy / dy : 1e6;
    if (nearest(tree, ox, oy, oz, dx, dy, dz, limit, false)) onSkin(ox, oy, oz, dx, dy, dz);
    else if (limit < 3000) onWater(ox, oy, oz, dx, dy, dz, limit);
    else air.clear(dx, limit < 1e6 ? 0.0005 : dy, dz, result.rest);
    return result;
  }
  return { look, random };
}
