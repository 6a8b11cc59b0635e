import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sha256 } from '../../../supabase/local/sha256.ts';

/** The page both contenders live in, empty. */
export const PAGE_PATH = '/bench';
const PAGE = '<!doctype html><title>bench</title>';

/** A backend as a hosted project answers: over HTTP/2, on another origin than the site. */
export interface HostedFront {
  readonly api_origin: string;
  readonly site_origin: string;
  /** What a browser is started with to trust this front, and no other, as it would a hosted project. */
  readonly browser_args: readonly string[];
  stop(): Promise<void>;
}

interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

/** A certificate for this machine that lives as long as the benchmark. Throws when `openssl` is not installed. */
async function makeCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'havenglans-bench-tls-'));
  const [key_path, cert_path] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = [
    'req',
    '-x509',
    '-nodes',
    '-days',
    '2',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
  ];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  try {
    await promisify(execFile)('openssl', [...made, ...names, '-keyout', key_path, '-out', cert_path]);
    return { key: await readFile(key_path), cert: await readFile(cert_path) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The certificate's key as Chromium wants it named: an error it merely ignores would turn its caches off. */
const pinOf = ({ cert }: Certificate): string =>
  sha256(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }), 'base64');

async function listening(front: Http2SecureServer): Promise<number> {
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', () => resolve()));
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('the front has no port');
  return address.port;
}

/**
 * Answers the page itself and hands every other request to `backend` without a detour, so that it costs both
 * contenders as little as can be.
 * @param is_one_origin the page is the API's own, as with `npm start`
 */
export async function startHostedFront(backend: Server, is_one_origin: boolean): Promise<HostedFront> {
  const certificate = await makeCertificate();
  const front = createSecureServer({ ...certificate });
  front.on('request', (request, response) => {
    if (request.url !== PAGE_PATH) {
      backend.emit('request', request, response);
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.end(PAGE);
  });
  const sessions = new Set<{ destroy(): void }>();
  front.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const port = await listening(front);
  const api_origin = `https://127.0.0.1:${port}`;
  return {
    api_origin,
    site_origin: is_one_origin ? api_origin : `https://localhost:${port}`,
    browser_args: [`--ignore-certificate-errors-spki-list=${pinOf(certificate)}`],
    async stop() {
      const ended = new Promise<void>((resolve) => front.close(() => resolve()));
      for (const session of sessions) session.destroy();
      await ended;
    },
  };
}
