/** Who may do what on a device. The server holds everyone to it; a screen asks so that it offers nothing in vain. */
import { RIGHTS, type ROLES } from './rows.generated.ts';

/** The roles of staff. */
export type Role = (typeof ROLES)[number];
export type Person = { readonly role: Role };

/** A table, what else `private.rights` names, or 'storage/<bucket>'. */
type Subject = keyof (typeof RIGHTS)[Role];
export type Action = {
  [R in Role]: { [S in Subject]: (typeof RIGHTS)[R][S][number] }[Subject];
}[Role];

/** An action on a subject that a screen or a value asks for. */
export interface NeededRight {
  readonly action: Action;
  readonly on: Subject;
}

/**
 * Whether the server lets this person do it, by `private.rights` (supabase/policies.md).
 * @param subject a name written in the code has to be one that exists; any other text may be an unknown table
 */
export const may = <Name extends string>(
  { role }: Person,
  action: Action,
  subject: string extends Name ? Name : Name & Subject,
): boolean => {
  const of_role: Readonly<Record<string, readonly string[] | undefined>> = RIGHTS[role];
  return of_role[subject]?.includes(action) ?? false;
};

/** What no table of the server stands for, and the roles that are offered it. */
const CAPABILITIES = {
  /** Saves all rows of this device as a file and puts rows back from one. */
  back_up: ['admin'],
  /** Saves a list as a file for a spreadsheet. */
  export_lists: ['admin'],
  /** May finish the restore of a database, and so is shown how. */
  settle_restore: ['admin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** Whether this person is offered something that is about no table. */
export const can = ({ role }: Person, capability: keyof typeof CAPABILITIES): boolean => {
  const roles: readonly Role[] = CAPABILITIES[capability];
  return roles.includes(role);
};
