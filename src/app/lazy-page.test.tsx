import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

const Content = () => <p>inhoud</p>;

test('G-014 a page that is not there yet suspends, so that the spinner shows', () => {
  const { Page } = lazyPage(() => new Promise<{ default: typeof Content }>(() => undefined));
  const html = renderToStaticMarkup(
    <Suspense fallback={<i>even geduld</i>}>
      <Page />
    </Suspense>,
  );
  expect(html).toContain('even geduld');
});

test('a page that was loaded ahead renders at once', async () => {
  const page = lazyPage(() => Promise.resolve({ default: Content }));
  await page.load();
  expect(renderToStaticMarkup(<page.Page />)).toBe('<p>inhoud</p>');
});

test('a page whose code could not be had is asked for again', async () => {
  const fetch_code = vi
    .fn<() => Promise<{ default: typeof Content }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: Content });
  const page = lazyPage(fetch_code);
  await expect(page.load()).rejects.toThrow('offline');
  const { prelude } = await prerender(<page.Page />);
  expect(await new Response(prelude).text()).toContain('inhoud');
});
