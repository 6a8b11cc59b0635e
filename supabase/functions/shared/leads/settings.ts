import type { Env } from '../http.ts';

/** How much of late is too much; submit_lead counts. */
export interface RateLimits {
  readonly window_s: number;
  readonly per_visitor: number;
  readonly overall: number;
}

const DEFAULT_LIMITS: RateLimits = { window_s: 600, per_visitor: 30, overall: 300 };

const whole = (text: string | undefined, otherwise: number): number => {
  const value = Number(text);
  return text !== undefined && text !== '' && Number.isInteger(value) && value > 0 ? value : otherwise;
};

/** LEAD_LIMIT_WINDOW_S, LEAD_LIMIT_PER_VISITOR and LEAD_LIMIT_OVERALL; ten minutes, 30 and 300 without them. */
export const rateLimits = (env: Env): RateLimits => ({
  window_s: whole(env['LEAD_LIMIT_WINDOW_S'], DEFAULT_LIMITS.window_s),
  per_visitor: whole(env['LEAD_LIMIT_PER_VISITOR'], DEFAULT_LIMITS.per_visitor),
  overall: whole(env['LEAD_LIMIT_OVERALL'], DEFAULT_LIMITS.overall),
});

/** The network a request came from, as the proxies before us wrote it; null when nobody did. */
export function visitorAddress(request: Request): string | null {
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim().toLowerCase() ?? '';
  if (address === '') return null;
  // One connection has many addresses of version 6: what they share is their first half.
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
}
