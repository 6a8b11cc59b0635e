import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { readBroadcast } from './frames.ts';
import { PresenceBoard } from './presence-board.ts';
import { type RealtimeParts, SocketSession } from './socket-session.ts';

/** The largest message a client may send; a join with a token is about 2 kB. */
const LARGEST_MESSAGE_BYTES = 256 * 1024;

export interface RealtimeServer {
  /** Takes over a WebSocket upgrade; `pathname` and key are checked here. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes every socket, telling the clients that the server goes away. */
  close(): Promise<void>;
}

/**
 * `/realtime/v1/websocket`: private broadcast and presence for an unmodified supabase-js. Broadcast is fed by
 * `realtime.send`, which bootstrap.sql turns into NOTIFY on the channel `realtime`. Knows no postgres_changes, and none of
 * the hosted service's limits of messages a second. Frames and refusals of presence follow `realtime_channel.ex` and
 * `presence_handler.ex` of github.com/supabase/realtime: a join with `config.presence.enabled` is answered by
 * `presence_state`, `presence` messages track and untrack, everybody on the topic hears a `presence_diff`, and a socket
 * that closes takes its presence with it.
 */
export async function startRealtime(parts: RealtimeParts, keys: readonly string[]): Promise<RealtimeServer> {
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE_BYTES });
  const sessions = new Set<SocketSession>();
  const board = new PresenceBoard((topic, diff) => {
    for (const session of sessions) session.presence(topic, diff);
  });
  await parts.database.listen('realtime', (text) => {
    const message = readBroadcast(text);
    if (message === null || !message.private) return;
    for (const session of sessions) session.broadcast(message.topic, message.event, message.payload);
  });
  return {
    upgrade(request, socket, head) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const key = url.searchParams.get('apikey') ?? String(request.headers['apikey'] ?? '');
      if (url.pathname !== '/realtime/v1/websocket') return refuse(socket, '404 Not Found');
      if (!keys.includes(key)) return refuse(socket, '401 Unauthorized');
      const version = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
      server.handleUpgrade(request, socket, head, (web_socket) => {
        const session = new SocketSession(web_socket, version, parts, board);
        sessions.add(session);
        web_socket.on('close', () => sessions.delete(session));
      });
    },
    async close() {
      for (const client of server.clients) client.close(1001, 'going away');
      const ended = new Promise<void>((resolve) => server.close(() => resolve()));
      const timer = setTimeout(() => {
        for (const client of server.clients) client.terminate();
      }, 500);
      await ended;
      clearTimeout(timer);
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
