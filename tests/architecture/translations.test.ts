import { describe, expect, test } from 'vitest';
import { forms as german_forms } from '../../src/content/de/site/forms.ts';
import * as german_offerings from '../../src/content/de/site/offerings.ts';
import * as de from '../../src/content/de/site/page-metadata.ts';
import { forms as english_forms } from '../../src/content/en/site/forms.ts';
import * as english_offerings from '../../src/content/en/site/offerings.ts';
import * as en from '../../src/content/en/site/page-metadata.ts';
import { CHOICE_NAMES } from '../../src/content/every-language/choice-names.ts';
import { forms } from '../../src/content/site/forms.ts';
import * as offerings from '../../src/content/site/offerings.ts';
import { TRANSLATED_PAGES, type TranslatedPage } from '../../src/routes.ts';
import { contentOf, textsIn, TRANSLATIONS, translatedFiles } from '../support/content-texts.ts';

/** What names something instead of saying it: the same in every language. */
const NAMES = new Set([
  'id',
  'slug',
  'icon',
  'guarantee_icon',
  'alignment',
  'picture',
  'price',
  'image',
  'href',
]);

const lastName = (at: string): string => at.split('.').findLast((name) => !/^\d+$/.test(name)) ?? '';

/** The figures in a text, whatever marks its thousands and decimals. */
const figuresIn = (text: string): readonly string[] =>
  (text.replaceAll(/(?<=\d)[.,](?=\d)/g, '').match(/\d+/g) ?? []).toSorted();

/** Dutch words that neither English nor German has. */
const DUTCH = /\b(?:een|het|wij|niet|voor|uw|zijn|wordt|naar)\b/;

test('every language translates the same files', () => {
  const [first, ...others] = TRANSLATIONS.map(translatedFiles);
  expect(first?.length).toBeGreaterThan(20);
  for (const files of others) expect(files).toEqual(first);
});

type OfPages = Readonly<Record<TranslatedPage, unknown>>;

/** The types ask every language for what it says of each translated page to search engines; the build ends without it. */
const METADATA: Readonly<
  Record<(typeof TRANSLATIONS)[number], { readonly pageTitles: OfPages; readonly pageMetadata: OfPages }>
> = { en, de };

test.each(TRANSLATIONS)(
  '%s gives every translated page a title and a description, and no other',
  (language) => {
    const { pageTitles, pageMetadata } = METADATA[language];
    expect(Object.keys(pageTitles).toSorted()).toEqual(TRANSLATED_PAGES.toSorted());
    expect(Object.keys(pageMetadata).toSorted()).toEqual(TRANSLATED_PAGES.toSorted());
  },
);

/** The choices of the contact form as its page and its second half name them, in the order of the boats and of the price list. */
const choicesOf = (
  { boats, other }: Readonly<{ boats: readonly string[]; other: string }>,
  {
    OFFERINGS,
    OFFERING_GROUPS,
    CERAMIC,
  }: Record<'OFFERINGS' | 'OFFERING_GROUPS', readonly Titled[]> & Readonly<{ CERAMIC: Titled }>,
) => [...boats, ...[...OFFERING_GROUPS, ...OFFERINGS, CERAMIC].map(({ title }) => title), other];
type Titled = Readonly<{ title: string }>;

test('R-19 every choice of the contact form is known by its name in each language, and no name stands for two', () => {
  const [dutch, english, german] = [
    choicesOf(forms, offerings),
    choicesOf(english_forms, english_offerings),
    choicesOf(german_forms, german_offerings),
  ];
  const choices = dutch.map((nl, at) => ({ nl, en: english[at], de: german[at] }));
  expect(CHOICE_NAMES).toHaveLength(choices.length);
  expect(CHOICE_NAMES).toEqual(expect.arrayContaining(choices));
  const names = CHOICE_NAMES.flatMap((choice) => [...new Set(Object.values(choice))]);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(TRANSLATIONS)('%s', (language) => {
  test.each(translatedFiles(language))(
    '%s says what the Dutch file says, with the same names and figures',
    async (file) => {
      const [dutch, own] = [await contentOf(file), await contentOf(`${language}/${file}`)];
      for (const [name, value] of Object.entries(own)) {
        expect(Object.keys(dutch)).toContain(name);
        const said = new Map(textsIn(dutch[name], name).map(({ at, text }) => [at, text]));
        for (const { at, text } of textsIn(value, name)) {
          const of_dutch = said.get(at);
          // A translation may leave out what none of its pages shows; it adds nothing.
          expect(of_dutch, at).toBeDefined();
          if (NAMES.has(lastName(at))) expect(text, at).toBe(of_dutch);
          else expect(figuresIn(text), `${at}: ${text}`).toEqual(figuresIn(of_dutch ?? ''));
          if (!NAMES.has(lastName(at))) expect(text, at).not.toMatch(DUTCH);
        }
      }
    },
  );
});
