/** What the tabs and the worker tell each other about the queue. */

const CHANNEL = 'havenglans_forms';

export type QueueNews =
  /** Something was kept, taken or given up: look again. */
  | { readonly type: 'changed' }
  /** The server has this one. */
  | { readonly type: 'sent'; readonly id: string };

/** Tells every page of the site, this one too. */
export function tellNews(news: QueueNews): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(news);
  channel.close();
}

/** Calls for every piece of news; the function returned ends it. */
export function onNews(heard: (news: QueueNews) => void): () => void {
  if (typeof BroadcastChannel !== 'function') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<QueueNews>) => heard(data));
  return () => channel.close();
}
