import { sha256Hex } from '../../src/lib/sha256.ts';
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

/** The files of a build, wherever they lie: in a folder (folder-files.ts), or with a platform (edge-site.ts). */
export interface BuildFiles {
  /** `file` is relative and already cleaned; null when there is no such file. */
  take(file: string): Promise<ServedFile | null>;
  has(file: string): boolean;
  /** A text made for one request, as a file is served. */
  made(text: string, content_type: string): Promise<ServedFile>;
}

/** Compresses what is served. */
export type Compress = (
  encoding: 'br' | 'gzip',
  bytes: Uint8Array<ArrayBuffer>,
  content_type: string,
) => Promise<Uint8Array<ArrayBuffer>>;

const SIGNS_OF_ETAG = 32;

/** The type of a file, by the ending of its name. */
export const contentTypeOf = (file: string): string =>
  CONTENT_TYPES[/\.\w+$/.exec(file)?.[0].toLowerCase() ?? ''] ?? 'application/octet-stream';

/** Bytes as they are served; without `compress` the proxy or platform in front of the host compresses. */
export async function servedFile(
  plain: Uint8Array<ArrayBuffer>,
  content_type: string,
  compress: Compress | null,
): Promise<ServedFile> {
  const encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  const is_page = content_type.startsWith('text/html');
  return {
    content_type,
    etag: (await sha256Hex(plain)).slice(0, SIGNS_OF_ETAG),
    inline: is_page ? await inlineHashes(new TextDecoder().decode(plain)) : NO_INLINE,
    compressible:
      compress !== null && COMPRESSIBLE.test(content_type) && plain.byteLength >= SMALLEST_COMPRESSED_BYTES,
    bytes(encoding) {
      if (encoding === null || compress === null) return Promise.resolve(plain);
      const known = encoded.get(encoding);
      if (known) return known;
      const made = compress(encoding, plain, content_type);
      encoded.set(encoding, made);
      return made;
    },
  };
}
