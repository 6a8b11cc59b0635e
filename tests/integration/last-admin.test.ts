/** Two admins who take each other's place away in the same moment: one who may work stays. */
import { afterAll, expect, test, vi } from 'vitest';
import { hire, present } from '../support/people.ts';
import { startPostgres } from '../support/postgres.ts';

const cluster = await startPostgres();
afterAll(() => cluster.stop());

test.each([
  ['R-17 two admins who demote each other in the same moment leave one admin', 'demoted', 'technician', null],
  [
    'R-13 two admins who disable each other in the same moment leave one who may work',
    'disabled',
    null,
    true,
  ],
] as const)('%s', async (_name, database, role, disabled) => {
  const sql = cluster.connect(await cluster.clone(`two_${database}`));
  const [anna, bob] = [await hire(sql, 'admin'), await hire(sql, 'admin')];
  /** Changes a colleague, and is not done before `until`. */
  const change = (by: typeof anna, { user_id }: typeof anna, until?: Promise<void>): Promise<string> =>
    by.as(async (transaction) => {
      const [row] = await transaction<{ outcome: string }[]>`
        select public.change_staff(${user_id}, ${role}, ${disabled}) as outcome`;
      has_changed.resolve();
      await until;
      return present(row).outcome;
    });
  const [has_changed, may_end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = change(anna, bob, may_end.promise);
  await has_changed.promise;
  // Bob is still an admin to everybody but Anna's transaction.
  const second = change(bob, anna);
  await vi.waitFor(async () => {
    const waiting = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
    expect(waiting, 'the second waits for the first').toHaveLength(1);
  }, 10_000);
  may_end.resolve();
  expect(await first).toBe('changed');
  await expect(second, 'and is no admin any more').resolves.toBe('last_admin');
  expect(await sql`select user_id from public.staff where role = 'admin' and disabled_at is null`).toEqual([
    { user_id: anna.user_id },
  ]);
});
