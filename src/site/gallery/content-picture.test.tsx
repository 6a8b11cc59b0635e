// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { ContentPicture } from './content-picture.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const WIDTHS = { avif: [], webp: [] };
const picture = (url: string) => ({
  url,
  alt: 'Teakdek',
  width: 800,
  height: 600,
  color: null,
  widths: WIDTHS,
});

const image = () => document.querySelector('img');

test.each([
  ['its own words', undefined],
  ['those of its page', 'Een teakdek na de behandeling'],
])(
  'X-003 WCAG 1.1.1 a picture that cannot be had gives way to ours without %s, for ours shows something else',
  (_, alt) => {
    const root = createRoot(document.body);
    const show = (url: string): void =>
      act(() => root.render(<ContentPicture picture={picture(url)} sizes="100vw" {...(alt && { alt })} />));
    show('/weg.webp');
    expect(image()?.alt).toBe(alt ?? 'Teakdek');
    act(() => void image()?.dispatchEvent(new Event('error')));
    expect([image()?.hasAttribute('data-fallback'), image()?.getAttribute('alt')]).toEqual([true, '']);
    show('/hier.webp');
    expect(image()?.alt).toBe(alt ?? 'Teakdek');
    act(() => root.unmount());
  },
);
