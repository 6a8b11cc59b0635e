/** Who is invited to work here: read by the form and by the function that sends the mail. */
import * as v from 'valibot';
import { choice, requiredEmail, requiredText } from './fields.ts';
import { ROLES } from './rows.generated.ts';

export const staffInvitation = v.object({
  name: requiredText(),
  email: v.pipe(requiredEmail, v.toLowerCase()),
  role: choice(ROLES),
});

export type StaffInvitation = v.InferOutput<typeof staffInvitation>;

/** What became of an invitation; `has_account`: the address signs in already, without being on the staff. */
export const INVITATION_RESULTS = ['invited', 'already_staff', 'has_account', 'rate_limited'] as const;
export type InvitationResult = (typeof INVITATION_RESULTS)[number];
