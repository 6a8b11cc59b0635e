import type { Connection } from '@supabase/lite';

/** Classes whose SQLSTATE @supabase/lite passes on by itself, with the status PostgREST gives. */
const KEPT = /^(PT|PGRST|21|22|42|53|55|25006|23502|23503|23505)/;

/** The status PostgREST answers for a SQLSTATE that @supabase/lite turns into its own 'SUP'. */
export function restStatus(sqlstate: string): number {
  if (sqlstate === '40001' || sqlstate === '40P01') return 500;
  if (sqlstate === '57014') return 500;
  if (sqlstate === 'P0001') return 400;
  switch (sqlstate.slice(0, 2)) {
    case '08':
    case '57':
      return 503;
    case '09':
    case '25':
    case '2D':
    case '38':
    case '39':
    case '3B':
    case '40':
    case '54':
    case '58':
    case 'F0':
    case 'HV':
    case 'P0':
    case 'XX':
      return 500;
    case '28':
    case '0L':
    case '0P':
      return 403;
    default:
      return 400;
  }
}

interface DatabaseFault {
  readonly code: string;
  readonly message: string;
  readonly detail?: string | null;
  readonly hint?: string | null;
}

const isDatabaseFault = (fault: unknown): fault is DatabaseFault =>
  typeof fault === 'object' &&
  fault !== null &&
  'code' in fault &&
  typeof fault.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(fault.code) &&
  'message' in fault &&
  typeof fault.message === 'string';

/** A statement the database refused: an answer for the caller, not a crash. */
class Refusal {
  readonly code: string;
  readonly message: string;
  readonly detail: string | null;
  readonly hint: string | null;

  constructor(code: string, message: string, detail: string | null, hint: string | null) {
    this.code = code;
    this.message = message;
    this.detail = detail;
    this.hint = hint;
  }
}

let is_quiet = false;

const isGone = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ECONNRESET';

/** @supabase/lite prints refusals and callers who hung up as errors; they are part of a normal day. */
function printNoEverydayFaults(): void {
  if (is_quiet) return;
  is_quiet = true;
  const print = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    const is_everyday = values.length === 1 && (values[0] instanceof Refusal || isGone(values[0]));
    if (!is_everyday) print(...values);
  };
}

/**
 * Gives database errors the code and status that PostgREST would. @supabase/lite answers 500 'SUP' for what
 * it does not know (check constraints, `raise exception`, serialization failures …), and a device must decide
 * by the SQLSTATE. The way in is PostgREST's own: an error with code 'PGRST' carries its answer as JSON.
 */
export function keepSqlstates(connection: Connection): void {
  printNoEverydayFaults();
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (fault: unknown) => {
    const known = normalize(fault);
    if (!isDatabaseFault(known)) return known;
    const { code, message } = known;
    const details = known.detail ?? null;
    const hint = known.hint ?? null;
    if (KEPT.test(code)) return new Refusal(code, message, details, hint);
    return new Refusal(
      'PGRST',
      JSON.stringify({ code, message, details, hint }),
      JSON.stringify({ status: restStatus(code), headers: {} }),
      null,
    );
  };
}
