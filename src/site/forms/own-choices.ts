import { LANGUAGE } from '../../content/language.ts';
import { CHOICE_NAMES } from '../../content/site/choice-names.ts';

/** The fields that are a choice; what is written in any other stays as the visitor wrote it. */
const CHOICES: readonly string[] = ['boatType', 'service'];

/**
 * The texts of a draft or a request with its choices as this page calls them, for a visitor may have made them on a page in
 * another language: a list takes no name that it lacks. A name that no language has stays.
 */
export const withOwnChoices = <Value extends string | boolean>(
  texts: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value | string>> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const isOf = (names: (typeof CHOICE_NAMES)[number]) => Object.values(names).some((one) => one === text);
      const choice = CHOICES.includes(name) ? CHOICE_NAMES.find(isOf) : undefined;
      return [name, choice?.[LANGUAGE] ?? text];
    }),
  );
