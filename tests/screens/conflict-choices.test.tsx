// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { ConflictsList } from '../../src/admin/sync-ui/conflicts/conflicts-list.tsx';
import { adminPage } from '../../src/admin-routes.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverConflict, serverPost } from '../../src/data/testing/rows.ts';
import { drawAdmin, eventually, find, press } from './draw-admin.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const OURS = '/storage/v1/object/public/blog-images/ours-1600.webp';
const THEIRS = '/storage/v1/object/public/blog-images/theirs-1600.webp';

test('G4 A-054 two featured images that met are chosen by sight: each version shows its picture, cut at its point', async () => {
  const { db, pull } = await openDevice();
  const met = (id: string, field: string, kept: string | number | null, lost: string | number | null) =>
    serverConflict(id, ID, { table_name: 'blog_posts', field, kept, lost, mutation_id: 'm1' });
  await pull({
    tables: {
      blog_posts: [serverPost(ID, { image_url: THEIRS, alt: 'Teak' }, 2)],
      conflicts: [
        met('00000000-0000-4000-8000-0000000000c1', 'image_url', THEIRS, OURS),
        met('00000000-0000-4000-8000-0000000000c2', 'focus_x', null, 20),
        met('00000000-0000-4000-8000-0000000000c3', 'focus_y', null, 30),
      ],
    },
  });
  const { end } = drawAdmin(db, adminPage('sync'), <ConflictsList now_ms={Date.now()} />);
  await find(HTMLElement, 'dd', 'een foto');
  expect(document.body.textContent).not.toContain('blog-images');
  await press('button', 'Bekijken en kiezen');
  await eventually(() => {
    const shown = [...document.querySelectorAll('article')].map((version) => ({
      src: version.querySelector('img')?.getAttribute('src'),
      focus: version.querySelector<HTMLElement>('[style*="--focus"]')?.style.getPropertyValue('--focus'),
    }));
    expect(shown).toEqual([
      { src: THEIRS, focus: '50% 50%' },
      { src: OURS, focus: '20% 30%' },
    ]);
  });
  expect(document.body.textContent).not.toContain('blog-images');
  end();
  db.close();
});

test('G4 the choice that a person asks for in the list comes first, and the others of its row after it', async () => {
  const { db, pull } = await openDevice();
  const met = (id: string, field: string) =>
    serverConflict(id, ID, {
      table_name: 'blog_posts',
      field,
      kept: `${field} van Anna`,
      lost: `${field} van Sanne`,
      mutation_id: id,
    });
  await pull({
    tables: {
      blog_posts: [
        serverPost(ID, { title: 'title van Anna', metaDescription: 'metaDescription van Anna' }, 2),
      ],
      conflicts: [
        met('00000000-0000-4000-8000-0000000000c1', 'title'),
        met('00000000-0000-4000-8000-0000000000c2', 'metaDescription'),
      ],
    },
  });
  const { end } = drawAdmin(db, adminPage('sync'), <ConflictsList now_ms={Date.now()} />);
  for (const asked of ['Omschrijving voor zoekmachines', 'Titel']) {
    await press(`button[aria-label$="${asked}"]`);
    await find(HTMLElement, '[data-conflict-dialog] h3', asked);
    await find(HTMLElement, '[data-conflict-dialog] p', 'Nog 1 keuze');
    await press('[data-conflict-dialog] button[aria-label="Sluiten"]');
    await eventually(() => expect(document.querySelector('[data-conflict-dialog] h3')).toBeNull());
  }
  await press('button[aria-label$="Omschrijving voor zoekmachines"]');
  await press('[data-conflict-dialog] button', 'Deze kiezen');
  await find(HTMLElement, '[data-conflict-dialog] h3', 'Titel');
  end();
  db.close();
});
