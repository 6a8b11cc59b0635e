// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { connectionCost, watchConnection } from './connection.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

test('a connection is free unless the browser tells that it is paid by the byte or that less was asked for', () => {
  expect(connectionCost()).toBe('free');
  expect(connectionCost(null)).toBe('free');
  expect(connectionCost({ saveData: false, type: 'wifi' })).toBe('free');
  expect(connectionCost({ saveData: true })).toBe('saving');
  expect(connectionCost({ type: 'cellular' })).toBe('cellular');
});

test('who watches the connection hears when it changes, until they stop; a browser that tells nothing is none to watch', () => {
  const heard = vi.fn();
  watchConnection(heard)();
  const connection = Object.assign(new EventTarget(), { type: 'cellular' });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const end = watchConnection(heard);
  expect(connectionCost()).toBe('cellular');
  connection.type = 'wifi';
  connection.dispatchEvent(new Event('change'));
  expect(connectionCost()).toBe('free');
  expect(heard).toHaveBeenCalledOnce();
  end();
  connection.dispatchEvent(new Event('change'));
  expect(heard).toHaveBeenCalledOnce();
});
