/** What the office does to the people who work here, for admins: `staff_accounts`, `change_staff` and the function `invite-staff`. */
import * as v from 'valibot';
import type { Role } from '../domain/rights.ts';
import {
  INVITATION_RESULTS,
  type InvitationResult,
  type StaffInvitation,
} from '../domain/staff-invitation.ts';
import type { Result } from '../lib/result.ts';
import { type CallError, type CallOptions, createFunctionCall, createServerCall } from './call-function.ts';

/** What a device does not know of a colleague. */
export interface StaffAccount {
  readonly user_id: string;
  readonly email: string | null;
  /** False: invited, and not seen yet. */
  readonly has_signed_in: boolean;
}

const CHANGES = ['changed', 'unknown', 'last_admin'] as const;
/** `last_admin`: one admin who may work has to stay; `unknown`: no member of the staff has that id. */
type StaffChangeResult = (typeof CHANGES)[number];

export interface StaffCalls {
  readonly accounts: () => Promise<Result<readonly StaffAccount[], CallError>>;
  change(
    user_id: string,
    to: { readonly role: Role } | { readonly disabled: boolean },
  ): Promise<Result<StaffChangeResult, CallError>>;
  invite(invitation: StaffInvitation): Promise<Result<InvitationResult, CallError>>;
}

const accounts = v.array(
  v.object({ user_id: v.string(), email: v.nullable(v.string()), has_signed_in: v.boolean() }),
);
const invited = v.object({ result: v.picklist(INVITATION_RESULTS) });

/** The calls of one signed-in admin. None rejects. */
export function createStaffCalls(options: CallOptions): StaffCalls {
  const listed = createFunctionCall(options, 'staff_accounts', accounts);
  const changed = createFunctionCall(options, 'change_staff', v.picklist(CHANGES));
  const invitedBy = createServerCall(options, invited, (invitation: StaffInvitation) => ({
    path: '/functions/v1/invite-staff',
    body: { ...invitation },
  }));
  return {
    accounts: () => listed({}),
    change: (user_id, to) =>
      changed({ p_user: user_id, ...('role' in to ? { p_role: to.role } : { p_disabled: to.disabled }) }),
    async invite(invitation) {
      const answer = await invitedBy(invitation);
      return answer.ok ? { ok: true, value: answer.value.result } : answer;
    },
  };
}
