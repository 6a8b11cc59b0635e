import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const TESTS_DIR = join(import.meta.dirname, '../../supabase/tests');
const TAR_BLOCK_BYTES = 512;

/** One pgTAP assertion: `name` is its text, `detail` what pgTAP says of a failure. */
interface TapResult {
  readonly name: string;
  readonly passed: boolean;
  readonly detail: string;
}

/** Runs a script and answers the first column of every row of every statement, in order. */
type RunScript = (script: string) => Promise<readonly string[]>;

/**
 * The script that gives a database pgTAP in schema `extensions`, where hosted Supabase has it too.
 * Run it before the migrations: they take EXECUTE on later functions away from everyone.
 */
export async function pgtapScript(): Promise<string> {
  const archive = new URL('../pgtap.tar.gz', import.meta.resolve('@electric-sql/pglite/pgtap'));
  const sql = untar(gunzipSync(await readFile(archive)), /\/pgtap--\d+\.\d+\.\d+\.sql$/);
  return `
    create schema if not exists extensions;
    grant usage on schema extensions to public;
    set search_path = extensions, public;
    ${sql}
    reset search_path;
    do $$ begin
      execute format('alter database %I set search_path = "$user", public, extensions', current_database());
    end $$;
    set search_path = "$user", public, extensions;`;
}

/** The test files: `00-fixtures` comes first and stays; the others roll back, so their order is of no account. */
export async function tapFiles(): Promise<readonly { readonly name: string; readonly script: string }[]> {
  const names = (await readdir(TESTS_DIR)).filter((name) => name.endsWith('.test.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, script: await readFile(join(TESTS_DIR, name), 'utf8') })),
  );
}

/** Runs one file. An SQL error, a wrong plan or a missing assertion is a failed result too, never silence. */
export async function runTap(run: RunScript, script: string): Promise<readonly TapResult[]> {
  let lines: readonly string[];
  try {
    lines = await run(script);
  } catch (error) {
    await run('rollback');
    await run('discard temp');
    return [{ name: 'the file runs to its end', passed: false, detail: String(error) }];
  }
  // What pgTAP keeps in temporary tables of the session would be in the way of the next file.
  await run('discard temp');
  const results: TapResult[] = [];
  const notes: string[] = [];
  let planned: number | null = null;
  let in_order = true;
  for (const line of lines.flatMap((text) => text.split('\n'))) {
    const assertion = /^(not )?ok (\d+)(?: - (.*))?$/.exec(line);
    const plan = /^1\.\.(\d+)$/.exec(line);
    if (assertion !== null) {
      results.push({ name: assertion[3] ?? '', passed: assertion[1] === undefined, detail: '' });
      in_order &&= Number(assertion[2]) === results.length;
    } else if (plan !== null) planned = Number(plan[1]);
    else if (line.startsWith('#')) {
      notes.push(line);
      const last = results.at(-1);
      if (last !== undefined && !last.passed)
        results[results.length - 1] = { ...last, detail: `${last.detail}\n${line}` };
    }
  }
  results.push({
    name: `runs the ${planned ?? 'unknown number of'} planned assertions`,
    passed: in_order && planned === results.length,
    detail: `planned ${planned}, ran ${results.length}\n${notes.join('\n')}`,
  });
  return results;
}

/** The text of the archive's one file whose path matches. */
function untar(archive: Buffer, wanted: RegExp): string {
  for (let offset = 0; offset + TAR_BLOCK_BYTES <= archive.length; ) {
    const header = archive.subarray(offset, offset + TAR_BLOCK_BYTES);
    const name = header.toString('utf8', 0, 100).replace(/\0.*$/, '');
    const size_bytes = Number.parseInt(header.toString('utf8', 124, 136), 8) || 0;
    const start = offset + TAR_BLOCK_BYTES;
    if (wanted.test(`/${name}`)) return archive.toString('utf8', start, start + size_bytes);
    offset = start + Math.ceil(size_bytes / TAR_BLOCK_BYTES) * TAR_BLOCK_BYTES;
  }
  throw new Error(`the archive holds no ${wanted.source}`);
}

/** `postgres` answers one row list for one statement and a list of row lists for several. */
export function firstColumns(answer: unknown): string[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((entry: unknown) => {
    if (Array.isArray(entry)) return firstColumns(entry);
    const value: unknown = typeof entry === 'object' && entry !== null ? Object.values(entry)[0] : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}
