import type { Server } from 'node:http';
import { json } from '../../host/answers.ts';
import { closing, listenerFor } from '../../host/http-server.ts';
import type { AppHost } from '../options.ts';
import type { RealtimeServer } from '../realtime/realtime-server.ts';
import type { Gateway } from './gateway.ts';

/** Lets a bound server answer: the API and WebSockets here, the rest by the gateway or by `app_host`. */
export function serve(
  server: Server,
  gateway: Gateway,
  realtime: RealtimeServer,
  app_host: AppHost | undefined,
): { close(): Promise<void> } {
  const close = closing(server);
  const listener = listenerFor(
    async (request, peer) => (await gateway(request, peer)) ?? json(404, { message: 'Not found' }),
  );
  server.on('request', (request, response) => {
    if (app_host && !isApi(request.url ?? '/')) app_host(request, response);
    else listener(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (isApi(request.url ?? '/')) realtime.upgrade(request, socket, head);
    else if (!app_host) socket.destroy();
  });
  return {
    async close() {
      await realtime.close();
      await close();
    },
  };
}

const isApi = (url: string): boolean =>
  /^\/(rest|auth|storage|realtime|functions)\/v1\/|^\/(_local|api)\//.test(url);
