/** How large what can be pressed is, where a finger hits it. */
import type { Locator, Page } from '@playwright/test';

const INTERACTIVE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, ' +
  '[role=button], [role=combobox], [role=menuitem], [role=option], [role=tab]';

/** WCAG 2.5.8. */
const LEAST_TARGET_PX = 24;

/**
 * Axe measures where the page stands, so half a link beneath a bar that sticks is small to it: those that are large enough
 * in the middle of the screen, where a person scrolls them, are none. The page stands where it stood.
 */
export function smallAnywhere(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ targets, least_px }) => {
      const stood_at = window.scrollY;
      const small = targets.filter((selector) => {
        const target = document.querySelector(selector);
        if (target === null) return true;
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const reaches = (x: number, y: number): boolean =>
          target.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
        const reach_px = (dx: number, dy: number): number => {
          let px = 0;
          while (px < least_px && reaches(dx * px, dy * px)) px += 1;
          return px;
        };
        return reach_px(-1, 0) + reach_px(1, 0) <= least_px || reach_px(0, -1) + reach_px(0, 1) <= least_px;
      });
      window.scrollTo({ top: stood_at, behavior: 'instant' });
      return small;
    },
    { targets: selectors, least_px: LEAST_TARGET_PX },
  );
}

interface TargetFinding {
  readonly name: string;
  /** Height in pixels of what a finger can hit, at the target's middle. */
  readonly height_px: number;
}

interface Targets {
  /** How many were looked at. */
  readonly counted: number;
  /** Those less than `size_px` high where a finger can hit them. */
  readonly small: readonly TargetFinding[];
  /** The small ones with another target within half of `size_px` from their middle: a glove may miss them. */
  readonly cramped: readonly TargetFinding[];
}

/** Measures every target inside `root` by trying where it can be hit; the page stands where it stood. */
export function measureTargets(root: Locator, size_px: number): Promise<Targets> {
  return root.evaluate(
    (element, { selector, size }) => {
      const reach = size / 2;
      const all = [...element.querySelectorAll<HTMLElement>(selector)].filter(
        (target) =>
          target.checkVisibility({ checkVisibilityCSS: true }) &&
          target.tabIndex >= 0 &&
          !target.matches(':disabled') &&
          target.closest('[aria-hidden=true]') === null,
      );
      const stood_at = window.scrollY;
      const small: { name: string; height_px: number }[] = [];
      const cramped: { name: string; height_px: number }[] = [];
      for (const target of all) {
        const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
        const is_choice = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type);
        const face = is_choice && label ? label : target;
        face.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = face.getBoundingClientRect();
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        const belongs = (hit: Element | null): boolean =>
          hit !== null && (face.contains(hit) || target.contains(hit));
        let up = 0;
        let down = 0;
        while (up < reach && belongs(document.elementFromPoint(x, y - up - 1))) up += 1;
        while (down < reach && belongs(document.elementFromPoint(x, y + down + 1))) down += 1;
        if (up + down >= size - 1) continue;
        const name = (target.getAttribute('aria-label') ?? (target.innerText || face.innerText)).trim();
        small.push({ name, height_px: up + down });
        const around = [
          [0, -reach],
          [0, reach],
          [-reach, 0],
          [reach, 0],
        ] as const;
        const has_neighbour = around.some(([dx, dy]) => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          const other = hit?.closest(selector) ?? hit?.closest('label')?.control ?? null;
          return other !== null && other !== target && !target.contains(other) && !other.contains(target);
        });
        if (has_neighbour) cramped.push({ name, height_px: up + down });
      }
      window.scrollTo({ top: stood_at, behavior: 'instant' });
      return { counted: all.length, small, cramped };
    },
    { selector: INTERACTIVE, size: size_px },
  );
}
