import { errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { Claims } from '../database/database.ts';

const tokenClaims = v.looseObject({
  role: v.string(),
  sub: v.pipe(v.string(), v.uuid()),
  exp: v.number(),
});

/** Claims of a token that is signed by us and not expired. */
export type TokenClaims = Claims & { readonly sub: string; readonly exp: number };

type TokenVerdict =
  | { readonly ok: true; readonly claims: TokenClaims }
  | { readonly ok: false; readonly code: 'expired' | 'invalid' };

/** Checks an access token's signature, form and expiry. */
export async function verifyAccessToken(secret: string, token: string): Promise<TokenVerdict> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] });
    const parsed = v.safeParse(tokenClaims, payload);
    return parsed.success ? { ok: true, claims: parsed.output } : { ok: false, code: 'invalid' };
  } catch (fault) {
    if (fault instanceof errors.JWTExpired) return { ok: false, code: 'expired' };
    if (fault instanceof errors.JOSEError) return { ok: false, code: 'invalid' };
    throw fault;
  }
}
