// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SiteFrame } from '../../src/site/frame/site-frame.tsx';

const renders = vi.hoisted(() => ({ frame: 0 }));

// The frame asks once for its path whenever it is drawn; nothing else in it does.
vi.mock(import('../../src/site/page-path.ts'), async (original) => ({
  ...(await original()),
  usePagePath: () => {
    renders.frame += 1;
    return '/';
  },
}));

test('What the visitor chose about cookies does not draw the frame anew, so that footer and menu wake after the page', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  localStorage.setItem('cookie_consent', 'false');
  onTestFinished(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });
  const page = (
    <SiteFrame>
      <h1>Kop</h1>
    </SiteFrame>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  renders.frame = 0;
  const hydrated = await act(async () => hydrateRoot(root, page));
  onTestFinished(() => act(() => hydrated.unmount()));
  expect(root.querySelector('h1')?.textContent).toBe('Kop');
  expect(renders.frame).toBe(1);
});
