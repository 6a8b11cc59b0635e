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

/** Opens a page; `meanwhile` happens while its registration is awaited. */
function open(
  controlled: boolean,
  meanwhile?: (registration: FakeRegistration, container: FakeContainer) => void,
) {
  const registration = new FakeRegistration();
  const container = new FakeContainer();
  if (controlled) container.controller = {};
  const first_controller = container.controller;
  meanwhile?.(registration, container);
  const updates = watchUpdates(registration, { container, first_controller });
  return { registration, container, updates };
}

test('a waiting version is offered and nothing happens by itself', () => {
  const { registration, updates } = open(true);
  const listener = vi.fn();
  updates.subscribe(listener);
  const worker = registration.installNew();
  expect(updates.state()).toBe('waiting');
  expect(listener).toHaveBeenCalledOnce();
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('the very first worker on a device is no update', () => {
  const { registration, container, updates } = open(false);
  registration.installNew();
  container.takeOver();
  expect(updates.state()).toBe('none');
});

test('a tab that did not ask is only told', () => {
  const { registration, container, updates } = open(true);
  registration.installNew();
  container.takeOver();
  expect(updates.state()).toBe('applied_elsewhere');
});

test('a tab that was opened while a version was being installed offers it once it waits', () => {
  const worker = new FakeWorker();
  const { registration, updates } = open(true, (opened) => (opened.installing = worker));
  expect(updates.state()).toBe('none');
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
  expect(updates.state()).toBe('waiting');
});

test('a tab is told of a version that took over while its registration was awaited', () => {
  expect(open(true, (_opened, container) => container.takeOver()).updates.state()).toBe('applied_elsewhere');
  expect(open(false, (_opened, container) => container.takeOver()).updates.state()).toBe('none');
});
