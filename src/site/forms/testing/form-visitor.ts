/** A visitor at a form: its page, the device's memory and the server, for tests of the controller. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { setLogSink } from '../../../lib/logger.ts';
import { type DraftPlace, newPlace } from '../../../public-data/queue/index.ts';
import {
  draftSessions,
  FORMS_DATABASE,
  keepTyped,
  typedName,
} from '../../../public-data/queue/local-flags.ts';
import { createFormController } from '../form-controller.ts';
import type { FirstSession, FormController, FormKind, FormView } from '../use-form.ts';

interface FieldSpec {
  readonly name: string;
  readonly type?: string;
  readonly tag?: 'input' | 'textarea' | 'select' | 'button';
  /** Of an input for a photo of the guide. */
  readonly step?: string;
}

/** The parts of a field that the controller uses, without a browser. */
class FakeField extends EventTarget {
  readonly localName: string;
  readonly name: string;
  readonly type: string;
  readonly 'data-step': string;
  value = '';
  checked = false;
  readOnly = false;
  files: readonly File[] = [];

  constructor({ name, type = 'text', tag = 'input', step = '' }: FieldSpec) {
    super();
    this.localName = tag;
    this.name = name;
    this.type = type;
    this['data-step'] = step;
  }

  getAttribute(attribute: 'name' | 'type' | 'data-step'): string | null {
    return this[attribute] || null;
  }
}

/** The parts of a form that the controller uses, with these fields; `type`, `tick` and `choose` act as a visitor does. */
export class FakeForm extends EventTarget {
  readonly elements: readonly FakeField[];

  constructor(fields: readonly FieldSpec[]) {
    super();
    this.elements = fields.map((field) => new FakeField(field));
  }

  field(name: string): FakeField {
    const found = this.elements.find((field) => field.name === name);
    if (found === undefined) throw new Error(`no field ${name}`);
    return found;
  }

  /** Its choices have no options, and take any text. */
  querySelectorAll(): readonly never[] {
    return [];
  }

  reset(): void {
    for (const field of this.elements) {
      field.value = '';
      field.checked = false;
    }
  }

  #happened(kind: 'input' | 'change', target: FakeField): void {
    const event = new Event(kind);
    Object.defineProperty(event, 'target', { value: target });
    this.dispatchEvent(event);
  }

  type(name: string, value: string): void {
    const field = this.field(name);
    if (field.readOnly) return;
    field.value = value;
    this.#happened('input', field);
  }

  tick(name: string): void {
    const field = this.field(name);
    field.checked = true;
    this.#happened('input', field);
  }

  /** Chooses files freely, or the photo of a step. */
  choose(files: readonly File[], step = ''): void {
    const field = this.elements.find((each) => each.type === 'file' && each['data-step'] === step);
    if (field === undefined) throw new Error('no field for files');
    field.files = files;
    this.#happened('change', field);
  }
}

const PERSON: readonly FieldSpec[] = [
  { name: 'firstName' },
  { name: 'lastName' },
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel' },
];

/** The fields of each form, as its component has them. */
export const FORM_FIELDS = {
  contact: [
    ...PERSON,
    { name: 'boatType', tag: 'select' },
    { name: 'boatLength' },
    { name: 'berth' },
    { name: 'service', tag: 'select' },
    { name: 'message', tag: 'textarea' },
    { name: '', type: 'file', step: 'hull' },
    { name: '', type: 'file', step: 'waterline' },
    { name: '', type: 'file', step: 'deck' },
    { name: '', type: 'file' },
    { name: 'privacy', type: 'checkbox' },
    { name: 'website' },
    { name: '', tag: 'button' },
  ],
  consultation: [
    ...PERSON,
    { name: 'message', tag: 'textarea' },
    { name: '', type: 'file' },
    { name: 'privacy', type: 'checkbox' },
    { name: 'website' },
  ],
  'founding-member': [
    ...PERSON,
    { name: 'boatType', tag: 'select' },
    { name: 'privacy', type: 'checkbox' },
    { name: 'website' },
  ],
  newsletter: [{ name: 'email', type: 'email' }, { name: 'website' }],
} as const satisfies Readonly<Record<string, readonly FieldSpec[]>>;

/** What the server does with the body of a request. */
export type Answer = (body: Readonly<Record<string, unknown>>) => Response | Promise<Response>;
interface Visitor {
  answer: Answer;
  /** The bodies of requests, in their order. */
  sent: readonly Readonly<Record<string, unknown>>[];
  /** The device's localStorage. */
  stored: Map<string, string>;
  page: EventTarget;
  controllers: readonly FormController[];
}

/** The details of the tracked events with this name. */
export const told = (name: string): unknown[] =>
  performance.getEntriesByName(`site:${name}`).map((mark) => ('detail' in mark ? mark.detail : null));

/** Accepts every request; files count as arrived as soon as they are announced. */
export const take: Answer = ({ id, attachments }) =>
  Response.json(
    Array.isArray(attachments)
      ? {
          id,
          attachments: attachments.map((file: { id: string }) => ({
            id: file.id,
            status: 'arrived',
            upload_path: null,
            error: null,
          })),
        }
      : { id },
  );

const freshVisitor = (): Visitor => ({
  answer: take,
  sent: [],
  stored: new Map(),
  page: new EventTarget(),
  controllers: [],
});
/** The visitor of the present test. */
export const visitor: Visitor = freshVisitor();

let putBack = (): void => undefined;

/** Gives every test of a file a page of its own, with fake timers for the pauses that a visitor notices. */
export function openPageForEachTest(): void {
  beforeEach(() => {
    Object.assign(visitor, freshVisitor());
    putBack = setLogSink(() => undefined);
    performance.clearMarks();
    vi.spyOn(performance, 'now').mockReturnValue(60_000);
    vi.stubGlobal('addEventListener', visitor.page.addEventListener.bind(visitor.page));
    vi.stubGlobal('removeEventListener', visitor.page.removeEventListener.bind(visitor.page));
    vi.stubGlobal('dispatchEvent', visitor.page.dispatchEvent.bind(visitor.page));
    vi.stubGlobal(
      'document',
      Object.assign(new EventTarget(), { hidden: false, getElementById: () => null }),
    );
    vi.stubGlobal('location', { search: '' });
    vi.stubGlobal('HTMLElement', FakeField);
    vi.stubGlobal('HTMLInputElement', FakeField);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => visitor.stored.get(key) ?? null,
      setItem: (key: string, value: string) => visitor.stored.set(key, value),
      removeItem: (key: string) => visitor.stored.delete(key),
    });
    vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
      const fields = JSON.parse(typeof body === 'string' ? body : '{}');
      visitor.sent = [...visitor.sent, fields];
      return await visitor.answer(fields);
    });
    // The database has timers of its own, which stay real.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(async () => {
    for (const controller of visitor.controllers) controller.close();
    vi.useRealTimers();
    // A closed page begins its last write a moment later, which still belongs to this test.
    await new Promise((resolve) => setTimeout(resolve));
    const deleted = Promise.withResolvers<undefined>();
    indexedDB.deleteDatabase(FORMS_DATABASE).addEventListener('success', () => deleted.resolve(undefined));
    await deleted.promise;
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    putBack();
  });
}

/** What was typed before the second half of a form was loaded, and the session under which its page keeps and holds it. */
interface TypedFirst extends FirstSession {
  readonly values: Readonly<Record<string, string>>;
}

/** Keeps the first keys of a form as its first half does. */
export function typeFirst(
  kind: FormKind,
  session: string,
  values: Readonly<Record<string, string>>,
): TypedFirst {
  const key = `${kind}@${session}`;
  const held = Promise.withResolvers<void>();
  // A killed page loses its lock.
  navigator.locks.request(typedName(key), () => held.promise).catch(() => undefined);
  keepTyped(key, { values, saved_at: new Date().toISOString() });
  return { session, release: held.resolve, values };
}

/** Opens a form with its controller; `views` are all that it showed. */
export function openForm(kind: FormKind, typed?: TypedFirst) {
  const form = new FakeForm(FORM_FIELDS[kind]);
  for (const [name, value] of Object.entries(typed?.values ?? {})) form.field(name).value = value;
  const views: FormView[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the controller asks for no more than this one has
  const element = form as unknown as HTMLFormElement;
  const show = (view: FormView): void => void views.push(view);
  const controller = createFormController({ form: element, kind, show, first: typed });
  visitor.controllers = [...visitor.controllers, controller];
  const last = (): FormView | undefined => views.at(-1);
  return { form, controller, views, last };
}

/** Ends every page as a killed browser does: none of their code runs any more, and their Web Locks are free. */
export async function killPages(): Promise<void> {
  vi.clearAllTimers();
  const held = await vi.waitFor(async () => {
    const { held: locks = [] } = await navigator.locks.query();
    expect(locks).not.toEqual([]);
    return locks;
  });
  for (const { name = '' } of held) await navigator.locks.request(name, { steal: true }, () => undefined);
}

/** The place of the only draft of this kind of form. */
export function draftPlace(kind: FormKind): DraftPlace {
  const [session, ...others] = draftSessions(kind);
  if (others.length > 0) throw new Error(`several drafts: ${visitor.stored.get('form_drafts')}`);
  if (session === undefined) throw new Error('there is no draft');
  return newPlace(kind, session);
}

/** Fills in the required fields of every form. */
export function fill(form: FakeForm): void {
  form.type('firstName', 'Jan');
  form.type('lastName', 'de Wit');
  form.type('email', 'jan@example.nl');
  form.tick('privacy');
}
