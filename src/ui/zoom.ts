/**
 * Looking at a picture closely, for the viewers of the site and of the admin: wheel, pinch, double tap, drag and swipe.
 * What they come to is pure and stands first.
 */
import { type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** How a picture lies on the stage: pictures scale around the middle of the stage and move by `x` and `y` pixels. */
interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point on the stage in pixels from its middle. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export const FITTED: ZoomView = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 6;
/** The zoom after a double tap or the key +. */
const CLOSE_LOOK = 2.5;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The size in which a picture of `picture` fits on the stage. */
export function fittedSize(picture: Size, stage: Size): Size {
  if (picture.width <= 0 || picture.height <= 0) return stage;
  const factor = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/** Nearer than this to its own pixels a picture that fits is hardly larger for them. */
const WORTH_WHILE = 1.25;
/** The most for a picture that has no more pixels than its place, or whose pixels are not known. */
const WITHOUT_PIXELS = 2;

/** The scale at which a picture of so many pixels across stands in its own pixels. */
export function ownScale(width_px: number, fitted: Size): number {
  const scale = width_px / fitted.width;
  return scale >= WORTH_WHILE ? scale : WITHOUT_PIXELS;
}

/** The view with the picture held on the stage: no edge comes further in than it has to. */
export function heldView(view: ZoomView, fitted: Size, stage: Size, most = MAX_SCALE): ZoomView {
  const scale = within(view.scale, 1, most);
  if (scale === 1) return FITTED;
  const room_x = Math.max(0, (fitted.width * scale - stage.width) / 2);
  const room_y = Math.max(0, (fitted.height * scale - stage.height) / 2);
  return { scale, x: within(view.x, -room_x, room_x), y: within(view.y, -room_y, room_y) };
}

/** The view scaled by `factor`, with the spot under `point` staying where it is. */
export function zoomedAt(view: ZoomView, factor: number, point: Point, most = MAX_SCALE): ZoomView {
  const scale = within(view.scale * factor, 1, most);
  const grown = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * grown,
    y: point.y - (point.y - view.y) * grown,
  };
}

/** The view after two fingers moved: their distance scales, their middle drags. */
export function pinched(
  view: ZoomView,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  most = MAX_SCALE,
): ZoomView {
  const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const start = middle(from);
  const end = middle(to);
  const dragged = { ...view, x: view.x + end.x - start.x, y: view.y + end.y - start.y };
  return zoomedAt(dragged, distance(to) / Math.max(1, distance(from)), end, most);
}

/** Which way a finger that let go has swiped: at least `SWIPE_PX`, and more sideways than up or down. */
export function swipeOf(dx: number, dy: number): 'previous' | 'next' | null {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return null;
  return dx > 0 ? 'previous' : 'next';
}

const SWIPE_PX = 48;

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 32;
const WHEEL_STEP = 0.0022;
/** How far an arrow key moves a picture that is larger than its stage. */
const STEP_PX = 80;
const MIDDLE: Point = { x: 0, y: 0 };

interface ZoomOptions {
  readonly picture: Size & { readonly id: string };
  readonly onSwipe: (way: 'previous' | 'next') => void;
  /** How large a picture may stand that has this size when it fits; six times when not given. */
  readonly mostOf?: (fitted: Size) => number;
  /** How far a double tap goes, at most as far as `mostOf` lets it. */
  readonly close_look?: number;
  /** The wheel scrolls the page around the stage, and zooms only while two fingers pinch a trackpad. */
  readonly leaves_wheel?: boolean;
}

/** What buttons and keys do with the picture. */
export interface Zoom {
  readonly in: () => void;
  readonly out: () => void;
  readonly closer: () => void;
  readonly fit: () => void;
  /** Moves a picture that is larger than its stage by steps. */
  readonly move: (steps_x: number, steps_y: number) => void;
}

const sixTimes = (): number => MAX_SCALE;

/** A press on a slider, which keeps what is dragged on it. */
const isOnSlider = ({ target }: PointerEvent): boolean => target instanceof HTMLInputElement;

/**
 * Wheel, pinch, double tap, drag and swipe on a stage; a picture that fits is swiped, a larger one dragged. Another
 * picture starts fitted.
 */
export function useZoom({
  picture,
  onSwipe,
  mostOf = sixTimes,
  close_look = CLOSE_LOOK,
  leaves_wheel = false,
}: ZoomOptions) {
  const stage = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<{ id: string; view: ZoomView } | null>(null);
  /** How far a finger has pulled a picture that fits. */
  const [pulled_px, setPulled] = useState(0);
  const fingers = useRef(new Map<number, Point>());
  const press = useRef<(Point & { readonly on_slider: boolean }) | null>(null);
  const last_tap = useRef<{ at_ms: number; point: Point } | null>(null);
  const { id, width, height } = picture;
  const view = looked?.id === id ? looked.view : FITTED;

  const change = useCallback(
    (next: (view: ZoomView, most: number) => ZoomView) => {
      const size = stage.current?.getBoundingClientRect();
      if (!size) return;
      const fitted = fittedSize({ width, height }, size);
      const most = mostOf(fitted);
      setLooked((now) => {
        const from = now?.id === id ? now.view : FITTED;
        const held = heldView(next(from, most), fitted, size, most);
        const is_same = held.scale === from.scale && held.x === from.x && held.y === from.y;
        return is_same ? now : { id, view: held };
      });
    },
    [id, width, height, mostOf],
  );

  // A phone that is turned, or a window that is resized, makes another stage: the picture is held on that one.
  useEffect(() => {
    const { current } = stage;
    if (!current) return undefined;
    const sizes = new ResizeObserver(() => change((now) => now));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [change]);

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
      if (leaves_wheel && !event.ctrlKey) return;
      event.preventDefault();
      change((now, most) => zoomedAt(now, Math.exp(-event.deltaY * WHEEL_STEP), pointOf(event), most));
    };
    current.addEventListener('wheel', onWheel, { passive: false });
    return () => current.removeEventListener('wheel', onWheel);
  }, [change, pointOf, leaves_wheel]);

  const zoom: Zoom = useMemo(
    () => ({
      in: () => change((now, most) => zoomedAt(now, 1.5, MIDDLE, most)),
      out: () => change((now, most) => zoomedAt(now, 1 / 1.5, MIDDLE, most)),
      closer: () => change((now, most) => zoomedAt(now, close_look, MIDDLE, most)),
      fit: () => setLooked(null),
      move: (steps_x, steps_y) =>
        change((now) => ({ ...now, x: now.x - steps_x * STEP_PX, y: now.y - steps_y * STEP_PX })),
    }),
    [change, close_look],
  );

  const tap = (point: Point, at_ms: number) => {
    const before = last_tap.current;
    last_tap.current = { at_ms, point };
    if (!before || at_ms - before.at_ms > DOUBLE_TAP_MS) return;
    if (Math.hypot(point.x - before.point.x, point.y - before.point.y) > DOUBLE_TAP_PX) return;
    last_tap.current = null;
    change((now, most) => (now.scale > 1 ? FITTED : zoomedAt(now, close_look, point, most)));
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const on_slider = isOnSlider(event);
    fingers.current.set(event.pointerId, pointOf(event));
    const is_first = fingers.current.size === 1;
    press.current = is_first ? { ...pointOf(event), on_slider } : null;
    if (is_first && on_slider) return;
    for (const finger of fingers.current.keys()) event.currentTarget.setPointerCapture(finger);
    if (!is_first) setPulled(0);
  };

  const onPointerMove = (event: PointerEvent) => {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    fingers.current.set(event.pointerId, to);
    const [other] = [...fingers.current]
      .filter(([finger]) => finger !== event.pointerId)
      .map(([, point]) => point);
    if (other) change((now, most) => pinched(now, [from, other], [to, other], most));
    else if (view.scale > 1)
      change((now) => ({ ...now, x: now.x + to.x - from.x, y: now.y + to.y - from.y }));
    else if (press.current?.on_slider === false) setPulled(to.x - press.current.x);
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
    else if (view.scale === 1 && !started.on_slider) {
      const way = swipeOf(dx, dy);
      if (way) onSwipe(way);
    }
  };

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
  return { stage, view, pulled_px, zoom, handlers };
}
