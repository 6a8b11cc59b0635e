import {
  COLORS,
  type ColorRole,
  FIXED_COLORS,
  FONTS,
  GUTTER,
  MEASURE_PX,
  MOTION,
  RADIUS_PX,
  SECTION_SPACE,
  SPACE_PX,
  TARGET_PX,
  TEXT_SIZES,
} from './tokens.ts';

const kebab = (name: string): string => name.replaceAll('_', '-');

const declarations = (prefix: string, values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => `--${prefix}-${kebab(name)}: ${value};`);

const pixels = (values: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, px]) => [name, `${px / 16}rem`]));

const block = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;

/**
 * The tokens as CSS custom properties, such as `--color-ground` and `--space-sm`. The device decides between light
 * and dark; the admin's own switch (Mantine's attribute on the root) goes before it.
 */
export function tokensCss(): string {
  const scheme = (name: 'light' | 'dark'): string[] => [
    `color-scheme: ${name};`,
    ...declarations('color', COLORS[name] satisfies Record<ColorRole, string>),
  ];
  const constant = [
    ...declarations('color', FIXED_COLORS),
    ...declarations('space', pixels(SPACE_PX)),
    `--space-section: ${SECTION_SPACE};`,
    `--gutter: ${GUTTER};`,
    `--measure: ${MEASURE_PX / 16}rem;`,
    `--target: ${TARGET_PX / 16}rem;`,
    ...declarations('radius', pixels(RADIUS_PX)),
    ...declarations('font', FONTS),
    ...declarations('text', TEXT_SIZES),
    `--fast: ${MOTION.fast_ms}ms;`,
    `--calm: ${MOTION.calm_ms}ms;`,
    `--ease: ${MOTION.ease};`,
  ];
  const dark = scheme('dark');
  return [
    '/* Written by tokens-css.test.ts from tokens.ts: `npx vitest run --project unit src/ui -u`. */\n',
    block(':root', [...constant, ...scheme('light')]),
    `@media (prefers-color-scheme: dark) {\n${block(":root:not([data-mantine-color-scheme='light'])", dark)}}\n`,
    block(":root[data-mantine-color-scheme='dark']", dark),
  ].join('');
}
