import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { smallAnywhere } from './targets.ts';

/** WCAG 2.2 AA, and what axe holds for good practice: headings in order, everything in a landmark. */
const HELD_TO = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds against WCAG 2.2 AA, against its rules about colour alone or all others, as 'rule: elements'. */
export async function accessibilityFaults(
  page: Page,
  about: 'everything' | 'colour' | 'structure',
): Promise<string[]> {
  await layOut(page);
  await standsStill(page);
  // The pages have no frames; without legacy mode every look opens a page of its own. Describing every element that
  // passes too takes axe a third of its time.
  const axe = (await hasAxe(page)) ? { axeSource: NOTHING_MORE } : {};
  const builder = new AxeBuilder({ page, ...axe })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  if (about === 'colour') builder.withRules(COLOUR_RULES);
  else builder.withTags(HELD_TO);
  if (about === 'structure') builder.disableRules(COLOUR_RULES);
  const { violations } = await builder.analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations) {
    const parts = nodes.map(({ target }) => target.join(' '));
    const at_fault = id === 'target-size' ? await smallAnywhere(page, parts) : parts;
    if (at_fault.length > 0) faults.push(`${id}: ${at_fault.join(', ')}`);
  }
  return faults;
}

/** Axe is a megabyte, which the builder would have the page read anew, twice, for each look at the same document. */
const NOTHING_MORE = 'void 0';

const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window);

/**
 * Lays out a public page down to its end at once. The page does so itself, but only when it is at rest (lay-out-far.ts), and until
 * then parts far from the screen have no colours to be judged and heights that are guessed.
 */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main > *, main ~ footer'))
      part.style.contentVisibility = 'visible';
  });
}

/** Longer than anything of ours fades or slides. */
const MOVES_MAX_MS = 5_000;

/**
 * Waits until every fade and slide has ended, since a colour in transition is not one to judge. An animation that the
 * browser leaves unfinished although its time is over (of a part it does not draw) is finished here.
 */
async function standsStill(page: Page): Promise<void> {
  const until_ms = Date.now() + MOVES_MAX_MS;
  let moving: readonly string[];
  do {
    moving = await page.evaluate(async () => {
      // What has just changed begins to move with the next picture, not before.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const ending = document.getAnimations().filter(({ effect, playState }) => {
        const end = effect?.getComputedTiming().endTime;
        return playState === 'running' && typeof end === 'number' && Number.isFinite(end);
      });
      await Promise.all(
        ending.map(async (animation) => {
          const { endTime, localTime } = animation.effect?.getComputedTiming() ?? {};
          const left_ms = Number(endTime) - Number(localTime ?? 0);
          const over = Promise.withResolvers<void>();
          const timer = setTimeout(() => {
            animation.finish();
            over.resolve();
          }, left_ms + 1_000);
          await Promise.race([animation.finished.catch(() => undefined), over.promise]);
          clearTimeout(timer);
        }),
      );
      return ending.map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `${target?.tagName ?? ''}.${target?.getAttribute('class') ?? ''}`;
      });
    });
  } while (moving.length > 0 && Date.now() < until_ms);
  expect(moving, 'what does not come to rest').toEqual([]);
}

/** How many pixels the page, or a dialog in it, can be pushed sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scrolling = [document.documentElement, ...document.querySelectorAll('[role=dialog]')];
    return Math.max(...scrolling.map((element) => element.scrollWidth - element.clientWidth));
  });
}

/** What the focus is on, and whether anything on the screen shows that it is there (WCAG 2.4.7). */
export async function showsFocus(page: Page): Promise<{ readonly name: string; readonly shows: boolean }> {
  return await page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return { name: 'page', shows: true };
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const faces = [focused, focused.parentElement, focused.nextElementSibling, label];
    const look = (): string =>
      faces
        .flatMap((face) =>
          face ? [null, '::before', '::after'].map((part) => getComputedStyle(face, part)) : [],
        )
        .map((style) =>
          [style.outlineStyle, style.outlineWidth, style.borderColor, style.boxShadow].join(' '),
        )
        .join('|');
    for (const face of faces) if (face instanceof HTMLElement) face.style.transition = 'none';
    const with_focus = look();
    focused.blur();
    const without_focus = look();
    focused.focus({ preventScroll: true });
    const spoken = focused.getAttribute('aria-label') ?? (focused.innerText || focused.id);
    return { name: `${focused.tagName} ${spoken}`, shows: with_focus !== without_focus };
  });
}

/** A time of day has hours and minutes; looking at its focus went back to the hours. */
const MOST_PARTS = 4;

/** Goes to the next stop by Tab, past the parts of this one. */
async function tabOn(page: Page): Promise<void> {
  const left = await page.evaluateHandle(() => document.activeElement);
  const is_there = async () =>
    await page.evaluate((before) => before === document.activeElement && before !== document.body, left);
  await page.keyboard.press('Tab');
  for (let part = 1; part < MOST_PARTS && (await is_there()); part += 1) await page.keyboard.press('Tab');
  await left.dispose();
}

/** Presses Tab `times` times; answers the names of the stops at which nothing on the screen showed the focus. */
export async function unseenStops(
  page: Page,
  times: number,
): Promise<{ readonly visited: number; readonly unseen: readonly string[] }> {
  const unseen: string[] = [];
  const visited = new Set<string>();
  for (let stop = 0; stop < times; stop += 1) {
    await tabOn(page);
    const { name, shows } = await showsFocus(page);
    visited.add(name);
    if (!shows) unseen.push(name);
  }
  return { visited: visited.size, unseen };
}

/**
 * Goes so many stops on by Tab and the same way back; answers the names of those of which nothing was to be seen, for
 * something that sticks to the screen lay over them (WCAG 2.4.11), each with the element that covered it.
 */
export async function hiddenStops(
  page: Page,
  times: number,
): Promise<{ readonly visited: number; readonly hidden: readonly string[] }> {
  const visited = new Set<string>();
  const hidden = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < times; stop += 1) {
      await page.keyboard.press(key);
      const stopped = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!(focused instanceof HTMLElement) || focused === document.body) return null;
        const spoken = focused.getAttribute('aria-label') ?? (focused.innerText || focused.id);
        const name = `${focused.tagName} ${spoken}`;
        const { left, top, width, height } = focused.getBoundingClientRect();
        // The native half of a switch or a choice: its label is what people see.
        if (width < 2 || height < 2) return { name, is_seen: true, above: [] };
        const shares = [0.1, 0.5, 0.9];
        const points = shares.flatMap((x) =>
          shares.map((y) => [left + width * x, top + height * y] as const),
        );
        const found = points.map(([x, y]) => document.elementFromPoint(x, y));
        const is_seen = found.some(
          (part) =>
            part !== null &&
            (part.contains(focused) || focused.contains(part) || part.closest('label')?.control === focused),
        );
        const above = found.map((part) =>
          part === null ? 'outside the screen' : `${part.tagName}.${part.getAttribute('class') ?? ''}`,
        );
        return {
          name,
          is_seen,
          above: [...new Set(above), `at ${Math.round(top)} to ${Math.round(top + height)}`],
        };
      });
      if (stopped === null) continue;
      visited.add(stopped.name);
      if (!stopped.is_seen) hidden.add(`${key}: ${stopped.name}, under ${stopped.above.join(', ')}`);
    }
  }
  return { visited: visited.size, hidden: [...hidden] };
}

/** A progress mark may go on turning, this slowly. */
const SLOW_TURN_MS = 4_000;

/**
 * Notes every movement from now on: animations and transitions of where, how large or how turned something is.
 * Fading is no movement. The answer reads them as 'kind what on class'.
 */
export async function watchMovement(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((slow_ms) => {
    const seen: string[] = [];
    Object.assign(window, { seen_movement: seen });
    const moving = /transform|scale|translate|rotate|^(top|left|right|bottom|width|height|margin.*|inset.*)$/;
    const note = (kind: string, what: string, target: EventTarget | null): void => {
      const where = target instanceof Element ? target.getAttribute('class') : '';
      seen.push(`${kind} ${what} on ${where}`);
    };
    document.addEventListener('animationstart', ({ animationName, target }) => {
      const effects = document
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation && animation.animationName === animationName)
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
        .filter((effect) => effect.target === target);
      const moves = effects.some(
        (effect) =>
          effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => moving.test(name))) &&
          Number(effect.getTiming().duration) < slow_ms,
      );
      if (moves) note('animation', animationName, target);
    });
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      if (moving.test(propertyName)) note('transition', propertyName, target);
    });
  }, SLOW_TURN_MS);
  return () =>
    page.evaluate(() =>
      'seen_movement' in window && Array.isArray(window.seen_movement)
        ? [...new Set(window.seen_movement.map(String))]
        : ['nothing was watched'],
    );
}
