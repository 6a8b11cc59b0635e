/**
 * The backup file: one JSON value a line, gzipped where the browser can. A header, then for each section lines with
 * some of its rows and a line that ends it with their count and checksum, then a last line: a file that was cut off
 * has none.
 */
import { STORAGE_PREFIX } from '../../brand.ts';
import * as v from 'valibot';
import { sha256Hex } from '../../lib/sha256.ts';

export const BACKUP_FILE = `${STORAGE_PREFIX}-backup`;
/** Raised when the file's shape changes; older builds refuse a higher one. */
export const BACKUP_FORMAT = 1;
/** Rows a line: few enough that no line holds up the page. */
export const ROWS_A_LINE = 500;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.pipe(v.string(), v.nonEmpty());
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const section = v.object({ name: text, rows: count });

/** The first line, as far as any build can read it. */
export const anyHeader = v.looseObject({ file: v.literal(BACKUP_FILE), format: count });

/** The first line: who made it, where and when, and how much to expect. */
export const backupHeader = v.object({
  file: v.literal(BACKUP_FILE),
  format: v.literal(BACKUP_FORMAT),
  company: text,
  app_version: text,
  /** Version of the device's database. */
  schema: count,
  user: v.object({ id: text, name: text, email: text, role: text }),
  /** Epoch of the server that the rows came from; null when the device had never fetched. */
  epoch: v.nullable(text),
  /** Device wall time, ISO 8601. */
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  /** In the order of the file; counted when it was begun. */
  sections: v.array(section),
});
export type BackupHeader = v.InferOutput<typeof backupHeader>;

/** Some rows of a section. */
export const rowsLine = v.object({ section: text, rows: v.array(v.unknown()) });
/** The end of a section: how many rows it had, and the checksum over its lines (`chainSha256`). */
export const endLine = v.object({ end: text, rows: count, sha256 });
/** The last line of every whole file. */
export const lastLine = v.object({ end_of_file: v.literal(true), sections: count });

/** The checksum of nothing. */
export const NO_LINES = '';

/**
 * The checksum of a section one line further: SHA-256 (hex) over the former checksum and the line. Browsers hash whole
 * texts only, and a section may be larger than memory.
 */
export const chainSha256 = (former: string, line: string): Promise<string> => sha256Hex(former + line);
