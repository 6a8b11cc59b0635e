import { type NotificationData, notifications, useNotifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { SHOWN_MS } from '../admin/components/notify.ts';

/** How often it is looked whether the time of a notice has come. */
const LOOK_MS = 500;

/** Somebody points at the notices or has the keyboard in them. */
const isHeld = (): boolean =>
  document.querySelector('.mantine-Notification-root:is(:hover, :focus-within)') !== null;

/** Closes each notice when its time has passed, folded or not. While somebody holds the notices, their whole time lies before them. */
export function usePromisedTimes(): void {
  const { notifications: standing } = useNotifications();
  const ends = useRef(new WeakMap<NotificationData, number>());
  useEffect(() => {
    if (standing.length === 0) return undefined;
    const look = (): void => {
      const now_ms = performance.now();
      const is_held = isHeld();
      for (const notice of standing) {
        const { id, [SHOWN_MS]: shown_ms } = notice;
        if (id === undefined || typeof shown_ms !== 'number') continue;
        const ends_at = ends.current.get(notice);
        if (is_held || ends_at === undefined) ends.current.set(notice, now_ms + shown_ms);
        else if (now_ms >= ends_at) notifications.hide(id);
      }
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [standing]);
}
