import { describe, expect, test } from 'vitest';
import { NO_TARGETS } from '../../src/site/tracking/targets.ts';
import { cacheControl, hostHeaders, NO_INLINE } from './host-headers.ts';

const headersOf = (pathname: string, supabase_url: string | null = null, tracking = NO_TARGETS) =>
  hostHeaders({
    pathname,
    supabase_url,
    origin: 'https://havenglans.example',
    tracking,
    inline: NO_INLINE,
  });

const directive = (headers: Record<string, string>, name: string): string | undefined =>
  headers['content-security-policy']?.split('; ').find((part) => part.startsWith(`${name} `));

describe('the headers that a host has to send so that photos work', () => {
  test('a photo that is only on the device may be shown, wherever the backend is', () => {
    for (const supabase_url of [null, 'https://abc.supabase.example']) {
      expect(directive(headersOf('/admin/blog-beheer', supabase_url), 'img-src')).toContain(' blob:');
    }
  });

  test('one that is fetched comes from the backend of this site and from nowhere else', () => {
    const headers = headersOf('/admin/blog-beheer', 'https://abc.supabase.example/path');
    expect(directive(headers, 'img-src')).toBe("img-src 'self' data: blob: https://abc.supabase.example");
    expect(directive(headers, 'connect-src')).toContain(' https://abc.supabase.example');
  });

  test('the camera is allowed to this site alone, the microphone to no site', () => {
    const policy = headersOf('/admin/blog-beheer')['permissions-policy'];
    expect(policy).toContain('camera=(self)');
    expect(policy).toContain('microphone=()');
  });
});

test('a site with encryption insists on it; this machine without does not', () => {
  expect(headersOf('/')['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  const local = hostHeaders({
    pathname: '/',
    supabase_url: null,
    origin: 'http://127.0.0.1:4173',
    tracking: NO_TARGETS,
    inline: NO_INLINE,
  });
  expect(local['strict-transport-security']).toBeUndefined();
});

const policyOf = (pathname: string, captcha: boolean): string =>
  hostHeaders({
    pathname,
    supabase_url: null,
    origin: 'https://havenglans.example',
    tracking: NO_TARGETS,
    captcha,
    inline: NO_INLINE,
  })['content-security-policy'] ?? '';

test('F-064 R-20 the captcha’s provider is let in where a key is configured, on public pages, and nowhere else', () => {
  const policy = policyOf('/over-ons', true);
  for (const name of ['script-src', 'frame-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${name} [^;]*https://www\\.google\\.com/recaptcha/`));
  for (const closed of [policyOf('/over-ons', false), policyOf('/admin/blog-beheer', true)])
    expect(closed).not.toContain('recaptcha');
});

test('R-27 a receiver of events is let in where it is configured, on public pages, and nowhere else', () => {
  const tracking = {
    tag_manager_url: 'https://tags.example/gtm.js?id=GTM-1',
    analytics_url: 'https://meten.example/in',
  };
  const headers = headersOf('/', null, tracking);
  expect(directive(headers, 'script-src')).toBe("script-src 'self' https://tags.example");
  expect(directive(headers, 'connect-src')).toContain(' https://tags.example https://meten.example');
  for (const closed of [headersOf('/'), headersOf('/admin/blog-beheer', null, tracking)])
    expect(closed['content-security-policy']).not.toMatch(/tags\.example|meten\.example/);
});

test('R-49 every name of /assets with a hash is kept for a year, also one that is only a hash', () => {
  for (const name of ['entry-Ab12_-c.js', 'Ab12_-c.css', 'manrope-latin-wght-normal-DpB6Txfb.woff2'])
    expect(cacheControl(`/assets/${name}`, ''), name).toBe('public, max-age=31536000, immutable');
  for (const path of ['/assets/a.css', '/Ab12_-cd.css', '/favicon.svg'])
    expect(cacheControl(path, ''), path).toBe('public, max-age=3600');
});
