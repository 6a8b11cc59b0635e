import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { json } from './answers.ts';

/** How long an answer in progress may take once the server is asked to stop. */
const STOP_MS = 1000;

/** How much of a body that no answer needed is still taken in, and for how long, before the connection is closed. */
const MOST_DISCARDED_BYTES = 128 * 1024 * 1024;
const LONGEST_DISCARDING_MS = 60_000;

/** Said to people as it is. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

/** Binds the address; nothing is answered before `serve` is called. */
export async function listen(host: string, port: number): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (fault) => {
      const taken = 'code' in fault && fault.code === 'EADDRINUSE';
      reject(
        taken ? new PortTaken(`Port ${port} is already in use. Stop what runs there, or set PORT.`) : fault,
      );
    });
    server.listen(port, host, () => resolve());
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  return { server, port: bound.port };
}

/** `peer` is the address at the other end. */
type Answer = (request: Request, peer: string) => Promise<Response>;

/**
 * Takes in and forgets what is left of a request's body. An answer that leaves earlier, such as 413, may be lost: the
 * sender is still writing, and a connection closed with unread bytes is reset, which throws away what it has yet to read.
 */
function discardRest(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_DISCARDING_MS);
    let discarded_bytes = 0;
    // The reader of the request's body would keep what arrives, and pause the stream once that is enough for it.
    incoming.removeAllListeners('data');
    incoming.on('data', (bytes: Buffer) => {
      discarded_bytes += bytes.length;
      if (discarded_bytes > MOST_DISCARDED_BYTES) resolve();
    });
    for (const event of ['end', 'close', 'error']) incoming.once(event, () => resolve());
    incoming.once('close', () => clearTimeout(timer));
    incoming.resume();
  });
}

/** What Node calls for each request of an answer; a fault is printed and answered with 500. */
export const listenerFor = (
  answer: Answer,
): ((request: IncomingMessage, response: ServerResponse) => void) => {
  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        const answered = await answer(request, incoming.socket.remoteAddress ?? '');
        if (incoming instanceof IncomingMessage) await discardRest(incoming);
        return answered;
      } catch (fault) {
        // Without the query, which may hold a token.
        console.error(`${request.method} ${new URL(request.url).pathname}:`, fault);
        return json(500, { message: 'Internal error; the terminal has the details.' });
      }
    },
    { overrideGlobalObjects: false },
  );
  return (request, response) => void listener(request, response);
};

/** Ends a server: nothing new is taken, and answers in progress have a moment. */
export function closing(server: Server, stop_ms = STOP_MS): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return async () => {
    const ended = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const timer = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, stop_ms);
    await ended;
    clearTimeout(timer);
  };
}

/** Lets a bound server give out pages, and what they ask of functions. */
export function serveHost(server: Server, host: Answer, stop_ms?: number): { close(): Promise<void> } {
  const close = closing(server, stop_ms);
  server.on('request', listenerFor(host));
  return { close };
}
