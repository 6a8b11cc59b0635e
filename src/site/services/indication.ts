import { PRICES } from '../../content/company.ts';
import { CERAMIC, OFFERING_GROUPS, type PriceId } from '../../content/site/offerings.ts';
import { priceIndication as words } from '../../content/site/prices.ts';
import {
  type CountError,
  formatWholeEuro,
  indicate,
  isByLength,
  type LengthError,
  metresText,
  type Price,
  parseCount,
  parseLength,
  wholeFeet,
} from '../../domain/price.ts';
import { priceText } from './price-text.ts';

/** Something that a price can be asked for: an offering, a group of them, or the ceramic coating. */
export interface Subject {
  readonly slug: string;
  readonly name: string;
  readonly price: PriceId | null;
}

interface SubjectGroup {
  readonly name: string;
  readonly subjects: readonly Subject[];
}

/** All that can be chosen, by group, the whole group first. */
export const SUBJECT_GROUPS: readonly SubjectGroup[] = OFFERING_GROUPS.map((group) => ({
  name: group.tab,
  subjects: [
    { slug: group.slug, name: group.title, price: group.price },
    ...[...(group.id === 'protection' ? [CERAMIC] : []), ...group.offerings].map(
      ({ slug, title, price }) => ({ slug, name: title, price }),
    ),
  ],
}));

const SUBJECTS: readonly Subject[] = SUBJECT_GROUPS.flatMap(({ subjects }) => subjects);

/** The subjects that have an amount: the table of rates. */
export const RATED_SUBJECTS: readonly Subject[] = SUBJECTS.filter(({ price }) => price !== null);

export const DEFAULT_SUBJECT = 'antifouling-aanbrengen';

export const subjectOf = (slug: string): Subject => {
  const subject = SUBJECTS.find((known) => known.slug === slug);
  if (!subject) throw new Error(`nothing can be priced under: ${slug}`);
  return subject;
};

const priceOf = ({ price }: Subject): Price | null => (price === null ? null : PRICES[price]);

/** Which number a subject asks for: how many spots or zones, or the length of the boat; null where none is reckoned with. */
export const asksFor = (subject: Subject): 'spots' | 'zones' | 'length' | null => {
  const unit = priceOf(subject)?.unit;
  if (unit === undefined || unit === 'flat') return null;
  return isByLength(unit) ? 'length' : unit === 'spot' ? 'spots' : 'zones';
};

export interface Answer {
  /** The indication in words, 'Op aanvraag', or null while something is missing. */
  readonly result: string | null;
  readonly note: string;
  /** The length that the contact form may take over. */
  readonly length_m: string | undefined;
  /** The number of spots or zones that it may take over. */
  readonly count: string | undefined;
  /** The amount that it may take over; a price on request is none. */
  readonly indication: string | undefined;
  readonly length_error: LengthError | null;
  readonly count_error: CountError | null;
}

/** Answers what a subject costs for what was typed; only a number that it asks for may be missing or wrong. */
export function answerFor(subject: Subject, typed: { length: string; count: string }): Answer {
  const price = priceOf(subject);
  const asked = asksFor(subject);
  const by_length = asked === 'length';
  const counted = asked !== null && !by_length;
  const length = parseLength(typed.length);
  const count = parseCount(typed.count);
  const errors = {
    length_error: !by_length || length.ok ? null : length.error,
    count_error: !counted || count.ok ? null : count.error,
  };
  const known = {
    ...errors,
    length_m: by_length && length.ok ? metresText(length.value) : undefined,
    count: counted && count.ok ? String(count.value) : undefined,
    indication: undefined,
  };
  if (price === null) return { ...known, result: words.on_request, note: words.on_request_note };
  const found =
    errors.length_error || errors.count_error
      ? null
      : indicate(price, { length_cm: length.ok ? length.value : 0, count: count.ok ? count.value : 1 });
  if (!found) return { ...known, result: null, note: words.incomplete[counted ? 'count' : 'length'] };
  const from = formatWholeEuro(found.from_cents);
  const result = words.from(from);
  return {
    ...known,
    result,
    indication: result,
    note:
      found.to_cents !== null && length.ok
        ? words.range_note(wholeFeet(length.value), from, formatWholeEuro(found.to_cents))
        : words.rate_note(priceText(subject.price)),
  };
}
