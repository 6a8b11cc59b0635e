import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { about } from '../../content/site/about.ts';
import { Partners } from './about-page.tsx';
import { Team } from '../about/team.tsx';
import AboutPage from './about-page.tsx';
import { PagePath } from '../page-path.ts';

const html = renderToStaticMarkup(
  <PagePath value="/over-ons">
    <AboutPage />
  </PagePath>,
);
const section = (id: string): string =>
  new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, 's').exec(html)?.[0] ?? '';

test('G-006 P-070 the sections stand in the order of the specification', () => {
  const starts = [
    '<h1>',
    'aria-label="Kruimelpad"',
    'aria-labelledby="verhaal"',
    'aria-labelledby="oprichter"',
    'aria-labelledby="waarden"',
    'aria-labelledby="team"',
    'aria-labelledby="cijfers"',
    'aria-labelledby="wat-wij-doen"',
    'Zes specialistische behandelingen',
    'aria-labelledby="consultatie"',
  ].map((piece) => html.indexOf(piece));
  expect(Math.min(...starts)).toBeGreaterThan(0);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test('P-070 the hero has a button to the services', () => {
  const [, href] =
    /<h1>[^<]+<\/h1><p>[^<]+<\/p><div[^>]*><a href="([^"]*)"[^>]*>Bekijk onze diensten<\/a>/.exec(html) ?? [];
  expect(href).toBe('/yacht-care-services');
});

test('P-010 R-02 founded in 2024, a founder of 5+ years, 10+ years together, and nothing that contradicts it', () => {
  expect(section('verhaal')).toContain('is in 2024 opgericht');
  expect(section('verhaal')).toContain('Samen 10+ jaar ervaring');
  expect(section('verhaal')).toContain(
    '<dt>2018</dt><dd>De eerste rompen. Vanaf dit jaar tellen wij onze expertise.',
  );
  expect(section('oprichter')).toContain('5+ jaar ervaring');
});

test('P-071 the values are quality, reliability, passion and innovation', () => {
  const names = [...section('waarden').matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, name]) => name);
  expect(names).toEqual(['Kwaliteit', 'Betrouwbaarheid', 'Passie', 'Innovatie']);
});

describe('P-072 the team', () => {
  test('P-072 has three members with name, role, photo, bio and expertise', () => {
    const members = section('team').split('<picture').slice(1);
    expect(members).toHaveLength(3);
    for (const [index, { name, role, portrait, bio, expertise }] of about.team.members.entries()) {
      const card = members[index] ?? '';
      expect(card).toContain(`/scenes/team-${index + 1}-`);
      expect(card).toContain(`alt="${portrait}"`);
      for (const words of [name, role, bio, ...expertise]) expect(card).toContain(words);
    }
  });

  test('P-072 R-02 shows whom it is given', () => {
    const [member] = about.team.members;
    const one = renderToStaticMarkup(<Team members={[{ ...member, name: 'Iemand Anders' }]} />);
    expect(one.match(/<picture/g)).toHaveLength(1);
    expect(one).toContain('<h3>Iemand Anders</h3>');
  });
});

test('P-073 the figures: gelcoat, sealant edges, and the focus on durable results', () => {
  const figures = section('cijfers');
  expect(figures).toContain('<dt>gelcoat behandeld</dt><dd>2.000+ m²</dd>');
  expect(figures).toContain('<dt>kitranden vervangen</dt><dd>250+ m</dd>');
  expect(figures).toContain('<dt>focus op duurzame resultaten</dt><dd>100%</dd>');
});

test('P-074 three cards lead to the services, beside six specialist treatments', () => {
  const services = section('wat-wij-doen');
  expect(services.split('<li><a href="/yacht-care-services"><picture')).toHaveLength(4);
  expect(services.match(/<dt>/g)).toHaveLength(6);
});

test('P-075 the consultation is by invitation, limited, and can be asked for by telephone and mail', () => {
  const invitation = section('consultatie');
  expect(invitation).toContain('Alleen op uitnodiging. Beperkt beschikbaar.');
  expect(invitation).toMatch(/<a href="tel:\+31201234567"[^>]*>Bel 020 123 45 67<\/a>/);
  expect(invitation).toMatch(/<a href="mailto:info@havenglans\.example"[^>]*>Stuur een e-mail<\/a>/);
});

test('P-076 the partners are hidden, and can be shown one day', () => {
  expect(html).not.toContain('partners');
  const shown = renderToStaticMarkup(<Partners shown names={['Jachthaven Voorbeeld']} />);
  expect(shown).toContain('Onze partners</h2><ul><li>Jachthaven Voorbeeld</li></ul>');
});
