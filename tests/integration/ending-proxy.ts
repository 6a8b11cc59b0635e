/** The proxy that README has before `npm run serve`: it ends the encryption of a site, here without any, and says who came by it. */
import { createServer, request } from 'node:http';

export interface EndingProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts one on a free port before a server of this machine. It takes no word of a visitor for what it says itself. */
export async function startEndingProxy(target: string, host: string): Promise<EndingProxy> {
  const server = createServer((asked, answer) => {
    const headers = {
      ...asked.headers,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': host,
      'x-forwarded-for': asked.socket.remoteAddress,
    };
    const passed = request(
      new URL(asked.url ?? '/', target),
      { method: asked.method, headers, agent: false },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      },
    );
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
