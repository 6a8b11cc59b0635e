import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { draftSessions, keepTyped, typedName } from '../../public-data/queue/local-flags.ts';
import {
  fill,
  killPages,
  openForm,
  openPageForEachTest,
  take,
  typeFirst,
  visitor,
} from './testing/form-visitor.ts';

// Several tabs, or a page that was left, with the same form: each has a draft session of its own.
openPageForEachTest();

const pdf = (name: string) => new File(['%PDF-1.7 offerte'], name, { type: 'application/pdf' });
const message = ({ form }: ReturnType<typeof openForm>): string => form.field('message').value;

/** Resolves when nothing that was typed is only kept with its key. */
async function allStored(): Promise<void> {
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() =>
    expect([...visitor.stored.keys()].filter((name) => name.startsWith('form_draft:'))).toEqual([]),
  );
}

test('R-19 what is typed into the same form in two tabs is kept twice: both are there after both were killed', async () => {
  const left = openForm('contact');
  const right = openForm('contact');
  left.form.type('message', 'Mijn teak wordt grijs.');
  right.form.type('message', 'Mijn romp is dof.');
  await allStored();
  left.form.type('message', 'Mijn teak wordt weer grijs.');
  await killPages();
  const first = openForm('contact');
  await vi.waitFor(() => expect(message(first)).not.toBe(''));
  const second = openForm('contact');
  await vi.waitFor(() => expect(message(second)).not.toBe(''));
  expect([message(first), message(second)], 'the newest comes first').toEqual([
    'Mijn teak wordt weer grijs.',
    'Mijn romp is dof.',
  ]);
});

test('R-19 R-26 sending in one tab leaves the text and the files of the other, and sends none of them', async () => {
  const left = openForm('contact');
  const right = openForm('contact');
  right.form.type('message', 'Mijn romp is dof.');
  right.form.choose([pdf('romp.pdf')]);
  await vi.waitFor(() => expect(right.last()?.files).toHaveLength(1));
  await allStored();
  fill(left.form);
  left.form.type('message', 'Mijn teak wordt grijs.');
  await left.controller.submit();
  expect(left.last()?.status).toBe('success');
  expect(visitor.sent.map(({ message: text, attachments }) => [text, attachments])).toEqual([
    ['Mijn teak wordt grijs.', undefined],
  ]);
  await killPages();
  const next = openForm('contact');
  await vi.waitFor(() => expect(next.last()?.files).toMatchObject([{ name: 'romp.pdf' }]));
  expect([next.form.field('firstName').value, message(next)]).toEqual(['', 'Mijn romp is dof.']);
});

/** Sends a form with one file and chooses a second one before the server's answer. */
async function chooseWhileSending(kind: 'contact' | 'consultation', answer: typeof visitor.answer) {
  const held = Promise.withResolvers<undefined>();
  visitor.answer = async (body) => {
    await held.promise;
    return await answer(body);
  };
  const opened = openForm(kind);
  const { form, controller, last } = opened;
  form.choose([pdf('romp.pdf')]);
  await vi.waitFor(() => expect(last()?.files).toHaveLength(1));
  fill(form);
  const submitted = controller.submit();
  await vi.waitFor(() => expect(visitor.sent).toHaveLength(1));
  form.choose([pdf('dek.pdf')]);
  await vi.waitFor(() => expect(last()?.files).toHaveLength(2));
  held.resolve(undefined);
  await submitted;
  return opened;
}

test.each(['contact', 'consultation'] as const)(
  'R-26 a file that is chosen while the %s form is sent stays for the next request, also in a page that is killed',
  async (kind) => {
    const { last } = await chooseWhileSending(kind, take);
    expect(last()).toMatchObject({ status: 'success', files: [{ name: 'dek.pdf' }] });
    await killPages();
    const next = openForm(kind);
    await vi.waitFor(() => expect(next.last()?.files).toMatchObject([{ name: 'dek.pdf' }]));
    next.form.reset();
    fill(next.form);
    await next.controller.submit();
    expect(visitor.sent.map(({ attachments }) => attachments)).toMatchObject([
      [{ name: 'romp.pdf' }],
      [{ name: 'dek.pdf' }],
    ]);
    expect(next.last()?.files).toEqual([]);
  },
);

test('R-19 a file that is chosen while a request that fails is sent goes along with the second try', async () => {
  const { controller, last } = await chooseWhileSending(
    'contact',
    async () => new Response('', { status: 500 }),
  );
  expect(last()).toMatchObject({ status: 'error', files: [{ name: 'romp.pdf' }, { name: 'dek.pdf' }] });
  visitor.answer = take;
  await controller.submit();
  expect(visitor.sent.at(-1)).toMatchObject({ attachments: [{ name: 'romp.pdf' }, { name: 'dek.pdf' }] });
  expect(last()).toMatchObject({ status: 'success', files: [] });
});

test('R-19 the draft of a tab that lives is never adopted: the form of another one is empty', async () => {
  const living = openForm('contact');
  living.form.type('message', 'Mijn teak wordt grijs.');
  await allStored();
  const other = openForm('contact');
  fill(other.form);
  await other.controller.submit();
  expect(visitor.sent).toMatchObject([{ message: '' }]);
  expect(other.views.map(({ message: said }) => said)).not.toContain('Wat u eerder invulde staat er nog.');
});

test('R-19 of two drafts whose pages ended the newest is put back; the other waits until the form is opened again', async () => {
  const older = openForm('contact');
  older.form.type('message', 'Mijn teak wordt grijs.');
  await allStored();
  await killPages();
  visitor.stored.set('form_draft:contact', '{"values":{"message":"Van voor de sessies"},"saved_at":"9999"}');
  visitor.stored.set('form_drafts', `${visitor.stored.get('form_drafts')},contact`);
  const next = openForm('contact');
  await vi.waitFor(() => expect(message(next), 'a draft of a former version').toBe('Van voor de sessies'));
  fill(next.form);
  await next.controller.submit();
  expect([next.last()?.status, message(next)]).toEqual(['success', '']);
  next.controller.close();
  const last = openForm('contact');
  await vi.waitFor(() => expect(message(last)).toBe('Mijn teak wordt grijs.'));
});

/** Resolves when a page asks for the draft of another one, which holds it, for as long as it is there. */
async function whenAwaited(): Promise<void> {
  await vi.waitFor(async () => {
    const { pending } = await navigator.locks.query();
    expect(pending).not.toEqual([]);
  });
  await new Promise((resolve) => AbortSignal.timeout(350).addEventListener('abort', resolve));
  const { pending } = await navigator.locks.query();
  expect(pending, 'it has not given up').not.toEqual([]);
}

test('R-19 a page that is left and ends only after the next one looked for drafts: its text and files come into the untouched form as soon as it ends', async () => {
  const left = openForm('contact');
  left.form.type('message', 'Mijn teak wordt grijs.');
  left.form.choose([pdf('dek.pdf')]);
  await vi.waitFor(() => expect(left.last()?.files).toHaveLength(1));
  await allStored();
  const next = openForm('contact');
  await whenAwaited();
  expect([message(next), next.last()?.files ?? []]).toEqual(['', []]);
  left.controller.close();
  await vi.waitFor(() => expect(message(next)).toBe('Mijn teak wordt grijs.'));
  expect(next.last()).toMatchObject({
    message: 'Wat u eerder invulde staat er nog.',
    files: [{ name: 'dek.pdf' }],
  });
  fill(next.form);
  await next.controller.submit();
  expect(visitor.sent).toMatchObject([
    { message: 'Mijn teak wordt grijs.', attachments: [{ name: 'dek.pdf' }] },
  ]);
  expect(draftSessions('contact')).toEqual([]);
});

test('R-19 a form that was used before the page with the other draft ended keeps its own text; the other is put back by the next opening', async () => {
  const left = openForm('contact');
  left.form.type('message', 'Mijn teak wordt grijs.');
  await allStored();
  const next = openForm('contact');
  await whenAwaited();
  next.form.type('message', 'Mijn romp is dof.');
  left.controller.close();
  await allStored();
  expect(message(next)).toBe('Mijn romp is dof.');
  const later = openForm('contact');
  await vi.waitFor(() => expect(message(later)).toBe('Mijn teak wordt grijs.'));
});

test('R-19 what is typed while a draft is being looked for is kept with its key, beside the draft', async () => {
  const left = openForm('contact');
  left.form.type('message', 'Mijn teak wordt grijs.');
  await allStored();
  const next = openForm('contact');
  next.form.type('message', 'Mijn romp is dof.');
  expect([...visitor.stored.values()].join(' '), 'before the draft was read').toContain('Mijn romp is dof.');
  await allStored();
  next.controller.close();
  const later = openForm('contact');
  await vi.waitFor(() => expect(message(later)).toContain('Mijn romp is dof.'));
});

const put = (away: 'pagehide' | 'pageshow') =>
  visitor.page.dispatchEvent(Object.assign(new Event(away), { persisted: true }));

test('R-19 a page that is shown again as it was left has what the next page made of its draft', async () => {
  const left = openForm('contact');
  fill(left.form);
  left.form.type('message', 'Mijn teak');
  left.form.choose([pdf('romp.pdf')]);
  await vi.waitFor(() => expect(left.last()?.files).toHaveLength(1));
  put('pagehide');
  const next = openForm('contact');
  await vi.waitFor(() => expect(message(next)).toBe('Mijn teak'));
  next.form.type('message', 'Mijn teak wordt grijs.');
  await next.controller.removeFile(next.last()?.files[0]?.id ?? '');
  next.controller.close();
  put('pageshow');
  await vi.waitFor(() => expect(message(left)).toBe('Mijn teak wordt grijs.'));
  expect([left.form.field('firstName').value, left.last()?.files]).toEqual(['Jan', []]);
  const elsewhere = openForm('contact');
  left.form.type('message', 'Mijn teak is grijs.');
  await allStored();
  expect(message(elsewhere), 'it lives again').toBe('');
});

test('R-19 a page that is shown again while another one holds its draft goes on with a draft of its own, without the files that are there', async () => {
  const left = openForm('contact');
  left.form.type('message', 'Mijn teak');
  left.form.choose([pdf('romp.pdf')]);
  await vi.waitFor(() => expect(left.last()?.files).toHaveLength(1));
  put('pagehide');
  const next = openForm('contact');
  await vi.waitFor(() => expect(next.last()?.files).toHaveLength(1));
  put('pageshow');
  await vi.waitFor(() => expect(left.last()?.files).toEqual([]));
  left.form.type('message', 'Mijn teak is dof.');
  next.form.type('message', 'Mijn teak wordt grijs.');
  await allStored();
  await killPages();
  const first = openForm('contact');
  await vi.waitFor(() => expect(message(first)).not.toBe(''));
  const second = openForm('contact');
  await vi.waitFor(() => expect(message(second)).not.toBe(''));
  expect([message(first), message(second)].toSorted()).toEqual([
    'Mijn teak is dof.',
    'Mijn teak wordt grijs.',
  ]);
});

test('R-19 where the browser has no Web Locks a draft is put back all the same', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const first = openForm('contact');
  first.form.type('message', 'Mijn teak wordt grijs.');
  await allStored();
  const second = openForm('contact');
  await vi.waitFor(() => expect(message(second)).toBe('Mijn teak wordt grijs.'));
  fill(second.form);
  await second.controller.submit();
  expect(second.last()?.status).toBe('success');
});

test('R-19 what was typed before the second half of a form was loaded is the draft of its page: one draft, also when it is emptied', async () => {
  const page = openForm('contact', typeFirst('contact', 'first', { message: 'Mijn te' }));
  page.form.type('message', 'Mijn teak wordt grijs.');
  await allStored();
  expect(draftSessions('contact')).toEqual(['first']);
  page.form.type('message', '');
  await allStored();
  await killPages();
  const next = openForm('contact');
  await vi.waitFor(() => expect(draftSessions('contact')).toEqual([]));
  expect(message(next)).toBe('');
});

test('R-19 what is typed first is not adopted while its page lives; a page that was opened meanwhile gets all of it at the end', async () => {
  typeFirst('contact', 'first', { firstName: 'Jan' });
  const next = openForm('contact');
  await vi.advanceTimersByTimeAsync(1_000);
  // The page that was left is slow, and handles its last keys only now.
  keepTyped('contact@first', {
    values: { firstName: 'Jan', message: 'Mijn teak wordt grijs.' },
    saved_at: new Date().toISOString(),
  });
  expect(next.form.field('firstName').value).toBe('');
  await navigator.locks.request(typedName('contact@first'), { steal: true }, () => undefined);
  await vi.waitFor(() => expect(message(next)).toBe('Mijn teak wordt grijs.'));
  expect(next.form.field('firstName').value).toBe('Jan');
});
