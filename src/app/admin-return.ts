/** What the sign-in remembers in the history entry: where to go afterwards. */
import * as v from 'valibot';
import { ADMIN_PATHS, isAdminPath } from '../admin-routes.ts';
import { routes } from '../routes.ts';

const schema = v.object({
  return_to: v.optional(v.string()),
  asked_by: v.optional(v.string()),
  start_with: v.optional(v.picklist(['sign_in', 'reset'])),
});

/** Keeps the requested address for after the sign-in, with the user who was there before, if any. */
export function signInState(
  asked: { readonly pathname: string; readonly search: string; readonly hash: string },
  asked_by: string | null = null,
): { readonly return_to: string; readonly asked_by?: string } {
  const return_to = `${asked.pathname}${asked.search}${asked.hash}`;
  return asked_by === null ? { return_to } : { return_to, asked_by };
}

/** Whether it is an address of this origin below /admin that shows a screen of a signed-in user. */
function isScreen(address: string): boolean {
  const path = /^[^?#]*/.exec(address)?.[0] ?? '';
  const outside: readonly string[] = [ADMIN_PATHS.sign_in, ADMIN_PATHS.password];
  return isAdminPath(path) && !outside.includes(path.replace(/\/+$/, ''));
}

/**
 * Reads it back for `user_id`; anything but an address of the admin's own application, or one that somebody else
 * was at (R-50: a shared tablet), leads to its beginning.
 */
export function readSignInState(
  state: unknown,
  user_id: string | null = null,
): {
  readonly return_to: string;
  readonly start_with: 'sign_in' | 'reset';
} {
  const parsed = v.safeParse(schema, state);
  const { return_to = '', asked_by, start_with = 'sign_in' } = parsed.success ? parsed.output : {};
  const is_own = asked_by === undefined || asked_by === user_id;
  return { return_to: isScreen(return_to) && is_own ? return_to : routes.adminStart(), start_with };
}
