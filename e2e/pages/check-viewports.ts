import { expect, type Page, type ViewportSize } from '@playwright/test';
import { accessibilityFaults, sidewaysScroll } from './accessibility.ts';
import { smallTexts } from './small-texts.ts';

/** What the product is held at: an office's screen, a tablet both ways, a phone. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;
export const [DESKTOP, TABLET, TABLET_UPRIGHT, PHONE] = SIZES;

/** Read on a tablet at arm's length; the site has a scale of its own. */
const LEAST_TEXT_PX = 14;

interface Options {
  readonly sizes?: readonly ViewportSize[];
  /** Looks further at each size, by day. */
  readonly also?: (where: string) => Promise<void>;
}

/**
 * Checks the present page for faults against WCAG 2.2 AA and for sideways scrolling, at every size and in both
 * schemes, and of the admin for text that is too small. Colours are looked at on the widest and the narrowest, by day and at night: in between the same parts
 * stand elsewhere, and nothing but colour differs at night. The page is left as it was, by day.
 */
export async function checkViewports(page: Page, screen: string, options: Options = {}): Promise<void> {
  const { sizes = SIZES, also } = options;
  const own_size = page.viewportSize();
  const with_colours = [sizes[0], sizes.at(-1)];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of sizes) {
      const coloured = with_colours.includes(size);
      if (colorScheme === 'dark' && !coloured) continue;
      await page.setViewportSize(size);
      const where = `${screen} at ${size.width}×${size.height}, ${colorScheme}`;
      const about = colorScheme === 'dark' ? 'colour' : coloured ? 'everything' : 'structure';
      expect.soft(await accessibilityFaults(page, about), where).toEqual([]);
      if (colorScheme === 'dark') continue;
      expect.soft(await sidewaysScroll(page), `${where} scrolls sideways`).toBe(0);
      if (new URL(page.url()).pathname.startsWith('/admin'))
        expect.soft(await smallTexts(page, LEAST_TEXT_PX), `${where} has small text`).toEqual([]);
      await also?.(where);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (own_size) await page.setViewportSize(own_size);
}
