import { afterEach, expect, test, vi } from 'vitest';
import { handler } from './handler.ts';

const ENV = {
  SUPABASE_URL: 'https://project.example',
  SUPABASE_SERVICE_ROLE_KEY: 'eyJ.a.b',
  CRON_SECRET: 'cron',
};
const FILES = [
  { bucket: 'contact_attachments', path: 'c1/1.jpg' },
  { bucket: 'contact_attachments', path: 'c1/2.pdf' },
];

afterEach(() => vi.restoreAllMocks());

/** The timer's call, to a project whose storage answers with a status; tells what was asked and logged. */
async function runTimer(
  storage_status: number,
  headers: Record<string, string> = { 'x-cron-secret': 'cron' },
) {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const request = new Request(...call);
    const path = new URL(request.url).pathname;
    asked.push({ path, body: await request.json() });
    if (path.startsWith('/storage/')) return Response.json({}, { status: storage_status });
    return path.endsWith('storage_deletions_take')
      ? Response.json(FILES)
      : new Response(null, { status: 204 });
  });
  const logged: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
  const answer = await handler(new Request('https://here.example/', { method: 'POST', headers }), ENV);
  const told: unknown = await answer.json();
  return { status: answer.status, told, asked, logged: logged.map((line): unknown => JSON.parse(line)) };
}

const report = (p_error: string | null) => ({
  path: '/rest/v1/rpc/storage_deletions_report',
  body: { p_bucket: 'contact_attachments', p_paths: ['c1/1.jpg', 'c1/2.pdf'], p_error },
});

test('C-024 files that storage does not remove are logged, without a name, and reported as still to be removed', async () => {
  const { status, told, asked, logged } = await runTimer(503);
  expect([status, told]).toEqual([502, { removed: 0, error: 'storage does not answer' }]);
  expect(asked.at(-1)).toEqual(report('storage answered 503'));
  expect(logged).toMatchObject([
    { event: 'files_not_removed', bucket: 'contact_attachments', status: 503, files: 2 },
  ]);
  expect(JSON.stringify(logged)).not.toContain('c1/');
});

test('C-018 files of deleted rows are removed through storage alone, and reported as gone', async () => {
  const { status, told, asked, logged } = await runTimer(200);
  expect([status, told]).toEqual([200, { removed: 2 }]);
  expect(asked[1]).toEqual({
    path: '/storage/v1/object/contact_attachments',
    body: { prefixes: ['c1/1.jpg', 'c1/2.pdf'] },
  });
  expect(asked.at(-1)).toEqual(report(null));
  expect(logged).toEqual([]);
});

test('R-17 nobody but the timer has files removed', async () => {
  const { status, asked } = await runTimer(200, { 'x-cron-secret': 'guessed' });
  expect([status, asked]).toEqual([401, []]);
});
