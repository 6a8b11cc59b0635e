/** Statuses of what visitors sent; any may follow any, and an unknown one counts as the first (C-010, C-011, F-087). */

/** Of a contact request or founding member. */
export const LEAD_STATUSES = ['new', 'contacted', 'closed'] as const;

/** Of a subscription to the newsletter; mail goes to a literal 'active' only (F-085). */
export const NEWSLETTER_STATUSES = ['active', 'unsubscribed'] as const;

export type RequestStatus = (typeof LEAD_STATUSES)[number] | (typeof NEWSLETTER_STATUSES)[number];

/** The statuses of a person who waits for no answer: every other one, and one that this build does not know, waits. */
export const ANSWERED_STATUSES = LEAD_STATUSES.filter((status) => status !== 'new');

/** The statuses of each table, in the order they are offered in. */
export const REQUEST_STATUSES = {
  contacts: LEAD_STATUSES,
  founding_members: LEAD_STATUSES,
  newsletter_subscriptions: NEWSLETTER_STATUSES,
} as const;

export type RequestTable = keyof typeof REQUEST_STATUSES;

/** The tables of what visitors sent, in the order of their tabs. */
export const REQUEST_TABLES = ['contacts', 'founding_members', 'newsletter_subscriptions'] as const;

/** The status of a row as it is shown. */
export const requestStatus = (table: RequestTable, stored: string): RequestStatus =>
  REQUEST_STATUSES[table].find((known) => known === stored) ?? REQUEST_STATUSES[table][0];

/** What may become a client: requests of people, with a name and a number. */
export const CONVERTIBLE_TABLES = ['contacts', 'founding_members'] as const;
export type ConvertibleTable = (typeof CONVERTIBLE_TABLES)[number];

/** Whether a client can be made of a request of this table. */
export const isConvertible = (table: RequestTable): table is ConvertibleTable =>
  CONVERTIBLE_TABLES.some((known) => known === table);
