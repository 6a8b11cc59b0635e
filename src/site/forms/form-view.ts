import type { LeadForm } from '../../domain/leads/leads.ts';

/** The forms, by the name in their address. */
export type FormKind = LeadForm;

/** F-003, F-032, F-057, F-081: where a submission stands. `kept`: on this device, not at the server yet. */
export type FormStatus = 'idle' | 'sending' | 'success' | 'kept' | 'error';

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
  /** How it is said: what stands there anyway, what went well, what did not. */
  readonly tone: Tone;
  /** Name of a field → the sentence under it; empty where only the whole form's sentence speaks (F-054). */
  readonly errors: Readonly<Record<string, string>>;
  readonly files: readonly FileView[];
  /** The field that the keyboard should be in now; a new view moves there once. */
  readonly focus: string | null;
}

export const IDLE: FormView = {
  status: 'idle',
  message: '',
  tone: 'plain',
  errors: {},
  files: [],
  focus: null,
};

/** What the lazily fetched half of a form offers to the half that stands in the page. */
export interface Desk {
  /** Checks, keeps and sends; does nothing while a submission is on its way. */
  readonly submit: () => Promise<void>;
  readonly removeFile: (id: string) => Promise<void>;
  /** F-051: from the thanks back to an empty form. */
  readonly startAnew: () => void;
  readonly close: () => void;
}

/** What the desk works at. */
export interface DeskPlace {
  readonly form: HTMLFormElement;
  readonly kind: FormKind;
  readonly show: (view: FormView) => void;
}
