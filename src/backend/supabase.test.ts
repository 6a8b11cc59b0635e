import { afterEach, expect, test, vi } from 'vitest';
import type { TokenAnswer } from './session-types.ts';
import { createSupabaseLoader } from './supabase.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function withToken(token: () => TokenAnswer) {
  const sent = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', sent);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = createSupabaseLoader({
    base_url: 'https://b.example',
    publishable_key: 'sb_publishable_x',
    token: async () => token(),
  });
  return { load, sent };
}

test('G6 without a checked token nothing is sent: never the anonymous key', async () => {
  for (const kind of ['none', 'unreachable'] as const) {
    const { load, sent } = withToken(() => ({ kind }));
    const supabase = await load();
    const { error } = await supabase.rpc('sync_pull');
    expect(error).not.toBeNull();
    expect(sent).not.toHaveBeenCalled();
  }
});

test('G6 requests carry the token of the session', async () => {
  const { load, sent } = withToken(() => ({ kind: 'token', token: 'a.b.c' }));
  const supabase = await load();
  await supabase.rpc('sync_pull');
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('Authorization')).toBe('Bearer a.b.c');
});

test('there is one client, however often it is asked for', async () => {
  const { load } = withToken(() => ({ kind: 'token', token: 'a.b.c' }));
  expect(await load()).toBe(await load());
});
