import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFunction, functionName } from './functions.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'havenglans-functions-'));
  await mkdir(path.join(folder, 'echo'));
  await writeFile(
    path.join(folder, 'echo/handler.ts'),
    'export const handler = async (request, env) => new Response(env.SUPABASE_URL + (await request.text()), { status: 201 });',
  );
  await mkdir(path.join(folder, 'empty'));
  await writeFile(path.join(folder, 'empty/handler.ts'), 'export const other = 1;');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const call = (name: string): Promise<Response> =>
  answerFunction(
    { folder, env: { SUPABASE_URL: 'http://here/' }, log: () => {} },
    name,
    new Request('http://here/x', { method: 'POST', body: 'hallo' }),
  );

test('a function is its handler, given the request and the environment', async () => {
  const answer = await call('echo');
  expect([answer.status, await answer.text()]).toEqual([201, 'http://here/hallo']);
});

test('a function that is not there is 404; a file without a handler is a mistake that shows', async () => {
  expect((await call('nergens')).status).toBe(404);
  await expect(call('empty')).rejects.toThrow('exports no function named handler');
});

test('names come from both addresses, and no name leaves the folder', () => {
  expect(functionName('/functions/v1/lead-form')).toBe('lead-form');
  expect(functionName('/api/lead-form')).toBe('lead-form');
  for (const pathname of ['/functions/v1/', '/functions/v1/../x', '/api/%2e%2e', '/apix/a', '/rest/v1/a'])
    expect(functionName(pathname), pathname).toBeNull();
});
