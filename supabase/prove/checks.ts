import { createHash, randomUUID } from 'node:crypto';
import { REALTIME_SUBSCRIBE_STATES as STATE } from '@supabase/supabase-js';
import * as v from 'valibot';
import { contactForm, everyFunction, forwardedFor, theSite } from './function-checks.ts';
import { answered, type Check, NotSo, ProvingDevice, type PushResult, said, type Trial } from './trial.ts';

const BUCKET = 'service-photos';
const POKE_WITHIN_MS = 15_000;
/** The smallest JPEG a bucket takes by its type. */
const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0xff, 0xd9]);

const statusOf = (pushed: PushResult | undefined): string =>
  `${pushed?.status ?? 'nothing'}${pushed?.code === undefined ? '' : ` ${pushed.code}`}`;

function expectStatus(what: string, pushed: PushResult | undefined, status: string): PushResult {
  if (pushed?.status !== status) throw new NotSo(`${what} was ${statusOf(pushed)}, not ${status}`);
  return pushed;
}

async function signIn(trial: Trial): Promise<string> {
  const { service, prefix } = trial;
  const admins: unknown = answered(
    'the staff could not be read',
    await service.from('staff').select('user_id').eq('role', 'admin').is('disabled_at', null),
  );
  // The last admin of a project cannot be removed, so the trial may not become it.
  if (!Array.isArray(admins) || admins.length === 0)
    throw new NotSo('the project has no admin yet: make one with npm run staff:add, then prove it');
  const admin = await trial.makePerson('admin');
  trial.willUndo('the admin', async () => {
    const { error } = await service.from('staff').delete().eq('user_id', admin.id);
    if (error !== null) throw new NotSo(said(error));
  });
  const { error } = await service
    .from('staff')
    .insert({ user_id: admin.id, role: 'admin', name: `${prefix} admin` });
  if (error !== null) throw new NotSo(`the staff could not be written: ${said(error)}`);
  const guest = await trial.makePerson('guest');
  trial.peopleAre({ admin: admin.client, guest: guest.client });
  trial.willUndo('what the trial wrote', async () => {
    for (const [table, column] of [
      ['clients', 'name'],
      ['contacts', 'first_name'],
    ] as const) {
      const left: unknown = answered(
        table,
        await admin.client.from(table).select('id').like(column, `${prefix}%`),
      );
      if (!Array.isArray(left) || left.length > 0) throw new NotSo(`there is still something in ${table}`);
    }
  });
  return 'an admin and a guest were made and signed in';
}

async function pull({ people }: Trial): Promise<string> {
  const params = { p_cursor: null, p_limit: 5 };
  const data: unknown = answered('sync_pull', await people.admin.rpc('sync_pull', params));
  const found = v.safeParse(v.object({ epoch: v.string(), tables: v.record(v.string(), v.unknown()) }), data);
  if (!found.success) throw new NotSo('sync_pull answered something else');
  return `epoch ${found.output.epoch.slice(0, 8)}`;
}

/** A client of the trial, with the device that added it. */
async function addClient(trial: Trial): Promise<{ id: string; device: ProvingDevice }> {
  const id = randomUUID();
  const device = new ProvingDevice(trial.people.admin);
  trial.willUndo('a client', () => trial.deleteRow('clients', id));
  const set = { name: `${trial.prefix} client`, email: trial.email, notes: `${trial.prefix} before` };
  const put = device.change({ op: 'put', table: 'clients', row_id: id, set });
  expectStatus('a new client', (await device.push(put))[0], 'applied');
  const [again] = await device.push(put);
  if (!expectStatus('the same change again', again, 'applied').dup)
    throw new NotSo('a change that was sent twice was applied twice');
  return { id, device };
}

async function push(trial: Trial): Promise<string> {
  await addClient(trial);
  return 'a client was added once, though it was sent twice';
}

async function conflict(trial: Trial): Promise<string> {
  const { id, device } = await addClient(trial);
  const base = (await trial.revOf('clients', id))?.rev ?? 0;
  const patch = (by: ProvingDevice, name: string) =>
    by.change({ op: 'patch', table: 'clients', row_id: id, set: { name }, bases: { name: base } });
  expectStatus('an edit', (await device.push(patch(device, `${trial.prefix} kept`)))[0], 'applied');
  const other = new ProvingDevice(trial.people.admin);
  const [lost] = await other.push(patch(other, `${trial.prefix} lost`));
  expectStatus('an edit of another device that did not see it', lost, 'conflict');
  const kept: unknown = answered(
    'conflicts',
    await trial.people.admin.from('conflicts').select('kept,lost').eq('row_id', id),
  );
  if (
    JSON.stringify(kept) !== JSON.stringify([{ kept: `${trial.prefix} kept`, lost: `${trial.prefix} lost` }])
  )
    throw new NotSo('the conflict does not keep both values');
  return 'both values are kept';
}

async function realtime(trial: Trial): Promise<string> {
  const { admin } = trial.people;
  await admin.realtime.setAuth();
  const channel = admin.channel('sync', { config: { private: true } });
  const poke = new Promise<string>((resolve, reject) => {
    const started_ms = performance.now();
    const late = setTimeout(
      () => reject(new NotSo(`no poke within ${POKE_WITHIN_MS / 1000} s of a push`)),
      POKE_WITHIN_MS,
    );
    late.unref();
    channel.on('broadcast', { event: 'poke' }, () => {
      clearTimeout(late);
      resolve(`a poke after ${Math.round(performance.now() - started_ms)} ms`);
    });
    channel.subscribe((status, fault) => {
      if (status === STATE.SUBSCRIBED) addClient(trial).catch(reject);
      else if (status !== STATE.CLOSED)
        reject(new NotSo(`the topic was not joined: ${fault?.message ?? status}`));
    });
  });
  try {
    return await poke;
  } finally {
    await admin.removeChannel(channel);
    await admin.realtime.disconnect();
  }
}

async function storage(trial: Trial): Promise<string> {
  const { admin } = trial.people;
  const { id: client_id, device } = await addClient(trial);
  const record_id = randomUUID();
  const photo_id = randomUUID();
  trial.willUndo('a service', () => trial.deleteRow('service_records', record_id));
  // Deleting the row has the project remove the file by itself, too.
  trial.willUndo('a photo', async () => {
    await trial.service.storage.from(BUCKET).remove([photo_id]);
    await trial.deleteRow('service_photos', photo_id);
  });
  const of_record = { client_id, service_type: `${trial.prefix} service`, date: '2026-01-01' };
  const of_photo = {
    service_record_id: record_id,
    kind: 'other',
    taken_at: '2026-01-01T00:00:00Z',
    width: 1,
    height: 1,
    mime_type: 'image/jpeg',
    size_bytes: PICTURE.length,
    sha256: createHash('sha256').update(PICTURE).digest('hex'), // Node's own: no code of ours is imported here.
  };
  const pushed = await device.push(
    device.change({ op: 'put', table: 'service_records', row_id: record_id, set: of_record }),
    device.change({ op: 'put', table: 'service_photos', row_id: photo_id, set: of_photo }),
  );
  for (const one of pushed) expectStatus('a row of the photo', one, 'applied');
  const files = admin.storage.from(BUCKET);
  answered('up', await files.upload(photo_id, new Blob([PICTURE], { type: 'image/jpeg' })));
  const back = new Uint8Array(await answered('down', await files.download(photo_id)).arrayBuffer());
  if (Buffer.compare(back, PICTURE) !== 0) throw new NotSo('other bytes came back than went up');
  const stolen = await trial.visitor.storage.from(BUCKET).download(photo_id);
  if (stolen.error === null) throw new NotSo('a visitor can read the photo of a client');
  return `${PICTURE.length} bytes went up and came back, and a visitor does not get them`;
}

const waiting = v.object({ count: v.number() });
const healthAnswer = v.object({
  jobs: v.array(v.object({ job: v.string(), has_run: v.boolean(), reason: v.nullable(v.string()) })),
  migration: v.nullable(v.string()),
  is_settled: v.boolean(),
  mail_waiting: waiting,
  mail_failed: waiting,
  files_to_remove: waiting,
});

/** What the office reads of its server. A backup that was put back without its restore, or a job that is late, is no project in order. */
async function health({ people }: Trial): Promise<string> {
  const data: unknown = answered('health', await people.admin.rpc('health', {}));
  const found = v.safeParse(healthAnswer, data);
  if (!found.success) throw new NotSo('health answered something else');
  const { jobs, migration, is_settled, ...counted } = found.output;
  if (!is_settled) throw new NotSo('a backup was put back, and npm run restore has not run');
  const late = jobs.flatMap(({ job, reason }) => (reason === null ? [] : `${job} (${reason})`));
  if (late.length > 0) throw new NotSo(`did not run in time: ${late.join(', ')}`);
  const counts = Object.entries(counted).map(([name, { count }]) => `${name} ${count}`);
  return [`migration ${migration ?? 'unknown'}`, `${jobs.length} jobs in time`, ...counts].join(', ');
}

const PRIVATE_TABLES = [
  'clients',
  'service_records',
  'staff',
  'contacts',
  'mail_queue',
  'conflicts',
] as const;

/** That somebody gets no row, calls nothing and writes nothing, with what the project said to each. */
async function refuses(who: string, trial: Trial, code: string): Promise<string> {
  const asker = who === 'a visitor' ? trial.visitor : trial.people.guest;
  // There is a row to be seen.
  await addClient(trial);
  for (const table of PRIVATE_TABLES) {
    const { data, error } = await asker.from(table).select('*').limit(1);
    if (error === null && data.length > 0) throw new NotSo(`${who} reads ${table}`);
  }
  const calls = [
    ['sync_pull', { p_cursor: null }],
    ['sync_push', { p_client: randomUUID(), p_schema: 1, p_mutations: [] }],
    ['health', {}],
  ] as const;
  for (const [name, params] of calls) {
    const { error } = await asker.rpc(name, params);
    if (error === null) throw new NotSo(`${who} calls ${name}`);
    if (error.code !== code) throw new NotSo(`${name} refused ${who} with ${said(error)}, not with ${code}`);
  }
  const id = randomUUID();
  trial.willUndo('a client that nobody may add', () => trial.deleteRow('clients', id));
  const { error } = await asker.from('clients').insert({ id, name: trial.prefix, email: trial.email });
  if (error === null) throw new NotSo(`${who} adds a client`);
  return `${PRIVATE_TABLES.length} tables, ${calls.length} functions and a write`;
}

/** What is asked of every project, in this order. */
export const CHECKS: readonly Check[] = [
  { name: 'sign-in', run: signIn },
  { name: 'pull', run: pull },
  { name: 'push', run: push },
  { name: 'conflict', run: conflict },
  { name: 'realtime', run: realtime },
  { name: 'storage', run: storage },
  { name: 'contact form', run: contactForm },
  { name: 'functions', run: everyFunction },
  { name: 'x-forwarded-for', run: forwardedFor },
  { name: 'site', run: theSite, needs_site: true },
  { name: 'health', run: health },
  { name: 'visitors are refused', run: (trial) => refuses('a visitor', trial, '42501') },
  { name: 'guests are refused', run: (trial) => refuses('a guest', trial, 'PT403') },
];
