import { BOAT_TYPES, CERAMIC, OFFERING_GROUPS, OFFERINGS } from '../../content/site/offerings.ts';
import { log } from '../../lib/logger.ts';

/** The fields that are a choice; what is written in any other stays as the visitor wrote it. */
const CHOICES: readonly string[] = ['boatType', 'service'];

/** What the lists of this page call them, but for the choice of something else. */
const own_names: readonly string[] = [
  ...BOAT_TYPES.map(({ name }) => name),
  ...[...OFFERINGS, ...OFFERING_GROUPS, CERAMIC].map(({ title }) => title),
];

/**
 * The texts of a draft or a request with its choices as this page calls them, for a visitor may have made them on a page in
 * another language: a list takes no name that it lacks. A name that no language has stays. The names of the other
 * languages are fetched only when there is one that this page lacks.
 */
export async function withOwnChoices<Value extends string | boolean>(
  texts: Readonly<Record<string, Value>>,
): Promise<Readonly<Record<string, Value | string>>> {
  const isForeign = (name: string, text: Value | string): boolean =>
    CHOICES.includes(name) && typeof text === 'string' && text !== '' && !own_names.includes(text);
  if (!Object.entries(texts).some(([name, text]) => isForeign(name, text))) return texts;
  try {
    const { CHOICE_NAMES, languageOf } = await import('../../content/every-language/choice-names.ts');
    // The language follows from the page's own names: importing it would make the scripts of every page larger.
    const language = languageOf(own_names);
    return Object.fromEntries(
      Object.entries(texts).map(([name, text]) => {
        const choice = isForeign(name, text)
          ? CHOICE_NAMES.find((names) => Object.values(names).some((one) => one === text))
          : undefined;
        return [name, (language && choice?.[language]) ?? text];
      }),
    );
  } catch (fault) {
    log.warn('choices of another language are not known now', fault);
    return texts;
  }
}
