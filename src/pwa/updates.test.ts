import { expect, test, vi } from 'vitest';
import { watchUpdates } from './updates.ts';

/** A service worker as far as the update watch looks. */
class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn();
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;

  /** A new worker is found, installed, and waits. */
  installNew(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }
}

class FakeContainer extends EventTarget {
  controller: object | null = null;

  takeOver(): void {
    this.controller = {};
    this.dispatchEvent(new Event('controllerchange'));
  }
}

function open(controlled: boolean) {
  const registration = new FakeRegistration();
  const container = new FakeContainer();
  if (controlled) container.controller = {};
  const reload = vi.fn();
  const updates = watchUpdates(registration, { container, reload });
  return { registration, container, reload, updates };
}

test('a waiting version is offered and nothing happens by itself', () => {
  const { registration, reload, updates } = open(true);
  const listener = vi.fn();
  updates.subscribe(listener);
  const worker = registration.installNew();
  expect(updates.state()).toBe('waiting');
  expect(listener).toHaveBeenCalledOnce();
  expect([worker.postMessage, reload].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
});

test('the very first worker on a device is no update', () => {
  const { registration, container, reload, updates } = open(false);
  registration.installNew();
  container.takeOver();
  expect(updates.state()).toBe('none');
  expect(reload).not.toHaveBeenCalled();
});

test('the tab that accepts reloads once the new version has taken over, not before', () => {
  const { registration, container, reload, updates } = open(true);
  const worker = registration.installNew();
  updates.accept();
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'skip-waiting' }, []);
  expect(reload).not.toHaveBeenCalled();
  container.takeOver();
  expect(reload).toHaveBeenCalledOnce();
});

test('a tab that did not ask is never reloaded, only told', () => {
  const { registration, container, reload, updates } = open(true);
  registration.installNew();
  container.takeOver();
  expect(reload).not.toHaveBeenCalled();
  expect(updates.state()).toBe('applied_elsewhere');
});
