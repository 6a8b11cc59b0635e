/** Work in SQL at the office: transactions that stay open, roll back, delete for good and insert again. */
import type { Random } from '../../src/sync/index.ts';
import type { OpenTransaction } from './database.ts';
import { TRACKED_FIELDS, type TrackedTable } from './database-sql.ts';
import { below, chance, fork, pick, pickWeighted } from './random-choice.ts';
import type { Simulation } from './simulation.ts';

interface SimOffice {
  /** Begins one transaction; it takes its turns among everything else. */
  act(): void;
}

export function createOffice(simulation: Simulation): SimOffice {
  let begun = 0;
  return { act: () => simulation.scheduler.spawn(work(simulation, fork(simulation.random), (begun += 1))) };
}

/** One transaction. */
async function work(simulation: Simulation, random: Random, number: number): Promise<void> {
  const { scheduler, database, writes, office } = simulation;

  async function someRow(transaction: OpenTransaction, table: TrackedTable): Promise<string | undefined> {
    const rows = await transaction.run(
      `select id from public.${table} where deleted_at is null order by id offset ${below(random, 5)} limit 1`,
    );
    const id = rows[0]?.['id'];
    return typeof id === 'string' ? id : undefined;
  }

  async function insertClient(transaction: OpenTransaction, id: string): Promise<void> {
    const token = writes.token('office');
    await transaction.run('insert into public.clients (id, name, email, notes) values ($1, $2, $3, $4)', [
      id,
      `office ${id.slice(0, 4)}`,
      'kantoor@example.nl',
      token,
    ]);
    writes.office({ table: 'clients', row_id: id, field: 'notes', token, seen: [] });
  }

  /** An edit over the value of the row when it is made. */
  async function edit(transaction: OpenTransaction): Promise<void> {
    const table = pick(random, ['clients', 'clients', 'service_records'] as const);
    const id = await someRow(transaction, table);
    if (id === undefined) return;
    const field = pick(random, TRACKED_FIELDS[table]);
    const token = writes.token('office');
    // First the lock, then the read: the value at the moment of the edit.
    const [row] = await transaction.run(
      `select ${field} as before from public.${table} where id = $1 and deleted_at is null for no key update`,
      [id],
    );
    if (row === undefined) return;
    await transaction.run(`update public.${table} set ${field} = $2 where id = $1`, [id, token]);
    const before = row['before'];
    const seen = typeof before === 'string' ? [before] : [];
    writes.office({ table, row_id: id, field, token, seen });
  }

  /** Gone for good, without `deleted_at`; sometimes the same id comes again. */
  async function removeForGood(transaction: OpenTransaction): Promise<void> {
    const table = pick(random, ['clients', 'service_records'] as const);
    const id = await someRow(transaction, table);
    if (id === undefined) return;
    const gone = await transaction.run(`delete from public.${table} where id = $1 returning id`, [id]);
    if (table !== 'clients' || gone.length === 0 || chance(random, 0.5)) return;
    await scheduler.turn(office, `keeps ${number} open`);
    await insertClient(transaction, id);
  }

  async function statement(transaction: OpenTransaction): Promise<void> {
    const kind = pickWeighted(random, { insert: 2, edit: 5, remove: 0.6, soft_delete: 0.4, touch: 0.5 });
    if (kind === 'insert') return insertClient(transaction, random.uuid());
    if (kind === 'edit') return edit(transaction);
    if (kind === 'remove') return removeForGood(transaction);
    const id = await someRow(transaction, 'clients');
    if (id === undefined) return;
    if (kind === 'touch') await transaction.run(`select private.touch_row('clients', $1)`, [id]);
    else await transaction.run('update public.clients set deleted_at = now() where id = $1', [id]);
  }

  async function wholeTransaction(): Promise<void> {
    await scheduler.turn(office, `begins ${number}`);
    const most_turns = pick(random, [2, 6, 40]);
    while (simulation.server.is_down) await scheduler.turn(office, `waits with ${number} for the server`);
    const open = await database.begin(scheduler, null);
    try {
      for (let left = 1 + below(random, 3); left > 0; left -= 1) {
        await statement(open);
        for (let turns = below(random, most_turns); turns > 0; turns -= 1)
          await scheduler.turn(office, `keeps ${number} open`);
      }
    } catch (fault) {
      await open.rollback();
      scheduler.note(`office: ${String(fault)}`);
      return;
    }
    if (chance(random, 0.15)) await open.rollback();
    else await open.commit();
    scheduler.note(`office: ends ${number}`);
  }

  await wholeTransaction();
}
