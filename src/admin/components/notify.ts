import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { generalText } from '../../content/admin/general.ts';

const CLOSE_BUTTON = { 'aria-label': generalText.dismiss };

const SUCCESS_SHOWN_MS = 4_000;
/** Long enough to read and to reach a button with a glove. */
const LONG_SHOWN_MS = 10_000;

/** The newest is seen whole, others are folded under it (notices.css). More than these do not stand at once, unless they are failures, which wait to be closed. */
const MOST_SHOWN = 3;

/** Failures too: no notice ever waits in a queue behind others. */
export const MOST_NOTICES = 20;

/** Names how long a notice stands before `NoticeStack` closes it. A failure has none: it stays until somebody closes it. */
export const SHOWN_MS = 'data-shown-ms';

/** Shows a notice at once. With more than `MOST_SHOWN` on the screen the oldest that would close by itself is closed. */
function show(notice: NotificationData): void {
  const standing = notificationsStore.getState().notifications;
  const too_many = Math.max(0, standing.length + 1 - MOST_SHOWN);
  const passing = standing.filter(({ [SHOWN_MS]: shown_ms }) => shown_ms !== undefined);
  for (const { id } of passing.slice(0, too_many)) if (id !== undefined) notifications.hide(id);
  // Mantine's own clock stands still for a folded notice, and begins anew when that comes to the front.
  notifications.show({ closeButtonProps: CLOSE_BUTTON, autoClose: false, ...notice });
}

/** Tells that something is saved on this device (M-023). */
export function notifySuccess(message: string): void {
  show({ message, role: 'status', color: 'green', [SHOWN_MS]: SUCCESS_SHOWN_MS });
}

/** The same with a button; it replaces a notice with the same id. */
export function notifyWithAction(id: string, message: ReactNode): void {
  notifications.hide(id);
  show({ id, message, role: 'status', color: 'green', [SHOWN_MS]: LONG_SHOWN_MS });
}

/** Takes a notice away before its time. */
export const hideNotice = (id: string): string => notifications.hide(id);

/** Tells that something was not done, or not wholly, for a good reason. */
export function notifyAttention(message: string): void {
  show({ message, role: 'status', color: 'yellow', [SHOWN_MS]: LONG_SHOWN_MS });
}

/** Tells that this device could not save something (M-022); stays until it is closed, once for each message. */
export function notifyFailure(message: string): void {
  notifications.hide(message);
  show({ id: message, message, role: 'alert', color: 'red' });
}
