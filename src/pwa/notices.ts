/** Notifications of this device, which the worker shows, and the number on the icon of the installed app. */
import type { Notice, OpenNotice, PageMessage } from './worker-protocol.ts';

/** What the browser lets this site do; `unsupported` where it has no notifications, as on an iPhone outside the installed app. */
type NoticePermission = NotificationPermission | 'unsupported';

const ASKED = new EventTarget();

/** The permission as it is now. */
export const noticePermission = (): NoticePermission =>
  'Notification' in globalThis && 'serviceWorker' in navigator ? Notification.permission : 'unsupported';

/** Asks the person, who has pressed a button for it. */
export async function askForNotices(): Promise<NoticePermission> {
  if (noticePermission() === 'default') await Notification.requestPermission();
  ASKED.dispatchEvent(new Event('asked'));
  return noticePermission();
}

/** Calls when the permission may have changed: a person changes it in the browser's own settings too, and comes back. */
export function followNoticePermission(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  ASKED.addEventListener('asked', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    ASKED.removeEventListener('asked', changed);
  };
}

/** Has the worker show notices, unless a window of the admin is in sight. Without a worker nothing is shown. */
export async function showNotices(notices: readonly Notice[]): Promise<void> {
  if (noticePermission() !== 'granted') return;
  const { active } = await navigator.serviceWorker.ready;
  const is_hidden = document.visibilityState === 'hidden';
  active?.postMessage({ type: 'show-notices', notices, is_hidden } satisfies PageMessage, []);
}

/** Takes away the notifications whose tag is none of these. */
export async function closeNotices(kept_tags: ReadonlySet<string>): Promise<void> {
  if (noticePermission() === 'unsupported') return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? [])
    if (!kept_tags.has(shown.tag)) shown.close();
}

/** Calls with the address of a notification that was clicked. */
export function onNoticeOpened(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker: container } = navigator;
  const hear = ({ data }: MessageEvent<OpenNotice | { readonly type: 'which-build' }>): void => {
    if (data.type === 'open-notice') open(data.path);
  };
  container.addEventListener('message', hear);
  return () => container.removeEventListener('message', hear);
}

/** Shows a number on the icon of the installed app, where the browser can; none at zero. */
export async function showBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  // Refused outside of an installed app by some browsers.
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
