import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { readErasures, saveErasures, settleRestore } from './erasures.ts';

const USAGE = `npm run erasures:save -- --erasures FILE     adds to FILE what was deleted since it was last saved
npm run restore -- --erasures FILE           after a backup was put back: README, 'Restore a backup'
  DATABASE_URL is the address of the database, with the right to change it (hosted: Settings, Database).
  FILE holds one line a deletion, 'table,id,time'; keep it apart from the backups, and never let it shrink.`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { erasures: { type: 'string' } },
    allowPositionals: true,
  });
  const [task] = positionals;
  const { DATABASE_URL } = process.env;
  const file = values.erasures;
  if (!DATABASE_URL || !file || (task !== 'save' && task !== 'settle')) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  const sql = postgres(DATABASE_URL, { max: 1, onnotice: () => {} });
  try {
    if (task === 'save') {
      console.log(`${await saveErasures(sql, file)} deletions added to ${file}.`);
      return;
    }
    const done = await settleRestore(sql, await readErasures(file));
    console.log(`${done.rows} rows are sent to every device again, in a new epoch.`);
    console.log(
      `${done.erased} deletions happened again; ${done.tombstoned} rows cannot come back; ${done.left} were as they should be.`,
    );
    if (done.unknown_table > 0)
      console.log(`${done.unknown_table} deletions were of tables that are not there.`);
    if (done.ahead > 0) {
      console.error(`${done.ahead} rows would never reach a device: run this again, and ask for help.`);
      process.exitCode = 1;
    }
  } finally {
    await sql.end();
  }
}

await run();
