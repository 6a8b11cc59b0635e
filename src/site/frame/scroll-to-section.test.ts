import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeBeforeFollowing, MENU_DELAY_MS } from './site-menu.tsx';
import { SCROLL_DELAY_MS, SCROLL_RETRY_MS, scrollToSection } from './scroll-to-section.ts';
import { hasGoneOn, scrollTargetOf } from './use-scroll-target.ts';

const sections = new Map<string, { scrollIntoView: ReturnType<typeof vi.fn> }>();
let moves = new EventTarget();

const put = (id: string) => {
  const section = { scrollIntoView: vi.fn() };
  sections.set(id, section);
  return section.scrollIntoView;
};

beforeEach(() => {
  vi.useFakeTimers();
  sections.clear();
  moves = new EventTarget();
  vi.stubGlobal('document', { getElementById: (id: string) => sections.get(id) ?? null });
  vi.stubGlobal('addEventListener', moves.addEventListener.bind(moves));
  vi.stubGlobal('removeEventListener', moves.removeEventListener.bind(moves));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('N-003 N-016 N-021 R-48 a section is scrolled to 500 ms after arrival, once', () => {
  expect([SCROLL_DELAY_MS, MENU_DELAY_MS]).toEqual([500, 300]);
  const scrolled = put('contact');
  scrollToSection('contact');
  vi.advanceTimersByTime(499);
  expect(scrolled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('N-019 a section that is not there yet is looked for once more, a further 1000 ms later', () => {
  expect(SCROLL_RETRY_MS).toBe(1000);
  scrollToSection('founding_member');
  vi.advanceTimersByTime(600);
  const scrolled = put('founding_member');
  vi.advanceTimersByTime(899);
  expect(scrolled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a visitor who scrolls by hand meanwhile is not pulled back', () => {
  const scrolled = put('contact');
  scrollToSection('contact');
  moves.dispatchEvent(new Event('wheel'));
  vi.advanceTimersByTime(2000);
  expect(scrolled).not.toHaveBeenCalled();
});

const goneOn = (top: number, scrolled_px: number): boolean => {
  vi.stubGlobal('scrollY', scrolled_px);
  vi.stubGlobal('innerHeight', 800);
  return hasGoneOn({ getBoundingClientRect: () => new FakeRect(top) });
};

test('R-48 a visitor who read on before the page was awake is left where he is', () => {
  expect([goneOn(2400, 300), goneOn(-900, 3000)]).toEqual([true, true]);
  expect([goneOn(2400, 0), goneOn(90, 3000), hasGoneOn(null)]).toEqual([false, false, false]);
});

test('N-018 a navigation’s state asks for a section, before its hash does', () => {
  expect(scrollTargetOf({ state: { scroll_to: 'founding_member' }, hash: '#contact' })).toEqual({
    id: 'founding_member',
    by: 'state',
  });
  expect(scrollTargetOf({ state: null, hash: '#contact' })).toEqual({ id: 'contact', by: 'hash' });
  expect(scrollTargetOf({ state: { scroll_to: '' }, hash: '#100%' })?.id).toBe('100%');
  expect(scrollTargetOf({ state: 'x', hash: '' })).toBeNull();
});

/** 500 px high. */
class FakeRect {
  readonly x = 0;
  readonly left = 0;
  readonly right = 0;
  readonly width = 0;
  readonly height = 500;
  readonly y: number;
  readonly top: number;
  readonly bottom: number;
  constructor(top: number) {
    this.y = top;
    this.top = top;
    this.bottom = top + this.height;
  }
  toJSON() {
    return {};
  }
}

/** Enough of a browser's own things for a click in a dialog. */
class FakeLink extends EventTarget {
  readonly #href: string;
  constructor(href: string) {
    super();
    this.#href = href;
  }
  closest() {
    return this;
  }
  getAttribute() {
    return this.#href;
  }
}

class FakeMenu extends EventTarget {
  readonly close = vi.fn();
}

class FakeClick extends Event {
  readonly button = 0;
  readonly metaKey = false;
  readonly shiftKey = false;
  readonly altKey = false;
  readonly ctrlKey: boolean;
  readonly #link: FakeLink;
  constructor(link: FakeLink, ctrl_key: boolean) {
    super('click', { cancelable: true });
    this.#link = link;
    this.ctrlKey = ctrl_key;
  }
  override get target() {
    return this.#link;
  }
}

function clickInMenu(href: string, { ctrl_key = false } = {}) {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('Element', FakeLink);
  vi.stubGlobal('MouseEvent', FakeClick);
  const menu = new FakeMenu();
  closeBeforeFollowing(menu);
  const click = new FakeClick(new FakeLink(href), ctrl_key);
  menu.dispatchEvent(click);
  return { assign, menu, click };
}

test('N-008 an action of the menu runs 300 ms after the menu closes', () => {
  const { assign, menu } = clickInMenu('/portfolio');
  expect(menu.close).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(299);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/portfolio');
});

test('N-009 a menu target that begins with # scrolls to that section', () => {
  const scrolled = put('services');
  const { assign } = clickInMenu('#services');
  vi.advanceTimersByTime(MENU_DELAY_MS + SCROLL_DELAY_MS);
  expect(assign).toHaveBeenCalledExactlyOnceWith('#services');
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a click for a new tab stays the browser’s', () => {
  const { assign, click } = clickInMenu('/portfolio', { ctrl_key: true });
  vi.advanceTimersByTime(1000);
  expect(click.defaultPrevented).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});
