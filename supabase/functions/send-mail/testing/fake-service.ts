import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface FakeService {
  readonly url: string;
  readonly close: () => void;
}

/** A service on this machine that answers as told. */
export async function fakeService(
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
): Promise<FakeService> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the service has no port');
  return {
    url: `http://127.0.0.1:${bound.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
