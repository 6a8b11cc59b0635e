/** How long a person may wait for an answer, as the site promises (P-007, R-09). */
import { type CalendarMonth, dateAt, monthOf } from '../calendar-date.ts';
import { ANSWERED_STATUSES, type ConvertibleTable, type RequestTable } from './request-status.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const ANSWER_WITHIN_MS = 24 * HOUR_MS;
/** With less than this left, it is time to answer. */
const SOON_MS = 4 * HOUR_MS;

/** Whether a person still waits for an answer; a subscription to the newsletter asks for none. */
export const isAwaitingAnswer = (table: RequestTable, stored_status: string): boolean =>
  table !== 'newsletter_subscriptions' && !ANSWERED_STATUSES.some((answered) => answered === stored_status);

/** A time that is left or has passed, in whole units: minutes below an hour, days from two on. */
interface AnswerTime {
  readonly urgency: 'calm' | 'soon' | 'late';
  readonly count: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

/** What is left of the 24 hours since a request was stored, or how far past them it is; both times are the server's. */
export function answerTime(created_at: string, server_now_ms: number): AnswerTime {
  const left_ms = Date.parse(created_at) + ANSWER_WITHIN_MS - server_now_ms;
  const urgency = left_ms <= 0 ? 'late' : left_ms < SOON_MS ? 'soon' : 'calm';
  const size_ms = Math.abs(left_ms);
  if (size_ms < HOUR_MS)
    return { urgency, count: Math.max(1, Math.floor(size_ms / MINUTE_MS)), unit: 'minute' };
  const hours = Math.floor(size_ms / HOUR_MS);
  return hours < 48
    ? { urgency, count: hours, unit: 'hour' }
    : { urgency, count: Math.floor(hours / 24), unit: 'day' };
}

/** Of a request, what the promise is about. */
export interface AnswerFacts {
  /** ISO 8601, by the server's clock, as `answered_at` is; a device that made it up has none. */
  readonly created_at: string | null;
  readonly awaits_answer: boolean;
  /** When the server took the first status other than new; null while it waits, or was not told. */
  readonly answered_at: string | null;
}

/** Whether the promised 24 hours have passed without an answer. */
export const isLate = ({ awaits_answer, created_at }: AnswerFacts, server_now_ms: number): boolean =>
  awaits_answer && created_at !== null && answerTime(created_at, server_now_ms).urgency === 'late';

/** In which month a request was answered, in Amsterdam, and after how long. */
export interface Answer {
  readonly month: CalendarMonth;
  readonly took_ms: number;
}

/** The answer of a request that waits no longer; null while one of its times is unknown. */
export const answerOf = ({
  created_at,
  answered_at,
}: Pick<AnswerFacts, 'created_at' | 'answered_at'>): Answer | null => {
  const [from_ms, to_ms] = [Date.parse(created_at ?? ''), Date.parse(answered_at ?? '')];
  if (!Number.isFinite(from_ms) || !Number.isFinite(to_ms)) return null;
  return { month: monthOf(dateAt(to_ms)), took_ms: Math.max(0, to_ms - from_ms) };
};

/** The month in which a request was answered; null while that is unknown. */
export const answeredMonth = (facts: AnswerFacts): CalendarMonth | null => answerOf(facts)?.month ?? null;

/** The middle one of some numbers, or the mean of the two in the middle; null of none. */
export const median = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** How the requests of a month were answered, by the month of the answer: what a month shows never changes afterwards. */
export interface AnswersOfMonth {
  readonly month: CalendarMonth;
  /** Null where none was answered. */
  readonly median_ms: number | null;
  /** How many were answered, by table. */
  readonly answered: Readonly<Record<ConvertibleTable, number>>;
}

/** The answers of some months, in the order in which the months were asked for. */
export function answersByMonth(
  answers: readonly (Answer & { readonly table: ConvertibleTable })[],
  months: readonly CalendarMonth[],
): readonly AnswersOfMonth[] {
  const by_month = Map.groupBy(answers, ({ month }) => month);
  return months.map((month) => {
    const of_month = by_month.get(month) ?? [];
    const answeredOf = (wanted: ConvertibleTable): number =>
      of_month.filter(({ table }) => table === wanted).length;
    return {
      month,
      median_ms: median(of_month.map(({ took_ms }) => took_ms)),
      answered: { contacts: answeredOf('contacts'), founding_members: answeredOf('founding_members') },
    };
  });
}
