// @vitest-environment jsdom
/** How long notices stand, also those that are folded under a newer one. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  hideNotice,
  notifyFailure,
  notifySuccess,
  notifyWithAction,
} from '../../src/admin/components/notify.ts';
import { NoticeStack } from '../../src/app/notice-stack.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { drawUntilEnd } from './draw-admin.tsx';

const draw = drawUntilEnd();

const shown = (): string[] =>
  [...document.querySelectorAll('.mantine-Notification-root')].map(({ textContent }) => textContent);

/** Lets this many seconds pass, half a second at a time, and what React has to draw meanwhile. */
async function pass(seconds: number): Promise<void> {
  for (let half = 0; half < seconds * 2; half += 1) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

beforeEach(async () => {
  const { db } = await openDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  draw(db, '/admin', <NoticeStack />);
  await pass(1);
});
afterEach(() => {
  vi.useRealTimers();
});

test('M-023 a notice that is folded under a newer one goes when its own time has passed', async () => {
  notifyWithAction('added', 'Klant toegevoegd');
  await pass(7);
  notifyWithAction('service', 'Service toegevoegd');
  await pass(1);
  expect(shown().toSorted()).toEqual(['Klant toegevoegd', 'Service toegevoegd']);
  await pass(3.5);
  expect(shown()).toEqual(['Service toegevoegd']);
  await pass(7);
  expect(shown()).toEqual([]);
});

test('M-022 M-023 a notice under a failure goes in its time, and the failure stays until it is closed', async () => {
  notifySuccess('Opgeslagen');
  await pass(1);
  notifyFailure('Niet opgeslagen');
  await pass(4.5);
  expect(shown()).toEqual(['Niet opgeslagen']);
  await pass(60);
  expect(shown()).toEqual(['Niet opgeslagen']);
  hideNotice('Niet opgeslagen');
  await pass(1);
  expect(shown()).toEqual([]);
});

test('M-023 a notice whose button has the keyboard stays, and has its whole time again when the keyboard leaves it', async () => {
  notifyWithAction('added', 'Klant toegevoegd');
  await pass(1);
  const button = document.querySelector<HTMLElement>('.mantine-Notification-root button');
  button?.focus();
  expect(document.activeElement).toBe(button);
  await pass(30);
  expect(shown()).toEqual(['Klant toegevoegd']);
  button?.blur();
  await pass(8);
  expect(shown()).toEqual(['Klant toegevoegd']);
  await pass(3);
  expect(shown()).toEqual([]);
});

test('M-023 a notice that is told again has its time anew', async () => {
  notifyWithAction('added', 'Klant toegevoegd');
  await pass(8);
  notifyWithAction('added', 'Klant toegevoegd');
  await pass(8);
  expect(shown()).toEqual(['Klant toegevoegd']);
  await pass(3);
  expect(shown()).toEqual([]);
});
