import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import {
  draftOwner,
  filesOf,
  keepForm,
  listQueued,
  newPlace,
  readDraft,
  removeDraft,
  removeFile,
  removeQueued,
  saveDraft,
  sendQueued,
} from '../../public-data/queue/index.ts';
import { draftSessions, hasDraft } from '../../public-data/queue/local-flags.ts';
import { createFormController } from './form-controller.ts';
import type { FormView } from './use-form.ts';
import {
  type Answer,
  draftPlace,
  FakeForm,
  fill,
  FORM_FIELDS,
  killPages,
  openForm,
  openPageForEachTest,
  take,
  visitor,
} from './testing/form-visitor.ts';

openPageForEachTest();

test('what is typed survives: a draft is kept shortly after, put back at the next visit without the tick, and gone after sending', async () => {
  const first = openForm('contact');
  fill(first.form);
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(hasDraft('contact')).toBe(true));
  const place = draftPlace('contact');
  first.controller.close();
  const second = openForm('contact');
  await vi.waitFor(() => expect(second.last()?.message).toBe('Wat u eerder invulde staat er nog.'));
  expect([second.form.field('lastName').value, second.form.field('privacy').checked]).toEqual([
    'de Wit',
    false,
  ]);
  second.form.tick('privacy');
  await second.controller.submit();
  expect(second.last()?.status).toBe('success');
  vi.advanceTimersByTime(1_000);
  expect([await readDraft(place), hasDraft('contact')]).toEqual([null, false]);
});

const UNSTORED =
  'Dit apparaat kan uw tekst niet goed bewaren. Verstuur het formulier voordat u deze pagina sluit.';
/** Names of what is kept with a key. */
const kept = (): string[] => [...visitor.stored.keys()].filter((name) => name.startsWith('form_draft:'));

test('R-19 what was typed a moment before the tab is closed is kept with the key itself, and once stored kept there alone', async () => {
  const closed = openForm('contact');
  fill(closed.form);
  closed.form.type('message', 'Laatste woorden');
  expect([kept().length, hasDraft('contact')], 'no timer has run').toEqual([1, true]);
  const place = draftPlace('contact');
  await killPages();
  const next = openForm('contact');
  await vi.waitFor(() => expect(next.form.field('message').value).toBe('Laatste woorden'));
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(kept()).toEqual([]));
  next.form.type('message', 'Laatste woorden, en nog een');
  next.form.tick('privacy');
  await next.controller.submit();
  expect([next.last()?.status, kept(), await readDraft(place)]).toEqual(['success', [], null]);
});

test('R-19 what was typed before the draft came back stands beneath it, and neither is lost with the next key', async () => {
  const place = newPlace('contact', 'page');
  await saveDraft(place, {
    values: { firstName: 'Jan', message: 'Mijn teak wordt grijs.' },
    saved_at: 'x',
  });
  const { form, last } = openForm('contact');
  form.type('message', 'Hallo');
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(last()?.message).toBe('Wat u eerder invulde staat er nog.'));
  expect(form.field('message').value).toBe('Mijn teak wordt grijs.\n\nHallo');
  form.type('message', `${form.field('message').value} daar`);
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(async () =>
    expect((await readDraft(place))?.values).toMatchObject({
      firstName: 'Jan',
      message: 'Mijn teak wordt grijs.\n\nHallo daar',
    }),
  );
  await removeDraft({ ...place, files: [] });
});

test('R-19 a form that is sent before its draft came back is sent with it', async () => {
  await saveDraft(newPlace('contact', 'page'), {
    values: { message: 'Mijn teak wordt grijs.' },
    saved_at: 'x',
  });
  const { form, controller, last } = openForm('contact');
  fill(form);
  form.type('message', 'Hallo');
  await controller.submit();
  expect(last()?.status).toBe('success');
  expect(visitor.sent).toMatchObject([{ message: 'Mijn teak wordt grijs.\n\nHallo' }]);
});

test('R-19 what was typed before the second half of the form came is kept without another key', async () => {
  const form = new FakeForm(FORM_FIELDS.contact);
  form.field('message').value = 'Getypt voor het zover was';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the controller asks for no more than this one has
  const element = form as unknown as HTMLFormElement;
  const controller = createFormController({ form: element, kind: 'contact', show: () => undefined });
  await vi.waitFor(() => expect(kept()).toHaveLength(1));
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(async () =>
    expect((await readDraft(draftPlace('contact')))?.values).toMatchObject({
      message: 'Getypt voor het zover was',
    }),
  );
  controller.close();
  await removeDraft({ ...draftPlace('contact'), files: [] });
});

test('what was emptied again does not come back', async () => {
  const first = openForm('contact');
  first.form.type('message', 'Nee, toch niet');
  vi.advanceTimersByTime(1_000);
  first.form.type('message', '');
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(kept()).toEqual([]));
  await vi.waitFor(async () =>
    expect((await readDraft(draftPlace('contact')))?.values).toMatchObject({ message: '' }),
  );
});

test('R-19 where the database takes no draft the visitor is told while that is so, and what was typed is put back from outside it', async () => {
  const { form, last } = openForm('contact');
  const { indexedDB: real } = globalThis;
  const broken = {
    open: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  vi.stubGlobal('indexedDB', broken);
  form.type('message', 'Mijn teak');
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(last()).toMatchObject({ message: UNSTORED, tone: 'bad' }));
  form.type('message', 'Mijn teak wordt grijs.');
  expect(last()?.message, 'also with the next key').toBe(UNSTORED);
  await killPages();
  const next = openForm('contact');
  await vi.waitFor(() => expect(next.form.field('message').value).toBe('Mijn teak wordt grijs.'));
  vi.stubGlobal('indexedDB', real);
  next.form.type('message', 'Mijn teak wordt weer grijs.');
  await vi.waitFor(() => expect(next.last()?.message).not.toBe(UNSTORED));
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(next.last()).toMatchObject({ status: 'idle', message: '' });
});

const ID = '019a0000-0000-7000-8000-0000000000aa';
const tooLong: Answer = () =>
  Response.json(
    { error: 'Deze tekst is te lang', code: 'invalid_fields', fields: { message: 'too_long' } },
    { status: 422 },
  );

/** A request with a file that the server refused while no page was open, and the address that opens it again. */
async function refusedInBackground(choices: Readonly<Record<string, string>> = {}): Promise<void> {
  const { form, last, controller } = openForm('contact');
  form.choose([new File(['%PDF-1.7 offerte'], 'offerte.pdf', { type: 'application/pdf' })]);
  await vi.waitFor(() => expect(last()?.files).toHaveLength(1));
  controller.close();
  const body = {
    firstName: 'Jan',
    lastName: 'de Wit',
    email: 'jan@example.nl',
    message: 'Lang',
    privacy: true,
    ...choices,
  };
  const { files = [] } = last() ?? {};
  const request = {
    id: ID,
    kind: 'contact',
    path: '/api/contact',
    body,
    uploads: { ask_path: '/api/attachments', max_bytes: 1_000 },
    made_at: '2026-05-01T10:00:00.000Z',
  };
  await keepForm(request, { ...draftPlace('contact'), files });
  visitor.answer = tooLong;
  await sendQueued({ kind: 'all' });
  expect(await listQueued()).toMatchObject([{ id: ID, trouble: 'refused' }]);
  vi.stubGlobal('location', { search: `?aanpassen=${ID}` });
}

test('R-19 what the server refused in the background opens again with its texts, its files and the sentence under the field; mended, it replaces the old one', async () => {
  await refusedInBackground();
  const { form, controller, last } = openForm('contact');
  await vi.waitFor(() => expect(last()?.errors).toEqual({ message: 'Deze tekst is te lang' }));
  expect(last()).toMatchObject({
    status: 'error',
    message: expect.stringContaining('niet aangenomen'),
    files: [{ name: 'offerte.pdf' }],
    focus: 'message',
  });
  const texts = ['firstName', 'lastName', 'email', 'message'].map((name) => form.field(name).value);
  expect([texts, form.field('privacy').checked]).toEqual([
    ['Jan', 'de Wit', 'jan@example.nl', 'Lang'],
    false,
  ]);
  form.type('message', 'Kort');
  form.tick('privacy');
  visitor.answer = take;
  await controller.submit();
  expect(last()).toMatchObject({ status: 'success', files: [] });
  expect(visitor.sent.at(-1)).toMatchObject({ message: 'Kort', attachments: [{ name: 'offerte.pdf' }] });
  expect(await listQueued()).toEqual([]);
});

test('R-19 a refused request of another language opens with its choices as this page calls them', async () => {
  await refusedInBackground({ boatType: 'Launch', service: 'Other' });
  const { form, last } = openForm('contact');
  await vi.waitFor(() => expect(last()?.status).toBe('error'));
  expect([form.field('boatType').value, form.field('service').value]).toEqual(['Sloep', 'Anders']);
});

test('R-19 what is refused again, or cannot be sent, still waits once with its files, and a new draft of that form is left alone', async () => {
  const other = openForm('contact');
  other.form.type('message', 'Iets nieuws');
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(hasDraft('contact')).toBe(true));
  other.controller.close();
  const place = draftPlace('contact');
  const draft = await readDraft(place);
  await refusedInBackground();
  await saveDraft(place, { values: draft?.values ?? {}, saved_at: 'x' });
  const { form, controller, last } = openForm('contact');
  await vi.waitFor(() => expect(last()?.status).toBe('error'));
  form.tick('privacy');
  form.type('message', 'Nog lang');
  await controller.submit();
  expect(last()?.errors).toEqual({ message: 'Deze tekst is te lang' });
  form.type('message', 'Minder lang');
  visitor.answer = () => new Response('', { status: 500 });
  await controller.submit();
  form.type('message', 'Kort');
  await controller.submit();
  const [queued, ...others] = await listQueued();
  expect([queued?.body['message'], others]).toEqual(['Kort', []]);
  expect(await filesOf(queued?.id ?? '')).toMatchObject([{ name: 'offerte.pdf' }]);
  expect((await readDraft(place))?.values['message']).toBe('Iets nieuws');
});

test('R-19 changes to what was refused survive a reload; another form, or one that is gone, opens as new', async () => {
  await refusedInBackground();
  const first = openForm('contact');
  await vi.waitFor(() => expect(first.last()?.status).toBe('error'));
  first.form.type('message', 'Half gewijzigd');
  visitor.page.dispatchEvent(new Event('pagehide'));
  first.controller.close();
  const [session = ''] = draftSessions(`reopened:${ID}`);
  await vi.waitFor(async () =>
    expect((await readDraft({ kind: 'contact', session, reopened_id: ID }))?.values['message']).toBe(
      'Half gewijzigd',
    ),
  );
  const second = openForm('contact');
  await vi.waitFor(() => expect(second.last()?.status).toBe('error'));
  expect(second.form.field('message').value).toBe('Half gewijzigd');
  const newsletter = openForm('newsletter');
  await removeQueued(ID);
  const third = openForm('contact');
  expect([newsletter.form.field('email').value, third.form.field('firstName').value]).toEqual(['', '']);
});

test('a page that goes away keeps what was typed a moment ago', async () => {
  const { form } = openForm('consultation');
  form.type('message', 'Mijn boot');
  visitor.page.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(async () =>
    expect(await readDraft(draftPlace('consultation'))).toMatchObject({ values: { message: 'Mijn boot' } }),
  );
});

test('R-57 what a link brought along stands in the fields, looked up where it is ours, as text', async () => {
  vi.stubGlobal('location', {
    search:
      '?dienst=antifouling-aanbrengen&boot=zeilboot&lengte=12,5&indicatie=vanaf+%E2%82%AC+938+incl.+btw',
  });
  const { form } = openForm('contact');
  await vi.waitFor(() => expect(form.field('boatType').value).toBe('Zeilboot'));
  expect(form.field('service').value).toBe('Antifouling Aanbrengen');
  expect(form.field('message').value).toBe('Prijsindicatie: vanaf € 938 incl. btw\n');
  expect(form.field('boatLength').value).toBe('12,5');
});

test('R-26 files go along: kept at once, listed, removed again, refused with a sentence when they are none of ours', async () => {
  const { form, controller, last } = openForm('contact');
  const pdf = new File(['%PDF-1.7 offerte'], 'offerte 2026.pdf', { type: 'application/pdf' });
  form.choose([pdf, new File(['MZ'], 'virus.exe')]);
  expect(last(), 'while they are read nothing is wrong').toMatchObject({
    files_note: 'Bestanden worden klaargezet.',
    errors: {},
  });
  await vi.waitFor(() => expect(last()?.errors['attachments']).toContain('virus.exe: Kies foto’s'));
  expect(last()?.files_note).toBe('');
  expect(last()?.files).toMatchObject([{ name: 'offerte 2026.pdf', size_bytes: 16 }]);
  const place = draftPlace('contact');
  expect(await filesOf(draftOwner(place))).toHaveLength(1);
  form.choose(Array.from({ length: 5 }, () => pdf));
  await vi.waitFor(() => expect(last()?.errors['attachments']).toContain('hooguit 5 bestanden'));
  expect(last()?.files).toHaveLength(5);
  await controller.removeFile(last()?.files[0]?.id ?? '');
  expect(last()?.files).toHaveLength(4);
  expect(last(), 'R-22: the pressed button is gone').toMatchObject({
    files_note: 'offerte 2026.pdf gaat niet mee.',
    focus: 'contact-bestanden',
  });
  expect(last()?.errors, 'what was said of a full list no longer holds').toEqual({});
  fill(form);
  await controller.submit();
  expect(visitor.sent[0]?.['attachments']).toMatchObject([
    { name: 'offerte 2026.pdf', type: 'application/pdf', size_bytes: 16 },
    {},
    {},
    {},
  ]);
  expect([last()?.files, await filesOf(draftOwner(place))]).toEqual([[], []]);
});

test('R-26 every file that is refused is named, by its reason, and those that fit are kept', async () => {
  const { form, last } = openForm('contact');
  const large = new File(['%PDF-', new Uint8Array(10 * 1024 * 1024)], 'plan.pdf');
  const fits = new File(['%PDF-1.7'], 'offerte.pdf');
  form.choose([
    new File(['MZ'], 'virus.exe'),
    large,
    new File(['hallo'], 'brief.txt'),
    fits,
    new File([], 'leeg.pdf'),
  ]);
  await vi.waitFor(() =>
    expect(last()?.errors['attachments']?.split('\n')).toEqual([
      'virus.exe, brief.txt: Kies foto’s (JPEG, PNG, WebP of HEIC) of een PDF',
      'plan.pdf: Een bestand mag hooguit 10\u00a0MB groot zijn',
      'leeg.pdf: Dit bestand is leeg',
    ]),
  );
  expect(last()?.files).toMatchObject([{ name: 'offerte.pdf' }]);
  await removeFile(last()?.files[0]?.id ?? '');
});

test('R-26 a file that was chosen before the second half of the form came is kept too', async () => {
  const form = new FakeForm(FORM_FIELDS.contact);
  form.choose([new File(['%PDF-1.7 offerte'], 'offerte.pdf', { type: 'application/pdf' })]);
  const views: FormView[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the controller asks for no more than this one has
  const element = form as unknown as HTMLFormElement;
  visitor.controllers = [
    ...visitor.controllers,
    createFormController({ form: element, kind: 'contact', show: (view) => views.push(view) }),
  ];
  await vi.waitFor(() => expect(views.at(-1)?.files).toMatchObject([{ name: 'offerte.pdf' }]));
  expect(await filesOf(draftOwner(draftPlace('contact')))).toHaveLength(1);
  await removeFile(views.at(-1)?.files[0]?.id ?? '');
});

test('F-033 R-26 the visitor is thanked as soon as the form is there; a file that is not taken is named with the reason, the other follows', async () => {
  const { form, controller, last } = openForm('contact');
  const pdf = new File(['%PDF-1.7 offerte'], 'offerte.pdf', { type: 'application/pdf' });
  form.choose([pdf, new File(['%PDF-1.7 plan'], 'plan.pdf', { type: 'application/pdf' })]);
  await vi.waitFor(() => expect(last()?.files).toHaveLength(2));
  const [first, second] = (last()?.files ?? []).map(({ id }) => id);
  const gate = Promise.withResolvers<Response>();
  visitor.answer = ({ id, attachments }) =>
    attachments === undefined
      ? gate.promise
      : Response.json({
          id,
          attachments: [
            { id: first, status: 'closed', upload_path: null, error: 'x' },
            { id: second, status: 'awaited', upload_path: null, error: null },
          ],
        });
  fill(form);
  await controller.submit();
  expect(last()).toMatchObject({
    status: 'success',
    message: 'Bedankt! We nemen binnen 24 uur contact met u op.',
    errors: {
      attachments: 'offerte.pdf: Dit bestand kan niet meer worden nagestuurd. Stuur het gerust per e-mail.',
    },
  });
  const [queued] = await listQueued();
  expect(queued).toMatchObject({ is_taken: true });
  expect((await filesOf(queued?.id ?? '')).map(({ name }) => name)).toEqual(['plan.pdf']);
  gate.resolve(new Response('{}', { status: 503 }));
});
