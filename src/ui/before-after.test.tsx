import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BeforeAfter } from './before-after.tsx';

const html = renderToStaticMarkup(
  <BeforeAfter
    before={<img src="/voor.webp" alt="Doffe romp" />}
    after={<img src="/na.webp" alt="Glanzende romp" />}
    words={{
      label: 'Voor en na, waxen',
      before: 'Voor',
      after: 'Na',
      position: (percent) => `${percent}% voor`,
    }}
  />,
);

describe('the slider between before and after', () => {
  test('WCAG 4.1.2 is a native range input with a name and a position in words', () => {
    expect(html).toMatch(/<input[^>]*type="range"/);
    expect(html).toMatch(/<input[^>]*min="0"[^>]*max="100"[^>]*step="1"/);
    expect(html).toMatch(/<input[^>]*aria-label="Voor en na, waxen"/);
    expect(html).toMatch(/<input[^>]*aria-valuetext="50% voor"/);
  });

  test('without a script both pictures stand there, half of each, with their words', () => {
    expect(html).toContain('alt="Doffe romp"');
    expect(html).toContain('alt="Glanzende romp"');
    expect(html, 'the policy of the public pages refuses it').not.toContain('style=');
    expect(html).toMatch(/>Voor<\/span>[^]*>Na<\/span>/);
  });
});
