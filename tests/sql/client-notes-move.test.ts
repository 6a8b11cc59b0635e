/** The text of clients.notes from before notes were entries, and the edits that a device of that time has yet to send. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MIGRATIONS_DIR } from '../../supabase/local/paths.ts';
import { startPostgres } from '../support/postgres.ts';

const MIGRATION = '20260101000900_client_notes_move.sql';
const cluster = await startPostgres({
  rewrite: (scripts) => scripts.filter(({ name }) => !name.endsWith(MIGRATION)),
});
afterAll(() => cluster.stop());

test('G4 M-003 the notes of before become the first entry of their client, by their writer; a late change of them is no conflict', async () => {
  const sql = cluster.connect('havenglans', { max: 1 });
  const [bram = '', device = '', noted = '', blank = ''] = [1, 2, 3, 4].map(
    (n) => `00000000-0000-4000-8000-00000000000${n}`,
  );
  await sql`insert into auth.users (id, email) values (${bram}, 'bram@voorbeeld.example')`;
  await sql`insert into public.staff (user_id, role, name) values (${bram}, 'admin', 'Bram Visser')`;
  await sql`insert into public.clients (id, name, email) values
    (${noted}, 'Jan', 'jan@voorbeeld.example'), (${blank}, 'Piet', 'piet@voorbeeld.example')`;
  const push = async (seq: number, notes: string, base: number) =>
    await sql.begin(async (tx) => {
      await tx`select set_config('role', 'authenticated', true),
        set_config('request.jwt.claims', ${JSON.stringify({ sub: bram, role: 'authenticated' })}, true)`;
      const mutation = {
        id: crypto.randomUUID(),
        seq,
        table: 'clients',
        row_id: noted,
        op: 'patch',
        bases: { notes: base },
        set: { notes },
        epoch: null,
        app_version: 'test',
        made_at: '2026-03-05T09:00:00Z',
      };
      const [answer] = await tx<{ results: readonly { readonly status: string }[] }[]>`
        select public.sync_push(${device}, 1, ${tx.json([mutation])}) -> 'results' as results`;
      return answer?.results.map(({ status }) => status);
    });
  expect(await push(1, 'Sleutel bij de buurman', 1)).toEqual(['applied']);
  const [before] = await sql<{ rev: string }[]>`select rev from public.clients where id = ${noted}`;

  await sql.unsafe(await readFile(join(MIGRATIONS_DIR, MIGRATION), 'utf8')).simple();

  const entries = await sql`select client_id, notes, author, written_at, rev from public.client_notes`;
  expect(entries).toEqual([
    {
      client_id: noted,
      notes: 'Sleutel bij de buurman',
      author: bram,
      written_at: new Date('2026-03-05T09:00:00Z'),
      rev: '1',
    },
  ]);
  const [after] = await sql<{ rev: string; notes: string | null }[]>`
    select rev, notes from public.clients where id = ${noted}`;
  expect(after, 'devices hear of it').toEqual({ rev: String(Number(before?.rev) + 1), notes: null });

  expect(await push(2, 'Sleutel bij de buurman, nr. 12', Number(before?.rev))).toEqual(['applied']);
  expect(await sql`select 1 from public.conflicts`).toHaveLength(0);
  const [late] = await sql`select notes from public.clients where id = ${noted}`;
  expect(late).toEqual({ notes: 'Sleutel bij de buurman, nr. 12' });
});
