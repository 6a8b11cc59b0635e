import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LeadForm } from '../../domain/leads/leads.ts';
import { log } from '../../lib/logger.ts';
import { hasDraft, FLAGS_EVENT } from '../../public-data/queue/local-flags.ts';
import { contactPresetOf, reopenedIdOf } from '../../routes.ts';
import type { PhotoStep } from './photo-steps.ts';

/** The forms, by the name in their address. */
export type FormKind = LeadForm;

/** F-003: the state of a submission. `kept`: it is queued on this device and not at the server yet. */
type FormStatus = 'idle' | 'sending' | 'success' | 'kept' | 'error';

/** A file of the form, as it is listed. */
export interface FileView {
  readonly id: string;
  readonly name: string;
  readonly size_bytes: number;
  /** Which photo of the guide it is; a file that was chosen freely is none of them. */
  readonly step?: PhotoStep | undefined;
}

type Tone = 'plain' | 'good' | 'bad';

/** Everything about a form that changes while it is used, except the texts, which stay in the fields themselves. */
export interface FormView {
  readonly status: FormStatus;
  /** The message about the form as a whole; screen readers read it out when it changes. */
  readonly message: string;
  /** The kind of message: neutral, success or failure. */
  readonly tone: Tone;
  /** What stays after the request was received: a heading and lines below it. */
  readonly thanks: readonly string[];
  /** Name of a field → the sentence under it; empty where the message of the form says enough (F-054). */
  readonly errors: Readonly<Record<string, string>>;
  readonly files: readonly FileView[];
  /** A note about the files that is no error: they are being read, or one was removed. */
  readonly files_note: string;
  /** Name or id of the field that gets the focus; every new view moves the focus once. */
  readonly focus: string | null;
}

export const IDLE: FormView = {
  status: 'idle',
  message: '',
  tone: 'plain',
  thanks: [],
  errors: {},
  files: [],
  files_note: '',
  focus: null,
};

/** What the lazily loaded half of a form offers to the half in the page. */
export interface FormController {
  /** Checks the form, queues it and sends it. Does nothing while a submission is being sent. */
  readonly submit: () => Promise<void>;
  readonly removeFile: (id: string) => Promise<void>;
  /** F-051: shows an empty form in place of the thanks. */
  readonly startAnew: () => void;
  readonly close: () => void;
}

/** The form that a controller works on. */
export interface FormPlace {
  readonly form: HTMLFormElement;
  readonly kind: FormKind;
  readonly show: (view: FormView) => void;
  readonly first?: FirstSession | undefined;
}

/** The draft session under which the first keys of a form were kept, and with which its second half goes on. */
export interface FirstSession {
  readonly session: string;
  /** Ends the page's hold on the session; null when nothing was typed, so that there is none yet. */
  readonly release: (() => void) | null;
}

/** Keeps the first keys of one form in one page, under a draft session that the page holds from the first of them on. */
export interface FirstKeys {
  /** Keeps the text of the field that was changed, with those of the fields before it. */
  readonly keep: (event: FormEvent<HTMLFormElement>) => void;
  /** Called when the second half is there and keeps every text itself. */
  readonly end: () => FirstSession;
}

/** A form as its component uses it. */
export interface UsedForm {
  readonly view: FormView;
  readonly removeFile: (id: string) => void;
  readonly startAnew: () => void;
  readonly form_props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onFocus: () => void;
    readonly onInput: FirstKeys['keep'] | undefined;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/** Whether the form has something to show at once: a draft, a reopened submission, or the values in a link. */
const hasWork = (kind: FormKind): boolean =>
  hasDraft(kind) ||
  reopenedIdOf(location.search) !== null ||
  (kind === 'contact' &&
    Object.values(contactPresetOf(location.search)).some((given) => given !== undefined));

async function fetchController(
  formNow: () => HTMLFormElement | null,
  kind: FormKind,
  show: (view: FormView) => void,
  first_keys: FirstKeys | undefined,
): Promise<FormController> {
  const { createFormController } = await import('./form-controller.ts');
  const form = formNow();
  if (form === null) throw new Error('the form is gone');
  return createFormController({ form, kind, show, first: first_keys?.end() });
}

/**
 * The half of a form that every page loads. It shows the view and, with the first focus, loads the other half
 * (form-controller.ts: rules, queue, drafts, files). Before that, and where loading fails, the browser submits the form itself.
 */
export function useForm(kind: FormKind, first_keys?: FirstKeys): UsedForm {
  const ref = useRef<HTMLFormElement>(null);
  const controller = useRef<Promise<FormController> | null>(null);
  const [view, setView] = useState<FormView>(IDLE);

  const begin = useCallback((): Promise<FormController> => {
    controller.current ??= fetchController(() => ref.current, kind, setView, first_keys);
    return controller.current;
    // oxlint-disable-next-line react/memo-dependencies -- the rule overlooks what is read behind `??=`
  }, [kind, first_keys]);

  const tryToBegin = useCallback((): void => {
    begin().catch((reason: unknown) => {
      controller.current = null;
      log.warn('a form works without its second half', reason);
    });
  }, [begin]);

  useEffect(() => {
    // R-22 wants the Dutch sentences instead of the browser's bubbles; for the newsletter F-080 wants the browser's own.
    if (ref.current !== null && kind !== 'newsletter') ref.current.noValidate = true;
    const look = (): void => {
      if (hasWork(kind)) tryToBegin();
    };
    look();
    // A local flag that was lost is written anew a moment later.
    addEventListener(FLAGS_EVENT, look);
    return () => {
      removeEventListener(FLAGS_EVENT, look);
      controller.current?.then(
        (opened) => opened.close(),
        () => undefined,
      );
      controller.current = null;
    };
  }, [kind, tryToBegin]);

  useEffect(() => {
    if (view.focus === null) return;
    const field = ref.current?.elements.namedItem(view.focus);
    if (field instanceof HTMLElement) field.focus();
  }, [view]);

  return {
    view,
    removeFile: (id) => void begin().then((opened) => opened.removeFile(id)),
    startAnew: () => void begin().then((opened) => opened.startAnew()),
    form_props: {
      ref,
      onFocus: tryToBegin,
      onInput: first_keys?.keep,
      onSubmit: (event) => {
        const form = event.currentTarget;
        event.preventDefault();
        begin().then(
          (opened) => opened.submit(),
          (reason: unknown) => {
            controller.current = null;
            log.warn('a form is sent by the browser itself', reason);
            form.submit();
          },
        );
      },
    },
  };
}
