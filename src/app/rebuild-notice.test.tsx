import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AdminLoading } from './admin-loading.tsx';
import { createRebuildNotice } from './rebuild-notice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const progress = (done: number) => ({ name: 'client_figures', done, of: 110_000 }) as const;

test('the loading screen says that figures are counted anew, and how far that is, once it takes longer than 300 ms', () => {
  const notice = createRebuildNotice();
  const drawn: string[] = [];
  notice.subscribe(() => drawn.push(renderToStaticMarkup(<AdminLoading rebuild={notice.shown()} />)));
  notice.report(progress(0));
  vi.advanceTimersByTime(299);
  expect(drawn).toEqual([]);
  vi.advanceTimersByTime(1);
  notice.report(progress(55_000));
  expect(drawn).toHaveLength(2);
  expect(drawn[1]).toContain('Cijfers opnieuw tellen …');
  expect(drawn[1]).toContain('<progress max="110000" value="55000">');
  notice.end();
  expect(drawn[2]).not.toContain('progress');
});

test('a rebuild that is over within 300 ms is never shown', () => {
  const notice = createRebuildNotice();
  const told = vi.fn();
  notice.subscribe(told);
  notice.report(progress(0));
  vi.advanceTimersByTime(200);
  notice.end();
  vi.advanceTimersByTime(1_000);
  expect(told).not.toHaveBeenCalled();
  expect(notice.shown()).toBeNull();
});
