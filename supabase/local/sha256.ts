import { createHash } from 'node:crypto';

/** SHA-256 of bytes or of a text as UTF-8; for code that cannot await `src/lib/sha256.ts`. */
export const sha256 = (
  content: string | Uint8Array,
  encoding: 'hex' | 'base64' | 'base64url' = 'hex',
): string => createHash('sha256').update(content).digest(encoding);
