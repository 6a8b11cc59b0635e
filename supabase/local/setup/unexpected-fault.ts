import { fault, type SetupFault } from './setup-settings.ts';

/** As Node, the driver of PostgreSQL and PostgreSQL itself say that the other side is not there, or left. */
const AWAY =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|EPROTO|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|CONNECTION_\w+|UND_ERR_\w+|08\w{3}|57P0\d)$/;
/** Of `fetch`, which ran out of time, and of the client of Supabase. */
const AWAY_NAMES = ['TimeoutError', 'AbortError', 'AuthRetryableFetchError', 'StorageUnknownError'];
const NO_RIGHT = '42501';

/** The code of a problem; '' where it has none. */
export const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem ? String(problem.code) : '';

/** Whether a problem, or its cause, is that the server gave no answer. */
export function isAway(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  return (
    AWAY.test(codeOf(problem)) ||
    AWAY_NAMES.includes(problem.name) ||
    problem.message === 'fetch failed' ||
    isAway(problem.cause)
  );
}

/** As decodeURIComponent, but text that it throws on stays as it is. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The first line of what a problem says, without the secrets that a command was given. */
function wordsOf(problem: unknown, secrets: readonly string[]): string {
  const [line = ''] = (problem instanceof Error ? problem.message : String(problem)).trim().split('\n');
  const passwords = secrets.filter((url) => URL.canParse(url)).map((url) => new URL(url).password);
  const hidden = [...secrets, ...passwords, ...passwords.map(unescaped)].filter(Boolean);
  return hidden.reduce((text, secret) => text.replaceAll(secret, '…'), line).replace(/\.$/, '');
}

/** What a command says of a problem that none of its steps knows: a sentence and a code, as of every other. */
export function unexpectedFault(
  command: 'setup' | 'restore',
  problem: unknown,
  secrets: readonly string[],
): { ok: false; error: SetupFault } {
  if (isAway(problem))
    return fault(
      'project_unreachable',
      'The project or its database stopped answering: run the command again when it answers, for what was done stays done.',
    );
  const words = wordsOf(problem, secrets);
  if (codeOf(problem) === NO_RIGHT)
    return fault(
      'database_rights_missing',
      `The user in DATABASE_URL may not do this (${words}): take the address of Connect, Session pooler, whose user is postgres.<ref>.`,
    );
  return fault(
    `${command}_failed`,
    `The ${command} ended with a problem that it has no answer to: ${words}.`,
  );
}
