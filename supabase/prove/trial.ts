import { randomBytes, randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';

/** What does not hold, in words for the person who reads the line. Anything else that is thrown is a fault of the trial. */
export class NotSo extends Error {
  override readonly name = 'NotSo';
}

export interface Project {
  /** Without a slash at the end. */
  readonly url: string;
  readonly publishable_key: string;
  readonly secret_key: string;
  /** Where visitors find the site, without a slash at the end; null: it is not asked. */
  readonly site: string | null;
}

const TIMEOUT_MS = 20_000;

/** An unmodified supabase-js, as a device has it; a project that does not answer is not waited for without end. */
function connect({ url }: Project, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    },
  });
}

/** The refusal of a call as one line. */
export const said = (error: { readonly message: string; readonly code?: string | undefined }): string =>
  [error.code, error.message].filter(Boolean).join(' ').slice(0, 200);

/** The value that a call answered. */
export function answered<T>(
  what: string,
  answer: { readonly data: T; readonly error: { readonly message: string; readonly code?: string } | null },
): NonNullable<T> {
  if (answer.error !== null) throw new NotSo(`${what}: ${said(answer.error)}`);
  if (answer.data === null || answer.data === undefined) throw new NotSo(`${what}: no answer`);
  return answer.data;
}

const result = v.object({
  status: v.string(),
  dup: v.boolean(),
  code: v.optional(v.string()),
  row: v.nullish(v.record(v.string(), v.unknown())),
});
export type PushResult = v.InferOutput<typeof result>;
const reply = v.object({ results: v.array(result) });

interface Change {
  readonly op: 'put' | 'patch' | 'delete';
  readonly table: string;
  readonly row_id: string;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly bases?: Readonly<Record<string, number>>;
}

/** A device that pushes: it counts its own changes, and the project knows it by an id. */
export class ProvingDevice {
  readonly client_id = randomUUID();
  #seq = 0;
  readonly #user: SupabaseClient;

  constructor(user: SupabaseClient) {
    this.#user = user;
  }

  /** A change as the queue of a device keeps it: the same one may be sent again. */
  change(asked: Change): Readonly<Record<string, unknown>> {
    this.#seq += 1;
    const own = { id: randomUUID(), seq: this.#seq, epoch: null, app_version: 'prove' };
    return { bases: {}, set: {}, ...asked, ...own };
  }

  /** Sends changes; answers what became of each. */
  async push(...changes: readonly Readonly<Record<string, unknown>>[]): Promise<readonly PushResult[]> {
    const params = { p_client: this.client_id, p_schema: 1, p_mutations: changes };
    const data: unknown = answered('sync_push', await this.#user.rpc('sync_push', params));
    return v.parse(reply, data).results;
  }
}

/** One thing that has to hold of a project. Answers what it found in a few words; throws NotSo where it does not hold. */
export interface Check {
  readonly name: string;
  readonly run: (trial: Trial) => Promise<string>;
  /** It is about the host of the site, which is asked only where the run was told of one. */
  readonly needs_site?: true;
}

interface Undo {
  readonly what: string;
  readonly undo: () => Promise<void>;
}

/** One run against a project: who takes part, what it is called there, and how all of it is taken away again. */
export class Trial {
  /** Begins every name that the run writes. */
  readonly prefix = `prove-${randomBytes(4).toString('hex')}`;
  /** The e-mail address that the run writes everywhere; it reaches nobody. */
  readonly email = `${this.prefix}@example.com`;
  readonly project: Project;
  readonly service: SupabaseClient;
  readonly visitor: SupabaseClient;
  #people: { readonly admin: SupabaseClient; readonly guest: SupabaseClient } | null = null;
  readonly #undo: Undo[] = [];
  #ending: Promise<readonly string[]> | null = null;

  constructor(project: Project) {
    this.project = project;
    this.service = connect(project, project.secret_key);
    this.visitor = connect(project, project.publishable_key);
  }

  /** Notes how something is taken away, before it is made: its answer may be lost. */
  willUndo(what: string, undo: () => Promise<void>): void {
    this.#undo.push({ what, undo });
  }

  /** Makes an account that may sign in and signs it in. */
  async makePerson(name: string): Promise<{ readonly id: string; readonly client: SupabaseClient }> {
    const email = `${this.prefix}-${name}@example.com`;
    const password = randomBytes(24).toString('base64url');
    const id = randomUUID();
    this.willUndo(`the account ${email}`, async () => {
      const { error } = await this.service.auth.admin.deleteUser(id);
      if (error !== null && error.code !== 'user_not_found') throw new NotSo(said(error));
    });
    const made = await this.service.auth.admin.createUser({ id, email, password, email_confirm: true });
    if (made.error !== null) throw new NotSo(`an account could not be made: ${said(made.error)}`);
    const client = connect(this.project, this.project.publishable_key);
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error !== null) throw new NotSo(`an account that was just made cannot sign in: ${said(error)}`);
    return { id, client };
  }

  peopleAre(people: { readonly admin: SupabaseClient; readonly guest: SupabaseClient }): void {
    this.#people = people;
  }

  get people(): { readonly admin: SupabaseClient; readonly guest: SupabaseClient } {
    if (this.#people === null) throw new NotSo('nobody is signed in');
    return this.#people;
  }

  /** The rev of a row, and whether it was deleted; null when it is not there. */
  async revOf(
    table: string,
    id: string,
  ): Promise<{ readonly rev: number; readonly is_deleted: boolean } | null> {
    const found: unknown = answered(
      table,
      await this.people.admin.from(table).select('rev,deleted_at').eq('id', id),
    );
    const [row] = v.parse(v.array(v.object({ rev: v.number(), deleted_at: v.nullable(v.string()) })), found);
    return row === undefined ? null : { rev: row.rev, is_deleted: row.deleted_at !== null };
  }

  /** Deletes a row as a device of the admin does, which takes its values everywhere. */
  async deleteRow(table: string, row_id: string): Promise<void> {
    const now = await this.revOf(table, row_id);
    if (now === null || now.is_deleted) return;
    const device = new ProvingDevice(this.people.admin);
    const bases = { '*': now.rev };
    const [deleted] = await device.push(device.change({ op: 'delete', table, row_id, bases }));
    if (deleted?.status !== 'applied')
      throw new NotSo(`${table} ${row_id} was not deleted: ${deleted?.status} ${deleted?.code ?? ''}`);
  }

  /** Deletes everything that the run made, the newest first, and answers what stayed and why. A second call gives the answer of the first. */
  end(): Promise<readonly string[]> {
    this.#ending ??= this.#takeAway();
    return this.#ending;
  }

  async #takeAway(): Promise<readonly string[]> {
    const left: string[] = [];
    for (const { what, undo } of this.#undo.toReversed())
      try {
        await undo();
      } catch (fault) {
        left.push(`${what}: ${fault instanceof Error ? fault.message : String(fault)}`);
      }
    return left;
  }
}
