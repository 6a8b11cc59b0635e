/** Who has an article open, over the embedded realtime: an unmodified supabase-js, the app's own way, and the frames word by word. */
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { joinPresence } from '../../src/sync/presence.ts';
import { client, type Person, person, signedIn, tokenOf } from './backend-fixtures.ts';

let backend: RunningBackend;
const ends: (() => unknown)[] = [];
/** An article of the test's own. */
let topic = '';

beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo' });
  // A second admin.
  const office = await signedIn(backend, 'admin');
  const { error } = await office
    .from('staff')
    .update({ role: 'admin' })
    .eq('user_id', person('technician2').id);
  expect(error).toBeNull();
});
beforeEach(() => {
  topic = `article:${crypto.randomUUID()}`;
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => backend.stop());

const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 5_000, interval: 10 });

/** Opens the article as the app does; the answer holds who else has it open, by now and at any time. */
async function openArticle(who: Person) {
  const token = await tokenOf(await signedIn(backend, who));
  const heard: (readonly string[])[] = [];
  const leave = joinPresence({
    project: { base_url: backend.url, publishable_key: backend.publishable_key },
    topic,
    user_id: person(who).id,
    token: async () => token,
    onOthers: (user_ids) => heard.push(user_ids.toSorted()),
  });
  ends.push(leave);
  return { heard, leave, others: () => heard.at(-1) };
}

interface Joined {
  readonly status: string;
  readonly reason: string;
  readonly channel: RealtimeChannel;
}

/** Joins with an unmodified supabase-js that listens to presence, and waits for the verdict. */
async function join(supabase: SupabaseClient, name: string): Promise<Joined> {
  ends.push(async () => {
    await supabase.removeAllChannels();
    await supabase.realtime.disconnect();
  });
  await supabase.realtime.setAuth();
  const channel = supabase.channel(name, { config: { private: true } });
  channel.on('presence', { event: 'sync' }, () => undefined);
  return await new Promise((resolve) => {
    channel.subscribe((status, fault) => resolve({ status, reason: fault?.message ?? '', channel }));
  });
}

test('A-070 R-17 a technician, a guest and a visitor may not join the channel of an article', async () => {
  for (const supabase of [
    await signedIn(backend, 'technician'),
    await signedIn(backend, 'guest'),
    client(backend),
  ]) {
    const { status, reason } = await join(supabase, topic);
    expect(status).toBe('CHANNEL_ERROR');
    expect(reason).toMatch(/Unauthorized|InvalidJWTToken/);
  }
});

test('R-17 a technician who opens the article in the app’s way sees nobody and is seen by nobody', async () => {
  const sanne = await openArticle('admin');
  const bram = await openArticle('technician');
  await eventually(() => expect(bram.heard).toEqual([[]]));
  const joost = await openArticle('technician2');
  await eventually(() => expect(joost.others()).toEqual([person('admin').id]));
  await eventually(() => expect(sanne.others()).toEqual([person('technician2').id]));
  expect(bram.heard.flat()).toEqual([]);
});

test('P1 on the topic of pokes nobody is present, an admin neither', async () => {
  for (const who of ['technician', 'admin'] as const) {
    const { status, channel } = await join(await signedIn(backend, who), 'sync');
    expect(status).toBe('SUBSCRIBED');
    expect(await channel.track({ user_id: person(who).id })).toBe('error');
    expect(channel.presenceState()).toEqual({});
  }
});

test('G4 two people who open an article see each other, also with an unmodified supabase-js, until one closes it', async () => {
  const sanne = await openArticle('admin');
  await eventually(() => expect(sanne.others()).toEqual([]));
  const joost = await openArticle('technician2');
  await eventually(() => expect(sanne.others()).toEqual([person('technician2').id]));
  await eventually(() => expect(joost.others()).toEqual([person('admin').id]));

  const { channel, status } = await join(await signedIn(backend, 'admin'), topic);
  expect(status).toBe('SUBSCRIBED');
  const listed = () =>
    Object.values(channel.presenceState<{ user_id: string }>())
      .flat()
      .map(({ user_id }) => user_id)
      .toSorted();
  await eventually(() => expect(listed()).toEqual([person('admin').id, person('technician2').id].toSorted()));

  joost.leave();
  await eventually(() => expect(sanne.others()).toEqual([]));
  await eventually(() => expect(listed()).toEqual([person('admin').id]));
  expect(joost.others(), 'who left hears no more').toEqual([person('admin').id]);
});

test('G4 one’s own second tab is another one, and another article is another topic', async () => {
  const first = await openArticle('admin');
  const second = await openArticle('admin');
  await eventually(() =>
    expect([first.others(), second.others()]).toEqual([[person('admin').id], [person('admin').id]]),
  );
  topic = `article:${crypto.randomUUID()}`;
  const elsewhere = await openArticle('technician2');
  await eventually(() => expect(elsewhere.others()).toEqual([]));
  expect(first.heard.flat()).not.toContain(person('technician2').id);
});

type Wire = readonly [string | null, string | null, string, string, Record<string, unknown>];

/** A socket that speaks for itself, on the topic as an admin. */
async function rawMember(key: string, who: Person = 'admin') {
  const supabase = await signedIn(backend, who);
  const address = backend.url.replace('http', 'ws');
  const socket = new WebSocket(
    `${address}/realtime/v1/websocket?apikey=${backend.publishable_key}&vsn=2.0.0`,
  );
  ends.push(() => socket.terminate());
  const heard: Wire[] = [];
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') heard.push(JSON.parse(data));
  });
  await new Promise((resolve) => socket.on('open', resolve));
  const say = (ref: string, event: string, payload: unknown): void =>
    socket.send(JSON.stringify(['1', ref, `realtime:${topic}`, event, payload]));
  const config = { private: true, presence: { enabled: true, key }, broadcast: {}, postgres_changes: [] };
  say('1', 'phx_join', { config, access_token: await tokenOf(supabase) });
  await eventually(() => expect(heard).toHaveLength(2));
  const presence = (ref: string, said: object): void => say(ref, 'presence', { type: 'presence', ...said });
  return { supabase, socket, heard, say, presence };
}
const events = (heard: readonly Wire[]) => heard.map(([, , , event]) => event);
const diffs = (heard: readonly Wire[]) =>
  heard.filter((frame) => frame[3] === 'presence_diff').map((frame) => frame[4]);

test('presence is spoken as the hosted service does: state after the join, then differences of tracking, updates and untracking', async () => {
  const { heard, presence } = await rawMember('tab');
  const at = `realtime:${topic}`;
  expect(heard).toEqual([
    ['1', '1', at, 'phx_reply', { status: 'ok', response: { postgres_changes: [] } }],
    ['1', null, at, 'presence_state', {}],
  ]);
  const ok = (ref: string) => ['1', ref, at, 'phx_reply', { status: 'ok', response: {} }];
  presence('2', { event: 'track', payload: { user_id: 'a' } });
  await eventually(() => expect(heard).toContainEqual(ok('2')));
  const phx_ref = expect.any(String);
  expect(heard.filter((frame) => frame[3] === 'presence_diff')).toEqual([
    [null, null, at, 'presence_diff', { joins: { tab: { metas: [{ user_id: 'a', phx_ref }] } }, leaves: {} }],
  ]);
  presence('3', { event: 'track', payload: { user_id: 'a' } });
  await eventually(() => expect(heard).toContainEqual(ok('3')));
  expect(diffs(heard), 'the same again changes nothing').toHaveLength(1);
  presence('4', { event: 'track', payload: { user_id: 'b' } });
  presence('5', { event: 'untrack' });
  await eventually(() => expect(heard).toContainEqual(ok('5')));
  expect(diffs(heard).slice(1)).toEqual([
    {
      joins: { tab: { metas: [{ user_id: 'b', phx_ref, phx_ref_prev: phx_ref }] } },
      leaves: { tab: { metas: [{ user_id: 'a', phx_ref }] } },
    },
    { joins: {}, leaves: { tab: { metas: [{ user_id: 'b', phx_ref, phx_ref_prev: phx_ref }] } } },
  ]);
  for (const [ref, nonsense] of [
    ['6', { event: 'track', payload: 'Anna' }],
    ['7', { event: 'shout' }],
    ['8', {}],
  ] as const) {
    presence(ref, nonsense);
    await eventually(() =>
      expect(heard).toContainEqual(['1', ref, at, 'phx_reply', { status: 'error', response: {} }]),
    );
  }
  expect(diffs(heard)).toHaveLength(3);
});

test('G4 a socket that ends without a goodbye takes its presence with it, and who comes later is told who is there', async () => {
  const gone = await rawMember('gone');
  gone.presence('2', { event: 'track', payload: { user_id: person('admin').id } });
  const joost = await openArticle('technician2');
  await eventually(() => expect(joost.others()).toEqual([person('admin').id]));
  gone.socket.terminate();
  await eventually(() => expect(joost.others()).toEqual([]));
});

test('R-17 K6 who loses the right is shown out with the next token, and is no longer seen', async () => {
  const joost = await rawMember('joost', 'technician2');
  joost.presence('2', { event: 'track', payload: { user_id: person('technician2').id } });
  const sanne = await openArticle('admin');
  await eventually(() => expect(sanne.others()).toEqual([person('technician2').id]));
  const office = await signedIn(backend, 'admin');
  const employ = async (role: string) =>
    await office.from('staff').update({ role }).eq('user_id', person('technician2').id);
  await employ('technician');
  ends.push(async () => await employ('admin'));
  await joost.supabase.auth.refreshSession();
  joost.say('3', 'access_token', { access_token: await tokenOf(joost.supabase) });
  await eventually(() => expect(events(joost.heard)).toContain('phx_close'));
  await eventually(() => expect(sanne.others()).toEqual([]));
});
