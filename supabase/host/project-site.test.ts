import { createServer, request as ask, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '../functions/shared/leads/read-submission.ts';
import { serveProjectSite } from './project-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'havenglans-project-site-'));
/** How many bytes the project was sent by each request. */
const received_bytes: number[] = [];
let project: Server;
let site: Awaited<ReturnType<typeof serveProjectSite>>;

beforeAll(async () => {
  project = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => (bytes += part.length));
    request.on('end', () => {
      received_bytes.push(bytes);
      response.end('taken');
    });
  });
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve));
  const address = project.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const supabase_url = `http://127.0.0.1:${port}`;
  site = await serveProjectSite({
    port: 0,
    host: '127.0.0.1',
    folder,
    supabase_url,
    publishable_key: 'sb_publishable_test',
  });
});

afterAll(async () => {
  await site.stop();
  project.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Posts a body that grows without a length told beforehand until an answer comes; its status, and what was sent. */
const postWithoutEnd = (most_bytes: number): Promise<{ status: number | undefined; sent_bytes: number }> =>
  new Promise((resolve, reject) => {
    let sent_bytes = 0;
    const posting = ask(`${site.url}/api/contact`, { method: 'POST' }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, sent_bytes }));
    });
    posting.on('error', reject);
    const part = Buffer.alloc(16 * 1024, 'a');
    const send = (): void => {
      while (sent_bytes < most_bytes) {
        sent_bytes += part.length;
        if (!posting.write(part)) return void posting.once('drain', send);
      }
      posting.end();
    };
    send();
  });

test('a form within the limit of the functions goes on to the project, byte for byte', async () => {
  const body = 'a'.repeat(MAX_BODY_BYTES);
  const answer = await fetch(`${site.url}/api/contact`, { method: 'POST', body });
  expect([answer.status, await answer.text()]).toEqual([200, 'taken']);
  expect(received_bytes.splice(0)).toEqual([MAX_BODY_BYTES]);
});

test('a longer body is refused with 413, whether or not it tells its length, and the project hears nothing of it', async () => {
  const told = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    body: 'a'.repeat(MAX_BODY_BYTES + 1),
  });
  expect([told.status, await told.json()]).toEqual([413, { error: 'too_large' }]);
  expect(await postWithoutEnd(4 * 1024 * 1024)).toMatchObject({ status: 413 });
  expect(received_bytes).toEqual([]);
});
