import { filesOf } from './drafts.ts';
import { tellNews } from './news.ts';
import { pauseMs } from './pause.ts';
import { postForm } from './post-form.ts';
import type { WaitingForm } from './stored-form.ts';
import { findWaiting, listWaiting, noteAttempt, removeWaiting } from './waiting.ts';

/** What the sender needs of the world; a test gives its own. */
export interface SenderPorts {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly now_ms: () => number;
  readonly random: () => number;
  /** Runs the work while nobody else sends; pages and the worker share the lock. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

const LOCK = 'havenglans_forms';

export const BROWSER_PORTS: SenderPorts = {
  fetch: (path, init) => fetch(path, init),
  now_ms: () => Date.now(),
  random: () => Math.random(),
  alone: async (work) =>
    'locks' in navigator ? await navigator.locks.request(LOCK, async () => await work()) : await work(),
};

/** Which of those that wait are to be sent. */
export type Selection =
  /** Those whose pause is over; at a returned connection also those that only missed it. */
  | { readonly kind: 'due'; readonly connection_returned: boolean }
  /** 'Nu verzenden': whatever happened to them before. */
  | { readonly kind: 'all' }
  /** The one that was just filled in, with the captcha's answer, which is good for a moment only and never kept. */
  | { readonly kind: 'one'; readonly id: string; readonly token: string | null };

function isSelected(form: WaitingForm, which: Selection, now_ms: number): boolean {
  if (which.kind === 'one') return form.id === which.id;
  if (which.kind === 'all') return true;
  if (form.trouble === 'refused') return false;
  return form.not_before_ms <= now_ms || (which.connection_returned && form.trouble === 'offline');
}

/** Sends one; answers whether it makes sense to go on with the next. */
async function sendOne(form: WaitingForm, ports: SenderPorts, token: string | null): Promise<boolean> {
  const body = { ...form.body, id: form.id, recaptchaToken: token };
  const answer = await postForm(ports.fetch, form.path, body, await filesOf(form.id));
  if (answer.kind === 'sent') {
    await removeWaiting(form.id);
    tellNews({ type: 'sent', id: form.id });
    return true;
  }
  const tries = form.tries + 1;
  if (answer.kind === 'refused') {
    await noteAttempt(form.id, { tries, not_before_ms: 0, trouble: 'refused', refusal: answer.refusal });
    return true;
  }
  const pause_ms = pauseMs(form.tries, ports.random(), answer.after_ms);
  const not_before_ms = ports.now_ms() + pause_ms;
  await noteAttempt(form.id, { tries, not_before_ms, trouble: answer.trouble, refusal: null });
  return answer.trouble === 'server';
}

/**
 * Sends what waits, one after another and one sender at a time, each with the id it got on the device: a repeat of one
 * that did arrive is no second row. Resolves to what is left that will be sent by itself.
 */
export async function sendWaiting(
  which: Selection,
  ports: SenderPorts = BROWSER_PORTS,
): Promise<readonly WaitingForm[]> {
  await ports.alone(async () => {
    for (const { id } of (await listWaiting()).filter((form) => isSelected(form, which, ports.now_ms()))) {
      // It may have been removed while the one before it was on its way.
      const form = await findWaiting(id);
      if (form === null) continue;
      const goes_on = await sendOne(form, ports, which.kind === 'one' ? which.token : null);
      if (!goes_on) break;
    }
  });
  return (await listWaiting()).filter(({ trouble }) => trouble !== 'refused');
}
