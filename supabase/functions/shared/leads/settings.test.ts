import { expect, test } from 'vitest';
import { rateLimits, visitorAddress } from './settings.ts';

const from = (forwarded: string, trusted?: string): string | null =>
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

test('R-20 a visitor is who our own proxies saw, whatever the visitor writes in front of it', () => {
  expect(from('203.0.113.7')).toBe('203.0.113.7');
  for (const forged of ['10.0.0.1', '198.51.100.1, 198.51.100.2', '', 'geen adres', ',,'])
    expect(from(`${forged}, 203.0.113.7`), forged).toBe('203.0.113.7');
  expect(from('198.51.100.1, 203.0.113.7, 10.0.0.9', '2')).toBe('203.0.113.7');
  expect(from('203.0.113.7', '2'), 'a way past one of the proxies').toBe('203.0.113.7');
  for (const nonsense of ['', '0', '-1', 'x', '1.5'])
    expect(from('198.51.100.1, 203.0.113.7', nonsense), nonsense).toBe('203.0.113.7');
});

test('R-20 of an address of version 6 the network counts, and without an address there is no visitor', () => {
  expect(from('2001:DB8:1:2:a:b:c:d')).toBe('2001:db8:1:2');
  expect(from('2001:db8:1:2:ffff::1')).toBe(from('2001:db8:1:2:a:b:c:d'));
  expect(from('2001:db8::1')).toBe('2001:db8:0:0');
  expect(from('2001:db8::2'), 'a shortened address is one of its network').toBe(from('2001:db8::1'));
  expect(from('2001:0db8:0:0:1:2:3:4')).toBe(from('2001:db8::1'));
  expect(from('[2001:db8::1]:443')).toBe(from('2001:db8::1'));
  expect(from('::1')).toBe('0:0:0:0');
  expect(from('203.0.113.7:5123')).toBe('203.0.113.7');
  expect(from('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7');
  expect(from(' ')).toBeNull();
  expect(visitorAddress(new Request('http://here/'), {})).toBeNull();
});
