import * as v from 'valibot';
import {
  anyHeader,
  BACKUP_FORMAT,
  type BackupHeader,
  backupHeader,
  chainSha256,
  endLine,
  lastLine,
  NO_LINES,
  rowsLine,
} from './format.ts';

/**
 * Why a file is no backup to work with: `foreign` is something else altogether, `newer` was made by a later build,
 * `damaged` fails its checksums or cannot be unpacked, `incomplete` was cut off.
 */
export type BackupFault = 'foreign' | 'newer' | 'damaged' | 'incomplete';

/** Thrown while reading; `readBackup`'s callers turn it into a value. */
export class BackupFileError extends Error {
  readonly fault: BackupFault;
  constructor(fault: BackupFault) {
    super(`backup file: ${fault}`);
    this.name = 'BackupFileError';
    this.fault = fault;
  }
}

const GZIP_MAGIC = [0x1f, 0x8b] as const;

/** The file's text, unpacked when it was packed. */
async function textOf(file: Blob): Promise<ReadableStream<string>> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const is_packed = GZIP_MAGIC.every((byte, index) => start[index] === byte);
  if (is_packed && typeof DecompressionStream !== 'function') throw new BackupFileError('foreign');
  const bytes = is_packed ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  return bytes.pipeThrough(new TextDecoderStream());
}

async function* linesIn(text: ReadableStream<string>): AsyncGenerator<string> {
  const reader = text.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupFileError('damaged');
  }
}

function headerOf(line: string): BackupHeader {
  let found: unknown;
  try {
    found = JSON.parse(line);
  } catch {
    throw new BackupFileError('foreign');
  }
  const any = v.safeParse(anyHeader, found);
  if (!any.success) throw new BackupFileError('foreign');
  if (any.output.format > BACKUP_FORMAT) throw new BackupFileError('newer');
  const header = v.safeParse(backupHeader, found);
  if (!header.success) throw new BackupFileError('damaged');
  return header.output;
}

type BackupPart =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'rows'; readonly section: string; readonly rows: readonly unknown[] };

interface OpenSection {
  readonly name: string;
  rows: number;
  sha256: string;
}

/** Holds a section's end against what was read of it. */
async function checkEnd(open: OpenSection | null, end: v.InferOutput<typeof endLine>): Promise<void> {
  const read = open ?? { name: end.end, rows: 0, sha256: await chainSha256(NO_LINES, '') };
  if (read.name !== end.end || read.rows !== end.rows || read.sha256 !== end.sha256) {
    throw new BackupFileError('damaged');
  }
}

/**
 * Reads a backup from front to back: the header first, then rows as they come. Only a reader that came to the end
 * without a throw knows that the whole file is sound. Throws BackupFileError.
 */
export async function* readBackup(file: Blob): AsyncGenerator<BackupPart> {
  let header: BackupHeader | null = null;
  let open: OpenSection | null = null;
  let ended_sections = 0;
  let is_whole = false;
  try {
    for await (const line of linesIn(await textOf(file))) {
      if (header === null) {
        header = headerOf(line);
        yield { kind: 'header', header };
        continue;
      }
      const found = parsed(line);
      const rows = v.safeParse(rowsLine, found);
      if (rows.success) {
        const { section } = rows.output;
        open ??= { name: section, rows: 0, sha256: NO_LINES };
        if (open.name !== section) throw new BackupFileError('damaged');
        open.rows += rows.output.rows.length;
        open.sha256 = await chainSha256(open.sha256, line);
        yield { kind: 'rows', ...rows.output };
        continue;
      }
      const end = v.safeParse(endLine, found);
      if (end.success) {
        await checkEnd(open, end.output);
        open = null;
        ended_sections += 1;
        continue;
      }
      const last = v.safeParse(lastLine, found);
      if (!last.success || open !== null || last.output.sections !== ended_sections) {
        throw new BackupFileError('damaged');
      }
      is_whole = true;
    }
  } catch (error) {
    if (error instanceof BackupFileError) throw error;
    // Unpacking or decoding failed: before the header it was never ours.
    throw new BackupFileError(header === null ? 'foreign' : 'damaged');
  }
  if (header === null) throw new BackupFileError('foreign');
  if (!is_whole) throw new BackupFileError('incomplete');
}
