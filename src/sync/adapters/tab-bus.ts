import type { Nudge } from '../ports.ts';
import type { SyncStatus } from '../status.ts';

/** What tabs of one user say to each other. `from` is the speaking tab. */
export type TabMessage =
  /** 'I lead', every few seconds and with every change of status. */
  | {
      readonly kind: 'beat';
      readonly from: string;
      readonly epoch: number;
      readonly status: SyncStatus | null;
    }
  /** 'Does anybody lead?' */
  | { readonly kind: 'probe'; readonly from: string }
  | { readonly kind: 'nudge'; readonly from: string; readonly nudge: Nudge };

/** A line to the other tabs; without BroadcastChannel a deaf one. */
export interface TabBus {
  say(message: TabMessage): void;
  close(): void;
}

/** Opens the line; `hear` gets what other tabs say, never one's own words. */
export type OpenTabBus = (name: string, hear: (message: TabMessage) => void) => TabBus;

const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  (data.kind === 'beat' || data.kind === 'probe' || data.kind === 'nudge');

/** The line over BroadcastChannel. */
export const openBroadcastBus: OpenTabBus = (name, hear) => {
  if (typeof BroadcastChannel === 'undefined') return { say: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) hear(data);
  });
  const post = channel.postMessage.bind(channel);
  return { say: (message) => post(message), close: () => channel.close() };
};
