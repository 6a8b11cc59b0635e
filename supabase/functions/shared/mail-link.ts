/**
 * What a link in a mail and the page behind it have in common: opening the link (GET) changes nothing, for scanners of mail
 * open every link. It leads to a page of the site with one button, which posts back to the function.
 */
import { COMPANY } from '../../../src/content/company.ts';
import type { Env } from './http.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The address holds the token: no cache keeps it, and no other page is told of it. */
const QUIET = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

/** An answer that no cache keeps. */
export const answer = (
  status: number,
  headers: Record<string, string> = {},
  body: string | null = null,
): Response => new Response(body, { status, headers: { ...QUIET, ...headers } });

/** A sentence for the person at the browser: a function of the hosted service can show no page. */
export const sentence = (status: number, text: string): Response =>
  answer(status, { 'content-type': 'text/plain; charset=utf-8' }, text);

/** Leads on to a page of the site. */
export const leadTo = (path: string, env: Env): Response =>
  answer(303, { location: `${(env['SITE_URL'] || COMPANY.site_url).replace(/\/+$/, '')}${path}` });

/** The token in an address; null for one that no mail of ours holds. */
export function tokenIn(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const token = new URL(address).searchParams.get('token') ?? '';
  return UUID.test(token) ? token : null;
}

/** The answer to an opened link: the page that asks, with the token if there is one. */
export function askFirst(request: Request, page: string, env: Env): Response {
  const given = tokenIn(request.url);
  return leadTo(given === null ? page : `${page}?token=${given}`, env);
}

/** The token of a pressed button. The page that asks has no script: a browser tells where its form was sent from. */
export const pressedToken = (request: Request): string | null =>
  tokenIn(request.url) ?? tokenIn(request.headers.get('referer'));
