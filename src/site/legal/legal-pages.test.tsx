import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { COMPANY, POLICY, RETENTION, TO_CONFIRM } from '../../content/company.ts';
import { PUBLIC_PATHS, publicPageAt } from '../../routes.ts';
import { PagePath } from '../page-path.ts';
import AccessibilityPage from '../pages/accessibility-page.tsx';
import CookiesPage from '../pages/cookies-page.tsx';
import PrivacyPage from '../pages/privacy-page.tsx';
import TermsPage from '../pages/terms-page.tsx';

const PAGES = {
  accessibility: AccessibilityPage,
  cookies: CookiesPage,
  privacy: PrivacyPage,
  terms: TermsPage,
} as const;
type Page = keyof typeof PAGES;

const rendered = (page: Page): string => {
  const Shown: ComponentType = PAGES[page];
  return renderToStaticMarkup(
    <PagePath value={PUBLIC_PATHS[page]}>
      <Shown />
    </PagePath>,
  );
};
const HTML: Readonly<Record<Page, string>> = {
  accessibility: rendered('accessibility'),
  cookies: rendered('cookies'),
  privacy: rendered('privacy'),
  terms: rendered('terms'),
};
const ALL = Object.entries(HTML);
const PAGE_NAMES = ['accessibility', 'cookies', 'privacy', 'terms'] as const;

const wordsOf = (html: string): string =>
  html
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

interface Section {
  readonly id: string;
  readonly heading: string;
  readonly html: string;
  readonly words: string;
}

/** The numbered sections of a page. */
const sectionsOf = (page: Page): readonly Section[] =>
  [
    ...HTML[page].matchAll(
      /<section aria-labelledby="([^"]+)"><h2 id="\1">(\d+\. [^<]+)<\/h2>(.*?)<\/section>/gs,
    ),
  ].map(([, id = '', heading = '', html = '']) => ({ id, heading, html, words: wordsOf(html) }));

const section = (page: Page, id: string): Section => {
  const found = sectionsOf(page).find((one) => one.id === id);
  if (found === undefined) throw new Error(`no section ${id}`);
  return found;
};

test('G-010 the three addresses show the legal pages', () => {
  for (const [path, page, heading] of [
    ['/privacy-beleid', 'privacy', 'Privacy beleid'],
    ['/algemene-voorwaarden', 'terms', 'Algemene voorwaarden'],
    ['/cookies', 'cookies', 'Cookies en uw keuze'],
  ] as const) {
    expect(publicPageAt(path)).toBe(page);
    expect(HTML[page]).toContain(`<h1>${heading}</h1>`);
  }
});

describe.each(ALL)('%s', (name, html) => {
  const page = PAGE_NAMES.find((known) => known === name) ?? 'terms';

  test('L-001 has Dutch metadata, top bar, navigation and footer', () => {
    expect(html).toMatch(/<meta property="og:locale" content="nl_NL"/);
    expect(html).toMatch(/<meta name="description" content="[^"]{70,}"/);
    expect(html).toMatch(/<header[^>]*data-bar/);
    expect(html).toMatch(/<nav[^>]*aria-label="Hoofdmenu"/);
    expect(html).toMatch(/<footer/);
  });

  test('N-017 its footer leads to all three', () => {
    const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
    for (const [path, text] of [
      ['/privacy-beleid', 'Privacy beleid'],
      ['/algemene-voorwaarden', 'Algemene voorwaarden'],
      ['/cookies', 'Cookies'],
    ])
      expect(footer).toContain(`<a href="${path}">${text}</a>`);
  });

  test('L-002 its last section says who we are and how to reach us, and what is still to be named', () => {
    const last = sectionsOf(page).at(-1);
    expect(last?.heading).toMatch(/contact$/i);
    expect(last?.words).toContain(COMPANY.name);
    expect(last?.words).toContain('Amsterdam');
    expect(last?.html).toContain(`<a href="${COMPANY.email.href}">${COMPANY.email.text}</a>`);
    expect(last?.html).toContain(`<a href="${COMPANY.phone.href}">${COMPANY.phone.text}</a>`);
    for (const line of ['Adres', 'KvK-nummer', 'Btw-nummer'])
      expect(last?.html).toContain(`<dt>${line}</dt><dd>volgt nog</dd>`);
  });

  test('L-003 Z-016 a policy is effective from 16/02/2025, and the accessibility statement has its own date', () => {
    if (page === 'accessibility')
      expect(html).toMatch(
        /Opgesteld op: <time dateTime="20\d\d-\d\d-\d\d">[^<]+<\/time>, nagezien op <time dateTime="20\d\d-\d\d-\d\d">/,
      );
    else expect(html).toContain('Ingangsdatum: <time dateTime="2025-02-16">16/02/2025</time>');
  });

  test('the contents lead to every numbered section, in order, and no two have the same text', () => {
    const sections = sectionsOf(page);
    expect(sections.map(({ heading }) => Number.parseInt(heading, 10))).toEqual(
      sections.map((_, index) => index + 1),
    );
    const contents = /<nav[^>]*aria-labelledby="op-deze-pagina">.*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(
      [...contents.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)].map(([, id, title]) => [id, title]),
    ).toEqual(sections.map(({ id, heading }) => [id, heading.replace(/^\d+\. /, '')]));
    for (const { words } of sections) expect(words.length).toBeGreaterThan(80);
  });

  test('no link within the text leads to a place that is not there', () => {
    for (const [, id = ''] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
  });
});

test('R-38 both policies tell that views are counted without personal data, and not at all for visitors who object', () => {
  expect(section('cookies', 'soorten').words).toMatch(
    /telt onze server per pagina en per dag hoe vaak die is bekeken.*Do Not Track of Global Privacy Control/,
  );
  expect(section('privacy', 'verzamelen').words).toContain('zonder te weten door wie');
});

test('R-44 R-59 the points that the company or its lawyer must confirm are listed', () => {
  expect(TO_CONFIRM.map(({ value }) => value)).toEqual(
    expect.arrayContaining([
      'COMPANY_FACTS.street',
      'COMPANY_FACTS.kvk_number',
      'COMPANY_FACTS.vat_number',
      'POLICY',
      'RETENTION',
    ]),
  );
});

describe('the cookie policy', () => {
  test('L-010 has its eight sections in order', () => {
    expect(sectionsOf('cookies').map(({ heading }) => heading)).toEqual([
      '1. Introductie',
      '2. Wat cookies zijn',
      '3. Vier soorten cookies',
      '4. Cookies van derden',
      '5. Uw keuzes',
      '6. Doorgifte buiten de EER',
      '7. Wijzigingen',
      '8. Contact',
    ]);
  });

  test('L-011 names the four kinds, how long each stays and whose it is', () => {
    const said = Object.fromEntries(
      [...section('cookies', 'soorten').html.matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)].map(
        ([, kind = '', text = '']) => [kind, text],
      ),
    );
    expect(Object.keys(said)).toEqual(['Noodzakelijk', 'Voorkeur', 'Analytisch', 'Marketing']);
    expect(said['Noodzakelijk']).toMatch(/een sessie of 1 jaar en zijn first-party/);
    expect(said['Voorkeur']).toMatch(/1 jaar en zijn first-party/);
    expect(said['Analytisch']).toMatch(/tot 2 jaar en zijn first-party en third-party/);
    expect(said['Marketing']).toMatch(/tot 2 jaar en zijn meestal third-party/);
  });

  test('L-012 the choices: banner, four browsers, an add-on against measuring, and what rejecting too much breaks', () => {
    const { html, words } = section('cookies', 'keuzes');
    expect(words).toContain('De cookiebanner');
    expect(html).toContain('href="#keuze"');
    const links = [...html.matchAll(/href="https:\/\/([^/"]+)/g)].map(([, host]) => host);
    expect(links).toEqual([
      'support.google.com',
      'support.mozilla.org',
      'support.apple.com',
      'support.microsoft.com',
      'tools.google.com',
    ]);
    expect(words).toMatch(/add-on waarmee u zich afmeldt/);
    expect(words).toMatch(/Weigert .* noodzakelijk is, dan kunnen onderdelen van de site niet goed werken/);
  });

  test('K-005 R-27 carries the banner’s two buttons and says that no visitor is tracked before a choice', () => {
    const main = /<main.*<\/main>/s.exec(HTML.cookies)?.[0] ?? '';
    const buttons = [...main.matchAll(/<button [^>]*data-look[^>]*>([^<]*)<\/button>/g)].map(
      ([, text]) => text,
    );
    expect(buttons).toEqual(['Weigeren', 'Accepteren']);
    expect(HTML.cookies).toContain('U hebt nog niet gekozen. Tot dan volgen wij uw bezoek niet.');
  });
});

describe('the accessibility statement', () => {
  test('names the norm, what was tested and what was not, how to complain, and claims no more', () => {
    expect(sectionsOf('accessibility').map(({ heading }) => heading)).toEqual([
      '1. Waaraan wij ons houden',
      '2. Wat wij testen',
      '3. Wat wij niet hebben getest',
      '4. Werkt iets niet?',
      '5. Contact',
    ]);
    expect(section('accessibility', 'norm').words).toContain('WCAG 2.2, niveau A en AA');
    for (const tested of ['axe', 'toetsenbord', '320 pixels', 'contrast', 'zonder JavaScript'])
      expect(section('accessibility', 'getest').words).toContain(tested);
    const { words } = section('accessibility', 'niet-getest');
    for (const untested of ['schermlezer', 'onafhankelijk onderzoek', 'niet dat de site overal'])
      expect(words).toContain(untested);
    expect(section('accessibility', 'melden').html).toContain('href="https://www.acm.nl"');
  });
});

describe('the privacy policy', () => {
  test('L-020 R-44 has nine sections in order, the first an introduction', () => {
    expect(sectionsOf('privacy').map(({ heading }) => heading)).toEqual([
      '1. Inleiding',
      '2. Welke gegevens wij verzamelen',
      '3. Waarvoor wij ze gebruiken',
      '4. Met wie wij ze delen',
      '5. Beveiliging',
      '6. Uw rechten',
      '7. Links naar andere sites',
      '8. Wijzigingen',
      '9. Contact',
    ]);
  });

  test('L-021 tells what is collected', () => {
    const { words } = section('privacy', 'verzamelen');
    for (const said of [
      'naam',
      'e-mailadres',
      'telefoonnummer',
      'formulier of serviceaanvraag',
      'browser',
      'IP-adres',
      'bezochte pagina’s',
    ])
      expect(words).toContain(said);
  });

  test('L-022 nothing is ever sold or rented; unsubscribing, access, correction and control of cookies', () => {
    expect(section('privacy', 'delen').words).toContain('Wij verkopen of verhuren uw gegevens nooit.');
    const rights = section('privacy', 'rechten');
    expect(rights.words).toContain('Afmelden voor e-mail');
    expect(rights.words).toContain('Inzage en correctie');
    expect(rights.html).toMatch(/<dt>Toestemming en cookies<\/dt><dd>.*<a href="\/cookies">/);
  });

  test('R-44 erasure, portability, complaint and how long data are kept stand within rights', () => {
    const { html, words } = section('privacy', 'rechten');
    expect(words).toContain('Verwijdering');
    expect(words).toContain('Overdraagbaarheid');
    expect(html).toMatch(
      /<a href="https:\/\/www\.autoriteitpersoonsgegevens\.nl">Autoriteit Persoonsgegevens<\/a>/,
    );
    expect(html).toContain('<h3>Hoe lang wij gegevens bewaren</h3>');
    for (const time of Object.values(RETENTION)) expect(words).toContain(time);
  });
});

describe('the terms', () => {
  test('L-030 R-59 have ten sections in order', () => {
    expect(sectionsOf('terms').map(({ heading }) => heading)).toEqual([
      '1. Toepasselijkheid',
      '2. Begrippen',
      '3. Leeftijd en bevoegdheid',
      '4. Offertes en prijzen',
      '5. Uitvoering en toegang tot de boot',
      '6. Annuleren en herroepen',
      '7. Terugbetalen en weigeren',
      '8. Aansprakelijkheid',
      '9. Garantie en klachten',
      '10. Toepasselijk recht en contact',
    ]);
  });

  test('L-031 Z-016 ask for an age of 18 or more', () => {
    expect(POLICY.minimum_age).toBe(18);
    expect(section('terms', 'leeftijd').words).toContain('moet u 18 jaar of ouder zijn');
  });

  test('L-032 Z-016 let a cancellation within 8 hours of the appointed time cost something', () => {
    expect(POLICY.cancellation_hours).toBe(8);
    expect(section('terms', 'annuleren').words).toMatch(
      /Annuleert u binnen 8 uur voor de afgesproken tijd, .*kunnen wij kosten in rekening brengen/,
    );
  });

  test('L-033 refund by a policy that is sent on request, and let us cancel or refuse', () => {
    const { words } = section('terms', 'terugbetalen-en-weigeren');
    expect(words).toMatch(/volgens ons terugbetalingsbeleid\. Dat sturen wij u toe als u erom vraagt/);
    expect(words).toContain('Wij mogen een afspraak weigeren of annuleren');
  });

  test('L-034 limit liability for damage that was there, delays by the weather and indirect damage', () => {
    const { words } = section('terms', 'aansprakelijkheid');
    expect(words).toMatch(/niet aansprakelijk voor: .*schade die er al was/);
    expect(words).toContain('vertraging door het weer');
    expect(words).toContain('indirecte schade');
    expect(words).toMatch(/niet bij opzet of bewuste roekeloosheid.*consument geen recht af/);
  });
});
