// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from './draft.ts';
import { createDraftWorkerClient, type DraftWorkerClient } from './draft-worker-client.ts';

const SAFARI = 'Mozilla/5.0 (iPad) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15';
const CHROME = 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const agent = vi.spyOn(navigator, 'userAgent', 'get');

/** What was asked of the workers, in order: started, told, ended. */
let asked: string[] = [];
class RecordingWorker extends EventTarget {
  constructor() {
    super();
    asked.push('start');
  }
  postMessage({ kind }: { kind: string }): void {
    asked.push(kind);
  }
  terminate(): void {
    asked.push('end');
  }
}

let client: DraftWorkerClient;
const openIn = (browser: string): void => {
  agent.mockReturnValue(browser);
  client = createDraftWorkerClient('a');
};
beforeEach(() => {
  asked = [];
  vi.stubGlobal('Worker', RecordingWorker);
});
afterEach(() => {
  client.close();
  vi.unstubAllGlobals();
});

const draft = { key: 'client:new@a', form: 'client:new', page: 'a', seq: 1, saved_at: '' } satisfies Draft;

test('R-16 in Safari the worker ends with the page, is not begun anew as it goes, and is when the page comes back', () => {
  openIn(SAFARI);
  client.put(draft);
  dispatchEvent(new Event('pagehide'));
  client.put(draft);
  expect(client.drop(draft), 'the page itself has to take it away').toBe(false);
  expect(asked).toEqual(['start', 'open', 'put', 'end']);
  dispatchEvent(new Event('pageshow'));
  client.put(draft);
  expect(asked.slice(4)).toEqual(['start', 'open', 'put']);
});

test('a worker that was closed for good does not begin anew with a page that comes back', () => {
  openIn(SAFARI);
  client.start();
  client.close();
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  client.put(draft);
  expect(asked).toEqual(['start', 'open', 'end']);
});

test('another browser than Safari lets the worker store what it was given as the page was left', () => {
  openIn(CHROME);
  client.put(draft);
  dispatchEvent(new Event('pagehide'));
  client.put(draft);
  expect(asked).toEqual(['start', 'open', 'put', 'put']);
});
