import { check, literal, minLength, object, parse, pipe, string, union, url } from 'valibot';

const environment = object({
  supabase_url: union([literal(''), pipe(string(), url())]),
  publishable_key: pipe(
    string(),
    minLength(1),
    check((key) => !key.startsWith('sb_secret_'), 'a secret key may not reach a browser'),
  ),
});

/** Where the backend is and with which public key. */
export interface AppEnvironment {
  /** Origin without trailing slash, such as https://abc.supabase.co. */
  readonly supabase_url: string;
  readonly publishable_key: string;
}

/** Checks what the build put in; throws when it makes no sense. An empty address means the given origin. */
export function readEnvironment(
  given: { readonly supabase_url: string; readonly publishable_key: string },
  origin: string,
): AppEnvironment {
  const parsed = parse(environment, given);
  return {
    supabase_url: (parsed.supabase_url || origin).replace(/\/+$/, ''),
    publishable_key: parsed.publishable_key,
  };
}
