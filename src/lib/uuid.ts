/** Row ids: UUID version 7 (RFC 9562, 5.7), so ids made later sort later and index pages stay warm. */

const RANDOM_BYTES = 10;
/** Rand_a (12 bits) and rand_b (62 bits) hold the random part; the counter lives in the lowest 32 bits of rand_b. */
const COUNTER_LIMIT = 2 ** 32;

let last_ms = -1;
let last_bytes = new Uint8Array(RANDOM_BYTES);

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Adds one to the lowest four bytes; false when they would overflow. */
const increment = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const next = view.getUint32(RANDOM_BYTES - 4) + 1;
  if (next >= COUNTER_LIMIT) return false;
  view.setUint32(RANDOM_BYTES - 4, next);
  return true;
};

const randomBytes = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));

/**
 * A UUIDv7 as lower-case text.
 *
 * Rises strictly within one page, also within a millisecond and when the clock steps back: then the former
 * time is kept and the random part counted up (RFC 9562, 6.2 method 2).
 *
 * @param now_ms wall time in milliseconds since 1970
 * @param random ten random bytes, drawn only when a new millisecond begins
 */
export const uuidv7 = (now_ms: number = Date.now(), random: () => Uint8Array = randomBytes): string => {
  let time_ms = Math.floor(now_ms);
  if (time_ms <= last_ms) {
    time_ms = last_ms;
    if (!increment(last_bytes)) {
      time_ms += 1;
      last_bytes = Uint8Array.from(random());
    }
  } else {
    last_bytes = Uint8Array.from(random());
  }
  last_ms = time_ms;

  const time = time_ms.toString(16).padStart(12, '0');
  const [r0 = 0, r1 = 0, r2 = 0, r3 = 0, ...rest] = last_bytes;
  const rand_a = `7${hex(r0).slice(1)}${hex(r1)}`;
  const rand_b = `${hex(0x80 | (r2 & 0x3f))}${hex(r3)}`;
  return `${time.slice(0, 8)}-${time.slice(8)}-${rand_a}-${rand_b}-${rest.map(hex).join('')}`;
};

/** When a version 7 id was made, in milliseconds since 1970; null for an id of another kind. */
export const uuidv7Time = (id: string): number | null => {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(id)) return null;
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
};
