import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';

// What other machines may do where LISTEN_ON_NETWORK=1 lets them in, and what becomes of bodies that are too large.
let backend: RunningBackend;
let port = 0;

beforeAll(async () => {
  process.env['LISTEN_ON_NETWORK'] = '1';
  backend = await startBackend({ port: 0, host: '0.0.0.0', data_dir: 'memory', seed: 'none' });
  port = Number(new URL(backend.url).port);
});
afterAll(async () => {
  delete process.env['LISTEN_ON_NETWORK'];
  await backend.stop();
});

/** Asks under a name that is not this machine's, as another machine would. */
const askFromElsewhere = (path: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { host: 'boot.example', ...headers } };
    request(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

const ROWS = '/rest/v1/contacts?select=id';

test('R-17 with LISTEN_ON_NETWORK the secret key is refused from elsewhere wherever it stands', async () => {
  const { secret_key, publishable_key } = backend;
  expect(await askFromElsewhere(ROWS, { apikey: secret_key })).toBe(403);
  expect(await askFromElsewhere(`${ROWS}&apikey=${secret_key}`)).toBe(403);
  expect(await askFromElsewhere(`${ROWS}&%61pikey=${secret_key.replace('sb', '%73b')}`)).toBe(403);
  expect(await askFromElsewhere(`${ROWS}&apikey=x&apikey=${secret_key}`)).toBe(403);
  for (const name of ['send-mail', 'remove-deleted-files'])
    expect(await askFromElsewhere(`/functions/v1/${name}`, { authorization: `Bearer ${secret_key}` })).toBe(
      403,
    );
  expect(await askFromElsewhere('/auth/v1/admin/users', { authorization: `bearer ${secret_key}` })).toBe(403);
  expect(await askFromElsewhere(`/rest/v1/services?select=id&apikey=${publishable_key}`)).toBe(200);
  const near = await fetch(`http://127.0.0.1:${port}${ROWS}&apikey=${secret_key}`);
  expect(near.status).toBe(200);
});

const BODY_BYTES = 12 * 1024 * 1024;
const PIECE_BYTES = 256 * 1024;

/** Posts a body that is too large and reads nothing before all of it is sent, as plain clients do. */
async function statusReadAtTheEnd(pause_ms: number, headers: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  const failed = new Promise<string>((resolve) => socket.on('error', (fault) => resolve(fault.message)));
  socket.write(
    `POST /api/contact HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n${headers}\r\n`,
  );
  const chunked = headers.includes('chunked');
  const piece = Buffer.alloc(PIECE_BYTES);
  for (let sent = 0; sent < BODY_BYTES && !socket.destroyed; sent += PIECE_BYTES) {
    if (sent === BODY_BYTES / 2) await setTimeout(pause_ms);
    if (chunked) socket.write(`${PIECE_BYTES.toString(16)}\r\n`);
    const drained = socket.write(piece);
    if (chunked) socket.write('\r\n');
    if (!drained && !socket.destroyed)
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), failed]);
  }
  if (chunked) socket.write('0\r\n\r\n');
  const answered = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString();
      if (text.includes('\r\n')) resolve(text.split('\r\n')[0] ?? '');
    });
    socket.on('close', () => resolve(`closed: ${text}`));
  });
  socket.resume();
  const status = await Promise.race([answered, failed]);
  socket.destroy();
  return status;
}

test('R-17 a body over the limit is answered with 413 that the sender can read, in 50 of 50 tries', async () => {
  const length = `content-length: ${BODY_BYTES}\r\n`;
  const tries = Array.from({ length: 50 }, (_, at) => {
    const framing = at % 2 === 0 ? length : 'transfer-encoding: chunked\r\n';
    const closing = at % 4 < 2 ? '' : 'connection: close\r\n';
    // Half of them rest for longer than a server likes to wait.
    return [at < 25 ? 0 : 900, framing + closing] as const;
  });
  const statuses: string[] = [];
  for (let at = 0; at < tries.length; at += 10)
    statuses.push(
      ...(await Promise.all(
        tries.slice(at, at + 10).map(([pause_ms, headers]) => statusReadAtTheEnd(pause_ms, headers)),
      )),
    );
  expect(statuses).toEqual(tries.map(() => 'HTTP/1.1 413 Payload Too Large'));
});
