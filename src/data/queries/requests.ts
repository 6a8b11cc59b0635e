/** The requests of visitors as lists and details show them. They are synced to the devices of admins only. */
import type { Collection } from 'dexie';
import {
  ANSWERED_STATUSES,
  CONVERTIBLE_TABLES,
  type ConvertibleTable,
  type RequestStatus,
  type RequestTable,
  requestStatus,
} from '../../domain/leads/request-status.ts';
import type { CalendarMonth } from '../../domain/calendar-date.ts';
import {
  type AnswerFacts,
  answersByMonth,
  type AnswersOfMonth,
  isAwaitingAnswer,
} from '../../domain/leads/answer-time.ts';
import type {
  ContactRow,
  FoundingMemberRow,
  NewsletterSubscriptionRow,
} from '../../domain/rows.generated.ts';
import { comparePlain } from '../../lib/compare.ts';
import type { RowBadge } from '../changes/pending-changes.ts';
import type { AppDatabase } from '../database/database.ts';
import { personName } from '../entities/entity.ts';
import { badgesByRow } from './badges.ts';
import { rowsOf } from './related-rows.ts';
import { searchKeyOf } from './rows.ts';

/** A contact request, a founding member or a subscription to the newsletter. */
export interface RequestItem {
  readonly table: RequestTable;
  readonly id: string;
  readonly rev: number;
  /** The person's name; the address of a subscription. */
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** The service that was asked for, or the type of yacht of a founding member. */
  readonly subject: string | null;
  readonly boat_type: string | null;
  readonly message: string | null;
  /** The form of a contact request. */
  readonly form: string | null;
  /** Of a contact: whether a file came with it. */
  readonly has_attachment: boolean;
  /** No captcha vouches for a person. */
  readonly unchecked: boolean;
  /** Of a subscription: when it was confirmed, and with which words. */
  readonly consent: { readonly at: string; readonly text: string } | null;
  /** ISO 8601, by the server's clock. */
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly notes: string | null;
  /** One that this build does not know is the first of its table (C-010, C-011). */
  readonly status: RequestStatus;
  /** A person waits for an answer: by the status as this device has it, sent or not. */
  readonly awaits_answer: boolean;
  /** When the server took the answer; null while it waits, or was not told. */
  readonly answered_at: string | null;
  /** As the row has it. */
  readonly stored_status: string;
  /** The client it belongs to, who may be deleted by now. */
  readonly client_id: string | null;
  readonly badge: RowBadge;
  /** Holds a folded search text when the row is one of those meant (C-015). */
  readonly search_key: string;
}

type LeadRow = ContactRow | FoundingMemberRow | NewsletterSubscriptionRow;

const itemOf = (table: RequestTable, row: LeadRow, badge: RowBadge, search_key: string): RequestItem => {
  const { id, rev, email, unchecked, created_at, updated_at, notes } = row;
  const has_name = 'first_name' in row;
  const awaits_answer = isAwaitingAnswer(table, row.status);
  return {
    table,
    id,
    rev,
    email,
    unchecked,
    created_at,
    updated_at,
    notes,
    name: has_name ? personName(row.first_name, row.last_name) : email,
    phone: has_name ? row.phone : null,
    message: has_name ? row.message : null,
    subject: 'service' in row ? row.service : 'yacht_type' in row ? row.yacht_type : null,
    boat_type: 'boat_type' in row ? row.boat_type : null,
    form: 'form' in row ? row.form : null,
    has_attachment: 'attachment_url' in row && row.attachment_url !== null,
    consent: 'consent_text' in row ? { at: row.consented_at, text: row.consent_text } : null,
    status: requestStatus(table, row.status),
    stored_status: row.status,
    client_id: 'client_id' in row ? row.client_id : null,
    awaits_answer,
    answered_at: 'answered_at' in row && !awaits_answer ? row.answered_at : null,
    badge,
    search_key,
  };
};

/** Between these stand the statuses of requests that wait, in an index. */
const ANSWERED_IN_ORDER = ANSWERED_STATUSES.toSorted(comparePlain);

/**
 * The requests of a table that wait for an answer, as parts of the index of their status: of what was answered long ago nothing is read.
 * Dexie's `noneOf` goes by a cursor through each row that it leaves out.
 */
const waitingParts = (
  db: AppDatabase,
  table: ConvertibleTable,
): readonly Collection<ContactRow | FoundingMemberRow, string>[] =>
  [null, ...ANSWERED_IN_ORDER].map((after, index) => {
    const before = ANSWERED_IN_ORDER[index];
    const statuses = db.rows[table].where('status');
    if (after === null) return before === undefined ? db.rows[table].toCollection() : statuses.below(before);
    return before === undefined ? statuses.above(after) : statuses.between(after, before, false, false);
  });

/** The requests of a table that wait for an answer. */
export const waitingIn = async (
  db: AppDatabase,
  table: ConvertibleTable,
): Promise<readonly (ContactRow | FoundingMemberRow)[]> =>
  (await Promise.all(waitingParts(db, table).map(async (part) => await part.toArray()))).flat();

const leadRows = async (db: AppDatabase, table: RequestTable): Promise<readonly LeadRow[]> =>
  await db.rows[table].toArray();

const bornAt = ({ created_at }: RequestItem): number => Date.parse(created_at ?? '') || 0;

/**
 * Those that wait for an answer come first, the longest waiting of them on top: it is the most overdue, or has the least
 * time left. Then the others, the newest first (C-016).
 */
const byUrgency = (a: RequestItem, b: RequestItem): number =>
  Number(b.awaits_answer) - Number(a.awaits_answer) ||
  (a.awaits_answer ? bornAt(a) - bornAt(b) : bornAt(b) - bornAt(a)) ||
  (a.id < b.id ? 1 : -1);

/** All requests of a table, in the order in which they want attention. */
export const listRequests = async (db: AppDatabase, table: RequestTable): Promise<readonly RequestItem[]> => {
  const keyOf = searchKeyOf(table);
  const rows = await leadRows(db, table);
  const badges = await badgesByRow(db);
  return rows
    .map((row) => itemOf(table, row, badges.get(row.id) ?? 'none', keyOf({ ...row })))
    .toSorted(byUrgency);
};

/** One request; null when it is not on this device. */
export const getRequest = async (
  db: AppDatabase,
  table: RequestTable,
  id: string,
): Promise<RequestItem | null> => {
  const row: LeadRow | undefined = await db.rows[table].get(id);
  if (row === undefined) return null;
  const badges = await badgesByRow(db);
  return itemOf(table, row, badges.get(id) ?? 'none', '');
};

/** How many requests of each table wait for an answer, from the index alone; no subscription does. */
export const countWaitingRequests = async (
  db: AppDatabase,
): Promise<Readonly<Record<RequestTable, number>>> => {
  const count = async (table: ConvertibleTable): Promise<number> => {
    const counts = await Promise.all(waitingParts(db, table).map(async (part) => await part.count()));
    return counts.reduce((sum, of_part) => sum + of_part, 0);
  };
  return {
    contacts: await count('contacts'),
    founding_members: await count('founding_members'),
    newsletter_subscriptions: 0,
  };
};

/** The dashboard's figures of requests: those that wait for an answer, and the answers of some months. */
interface RequestFigures {
  /** Whether anybody has asked anything. */
  readonly has_any: boolean;
  /** Those that wait, by table. */
  readonly waiting: Readonly<Record<ConvertibleTable, readonly AnswerFacts[]>>;
  /** In the order that was asked for. */
  readonly months: readonly AnswersOfMonth[];
}

/** Reads the requests that wait and the kept answers of these months, and no request that was answered. */
export const requestFigures = async (
  db: AppDatabase,
  months: readonly CalendarMonth[],
): Promise<RequestFigures> => {
  const waitingOf = async (table: ConvertibleTable): Promise<readonly AnswerFacts[]> =>
    (await waitingIn(db, table)).map(({ created_at }) => ({
      created_at,
      awaits_answer: true,
      answered_at: null,
    }));
  const [contacts, founding_members, answers, ...counts] = await Promise.all([
    waitingOf('contacts'),
    waitingOf('founding_members'),
    rowsOf(db.rows.request_answers, 'month', months),
    ...CONVERTIBLE_TABLES.map(async (table) => await db.rows[table].count()),
  ]);
  return {
    has_any: counts.some((count) => count > 0),
    waiting: { contacts, founding_members },
    months: answersByMonth(answers, months),
  };
};

/** A request of either kind that was answered, and how long that took. */
export interface AnsweredRequest {
  readonly request: RequestItem;
  readonly took_ms: number;
}

/** The requests that were answered in a month, what took longest first: those that its median is the middle of. */
export const answersIn = async (
  db: AppDatabase,
  month: CalendarMonth,
): Promise<readonly AnsweredRequest[]> => {
  const answers = await db.rows.request_answers.where('month').equals(month).toArray();
  const rows: readonly (LeadRow | undefined)[] = await Promise.all(
    answers.map(async ({ table, id }) => await db.rows[table].get(id)),
  );
  return answers
    .flatMap(({ table, took_ms }, index) => {
      const row = rows[index];
      return row === undefined ? [] : [{ request: itemOf(table, row, 'none', ''), took_ms }];
    })
    .toSorted((a, b) => b.took_ms - a.took_ms || comparePlain(a.request.id, b.request.id));
};
