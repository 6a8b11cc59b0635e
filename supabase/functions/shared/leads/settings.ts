import type { Env } from '../http.ts';
import { isFromSiteHost, VISITOR_HEADER } from '../keys.ts';

/** How much of late is too much; submit_lead counts. */
export interface RateLimits {
  readonly window_s: number;
  readonly per_visitor: number;
  readonly overall: number;
  /** Of files, over 24 hours. */
  readonly bytes_per_visitor: number;
  readonly bytes_overall: number;
}

const MEGABYTE_BYTES = 1024 * 1024;
const DEFAULT_LIMITS: RateLimits = {
  window_s: 600,
  per_visitor: 30,
  overall: 300,
  bytes_per_visitor: 60 * MEGABYTE_BYTES,
  bytes_overall: 1024 * MEGABYTE_BYTES,
};

const whole = (text: string | undefined, otherwise: number): number => {
  const value = Number(text);
  return text !== undefined && text !== '' && Number.isInteger(value) && value > 0 ? value : otherwise;
};

/**
 * LEAD_LIMIT_WINDOW_S, LEAD_LIMIT_PER_VISITOR and LEAD_LIMIT_OVERALL: ten minutes, 30 and 300 without them.
 * LEAD_LIMIT_BYTES_PER_VISITOR and LEAD_LIMIT_BYTES_OVERALL: 60 MB and 1 GB a day.
 */
export const rateLimits = (env: Env): RateLimits => ({
  window_s: whole(env['LEAD_LIMIT_WINDOW_S'], DEFAULT_LIMITS.window_s),
  per_visitor: whole(env['LEAD_LIMIT_PER_VISITOR'], DEFAULT_LIMITS.per_visitor),
  overall: whole(env['LEAD_LIMIT_OVERALL'], DEFAULT_LIMITS.overall),
  bytes_per_visitor: whole(env['LEAD_LIMIT_BYTES_PER_VISITOR'], DEFAULT_LIMITS.bytes_per_visitor),
  bytes_overall: whole(env['LEAD_LIMIT_BYTES_OVERALL'], DEFAULT_LIMITS.bytes_overall),
});

/** Proxies of the platform that add a line of their own. */
const DEFAULT_TRUSTED_PROXIES = 1;

const groups = (half: string): readonly string[] => half.split(':').filter((group) => group !== '');

/**
 * What the addresses of one connection share: the first half of one of version 6, written out, so that `::` hides none of
 * it; one of version 4 whole, without the port some proxies add.
 */
function networkOf(address: string): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!bare.includes(':') || bare.includes('.')) return bare;
  const [start = '', end = ''] = bare.split('::');
  const between = Array.from({ length: 8 }, () => '0').slice(groups(start).length + groups(end).length);
  return [...groups(start), ...between, ...groups(end)]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * The network a request came from; null when no proxy wrote it. A host of the site that shows SITE_HOST_SECRET says who its
 * visitor is. Of anybody else the nearest address counts: a caller may send `x-forwarded-for` too, so its lines are counted
 * from the right. LEAD_TRUSTED_PROXIES of them were written by the platform, and the first of those is the caller's; the
 * lines before it may be forged.
 */
export async function visitorAddress(request: Request, env: Env): Promise<string | null> {
  const told = (request.headers.get(VISITOR_HEADER) ?? '').trim().toLowerCase();
  if (told !== '' && (await isFromSiteHost(request, env))) return networkOf(told);
  const lines = (request.headers.get('x-forwarded-for') ?? '').split(',').map((line) => line.trim());
  const trusted = whole(env['LEAD_TRUSTED_PROXIES'], DEFAULT_TRUSTED_PROXIES);
  const address = (lines[Math.max(lines.length - trusted, 0)] ?? '').toLowerCase();
  return address === '' ? null : networkOf(address);
}
