/** What the office changes of what visitors sent; apart from `leads.ts`, which every page with a form loads. */
import * as v from 'valibot';
import { choice, notesText } from '../fields.ts';
import { LEAD_STATUSES, NEWSLETTER_STATUSES } from './request-status.ts';

/** Changed columns of a contact request or a founding member; a column that is not given stays untouched. */
export const leadEdit = v.partial(
  v.object({
    status: choice(LEAD_STATUSES),
    notes: notesText,
    client_id: v.nullable(v.pipe(v.string(), v.uuid())),
  }),
);

/** The same of a subscription to the newsletter. */
export const subscriptionEdit = v.partial(
  v.object({ status: choice(NEWSLETTER_STATUSES), notes: notesText }),
);
