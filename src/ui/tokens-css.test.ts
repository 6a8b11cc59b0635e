import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLORS } from './tokens.ts';
import { tokensCss } from './tokens-css.ts';

test('the stylesheet holds what the tokens say', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('./tokens.generated.css');
});

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['light', 'dark'] as const)(
  'text keeps a contrast of 4.5 on every ground in the %s scheme',
  (scheme) => {
    const colors = COLORS[scheme];
    for (const ground of [colors.ground, colors.surface, colors.quiet])
      for (const text of [colors.ink, colors.ink_soft, colors.link, colors.danger, colors.warning])
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.on_primary, colors.primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.on_primary, colors.primary_hover)).toBeGreaterThanOrEqual(4.5);
    for (const edge of [colors.primary_edge, colors.focus])
      expect(contrast(edge, colors.ground), `${edge} around a control`).toBeGreaterThanOrEqual(3);
  },
);

test('G-029 the primary colour is #006039 in both schemes', () => {
  expect([COLORS.light.primary, COLORS.dark.primary]).toEqual(['#006039', '#006039']);
});

interface CssRule {
  readonly selector: string;
  /** Custom properties among them. */
  readonly declarations: ReadonlyMap<string, string>;
}

/** Every rule of every stylesheet, those of media queries too. */
const rules = (): readonly CssRule[] =>
  globSync('src/**/*.css').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8')
        .replaceAll(/\/\*.*?\*\//gs, '')
        .matchAll(/([^{};]+)\{([^{}]*)\}/g),
    ].map(([, selector = '', body = '']) => ({
      selector: selector.replaceAll(/\s+/g, ' ').trim(),
      declarations: new Map(
        [...body.matchAll(/([\w-]+):\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value] as const),
      ),
    })),
  );

const GROUNDS = ['ground', 'surface', 'quiet'] as const;

const FIELD = /input|textarea|\.box\b|\.field\b/i;

test('WCAG 1.4.11 2.4.13 the border of a focused field keeps 3:1 against every ground it may stand on, in both schemes', () => {
  const focused = rules().filter(({ selector }) => FIELD.test(selector) && selector.includes(':focus'));
  const borders = focused.flatMap(({ selector, declarations }) => {
    const border = declarations.get('border-color') ?? declarations.get('outline');
    // A rule that moves the outline leaves its colour to the rule for everything that has the focus.
    return border === undefined || border === '0' ? [] : [{ selector, border }];
  });
  expect(borders.map(({ selector }) => selector)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('.mantine-Input-input:focus'),
      expect.stringContaining('.form :is(input, select, textarea):focus-visible'),
      '.box:focus-visible',
      '.tick input[type="checkbox"]:focus-visible',
    ]),
  );
  for (const { selector, declarations } of focused)
    if (declarations.get('outline') === '0')
      expect(declarations.has('border-color'), `${selector} has no outline`).toBe(true);
  for (const scheme of ['light', 'dark'] as const)
    for (const { selector, border } of borders) {
      const role = /var\(--color-([\w-]+)\)/.exec(border)?.[1]?.replaceAll('-', '_');
      const color = Object.entries(COLORS[scheme]).find(([name]) => name === role)?.[1];
      if (color === undefined) throw new Error(`${selector}: ${border} is no colour of the scheme`);
      for (const ground of GROUNDS)
        expect(
          contrast(color, COLORS[scheme][ground]),
          `${selector}, ${scheme}, on ${ground}`,
        ).toBeGreaterThanOrEqual(3);
    }
});

test('WCAG 1.4.11 where a stylesheet sets the colour of the focus, that keeps 3:1 against the grounds set with it', () => {
  const set = rules().filter(({ declarations }) => declarations.has('--color-focus'));
  expect(set.length, 'both schemes, the switch of the admin, and an article with its own ground').toBe(4);
  for (const { selector, declarations } of set) {
    const grounds = GROUNDS.flatMap((name) => declarations.get(`--color-${name}`) ?? []);
    expect(grounds, selector).not.toEqual([]);
    // The primary colour is the same in both schemes.
    const focus = (declarations.get('--color-focus') ?? '').replace(
      'var(--color-primary)',
      COLORS.light.primary,
    );
    for (const ground of grounds)
      expect(contrast(focus, ground), `${selector} on ${ground}`).toBeGreaterThanOrEqual(3);
  }
});
