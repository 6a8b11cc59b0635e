import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { createRowHistory } from '../../src/backend/row-history.ts';
import { person, putOfClient, signedIn, tokenOf } from './backend-fixtures.ts';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo' });
});

afterAll(() => backend.stop());

/** The history as the app of this person asks for it. */
const historyOf = (supabase: SupabaseClient) =>
  createRowHistory({
    base_url: backend.url,
    publishable_key: backend.publishable_key,
    token: async () => ({ kind: 'token', token: await tokenOf(supabase) }),
  });

test('PL22 who, old and new, made and arrived: pushed work and work from the dashboard, newest first', async () => {
  const technician = await signedIn(backend, 'technician');
  const { row_id, mutation } = putOfClient('Nieuwe Klant');
  const made_at = new Date(Date.now() - 3_600_000).toISOString();
  const pushed = await technician.rpc('sync_push', {
    p_client: crypto.randomUUID(),
    p_schema: 1,
    p_mutations: [
      { ...mutation, made_at },
      {
        ...mutation,
        id: crypto.randomUUID(),
        seq: 2,
        op: 'patch',
        set: { notes: 'sleutel ligt klaar' },
        bases: { notes: 1 },
        made_at: 'vanmorgen',
      },
    ],
  });
  expect(pushed.data.results.map(({ status }: { status: string }) => status)).toEqual(['applied', 'applied']);

  const answer = await historyOf(await signedIn(backend, 'technician2'))('clients', row_id);
  if (!answer.ok) throw new Error(answer.error);
  const { entries, more } = answer.value;
  const [patch, put] = entries;
  expect([entries.length, more]).toEqual([2, false]);
  expect(patch).toMatchObject({
    op: 'update',
    user_id: person('technician').id,
    user_name: 'Bram Visser',
    made_at: null,
    changes: { notes: { old: null, new: 'sleutel ligt klaar' } },
  });
  expect(put).toMatchObject({ op: 'insert', changes: { name: { old: null, new: 'Nieuwe Klant' } } });
  expect(Date.parse(put?.made_at ?? '')).toBe(Date.parse(made_at));
  expect(Date.parse(put?.arrived_at ?? '') - Date.parse(made_at)).toBeGreaterThan(3_500_000);
});

test('R-17 a user who may not read the row, or anything, is refused', async () => {
  const { data } = await (await signedIn(backend, 'admin')).rpc('sync_pull', { p_cursor: {}, p_limit: 1 });
  const row_id: string = data.tables.clients[0].id;
  expect(await historyOf(await signedIn(backend, 'guest'))('clients', row_id)).toEqual({
    ok: false,
    error: 'failed',
  });
  expect(await historyOf(await signedIn(backend, 'technician'))('staff', row_id)).toEqual({
    ok: false,
    error: 'failed',
  });
});
