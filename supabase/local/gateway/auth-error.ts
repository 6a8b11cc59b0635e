import { json } from '../../host/answers.ts';

/** An error in the form supabase-js's auth client reads: it decides by `code`. */
export function authError(status: number, code: string, message: string): Response {
  return json(status, { code, error_code: code, msg: message }, { 'x-sb-error-code': code });
}
