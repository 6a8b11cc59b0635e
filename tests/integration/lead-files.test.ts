import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { createRequestFiles } from '../../src/backend/request-files.ts';
import { client, signedIn, tokenOf } from './backend-fixtures.ts';
import { announcing, askStates, chosen, leadCounts, post, putFile, statesIn } from './lead-fixtures.ts';

// The files of a request: announced with it, each put by itself at an address that was signed for it.
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const PDF = new TextEncoder().encode('%PDF-1.7\n%…');
const VARIABLES = [
  'LEAD_LIMIT_PER_VISITOR',
  'LEAD_LIMIT_OVERALL',
  'LEAD_LIMIT_BYTES_PER_VISITOR',
  'LEAD_LIMIT_BYTES_OVERALL',
];
let backend: RunningBackend;
let storage_is_down = false;
const server = () => client(backend, backend.secret_key);
const bucket = () => server().storage.from('contact_attachments');

beforeAll(async () => {
  backend = await startBackend({
    port: 0,
    data_dir: 'memory',
    seed: 'demo',
    on_request: ({ method, url }) =>
      storage_is_down && method === 'POST' && url.includes('/object/upload/sign/')
        ? new Response('down', { status: 500 })
        : undefined,
  });
});
afterAll(() => backend.stop());
beforeEach(() => {
  process.env['LEAD_LIMIT_PER_VISITOR'] = '1000';
  process.env['LEAD_LIMIT_OVERALL'] = '1000';
});
afterEach(() => {
  vi.useRealTimers();
  storage_is_down = false;
  for (const name of VARIABLES) delete process.env[name];
});

const rowsOf = async (id: string) => {
  const { data, error } = await server()
    .from('contact_attachments')
    .select('path, file_name, content_type, size_bytes, position')
    .eq('contact_id', id)
    .order('position');
  if (error) throw error;
  return data;
};
/** A submission that was taken, with its first upload address. */
async function announced(bytes = PDF, name = 'keuring.pdf') {
  const file = chosen(name, bytes);
  const body = announcing([file]);
  const [state] = await statesIn(await post(backend.url, 'contact', body));
  return { body, file, upload_path: state?.upload_path ?? '' };
}

test('R-26 a request is stored before its files; each becomes a row when it arrived, named by what the visitor called it', async () => {
  const files = [chosen('boot.jpg', JPEG, 'image/jpeg'), chosen('../../keuring.PDF', PDF)];
  const body = announcing(files);
  const answer = await post(backend.url, 'contact', body);
  const states = await statesIn(answer);
  expect([answer.status, states.map(({ id, status }) => [id, status])]).toEqual([
    200,
    files.map(({ id }) => [id, 'awaited']),
  ]);
  expect(await rowsOf(body.id)).toEqual([]);
  for (const [index, { bytes, type }] of files.entries())
    expect((await putFile(backend.url, states[index]?.upload_path, bytes, type)).status).toBe(200);
  const rows = await rowsOf(body.id);
  expect(
    rows.map(({ file_name, content_type, size_bytes }) => [file_name, content_type, size_bytes]),
  ).toEqual([
    ['boot.jpg', 'image/jpeg', JPEG.byteLength],
    ['..-..-keuring.PDF', 'application/pdf', PDF.byteLength],
  ]);
  const asked = await statesIn(await askStates(backend.url, body));
  expect(asked.map(({ status, upload_path }) => [status, upload_path])).toEqual([
    ['arrived', null],
    ['arrived', null],
  ]);
  const admin = await signedIn(backend, 'admin');
  const { data: contact } = await admin.from('contacts').select('attachment_url').eq('id', body.id).single();
  expect(contact?.attachment_url).toBe(rows[0]?.path);
  // C-018: the office opens a file by an address that is signed for an hour.
  const { data: signed } = await admin.storage
    .from('contact_attachments')
    .createSignedUrl(String(rows[0]?.path), 3_600);
  expect(new Uint8Array(await (await fetch(signed?.signedUrl ?? '')).arrayBuffer())).toEqual(JPEG);
});

test('R-19 R-26 sent again and at once, a request announces its files once, and what arrived stays', async () => {
  const body = announcing([chosen('keuring.pdf', PDF)]);
  const before = await leadCounts(server());
  const answers = await Promise.all([1, 2, 3].map(() => post(backend.url, 'contact', body)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [state] = await statesIn(answers[0] ?? Response.error());
  await putFile(backend.url, state?.upload_path, PDF);
  const [after] = await statesIn(await post(backend.url, 'contact', body));
  expect([state?.status, after?.status]).toEqual(['awaited', 'arrived']);
  expect((await leadCounts(server()))['contacts']).toBe((before['contacts'] ?? 0) + 1);
});

test('R-26 an address takes the announced bytes of the announced kind, once; nothing else, and no other file', async () => {
  const { body, upload_path } = await announced();
  const longer = new Uint8Array([...PDF, 1]);
  const cases: readonly [string, Promise<Response>][] = [
    ['more bytes', putFile(backend.url, upload_path, longer)],
    ['fewer bytes', putFile(backend.url, upload_path, PDF.slice(1))],
    ['another kind', putFile(backend.url, upload_path, PDF, 'image/jpeg')],
    ['a kind of file that is not allowed', putFile(backend.url, upload_path, PDF, 'text/html')],
    ['another path', putFile(backend.url, upload_path.replace(/\/[^/]+\.pdf/, '/ander.pdf'), PDF)],
    ['another request', putFile(backend.url, upload_path.replace(body.id, crypto.randomUUID()), PDF)],
    ['an altered token', putFile(backend.url, `${upload_path}x`, PDF)],
    ['no token', putFile(backend.url, upload_path.replace(/\?.*/, ''), PDF)],
  ];
  for (const [what, answer] of cases) expect((await answer).status, what).toBeGreaterThanOrEqual(400);
  expect([await rowsOf(body.id), (await bucket().list(body.id)).data]).toEqual([[], []]);
  expect((await putFile(backend.url, upload_path, PDF)).status).toBe(200);
  const other = new TextEncoder().encode('%PDF-9.9\n%…');
  expect((await putFile(backend.url, upload_path, other)).status, 'a used address').toBeGreaterThanOrEqual(
    400,
  );
  const [row] = await rowsOf(body.id);
  expect(
    new Uint8Array((await (await bucket().download(String(row?.path))).data?.arrayBuffer()) ?? []),
  ).toEqual(PDF);
});

test('R-26 of two uploads to one address at once the first stays', async () => {
  const { body, upload_path } = await announced();
  const other = new TextEncoder().encode('%PDF-9.9\n%…');
  const [first, second] = await Promise.all([
    putFile(backend.url, upload_path, PDF),
    putFile(backend.url, upload_path, other),
  ]);
  expect([first.ok, second.ok].filter(Boolean)).toHaveLength(1);
  const [row] = await rowsOf(body.id);
  const stored = await (await bucket().download(String(row?.path))).data?.arrayBuffer();
  expect(new Uint8Array(stored ?? [])).toEqual(first.ok ? PDF : other);
});

test('R-26 an expired address takes nothing; a visitor who has the secret of the request gets a fresh one', async () => {
  const { body, upload_path } = await announced();
  // Two hours and a minute later by the backend's own clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121 * 60_000 });
  expect((await putFile(backend.url, upload_path, PDF)).status).toBe(400);
  const [fresh] = await statesIn(await askStates(backend.url, body));
  expect((await putFile(backend.url, fresh?.upload_path, PDF)).status).toBe(200);
  expect(await rowsOf(body.id)).toHaveLength(1);
});

test('R-26 the files of a request are told only with its secret, and malformed questions are refused', async () => {
  const { body } = await announced();
  for (const asked of [
    { id: body.id, upload_secret: crypto.randomUUID() },
    { id: crypto.randomUUID(), upload_secret: body.upload_secret },
  ]) {
    const answer = await askStates(backend.url, asked);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'unknown' }]);
  }
  for (const asked of [
    { upload_secret: 'x' },
    { id: 'x', upload_secret: 'x' },
    { id: body.id, upload_secret: '' },
  ])
    expect((await askStates(backend.url, asked)).status, JSON.stringify(asked)).toBe(400);
  const large = await askStates(backend.url, { id: body.id, upload_secret: 'x'.repeat(2_000) });
  expect(large.status).toBe(400);
  expect((await fetch(`${backend.url}/api/attachments`)).status).toBe(405);
  const plain = await fetch(`${backend.url}/api/attachments`, { method: 'POST', body: 'x' });
  expect(plain.status).toBe(415);
});

test('R-17 R-26 neither a visitor nor a technician reads a file, lists one, signs an address or puts one past it', async () => {
  const { body, upload_path } = await announced();
  await putFile(backend.url, upload_path, PDF);
  const [row] = await rowsOf(body.id);
  const path = String(row?.path);
  const second = await announced();
  const awaited = decodeURIComponent(new URL(second.upload_path, backend.url).pathname).replace(
    /.*contact_attachments\//,
    '',
  );
  for (const someone of [client(backend), await signedIn(backend, 'technician')]) {
    const files = someone.storage.from('contact_attachments');
    expect((await files.download(path)).error).not.toBeNull();
    expect((await files.createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await files.list(body.id)).data ?? []).toEqual([]);
    expect((await files.createSignedUploadUrl(awaited)).error).not.toBeNull();
    expect((await files.upload(awaited, PDF, { contentType: 'application/pdf' })).error).not.toBeNull();
    expect((await files.update(path, PDF, { contentType: 'application/pdf' })).error).not.toBeNull();
    expect((await someone.from('contact_attachments').select('id')).data ?? []).toEqual([]);
  }
  expect(await rowsOf(second.body.id)).toEqual([]);
});

test('R-26 bytes over those of a visitor’s day are refused with a sentence; the request stands, and its other files', async () => {
  const small = chosen('klein.pdf', PDF);
  const large = chosen('groot.pdf', new Uint8Array(5_000_000));
  process.env['LEAD_LIMIT_BYTES_PER_VISITOR'] = '4000000';
  const body = announcing([large, small]);
  const answer = await post(backend.url, 'contact', body);
  const states = await statesIn(answer);
  expect([answer.status, states]).toMatchObject([
    200,
    [
      {
        status: 'over_visitor_limit',
        upload_path: null,
        error: expect.stringContaining('Uw aanvraag is wel ontvangen'),
      },
      { status: 'awaited', error: null },
    ],
  ]);
  const { data } = await server().from('contacts').select('id').eq('id', body.id);
  expect(data).toHaveLength(1);
  expect((await putFile(backend.url, states[1]?.upload_path, PDF)).status).toBe(200);
  process.env['LEAD_LIMIT_BYTES_PER_VISITOR'] = '60000000';
  process.env['LEAD_LIMIT_BYTES_OVERALL'] = '100';
  const [overall] = await statesIn(await post(backend.url, 'consultation', announcing([large])));
  expect(overall).toMatchObject({ status: 'over_overall_limit', upload_path: null });
});

test('R-26 the bytes of a visitor are counted across requests at once', async () => {
  process.env['LEAD_LIMIT_BYTES_OVERALL'] = '100000000000';
  const { data: before } = await server().from('contact_attachments').select('size_bytes');
  const used = before?.reduce((sum, { size_bytes }) => sum + Number(size_bytes), 0) ?? 0;
  const megabytes = chosen('plan.pdf', new Uint8Array(9_000_000));
  process.env['LEAD_LIMIT_BYTES_PER_VISITOR'] = String(used + 20_000_000);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post(backend.url, 'contact', announcing([megabytes]))),
  );
  const statuses = await Promise.all(answers.map(async (answer) => (await statesIn(answer))[0]?.status));
  expect(statuses.filter((status) => status === 'awaited').length).toBeLessThanOrEqual(2);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

const announce = (form: 'contact' | 'founding-member', attachments: unknown) =>
  post(backend.url, form, { ...announcing([]), attachments });

test('R-26 an announcement that no page of the site makes is refused, and nothing is stored', async () => {
  const before = await leadCounts(server());
  const file = { id: crypto.randomUUID(), name: 'a.pdf', type: 'application/pdf', size_bytes: 9 };
  const six = Array.from({ length: 6 }, () => ({ ...file, id: crypto.randomUUID() }));
  const cases = [
    [await announce('contact', six), 'too_many'],
    [await announce('contact', [{ ...file, size_bytes: 10_485_761 }]), 'too_large'],
    [await announce('contact', [{ ...file, size_bytes: 0 }]), 'empty'],
    [await announce('contact', [{ ...file, type: 'image/svg+xml' }]), 'wrong_type'],
    [await announce('founding-member', [file]), 'too_many'],
  ] as const;
  for (const [answer, attachments] of cases)
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'invalid_attachments', fields: { attachments } },
    ]);
  expect((await announce('contact', [file, file])).status).toBe(400);
  // Each refused file is told of, by its id: those that are wrong, or all where there are too many.
  const [large, empty] = six.map(({ id }, at) => ({ ...file, id, size_bytes: at === 0 ? 10_485_761 : 0 }));
  const some: unknown = await (await announce('contact', [file, large, empty])).json();
  expect(some).toMatchObject({
    fields: { attachments: 'too_large', [large?.id ?? '']: 'too_large', [empty?.id ?? '']: 'empty' },
  });
  expect(some).not.toHaveProperty(['fields', file.id]);
  const all = Object.fromEntries(six.map(({ id }) => [id, 'too_many']));
  expect(await (await announce('contact', six)).json()).toMatchObject({ fields: all });
  expect(await leadCounts(server())).toEqual(before);
});

test('R-19 R-26 when storage gives no address the request is taken all the same, and the device asks again', async () => {
  storage_is_down = true;
  const body = announcing([chosen('keuring.pdf', PDF)]);
  const answer = await post(backend.url, 'contact', body);
  const [state] = await statesIn(answer);
  expect([answer.status, state]).toMatchObject([200, { status: 'awaited', upload_path: null }]);
  storage_is_down = false;
  const [fresh] = await statesIn(await askStates(backend.url, body));
  expect((await putFile(backend.url, fresh?.upload_path, PDF)).status).toBe(200);
});

test('R-18 R-26 C-018 a deleted request takes its files along, list and bytes; one under way is not taken any more', async () => {
  const { body, upload_path } = await announced();
  await putFile(backend.url, upload_path, PDF);
  const late = await announced();
  for (const { id } of [body, late.body])
    await server().from('contacts').update({ deleted_at: new Date().toISOString() }).eq('id', id);
  expect((await putFile(backend.url, late.upload_path, PDF)).status).toBeGreaterThanOrEqual(400);
  expect(await statesIn(await askStates(backend.url, late.body))).toEqual([]);
  expect([await rowsOf(body.id), await rowsOf(late.body.id)]).toEqual([[], []]);
  for (const { id } of [body, late.body])
    await vi.waitFor(async () => expect((await bucket().list(id)).data).toEqual([]), {
      timeout: 15_000,
      interval: 100,
    });
});

test('C-018 C-023 R-17 R-26 an admin lists the files of a request and fetches their bytes; a technician is given none', async () => {
  const { body, upload_path } = await announced();
  expect((await putFile(backend.url, upload_path, PDF, 'application/pdf')).status).toBe(200);
  const filesFor = async (who: 'admin' | 'technician') => {
    const token = await tokenOf(await signedIn(backend, who));
    const { url: base_url, publishable_key } = backend;
    return createRequestFiles({ base_url, publishable_key, token: async () => ({ kind: 'token', token }) });
  };
  const office = await filesFor('admin');
  const listed = await office.list(body.id);
  expect(listed).toMatchObject({
    ok: true,
    value: [{ file_name: 'keuring.pdf', size_bytes: PDF.byteLength }],
  });
  const [file] = listed.ok ? listed.value : [];
  if (file === undefined) throw new Error('no file');
  const fetched = await office.fetch(file);
  expect(fetched.ok && new Uint8Array(await fetched.value.arrayBuffer())).toEqual(PDF);
  expect(fetched.ok && fetched.value.type).toBe('application/pdf');

  const tablet = await filesFor('technician');
  expect(await tablet.list(body.id)).toEqual({ ok: true, value: [] });
  expect(await tablet.fetch(file)).toEqual({ ok: false, error: 'no_link' });
});
