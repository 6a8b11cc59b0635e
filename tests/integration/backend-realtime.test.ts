import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { loadSupabasePoke } from '../../src/sync/index.ts';
import { client, putOfClient, signedIn, tokenOf } from './backend-fixtures.ts';
import { post, submission } from './lead-fixtures.ts';

let backend: RunningBackend;
const open: SupabaseClient[] = [];

beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo' });
});

afterEach(async () => {
  for (const supabase of open.splice(0)) {
    await supabase.removeAllChannels();
    await supabase.realtime.disconnect();
  }
});

afterAll(() => backend.stop());

interface Joined {
  readonly status: string;
  readonly reason: string;
  readonly channel: RealtimeChannel;
  readonly pokes: unknown[];
}

/** Joins a channel with an unmodified supabase-js and waits for the verdict. */
async function join(supabase: SupabaseClient, topic = 'sync', is_private = true): Promise<Joined> {
  open.push(supabase);
  await supabase.realtime.setAuth();
  const pokes: unknown[] = [];
  const channel = supabase.channel(topic, { config: { private: is_private } });
  channel.on('broadcast', { event: 'poke' }, (message) => pokes.push(message['payload']));
  return await new Promise((resolve) => {
    channel.subscribe((status, fault) => resolve({ status, reason: fault?.message ?? '', channel, pokes }));
  });
}

async function push(supabase: SupabaseClient, p_client = crypto.randomUUID()): Promise<string> {
  const { mutation } = putOfClient('Van een ander apparaat');
  const { data, error } = await supabase.rpc('sync_push', { p_client, p_schema: 1, p_mutations: [mutation] });
  expect(error).toBeNull();
  expect(data.results[0].status).toBe('applied');
  return p_client;
}

async function until(check: () => boolean, timeout_ms = 5000): Promise<void> {
  const end = Date.now() + timeout_ms;
  while (!check() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('P1 the poke source of the app joins with a token of staff and hears of the push of another device', async () => {
  const token = await tokenOf(await signedIn(backend, 'admin'));
  const poke = await loadSupabasePoke({ base_url: backend.url, publishable_key: backend.publishable_key });
  const heard: string[] = [];
  poke.start((hint) => heard.push(hint));
  poke.listen(token);
  await until(() => heard.includes('joined'));
  expect(heard).toEqual(['joined']);
  await push(await signedIn(backend, 'technician'));
  await until(() => heard.includes('poke'));
  expect(heard).toEqual(['joined', 'poke']);
  poke.stop();
});

test('P1 a staff member hears the poke of another one’s push, once, within two seconds', async () => {
  const office = await join(await signedIn(backend, 'admin'));
  expect(office.status).toBe('SUBSCRIBED');
  const started = Date.now();
  const device = await push(await signedIn(backend, 'technician'));
  await until(() => office.pokes.length > 0);
  expect(Date.now() - started).toBeLessThan(2000);
  expect(office.pokes).toEqual([expect.objectContaining({ client: device })]);
});

test('R-09 the office hears of a request within two seconds after its visitor was thanked', async () => {
  const office = await join(await signedIn(backend, 'admin'));
  const sent = await post(backend.url, 'contact', submission());
  expect(sent.status).toBe(200);
  const started = Date.now();
  await until(() => office.pokes.length > 0);
  expect(Date.now() - started).toBeLessThan(2000);
  expect(office.pokes).not.toEqual([]);
});

test('P1 no staff, no join: a signed-in guest and an anonymous visitor are refused and hear nothing', async () => {
  const guest = await join(await signedIn(backend, 'guest'));
  const anonymous = await join(client(backend));
  expect([guest.status, anonymous.status]).toEqual(['CHANNEL_ERROR', 'CHANNEL_ERROR']);
  expect(guest.reason).toContain('Unauthorized');
  await push(await signedIn(backend, 'technician'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([...guest.pokes, ...anonymous.pokes]).toEqual([]);
});

test('only private channels, and only topics a policy knows', async () => {
  const open_channel = await join(await signedIn(backend, 'admin'), 'sync', false);
  expect(open_channel.reason).toContain('PrivateOnly');
  const other = await join(await signedIn(backend, 'admin'), 'elsewhere');
  expect(other.status).toBe('CHANNEL_ERROR');
});

test('a client cannot send a poke of its own', async () => {
  const office = await join(await signedIn(backend, 'admin'));
  const forger = await join(await signedIn(backend, 'technician'));
  await forger.channel.send({ type: 'broadcast', event: 'poke', payload: { x: '1', client: 'forged' } });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(office.pokes).toEqual([]);
});

test('leaving ends the pokes', async () => {
  const office = await join(await signedIn(backend, 'admin'));
  await office.channel.unsubscribe();
  await push(await signedIn(backend, 'technician'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(office.pokes).toEqual([]);
});

/** Raw frames of the older protocol, to see what the server says word by word. */
function rawSocket(version: string, key = backend.publishable_key) {
  const address = backend.url.replace('http', 'ws');
  const socket = new WebSocket(`${address}/realtime/v1/websocket?apikey=${key}&vsn=${version}`);
  const heard: unknown[] = [];
  socket.addEventListener('message', (message) => heard.push(JSON.parse(String(message.data))));
  const opened = new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
  });
  return { socket, heard, opened };
}

test('protocol 1.0.0 is spoken too, and heartbeats are answered', async () => {
  const { socket, heard, opened } = rawSocket('1.0.0');
  expect(await opened).toBe(true);
  socket.send(JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '1' }));
  await until(() => heard.length > 0);
  expect(heard[0]).toMatchObject({
    topic: 'phoenix',
    event: 'phx_reply',
    ref: '1',
    payload: { status: 'ok' },
  });
  socket.close();
});

test('nonsense is passed over and a wrong key is not let in', async () => {
  const { socket, heard, opened } = rawSocket('2.0.0');
  expect(await opened).toBe(true);
  for (const nonsense of ['', '{', '[]', '[1,2]', '"x"', '{"event":"phx_join"}']) socket.send(nonsense);
  socket.send(JSON.stringify([null, '9', 'phoenix', 'heartbeat', {}]));
  await until(() => heard.length > 0);
  expect(heard).toEqual([[null, '9', 'phoenix', 'phx_reply', { status: 'ok', response: {} }]]);
  socket.close();
  expect(await rawSocket('2.0.0', 'sb_publishable_other').opened).toBe(false);
});

test('K6 a token that expires closes the channel; a refreshed one keeps it open', async () => {
  const brief = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo', jwt_expiry_seconds: 5 });
  const address = brief.url.replace('http', 'ws');
  const socket = new WebSocket(`${address}/realtime/v1/websocket?apikey=${brief.publishable_key}&vsn=2.0.0`);
  const heard: unknown[][] = [];
  socket.addEventListener('message', (message) => heard.push(JSON.parse(String(message.data))));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const supabase = await signedIn(brief, 'technician');
  const config = { private: true };
  const join_frame = [
    '1',
    '1',
    'realtime:sync',
    'phx_join',
    { config, access_token: await tokenOf(supabase) },
  ];
  socket.send(JSON.stringify(join_frame));
  await until(() => heard.length > 0);
  expect(heard[0]?.[4]).toEqual({ status: 'ok', response: { postgres_changes: [] } });
  await new Promise((resolve) => setTimeout(resolve, 2500));
  await supabase.auth.refreshSession();
  const access_token = await tokenOf(supabase);
  socket.send(JSON.stringify(['1', '2', 'realtime:sync', 'access_token', { access_token }]));
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(heard.map((frame) => frame[3])).toEqual(['phx_reply']);
  await until(() => heard.some((frame) => frame[3] === 'phx_close'));
  expect(heard.map((frame) => frame[3])).toEqual(['phx_reply', 'system', 'phx_close']);
  socket.close();
  await brief.stop();
});
