import { afterEach, expect, test, vi } from 'vitest';
import { joinPresence, readOthers } from './supabase-presence.ts';

const ANNA = '00000000-0000-4000-8000-0000000000aa';
const SANNE = '00000000-0000-4000-8000-0000000000bb';
const meta = (user_id: string) => ({ presence_ref: 'F1', user_id });

test('G4 everybody on a topic is told but this page itself, whatever tab or device they are on', () => {
  const state = { mine: [meta(SANNE)], other_tab: [meta(SANNE)], hers: [meta(ANNA), meta(ANNA)] };
  expect(readOthers(state, 'mine')).toEqual([SANNE, ANNA, ANNA]);
  expect(readOthers({ mine: [meta(SANNE)] }, 'mine')).toEqual([]);
});

test('G4 what another client says of itself in another form is passed over, and the rest is told', () => {
  const bad = [null, 7, 'Anna', [], {}, { user_id: 7 }, { user_id: '<b>Anna</b>' }, { name: 'Anna' }];
  expect(readOthers({ forged: bad, hers: [meta(ANNA)] }, 'mine')).toEqual([ANNA]);
});

/** A socket that opens when a test says so, and answers every join. */
class HeldSocket extends EventTarget {
  static sockets: HeldSocket[] = [];
  readyState = 0;
  binaryType = 'arraybuffer';
  bufferedAmount = 0;
  readonly events: string[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;

  constructor() {
    super();
    HeldSocket.sockets.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  send(text: string): void {
    const [join_ref, ref, topic, event]: readonly [string, string, string, string] = JSON.parse(text);
    this.events.push(event);
    const answer = [join_ref, ref, topic, 'phx_reply', { status: 'ok', response: { postgres_changes: [] } }];
    queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(answer) })));
  }

  close(): void {
    this.events.push(this.readyState === 0 ? 'closed before it opened' : 'closed');
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close'));
  }
}
afterEach(() => {
  vi.unstubAllGlobals();
  HeldSocket.sockets = [];
});

test('a form that is closed before its socket opened closes the socket afterwards, since browsers report one that never opened', async () => {
  vi.stubGlobal('WebSocket', HeldSocket);
  const onOthers = vi.fn();
  const leave = joinPresence({
    project: { base_url: 'https://b.example', publishable_key: 'sb_publishable_x' },
    topic: `article:${ANNA}`,
    user_id: SANNE,
    token: async () => 'a.b.c',
    onOthers,
  });
  await vi.waitFor(() => expect(HeldSocket.sockets).toHaveLength(1), { timeout: 5_000 });
  const [socket] = HeldSocket.sockets;
  leave();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(socket?.events).toEqual([]);
  socket?.open();
  await vi.waitFor(() => expect(socket?.events.at(-1)).toBe('closed'), { timeout: 5_000 });
  expect(socket?.events).not.toContain('presence');
  expect(onOthers).not.toHaveBeenCalled();
  expect(HeldSocket.sockets).toHaveLength(1);
});
