/** What the office changes of what visitors sent; apart from `leads.ts`, which every page with a form loads. */
import * as v from 'valibot';
import { choice, notesText } from '../fields.ts';

/** Statuses of a contact request or founding member; no order is enforced, and an unknown one counts as new (F-087). */
const LEAD_STATUSES = ['new', 'contacted', 'closed'] as const;

/** An unknown one is shown as active (F-085); mail goes to a literal 'active' only. */
const NEWSLETTER_STATUSES = ['active', 'unsubscribed'] as const;

/** Changed columns of a contact request or a founding member; a column that is not given stays untouched. */
export const leadEdit = v.partial(v.object({ status: choice(LEAD_STATUSES), notes: notesText }));

/** The same of a subscription to the newsletter. */
export const subscriptionEdit = v.partial(
  v.object({ status: choice(NEWSLETTER_STATUSES), notes: notesText }),
);
