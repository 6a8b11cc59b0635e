import { isLoopback } from '../gateway/loopback.ts';
import type { Database } from './database.ts';

/** Said to people as it is: a start fills a database with demo data and public passwords, so it takes none but its own. */
export class NotOurDatabase extends Error {
  override readonly name = 'NotOurDatabase';
}

const refused = (what: string): NotOurDatabase =>
  new NotOurDatabase(
    `${what}, and a start would fill it with demo data and public passwords: nothing was changed in it. Start without DATABASE_URL.`,
  );

/**
 * Refuses the address of a database on another machine. Operators have that of their project in DATABASE_URL, for commands that
 * mean it.
 */
export function requireLocalDatabase(database_url: string): void {
  const hosts = URL.canParse(database_url) ? new URL(database_url).hostname.split(',') : [];
  if (hosts.length === 0 || !hosts.every(isLoopback))
    throw refused('DATABASE_URL is not a database of this machine');
}

/**
 * Refuses the database of a hosted project, which a tunnel may bring to an address of this machine: a role of the platform says
 * what it is.
 */
export async function requireNoProject(database: Database): Promise<void> {
  const found = await database.query(`select rolname from pg_roles where rolname = 'supabase_admin'`);
  if (found.length > 0) throw refused('DATABASE_URL is the database of a Supabase project');
}
