/** How 'search everything' reads what a person typed and ranks what holds it: pure, and quick enough for 100,000 rows a key. */
import { foldText } from '../lib/search-text.ts';

/** A text as it is searched: its name first, which counts most, then all else it is found by. */
export interface Searched {
  /** Folded by `foldSearched`. */
  readonly head: string;
  readonly body: string;
  /** The digits of its telephone numbers (`phoneDigits`), a line each. */
  readonly phones: string;
  /** What it belongs to: words may also stand there. */
  readonly above: Searched | null;
}

const NO_WORD = /[^\p{L}\p{N}]+/u;

/** Letters that Unicode does not take apart, as people type them without their keys. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const SPECIAL_LETTERS = /[ßæœøđðþłı]/g;
const fold = (text: string): string =>
  foldText(text).replaceAll(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter);

/** The text of several fields to search in; a line break keeps a match from running over two of them. */
export const foldSearched = (fields: readonly (string | null)[]): string =>
  fold(fields.filter((field) => field !== null && field !== '').join('\n'));

/** The digits of a Dutch number with its leading zero, however its country is written. */
const national = (digits: string): string => digits.replace(/^(?:0031|31)0?(?=\d)/, '0');

/** The digits of telephone numbers as they are searched. A foreign number begins with 00. */
export const phoneDigits = (numbers: readonly (string | null)[]): string =>
  numbers
    .map((number) => {
      const folded = fold(number ?? '').trim();
      const digits = folded.replaceAll(/\D/g, '');
      return national(folded.startsWith('+') ? `00${digits}` : digits);
    })
    .filter((digits) => digits !== '')
    .join('\n');

/** Some part of what was typed that has to be found. */
interface Wanted {
  /** All of these in the text … */
  readonly words: readonly string[];
  /** … or one of these in a telephone number. */
  readonly digits: readonly string[];
}

/** What a person typed, as it is looked for. */
export interface SearchQuery {
  /** Folded and with single spaces, to know a name that begins with it. */
  readonly whole: string;
  readonly wanted: readonly Wanted[];
}

/** Fewer digits stand in every telephone number. */
const MIN_DIGITS = 3;

const digitsWanted = (run: readonly string[], has_plus: boolean): readonly string[] => {
  const digits = run.join('');
  if (digits.length < MIN_DIGITS) return [];
  const with_country = has_plus ? `00${digits}` : digits;
  return [...new Set([with_country, national(with_country)])];
};

/**
 * Reads what was typed: words that may stand in any order and anywhere, parted by whatever is no letter or digit. Numbers
 * that follow each other may also be one telephone number, however it is written; as a date they are found as words.
 */
export const searchQuery = (typed: string): SearchQuery => {
  const folded = fold(typed);
  const wanted: Wanted[] = [];
  let run: string[] = [];
  let has_plus = false;
  const endRun = (): void => {
    if (run.length > 0) wanted.push({ words: run, digits: digitsWanted(run, has_plus) });
    run = [];
    has_plus = false;
  };
  for (const token of folded.split(/([\p{L}\p{N}]+)/u)) {
    if (/^\d+$/.test(token)) run.push(token);
    else if (NO_WORD.test(token) || token === '') {
      if (!token.includes('+')) continue;
      endRun();
      has_plus = true;
    } else {
      endRun();
      wanted.push({ words: [token], digits: [] });
    }
  }
  endRun();
  const whole = folded.split(NO_WORD).filter((word) => word !== '');
  return { whole: whole.join(' '), wanted };
};

/** Whether a character is none of a word, in folded text: nearly all of it is ASCII, with dashes and quotes of print. */
const isBreak = (code: number): boolean =>
  code < 48 || (code > 57 && code < 97) || (code > 122 && code < 128) || (code >= 0x2010 && code <= 0x2027);

/** Where a word stands in a text: at the start of one of its words before within one. */
const placeIn = (text: string, word: string): 'start' | 'within' | 'nowhere' => {
  const first = text.indexOf(word);
  if (first === -1) return 'nowhere';
  for (let at = first; at !== -1; at = text.indexOf(word, at + 1))
    if (at === 0 || isBreak(text.charCodeAt(at - 1))) return 'start';
  return 'within';
};

const NAME = 1;
const WORD = 2;
const WITHIN = 3;
const NOT_THERE = 9;

const wordRank = (searched: Searched, word: string): number => {
  const in_head = placeIn(searched.head, word);
  if (in_head === 'start') return NAME;
  const in_body = placeIn(searched.body, word);
  if (in_body === 'start') return WORD;
  const above = searched.above === null ? NOT_THERE : wordRank(searched.above, word);
  if (above !== NOT_THERE) return Math.max(above, WORD);
  return in_head === 'within' || in_body === 'within' ? WITHIN : NOT_THERE;
};

const phoneRank = (searched: Searched, digits: string): number => {
  const phones = searched.phones === '' ? (searched.above?.phones ?? '') : searched.phones;
  const at = phones.indexOf(digits);
  if (at === -1) return NOT_THERE;
  return phones.startsWith(digits) || phones.includes(`\n${digits}`) ? WORD : WITHIN;
};

const rankOf = (searched: Searched, { words, digits }: Wanted): number => {
  let rank = 0;
  for (const word of words) {
    rank = Math.max(rank, wordRank(searched, word));
    if (rank === NOT_THERE) break;
  }
  for (const number of digits) rank = Math.min(rank, phoneRank(searched, number));
  return rank;
};

/**
 * How well a text fits, the best first; null when something that was typed is not in it. 0: its name begins with all of it;
 * 1: each word begins one of the name; 2: of the text or of what it belongs to; 3: some stand within a word.
 */
export const matchRank = (searched: Searched, { whole, wanted }: SearchQuery): number | null => {
  if (wanted.length === 0) return null;
  let rank = 0;
  for (const part of wanted) {
    rank = Math.max(rank, rankOf(searched, part));
    if (rank === NOT_THERE) return null;
  }
  return rank === NAME && searched.head.startsWith(whole) ? 0 : rank;
};

/** What was found. */
interface Best<Entry> {
  readonly best: readonly Entry[];
  /** All that fit. */
  readonly all: readonly Entry[];
  /** Of the first. */
  readonly rank: number;
}

interface Ranked<Entry> {
  readonly entry: Entry;
  readonly rank: number;
}

const isPartNarrower = (part: Wanted, wider: Wanted): boolean =>
  wider.words.every((word, index) => part.words[index]?.startsWith(word)) &&
  part.digits.every((digits) => wider.digits.some((other) => digits.startsWith(other)));

/**
 * Whether all that fits a query fits a wider one too, so that only what did is looked through: each further letter finds the
 * same or less, except where digits become a telephone number.
 */
export const isNarrower = (query: SearchQuery, wider: SearchQuery): boolean =>
  wider.wanted.length > 0 &&
  wider.wanted.every((part, index) => {
    const narrower = query.wanted[index];
    return narrower !== undefined && isPartNarrower(narrower, part);
  });

/** The best of the entries, at most `most`; `before` says which of two that fit alike goes first. */
export const bestMatches = <Entry extends Searched>(
  entries: Iterable<Entry>,
  query: SearchQuery,
  most: number,
  before: (a: Entry, b: Entry) => boolean = () => false,
): Best<Entry> => {
  const best: Ranked<Entry>[] = [];
  const all: Entry[] = [];
  for (const entry of entries) {
    const rank = matchRank(entry, query);
    if (rank === null) continue;
    all.push(entry);
    const isAfter = (other: Ranked<Entry>): boolean =>
      other.rank > rank || (other.rank === rank && before(entry, other.entry));
    const last = best.at(-1);
    if (last !== undefined && best.length === most && !isAfter(last)) continue;
    const at = best.findIndex(isAfter);
    best.splice(at === -1 ? best.length : at, 0, { entry, rank });
    if (best.length > most) best.pop();
  }
  return { best: best.map(({ entry }) => entry), all, rank: best[0]?.rank ?? NOT_THERE };
};
