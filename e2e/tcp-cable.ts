import net from 'node:net';

/**
 * The cable between one device and the backend: a TCP relay that can be pulled out. Unlike the browser's own
 * offline emulation it also ends web sockets, and no tab or worker can reach around it.
 */
export interface Cable {
  readonly url: string;
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Lays a cable to the backend at `target_url`; the port stays the same for the device's life (one origin). */
export async function layCable(target_url: string): Promise<Cable> {
  const target = new URL(target_url);
  const open = new Set<net.Socket>();
  let is_cut = false;
  const server = net.createServer((near) => {
    if (is_cut) {
      near.destroy();
      return;
    }
    const far = net.connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the cable has no port');
  const { port } = address;
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      is_cut = true;
      drop();
    },
    restore() {
      is_cut = false;
    },
    close: () =>
      new Promise((resolve) => {
        drop();
        server.close(() => resolve());
      }),
  };
}
