import type { Connection } from '@supabase/lite';
import { CompiledQuery, type Kysely } from 'kysely';

/** Values a statement may be given. Objects go in as JSON text. */
type SqlValue = string | number | boolean | null;

/** Runs one statement and gives its rows. */
export type Query = <Row>(text: string, values?: readonly SqlValue[]) => Promise<Row[]>;

/** The claims of an access token, as PostgREST hands them to the database. */
export interface Claims {
  readonly role: string;
  readonly sub?: string;
  readonly [claim: string]: unknown;
}

/** The embedded PGlite or a real PostgreSQL, as the rest of this folder sees it. */
export interface Database {
  /** What @supabase/lite talks to. */
  readonly connection: Connection;
  readonly query: Query;
  /** One transaction; a throw rolls it back. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** A whole SQL file in one transaction; the file's own errors come out as they are. */
  run_file(text: string): Promise<void>;
  /** Hears NOTIFY on a channel until the database closes. */
  listen(channel: string, heard: (payload: string) => void): Promise<void>;
  /** The data directory as a tar archive; null where the engine cannot give one. */
  dump(): Promise<Blob | null>;
  close(): Promise<void>;
}

const queryOn =
  (kysely: Kysely<unknown>): Query =>
  async <Row>(text: string, values: readonly SqlValue[] = []) =>
    (await kysely.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;

/** The parts that are the same on both engines. */
export function databaseOn(
  connection: Connection,
  engine: Pick<Database, 'run_file' | 'listen' | 'dump' | 'close'>,
): Database {
  const kysely: Kysely<unknown> = connection.kysely;
  return {
    connection,
    query: queryOn(kysely),
    transaction: (work) => kysely.transaction().execute((trx) => work(queryOn(trx))),
    ...engine,
  };
}

/**
 * Makes the rest of a transaction run as the caller: the role, and both forms of the claims, because the
 * `auth.uid()` of hosted Supabase reads `request.jwt.claims` and older ones read `request.jwt.claim.sub`.
 */
export async function actAs(query: Query, claims: Claims): Promise<void> {
  await query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
            set_config('request.jwt.claim.role', $3, true), set_config('role', $3, true)`,
    [JSON.stringify(claims), claims.sub ?? '', claims.role],
  );
}
