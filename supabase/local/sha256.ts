import { createHash } from 'node:crypto';

/** SHA-256 of a text as UTF-8, in hex. */
export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');
