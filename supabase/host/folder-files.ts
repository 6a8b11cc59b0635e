import { existsSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BuildFiles, type Compress, contentTypeOf, type ServedFile, servedFile } from './served-file.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page's last kilobyte may cost a round trip. The rest, where the build did not compress it, is not kept waiting. */
const PAGE_QUALITY = 11;
const QUALITY = 5;

const compress: Compress = async (encoding, bytes, content_type) => {
  const quality = content_type.startsWith('text/html') ? PAGE_QUALITY : QUALITY;
  const packed =
    encoding === 'br'
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await gzipped(bytes);
  return new Uint8Array(packed);
};

/** What the build laid beside a file (app/build/finish-build.ts), unless the file was changed after it. */
async function readCompressed(absolute: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const [file, beside] = await Promise.all([stat(absolute), stat(`${absolute}.br`).catch(() => null)]);
  if (beside === null || beside.mtimeMs < file.mtimeMs) return null;
  return new Uint8Array(await readFile(`${absolute}.br`));
}

async function readServedFile(absolute: string): Promise<ServedFile> {
  const plain = new Uint8Array(await readFile(absolute));
  const beside = await readCompressed(absolute);
  return await servedFile(plain, contentTypeOf(absolute), (encoding, bytes, content_type) =>
    encoding === 'br' && beside !== null ? Promise.resolve(beside) : compress(encoding, bytes, content_type),
  );
}

/** The files of a build in a folder; a changed file is read anew. */
export function folderFiles(folder: string): BuildFiles {
  const kept = new Map<string, { stamp: string; served: ServedFile }>();
  return {
    async take(file) {
      const absolute = path.join(folder, file);
      const found = await stat(absolute).catch(() => null);
      if (!found?.isFile()) return null;
      const stamp = `${found.mtimeMs}-${found.size}`;
      const known = kept.get(file);
      if (known?.stamp === stamp) return known.served;
      const served = await readServedFile(absolute);
      kept.set(file, { stamp, served });
      return served;
    },
    has(file) {
      const absolute = path.join(folder, file);
      return existsSync(absolute) && statSync(absolute).isFile();
    },
    made: (text, content_type) => servedFile(new TextEncoder().encode(text), content_type, compress),
  };
}
