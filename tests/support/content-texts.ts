import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './source-files.ts';

const CONTENT = join(ROOT, 'src/content');

/** The languages that have texts of their own beside the Dutch ones. */
export const TRANSLATIONS = ['en', 'de'] as const;

/** Files of a language that hold texts, as paths below its folder. */
export const translatedFiles = (language: string): readonly string[] =>
  readdirSync(join(CONTENT, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'language.ts')
    .toSorted();

/** The exports of a file of src/content. */
export const contentOf = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  import(join(CONTENT, file));

/** One text and its place in what a file exports. */
interface PlacedText {
  readonly at: string;
  readonly text: string;
}

/** Given to every function among the texts, so that it says its sentence; the same in every language. */
const GIVEN = ['7', '8', '9'];

/** Every text within a value, a sentence that a function makes included. */
export function textsIn(value: unknown, at: string): readonly PlacedText[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (value instanceof Map) return textsIn([...value].flat(), at);
  if (typeof value === 'function') {
    try {
      return textsIn(Reflect.apply(value, null, GIVEN), `${at}()`);
    } catch {
      // It asks for something else than texts, such as the facts of the company.
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [{ at, text: String(value) }];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${at}.${name}`));
}
