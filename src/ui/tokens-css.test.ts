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
