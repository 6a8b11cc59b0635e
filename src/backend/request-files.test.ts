import { expect, test } from 'vitest';
import { createRequestFiles } from './request-files.ts';

const FILE = {
  id: 'f1',
  contact_id: 'c1',
  position: 0,
  path: 'c1/1.jpg',
  file_name: 'boot.jpg',
  content_type: 'image/jpeg',
  size_bytes: 3,
};
const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);
const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

/** A server that answers what the test says, and what it was asked. */
function server(...answers: Response[]) {
  const asked: Request[] = [];
  const files = createRequestFiles({
    base_url: 'https://project.example',
    publishable_key: 'the-key',
    token: async () => ({ kind: 'token', token: 'mine' }),
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      const answer = answers.shift();
      if (answer === undefined) throw new TypeError('offline');
      return answer;
    },
  });
  return { files, asked };
}

test('R-26 the files of a request are listed in the order the visitor chose them, with our own token', async () => {
  const { files, asked } = server(json(200, [FILE]));
  expect(await files.list('c1')).toEqual({ ok: true, value: [FILE] });
  const [request] = asked;
  expect([request?.method, request?.headers.get('authorization')]).toEqual(['GET', 'Bearer mine']);
  expect(request?.url).toBe(
    'https://project.example/rest/v1/contact_attachments?select=id,contact_id,position,path,file_name,content_type,size_bytes&order=position&contact_id=eq.c1',
  );
});

test('C-018 a file is fetched by an address that is signed for 3600 seconds, and no token goes along with it', async () => {
  const { files, asked } = server(
    json(200, [
      { error: null, path: FILE.path, signedURL: '/object/sign/contact_attachments/c1/1.jpg?token=t' },
    ]),
    new Response(JPEG),
  );
  const fetched = await files.fetch(FILE);
  expect(fetched.ok && [fetched.value.size, fetched.value.type]).toEqual([3, 'image/jpeg']);
  expect(await asked[0]?.json()).toEqual({ expiresIn: 3600, paths: ['c1/1.jpg'] });
  expect(asked[1]?.url).toBe(
    'https://project.example/storage/v1/object/sign/contact_attachments/c1/1.jpg?token=t',
  );
  expect(asked[1]?.headers.get('authorization')).toBeNull();
});

test('C-023 no address, no bytes and no connection are told apart', async () => {
  const without = server(json(200, [{ error: 'not found', path: FILE.path, signedURL: null }]));
  expect(await without.files.fetch(FILE)).toEqual({ ok: false, error: 'no_link' });
  const refused = server(json(403, { statusCode: '403', error: 'x', message: 'no' }));
  expect(await refused.files.fetch(FILE)).toEqual({ ok: false, error: 'no_link' });
  const broken = server(
    json(200, [{ path: FILE.path, signedURL: '/object/sign/x' }]),
    new Response('gone', { status: 404 }),
  );
  expect(await broken.files.fetch(FILE)).toEqual({ ok: false, error: 'failed' });
  expect(await server().files.fetch(FILE)).toEqual({ ok: false, error: 'offline' });
  expect(await server().files.list('c1')).toEqual({ ok: false, error: 'offline' });
});

test('R-26 C-018 bytes are taken for what they begin with, whatever the visitor called them, and only when all of them came', async () => {
  const signed = () => json(200, [{ path: FILE.path, signedURL: '/object/sign/x' }]);
  const page = server(signed(), new Response('<b>'));
  const fetched = await page.files.fetch(FILE);
  expect(fetched.ok && fetched.value.type).toBe('application/octet-stream');
  const cut = server(signed(), new Response(JPEG.slice(0, 2)));
  expect(await cut.files.fetch(FILE)).toEqual({ ok: false, error: 'failed' });
});
