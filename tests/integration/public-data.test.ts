import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QUERIES } from '../../src/public-data/queries.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { makeSiteContent } from '../../supabase/local/seed/site-content.ts';
import { withoutUnusedTexts } from '../../src/public-data/snapshot-files.ts';
import { makeSnapshot } from '../../supabase/local/seed/snapshot.ts';
import { signedIn } from './backend-fixtures.ts';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo' });
});

afterAll(() => backend.stop());

/**
 * PostgREST writes a time with a T, the embedded one as PostgreSQL does; the snapshot leaves out a version before the present
 * one and a focal point that are not there.
 */
const timed = ({
  former = null,
  former_text = null,
  focus_x = null,
  focus_y = null,
  created_at,
  published_at,
  ...row
}: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...row,
  ...(former === null ? {} : { former }),
  ...(former_text === null ? {} : { former_text }),
  ...(focus_x === null ? {} : { focus_x, focus_y }),
  ...(typeof created_at === 'string' ? { created_at: Date.parse(created_at) } : {}),
  ...(typeof published_at === 'string' ? { published_at: Date.parse(published_at) } : {}),
});

const snapshot = Object.fromEntries(
  Object.entries(makeSnapshot(makeSiteContent())).map(([name, rows_of]) => [name, rows_of.map(timed)]),
);

const ask = async (path: string, method = 'GET'): Promise<Response> =>
  await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: { apikey: backend.publishable_key, prefer: 'count=exact' },
  });
const rows = async (path: string): Promise<Record<string, unknown>[]> => {
  const answer = await ask(path);
  // A limited list may be answered as a part of the whole.
  expect([200, 206], path).toContain(answer.status);
  const found: Record<string, unknown>[] = await answer.json();
  return found.map(timed);
};

const titles = async (query: string) => (await rows(query)).map((row) => row['title']);

describe('the public queries, asked with the anonymous key of the seeded backend', () => {
  test.each([
    ['D-001 D-002 pictures before and after', QUERIES.before_after, 'before-after'],
    ['D-004 V-029 the newest three projects for home', QUERIES.home_projects, 'home-projects'],
    ['D-004 the active projects, newest first', QUERIES.portfolio, 'portfolio'],
    ['D-005 P-046 the boat types in their order', QUERIES.boat_types, 'boat-types'],
    ['D-006 the three services by id', QUERIES.services, 'services'],
    ['P-086 the videos', QUERIES.videos, 'videos'],
    ['B-010 the texts that are searched', QUERIES.post_texts(0), 'post-texts'],
  ])('%s answer exactly the checked-in snapshot', async (_what, query, name) => {
    expect(await rows(query)).toEqual(snapshot[name]);
  });

  test.each(['home', 'about', 'services', 'gallery', 'blog'] as const)(
    'D-003 the hero of %s is one row, that of the snapshot',
    async (page) => {
      const expected = snapshot[`hero-${page}`];
      expect(expected).toHaveLength(1);
      expect(await rows(QUERIES.hero(page))).toEqual(expected);
    },
  );

  test('B-023 the cards of the posts are those of the snapshot, newest first', async () => {
    expect((await rows(QUERIES.post_cards(0))).map(withoutUnusedTexts)).toEqual(snapshot['post-cards']);
  });

  test('B-061 one post is read by its slug, with its text, and an unknown slug reads none', async () => {
    const expected = snapshot['posts']?.[0];
    expect(await rows(QUERIES.post(String(expected?.['slug'])))).toEqual([expected]);
    expect(await rows(QUERIES.post('nergens'))).toEqual([]);
  });

  test('R-31 an old slug of a published post leads to its new one', async () => {
    const supabase = await signedIn(backend, 'admin');
    const post = { id: crypto.randomUUID(), slug: 'oud-adres', title: 'Adres', published: true };
    const added = await supabase.from('blog_posts').insert(post);
    expect(added.error).toBeNull();
    await supabase.from('blog_posts').update({ slug: 'nieuw-adres' }).eq('id', post.id);
    expect(await rows(QUERIES.post_redirect('oud-adres'))).toEqual([{ slug: 'oud-adres', post_id: post.id }]);
    expect(await rows(QUERIES.post_slug(post.id))).toEqual([{ slug: 'nieuw-adres' }]);
    await supabase.from('blog_posts').update({ deleted_at: new Date().toISOString() }).eq('id', post.id);
    expect(await rows(QUERIES.post_redirect('oud-adres'))).toEqual([]);
  });

  test('D-005 the count probe answers a number and no rows', async () => {
    const answer = await ask(QUERIES.boat_types_count, 'HEAD');
    expect(answer.headers.get('content-range')).toMatch(/\/3$/);
    expect(await answer.text()).toBe('');
  });

  test('D-006 a service of another title is not among them', async () => {
    const supabase = await signedIn(backend, 'admin');
    await supabase.from('services').insert({ id: crypto.randomUUID(), title: 'Winterstalling' });
    expect((await rows(QUERIES.services)).map((row) => row['title'])).toEqual([
      'Beschermend Coating',
      'Jacht Detailing',
      'Bootreiniging',
    ]);
  });

  test('P-089 R-28 a hidden project and half a pair are on neither page, a row of no type is', async () => {
    const supabase = await signedIn(backend, 'admin');
    const picture = { image_url: '/scenes/project-01-after-1600.webp' };
    const project = (title: string, more: object) => ({
      id: crypto.randomUUID(),
      title,
      ...picture,
      ...more,
    });
    const added = [
      project('Verborgen', { type: 'project', active: false }),
      project('Helft', { is_before: true }),
      project('Van een paar', { transform_id: 'p' }),
      project('Anders', { type: 'schets' }),
      project('Zonder soort', {}),
    ];
    for (const row of added) expect((await supabase.from('transformations').insert(row)).error).toBeNull();
    expect(
      (await titles(QUERIES.portfolio)).filter((title) => added.some((row) => row.title === title)),
    ).toEqual(['Zonder soort']);
    expect(await titles(QUERIES.home_projects)).toHaveLength(3);
    expect((await titles(QUERIES.home_projects))[0]).toBe('Zonder soort');
  });

  test('R-11 a project is found by its id, an unknown id answers nothing, a malformed one an error', async () => {
    const id = String(snapshot['portfolio']?.[5]?.['id']);
    expect(await rows(QUERIES.project(id))).toEqual([snapshot['portfolio']?.[5]]);
    expect(await rows(QUERIES.project(crypto.randomUUID()))).toEqual([]);
    expect((await ask(QUERIES.project('x'))).ok).toBe(false);
  });
});

test('D-009 a service picture that an admin put in the bucket is read by its address, by anyone', async () => {
  const supabase = await signedIn(backend, 'admin');
  for (const file of [
    'yacht-restauratie.webp',
    'bescherming-onderhoud.webp',
    'onderwaterschip-service.webp',
  ]) {
    const { error } = await supabase.storage
      .from('services')
      .upload(file, new Blob([`RIFF ${file}`], { type: 'image/webp' }));
    expect(error).toBeNull();
    const answer = await fetch(`${backend.url}/storage/v1/object/public/services/${file}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(`RIFF ${file}`);
  }
  const technician = await signedIn(backend, 'technician');
  const refused = await technician.storage
    .from('services')
    .upload('anders.webp', new Blob(['x'], { type: 'image/webp' }));
  expect(refused.error).not.toBeNull();
});
