/** A PIN as this device keeps it: salted, slow to try, never the digits themselves. */
import * as v from 'valibot';

/** What OWASP advises for PBKDF2 with SHA-256; a tablet takes about half a second. */
const PIN_ITERATIONS = 600_000;
const PIN_MIN_DIGITS = 4;
export const PIN_MAX_DIGITS = 8;
const SALT_BYTES = 16;
const HASH_BITS = 256;

/** Salt and hash in base64. */
export interface PinHash {
  readonly salt: string;
  readonly hash: string;
  readonly iterations: number;
}

export const pinHashSchema = v.object({
  salt: v.string(),
  hash: v.string(),
  iterations: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export type PinProblem = 'too_short' | 'too_long' | 'not_digits' | 'too_easy';

/** Whether each digit is the one before plus `step`. */
const isRow = (pin: string, step: number): boolean =>
  pin.split('').every((digit, index) => index === 0 || Number(digit) - Number(pin[index - 1]) === step);

/** Why a new PIN will not do; null when it will. Rows (1234, 8765) and one digit repeated are guessed first. */
export function pinProblem(pin: string): PinProblem | null {
  if (!/^\d*$/.test(pin)) return 'not_digits';
  if (pin.length < PIN_MIN_DIGITS) return 'too_short';
  if (pin.length > PIN_MAX_DIGITS) return 'too_long';
  return [0, 1, -1].some((step) => isRow(pin, step)) ? 'too_easy' : null;
}

/** Browsers give WebCrypto to secure pages only (https, localhost); without it there is no PIN. */
export const canHashPin = (): boolean => typeof globalThis.crypto?.subtle?.deriveBits === 'function';

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    HASH_BITS,
  );
  return new Uint8Array(bits);
}

/** Hashes a PIN with a fresh salt. */
export async function hashPin(pin: string, iterations: number = PIN_ITERATIONS): Promise<PinHash> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return { salt: toBase64(salt), hash: toBase64(await derive(pin, salt, iterations)), iterations };
}

/** Whether this is the PIN; takes the same time wherever the first difference stands. */
export async function isPin(pin: string, kept: PinHash): Promise<boolean> {
  const wanted = fromBase64(kept.hash);
  const found = await derive(pin, fromBase64(kept.salt), kept.iterations);
  let difference = wanted.length ^ found.length;
  for (const [index, byte] of found.entries()) difference |= byte ^ (wanted[index] ?? 0);
  return difference === 0;
}
