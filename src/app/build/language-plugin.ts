import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../../content/language.ts';

/** Files that pages of other languages take as they are: what the office changes, words about rows that it writes, measures of the map, names in every language. */
const DUTCH_ALONE: readonly string[] = [
  'admin-title.ts',
  'company-facts.ts',
  'every-language/choice-names.ts',
  'newsletter-consent.ts',
  'site/gallery.ts',
  'site/service-titles.ts',
  'site/viewer.ts',
  'site/water-chart.ts',
];

/**
 * Makes a build speak another language: wherever a module imports `src/content/<file>`, it gets `src/content/<language>/<file>`,
 * and in place of all pages those that are translated. A text without a translation ends the build. A translation itself
 * imports what it names, so that it can take facts from the Dutch file.
 */
export function languageContent(language: Language, root: string): Plugin {
  const content = join(root, 'src/content');
  const own = join(content, language);
  const pages = join(root, 'src/app/pages.tsx');
  return {
    name: 'language-content',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || importer.startsWith(own)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found === null) return null;
      if (found.id === pages) return join(root, 'src/app/translated-pages.tsx');
      const file = relative(content, found.id);
      if (file.startsWith('..') || importer.startsWith(content)) return found;
      const translation = join(own, file);
      if (existsSync(translation)) return translation;
      if (!DUTCH_ALONE.includes(file)) this.error(`${file} has no translation in ${relative(root, own)}`);
      return found;
    },
  };
}
