import { MAX_ATTACHMENT_BYTES } from '../../domain/leads/attachments.ts';
import { ATTACHMENTS_ADDRESS, leadAddress } from '../../domain/leads/lead-address.ts';
import { leadBody } from '../../domain/leads/submission.ts';
import { log } from '../../lib/logger.ts';
import {
  askForBackgroundSend,
  BROWSER_PORTS,
  filesOf,
  findQueued,
  keepForm,
  type NewForm,
  postForm,
  type Refusal,
  removeDraft,
  removeFile,
  sendFiles,
  sendForms,
  type SenderPorts,
  type SentDraft,
  unqueue,
  type QueuedForm,
} from '../../public-data/queue/index.ts';
import { type FormValues, HONEYPOT_NAME, languageIn, readHoneypot, textsOf } from './form-values.ts';
import type { FormKind } from './use-form.ts';

/** The submission of a form as it is filled in now. */
export function newForm(form: HTMLFormElement, kind: FormKind, id: string, values: FormValues): NewForm {
  const language = languageIn(form);
  const fields = language === null ? values : { ...values, language };
  const body = leadBody(kind, fields, {
    id,
    recaptchaToken: null,
    elapsed_ms: Math.ceil(performance.now()),
    [HONEYPOT_NAME]: readHoneypot(form),
  });
  const uploads = { ask_path: ATTACHMENTS_ADDRESS, max_bytes: MAX_ATTACHMENT_BYTES };
  return { id, kind, path: leadAddress(kind), body, uploads, made_at: new Date().toISOString() };
}

/** A file that is not sent, and the code of the reason. */
export interface RefusedFile {
  readonly name: string;
  readonly code: string;
}

const SENT = { kind: 'sent', refused_files: [] } as const;

/** How a submission ended for the person who sent it. */
export type Outcome =
  /** The server has it. `refused_files` are those it refused; the others are sent by themselves. */
  | { readonly kind: 'sent'; readonly refused_files: readonly RefusedFile[] }
  /** It is queued and is sent by itself. `is_busy`: the server asked to wait; otherwise there was no connection. */
  | { readonly kind: 'kept'; readonly is_busy: boolean }
  /** The server refused it, and the visitor may change it: no new submission is queued. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The server failed. `is_kept`: the submission is queued and is sent later. */
  | { readonly kind: 'failed'; readonly is_kept: boolean };

async function refusedFilesOf(id: string): Promise<readonly RefusedFile[]> {
  const files = await filesOf(id);
  return files.flatMap(({ name, refusal }) => (refusal === null ? [] : [{ name, code: refusal }]));
}

async function outcomeOf(left: QueuedForm | null, values: FormValues, from: SentDraft): Promise<Outcome> {
  if (left === null) return SENT;
  if (left.is_taken) {
    const refused_files = await refusedFilesOf(left.id);
    // The visitor is told of the refused files now, so they are removed; the worker sends the others when this page is closed.
    for (const { id } of (await filesOf(left.id)).filter(({ refusal }) => refusal !== null))
      await removeFile(id);
    await askForBackgroundSend();
    return { kind: 'sent', refused_files };
  }
  if (left.refusal !== null) {
    // A reopened submission stays queued until it is taken.
    if (from.reopened_id === null) await unqueue(left, textsOf(values), from);
    return { kind: 'refused', refusal: left.refusal };
  }
  await askForBackgroundSend();
  if (left.trouble === 'server') return { kind: 'failed', is_kept: true };
  return { kind: 'kept', is_busy: left.trouble === 'busy' };
}

/**
 * Sends a submission that the browser could not store, in one attempt. Files that were chosen while it could still store them
 * are not sent, and are named. The draft is removed, since the next visit would offer the same request a second time.
 */
async function sendUnkept(
  form: NewForm,
  from: SentDraft,
  token: string | null,
  ports: SenderPorts,
): Promise<Outcome> {
  const body = { ...form.body, id: form.id, recaptchaToken: token };
  const answer = await postForm(ports.fetch, form.path, body);
  if (answer.kind === 'later') return { kind: 'failed', is_kept: false };
  if (answer.kind === 'refused') return { kind: 'refused', refusal: answer.refusal };
  await removeDraft(from).catch((fault: unknown) => log.warn('a draft could not be removed', fault));
  return { kind: 'sent', refused_files: from.files.map(({ name }) => ({ name, code: 'unkept' })) };
}

/**
 * Queues a submission on the device, sends it and answers how that ended. The visitor is promised nothing before the
 * submission is on the disk; from then on it is at the server, in the queue or back in the form.
 */
export async function deliver(
  form: NewForm,
  values: FormValues,
  from: SentDraft,
  token: string | null,
  ports: SenderPorts = BROWSER_PORTS,
): Promise<Outcome> {
  try {
    await keepForm(form, from);
  } catch (fault) {
    log.warn('a form could not be kept on this device', fault);
    return await sendUnkept(form, from, token, ports);
  }
  await sendForms({ kind: 'one', id: form.id, token }, ports);
  const outcome = await outcomeOf(await findQueued(form.id), values, from);
  if (outcome.kind === 'sent')
    sendFiles({ kind: 'due', connection_returned: false }, ports).catch((fault: unknown) =>
      log.warn('files will be sent later', fault),
    );
  return outcome;
}
