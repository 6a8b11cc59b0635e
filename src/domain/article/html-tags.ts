/** Tags of HTML as texts; for counting and comparing, what is shown as HTML goes through src/html. */

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;
const NAME = /^<\/?([a-z][^\s/>]*)/i;

/** The name of a tag's element in small letters. */
export const tagName = (tag: string): string => (NAME.exec(tag)?.[1] ?? '').toLowerCase();

const WHOLE_TAG = /^<(?:[^>"']|"[^"]*"|'[^']*')*>/;

/** The attributes of the tag that a text begins with, as written and without quotes; names in small letters, the first of each counts. */
export function attributesOf(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of (WHOLE_TAG.exec(tag)?.[0] ?? '')
    .replace(NAME, '')
    .matchAll(ATTRIBUTE))
    if (!attributes.has(name.toLowerCase()))
      attributes.set(name.toLowerCase(), value.replace(/^(["'])(.*)\1$/s, '$2'));
  return attributes;
}
