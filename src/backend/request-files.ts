/** The files of a contact request: their list and their bytes, for admins who are online. */
import * as v from 'valibot';
import { attachmentBlob, type RequestFile } from '../domain/leads/request-file.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { type CallError, type CallOptions, createServerCall } from './call-function.ts';

/** `no_link`: the server gave no address for it. */
export type FileError = CallError | 'no_link';

export interface FetchRequestFiles {
  /** In the order in which the visitor chose them. */
  readonly list: (contact_id: string) => Promise<Result<readonly RequestFile[], CallError>>;
  /** The bytes of one, each time by a new address that is good for an hour (C-018); their type is what they begin with. */
  readonly fetch: (file: RequestFile) => Promise<Result<Blob, FileError>>;
}

const BUCKET = 'contact_attachments';
/** C-018. */
const SIGNED_FOR_S = 3600;
const TIMEOUT_MS = 120_000;

const listed = v.array(
  v.object({
    id: v.string(),
    contact_id: v.string(),
    position: v.number(),
    path: v.string(),
    file_name: v.string(),
    content_type: v.string(),
    size_bytes: v.number(),
  }),
);
const signed = v.array(v.object({ path: v.nullish(v.string()), signedURL: v.nullish(v.string()) }));

/** The files of requests. Neither call rejects. */
export function createRequestFiles(options: CallOptions): FetchRequestFiles {
  const send = options.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));
  const list = createServerCall(options, listed, ({ contact_id }: { readonly contact_id: string }) => ({
    path: `/rest/v1/contact_attachments?select=id,contact_id,position,path,file_name,content_type,size_bytes&order=position&contact_id=eq.${encodeURIComponent(contact_id)}`,
  }));
  const sign = createServerCall(options, signed, ({ path }: { readonly path: string }) => ({
    path: `/storage/v1/object/sign/${BUCKET}`,
    body: { expiresIn: SIGNED_FOR_S, paths: [path] },
  }));

  async function get(address: string, size_bytes: number): Promise<Result<Blob, FileError>> {
    try {
      const response = await send(`${options.base_url}/storage/v1${address}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        credentials: 'omit',
        redirect: 'error',
      });
      if (!response.ok) return err('failed');
      const bytes = await response.arrayBuffer();
      // Cut off on its way, it is not that file.
      return bytes.byteLength === size_bytes ? ok(attachmentBlob(bytes)) : err('failed');
    } catch {
      return err('failed');
    }
  }

  return {
    list: async (contact_id) => await list({ contact_id }),
    fetch: async ({ path, size_bytes }) => {
      const addresses = await sign({ path });
      if (!addresses.ok) return err(addresses.error === 'failed' ? 'no_link' : addresses.error);
      const address = addresses.value[0]?.signedURL;
      return address ? await get(address, size_bytes) : err('no_link');
    },
  };
}
