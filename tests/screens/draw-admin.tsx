/** Draws parts of the admin in jsdom, over a database of this test and an engine that says what it is told. */
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, vi } from 'vitest';
import { VersionPicture } from '../../src/admin/entities/site-pictures/site-picture.tsx';
import { type ShellActions, ShellActionsProvider } from '../../src/admin/components/shell-actions.ts';
import { createOpenForms } from '../../src/admin/components/open-forms.ts';
import { type AdminDevice, type AdminRuntime, RuntimeProvider } from '../../src/admin/runtime.ts';
import { theme } from '../../src/admin/theme.ts';
import type { AppDatabase } from '../../src/data/index.ts';
import { createListeners } from '../../src/lib/listeners.ts';
import type { SyncStatus } from '../../src/sync/index.ts';
import { IDLE_STATUS } from '../../src/sync/testing/index.ts';

/** What jsdom lacks and a component asks for before it is drawn: nothing is measured here. */
export function completeWindow(): void {
  class NothingMeasured implements ResizeObserver {
    readonly observe = (): void => undefined;
    readonly unobserve = (): void => undefined;
    readonly disconnect = (): void => undefined;
  }
  window.ResizeObserver ??= NothingMeasured;
  class NothingSeen extends NothingMeasured {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly takeRecords = (): IntersectionObserverEntry[] => [];
  }
  window.IntersectionObserver ??= NothingSeen;
  Reflect.set(window.HTMLElement.prototype, 'scrollIntoView', () => undefined);
  window.scrollTo = () => undefined;
  // A browser that sizes fields by their content itself.
  Reflect.set(globalThis, 'CSS', { supports: () => true });
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      // Wide, with a mouse.
      matches: media.includes('min-width') || media.includes('pointer: fine'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

/** Stands for a call of the runtime that no screen under test makes. */
const unused = (): never => {
  throw new Error('this part of the runtime is not there');
};
/** An object of which the screens under test use these parts and no others. */
const standIn = <T extends object>(parts: Partial<T>): T => {
  const whole: T = Reflect.apply(Object.assign, undefined, [{}, parts]);
  return whole;
};

const told = (): (() => void) => () => undefined;

/** The parts of the admin around the screens. */
interface Around {
  readonly needs_sign_in?: boolean;
  readonly notices?: AdminDevice['notices'];
  readonly sign_out?: () => void;
}
const NO_NOTICES: AdminDevice['notices'] = { read: async () => false, write: unused, follow: told };

interface Drawn {
  /** Tells a change of the engine's status, as the engine does. */
  readonly tell: (changed: Partial<SyncStatus>) => void;
  readonly end: () => void;
}

/** Draws an element at an address, for an admin at work on this database. */
export function drawAdmin(
  db: AppDatabase,
  address: string,
  element: ReactElement,
  /** Parts of the runtime that this test hears or changes. */
  own: Partial<AdminRuntime> = {},
  { needs_sign_in = false, notices = NO_NOTICES, sign_out = unused }: Around = {},
): Drawn {
  completeWindow();
  // What an earlier test of this process told is not of this screen, nor are the modules that drew it.
  notifications.clean();
  const listeners = createListeners<[]>();
  let status = IDLE_STATUS;
  const user = { id: db.user_id, email: 'sanne@havenglans.example', name: 'Sanne', role: 'admin' } as const;
  const state = { kind: 'in', user, needs_sign_in } as const;
  const no_lock = { kind: 'off' } as const;
  const retained: readonly never[] = [];
  const no_captures: readonly never[] = [];
  const actions: ShellActions = { ask_sign_in: unused, open_device: unused, sign_out };
  const runtime: AdminRuntime = {
    db,
    engine: {
      start: unused,
      stop: unused,
      status: () => status,
      subscribe: listeners.add,
      looked: () => undefined,
      sync_now: () => undefined,
      signed_in: unused,
      local_write: () => undefined,
      settled: unused,
    },
    photos: { fetch: unused, keep: unused, fetch_small: async () => ({ ok: false, error: 'offline' }) },
    pending_parts: [],
    conflict_views: [],
    PictureValue: VersionPicture,
    photo_import: standIn<AdminRuntime['photo_import']>({
      captures: () => no_captures,
      stopped: () => null,
      subscribe: told,
    }),
    file_address: (file) => file,
    user,
    session: standIn<AdminRuntime['session']>({ state: () => state, subscribe: told }),
    app_version: 'test',
    open_forms: createOpenForms(),
    reported_fault: null,
    device: {
      lock: standIn<AdminDevice['lock']>({ state: () => no_lock, subscribe: told }),
      retained: standIn<AdminDevice['retained']>({ list: () => retained, subscribe: told }),
      settings: { read: unused, write: unused },
      notices,
      leave: unused,
    },
    row_history: unused,
    overdue_jobs: async () => ({ ok: true, value: [] }),
    scheduled_jobs: unused,
    health: unused,
    page_views: async () => ({ ok: false, error: 'offline' }),
    staff: { accounts: unused, change: unused, invite: unused },
    post_versions: { list: unused, read: unused },
    open_together: told,
    request_files: { list: unused, fetch: unused },
    report_fault: unused,
    ...own,
  };
  window.history.replaceState(null, '', address);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <MantineProvider theme={theme} env="test">
      <RuntimeProvider value={runtime}>
        <ShellActionsProvider value={actions}>
          <BrowserRouter>{element}</BrowserRouter>
        </ShellActionsProvider>
      </RuntimeProvider>
    </MantineProvider>,
  );
  return {
    tell(changed) {
      status = { ...status, ...changed };
      listeners.call();
    },
    end() {
      root.unmount();
      place.remove();
    },
  };
}

/** Types a text into a field, as a person would replace its text. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Waits until a check no longer throws, and gives what it found. It looks every few milliseconds, since each look is short
 * and hundreds of them follow each other; code of its own chunk takes long on a busy machine.
 */
export const eventually = async <T,>(check: () => T | Promise<T>): Promise<T> =>
  await vi.waitFor(check, { timeout: 10_000, interval: 10 });

/** The first element of a kind that holds a text, as soon as it is drawn. */
export async function find<E extends Element>(kind: { new (): E }, selector: string, text = ''): Promise<E> {
  return await eventually(() => {
    const found = [...document.querySelectorAll(selector)].find(({ textContent }) =>
      textContent.includes(text),
    );
    if (!(found instanceof kind))
      throw new Error(`no ${selector} with '${text}' in ${document.body.textContent}`);
    return found;
  });
}

/** Presses what `find` finds, as soon as it can be pressed: a button that is busy hears nothing. */
export const press = async (selector: string, text = ''): Promise<void> => {
  const found = await find(HTMLElement, selector, text);
  await eventually(() => expect(found.matches(':disabled'), `'${text}' cannot be pressed`).toBe(false));
  found.click();
};

/** Draws as `drawAdmin` does, and ends what a test of this file drew after it, whether it passed or not. */
export function drawUntilEnd(): typeof drawAdmin {
  const drawn: Drawn[] = [];
  afterEach(() => {
    for (const { end } of drawn.splice(0)) end();
  });
  return (...drawing) => {
    const one = drawAdmin(...drawing);
    drawn.push(one);
    return one;
  };
}
