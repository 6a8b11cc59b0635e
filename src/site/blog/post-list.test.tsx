import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Content } from '../../public-data/content-store.ts';
import type { PostCard } from '../../public-data/posts.ts';
import { BlogHero } from './blog-hero.tsx';
import { NewsletterForm } from '../forms/newsletter-form.tsx';
import { BlogSidebar } from './blog-sidebar.tsx';
import { PostEntry } from './post-entry.tsx';
import { PostList } from './post-list.tsx';
import { ArticleBody } from '../article/article-body.tsx';
import { MissingArticle } from '../article/missing-article.tsx';

const card = (at: number): PostCard => ({
  id: String(at),
  slug: `artikel-${at}`,
  title: `Artikel ${at}`,
  category: at % 2 === 0 ? 'Tips & Advies' : null,
  picture: null,
  preview: null,
  reading_minutes: at,
  date: null,
});
const list = (items: readonly PostCard[], status: Content<unknown>['status'] = 'fresh'): string =>
  renderToStaticMarkup(<PostList content={{ items, status }} />);
const nothing = () => undefined;
const NINE = Array.from({ length: 9 }, (_, at) => card(at + 1));

test('B-004 while nothing is known, four places are held', () => {
  expect(list([], 'kept').match(/<span[^>]*aria-hidden/g)).toHaveLength(4);
  expect(list([], 'kept')).toContain('Artikelen worden geladen');
});

test('B-005 a failed fetch is told in red, and shown articles stay', () => {
  const html = list(NINE, 'failed');
  expect(html).toMatch(/role="alert"><p>De artikelen konden niet worden opgehaald\.<\/p>/);
  expect(html.match(/<article/g)).toHaveLength(4);
});

test('B-006 an empty blog says so, and offers no search and no categories', () => {
  expect(list([])).toContain('Nog geen blog posts beschikbaar.');
  expect(list([])).not.toContain('<search');
  expect(list([], 'kept'), 'while nothing is known').toContain('<search');
});

test('B-007 B-008 the search box and the categories stand above the cards', () => {
  const html = list(NINE);
  expect(html).toContain('placeholder="Zoek artikelen..."');
  expect(html).toMatch(/aria-pressed="true">Alle Categorieën<\/button>/);
  expect(html).toMatch(/aria-pressed="false">Tips &amp; Advies<\/button>/);
});

test('B-011 B-013 B-014 four cards at first, and a button with how many are left', () => {
  const html = list(NINE);
  expect(html.match(/<article/g)).toHaveLength(4);
  expect(html).toContain('Meer Artikelen Laden (5)');
  expect(list(NINE.slice(0, 4))).not.toContain('Meer Artikelen Laden');
});

test('B-011 B-012 B-020 B-022 a card without picture and preview says so, with its reading time', () => {
  const html = renderToStaticMarkup(<PostEntry post={card(1)} />);
  expect(html).toContain('Geen afbeelding beschikbaar');
  expect(html).toContain('1 minuut leestijd');
  expect(html).toContain('Lees in dit artikel wat wij aan boord tegenkomen');
  expect(html).toContain('href="/blog/artikel-1"');
  expect(renderToStaticMarkup(<PostEntry post={card(3)} />)).toContain('3 minuten leestijd');
});

test('B-016 beside the list stands the newsletter as Premium Inzichten', () => {
  const html = renderToStaticMarkup(<BlogSidebar />);
  expect(html).toMatch(
    /<form[^>]*data-place="sidebar"[^>]*action="\/api\/newsletter"[^>]*><h2>Premium Inzichten<\/h2>/,
  );
});

test('B-018 below the list a block promises the Yacht Care Checklist for an address', () => {
  const html = renderToStaticMarkup(<NewsletterForm place="inline" />);
  expect(html).toContain('<h2>Ontvang de Yacht Care Checklist</h2>');
  expect(html).toContain('25 controles');
});

test('B-015 B-017 F-052 beside the list: the programme leads to its section, three topics to the services', () => {
  const html = renderToStaticMarkup(<BlogSidebar />);
  expect(html).toContain('href="/portfolio#founding_member"');
  expect(html).toContain('Populaire onderwerpen');
  expect(html.match(/href="\/yacht-care-services"/g)).toHaveLength(3);
  expect(html.match(/href="\/(?:portfolio|over-ons)"/g)).toHaveLength(2);
});

test('B-001 B-062 X-017 D-003 the hero is the picture of the row, and one of ours where it is missing', () => {
  expect(renderToStaticMarkup(<BlogHero />)).toMatch(/src="\/scenes\/hero-blog-\d+\.webp"/);
});

test('B-053 B-054 a text of nothing, and one that could not be drawn', () => {
  expect(renderToStaticMarkup(<ArticleBody text="empty" />)).toContain(
    'Geen inhoud beschikbaar voor dit artikel.',
  );
  expect(renderToStaticMarkup(<ArticleBody text="failed" />)).toContain(
    'Er is een probleem opgetreden bij het laden van de inhoud.',
  );
});

test('B-041 R-33 where there is no article; offline it is only said to be elsewhere, with a way to try again', () => {
  const online = renderToStaticMarkup(<MissingArticle is_offline={false} onRetry={nothing} />);
  expect(online).toContain('We konden dit artikel niet vinden');
  expect(online).toContain('Het artikel waar u naar zoekt bestaat niet of is verplaatst.');
  expect(online).toMatch(/href="\/blog"[^>]*>Terug naar Blog/);
  expect(online).not.toContain('Probeer opnieuw');
  const offline = renderToStaticMarkup(<MissingArticle is_offline onRetry={nothing} />);
  expect(offline).toContain('<h1>Dit artikel staat nog niet op dit apparaat</h1>');
  expect(offline).toContain('<title>Dit artikel staat nog niet op dit apparaat | Havenglans</title>');
  expect(offline).toContain('U bent offline.');
  expect(offline).not.toContain('bestaat niet');
  expect(offline).toContain('Probeer opnieuw');
});
