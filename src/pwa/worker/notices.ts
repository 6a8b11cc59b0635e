/** Shows notifications for the admin, and opens what they are about. */
import type { Notice, OpenNotice } from '../worker-protocol.ts';
import { isAdminInSight, type NoticeWindow, windowForNotice } from './choices.ts';

interface OpenWindow extends NoticeWindow {
  postMessage(message: OpenNotice, transfer: Transferable[]): void;
  focus(): Promise<unknown>;
}

/** The parts of the worker's scope that this uses. */
export interface NoticeScope {
  readonly clients: {
    matchAll(query: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(
      title: string,
      options: Readonly<Record<'body' | 'tag' | 'data' | 'lang' | 'icon' | 'badge', string>>,
    ): Promise<void>;
  };
}

const ICON = '/icons/icon-192.png';
/** What a phone shows in its bar: the shape alone. */
const SHAPE = '/icons/icon-monochrome-512.png';

const openWindows = ({ clients }: NoticeScope): Promise<readonly OpenWindow[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows these unless somebody looks at the admin. */
export async function showUnseen(
  scope: NoticeScope,
  notices: readonly Notice[],
  asking: { readonly id: string | null; readonly is_hidden: boolean },
): Promise<void> {
  if (isAdminInSight(await openWindows(scope), asking)) return;
  for (const { title, body, tag, path } of notices)
    await scope.registration.showNotification(title, {
      body,
      tag,
      data: path,
      lang: 'nl',
      icon: ICON,
      badge: SHAPE,
    });
}

/** Opens the address of a notification in a window of the admin that is there, or in a new one. */
export async function openNotice(scope: NoticeScope, path: unknown): Promise<void> {
  if (typeof path !== 'string') return;
  const found = windowForNotice(await openWindows(scope));
  if (found === null) {
    await scope.clients.openWindow(path);
    return;
  }
  found.postMessage({ type: 'open-notice', path }, []);
  // A browser that does not let a worker bring a window to the front leaves that to the person.
  await found.focus().catch(() => undefined);
}
