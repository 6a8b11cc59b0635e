// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { fittedSize, ownScale, useZoom } from './zoom.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const PICTURE = { id: 'a', width: 1200, height: 800 };
const mostOf = (fitted: { width: number; height: number }): number => ownScale(PICTURE.width, fitted);

/** What the stage measures, and what the browser calls when that changes. */
let stage_size = { width: 390, height: 844 };
let resized = (): void => undefined;

function Stage() {
  const { stage, view, zoom } = useZoom({ picture: PICTURE, mostOf, onSwipe: () => undefined });
  return (
    <>
      <div ref={stage} data-scale={view.scale} data-x={view.x} />
      <button type="button" onClick={zoom.in}>
        +
      </button>
      <button type="button" onClick={() => zoom.move(1, 0)}>
        →
      </button>
    </>
  );
}

/** How the picture lies: how large it stands, and how far from the middle. */
const lies = (): { scale: number; x: number } => {
  const { scale, x } = document.querySelector('div')?.dataset ?? {};
  return { scale: Number(scale), x: Number(x) };
};

function press(at: number, times: number): void {
  const button = document.querySelectorAll('button')[at];
  for (let pressed = 0; pressed < times; pressed += 1) act(() => button?.click());
}

test('a phone that is turned holds the picture on its new stage, no larger than its own pixels', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: () => void) {
        resized = call;
      }
      observe(): void {
        resized();
      }
      disconnect(): void {
        resized = () => undefined;
      }
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, stage_size.width, stage_size.height),
  );
  const root = createRoot(document.body);
  act(() => root.render(<Stage />));
  expect(lies(), 'a stage that is first measured moves nothing').toEqual({ scale: 1, x: 0 });
  press(0, 6);
  press(1, 20);
  expect(lies().scale).toBeCloseTo(1200 / 390);

  stage_size = { width: 844, height: 390 };
  act(() => resized());
  const fitted = fittedSize(PICTURE, stage_size);
  expect(lies().scale, 'its own pixels').toBeCloseTo(1200 / fitted.width);
  expect(lies().x, 'its edge stands at that of the stage').toBeCloseTo(-(1200 - 844) / 2);
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
