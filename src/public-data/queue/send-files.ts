/** Sends the files of forms that the server has taken, each independently of the others. */
import { filesOf, fileWithBytes, noteFileAttempt, noteStates } from './queued-files.ts';
import { publishQueueEvent } from './local-flags.ts';
import {
  BROWSER_PORTS,
  fileStates,
  isDue,
  isRecord,
  postJson,
  retryAfterMs,
  retryDelayMs,
  type Selection,
  type SenderPorts,
  sendForms,
} from './send-forms.ts';
import type { FileProgress, StoredFile, QueuedForm } from './forms-database.ts';
import { findQueued, listQueued, removeQueued } from './queued-forms.ts';

declare const BUILD_SUPABASE_URL: string;
/** The origin of the storage server; empty where it is the site's own. */
const PROJECT = BUILD_SUPABASE_URL.replace(/\/+$/, '');

type WhichFiles = Exclude<Selection, { kind: 'one' }>;
type Told = 'told' | 'offline' | 'failed';

/** An upload may last this long, and besides as long as its bytes take at 8 kB a second, since networks in harbours are slow. */
const PUT_BASE_TIMEOUT_MS = 180_000;
const SLOWEST_BYTES_PER_MS = 8;
/** Refusal of a file that the server no longer knows: the office removed its submission, or it came too late. */
const CLOSED = 'closed';

const stillGoes = ({ refusal }: StoredFile): boolean => refusal === null;

/** Stores a failed attempt. The next one first asks for an address, since the file may have arrived all the same. */
async function postpone(
  { id, tries }: StoredFile,
  trouble: NonNullable<FileProgress['trouble']>,
  ports: SenderPorts,
  after_ms: number | null = null,
): Promise<void> {
  const not_before_ms = ports.now_ms() + retryDelayMs(tries, ports.random(), after_ms);
  await noteFileAttempt(id, { upload_path: null, tries: tries + 1, not_before_ms, trouble });
}

/** Asks the server which files of a submission have arrived and where to upload the others; stores the answer. */
async function ask(form: QueuedForm, asked: readonly StoredFile[], ports: SenderPorts): Promise<Told> {
  const question = { id: form.id, upload_secret: form.upload_secret };
  const answered = await postJson(ports.fetch, form.uploads.ask_path, question, {
    'x-request-id': form.id,
  });
  const fail = async (told: 'offline' | 'failed', after_ms: number | null): Promise<Told> => {
    for (const file of asked)
      await postpone(file, told === 'offline' ? 'offline' : 'server', ports, after_ms);
    return told;
  };
  if (answered === null) return await fail('offline', null);
  const { response, content } = answered;
  const is_ours = response.ok && isRecord(content) && content['id'] === form.id;
  const is_unknown = response.status === 404 && isRecord(content) && content['code'] === 'unknown';
  if (!is_ours && !is_unknown)
    return await fail('failed', retryAfterMs(response.headers.get('retry-after'), Date.now()));
  const states = fileStates(is_ours ? content : null);
  const missing = asked.filter(({ id }) => !states.some((state) => state.id === id));
  await noteStates([
    ...states,
    ...missing.map(({ id }) => ({ id, has_arrived: false, upload_path: null, refusal: CLOSED })),
  ]);
  // A file without an address has no room on the server yet: it stays on the device.
  const told = new Map(states.map((state) => [state.id, state]));
  for (const file of asked) {
    const state = told.get(file.id);
    if (state?.refusal === null && !state.has_arrived && state.upload_path === null)
      await postpone(file, 'busy', ports);
  }
  return 'told';
}

/** Uploads a file to its address; false when there was no answer. Whether it arrived, only the server says afterwards. */
async function put(file: StoredFile, bytes: ArrayBuffer, path: string, ports: SenderPorts): Promise<boolean> {
  try {
    const response = await ports.fetch(`${PROJECT}${path}`, {
      method: 'PUT',
      headers: { 'content-type': file.type },
      body: bytes,
      redirect: 'error',
      signal: AbortSignal.timeout(PUT_BASE_TIMEOUT_MS + Math.ceil(file.size_bytes / SLOWEST_BYTES_PER_MS)),
    });
    // The body is read to its end, since the browser logs an aborted one as a failed request.
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Uploads the files that have an address and answers the ids of those that got an answer. A failed file stops no other. */
async function putAll(ids: readonly string[], ports: SenderPorts): Promise<readonly string[]> {
  const answered: string[] = [];
  for (const id of ids) {
    // The visitor may have removed the file while the one before it was uploaded.
    const found = await fileWithBytes(id);
    if (found === null || !stillGoes(found.file) || found.file.upload_path === null) continue;
    if (await put(found.file, found.bytes, found.file.upload_path, ports)) answered.push(id);
    else await postpone(found.file, 'offline', ports);
  }
  return answered;
}

/** Sends the due files of one submission; false when there is no connection. */
async function sendFilesOf(form: QueuedForm, which: WhichFiles, ports: SenderPorts): Promise<boolean> {
  const due = (await filesOf(form.id)).filter(
    (file) => stillGoes(file) && isDue(file, which, ports.now_ms()),
  );
  if (due.some(({ upload_path }) => upload_path === null)) {
    const told = await ask(form, due, ports);
    if (told !== 'told') return told === 'failed';
  }
  const answered = await putAll(
    due.map(({ id }) => id),
    ports,
  );
  const put_files = (await filesOf(form.id)).filter(({ id }) => answered.includes(id));
  if (put_files.length > 0 && (await ask(form, put_files, ports)) === 'told') {
    const left = (await filesOf(form.id)).filter(({ id }) => answered.includes(id));
    for (const file of left.filter((one) => stillGoes(one) && one.upload_path !== null))
      await postpone(file, 'server', ports);
  }
  return true;
}

/** Sends queued files, form by form, in one page or worker at a time. A form without files left is removed from the queue. */
export async function sendFiles(which: WhichFiles, ports: SenderPorts = BROWSER_PORTS): Promise<void> {
  await ports.alone('files', async () => {
    for (const { id } of (await listQueued()).filter(({ is_taken }) => is_taken)) {
      const form = await findQueued(id);
      if (form === null) continue;
      const goes_on = await sendFilesOf(form, which, ports);
      if ((await filesOf(id)).length === 0) await removeQueued(id);
      else publishQueueEvent({ type: 'changed' });
      if (!goes_on) break;
    }
  });
}

/** Queued items that are sent without a person: forms that were not refused, and submissions with files that were not. */
async function leftToSend(): Promise<readonly QueuedForm[]> {
  const left: QueuedForm[] = [];
  for (const form of await listQueued()) {
    const goes = form.is_taken ? (await filesOf(form.id)).some(stillGoes) : form.trouble !== 'refused';
    if (goes) left.push(form);
  }
  return left;
}

/** Sends everything that is selected: forms first, then the files of those that were taken. Resolves to what is left. */
export async function sendQueued(
  which: WhichFiles,
  ports: SenderPorts = BROWSER_PORTS,
): Promise<readonly QueuedForm[]> {
  await sendForms(which, ports);
  await sendFiles(which, ports);
  return await leftToSend();
}

/** The tag of Background Sync by which the worker knows that it was woken to send forms. */
export const SEND_FORMS_TAG = 'send-forms';

/** A registration with Background Sync, which only Chromium has and TypeScript's library does not describe. */
type SyncingRegistration = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> };
};

/** Asks the browser to wake the worker once there is a network. Does nothing where Background Sync does not exist. */
export async function askForBackgroundSend(): Promise<void> {
  try {
    const registration: SyncingRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SEND_FORMS_TAG);
  } catch {
    // The visitor's settings refuse it; the next visit sends the forms.
  }
}

/** Sends what is due, called in the worker. Rejects when something is left, so that the browser calls it again. */
export async function sendInBackground(): Promise<void> {
  const left = await sendQueued({ kind: 'due', connection_returned: true });
  if (left.length > 0) throw new Error('forms are left to send');
}
