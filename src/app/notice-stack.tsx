/** The notices of the admin, and the room that the screen below keeps for them. */
import {
  type NotificationData,
  Notifications,
  notifications,
  useNotifications,
} from '@mantine/notifications';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MOST_NOTICES, SHOWN_MS } from '../admin/components/notify.ts';
import { useIsPhone } from '../admin/components/use-is-phone.ts';

/** The last notice has slid away by then. */
const NOTICES_GONE_MS = 300;

/** Set on the page while notices stand at its foot; the stylesheets of the admin make room with it. */
const ROOM = '--notice-room';
/** Above the newest notice: the edges of those folded under it, and some air. */
const ABOVE_PX = 24;

/**
 * On a phone, lets the last lines be scrolled free of the notices at its foot. The room stays until another address is
 * shown: lines that move away by themselves, when a notice closes, put another button under the thumb.
 */
function useNoticeRoom(is_phone: boolean): void {
  const { notifications: standing } = useNotifications();
  const { pathname } = useLocation();
  const given_at = useRef<string | null>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    if (is_phone && standing.length > 0) {
      const notices = [...document.querySelectorAll<HTMLElement>('.mantine-Notification-root')];
      const highest_px = Math.max(0, ...notices.map(({ offsetHeight }) => offsetHeight));
      style.setProperty(ROOM, `${highest_px + ABOVE_PX}px`);
      given_at.current = pathname;
    } else if (!is_phone || given_at.current !== pathname) style.removeProperty(ROOM);
  }, [is_phone, standing, pathname]);
}

/**
 * The width of the free part of the header's strip, where notices stand. It depends on the words of the pill, so it is measured,
 * but only while there are notices. Null when there is no strip to measure.
 */
function useLane(is_looked_at: boolean): number | null {
  const [width_px, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const lane = document.querySelector<HTMLElement>('[data-notice-lane]');
    if (!is_looked_at || lane === null) return undefined;
    const measure = (): void => setWidth(lane.offsetWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(lane);
    return () => observer.disconnect();
  }, [is_looked_at]);
  return width_px;
}

/** How often it is looked whether the time of a notice has come. */
const LOOK_MS = 500;

/** Somebody points at the notices or has the keyboard in them. */
const isHeld = (): boolean =>
  document.querySelector('.mantine-Notification-root:is(:hover, :focus-within)') !== null;

/** Closes each notice when its time has passed, also one that is folded under another. Pointing at the notices starts the time of all of them anew. */
function useTimedClosing(): void {
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

/**
 * The notices, the newest on top of the others, in one place (notices.css): the strip of the header beside the pill. A phone has
 * no room there: it shows them at its foot, where the thumb reaches their button. Begun anew when the last has gone: a stack
 * whose last notice was closed under the pointer is never told that the pointer left it, and would stand unfolded the next time.
 */
export function NoticeStack() {
  const is_empty = useNotifications().notifications.length === 0;
  const is_phone = useIsPhone();
  useTimedClosing();
  useNoticeRoom(is_phone);
  const lane_px = useLane(!is_phone && !is_empty);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!is_empty) return undefined;
    const timer = setTimeout(() => setRound((count) => count + 1), NOTICES_GONE_MS);
    return () => clearTimeout(timer);
  }, [is_empty]);
  return (
    <Notifications
      key={round}
      position={is_phone ? 'bottom-left' : 'top-left'}
      limit={MOST_NOTICES}
      layout="stacked"
      {...(lane_px !== null && { style: { '--notice-lane': `${lane_px}px` } })}
    />
  );
}
