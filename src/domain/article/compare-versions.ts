/** What changed between two versions of an article: by block, and in a changed block by word and by mark. */
import { decodeEntities } from '../plain-text.ts';
import { alignBlocks } from './align-blocks.ts';
import { attributesOf, tagName } from './html-tags.ts';
import { matchSequences, type WorkBudget } from './match-sequences.ts';

/** In which of the two versions something stands. */
export type Presence = 'same' | 'added' | 'removed';

/** A piece of a changed block: words that follow each other, or one mark. */
export type Run =
  | {
      readonly kind: 'words';
      readonly presence: Presence;
      /** As a reader sees it, with the space behind each word. */
      readonly text: string;
    }
  | {
      /** The beginning or the end of an element (bold, a link, the block itself), or a picture, which has no end. */
      readonly kind: 'mark';
      readonly presence: Presence;
      /** The element's name in small letters, such as 'strong', 'a', 'img' or 'p'. */
      readonly name: string;
      readonly is_end: boolean;
      /** As written: of a link its href, of a picture src, alt and width, of a paragraph its alignment in style. */
      readonly attributes: ReadonlyMap<string, string>;
    };

/** One block of the comparison, in the order of reading. */
export type BlockChange =
  | { readonly kind: Presence; readonly html: string }
  | {
      readonly kind: 'changed';
      readonly before: string;
      readonly after: string;
      /** The newer block, with what was removed from the older one in its place. */
      readonly runs: readonly Run[];
    };

/** A word, a sign or a mark; `key` is what is compared. */
interface Token {
  readonly key: string;
  /** The key with the space around it. */
  readonly text: string;
  readonly is_mark: boolean;
}

/** With the space around it. A style is one mark with its rules, since its words are no words of the text. */
const TOKEN =
  /\s*(?:<style\b[^>]*>.*?<\/style\s*>|<!--.*?-->|<\/?[a-z](?:[^>"']|"[^"]*"|'[^']*')*>|(?:(?:[\p{L}\p{N}]|&#?\w+;)+(?:['’.,-][\p{L}\p{N}]+)*|\S)\s*)/gisu;
const MARK = /^\s*<[a-z/!]/i;

const tokensOf = (html: string): readonly Token[] =>
  [...html.matchAll(TOKEN)].map(([text]) => ({ key: text.trim(), text, is_mark: MARK.test(text) }));

const markOf = (tag: string, presence: Presence): Run => ({
  kind: 'mark',
  presence,
  name: tagName(tag),
  is_end: tag.startsWith('</'),
  attributes: attributesOf(tag),
});

/** Joins neighbouring tokens that are in the same versions into one run. */
function runsOf(tokens: readonly (readonly [Token, Presence])[]): readonly Run[] {
  const runs: Run[] = [];
  let words = '';
  let words_presence: Presence = 'same';
  const close = (): void => {
    if (words !== '') runs.push({ kind: 'words', presence: words_presence, text: decodeEntities(words) });
    words = '';
  };
  for (const [token, presence] of tokens) {
    if (presence !== words_presence) close();
    words_presence = presence;
    if (!token.is_mark) {
      words += token.text;
      continue;
    }
    // A space between marks parts words; a line break there is layout.
    words += /^[^\S\n]*/.exec(token.text)?.[0] ?? '';
    close();
    runs.push(markOf(token.key, presence));
  }
  close();
  return runs;
}

/** The runs of a changed block; null when nothing but space differs. */
function changedRuns(before: string, after: string, budget: WorkBudget): readonly Run[] | null {
  const old_tokens = tokensOf(before);
  const new_tokens = tokensOf(after);
  const keys = (tokens: readonly Token[]): readonly string[] => tokens.map(({ key }) => key);
  const matches = matchSequences(keys(old_tokens), keys(new_tokens), budget);
  const joined: (readonly [Token, Presence])[] = [];
  let next = 0;
  let has_changed = false;
  const addUpTo = (end: number): void => {
    for (const token of new_tokens.slice(next, end)) joined.push([token, 'added']);
    has_changed ||= end > next;
    next = end;
  };
  for (const [index, token] of old_tokens.entries()) {
    const match = matches[index] ?? -1;
    if (match < 0) {
      joined.push([token, 'removed']);
      has_changed = true;
      continue;
    }
    addUpTo(match);
    joined.push([new_tokens[match] ?? token, 'same']);
    next = match + 1;
  }
  addUpTo(new_tokens.length);
  return has_changed ? runsOf(joined) : null;
}

/** Two versions are compared with at most this many comparisons of words; what remains is shown as replaced. */
const WORD_COMPARISONS = 6_000_000;

/**
 * Compares two versions of an article, both as blocks of HTML. A changed link, picture, mark or alignment is a change; space
 * around and between words is none.
 */
export function compareVersions(before: readonly string[], after: readonly string[]): readonly BlockChange[] {
  const { same, changed } = alignBlocks(before, after);
  const budget: WorkBudget = { comparisons_left: WORD_COMPARISONS };
  const changes: BlockChange[] = [];
  let next = 0;
  const addUpTo = (end: number): void => {
    for (const html of after.slice(next, end)) changes.push({ kind: 'added', html });
    next = end;
  };
  for (const [index, html] of before.entries()) {
    const same_at = same[index] ?? -1;
    const at = same_at >= 0 ? same_at : (changed[index] ?? -1);
    if (at < 0) {
      changes.push({ kind: 'removed', html });
      continue;
    }
    addUpTo(at);
    next = at + 1;
    const newer = after[at] ?? '';
    const runs = same_at >= 0 ? null : changedRuns(html, newer, budget);
    if (runs === null) changes.push({ kind: 'same', html: newer });
    else changes.push({ kind: 'changed', before: html, after: newer, runs });
  }
  addUpTo(after.length);
  return changes;
}
