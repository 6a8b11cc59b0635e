import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LeadForm } from '../../domain/leads/leads.ts';
import { log } from '../../lib/logger.ts';
import { hasDraft, FLAGS_EVENT } from '../../public-data/queue/local-flags.ts';
import { contactPresetOf, reopenedIdOf } from '../../routes.ts';

/** The forms, by the name in their address. */
export type FormKind = LeadForm;

/** F-003: where a submission stands. `kept`: on this device, not at the server yet. */
type FormStatus = 'idle' | 'sending' | 'success' | 'kept' | 'error';

/** A file that goes along, as it is listed. */
export interface FileView {
  readonly id: string;
  readonly name: string;
  readonly size_bytes: number;
}

export type Tone = 'plain' | 'good' | 'bad';

/** Everything about a form that changes while it is used; what is typed stays in the fields themselves. */
export interface FormView {
  readonly status: FormStatus;
  /** What is said about the form as a whole, read out when it changes. */
  readonly message: string;
  /** The kind of message: neutral, success or failure. */
  readonly tone: Tone;
  /** Name of a field → the sentence under it; empty where only the whole form's sentence speaks (F-054). */
  readonly errors: Readonly<Record<string, string>>;
  readonly files: readonly FileView[];
  /** What is said of the files and is no fault: that they are being read, or that one was taken away. */
  readonly files_note: string;
  /** Name or id of the field that the keyboard should be in now; a new view moves there once. */
  readonly focus: string | null;
}

export const IDLE: FormView = {
  status: 'idle',
  message: '',
  tone: 'plain',
  errors: {},
  files: [],
  files_note: '',
  focus: null,
};

/** What the lazily fetched half of a form offers to the half that stands in the page. */
export interface FormController {
  /** Checks, keeps and sends; does nothing while a submission is being sent. */
  readonly submit: () => Promise<void>;
  readonly removeFile: (id: string) => Promise<void>;
  /** F-051: from the thanks back to an empty form. */
  readonly startAnew: () => void;
  readonly close: () => void;
}

/** The form that a controller works on. */
export interface FormPlace {
  readonly form: HTMLFormElement;
  readonly kind: FormKind;
  readonly show: (view: FormView) => void;
}

interface UsedForm {
  readonly view: FormView;
  readonly removeFile: (id: string) => void;
  readonly startAnew: () => void;
  readonly form_props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onFocus: () => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/** Something waits for this form already: what was typed before, not taken, or brought along by a link. */
const hasWork = (kind: FormKind): boolean =>
  hasDraft(kind) ||
  reopenedIdOf(location.search) !== null ||
  (kind === 'contact' &&
    Object.values(contactPresetOf(location.search)).some((given) => given !== undefined));

async function fetchController(
  formNow: () => HTMLFormElement | null,
  kind: FormKind,
  show: (view: FormView) => void,
): Promise<FormController> {
  const { createFormController } = await import('./form-controller.ts');
  const form = formNow();
  if (form === null) throw new Error('the form is gone');
  return createFormController({ form, kind, show });
}

/**
 * The half of a form that every page carries: it shows a view and fetches the other half (form-controller.ts: rules, queue,
 * drafts, files) with the first focus. Until then, and where that cannot be had, the browser's own form does the work.
 */
export function useForm(kind: FormKind): UsedForm {
  const ref = useRef<HTMLFormElement>(null);
  const controller = useRef<Promise<FormController> | null>(null);
  const [view, setView] = useState<FormView>(IDLE);

  const begin = useCallback((): Promise<FormController> => {
    controller.current ??= fetchController(() => ref.current, kind, setView);
    return controller.current;
    // oxlint-disable-next-line react/memo-dependencies -- the rule overlooks what is read behind `??=`
  }, [kind]);

  const tryToBegin = useCallback((): void => {
    begin().catch((reason: unknown) => {
      controller.current = null;
      log.warn('a form works without its second half', reason);
    });
  }, [begin]);

  useEffect(() => {
    // the Dutch sentences instead of the browser's bubbles; F-080 asks for the browser's own.
    if (ref.current !== null && kind !== 'newsletter') ref.current.noValidate = true;
    const look = (): void => {
      if (hasWork(kind)) tryToBegin();
    };
    look();
    // A note that was lost is written anew a moment later.
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
