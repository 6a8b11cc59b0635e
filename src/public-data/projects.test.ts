import { describe, expect, test } from 'vitest';
import { gallery } from '../content/site/gallery.ts';
import { categoriesOf, parseNewest, parsePortfolio } from './projects.ts';

const row = (id: string, more: object = {}) => ({
  id,
  title: `Project ${id}`,
  description: 'Wat wij deden.',
  category: 'Houtwerk',
  image_url: `/scenes/${id}-1600.webp`,
  alt: 'Een romp',
  services: 'Polijsten, Verzegelen',
  type: 'project',
  created_at: '2026-05-01T10:00:00+00:00',
  ...more,
});

describe('a project from a row', () => {
  test('V-026 has its texts, its services as a list and its picture under either name', () => {
    const [project] = parsePortfolio([
      row('a', { image_url: null, url: '/scenes/a-1600.webp', location: 'Muiden' }),
    ]);
    expect(project).toMatchObject({
      id: 'a',
      title: 'Project a',
      category: 'Houtwerk',
      location: 'Muiden',
      services: ['Polijsten', 'Verzegelen'],
      picture: { url: '/scenes/a-1600.webp', alt: 'Een romp' },
    });
  });

  test('V-027 a missing value gets its default', () => {
    const bare = { id: 'a', image_url: '/scenes/a-1600.webp', type: 'project' };
    expect(parseNewest([bare], 3)[0]).toMatchObject({
      title: 'Premium Yacht Service',
      category: 'Yacht Care',
      description: gallery.defaults.description,
      location: null,
      services: [],
      created_at: null,
    });
    expect(gallery.defaults.description).toMatch(/ligplaats/);
  });

  test('V-028 without an address it is dropped, and so is an address that is neither ours nor https', () => {
    const rows = [
      row('none', { image_url: null }),
      row('empty', { image_url: ' ' }),
      row('script', { image_url: 'javascript:alert(1)' }),
      row('elsewhere', { image_url: '//elsewhere.example/a.webp' }),
      row('kept'),
    ];
    expect(parsePortfolio(rows).map(({ id }) => id)).toEqual(['kept']);
  });

  test('P-089 R-28 only projects: not inactive, not half a pair, not of another type', () => {
    const rows = [
      row('project'),
      row('no-type', { type: null }),
      row('off', { active: false }),
      row('half', { type: null, is_before: false }),
      row('of-a-pair', { type: null, transform_id: 'p' }),
      row('sketch', { type: 'schets' }),
    ];
    expect(parsePortfolio(rows).map(({ id }) => id)).toEqual(['project', 'no-type']);
    expect(parseNewest(rows, 3).map(({ id }) => id)).toEqual(['project', 'no-type']);
  });

  test('a time as PostgreSQL writes it is a time too, and what is none is unknown', () => {
    const [a, b] = parsePortfolio([
      row('a', { created_at: '2026-05-01 10:00:00+00' }),
      row('b', { created_at: 'binnenkort' }),
    ]);
    expect(a?.created_at).toBe('2026-05-01T10:00:00+00:00');
    expect(b?.created_at).toBeNull();
  });
});

test('D-004 V-029 newest first, home keeps the first three', () => {
  const rows = [3, 1, 4, 2].map((month) =>
    row(`m${month}`, { created_at: `2026-0${month}-01T10:00:00+00:00` }),
  );
  expect(parsePortfolio(rows).map(({ id }) => id)).toEqual(['m4', 'm3', 'm2', 'm1']);
  expect(parseNewest(rows, 3).map(({ id }) => id)).toEqual(['m4', 'm3', 'm2']);
});

test('D-004 R-14 the order the office gave goes before age, and the day of the work stands for that of the row', () => {
  const rows = [
    row('old', { created_at: '2026-01-01T10:00:00+00:00', order_index: 1 }),
    row('new', { created_at: '2026-04-01T10:00:00+00:00', order_index: 2, done_on: '2025-10-03' }),
  ];
  expect(parsePortfolio(rows).map(({ id, created_at }) => [id, created_at])).toEqual([
    ['old', '2026-01-01T10:00:00+00:00'],
    ['new', '2025-10-03'],
  ]);
});

describe('P-085 categories', () => {
  test('are given in rotation when no project has one', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => row(id, { category: null }));
    expect(parsePortfolio(rows).map(({ category }) => category)).toEqual([
      'Gelcoat Restauratie',
      'Ceramic Coating',
      'Houtwerk',
      'Gelcoat Restauratie',
    ]);
  });

  test('V-027 are the default for the few that lack one, and each is listed once', () => {
    const projects = parsePortfolio([row('a'), row('b', { category: '' }), row('c')]);
    expect(projects.map(({ category }) => category)).toEqual(['Houtwerk', 'Yacht Care', 'Houtwerk']);
    expect(categoriesOf(projects)).toEqual(['Houtwerk', 'Yacht Care']);
  });
});
