/** How a photo lies on the stage: pictures scale around the middle of the stage and move by `x` and `y` pixels. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point on the stage in pixels from its middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const FITTED: ZoomView = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 6;
/** What a double tap and the key + show. */
export const CLOSE_LOOK = 2.5;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The size in which a picture of `picture` fits on the stage. */
export function fittedSize(picture: Size, stage: Size): Size {
  if (picture.width <= 0 || picture.height <= 0) return stage;
  const factor = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * factor, height: picture.height * factor };
}

/** The view with the picture held on the stage: no edge comes further in than it has to. */
export function heldView(view: ZoomView, fitted: Size, stage: Size): ZoomView {
  const scale = within(view.scale, 1, MAX_SCALE);
  if (scale === 1) return FITTED;
  const room_x = Math.max(0, (fitted.width * scale - stage.width) / 2);
  const room_y = Math.max(0, (fitted.height * scale - stage.height) / 2);
  return { scale, x: within(view.x, -room_x, room_x), y: within(view.y, -room_y, room_y) };
}

/** The view scaled by `factor`, with what lies under `point` staying there. */
export function zoomedAt(view: ZoomView, factor: number, point: Point): ZoomView {
  const scale = within(view.scale * factor, 1, MAX_SCALE);
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
): ZoomView {
  const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const start = middle(from);
  const end = middle(to);
  const dragged = { ...view, x: view.x + end.x - start.x, y: view.y + end.y - start.y };
  return zoomedAt(dragged, distance(to) / Math.max(1, distance(from)), end);
}

/** Which way a finger that let go has swiped: at least `SWIPE_PX`, and more sideways than up or down. */
export function swipeOf(dx: number, dy: number): 'previous' | 'next' | null {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return null;
  return dx > 0 ? 'previous' : 'next';
}

const SWIPE_PX = 48;
