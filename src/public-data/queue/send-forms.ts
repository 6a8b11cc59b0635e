import { announceFiles, filesOf, noteStates } from './queued-files.ts';
import { publishQueueEvent } from './local-flags.ts';
import { LONGEST_ASKED_MS, retryDelayMs, type Announced, type Fetch, postForm } from './post-form.ts';
import type { StoredFile, QueuedForm } from './stored-form.ts';
import { findQueued, listQueued, noteAttempt, noteTaken, removeQueued } from './queued-forms.ts';

/** What the sender needs of the browser and the network; a test gives its own. */
export interface SenderPorts {
  readonly fetch: Fetch;
  readonly now_ms: () => number;
  readonly random: () => number;
  /**
   * Runs the work while no other page and no worker does the same. Files have a second lock, so that a form never waits for
   * another form's photos.
   */
  readonly alone: <T>(what: 'forms' | 'files', work: () => Promise<T>) => Promise<T>;
}

const LOCKS = { forms: 'havenglans_forms', files: 'havenglans_form_files' } as const;

export const BROWSER_PORTS: SenderPorts = {
  fetch: (path, init) => fetch(path, init),
  now_ms: () => Date.now(),
  random: () => Math.random(),
  alone: async (what, work) =>
    'locks' in navigator
      ? await navigator.locks.request(LOCKS[what], async () => await work())
      : await work(),
};

/** Which of those that wait are to be sent. */
export type Selection =
  /** Those whose pause is over; at a returned connection also those that only missed it. */
  | { readonly kind: 'due'; readonly connection_returned: boolean }
  /** 'Nu verzenden': whatever happened to them before. */
  | { readonly kind: 'all' }
  /** The one that was just filled in, with the captcha's answer, which is good for a moment only and never kept. */
  | { readonly kind: 'one'; readonly id: string; readonly token: string | null };

/**
 * Whether an attempt may be made now at what failed before, a form or a file. A pause that seems longer than any is was
 * noted while this device's clock was ahead: it is over.
 */
export function isDue(
  { trouble, not_before_ms }: Pick<QueuedForm, 'trouble' | 'not_before_ms'>,
  which: Exclude<Selection, { kind: 'one' }>,
  now_ms: number,
): boolean {
  if (which.kind === 'all') return true;
  if (trouble === 'refused') return false;
  const is_over = not_before_ms <= now_ms || not_before_ms > now_ms + LONGEST_ASKED_MS;
  return is_over || (which.connection_returned && trouble === 'offline');
}

const announcement = (files: readonly StoredFile[], { upload_secret }: QueuedForm): Announced | null =>
  files.length === 0
    ? null
    : {
        upload_secret,
        attachments: files.map(({ id, name, type, size_bytes }) => ({ id, name, type, size_bytes })),
      };

/** Sends one; answers whether it makes sense to go on with the next. */
async function sendOne(form: QueuedForm, ports: SenderPorts, token: string | null): Promise<boolean> {
  const files = await announceFiles(form.id, form.uploads.max_bytes);
  const body = { ...form.body, id: form.id, recaptchaToken: token };
  const answer = await postForm(ports.fetch, form.path, body, announcement(files, form));
  if (answer.kind === 'sent') {
    await noteTaken(form.id);
    await noteStates(answer.files);
    if ((await filesOf(form.id)).length === 0) await removeQueued(form.id);
    publishQueueEvent({ type: 'sent', id: form.id });
    return true;
  }
  const tries = form.tries + 1;
  if (answer.kind === 'refused') {
    await noteAttempt(form.id, { tries, not_before_ms: 0, trouble: 'refused', refusal: answer.refusal });
    return true;
  }
  const pause_ms = retryDelayMs(form.tries, ports.random(), answer.after_ms);
  const not_before_ms = ports.now_ms() + pause_ms;
  await noteAttempt(form.id, { tries, not_before_ms, trouble: answer.trouble, refusal: null });
  return answer.trouble === 'server';
}

/**
 * Sends the forms that wait, one after another and one sender at a time, each with the id it got on the device: a repeat of
 * one that did arrive is no second row. Their files follow by themselves: `sendFiles`.
 */
export async function sendForms(which: Selection, ports: SenderPorts = BROWSER_PORTS): Promise<void> {
  const isSelected = (form: QueuedForm): boolean =>
    !form.is_taken && (which.kind === 'one' ? form.id === which.id : isDue(form, which, ports.now_ms()));
  await ports.alone('forms', async () => {
    for (const { id } of (await listQueued()).filter(isSelected)) {
      // It may have been removed while the one before it was being sent.
      const form = await findQueued(id);
      if (form === null || form.is_taken) continue;
      const goes_on = await sendOne(form, ports, which.kind === 'one' ? which.token : null);
      if (!goes_on) break;
    }
  });
}
