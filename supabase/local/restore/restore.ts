import { parseArgs } from 'node:util';
import type { Sql } from 'postgres';
import { openProjectDatabase } from '../setup/project-checks.ts';
import { unexpectedFault } from '../setup/unexpected-fault.ts';
import { readErasures, saveErasures, settleRestore } from './erasures.ts';

const USAGE = `npm run erasures:save -- --erasures FILE     adds to FILE what was deleted since it was last saved
npm run restore -- --erasures FILE           after a backup was put back: README, 'Restore a backup'
  DATABASE_URL is the address of the database with its password, of a project that of Connect, Session pooler (port 5432).
  FILE holds one line a deletion, 'table,id,time'; keep it apart from the backups, and never let it shrink.`;

/** Answers whether the work is done, having said what it came to. */
async function settle(sql: Sql, file: string): Promise<boolean> {
  const done = await settleRestore(sql, await readErasures(file));
  console.log(`${done.rows} rows are sent to every device again, in a new epoch.`);
  console.log(
    `${done.erased} deletions happened again; ${done.tombstoned} rows cannot come back; ${done.left} were as they should be.`,
  );
  if (done.unknown_table > 0)
    console.log(`${done.unknown_table} deletions were of tables that are not there.`);
  if (done.ahead === 0) return true;
  console.error(`${done.ahead} rows would never reach a device: run this again, and ask for help.`);
  return false;
}

async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    options: { erasures: { type: 'string' } },
    allowPositionals: true,
  });
  const [task] = positionals;
  const { DATABASE_URL } = process.env;
  const file = values.erasures;
  if (!DATABASE_URL || !file || (task !== 'save' && task !== 'settle')) {
    console.error(USAGE);
    return false;
  }
  const database = await openProjectDatabase(DATABASE_URL);
  if (!database.ok) {
    console.error(`${database.error.sentence} (${database.error.code})`);
    return false;
  }
  const sql = database.value;
  try {
    if (task === 'settle') return await settle(sql, file);
    console.log(`${await saveErasures(sql, file)} deletions added to ${file}.`);
    return true;
  } finally {
    await sql.end();
  }
}

const done = await run().catch((problem: unknown) => {
  const { error } = unexpectedFault('restore', problem, [process.env['DATABASE_URL'] ?? '']);
  console.error(`${error.sentence} (${error.code})`);
  return false;
});
if (!done) process.exitCode = 1;
