/** The second half of a form, loaded with its first focus: rules, files, drafts and sending it to the server. */
import { formsLater } from '../../content/site/forms-later.ts';
import { parseLead } from '../../domain/leads/leads.ts';
import { MIN_ELAPSED_MS } from '../../domain/leads/submission.ts';
import { log } from '../../lib/logger.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import { dropTyped, findQueued, onQueueEvent, removeFile, unqueue } from '../../public-data/queue/index.ts';
import { track } from '../tracking/tracking.ts';
import { createDraftSession, keepDrafts } from './form-draft.ts';
import { fetchPictureCode, createFormFiles } from './form-files.ts';
import { captchaToken, startCaptcha } from './captcha.ts';
import { deliver, newForm, type Outcome, type RefusedFile } from './deliver.ts';
import { addSubjects, startForm } from './form-start.ts';
import { type FileView, type FormController, type FormPlace, type FormView, IDLE } from './use-form.ts';
import {
  failureMessage,
  fieldErrorMessages,
  refusalMessages,
  refusedFilesText,
  fileMessages,
  sentLaterMessage,
  sentMessage,
  thanksFor,
} from './form-messages.ts';
import { type FormValues, holdTexts, namesIn, readForm, textsOf } from './form-values.ts';
import { photoInputId, photoStepOf } from './photo-steps.ts';

/** F-033: how long the consultation form shows the result of sending. */
export const SHOWN_FOR_MS = 3_000;

/** A submission that the server could not take yet, with the content that the form had then. */
interface Pending {
  readonly id: string;
  readonly content: string;
  readonly files: readonly FileView[];
}

/** Controls one form: listens to its fields until `close`, and gives every new view to `show`. */
export function createFormController({ form, kind, show, first }: FormPlace): FormController {
  const listening = new AbortController();
  const { signal } = listening;
  // The input has no name, since the browser itself sends no file. Its id is repeated here from form-fields.tsx: a shared module
  // would be one more script of every page.
  const file_input_id = `${kind}-bestanden`;
  const has_draft = kind !== 'newsletter';
  const session = createDraftSession(kind, {
    first,
    signal,
    away: () => drafts.now(),
    back: (is_own) => void start.resume(is_own),
  });
  const drafts = keepDrafts(
    session.place,
    () => readForm(form),
    (is_stored) => {
      const is_shown = view.message === idle_message && view.status !== 'sending';
      idle_message = is_stored ? '' : formsLater.unstored;
      if (is_shown && view.message !== idle_message) turn({ message: idle_message, tone: 'bad' });
    },
  );
  const files = createFormFiles(
    // Files that are chosen while the form is sent belong to the next submission.
    () => ({ ...session.place(), ...(view.status === 'sending' && { reopened_id: null }) }),
    () => view.files,
    (listed, said, step) => {
      turn({ files: listed, ...fileMessages(view, said, step) });
    },
  );
  let view: FormView = IDLE;
  let pending: Pending | null = null;
  /** The submission that was kept for later, while nothing else was said, and the address of the one that was sent last. */
  let kept_id = '';
  let email = '';
  /** The message while there is no other one. */
  let idle_message = '';
  let back_to_idle: ReturnType<typeof setTimeout> | undefined;

  const turn = (change: Partial<FormView>): void => {
    clearTimeout(back_to_idle);
    view = { ...view, focus: null, ...change };
    show(view);
  };
  const contentOf = (values: FormValues): string => JSON.stringify([values, view.files.map(({ id }) => id)]);
  /** Begins a new submission, with the files that were chosen since the former one was sent. */
  const beginAnew = (): void => {
    const sent = new Set(pending?.files.map(({ id }) => id));
    pending = null;
    dropTyped(session.place());
    session.workAt(null);
    turn({ files: view.files.filter(({ id }) => !sent.has(id)) });
  };
  const emptied = (): void => {
    form.reset();
    beginAnew();
    turn({ files_note: '' });
  };
  /** `message` is what goes on being true after the result of sending is no longer shown. */
  const idleLater = (then = (): void => undefined, message = ''): void => {
    if (kind !== 'consultation') return;
    back_to_idle = setTimeout(() => {
      then();
      turn({ status: 'idle', message, tone: 'good' });
    }, SHOWN_FOR_MS);
  };

  /** F-004: the server has it. */
  const showSent = (refused_files: readonly RefusedFile[] = []): void => {
    turn({ thanks: thanksFor(kind, email) });
    track({ name: 'form_sent', form: kind });
    if (kind === 'consultation') beginAnew();
    else emptied();
    // Errors that are shown already are about files that were chosen meanwhile.
    const errors = refused_files.length > 0 ? { attachments: refusedFilesText(refused_files) } : view.errors;
    turn({ status: 'success', message: sentMessage(kind), tone: 'good', errors });
    idleLater(emptied);
  };

  /** the first field with an error gets the focus. */
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
        kept_id = pending?.id ?? '';
        emptied();
        return turn({
          status: 'kept',
          message: outcome.is_busy ? formsLater.kept_busy : formsLater.kept,
          tone: 'good',
        });
      case 'refused':
        track({ name: 'form_failed', form: kind });
        pending = null;
        return showRefused(refusalMessages(kind, outcome.refusal, view.files));
      case 'failed': {
        track({ name: 'form_failed', form: kind });
        if (!outcome.is_kept) pending = null;
        const kept = outcome.is_kept ? formsLater.kept_failed : '';
        turn({
          status: 'error',
          message: `${failureMessage(kind, 'server')} ${kept}`.trim(),
          tone: 'bad',
          errors: {},
        });
        return idleLater(undefined, kept);
      }
    }
  };

  /** A second try with the same content keeps the id, so that it is no second lead; other content is another submission. */
  const pendingFor = async (values: FormValues): Promise<Pending> => {
    const next = { id: uuidv7(), content: contentOf(values), files: view.files };
    if (pending?.content === next.content) return pending;
    const place = session.place();
    const former = pending && (await findQueued(pending.id));
    if (former !== null && place.reopened_id === null) await unqueue(former, textsOf(values), place);
    pending = next;
    return next;
  };

  const send = async (values: FormValues): Promise<Outcome> => {
    const too_soon_ms = MIN_ELAPSED_MS - performance.now();
    if (too_soon_ms > 0) await new Promise((resolve) => setTimeout(resolve, too_soon_ms + 1));
    const [token] = await Promise.all([captchaToken(kind), files.settled()]);
    const { id, files: sent } = await pendingFor(values);
    email = String(values['email']);
    await drafts.stop();
    const new_form = newForm(form, kind, id, values);
    const place = session.place();
    const outcome = await deliver(new_form, values, { ...place, files: sent }, token);
    if (place.reopened_id !== null) session.workAt(id);
    return outcome;
  };

  const submit = async (): Promise<void> => {
    session.used();
    const reading = start.reading();
    if (reading !== null) await reading;
    if (view.status === 'sending') return;
    const values = readForm(form);
    const checked = parseLead(kind, values);
    if (!checked.ok) {
      track({ name: 'form_invalid', form: kind, fields: Object.keys(checked.error) });
      return showRefused(fieldErrorMessages(kind, checked.error));
    }
    turn({ status: 'sending', message: '', errors: {}, files_note: '', thanks: [] });
    holdTexts(form, true);
    try {
      showOutcome(await send(values));
    } catch (fault) {
      log.error('a form broke on the way', fault);
      track({ name: 'form_failed', form: kind });
      turn({ status: 'error', message: failureMessage(kind, 'device'), tone: 'bad' });
      idleLater();
    } finally {
      holdTexts(form, false);
    }
  };

  const addFiles = async (input: HTMLInputElement): Promise<void> => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    if (chosen.length === 0) return;
    const step = photoStepOf(input.getAttribute('data-step'));
    session.used();
    turn(fileMessages(view, null, step));
    // The files belong to a draft that may not have been found yet.
    await start.opened();
    await files.add(chosen, step);
  };

  /** F-031: the error of a field is removed when the field is changed. */
  const edited = ({ target }: Event): void => {
    session.used();
    if (!(target instanceof HTMLElement) || view.status === 'sending') return;
    const { [target.getAttribute('name') ?? '']: _gone, ...errors } = view.errors;
    const is_new = Object.keys(errors).length < Object.keys(view.errors).length;
    if (is_new || view.message !== idle_message)
      turn({ status: 'idle', message: idle_message, tone: 'bad', errors });
    if (has_draft) drafts.later();
  };

  addSubjects(form);
  const start = startForm({
    form,
    kind,
    session,
    drafts,
    files,
    viewNow: () => view,
    turn,
    showRefused,
  });
  form.addEventListener('input', edited, { signal });
  const changed = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.type === 'file') void addFiles(target);
  };
  form.addEventListener('change', changed, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && drafts.now(), { signal });
  // A submission that failed here may be sent by another tab, or by the strip of this one a little later.
  const stopEvents = onQueueEvent((event) => {
    if (event.type !== 'sent' || view.status === 'sending') return;
    if (event.id === kept_id && view.status === 'kept')
      turn({ status: 'success', message: sentLaterMessage(kind), thanks: thanksFor(kind, email) });
    if (event.id !== pending?.id) return;
    if (contentOf(readForm(form)) === pending.content) showSent();
  });
  startCaptcha();
  // Preloaded: when sending fails, fetching this chunk may fail too.
  import('./queue-strip.tsx').catch(() => log.info('queued forms will be shown by a later page'));
  if (kind === 'contact' || kind === 'consultation') {
    fetchPictureCode().catch(() => log.info('a picture will be made small when there is a network'));
    import('./photo-guide.tsx').catch(() => log.info('the guide will be asked for when it is opened'));
  }
  start.open();
  // Files that were chosen before this half was loaded.
  for (const input of form.elements)
    if (input instanceof HTMLInputElement && input.type === 'file') void addFiles(input);

  return {
    submit,
    async removeFile(id) {
      await removeFile(id);
      const gone = view.files.find((file) => file.id === id);
      const step = gone?.step;
      const name = step === undefined ? gone?.name : formsLater.photos.steps[step].title;
      const files_note = name === undefined ? '' : formsLater.attachments.removed(name);
      const files_left = view.files.filter((file) => file.id !== id);
      // The button that was pressed is removed, so the focus would be lost without this. With the guide closed it was in the list.
      const isOfStep = (each: Element): boolean => each.getAttribute('data-step') === step;
      const focus =
        step !== undefined && [...form.elements].some(isOfStep) ? photoInputId(kind, step) : file_input_id;
      turn({ files: files_left, ...fileMessages(view, '', step), files_note, focus });
    },
    startAnew() {
      emptied();
      turn({ status: 'idle', message: '', focus: 'firstName' });
    },
    close() {
      session.end();
      listening.abort();
      stopEvents();
      clearTimeout(back_to_idle);
    },
  };
}
