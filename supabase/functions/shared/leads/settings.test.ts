import { expect, test } from 'vitest';
import { rateLimits, visitorAddress } from './settings.ts';

const from = (forwarded: string, trusted?: string): Promise<string | null> =>
  visitorAddress(new Request('http://here/', { headers: { 'x-forwarded-for': forwarded } }), {
    LEAD_TRUSTED_PROXIES: trusted,
  });

test('R-20 the limit is ten minutes, 30 a visitor and 300 in all, unless told otherwise', () => {
  expect(rateLimits({})).toMatchObject({ window_s: 600, per_visitor: 30, overall: 300 });
  expect(
    rateLimits({ LEAD_LIMIT_WINDOW_S: '60', LEAD_LIMIT_PER_VISITOR: '5', LEAD_LIMIT_OVERALL: '9' }),
  ).toMatchObject({ window_s: 60, per_visitor: 5, overall: 9 });
  expect(
    rateLimits({ LEAD_LIMIT_WINDOW_S: '-1', LEAD_LIMIT_PER_VISITOR: 'x', LEAD_LIMIT_OVERALL: '' }),
  ).toMatchObject({ window_s: 600, per_visitor: 30, overall: 300 });
});

test('R-26 files are bounded by 60 MB a visitor and 1 GB in all, in a day, unless told otherwise', () => {
  const megabyte = 1024 * 1024;
  expect(rateLimits({})).toMatchObject({ bytes_per_visitor: 60 * megabyte, bytes_overall: 1024 * megabyte });
  const told = { LEAD_LIMIT_BYTES_PER_VISITOR: '7', LEAD_LIMIT_BYTES_OVERALL: '9' };
  expect(rateLimits(told)).toMatchObject({ bytes_per_visitor: 7, bytes_overall: 9 });
});

test('R-20 a visitor is who our own proxies saw, whatever the visitor writes in front of it', async () => {
  expect(await from('203.0.113.7')).toBe('203.0.113.7');
  for (const forged of ['10.0.0.1', '198.51.100.1, 198.51.100.2', '', 'geen adres', ',,'])
    expect(await from(`${forged}, 203.0.113.7`), forged).toBe('203.0.113.7');
  expect(await from('198.51.100.1, 203.0.113.7, 10.0.0.9', '2')).toBe('203.0.113.7');
  expect(await from('203.0.113.7', '2'), 'a way past one of the proxies').toBe('203.0.113.7');
  for (const nonsense of ['', '0', '-1', 'x', '1.5'])
    expect(await from('198.51.100.1, 203.0.113.7', nonsense), nonsense).toBe('203.0.113.7');
});

test('R-20 a host of the site says who its visitor is, and nobody without its secret does, however many lines are forged', async () => {
  const SECRET = 'een-lang-geheim-van-de-gastheer-0';
  const seen = (
    headers: Record<string, string>,
    env: Record<string, string> = { SITE_HOST_SECRET: SECRET },
  ) => visitorAddress(new Request('http://here/', { headers }), env);
  const way = '198.51.100.1, 203.0.113.7';
  const by_host = { 'x-site-host-secret': SECRET, 'x-site-visitor': '192.0.2.44', 'x-forwarded-for': way };
  expect(await seen(by_host)).toBe('192.0.2.44');
  expect(await seen({ ...by_host, 'x-site-visitor': '2001:DB8::7' })).toBe('2001:db8:0:0');
  for (const shown of ['', 'een-lang', `${SECRET}x`, SECRET.toUpperCase(), `${SECRET}, ${SECRET}`])
    expect(await seen({ ...by_host, 'x-site-host-secret': shown }), shown).toBe('203.0.113.7');
  expect(await seen({ 'x-site-visitor': '192.0.2.44', 'x-forwarded-for': way })).toBe('203.0.113.7');
  expect(await seen({ ...by_host, 'x-site-visitor': ' ' }), 'a host that knows no address').toBe(
    '203.0.113.7',
  );
  for (const unset of [{}, { SITE_HOST_SECRET: '' }])
    expect(await seen({ ...by_host, 'x-site-host-secret': '' }, unset)).toBe('203.0.113.7');
});

test('R-20 of an address of version 6 the network counts, and without an address there is no visitor', async () => {
  expect(await from('2001:DB8:1:2:a:b:c:d')).toBe('2001:db8:1:2');
  expect(await from('2001:db8:1:2:ffff::1')).toBe(await from('2001:db8:1:2:a:b:c:d'));
  expect(await from('2001:db8::1')).toBe('2001:db8:0:0');
  expect(await from('2001:db8::2'), 'a shortened address is one of its network').toBe(
    await from('2001:db8::1'),
  );
  expect(await from('2001:0db8:0:0:1:2:3:4')).toBe(await from('2001:db8::1'));
  expect(await from('[2001:db8::1]:443')).toBe(await from('2001:db8::1'));
  expect(await from('::1')).toBe('0:0:0:0');
  expect(await from('203.0.113.7:5123')).toBe('203.0.113.7');
  expect(await from('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7');
  expect(await from(' ')).toBeNull();
  expect(await visitorAddress(new Request('http://here/'), {})).toBeNull();
});
