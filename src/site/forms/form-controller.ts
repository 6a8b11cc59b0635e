/** The second half of a form, fetched with its first focus: rules, files, drafts and sending it to the server. */
import { formsLater } from '../../content/site/forms-later.ts';
import { MAX_ATTACHMENT_BYTES } from '../../domain/leads/attachments.ts';
import { ATTACHMENTS_ADDRESS, leadAddress } from '../../domain/leads/lead-address.ts';
import { parseLead } from '../../domain/leads/leads.ts';
import { leadBody, MIN_ELAPSED_MS } from '../../domain/leads/submission.ts';
import { log } from '../../lib/logger.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import {
  type DraftPlace,
  dropTyped,
  findWaiting,
  newPlace,
  onQueueEvent,
  removeFile,
  takeBack,
} from '../../public-data/queue/index.ts';
import { hasDraft } from '../../public-data/queue/local-flags.ts';
import { contactPresetOf, reopenedIdOf } from '../../routes.ts';
import { track } from '../tracking/tracking.ts';
import { fetchPictureCode, createFormFiles } from './form-files.ts';
import { captchaToken, startCaptcha } from './captcha.ts';
import { deliver, type Outcome, type RefusedFile } from './deliver.ts';
import { keepDrafts } from './draft-keeper.ts';
import { type FormController, type FormPlace, type FormView, IDLE } from './use-form.ts';
import { failureWords, faultsOf, refusalWords, refusedFilesText, sentWords } from './form-messages.ts';
import {
  presetTexts,
  putBack,
  fillIn,
  type FormValues,
  namesIn,
  readForm,
  readHoneypot,
  textsOf,
  HONEYPOT_NAME,
  findReopened,
} from './form-values.ts';

/** F-033: how long the consultation form says how it went. */
export const SHOWN_FOR_MS = 3_000;

/** A submission that the server could not take yet, and what stood in the form then. */
interface Pending {
  readonly id: string;
  readonly content: string;
}

/** Controls one form: listens to its fields until `close`, and gives every new view to `show`. */
export function createFormController({ form, kind, show }: FormPlace): FormController {
  const listening = new AbortController();
  const { signal } = listening;
  // It has no name, since the browser itself sends no file. Shared code would cost every page a file of its own.
  const file_input_id = `${kind}-bestanden`;
  const has_draft = kind !== 'newsletter';
  let place: DraftPlace = newPlace(kind);
  /** Something may have to be put back first: until then nothing is kept or sent in its place. */
  let is_awaited = (has_draft && hasDraft(kind)) || reopenedIdOf(location.search) !== null;
  const drafts = keepDrafts(
    () => place,
    () => readForm(form),
    is_awaited,
  );
  const files = createFormFiles(
    () => place,
    () => view.files,
    (listed, said) => {
      turn({ files: listed, ...saidOfFiles(said) });
    },
  );
  let view: FormView = IDLE;
  let pending: Pending | null = null;
  let back_to_idle: ReturnType<typeof setTimeout> | undefined;

  const turn = (change: Partial<FormView>): void => {
    clearTimeout(back_to_idle);
    view = { ...view, focus: null, ...change };
    show(view);
  };
  /** What is said of the files: null while they are being read, empty when there is nothing to say. */
  const saidOfFiles = (said: string | null): Pick<FormView, 'errors' | 'files_note'> => {
    const { attachments: _former, ...others } = view.errors;
    return {
      errors: said === null || said === '' ? others : { ...others, attachments: said },
      files_note: said === null ? formsLater.attachments.reading : '',
    };
  };
  const contentNow = (values: FormValues): string => JSON.stringify([values, view.files.map(({ id }) => id)]);
  const emptied = (): void => {
    form.reset();
    dropTyped(place);
    pending = null;
    place = newPlace(kind);
    turn({ files: [], errors: {}, files_note: '' });
  };
  const idleLater = (then: () => void = () => undefined): void => {
    if (kind !== 'consultation') return;
    back_to_idle = setTimeout(() => {
      then();
      turn({ status: 'idle', message: '' });
    }, SHOWN_FOR_MS);
  };

  /** F-004: the server has it. */
  const showSent = (refused_files: readonly RefusedFile[] = []): void => {
    track({ name: 'form_sent', form: kind });
    pending = null;
    dropTyped(place);
    place = newPlace(kind);
    if (kind !== 'consultation') emptied();
    const errors = refused_files.length > 0 ? { attachments: refusedFilesText(refused_files) } : {};
    turn({ status: 'success', message: sentWords(kind), tone: 'good', errors, files: [] });
    idleLater(emptied);
  };

  /** the keyboard goes to the first field that something is said about. */
  const showRefused = (said: Pick<FormView, 'message' | 'errors'>, otherwise: string | null = null): void => {
    const names = Object.keys(said.errors);
    const field = namesIn(form).find((name) => names.includes(name));
    const focus = field ?? (names.includes('attachments') ? file_input_id : otherwise);
    turn({ status: names.length > 0 ? 'error' : 'idle', tone: 'bad', ...said, focus });
  };

  const showOutcome = (outcome: Outcome): void => {
    switch (outcome.kind) {
      case 'sent':
        return showSent(outcome.refused_files);
      case 'kept':
        track({ name: 'form_kept', form: kind });
        emptied();
        return turn({
          status: 'kept',
          message: outcome.is_busy ? formsLater.kept_busy : formsLater.kept,
          tone: 'good',
        });
      case 'refused':
        track({ name: 'form_failed', form: kind });
        pending = null;
        return showRefused(refusalWords(kind, outcome.refusal));
      case 'failed':
        track({ name: 'form_failed', form: kind });
        if (!outcome.is_kept) pending = null;
        turn({ status: 'error', message: failureWords(kind, 'server'), tone: 'bad', errors: {} });
        return idleLater();
    }
  };

  /** The same content keeps its id, so that a second try is no second lead; another content is another submission. */
  const idFor = async (values: FormValues): Promise<string> => {
    const content = contentNow(values);
    if (pending?.content === content) return pending.id;
    const former = pending === null ? null : await findWaiting(pending.id);
    if (former !== null && place.reopened_id === null) await takeBack(former, textsOf(values));
    pending = { id: uuidv7(), content };
    return pending.id;
  };

  const send = async (values: FormValues): Promise<Outcome> => {
    const too_soon_ms = MIN_ELAPSED_MS - performance.now();
    if (too_soon_ms > 0) await new Promise((resolve) => setTimeout(resolve, too_soon_ms + 1));
    const [token] = await Promise.all([captchaToken(kind), files.settled()]);
    const id = await idFor(values);
    const body = leadBody(kind, values, {
      id,
      recaptchaToken: null,
      elapsed_ms: Math.ceil(performance.now()),
      [HONEYPOT_NAME]: readHoneypot(form),
    });
    await drafts.stop();
    const made_at = new Date().toISOString();
    const uploads = { ask_path: ATTACHMENTS_ADDRESS, max_bytes: MAX_ATTACHMENT_BYTES };
    const new_form = { id, kind, path: leadAddress(kind), body, uploads, made_at };
    const outcome = await deliver(new_form, values, place, token);
    if (place.reopened_id !== null) place = { kind, reopened_id: id };
    return outcome;
  };

  /** What stands in the form while it is sent is what is sent: nothing is typed that is emptied away afterwards. */
  const holdTexts = (is_held: boolean): void => {
    for (const field of form.elements) if ('readOnly' in field) field.readOnly = is_held;
  };

  const submit = async (): Promise<void> => {
    if (is_awaited) await opening;
    if (view.status === 'sending') return;
    const values = readForm(form);
    const checked = parseLead(kind, values);
    if (!checked.ok) {
      track({ name: 'form_invalid', form: kind, fields: Object.keys(checked.error) });
      return showRefused(faultsOf(kind, checked.error));
    }
    turn({ status: 'sending', message: '', errors: {}, files_note: '' });
    holdTexts(true);
    try {
      showOutcome(await send(values));
    } catch (fault) {
      log.error('a form broke on the way', fault);
      track({ name: 'form_failed', form: kind });
      turn({ status: 'error', message: failureWords(kind, 'device'), tone: 'bad' });
      idleLater();
    } finally {
      holdTexts(false);
    }
  };

  const addFiles = async (input: HTMLInputElement): Promise<void> => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    if (chosen.length === 0) return;
    turn(saidOfFiles(null));
    await files.add(chosen);
  };

  /** F-031: what is said about a field goes when the field is changed. */
  const edited = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement) || view.status === 'sending') return;
    const { [target.getAttribute('name') ?? '']: _gone, ...errors } = view.errors;
    const is_new = Object.keys(errors).length < Object.keys(view.errors).length;
    if (is_new || view.message !== '') turn({ status: 'idle', message: '', errors });
    if (has_draft) drafts.later();
  };

  /** Puts back what was kept of this form; answers it. */
  const restore = async (): Promise<FormValues> => {
    const reopened = await findReopened(kind);
    if (reopened !== null) place = { kind, reopened_id: reopened.id };
    const { texts, files: kept, originals } = await drafts.restore();
    if (kept.length > 0) turn({ files: kept });
    files.shrink(originals).catch((fault: unknown) => log.warn('a picture stays as it was chosen', fault));
    const known = { ...reopened?.texts, ...texts };
    const is_filled = putBack(form, known) || kept.length > 0;
    if (reopened !== null) showRefused(reopened.said, namesIn(form)[0]);
    else if (is_filled) turn({ message: formsLater.restored, tone: 'plain' });
    if (reopened === null && kind === 'contact') fillIn(form, presetTexts(contactPresetOf(location.search)));
    return known;
  };

  const open = async (): Promise<void> => {
    const known = await restore().catch((fault: unknown) => {
      log.warn('a draft could not be read', fault);
      return {};
    });
    is_awaited = false;
    if (has_draft && view.status !== 'sending') drafts.opened(known);
  };

  form.addEventListener('input', edited, { signal });
  form.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') void addFiles(target);
    },
    { signal },
  );
  document.addEventListener('visibilitychange', () => document.hidden && drafts.now(), { signal });
  addEventListener('pagehide', drafts.now, { signal });
  // What failed here may be sent by another tab, or by this one a little later.
  const stopEvents = onQueueEvent((event) => {
    if (event.type !== 'sent' || event.id !== pending?.id || view.status === 'sending') return;
    if (contentNow(readForm(form)) === pending.content) showSent();
  });
  // Files that were chosen before this half was loaded.
  for (const input of form.elements)
    if (input instanceof HTMLInputElement && input.type === 'file') void addFiles(input);
  startCaptcha();
  // Preloaded: when sending fails, fetching this chunk may fail too.
  import('./waiting-strip.tsx').catch(() => log.info('queued forms will be shown by a later page'));
  if (kind === 'contact' || kind === 'consultation')
    fetchPictureCode().catch(() => log.info('a picture will be made small when there is a network'));
  const opening = has_draft || is_awaited ? open() : Promise.resolve();

  return {
    submit,
    async removeFile(id) {
      await removeFile(id);
      const gone = view.files.find((file) => file.id === id);
      const files_note = gone === undefined ? '' : formsLater.attachments.removed(gone.name);
      const files_left = view.files.filter((file) => file.id !== id);
      // The button that was pressed is gone: without this the keyboard would be nowhere.
      turn({ files: files_left, ...saidOfFiles(''), files_note, focus: file_input_id });
    },
    startAnew() {
      emptied();
      turn({ status: 'idle', message: '', focus: 'firstName' });
    },
    close() {
      drafts.now();
      listening.abort();
      stopEvents();
      clearTimeout(back_to_idle);
    },
  };
}
