import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { layOut } from './accessibility.ts';

/** A line of text that stands over a picture. */
interface Line {
  readonly text: string;
  readonly color: readonly [red: number, green: number, blue: number];
  /** As WCAG counts large: 24 px, or 18.66 px and bold. */
  readonly is_large: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
}

interface PictureText {
  readonly text: string;
  readonly is_large: boolean;
  /** What was behind it: the picture shown there, or one as hard to read on as a picture can be. */
  readonly picture: Picture;
  /** The contrast that all but the worst 5% of the pixels behind it reach, as WCAG counts it. */
  readonly contrast: number;
}

type Picture = 'own' | 'white' | 'black';
/** The page's own picture, and the lightest and the darkest that may take its place. */
const PICTURES: readonly (readonly [Picture, string])[] = [
  ['own', ''],
  ['white', 'img { filter: brightness(0) invert(1) !important; }'],
  ['black', 'img { filter: brightness(0) !important; }'],
];

/** Puts the bar of a phone at the end of the page: at the foot of the window it covers a label only until somebody scrolls. */
const BAR_AT_END = '[data-phone-bar] { position: static !important; }';
const NO_TEXT = `${BAR_AT_END} *, *::before, *::after { color: transparent !important; text-decoration-color: transparent !important;
  transition: none !important; animation: none !important; } a svg, button svg, header svg { visibility: hidden !important; }`;
/** A picture is blurred at its edge by the browser's rounding: what is nearer to it than this does not count. */
const EDGE_PX = 2;

/** How each line of text over a picture can be read: the page is drawn without its text, with each picture in turn. */
export async function textOverPictures(page: Page): Promise<PictureText[]> {
  await showEveryPicture(page);
  await layStyles(page, BAR_AT_END);
  return await readability(page, await findText(page, null), PICTURES, true);
}

/** How each line in the window of an open dialog can be read, whose ground may be made from a picture. */
export async function textOfDialog(page: Page): Promise<PictureText[]> {
  const found = await readability(page, await findText(page, 'dialog[open]'), PICTURES.slice(0, 1), false);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return found;
}

async function readability(
  page: Page,
  areas: readonly Area[],
  pictures: typeof PICTURES,
  fullPage: boolean,
): Promise<PictureText[]> {
  const found: PictureText[] = [];
  for (const [picture, css] of pictures) {
    await layStyles(page, NO_TEXT + css);
    for (const { lines, left, top, width, height } of areas) {
      const clip = { x: left, y: top, width, height };
      const shot = await page.screenshot({ fullPage, clip, animations: 'disabled' });
      const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      for (const line of lines)
        found.push({
          text: line.text,
          is_large: line.is_large,
          picture,
          contrast: worstContrast(line, { left, top }, data, info.width),
        });
    }
  }
  return found;
}

/** Lays styles over the page's own, in place of those laid before; its policy allows no style element. */
function layStyles(page: Page, css: string): Promise<void> {
  return page.evaluate(async (text) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(text)];
  }, css);
}

/** Goes down the page, so that pictures which wait for that arrive, and back to its top. */
async function showEveryPicture(page: Page): Promise<void> {
  await layOut(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForFunction(() => document.querySelector('img[data-arriving]') === null);
}

/** The lines of text that lie over a picture, gathered by picture; or those of one element that stand in the window. */
function findText(page: Page, within: string | null): Promise<Area[]> {
  return page.evaluate(
    ({ edge, within: selector }) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const rgbOf = (color: string): [number, number, number] => {
        if (context === null) throw new Error('no canvas');
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return [red, green, blue];
      };
      const lines: Line[] = [];
      const walker = document.createTreeWalker(
        (selector === null ? null : document.querySelector(selector)) ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        const seen = parent?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) ?? false;
        if (!parent || !seen || text === '' || parent.closest('dialog:not([open]), noscript') !== null)
          continue;
        const { color, fontSize, fontWeight } = getComputedStyle(parent);
        const size_px = parseFloat(fontSize);
        const is_large = size_px >= 24 || (size_px >= 18.66 && Number(fontWeight) >= 700);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { x, y, width, height } of range.getClientRects())
          if (width > 3 && height > 3)
            lines.push({
              text: text.slice(0, 40),
              color: rgbOf(color),
              is_large,
              left: x,
              top: y + scrollY,
              width,
              height,
            });
      }
      if (selector !== null) {
        const inWindow = lines
          .map((line) => ({ ...line, top: line.top - scrollY }))
          .filter(({ top, height }) => top >= 0 && top + height <= innerHeight);
        return [{ left: 0, top: 0, width: innerWidth, height: innerHeight, lines: inWindow }];
      }
      const areas: Area[] = [];
      for (const image of document.images) {
        if (!image.checkVisibility({ checkVisibilityCSS: true })) continue;
        const box = image.getBoundingClientRect();
        const clipped = image.closest('section, figure, li, header')?.getBoundingClientRect() ?? box;
        const left = Math.max(0, box.left, clipped.left);
        const right = Math.min(innerWidth, box.right, clipped.right);
        const top = Math.max(box.top, clipped.top) + scrollY;
        const bottom = Math.min(box.bottom, clipped.bottom) + scrollY;
        const over = lines.filter(
          (line) =>
            line.left + line.width > left + edge &&
            line.left < right - edge &&
            line.top + line.height > top + edge &&
            line.top < bottom - edge,
        );
        if (over.length > 0)
          areas.push({ left, top, width: right - left, height: bottom - top, lines: over });
      }
      return areas;
    },
    { edge: EDGE_PX, within },
  );
}

const to = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

function worstContrast(
  line: Line,
  origin: { readonly left: number; readonly top: number },
  pixels: Uint8Array,
  width: number,
): number {
  const ink = luminance(line.color);
  const height = pixels.length / 3 / width;
  const contrasts: number[] = [];
  const right = to(line.left + line.width - origin.left, width);
  const bottom = to(line.top + line.height - origin.top, height);
  for (let y = to(line.top - origin.top, height); y < bottom; y += 1)
    for (let x = to(line.left - origin.left, width); x < right; x += 1) {
      const at = (y * width + x) * 3;
      const ground = luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
      contrasts.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
    }
  return contrasts.toSorted((a, b) => a - b)[Math.floor(contrasts.length * 0.05)] ?? 21;
}

const linear = (part: number): number =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;

/** The relative luminance of a colour (WCAG 2.2). */
function luminance([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
