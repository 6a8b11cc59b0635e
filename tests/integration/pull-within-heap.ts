/**
 * A device with little memory, in a process of its own (page-bytes.long.test.ts): pulls everything with the real engine and
 * keeps of each row all but its long text, for the disk of this test is memory too. Prints how many rows it has.
 */
import postgres from 'postgres';
import * as v from 'valibot';
import { createTestDevice } from '../../src/sync/testing/index.ts';
import { remoteOn } from '../support/device-on-database.ts';
import { personOn } from '../support/people.ts';
import { SUPERUSER } from '../support/postgres.ts';

const { port, database, user_id } = v.parse(
  v.object({ port: v.number(), database: v.string(), user_id: v.string() }),
  JSON.parse(process.argv[2] ?? ''),
);
const { name: username, password } = SUPERUSER;
const sql = postgres({ host: '127.0.0.1', port, database, username, password, max: 1 });
const device = await createTestDevice({
  remote: remoteOn({ person: personOn(sql, user_id) }),
  through: (store) => ({
    ...store,
    apply_page: (page) => {
      const short = (page.reply.tables['clients'] ?? []).map((row) => ({ ...row, notes: null }));
      return store.apply_page({ ...page, reply: { ...page.reply, tables: { clients: short } } });
    },
  }),
});
await device.lead();
process.stdout.write(String((await device.rows('clients')).length));
await device.engine.stop();
await sql.end();
