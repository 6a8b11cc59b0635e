import type { RealtimeClient } from '@supabase/realtime-js';
import * as v from 'valibot';

interface PresenceOptions {
  /** Address without a slash at the end, and the key that every request bears. */
  readonly project: { readonly base_url: string; readonly publishable_key: string };
  /** A private channel whose policies let this user say that they are present, and see who else is. */
  readonly topic: string;
  readonly user_id: string;
  /** A token that is valid now; null without one. Asked for again with every heartbeat. */
  readonly token: () => Promise<string | null>;
  /** Hears the user ids of all others on the topic, one for each time somebody is there; none without a connection. */
  readonly onOthers: (user_ids: readonly string[]) => void;
}

/** A socket that has not opened by then is given up. */
const LONGEST_CONNECT_MS = 10_000;

const present = v.object({ user_id: v.pipe(v.string(), v.uuid()) });

/**
 * The user ids of a presence state, without those under one's own key. What another client says of itself is no more
 * than a claim: what has another form is passed over.
 */
export function readOthers(state: Readonly<Record<string, readonly unknown[]>>, own_key: string): string[] {
  return Object.entries(state)
    .filter(([key]) => key !== own_key)
    .flatMap(([, metas]) => metas)
    .flatMap((meta) => {
      const parsed = v.safeParse(present, meta);
      return parsed.success ? [parsed.output.user_id] : [];
    });
}

/**
 * Says on a topic that this user is present, through a socket of its own, and hears who else is. Connects again by itself;
 * never throws, and no fault of realtime is reported. The answer leaves the topic: others hear of it at once, as they do
 * when the page ends.
 */
export function joinPresence({ project, topic, user_id, token, onOthers }: PresenceOptions): () => void {
  // Every page that shows the topic is there by itself, also when one person has two.
  const key = crypto.randomUUID();
  let realtime: RealtimeClient | null = null;
  let has_left = false;
  let has_ended = false;
  const end = (): void => {
    if (has_ended) return;
    has_ended = true;
    void realtime?.removeAllChannels().catch(() => undefined);
  };
  const tell = (user_ids: readonly string[]): void => {
    if (!has_left) onOthers(user_ids);
  };

  async function join(): Promise<void> {
    // The chunk of the poke. A static import would move the build's helpers into a chunk that every visitor fetches too.
    const { RealtimeClient: Client } = await import('@supabase/realtime-js');
    if (has_left) return;
    const address = `${project.base_url.replace(/^http/, 'ws')}/realtime/v1`;
    realtime = new Client(address, { params: { apikey: project.publishable_key }, accessToken: token });
    await realtime.setAuth();
    if (has_left || realtime.accessTokenValue === null) return;
    const channel = realtime.channel(topic, { config: { private: true, presence: { key } } });
    channel
      .on('presence', { event: 'sync' }, () => tell(readOthers(channel.presenceState(), key)))
      .subscribe((said) => {
        if (has_left) return end();
        // Said again after each new connection.
        const status: string = said;
        if (status === 'SUBSCRIBED') void channel.track({ user_id }).catch(() => undefined);
        else tell([]);
      });
  }
  void join().catch(() => undefined);

  return () => {
    has_left = true;
    // A browser reports a socket that is closed before it opened as an error: the answer to the join ends that one.
    if (realtime?.isConnecting() === true) setTimeout(end, LONGEST_CONNECT_MS);
    else end();
  };
}
