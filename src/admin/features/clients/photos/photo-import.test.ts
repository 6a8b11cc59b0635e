import { expect, test, vi } from 'vitest';
import type { CaptureProblem, ImportStop, PhotoCapture } from '../../../../data/index.ts';
import { createListeners } from '../../../../lib/listeners.ts';
import { createImportViews } from './photo-import.ts';

const AT = '2026-05-01T10:00:00.000Z';

const capture = (
  id: string,
  service_record_id = 'r1',
  problem: CaptureProblem | null = null,
): PhotoCapture => ({
  id,
  order: 1,
  service_record_id,
  kind: 'before',
  taken_at: AT,
  name: null,
  mime_type: 'image/jpeg',
  size_bytes: 1,
  kept_at: AT,
  attempts: 0,
  problem,
});

function openViews() {
  const listeners = createListeners<[]>();
  let captures: readonly PhotoCapture[] = [];
  let stopped: ImportStop | null = null;
  const views = createImportViews({
    captures: () => captures,
    stopped: () => stopped,
    subscribe: listeners.add,
  });
  return {
    views,
    show: (now: readonly PhotoCapture[], why: ImportStop | null = null) => {
      captures = now;
      stopped = why;
      listeners.call();
    },
  };
}

test('the import counts the pictures of each service, from the write to the disk until the photo is made, and begins anew after that', async () => {
  const { views, show } = openViews();
  const written = Promise.withResolvers<void>();
  const saving = views.saving('r1', () => written.promise);
  expect(views.of('r1')).toMatchObject({ done: 0, total: 1 });
  expect(views.is_saving()).toBe(true);
  written.resolve();
  show([capture('a'), capture('x', 'r2')]);
  await saving;
  expect(views.is_saving()).toBe(false);
  expect(views.of('r1')).toMatchObject({ done: 0, total: 1 });
  show([capture('a'), capture('b'), capture('c'), capture('x', 'r2')]);
  show([capture('b'), capture('c'), capture('x', 'r2')]);
  expect(views.of('r1')).toMatchObject({ done: 1, total: 3 });
  expect(views.of('r2')).toMatchObject({ done: 0, total: 1 });
  show([]);
  expect(views.of('r1')).toMatchObject({ done: 0, total: 0 });
  show([capture('d')]);
  expect(views.of('r1')).toMatchObject({ done: 0, total: 1 });
});

test('a write that failed no longer counts as under way', async () => {
  const { views } = openViews();
  await expect(views.saving('r1', () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
  expect(views.of('r1')).toMatchObject({ done: 0, total: 0 });
  expect(views.is_saving()).toBe(false);
});

test('G4 a picture that could not become a photo is listed with its service, and a stop only where pictures are pending', () => {
  const { views, show } = openViews();
  show([capture('a', 'r1', 'unreadable'), capture('b', 'r2')], 'storage');
  expect(views.of('r1')).toMatchObject({ total: 0, stopped: null, set_aside: [{ id: 'a' }] });
  expect(views.of('r2')).toMatchObject({ total: 1, stopped: 'storage', set_aside: [] });
});

test('the view of a service stays the same object until something changes there', () => {
  const { views, show } = openViews();
  show([capture('a', 'r1', 'unreadable')]);
  const was = views.of('r1');
  const told = vi.fn();
  views.subscribe(told);
  show([capture('a', 'r1', 'unreadable'), capture('b', 'r2')]);
  expect(told).toHaveBeenCalled();
  expect(views.of('r1')).toBe(was);
  expect(views.of('r9')).toBe(views.of('r8'));
});
