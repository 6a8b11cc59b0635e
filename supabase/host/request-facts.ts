import { REQUEST_ID_HEADER, requestIdOf } from '../functions/shared/request-log.ts';

/** A request as its visitor made it, however it came here. */
export interface RequestFacts {
  /** The address with the scheme and host that the visitor used. */
  readonly url: URL;
  /** The address of the visitor's network. */
  readonly visitor: string;
  /** Made by the device where it can. Stands in the log, in the answer and in what a function is asked, so that they can be laid side by side. */
  readonly request_id: string;
}

const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/i;
/** As proxies of others make them. */
const PROXY_ID = /^[\w-]{8,64}$/;

const firstOf = (value: string | null): string => value?.split(',')[0]?.trim() ?? '';
const lastOf = (value: string | null): string => value?.split(',').at(-1)?.trim() ?? '';

/**
 * Tells the address and the visitor of a request. A visitor can send headers x-forwarded-* too, so they are read only behind a
 * proxy that sets them itself (TRUST_PROXY=1). That proxy adds the last part of x-forwarded-for.
 */
export function requestFacts(request: Request, peer: string, trust_proxy: boolean): RequestFacts {
  const url = new URL(request.url);
  const request_id = requestIdOf(request);
  if (!trust_proxy) return { url, visitor: peer, request_id };
  const { headers } = request;
  const proto = firstOf(headers.get('x-forwarded-proto'));
  if (proto === 'https' || proto === 'http') url.protocol = proto;
  const host = firstOf(headers.get('x-forwarded-host'));
  if (HOST.test(host)) {
    // Setting the host of a URL keeps the port it had.
    url.port = '';
    url.host = host;
  }
  const given_id = headers.get(REQUEST_ID_HEADER) ?? '';
  return {
    url,
    visitor: lastOf(headers.get('x-forwarded-for')) || peer,
    request_id: PROXY_ID.test(given_id) ? given_id : request_id,
  };
}
