import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '@supabase/lite';
import * as v from 'valibot';
import { sha256 } from '../sha256.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];

const storedFacts = v.object({
  bucket: v.string(),
  key: v.string(),
  mimetype: v.string(),
  cache_control: v.string(),
  size_bytes: v.number(),
  etag: v.string(),
  stored_at: v.string(),
});

type StoredFacts = v.InferOutput<typeof storedFacts>;

/** Where bytes and their facts lie; the file name is a hash, so that no object key can leave the folder. */
interface StoredFiles {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}

const isMissing = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ENOENT';

function diskFiles(folder: string): StoredFiles {
  return {
    read: async (name) => {
      try {
        return new Uint8Array(await readFile(path.join(folder, name)));
      } catch (fault) {
        if (isMissing(fault)) return null;
        throw fault;
      }
    },
    write: async (name, bytes) => {
      const target = path.join(folder, name);
      const draft = path.join(folder, `${randomUUID()}.part`);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, target);
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

function memoryFiles(): StoredFiles {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    read: async (name) => files.get(name) ?? null,
    write: async (name, bytes) => {
      files.set(name, new Uint8Array(bytes));
    },
    remove: async (name) => {
      files.delete(name);
    },
  };
}

const nameOf = (bucket: string, key: string): string => {
  const hex = sha256(JSON.stringify([bucket, key]));
  return `${hex.slice(0, 2)}/${hex}`;
};

async function bytesOf(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const parts: Uint8Array[] = [];
  for await (const part of body as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}

const metadataOf = (facts: StoredFacts): ObjectMetadata => ({
  cacheControl: facts.cache_control,
  contentLength: facts.size_bytes,
  size: facts.size_bytes,
  mimetype: facts.mimetype,
  lastModified: new Date(facts.stored_at),
  eTag: facts.etag,
  httpStatusCode: 200,
});

/**
 * The bytes behind the storage API. `folder` null keeps them in memory. An object is its bucket and key;
 * @supabase/lite's version is left out of account, because it stores under one and asks for another.
 */
export function createObjectStore(folder: string | null): StorageAdapter {
  const files = folder === null ? memoryFiles() : diskFiles(folder);

  const facts = async (bucket: string, key: string): Promise<StoredFacts | null> => {
    const text = await files.read(`${nameOf(bucket, key)}.json`);
    return text === null ? null : v.parse(storedFacts, JSON.parse(new TextDecoder().decode(text)));
  };
  const found = async (bucket: string, key: string): Promise<StoredFacts> => {
    const known = await facts(bucket, key);
    if (known === null) throw new Error(`storage: ${bucket}/${key} has a row but no bytes`);
    return known;
  };
  const put = async (known: StoredFacts, bytes: Uint8Array): Promise<void> => {
    const name = nameOf(known.bucket, known.key);
    await files.write(name, bytes);
    await files.write(`${name}.json`, new TextEncoder().encode(JSON.stringify(known)));
  };
  const remove = async (bucket: string, key: string): Promise<void> => {
    const name = nameOf(bucket, key);
    await files.remove(`${name}.json`);
    await files.remove(name);
  };

  return {
    driver: folder,
    async uploadObject(bucket, key, _version, body, mimetype, cache_control) {
      const bytes = await bytesOf(body);
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      const size_bytes = bytes.byteLength;
      const stored_at = new Date().toISOString();
      const known = { bucket, key, mimetype, cache_control, size_bytes, etag, stored_at };
      await put(known, bytes);
      return metadataOf(known);
    },
    async getObject(bucket, key) {
      const known = await found(bucket, key);
      const bytes = await files.read(nameOf(bucket, key));
      if (bytes === null) throw new Error(`storage: the bytes of ${bucket}/${key} are gone`);
      return { metadata: metadataOf(known), httpStatusCode: 200, body: Buffer.from(bytes) };
    },
    deleteObject: (bucket, key) => remove(bucket, key),
    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key);
    },
    async copyObject(from_bucket, from_key, _version, bucket, key) {
      const known = await found(from_bucket, from_key);
      const bytes = await files.read(nameOf(from_bucket, from_key));
      if (bytes === null) throw new Error(`storage: the bytes of ${from_bucket}/${from_key} are gone`);
      await put({ ...known, bucket, key, stored_at: new Date().toISOString() }, bytes);
      return { httpStatusCode: 200, eTag: known.etag, lastModified: new Date() };
    },
    async headObject(bucket, key) {
      return metadataOf(await found(bucket, key));
    },
    async privateAssetUrl() {
      throw new Error('storage: pictures are not transformed here');
    },
  };
}
