import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);
const IS_TEXT = /\.(?:html|js|css|json)$/;

/**
 * Lays `<file>.br` beside each text of a first visit, as small as brotli gets it: that takes seconds, so a host cannot
 * do it while a visitor waits. Paths are relative to `folder`.
 */
export async function compressKept(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files
      .filter((file) => IS_TEXT.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        await writeFile(`${path}.br`, await brotli(await readFile(path)));
      }),
  );
}
