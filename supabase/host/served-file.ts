import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type InlineHashes, NO_INLINE } from './host-headers.ts';
import { inlineHashes } from './inline-hashes.ts';

export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export const COMPRESSIBLE = /^(text\/|application\/(json|manifest|rss|xml|wasm)|image\/svg)/;
export const SMALLEST_COMPRESSED_BYTES = 860;

export type Encoding = 'br' | 'gzip' | null;

/** A file of the built app, read once and compressed once for each encoding asked for. */
export interface ServedFile {
  readonly content_type: string;
  readonly etag: string;
  /** For the page's policy. */
  readonly inline: InlineHashes;
  readonly compressible: boolean;
  bytes(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page's last kilobyte may cost a round trip. The rest, where the build did not compress it, is not kept waiting. */
const PAGE_QUALITY = 11;
const QUALITY = 5;

const compress = async (
  encoding: 'br' | 'gzip',
  bytes: Uint8Array,
  content_type: string,
): Promise<Uint8Array> => {
  const quality = content_type.startsWith('text/html') ? PAGE_QUALITY : QUALITY;
  if (encoding === 'br')
    return await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return await gzipped(bytes);
};

/** Gives files of one folder; a changed file is read anew. */
export class FileCache {
  readonly #folder: string;
  readonly #files = new Map<string, { stamp: string; served: ServedFile }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** `file` is relative and already cleaned; null when there is no such file. */
  async take(file: string): Promise<ServedFile | null> {
    const absolute = path.join(this.#folder, file);
    const found = await stat(absolute).catch(() => null);
    if (!found?.isFile()) return null;
    const stamp = `${found.mtimeMs}-${found.size}`;
    const known = this.#files.get(file);
    if (known?.stamp === stamp) return known.served;
    const served = await readServedFile(absolute);
    this.#files.set(file, { stamp, served });
    return served;
  }
}

/** A text made for one request, as a file is served. */
export const servedText = (text: string, content_type: string): ServedFile =>
  asServed(new TextEncoder().encode(text), content_type);

async function readServedFile(absolute: string): Promise<ServedFile> {
  const content_type = CONTENT_TYPES[path.extname(absolute).toLowerCase()] ?? 'application/octet-stream';
  return asServed(new Uint8Array(await readFile(absolute)), content_type, await readCompressed(absolute));
}

/** What the build laid beside a file (app/build/finish-build.ts), unless the file was changed after it. */
async function readCompressed(absolute: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const [file, beside] = await Promise.all([stat(absolute), stat(`${absolute}.br`).catch(() => null)]);
  if (beside === null || beside.mtimeMs < file.mtimeMs) return null;
  return new Uint8Array(await readFile(`${absolute}.br`));
}

function asServed(
  plain: Uint8Array<ArrayBuffer>,
  content_type: string,
  beside: Uint8Array<ArrayBuffer> | null = null,
): ServedFile {
  const encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  const etag = hash('sha256', plain, 'base64url').slice(0, 22);
  return {
    content_type,
    etag,
    inline: content_type.startsWith('text/html') ? inlineHashes(new TextDecoder().decode(plain)) : NO_INLINE,
    compressible: COMPRESSIBLE.test(content_type) && plain.byteLength >= SMALLEST_COMPRESSED_BYTES,
    bytes(encoding) {
      if (encoding === null) return Promise.resolve(plain);
      if (encoding === 'br' && beside !== null) return Promise.resolve(beside);
      const known = encoded.get(encoding);
      if (known) return known;
      const made = compress(encoding, plain, content_type).then((bytes) => new Uint8Array(bytes));
      encoded.set(encoding, made);
      return made;
    },
  };
}
