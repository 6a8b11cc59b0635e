import net from 'node:net';

/** What the proxy can stop: a request before it reaches the backend, or the answer before it reaches the device. */
export type MessageKind = 'request' | 'answer';

/**
 * The connection between one device and the backend: a TCP relay that can be cut, stopped in the midst of a request,
 * or led through a hotel's network. Unlike the browser's own offline emulation it also ends web sockets, and no tab or
 * worker can reach around it.
 */
export interface TcpProxy {
  readonly url: string;
  cut(): void;
  /** Ends every fault. */
  restore(): void;
  /**
   * Stops the next request for `path`: its bytes never arrive, or it is answered and the answer never arrives.
   * Resolves once it lies on the wire; further requests pass.
   */
  stopNext(what: MessageKind, path: string): Promise<void>;
  /** A captive portal: whatever is asked, the answer is its page, with status 200. */
  leadThroughPortal(): void;
  close(): Promise<void>;
}

interface Stop {
  readonly what: MessageKind;
  readonly path: string;
  readonly reached: () => void;
}

const PORTAL_PAGE =
  '<!doctype html><html lang="en"><title>Hotel wifi</title><h1>Accept our terms</h1></html>';
const PORTAL_ANSWER =
  'HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\ncache-control: no-store\r\nconnection: close\r\n' +
  `content-length: ${PORTAL_PAGE.length}\r\n\r\n${PORTAL_PAGE}`;

/** Opens a proxy to the backend at `target_url`; the port stays the same for the device's life (one origin). */
export async function openTcpProxy(target_url: string): Promise<TcpProxy> {
  const target = new URL(target_url);
  const open = new Set<net.Socket>();
  let fault: 'none' | 'cut' | 'portal' = 'none';
  let stop: Stop | null = null;

  function keep(socket: net.Socket): void {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  }

  function relay(near: net.Socket): void {
    const far = net.connect(Number(target.port), target.hostname);
    keep(far);
    let stopped: Stop | null = null;
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.on('data', (bytes) => {
      if (stop !== null && bytes.includes(`POST ${stop.path} `)) {
        stopped = stop;
        stop = null;
        if (stopped.what === 'request') stopped.reached();
      }
      if (stopped?.what !== 'request') far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (stopped === null) near.write(bytes);
      else stopped.reached();
    });
  }

  const server = net.createServer((near) => {
    if (fault === 'cut') return near.destroy();
    keep(near);
    if (fault === 'none') return relay(near);
    near.once('data', () => near.end(PORTAL_ANSWER));
    return undefined;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut() {
      fault = 'cut';
      drop();
    },
    restore() {
      if (fault === 'portal') drop();
      fault = 'none';
    },
    stopNext: (what, path) =>
      new Promise((resolve) => {
        stop = { what, path, reached: resolve };
      }),
    leadThroughPortal() {
      fault = 'portal';
      drop();
    },
    close: () =>
      new Promise((resolve) => {
        drop();
        server.close(() => resolve());
      }),
  };
}
