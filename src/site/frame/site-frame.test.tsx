import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { COMPANY } from '../../content/company.ts';
import { COMPANY_FACTS } from '../../content/company-facts.ts';
import { foundingPlaces } from '../../content/founding-member.ts';
import { PUBLIC_PATHS, type PublicPage } from '../../routes.ts';
import { SiteFrame } from './site-frame.tsx';
import { pageLinks } from './links.ts';
import { barStateAt } from './site-header.tsx';
import { PagePath } from '../page-path.ts';

const ALL: readonly PublicPage[] = [
  'home',
  'services',
  'about',
  'portfolio',
  'contact',
  'blog',
  'privacy',
  'terms',
  'cookies',
];

function html(built: readonly PublicPage[], path = '/'): string {
  return renderToStaticMarkup(
    <PagePath value={path}>
      <SiteFrame built={built}>
        <h1>Kop</h1>
      </SiteFrame>
    </PagePath>,
  );
}

interface Link {
  readonly href: string;
  readonly text: string;
}

/** The links of a piece of HTML, in order. */
const linksIn = (piece: string): Link[] =>
  [...piece.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inner = '']) => ({
    href,
    text: inner.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
  }));

const part = (whole: string, name: 'header' | 'footer' | 'dialog'): string =>
  new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(whole)?.[0] ?? '';

const all = html(ALL);
const texts = (piece: string): string[] => linksIn(piece).map(({ text }) => text);
const hrefOf = (piece: string, text: string): string | undefined =>
  linksIn(piece).find((link) => link.text === text)?.href;

test('N-002 the bar has the logo that leads home, the four pages in order, and a telephone link', () => {
  const header = part(all, 'header');
  expect(linksIn(header)[0]?.href).toBe('/');
  expect(texts(header).slice(1, 6)).toEqual([
    'Services',
    'Portfolio',
    'Blog',
    'Over Ons',
    COMPANY.phone.text,
  ]);
  expect(hrefOf(header, COMPANY.phone.text)).toBe(COMPANY.phone.href);
});

test('N-003 N-005 ‘Gratis Consultatie’ and ‘Gratis Inspectie’ lead to the contact section of the home page', () => {
  const header = part(all, 'header');
  expect(hrefOf(header, 'Gratis Consultatie')).toBe('/#contact');
  expect(hrefOf(header, 'Gratis Inspectie')).toBe('/#contact');
});

test('N-006 N-007 the slide-in menu lists its pages in its own order, its button, and how to reach us', () => {
  const menu = part(all, 'dialog');
  expect(texts(menu)).toEqual([
    'Home',
    'Portfolio',
    'Services',
    'Blog',
    'Over Ons',
    'Vraag Uw Gratis Inspectie Aan',
    `Bel ${COMPANY.phone.text}`,
    COMPANY.email.text,
  ]);
  expect(hrefOf(menu, 'Vraag Uw Gratis Inspectie Aan')).toBe('/#contact');
});

test('F-086 menu and footer lead to the checklist', () => {
  const with_checklist = html([...ALL, 'checklist']);
  for (const where of ['dialog', 'footer'] as const)
    expect(hrefOf(part(with_checklist, where), 'Yacht Care Checklist'), where).toBe('/yacht-care-checklist');
});

test('N-010 the menu is closed in the finished HTML, and its toggle opens it without our script', () => {
  expect(part(all, 'dialog')).not.toMatch(/<dialog[^>]* open/);
  expect(part(all, 'header')).toMatch(
    /<button[^>]*aria-haspopup="dialog"[^>]*command="show-modal" commandfor="menu"/,
  );
});

test('N-011 P-006 P-009 P-010 the footer has the brand, its line, its years and its guarantee, and both networks', () => {
  const footer = part(all, 'footer');
  expect(footer).toContain(COMPANY.name);
  expect(footer).toContain(COMPANY.line);
  expect(footer).toContain(`${new Date().getFullYear() - 2018} jaar expertise, bedrijf sinds 2024.`);
  expect(footer).toContain('3 jaar garantie op gelcoatrestauratie');
  expect(texts(footer)).toEqual(expect.arrayContaining(['LinkedIn', 'Instagram']));
  expect(footer).toContain(`© ${new Date().getFullYear()} Havenglans`);
});

test('N-012 N-017 the footer lists the pages and the legal pages', () => {
  const footer = part(all, 'footer');
  const [, list = '', below = ''] = /<h2[^>]*>Navigatie<\/h2>(<ul>.*?<\/ul>)(.*?)<\/nav>/s.exec(footer) ?? [];
  expect(texts(list)).toEqual(['Home', 'Services', 'Portfolio', 'Blog', 'Over Ons']);
  expect(texts(below)).toEqual(['Plan uw boot']);
  expect(texts(footer)).toEqual(
    expect.arrayContaining(['Privacy beleid', 'Algemene voorwaarden', 'Cookies']),
  );
});

test('N-013 N-014 each of the five services in the footer leads to the boat-type finder', () => {
  const services = /<h2[^>]*>Diensten<\/h2>(.*?)<\/nav>/s.exec(part(all, 'footer'))?.[1] ?? '';
  expect(linksIn(services)).toEqual(
    [
      'Gelcoat Restauratie',
      'Teak Deck Renovatie',
      'Yacht Waxen & Polijsten',
      'Onderwaterschip Services',
      'Complete Yacht Detailing',
    ].map((text) => ({ href: '/yacht-care-services#solution_finder', text })),
  );
});

test('N-015 P-004 P-007 P-008 the footer says how to reach us, how soon we answer, and offers the free inspection', () => {
  const footer = part(all, 'footer');
  expect(hrefOf(footer, COMPANY.phone.text)).toBe(COMPANY.phone.href);
  expect(hrefOf(footer, COMPANY.email.text)).toBe(COMPANY.email.href);
  expect(hrefOf(footer, 'Plan Uw Gratis Yacht Inspectie')).toBe('/#contact');
  expect(footer).toContain('Telefonisch 24/7 bereikbaar');
  expect(footer).toContain('Antwoord binnen 24 uur');
});

test('N-016 P-005 the founding banner names discount, period and places, and leads to its section', () => {
  const footer = part(all, 'footer');
  expect(footer).toContain(
    `15% korting op alle diensten in het eerste jaar. ${foundingPlaces(new Date().getFullYear(), COMPANY_FACTS)}`,
  );
  expect(hrefOf(footer, 'Word Founding Member')).toBe('/portfolio#founding_member');
});

test('no link leads to a page that is not built yet', () => {
  const paths = linksIn(html(['home'])).map(({ href }) => href);
  const unbuilt = Object.values(PUBLIC_PATHS).filter((path) => path !== '/');
  for (const href of paths) expect(unbuilt.some((path) => href.startsWith(path))).toBe(false);
  expect(pageLinks(['services', 'about'], ['about']).map(({ text }) => text)).toEqual(['Over Ons']);
});

test('the page one is on is marked in the menu', () => {
  expect(html(ALL, '/').match(/<a href="\/" aria-current="page"/g)).toHaveLength(1);
});

test('N-004 the bar is condensed beyond 20 px and back to normal at 20 px or less', () => {
  expect([0, 20, 21, 400].map(barStateAt)).toEqual(['top', 'top', 'condensed', 'condensed']);
});

test('G-021 the first link of the page leads past the bar to its content', () => {
  expect(linksIn(all)[0]).toEqual({ href: '#inhoud', text: 'Naar de inhoud' });
  expect(all).toContain('<main id="inhoud"');
});
