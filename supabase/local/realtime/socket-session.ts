import type { RawData, WebSocket } from 'ws';
import { verifyAccessToken } from '../auth/access-token.ts';
import type { Database } from '../database/database.ts';
import { type Extension, mayRead, mayTrack } from './channel-rights.ts';
import {
  type Frame,
  type ProtocolVersion,
  readFrame,
  readJoin,
  readPresence,
  readToken,
  writeFrame,
} from './frames.ts';
import type { PresenceBoard, PresenceDiff } from './presence-board.ts';
import { TopicMember } from './topic-member.ts';

/** A client that is silent for longer is gone; supabase-js beats every 25 s. */
const SILENCE_MS = 60_000;
const PREFIX = 'realtime:';

const textOf = (data: RawData): string =>
  new TextDecoder().decode(Array.isArray(data) ? Buffer.concat(data) : data);

export interface RealtimeParts {
  readonly database: Database;
  readonly jwt_secret: string;
}

/** One WebSocket: its Phoenix messages are answered one after another, its topics kept. */
export class SocketSession {
  readonly #socket: WebSocket;
  readonly #version: ProtocolVersion;
  readonly #parts: RealtimeParts;
  readonly #board: PresenceBoard;
  readonly #members = new Map<string, TopicMember>();
  #silence: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, version: ProtocolVersion, parts: RealtimeParts, board: PresenceBoard) {
    this.#socket = socket;
    this.#version = version;
    this.#parts = parts;
    this.#board = board;
    this.#watchSilence();
    socket.on('message', (data, is_binary) => {
      this.#watchSilence();
      const frame = is_binary ? null : readFrame(textOf(data));
      if (frame !== null) this.#turn = this.#turn.then(() => this.#hear(frame));
    });
    socket.on('close', () => this.#forget());
    socket.on('error', () => socket.terminate());
  }

  /** Passes a broadcast on if this client is on the topic. */
  broadcast(topic: string, event: string, payload: unknown): void {
    this.#members.get(PREFIX + topic)?.tell(event, payload);
  }

  /** Passes on who came to a topic or left it. */
  presence(topic: string, diff: PresenceDiff): void {
    this.#members.get(PREFIX + topic)?.tellPresence('presence_diff', diff);
  }

  async #hear(frame: Frame): Promise<void> {
    try {
      await this.#answer(frame);
    } catch (fault) {
      console.error('realtime:', fault);
      this.#reply(frame, 'error', { reason: 'Internal error' });
    }
  }

  async #answer(frame: Frame): Promise<void> {
    switch (frame.event) {
      case 'heartbeat':
        return this.#reply(frame, 'ok', {});
      case 'phx_join':
        return await this.#join(frame);
      case 'access_token':
        return await this.#renew(frame);
      case 'presence':
        return await this.#present(frame);
      case 'phx_leave':
        this.#members.get(frame.topic)?.leave();
        return this.#reply(frame, 'ok', {});
      default:
        // Broadcasts of clients: no policy lets a client write them.
        return;
    }
  }

  async #join(frame: Frame): Promise<void> {
    this.#members.get(frame.topic)?.leave();
    const topic = frame.topic.startsWith(PREFIX) ? frame.topic.slice(PREFIX.length) : '';
    const { is_private, access_token, wants_presence, presence_key } = readJoin(frame.payload);
    if (topic === '') return this.#reply(frame, 'error', { reason: 'unmatched topic' });
    if (!is_private)
      return this.#reply(frame, 'error', {
        reason: 'PrivateOnly: This project only allows private channels',
      });
    const verdict = await verifyAccessToken(this.#parts.jwt_secret, access_token ?? '');
    if (!verdict.ok) {
      const reason = verdict.code === 'expired' ? 'InvalidJWTToken: Token has expired' : 'InvalidJWTToken';
      return this.#reply(frame, 'error', { reason });
    }
    const { claims } = verdict;
    const extensions: readonly Extension[] = wants_presence ? ['broadcast', 'presence'] : ['broadcast'];
    const may_read = await mayRead(this.#parts.database, claims, topic, extensions);
    if (may_read.size === 0) {
      const reason = `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;
      return this.#reply(frame, 'error', { reason });
    }
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const member: TopicMember = new TopicMember({
      topic: frame.topic,
      join_ref: frame.join_ref,
      claims,
      may_read,
      presence_key: presence_key === '' ? crypto.randomUUID() : presence_key,
      send: (sent) => this.#send(sent),
      left: () => {
        this.#members.delete(frame.topic);
        this.#board.untrack(topic, member);
      },
    });
    this.#members.set(frame.topic, member);
    this.#reply(frame, 'ok', { postgres_changes: [] });
    member.tellPresence('presence_state', this.#board.state(topic));
  }

  /** A member says that it is present, or no longer; of a topic it is not on, nothing is heard. */
  async #present(frame: Frame): Promise<void> {
    const member = this.#members.get(frame.topic);
    if (!member) return;
    const topic = frame.topic.slice(PREFIX.length);
    const said = readPresence(frame.payload);
    if (said === null) return this.#reply(frame, 'error', {});
    if (said.event === 'untrack') this.#board.untrack(topic, member);
    else {
      member.may_track ??= await mayTrack(this.#parts.database, member.claims, topic);
      if (!member.may_track) return this.#reply(frame, 'error', {});
      // The socket may have closed while the database was asked.
      if (this.#members.get(frame.topic) !== member) return;
      this.#board.track(topic, member, member.presence_key, said.payload);
    }
    this.#reply(frame, 'ok', {});
  }

  async #renew(frame: Frame): Promise<void> {
    const member = this.#members.get(frame.topic);
    const token = readToken(frame.payload);
    if (!member || token === null) return;
    const verdict = await verifyAccessToken(this.#parts.jwt_secret, token);
    if (!verdict.ok)
      return member.close(verdict.code === 'expired' ? 'Token has expired' : 'Token is invalid');
    const topic = frame.topic.slice(PREFIX.length);
    const before = [...member.may_read];
    const may_read = await mayRead(this.#parts.database, verdict.claims, topic, before);
    if (may_read.size < before.length)
      return member.close(`You do not have permissions to read from this Channel topic: ${topic}`);
    member.renew(verdict.claims, may_read);
  }

  #reply(frame: Frame, status: 'ok' | 'error', response: unknown): void {
    const { join_ref, ref, topic } = frame;
    this.#send({ join_ref, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #send(frame: Frame): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(writeFrame(this.#version, frame));
  }

  #watchSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket.terminate(), SILENCE_MS);
    this.#silence.unref();
  }

  #forget(): void {
    clearTimeout(this.#silence);
    for (const member of this.#members.values()) member.leave();
  }
}
