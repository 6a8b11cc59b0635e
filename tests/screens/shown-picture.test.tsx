// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  neighbourOf,
  useShownPicture,
  type Way,
} from '../../src/admin/components/viewer/use-shown-picture.ts';

const PICTURES = [{ id: 'first' }, { id: 'second' }, { id: 'third' }];

/** The addresses a viewer asked for, which the test lets arrive when it likes. */
const asked: string[] = [];
let root: Root;
let place: HTMLElement;

const noteAddress = (picture_id: string): void => void asked.push(picture_id);

function Viewer({ addressed_id }: { readonly addressed_id: string | null }) {
  const { shown, show } = useShownPicture(addressed_id, noteAddress);
  const go = (way: Way) => () => show((id) => neighbourOf(PICTURES, id, way));
  return (
    <>
      <output>{shown}</output>
      <button id="previous" onClick={go('previous')}>
        Vorige
      </button>
      <button id="next" onClick={go('next')}>
        Volgende
      </button>
    </>
  );
}

const shown = () => place.querySelector('output')?.textContent;
const addressIs = (addressed_id: string | null): void =>
  flushSync(() => root.render(<Viewer addressed_id={addressed_id} />));
const press = (way: Way): void => flushSync(() => document.getElementById(way)?.click());
const rest = (): void => flushSync(() => void vi.advanceTimersByTime(1_000));

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
  vi.useRealTimers();
});

test('R-14 who goes on shows the next picture at once, and the address is written once, at rest', () => {
  addressIs('first');
  press('next');
  press('next');
  expect(shown()).toBe('third');
  expect(asked).toEqual([]);
  rest();
  expect(asked).toEqual(['third']);
  addressIs('third');
  rest();
  expect(shown()).toBe('third');
  expect(asked).toEqual(['third']);
});

test('R-14 who goes on while an address is on its way is not thrown back when it arrives', () => {
  addressIs('first');
  press('next');
  rest();
  press('previous');
  expect(shown()).toBe('first');
  addressIs('second');
  expect(shown()).toBe('first');
  rest();
  expect(asked).toEqual(['second', 'first']);
  addressIs('first');
  rest();
  expect(shown()).toBe('first');
  expect(asked).toEqual(['second', 'first']);
});

test('R-14 a picture that is opened again is shown, also when another was looked at last', () => {
  addressIs('first');
  press('next');
  addressIs(null);
  expect(shown()).toBe('');
  rest();
  addressIs('first');
  expect(shown()).toBe('first');
});

test('R-14 an address that comes from elsewhere is shown', () => {
  addressIs('first');
  press('next');
  addressIs('third');
  expect(shown()).toBe('third');
  press('previous');
  expect(shown()).toBe('second');
});
