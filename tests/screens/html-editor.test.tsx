// @vitest-environment jsdom
/** The HTML editor over a form whose text is not there; the field for code has its own tests, and here is a plain one. */
import 'fake-indexeddb/auto';
import { useImperativeHandle } from 'react';
import { expect, test, vi } from 'vitest';
import { BlogRoutes } from '../../src/admin/features/blog/blog-routes.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { adminPage } from '../../src/admin-routes.ts';
import { drawAdmin, find, type } from './draw-admin.tsx';

vi.mock(import('../../src/admin/components/editor/index.tsx'), () => ({
  useIsKeepingPicture: () => false,
  RichText: () => <p>Artikeltekst</p>,
  CodeField: ({ code, label, onChange, ref }) => {
    useImperativeHandle(ref, () => ({ focus: () => undefined, flush: () => code }), [code]);
    return (
      <textarea
        aria-label={label}
        value={code}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  },
}));

test('E-025 without a text to put a block into, Opslaan says so in the words of the specification, and the code stays', async () => {
  const { db, pull } = await openDevice();
  await pull({});
  const { end } = drawAdmin(db, adminPage('new_post_html'), <BlogRoutes />);
  const code = await find(HTMLTextAreaElement, 'textarea[aria-label="HTML en CSS"]');
  type(code, '<p>Was</p>');
  (await find(HTMLButtonElement, 'button', 'Opslaan')).click();
  await find(HTMLElement, '[role="alert"]', 'Direct publishing is not enabled for this editor');
  (await find(HTMLButtonElement, 'button', 'Invoegen & Sluiten')).click();
  await find(HTMLElement, '[role="alert"]', 'nog niet geladen');
  expect((await find(HTMLTextAreaElement, 'textarea[aria-label="HTML en CSS"]')).value).toBe('<p>Was</p>');
  end();
  db.close();
});
