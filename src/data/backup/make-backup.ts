import { STORAGE_PREFIX } from '../../brand.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { StoreFault } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { listDrafts } from '../drafts/stored-drafts.ts';
import { countRows } from '../queries/row-counts.ts';
import { faultOf } from '../database/storage-fault.ts';
import { DATABASE_VERSION } from '../database/database-name.ts';
import { SYNCED_TABLES, type SyncedTable } from '../tables.ts';
import {
  BACKUP_FILE,
  BACKUP_FORMAT,
  type BackupHeader,
  chainSha256,
  NO_LINES,
  ROWS_A_LINE,
} from './format.ts';

/** The company, the build and the user that make a backup. */
export type BackupMaker = Pick<BackupHeader, 'company' | 'app_version' | 'user'>;

export interface Progress {
  readonly done: number;
  readonly of: number;
}

export interface LongWork {
  readonly signal: AbortSignal;
  readonly on_progress: (progress: Progress) => void;
}

export type BackupError =
  | { readonly code: 'cancelled' }
  | { readonly code: 'storage'; readonly fault: StoreFault };

export interface MadeBackup {
  /** To be saved under. */
  readonly name: string;
  readonly content: Blob;
  readonly rows: number;
}

/** Rows of a table by id, some at a time; each part is a transaction, so that no other transaction waits long. */
async function* rowsOf(db: AppDatabase, table: SyncedTable): AsyncGenerator<readonly unknown[]> {
  let after = '';
  for (;;) {
    const rows = await db.rows[table].where('id').above(after).limit(ROWS_A_LINE).toArray();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.id;
  }
}

async function* inPieces(all: Promise<readonly unknown[]>): AsyncGenerator<readonly unknown[]> {
  const rows = await all;
  for (let from = 0; from < rows.length; from += ROWS_A_LINE) yield rows.slice(from, from + ROWS_A_LINE);
}

interface Section {
  readonly name: string;
  readonly expected: number;
  readonly pieces: () => AsyncGenerator<readonly unknown[]>;
}

const unsent = (name: string, expected: number, read: () => Promise<readonly unknown[]>): Section => ({
  name,
  expected,
  pieces: () => inPieces(read()),
});

async function sectionsOf(db: AppDatabase): Promise<readonly Section[]> {
  const [rows, counts, drafts] = await Promise.all([countRows(db), db.store.counts(), listDrafts(db)]);
  return [
    ...SYNCED_TABLES.map((table) => ({
      name: table,
      expected: rows.get(table) ?? 0,
      pieces: () => rowsOf(db, table),
    })),
    unsent('outbox', counts.pending, () => db.store.list_outbox()),
    unsent('rejected', counts.rejected, () => db.store.list_rejected()),
    unsent('drafts', drafts.length, async () => drafts),
  ];
}

async function* linesOf(
  header: BackupHeader,
  sections: readonly Section[],
  { signal, on_progress }: LongWork,
): AsyncGenerator<string> {
  const of = sections.reduce((sum, { expected }) => sum + expected, 0);
  let done = 0;
  on_progress({ done, of });
  yield `${JSON.stringify(header)}\n`;
  for (const { name, pieces } of sections) {
    let sha256 = NO_LINES;
    let rows = 0;
    for await (const piece of pieces()) {
      signal.throwIfAborted();
      const line = JSON.stringify({ section: name, rows: piece });
      sha256 = await chainSha256(sha256, line);
      rows += piece.length;
      done += piece.length;
      yield `${line}\n`;
      on_progress({ done, of: Math.max(of, done) });
    }
    if (rows === 0) sha256 = await chainSha256(NO_LINES, '');
    yield `${JSON.stringify({ end: name, rows, sha256 })}\n`;
  }
  yield `${JSON.stringify({ end_of_file: true, sections: sections.length })}\n`;
}

const streamOf = (lines: AsyncGenerator<string>): ReadableStream<string> =>
  new ReadableStream({
    async pull(controller) {
      const next = await lines.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });

const stamp_format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

const nameFor = (made_at: string, is_packed: boolean): string => {
  const stamp = stamp_format.format(Date.parse(made_at)).replaceAll(':', '').replace(' ', '-');
  return `${STORAGE_PREFIX}-back-up-${stamp}.jsonl${is_packed ? '.gz' : ''}`;
};

/**
 * Writes every synced row on this device and all unsent work into one file. It is streamed, so that a large database
 * neither fills the memory nor holds up the page. Errors: `cancelled` by the person, `storage` when the database fails.
 */
export const makeBackup = async (
  db: AppDatabase,
  maker: BackupMaker,
  work: LongWork,
): Promise<Result<MadeBackup, BackupError>> => {
  try {
    const [sections, { epoch }] = await Promise.all([sectionsOf(db), db.store.pull_state()]);
    const header: BackupHeader = {
      file: BACKUP_FILE,
      format: BACKUP_FORMAT,
      ...maker,
      schema: DATABASE_VERSION,
      epoch,
      made_at: new Date().toISOString(),
      sections: sections.map(({ name, expected }) => ({ name, rows: expected })),
    };
    const is_packed = typeof CompressionStream === 'function';
    let rows = 0;
    const counted: LongWork = {
      signal: work.signal,
      on_progress: (progress) => {
        rows = progress.done;
        work.on_progress(progress);
      },
    };
    const bytes = streamOf(linesOf(header, sections, counted)).pipeThrough(new TextEncoderStream());
    const content = await new Response(
      is_packed ? bytes.pipeThrough(new CompressionStream('gzip')) : bytes,
    ).blob();
    return ok({ name: nameFor(header.made_at, is_packed), content, rows });
  } catch (error) {
    if (work.signal.aborted) return err({ code: 'cancelled' });
    const fault = faultOf(error);
    if (fault === null) throw error;
    return err({ code: 'storage', fault });
  }
};
