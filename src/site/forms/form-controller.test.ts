import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { draftOwner, filesOf, listQueued, readDraft, sendQueued } from '../../public-data/queue/index.ts';
import { hasDraft } from '../../public-data/queue/local-flags.ts';
import { SHOWN_FOR_MS } from './form-controller.ts';
import {
  draftPlace,
  fill,
  openForm,
  openPageForEachTest,
  take,
  told,
  visitor,
} from './testing/form-visitor.ts';

openPageForEachTest();

/** The line under the specified sentence while the request is queued all the same. */
const KEPT_AFTER_ALL = 'Uw aanvraag is op dit apparaat bewaard en wordt vanzelf opnieuw verzonden.';
const FAILED_KEPT = `Er is iets misgegaan. Probeer het later opnieuw. ${KEPT_AFTER_ALL}`;

test('F-024 F-025 F-026 F-027 F-028 F-030 T-013 what is missing is told under the fields, noted as an event, and nothing is sent or kept', async () => {
  for (const kind of ['consultation', 'contact'] as const) {
    const { form, controller, last } = openForm(kind);
    form.type('firstName', '   ');
    form.type('email', 'jan@haven');
    await controller.submit();
    expect(last()).toMatchObject({
      status: 'error',
      message: '',
      errors: {
        firstName: 'Voornaam is verplicht',
        lastName: 'Achternaam is verplicht',
        email: 'Voer een geldig e-mailadres in',
        privacy: 'U moet akkoord gaan met de privacyverklaring',
      },
      focus: 'firstName',
    });
    expect(told('form_invalid').at(-1)).toEqual({
      name: 'form_invalid',
      form: kind,
      fields: ['firstName', 'lastName', 'email', 'privacy'],
    });
    form.type('email', ' ');
    await controller.submit();
    expect(last()?.errors['email']).toBe('E-mail is verplicht');
  }
  expect([visitor.sent, await listQueued()]).toEqual([[], []]);
});

test('F-031 what is said about a field goes when it is edited, and only that', async () => {
  const { form, controller, last } = openForm('consultation');
  await controller.submit();
  form.type('lastName', 'W');
  expect(Object.keys(last()?.errors ?? {})).toEqual(['firstName', 'email', 'privacy']);
  expect(last()?.focus).toBeNull();
});

test('F-032 F-033 R-23 idle, submitting, success; after 3 s the fields are empty and the status is idle again', async () => {
  const { form, controller, views, last } = openForm('consultation');
  fill(form);
  await controller.submit();
  expect(views.map(({ status }) => status).filter((status, index, all) => status !== all[index - 1])).toEqual(
    ['sending', 'success'],
  );
  expect(last()).toMatchObject({ message: 'Bedankt! We nemen binnen 24 uur contact met u op.' });
  expect(form.field('firstName').value).toBe('Jan');
  vi.advanceTimersByTime(SHOWN_FOR_MS - 1);
  expect(last()?.status).toBe('success');
  vi.advanceTimersByTime(1);
  expect(last()).toMatchObject({ status: 'idle', message: '', errors: {} });
  expect([form.field('firstName').value, form.field('privacy').checked]).toEqual(['', false]);
  expect([SHOWN_FOR_MS, told('form_sent')]).toEqual([3_000, [{ name: 'form_sent', form: 'consultation' }]]);
});

test('F-020 F-029 F-053 the body holds the fields of the form as typed, its id and the metadata', async () => {
  const { form, controller } = openForm('consultation');
  fill(form);
  await controller.submit();
  expect(visitor.sent).toEqual([
    {
      firstName: 'Jan',
      lastName: 'de Wit',
      email: 'jan@example.nl',
      phone: '',
      message: '',
      privacy: true,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      recaptchaToken: null,
      elapsed_ms: expect.any(Number),
      website: '',
    },
  ]);
  const founding = openForm('founding-member');
  fill(founding.form);
  await founding.controller.submit();
  expect(visitor.sent[1]).toMatchObject({
    name: 'Jan de Wit',
    termsAccepted: true,
    boatType: '',
  });
});

test('F-034 a server that cannot: the sentence, the fields kept, idle after 3 s; that the form is kept and sent again stays said until it is edited', async () => {
  visitor.answer = () => new Response('', { status: 500 });
  const { form, controller, last } = openForm('consultation');
  fill(form);
  await controller.submit();
  expect(last()).toMatchObject({ status: 'error', message: FAILED_KEPT });
  vi.advanceTimersByTime(SHOWN_FOR_MS);
  expect(last()).toMatchObject({ status: 'idle', message: KEPT_AFTER_ALL, tone: 'good' });
  expect(form.field('lastName').value).toBe('de Wit');
  expect(await listQueued()).toHaveLength(1);
  form.type('lastName', 'Wit');
  expect(last()).toMatchObject({ status: 'idle', message: '' });
});

test('a second try with the same content is the same submission, and one with other content another', async () => {
  visitor.answer = () => new Response('', { status: 500 });
  const { form, controller } = openForm('contact');
  fill(form);
  await controller.submit();
  await controller.submit();
  expect(new Set(visitor.sent.map(({ id }) => id)).size).toBe(1);
  form.type('message', 'Toch nog iets.');
  await controller.submit();
  expect(new Set(visitor.sent.map(({ id }) => id)).size).toBe(2);
  expect((await listQueued()).map(({ id }) => id)).toEqual([visitor.sent[2]?.['id']]);
});

test('what failed here and is sent a little later by itself is told where it was filled in', async () => {
  visitor.answer = () => new Response('', { status: 500 });
  const { form, controller, last } = openForm('contact');
  fill(form);
  await controller.submit();
  visitor.answer = take;
  await sendQueued({ kind: 'all' });
  await vi.waitFor(() => expect(last()?.status).toBe('success'));
  expect(form.field('firstName').value).toBe('');
});

test('F-003 F-004 F-007 the contact form is emptied at success, and says the same sentences', async () => {
  const { form, controller, views, last } = openForm('contact');
  fill(form);
  await controller.submit();
  expect(views.map(({ status }) => status)).toContain('sending');
  expect(last()).toMatchObject({ status: 'success', files: [] });
  expect([form.field('firstName').value, form.field('privacy').checked]).toEqual(['', false]);
  visitor.answer = () => new Response('', { status: 500 });
  fill(form);
  await controller.submit();
  expect(last()).toMatchObject({ status: 'error', message: FAILED_KEPT });
});

test('R-19 without a connection the request is kept on the device and says so; the form is empty for the next', async () => {
  visitor.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const { form, controller, last } = openForm('contact');
  fill(form);
  await controller.submit();
  expect(last()).toMatchObject({
    status: 'kept',
    message: 'Uw aanvraag is op dit apparaat bewaard en wordt verzonden zodra u weer verbinding heeft.',
  });
  expect(form.field('firstName').value).toBe('');
  expect(await listQueued()).toMatchObject([{ kind: 'contact', trouble: 'offline' }]);
  expect(told('form_kept')).toHaveLength(1);
});

test.each(['contact', 'consultation', 'founding-member'] as const)(
  'R-19 a %s form that was kept says so no longer once it was sent by itself',
  async (kind) => {
    visitor.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { form, controller, last } = openForm(kind);
    fill(form);
    await controller.submit();
    expect(last()?.status).toBe('kept');
    visitor.answer = take;
    await sendQueued({ kind: 'all' });
    await vi.waitFor(() =>
      expect(last()).toMatchObject({ status: 'success', message: 'Uw aanvraag is verzonden.', tone: 'good' }),
    );
    vi.advanceTimersByTime(SHOWN_FOR_MS);
    expect(last()?.message).toBe('Uw aanvraag is verzonden.');
  },
);

test('F-033 R-23 beside the sentence a panel stays: received, when there is an answer, where the copy goes', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-05-01T12:00:00.000Z'));
  for (const kind of ['contact', 'consultation'] as const) {
    const { form, controller, last } = openForm(kind);
    fill(form);
    await controller.submit();
    vi.advanceTimersByTime(SHOWN_FOR_MS);
    expect(last()?.thanks, kind).toEqual([
      'Uw aanvraag is ontvangen',
      expect.stringMatching(/^U krijgt antwoord vóór zaterdag 2 mei (?:om )?\d\d:00\.$/),
      'Een bevestiging gaat naar jan@example.nl.',
    ]);
    form.type('firstName', 'Piet');
    expect(last()?.thanks, 'while another is written').toHaveLength(3);
    await controller.submit();
    expect(last()?.thanks).toHaveLength(3);
  }
});

test('R-20 too many at once: kept on the device, to be sent by itself', async () => {
  visitor.answer = () => new Response('{}', { status: 429, headers: { 'retry-after': '60' } });
  const { form, controller, last } = openForm('contact');
  fill(form);
  await controller.submit();
  expect(last()).toMatchObject({ status: 'kept', message: expect.stringContaining('over enkele minuten') });
});

test('R-20 a quick person is not taken for a machine: the form waits until a second has passed', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(400);
  const { form, controller, last } = openForm('contact');
  fill(form);
  const submitted = controller.submit();
  expect(last()?.status).toBe('sending');
  await vi.advanceTimersByTimeAsync(599);
  expect(visitor.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  await submitted;
  expect(visitor.sent).toHaveLength(1);
});

test('R-52 nothing is held back for show: on a page that stood a second a submission leaves at once', async () => {
  const { form, controller } = openForm('contact');
  fill(form);
  await controller.submit();
  expect(visitor.sent).toHaveLength(1);
});

test('a doubled click is one submission', async () => {
  const { form, controller } = openForm('contact');
  fill(form);
  await Promise.all([controller.submit(), controller.submit()]);
  expect(visitor.sent).toHaveLength(1);
});

test.each(['contact', 'consultation', 'newsletter'] as const)(
  'R-19 the texts of the %s form are read-only while it is sent: nothing typed then is emptied away',
  async (kind) => {
    const held = Promise.withResolvers<undefined>();
    visitor.answer = async (body) => {
      await held.promise;
      return await take(body);
    };
    const { form, controller, last } = openForm(kind);
    const fields = form.elements.filter(({ type, localName }) => type !== 'file' && localName !== 'button');
    if (kind === 'newsletter') form.type('email', 'jan@example.nl');
    else fill(form);
    const submitted = controller.submit();
    await vi.waitFor(() => expect(visitor.sent).toHaveLength(1));
    expect(fields.every(({ readOnly }) => readOnly)).toBe(true);
    held.resolve(undefined);
    await submitted;
    expect(last()?.status).toBe('success');
    expect(form.elements.some(({ readOnly }) => readOnly)).toBe(false);
  },
);

test('F-054 F-055 the founding form says in one sentence what is missing; phone and yacht type are optional', async () => {
  const { form, controller, last } = openForm('founding-member');
  await controller.submit();
  expect(last()).toMatchObject({
    message: 'Vul alstublieft alle verplichte velden in en accepteer de privacyvoorwaarden.',
    errors: { firstName: '', lastName: '', email: '', privacy: '' },
    focus: 'firstName',
  });
  fill(form);
  await controller.submit();
  expect(last()?.status).toBe('success');
});

test('F-051 F-057 after success the way back leads to an empty form', async () => {
  const { form, controller, views, last } = openForm('founding-member');
  fill(form);
  await controller.submit();
  expect(views.map(({ status }) => status)).toEqual(expect.arrayContaining(['sending', 'success']));
  controller.startAnew();
  expect(last()).toMatchObject({ status: 'idle', message: '', focus: 'firstName' });
  expect(form.field('firstName').value).toBe('');
});

test('F-056 a captcha that fails: its sentence, status idle, and what was typed stays, sent nowhere', async () => {
  visitor.answer = () => Response.json({ error: 'x', code: 'captcha', fields: {} }, { status: 403 });
  const { form, controller, last } = openForm('founding-member');
  fill(form);
  await controller.submit();
  expect(last()).toMatchObject({
    status: 'idle',
    message: 'reCAPTCHA verificatie is mislukt. Probeer het opnieuw.',
  });
  expect([form.field('lastName').value, await listQueued()]).toEqual(['de Wit', []]);
});

test('F-060 F-061 the founding form tells a server that cannot from a fault on the way', async () => {
  visitor.answer = () => new Response('', { status: 503 });
  const first = openForm('founding-member');
  fill(first.form);
  await first.controller.submit();
  expect(first.last()?.message).toBe(
    `Er is iets misgegaan bij het verzenden van uw aanvraag. Probeer het later opnieuw. ${KEPT_AFTER_ALL}`,
  );
  const second = openForm('founding-member');
  fill(second.form);
  // In another millisecond, so that an id needs new random bytes.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
  vi.stubGlobal('crypto', undefined);
  await second.controller.submit();
  expect(second.last()).toMatchObject({
    status: 'error',
    message: 'Er is iets misgegaan bij het verzenden. Probeer het opnieuw of neem contact met ons op.',
  });
});

test('F-081 F-082 F-083 the newsletter: thanks and an empty field, or the sentence and the address kept', async () => {
  const { form, controller, views, last } = openForm('newsletter');
  form.type('email', 'jan@example.nl');
  visitor.answer = () => new Response('', { status: 500 });
  await controller.submit();
  expect(last()).toMatchObject({
    status: 'error',
    message: `Er is een fout opgetreden. Probeer het later nog eens. ${KEPT_AFTER_ALL}`,
  });
  expect(form.field('email').value).toBe('jan@example.nl');
  visitor.answer = take;
  await controller.submit();
  expect(views.map(({ status }) => status)).toContain('sending');
  expect(last()).toMatchObject({ status: 'success', message: 'Bedankt voor uw aanmelding!' });
  expect(form.field('email').value).toBe('');
  expect(new Set(visitor.sent.map(({ id }) => id)).size).toBe(1);
});

test('what the server refuses is told under its field, in our words or its own, and nothing is queued', async () => {
  visitor.answer = () =>
    Response.json(
      {
        error: 'x',
        code: 'invalid_fields',
        fields: { email: 'invalid_email', phone: 'Dit nummer kennen wij niet' },
      },
      { status: 422 },
    );
  const { form, controller, last } = openForm('contact');
  fill(form);
  await controller.submit();
  expect(last()).toMatchObject({
    status: 'error',
    errors: { email: 'Voer een geldig e-mailadres in', phone: 'Dit nummer kennen wij niet' },
    focus: 'email',
  });
  expect(await listQueued()).toEqual([]);
});

test('where the browser keeps nothing there is one attempt, and no promise', async () => {
  const { form, controller, last } = openForm('contact');
  fill(form);
  vi.stubGlobal('indexedDB', undefined);
  visitor.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await controller.submit();
  expect(last()?.message).toBe('Er is iets misgegaan. Probeer het later opnieuw.');
  visitor.answer = take;
  await controller.submit();
  expect(last()?.status).toBe('success');
  vi.stubGlobal('indexedDB', new (await import('fake-indexeddb')).IDBFactory());
});

test('R-26 on a device that is full since the files were chosen the request goes, the files are named, and nothing is queued for a second time', async () => {
  const { form, controller, last } = openForm('contact');
  fill(form);
  form.choose([new File(['%PDF-1.7'], 'romp.pdf', { type: 'application/pdf' })]);
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(last()?.files).toHaveLength(1));
  const place = draftPlace('contact');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await controller.submit();
  put.mockRestore();
  expect(visitor.sent).toHaveLength(1);
  expect(last()).toMatchObject({
    status: 'success',
    errors: { attachments: expect.stringMatching(/^romp\.pdf: Dit apparaat had geen ruimte/) },
  });
  vi.advanceTimersByTime(1_000);
  expect([await readDraft(place), hasDraft('contact')]).toEqual([null, false]);
  expect([await filesOf(draftOwner(place)), last()?.files]).toEqual([[], []]);
  expect(await listQueued()).toEqual([]);
});
