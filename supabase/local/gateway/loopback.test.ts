import { expect, test } from 'vitest';
import { isLoopback, requireLoopback } from './loopback.ts';

test('this machine is known under all its names and addresses', () => {
  for (const host of [
    '127.0.0.1',
    '127.8.9.10',
    'localhost',
    'app.localhost',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
  ])
    expect(isLoopback(host), host).toBe(true);
});

test('no other address is this machine', () => {
  const others = [
    '0.0.0.0',
    '::',
    '192.168.1.2',
    '::ffff:10.0.0.1',
    'localhost.example',
    '127.0.0.1.example',
    '',
  ];
  for (const host of others) expect(isLoopback(host), host).toBe(false);
});

test('another address needs the word of the environment', () => {
  expect(() => requireLoopback('0.0.0.0', {})).toThrow('LISTEN_ON_NETWORK=1');
  expect(() => requireLoopback('0.0.0.0', { LISTEN_ON_NETWORK: '1' })).not.toThrow();
  expect(() => requireLoopback('127.0.0.1', {})).not.toThrow();
});
