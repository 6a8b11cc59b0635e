import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  CLOSE_LOOK,
  FITTED,
  fittedSize,
  heldView,
  type Point,
  pinched,
  type Size,
  swipeOf,
  type ZoomView,
  zoomedAt,
} from './zoom.ts';

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 32;
const WHEEL_STEP = 0.0022;
const MIDDLE: Point = { x: 0, y: 0 };

interface Options {
  readonly picture: Size & { readonly id: string };
  readonly onSwipe: (way: 'previous' | 'next') => void;
}

/**
 * Wheel, pinch, double tap, drag and swipe on a stage; a photo that fits is swiped, a larger one dragged. Another
 * photo starts fitted.
 */
export function useZoom({ picture, onSwipe }: Options) {
  const stage = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<{ id: string; view: ZoomView } | null>(null);
  /** How far a finger has pulled a photo that fits. */
  const [pulled_px, setPulled] = useState(0);
  const fingers = useRef(new Map<number, Point>());
  const press = useRef<Point | null>(null);
  const last_tap = useRef<{ at_ms: number; point: Point } | null>(null);
  const { id, width, height } = picture;
  const view = looked?.id === id ? looked.view : FITTED;

  const change = useCallback(
    (next: (view: ZoomView) => ZoomView) => {
      const size = stage.current?.getBoundingClientRect();
      if (!size) return;
      setLooked((now) => ({
        id,
        view: heldView(next(now?.id === id ? now.view : FITTED), fittedSize({ width, height }, size), size),
      }));
    },
    [id, width, height],
  );

  const pointOf = useCallback((event: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return MIDDLE;
    return { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
  }, []);

  useEffect(() => {
    const { current } = stage;
    if (!current) return undefined;
    // A listener of React's cannot keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      change((now) => zoomedAt(now, Math.exp(-event.deltaY * WHEEL_STEP), pointOf(event)));
    };
    current.addEventListener('wheel', onWheel, { passive: false });
    return () => current.removeEventListener('wheel', onWheel);
  }, [change, pointOf]);

  const zoom = useMemo(
    () => ({
      in: () => change((now) => zoomedAt(now, 1.5, MIDDLE)),
      out: () => change((now) => zoomedAt(now, 1 / 1.5, MIDDLE)),
      closer: () => change((now) => zoomedAt(now, CLOSE_LOOK, MIDDLE)),
      fit: () => setLooked(null),
    }),
    [change],
  );

  const tap = (point: Point, at_ms: number) => {
    const before = last_tap.current;
    last_tap.current = { at_ms, point };
    if (!before || at_ms - before.at_ms > DOUBLE_TAP_MS) return;
    if (Math.hypot(point.x - before.point.x, point.y - before.point.y) > DOUBLE_TAP_PX) return;
    last_tap.current = null;
    change((now) => (now.scale > 1 ? FITTED : zoomedAt(now, CLOSE_LOOK, point)));
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
    press.current = fingers.current.size === 1 ? pointOf(event) : null;
    if (fingers.current.size > 1) setPulled(0);
  };

  const onPointerMove = (event: PointerEvent) => {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    fingers.current.set(event.pointerId, to);
    const [other] = [...fingers.current]
      .filter(([finger]) => finger !== event.pointerId)
      .map(([, point]) => point);
    if (other) change((now) => pinched(now, [from, other], [to, other]));
    else if (view.scale > 1)
      change((now) => ({ ...now, x: now.x + to.x - from.x, y: now.y + to.y - from.y }));
    else if (press.current) setPulled(to.x - press.current.x);
  };

  const onPointerUp = (event: PointerEvent) => {
    const started = press.current;
    const point = pointOf(event);
    if (!fingers.current.delete(event.pointerId)) return;
    setPulled(0);
    press.current = null;
    if (!started || event.type === 'pointercancel') return;
    const [dx, dy] = [point.x - started.x, point.y - started.y];
    if (Math.hypot(dx, dy) < DOUBLE_TAP_PX / 4) tap(point, event.timeStamp);
    else if (view.scale === 1) {
      const way = swipeOf(dx, dy);
      if (way) onSwipe(way);
    }
  };

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
  return { stage, view, pulled_px, zoom, handlers };
}
