// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { PostVersionText } from '../../../../domain/post-version.ts';
import { cleanForSaving } from '../../../../html/browser.ts';
import { compareArticles } from './compare-articles.ts';

const version = (parts: Partial<PostVersionText>): PostVersionText => ({
  slug: 'teak',
  title: 'Teak',
  content: '<p>Een</p>',
  html_blocks: [],
  category: 'Teak Dek Onderhoud',
  metaDescription: null,
  summary: null,
  excerpt: null,
  author: 'Sanne',
  image_url: null,
  alt: null,
  focus_x: null,
  focus_y: null,
  ...parts,
});

const shown = (parts: ReturnType<typeof compareArticles>['parts']) =>
  parts.map((part) => (part.kind === 'changed' ? part : { ...part, ...part.show() }));

test('R-30 parts that came, went or stayed are shown harmless, neighbours of one kind together', () => {
  const { parts } = compareArticles(
    version({ content: '<h2>Kop</h2><p>Een twee drie</p><hr><p>Het oude slot</p>' }),
    version({
      content:
        '<h2>Kop</h2><p>Een twee drie</p><p onclick="x()">Nieuw</p><p style="color:red">Ook<script>x()</script><img src="x" onerror="x()"></p><hr>',
    }),
  );
  const told = shown(parts);
  expect(told).toMatchObject([
    { kind: 'same', count: 2 },
    { kind: 'added', count: 2 },
    { kind: 'same', count: 1 },
    { kind: 'removed', count: 1 },
  ]);
  const html = told.map((part) => ('html' in part ? part.html : '')).join('');
  expect(html).toContain('Nieuw');
  expect(html).not.toMatch(/script|onclick|onerror|style=/);
  const scopes = [...html.matchAll(/data-scope="([^"]*)"/g)].map(([, scope]) => scope);
  expect(new Set(scopes).size, 'styles of one part do not reach another').toBe(scopes.length);
});

const block = (html: string) => [{ id: 'a', html }];

test('a changed word of a title and of the HTML of a block are told; equal versions tell nothing', () => {
  const place = '<div data-custom-content="a"></div>';
  const before = version({ title: 'Teak & zout', content: place, html_blocks: block('<p>Een schema</p>') });
  const after = version({
    title: 'Teak & zoet',
    metaDescription: 'Kort',
    image_url: '/a.webp',
    content: place,
    html_blocks: block('<p>Een plan</p>'),
  });
  const compared = compareArticles(before, after);
  expect(compared.fields).toMatchObject([
    {
      field: 'title',
      parts: [
        { presence: 'same', text: 'Teak & ' },
        { presence: 'removed', text: 'zout' },
        { presence: 'added', text: 'zoet' },
      ],
    },
    { field: 'metaDescription', parts: [{ presence: 'added', text: 'Kort' }] },
  ]);
  expect(compared.picture).toBe('added');
  expect(compared.parts).toMatchObject([{ kind: 'changed', is_layout_only: false }]);
  expect(compareArticles(after, after)).toMatchObject({
    fields: [],
    picture: 'same',
    parts: [{ kind: 'same', count: 1 }],
  });
});

test('A-070 another address and another focal point are told, in words', () => {
  const before = version({ image_url: '/a.webp' });
  const after = version({ image_url: '/a.webp', slug: 'teak-schoon', focus_x: 20, focus_y: 80 });
  const { fields, picture } = compareArticles(before, after);
  const words = fields.map(({ field, parts }) => [
    field,
    parts.flatMap((part) => (part.kind === 'words' && part.presence !== 'added' ? [part.text] : [])),
    parts.flatMap((part) => (part.kind === 'words' && part.presence !== 'removed' ? [part.text] : [])),
  ]);
  expect(words).toEqual([
    ['slug', ['teak'], ['teak-schoon']],
    ['focus', ['het midden'], ['20% van links en 80% van boven']],
  ]);
  expect(picture).toBe('same');
});

const saved = (html: string): string => cleanForSaving(html, [location.origin]);

test('what a save writes anew beside a picture and a link is no change', () => {
  const picture = '<figure><img src="/scenes/teak-800.webp" width="800" alt="Teak">';
  const link = '<p><a href="https://elders.example/">Elders</a></p>';
  const before = version({ content: `${picture}</figure>${link}`, html_blocks: block(link) });
  const after = version({ content: saved(before.content), html_blocks: block(saved(link)) });
  expect(after.content).not.toBe(before.content);
  expect(compareArticles(before, after).parts.map(({ kind }) => kind)).toEqual(['same']);
  const wider = version({ ...after, content: after.content.replace('800"', '400"') });
  expect(compareArticles(before, wider).parts.map(({ kind }) => kind)).toEqual(['changed', 'same']);
});
