import { log } from '../../lib/logger.ts';
import {
  askForBackgroundSend,
  BROWSER_PORTS,
  type DraftPlace,
  findWaiting,
  keepForm,
  type NewForm,
  postForm,
  type Refusal,
  type SenderPorts,
  sendWaiting,
  takeBack,
  type WaitingForm,
} from '../../public-data/queue/index.ts';
import { type FormValues, textsOf } from './read-form.ts';

/** How a submission ended for the person who sent it. */
export type Outcome =
  | { readonly kind: 'sent' }
  /** On this device; it goes by itself. `busy`: the server asked for a moment, else there was no connection. */
  | { readonly kind: 'kept'; readonly is_busy: boolean }
  /** Not taken, and back with the visitor: nothing new waits. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The server could not. `is_kept`: it goes on trying by itself. */
  | { readonly kind: 'failed'; readonly is_kept: boolean };

async function outcomeOf(left: WaitingForm | null, values: FormValues, from: DraftPlace): Promise<Outcome> {
  if (left === null) return { kind: 'sent' };
  if (left.refusal !== null) {
    // What was opened again stays in the queue until it is taken.
    if (from.reopened_id === null) await takeBack(left, textsOf(values));
    return { kind: 'refused', refusal: left.refusal };
  }
  await askForBackgroundSend();
  if (left.trouble === 'server') return { kind: 'failed', is_kept: true };
  return { kind: 'kept', is_busy: left.trouble === 'busy' };
}

/** Where the browser keeps nothing there is one attempt, and no promise. */
async function sendUnkept(form: NewForm, token: string | null, ports: SenderPorts): Promise<Outcome> {
  const body = { ...form.body, id: form.id, recaptchaToken: token };
  const answer = await postForm(ports.fetch, form.path, body, []);
  if (answer.kind === 'later') return { kind: 'failed', is_kept: false };
  return answer.kind === 'sent' ? answer : { kind: 'refused', refusal: answer.refusal };
}

/**
 * Keeps a submission on the device, sends it, and says how that went. Nothing is promised before it is on the
 * disk; whatever happens then, it is either at the server, waiting, or back in the form.
 */
export async function deliver(
  form: NewForm,
  values: FormValues,
  from: DraftPlace,
  token: string | null,
  ports: SenderPorts = BROWSER_PORTS,
): Promise<Outcome> {
  try {
    await keepForm(form, from);
  } catch (fault) {
    log.warn('a form could not be kept on this device', fault);
    return await sendUnkept(form, token, ports);
  }
  await sendWaiting({ kind: 'one', id: form.id, token }, ports);
  return await outcomeOf(await findWaiting(form.id), values, from);
}
