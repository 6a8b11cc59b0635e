/** What the sign-in remembers in the history entry: where to go afterwards. */
import * as v from 'valibot';
import { ADMIN_PATHS, routes } from '../routes.ts';

const schema = v.object({
  return_to: v.optional(v.string()),
  start_with: v.optional(v.picklist(['sign_in', 'reset'])),
});

/** Keeps the asked address for after the sign-in. */
export function signInState(asked: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): {
  readonly return_to: string;
} {
  return { return_to: `${asked.pathname}${asked.search}${asked.hash}` };
}

/** Reads it back; anything but an address of the admin's own application leads to its beginning. */
export function readSignInState(state: unknown): {
  readonly return_to: string;
  readonly start_with: 'sign_in' | 'reset';
} {
  const parsed = v.safeParse(schema, state);
  const { return_to = '', start_with = 'sign_in' } = parsed.success ? parsed.output : {};
  const is_ours = return_to === ADMIN_PATHS.app || /^\/admin\/blog-beheer\/?[?#]/.test(return_to);
  return { return_to: is_ours ? return_to : routes.adminApp({}), start_with };
}
