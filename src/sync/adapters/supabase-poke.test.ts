import { RealtimeClient } from '@supabase/realtime-js';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeClock } from '../testing/index.ts';
import { createSupabasePoke, loadSupabasePoke, SECOND_LOOK_MS } from './supabase-poke.ts';

/** A realtime server in one socket: answers joins and leaves, sends what a test says. */
class FakeSocket extends EventTarget {
  static sockets: FakeSocket[] = [];
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readyState = 0;
  binaryType = 'arraybuffer';
  readonly url: string;
  readonly protocol = '';
  readonly frames: [string | null, string | null, string, string, Record<string, unknown>][] = [];
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    FakeSocket.sockets.push(this);
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.(new Event('open'));
    }, 0);
  }

  send(text: string): void {
    const frame: (typeof this.frames)[number] = JSON.parse(text);
    this.frames.push(frame);
    const [join_ref, ref, topic, event] = frame;
    if (event !== 'phx_join' && event !== 'phx_leave') return;
    this.say([join_ref, ref, topic, 'phx_reply', { status: 'ok', response: { postgres_changes: [] } }]);
  }

  say(frame: unknown): void {
    setTimeout(() => this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) })), 0);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close'));
  }
}

/** Waits until messages that were sent have arrived. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 30));
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 5_000 });

afterEach(() => {
  vi.unstubAllGlobals();
  FakeSocket.sockets = [];
});

test('AU8 P1 the poke channel is private, joins with the token given, looks twice after joining, and leaves when told', async () => {
  const realtime = new RealtimeClient('ws://127.0.0.1:9/realtime/v1', {
    params: { apikey: 'publishable' },
    transport: FakeSocket,
  });
  const clock = createFakeClock();
  const poke = createSupabasePoke(realtime, clock);
  const hints: string[] = [];
  poke.start((hint) => hints.push(hint));
  await settle();
  expect(FakeSocket.sockets).toEqual([]);

  poke.listen('jwt-1');
  const joinOf = () => FakeSocket.sockets[0]?.frames.find(([, , , event]) => event === 'phx_join');
  await eventually(() => expect(joinOf()).toBeDefined());
  const [socket] = FakeSocket.sockets;
  const join = joinOf();
  expect(join?.[2]).toBe('realtime:sync');
  expect(join?.[4]).toMatchObject({ access_token: 'jwt-1', config: { private: true } });
  await eventually(() => expect(hints).toEqual(['joined']));
  clock.advance(SECOND_LOOK_MS);
  expect(hints).toEqual(['joined', 'joined']);

  socket?.say([
    null,
    null,
    'realtime:sync',
    'broadcast',
    { type: 'broadcast', event: 'poke', payload: { x: 1 } },
  ]);
  await eventually(() => expect(hints).toEqual(['joined', 'joined', 'poke']));

  poke.listen('jwt-1');
  poke.listen('jwt-2');
  await eventually(() =>
    expect(socket?.frames.at(-1)).toMatchObject({ 3: 'access_token', 4: { access_token: 'jwt-2' } }),
  );
  expect(socket?.frames.filter(([, , , event]) => event === 'phx_join')).toHaveLength(1);

  poke.listen(null);
  await eventually(() => expect(socket?.frames.some(([, , , event]) => event === 'phx_leave')).toBe(true));
  poke.listen('jwt-3');
  const joins = () =>
    FakeSocket.sockets.flatMap(({ frames }) => frames).filter(([, , , event]) => event === 'phx_join');
  await eventually(() => expect(joins().at(-1)?.[4]).toMatchObject({ access_token: 'jwt-3' }));
  poke.stop();
  await settle();
  await realtime.removeAllChannels();
});

test('G6 the socket of a project opens with the first token, and a join bears that token, never the key', async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  const poke = await loadSupabasePoke({ base_url: 'https://b.example', publishable_key: 'sb_publishable_x' });
  poke.start(() => undefined);
  poke.listen(null);
  await settle();
  expect(FakeSocket.sockets).toEqual([]);

  poke.listen('a.b.c');
  const frames = () => FakeSocket.sockets.flatMap((socket) => socket.frames);
  await eventually(() => expect(frames().some(([, , , event]) => event === 'phx_join')).toBe(true));
  expect(FakeSocket.sockets[0]?.url).toMatch(
    /^wss:\/\/b\.example\/realtime\/v1\/websocket\?apikey=sb_publishable_x(&|$)/,
  );
  for (const frame of frames()) expect(frame[4]['access_token']).toBe('a.b.c');
  poke.stop();
  await eventually(() => expect(frames().some(([, , , event]) => event === 'phx_leave')).toBe(true));
});
