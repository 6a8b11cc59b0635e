/** What a person does on a device: opens forms, saves them sooner or later, decides about what was refused. */
import { rowKey } from '../../src/sync/index.ts';
import type { Json, LocalChange, RejectedEntry, SyncRow } from '../../src/sync/index.ts';
import { chance, maybePick, pick, pickWeighted } from './random-choice.ts';
import { isTracked, TRACKED_FIELDS, type TrackedTable } from './database-sql.ts';
import { screenOf, type SimProcess } from './process.ts';
import { POISON } from './server.ts';
import type { Simulation } from './simulation.ts';
import { isText, tokensIn, type Removal, type Written, writtenValues } from './writes.ts';

/** What no row may hold (G4): refused by itself, whatever else is in the batch. */
const UNSOUND: readonly Readonly<Record<string, Json>>[] = [
  { date: '2026-02-31' },
  { date: 'infinity' },
  { date: '99999-01-01' },
  { date: '0044-03-15 BC' },
  { amount: 'NaN' },
  { amount: 1e15 },
];

/** An open form: what it was opened with, and by that what its saver has seen. */
interface Form {
  readonly process: SimProcess;
  readonly table: TrackedTable;
  readonly row: SyncRow;
}

interface PersonActions {
  /** Does one thing on this tab. */
  act(process: SimProcess): Promise<void>;
}

const wordsFor = (changes: readonly LocalChange[], values: readonly Written[]): string =>
  [
    ...changes.map(({ op, row_id }) => `${op} ${row_id.slice(0, 8)}`),
    ...values.map(({ token }) => token),
  ].join(' ');

/** Key of the row a conflict is about. */
const keyIn = ({ table_name, row_id }: SyncRow): string =>
  typeof table_name === 'string' && typeof row_id === 'string' ? rowKey(table_name, row_id) : '';

export function createPersonActions(simulation: Simulation): PersonActions {
  const { random, writes, scheduler } = simulation;
  let forms: readonly Form[] = [];

  /** Commits in the background: turns of others come between, and the tab may die on the way. */
  function save(
    process: SimProcess,
    changes: readonly LocalChange[],
    values: readonly Written[],
    removed: Removal | null,
    saved: () => void = () => undefined,
  ): void {
    scheduler.spawn(saveInTurn(process, changes, values, removed, saved));
  }

  async function saveInTurn(
    process: SimProcess,
    changes: readonly LocalChange[],
    values: readonly Written[],
    removed: Removal | null,
    saved: () => void,
  ): Promise<void> {
    await scheduler.turn(process, `saves ${wordsFor(changes, values)}`);
    const entry = writes.begin({ device: process.device.name, values, removed });
    try {
      await process.store.commit_now(changes);
      entry.state = 'saved';
      saved();
      process.engine.local_write();
    } catch (fault) {
      entry.state = 'refused';
      if (!process.device.disk_failed) throw fault;
    }
  }

  function newClient(process: SimProcess): void {
    const id = random.uuid();
    const name = process.device.name;
    const set: Record<string, Json> = {
      name: writes.token(name),
      email: chance(random, 0.12) ? 'geen adres' : 'klant@example.nl',
      notes: chance(random, 0.04) ? `${writes.token(name)} ${POISON}` : writes.token(name),
      status: chance(random, 0.1) ? 'completed' : 'prospect',
    };
    const changes: LocalChange[] = [{ op: 'put', table: 'clients', row_id: id, set }];
    const values = writtenValues('clients', id, set, null);
    if (chance(random, 0.4)) {
      const record = newRecord(process, id);
      changes.push(record.change);
      values.push(...record.values);
    }
    save(process, changes, values, null);
  }

  function newRecord(process: SimProcess, client_id: string): { change: LocalChange; values: Written[] } {
    const row_id = random.uuid();
    const set: Record<string, Json> = {
      client_id,
      service_type: writes.token(process.device.name),
      date: '2026-05-01',
      amount: 12.5,
      notes: null,
    };
    if (chance(random, 0.05)) Object.assign(set, UNSOUND[row_id.charCodeAt(0) % UNSOUND.length]);
    return {
      change: { op: 'put', table: 'service_records', row_id, set },
      values: writtenValues('service_records', row_id, set, null),
    };
  }

  /** Saves a form: one field, seldom two, over what the form was opened with. */
  function saveForm({ process, table, row }: Form): void {
    const fields = TRACKED_FIELDS[table];
    const set: Record<string, Json> = {};
    for (let left = chance(random, 0.25) ? 2 : 1; left > 0; left -= 1) {
      const long = chance(random, 0.08) ? ` ${POISON}` : '';
      const field = pick(random, fields);
      set[field] = `${writes.token(process.device.name)}${field === 'notes' ? long : ''}`;
    }
    if (table === 'clients' && chance(random, 0.08))
      set['email'] = chance(random, 0.5) ? 'weg' : 'nieuw@example.nl';
    if (table === 'clients' && chance(random, 0.12)) set['status'] = pick(random, ['active', 'completed']);
    const values = writtenValues(table, row.id, set, row);
    const change: LocalChange = {
      op: 'patch',
      table,
      row_id: row.id,
      set,
      base_rev: row.rev,
      expected: row,
    };
    // Some go on typing: the form stays open, and by now its person has seen what it saved.
    const goes_on = chance(random, 0.3);
    save(process, [change], values, null, () => {
      if (goes_on) forms = [...forms, { process, table, row: { ...row, ...set } }];
    });
  }

  function remove(process: SimProcess, table: TrackedTable, row: SyncRow, records: readonly SyncRow[]): void {
    const children =
      table === 'clients' ? records.filter((one) => one['client_id'] === row.id).map(({ id }) => id) : [];
    const seen = table === 'clients' ? { seen: { service_records: children } } : {};
    save(process, [{ op: 'delete', table, row_id: row.id, base_rev: row.rev, ...seen }], [], {
      table,
      row_id: row.id,
      seen: row,
      children,
    });
  }

  /** 'Beide': what stayed and what lost, in one new value; the conflict is done. */
  function resolve(process: SimProcess, conflict: SyncRow, row: SyncRow | undefined): void {
    const { id, rev, table_name: table, field, lost } = conflict;
    const changes: LocalChange[] = [
      {
        op: 'patch',
        table: 'conflicts',
        row_id: id,
        set: { resolved_at: '2026-05-01T12:00:00+00:00' },
        base_rev: rev,
        expected: { resolved_at: null },
      },
    ];
    const values: Written[] = [];
    if (row !== undefined && typeof table === 'string' && typeof field === 'string' && isTracked(table)) {
      const set = { [field]: writes.token(process.device.name) };
      changes.unshift({ op: 'patch', table, row_id: row.id, set, base_rev: row.rev, expected: row });
      values.push(...writtenValues(table, row.id, set, row, isText(lost) ? [lost] : []));
    }
    save(process, changes, values, null);
  }

  function background(process: SimProcess, work: Promise<void>): void {
    scheduler.spawn(
      work.then(
        () => process.engine.local_write(),
        (fault: unknown) => {
          if (!process.device.disk_failed) throw fault;
        },
      ),
    );
  }

  const rejectedOn = (process: SimProcess): Promise<RejectedEntry[]> =>
    scheduler.track(process.inspector.table<RejectedEntry>('rejected').orderBy('seq').toArray());

  /** What goes with a discarded change is let go too; if the tab dies on the way, perhaps. */
  async function discard(process: SimProcess, mutation: RejectedEntry['mutation']): Promise<void> {
    await scheduler.turn(process, `discards ${mutation.op} ${mutation.row_id.slice(0, 8)}`);
    const before = await rejectedOn(process);
    const perhaps = before.filter((one) => mutation.op === 'put' || one.mutation.id === mutation.id);
    for (const one of perhaps) for (const token of tokensIn(one.mutation)) writes.discarded.add(token);
    await process.store.discard_now(mutation.id);
    for (const one of await rejectedOn(process))
      for (const token of tokensIn(one.mutation)) writes.discarded.delete(token);
  }

  /** Sends it again, mended or as it is, or throws it away. */
  async function decide(
    process: SimProcess,
    rejected: readonly RejectedEntry[],
    screen: ReadonlyMap<string, SyncRow>,
  ): Promise<void> {
    const { mutation } = pick(random, rejected);
    const choice = pickWeighted(random, { retry: 3, mend: 3, discard: 1 });
    scheduler.note(`${process.name}: ${choice} ${mutation.op} ${mutation.row_id.slice(0, 8)}`);
    if (choice === 'discard') return background(process, discard(process, mutation));
    const row = screen.get(`${mutation.table}/${mutation.row_id}`);
    if (choice === 'mend' && mutation.op === 'put' && row !== undefined) {
      const set =
        mutation.table === 'clients'
          ? { email: 'beter@example.nl', status: 'prospect' }
          : { date: '2026-05-02', amount: 25 };
      background(
        process,
        process.store
          .commit([
            {
              op: 'patch',
              table: mutation.table,
              row_id: mutation.row_id,
              set,
              base_rev: row.rev,
              expected: row,
            },
          ])
          .then(() => process.store.retry_rejected(mutation.id)),
      );
      return;
    }
    background(process, process.store.retry_rejected(mutation.id));
  }

  return {
    async act(process) {
      const screen = await scheduler.track(screenOf(process.inspector));
      const rows = (table: string): SyncRow[] =>
        [...screen].flatMap(([key, row]) => (key.startsWith(`${table}/`) ? [row] : []));
      const clients = rows('clients');
      const records = rows('service_records');
      // By what they are about: their ids say nothing.
      const conflicts = rows('conflicts').filter((one) => one['resolved_at'] === null);
      const rejected = await rejectedOn(process);
      forms = forms.filter((form) => form.process.alive);
      const client = maybePick(random, clients);
      const record = maybePick(random, records);
      const choice = pickWeighted(random, {
        client: clients.length < 4 ? 6 : 1,
        record: client === undefined ? 0 : 2,
        edit: client === undefined ? 0 : 6,
        open: client === undefined ? 0 : 2,
        save: forms.length === 0 ? 0 : 3,
        remove: client === undefined ? 0 : 0.7,
        move: record === undefined ? 0 : 0.3,
        resolve: conflicts.length === 0 ? 0 : 1,
        decide: rejected.length === 0 ? 0 : 3,
      });
      if (choice === 'client' || client === undefined) return newClient(process);
      if (choice === 'record') {
        const { change, values } = newRecord(process, client.id);
        return save(process, [change], values, null);
      }
      const on_record = record !== undefined && chance(random, 0.35);
      const form: Form = on_record
        ? { process, table: 'service_records', row: record }
        : { process, table: 'clients', row: client };
      if (choice === 'edit') return saveForm(form);
      if (choice === 'open') return void (forms = [...forms, form]);
      if (choice === 'save') {
        const open = pick(random, forms);
        forms = forms.filter((one) => one !== open);
        return saveForm(open);
      }
      if (choice === 'remove') return remove(process, form.table, form.row, records);
      if (choice === 'move' && record !== undefined)
        return save(
          process,
          [
            {
              op: 'patch',
              table: 'service_records',
              row_id: record.id,
              set: { client_id: client.id },
              base_rev: record.rev,
              expected: record,
            },
          ],
          [],
          null,
        );
      if (choice === 'resolve') {
        const conflict = pick(random, conflicts);
        return resolve(process, conflict, screen.get(keyIn(conflict)));
      }
      return decide(process, rejected, screen);
    },
  };
}
