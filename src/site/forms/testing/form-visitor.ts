/** A visitor at a form: its page, the device's memory and the server, for tests of the controller. */
import { afterEach, beforeEach, vi } from 'vitest';
import { setLogSink } from '../../../lib/logger.ts';
import { listWaiting, removeWaiting } from '../../../public-data/queue/index.ts';
import { createFormController } from '../form-controller.ts';
import type { FormController, FormKind, FormView } from '../use-form.ts';
import { FakeField, FakeForm, FORM_FIELDS } from './fake-form.ts';

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

/** Names of the events that were told, with what they carried. */
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

/** Gives every test of a file a page of its own, with a clock for what a visitor waits for. */
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
    // Only what a visitor waits for: the database has timers of its own.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  afterEach(async () => {
    for (const controller of visitor.controllers) controller.close();
    vi.useRealTimers();
    for (const { id } of await listWaiting()) await removeWaiting(id);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    putBack();
  });
}

/** A form at its controller, with every view it showed. */
export function openForm(kind: FormKind) {
  const form = new FakeForm(FORM_FIELDS[kind]);
  const views: FormView[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the controller asks for no more than this one has
  const element = form as unknown as HTMLFormElement;
  const controller = createFormController({ form: element, kind, show: (view) => views.push(view) });
  visitor.controllers = [...visitor.controllers, controller];
  const last = (): FormView | undefined => views.at(-1);
  return { form, controller, views, last };
}

/** Fills in what every form asks for. */
export function fill(form: FakeForm): void {
  form.type('firstName', 'Jan');
  form.type('lastName', 'de Wit');
  form.type('email', 'jan@example.nl');
  form.tick('privacy');
}
