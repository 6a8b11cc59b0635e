import type { Server } from 'node:http';
import type { AppHost } from './options.ts';

/** Hot reload on the backend's own address: Vite as a middleware of the same server. */
export async function developmentHost(server: Server): Promise<AppHost> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  });
  server.on('close', () => void vite.close());
  return (request, response) => vite.middlewares(request, response);
}
