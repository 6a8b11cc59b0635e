import * as v from 'valibot';

/** One Phoenix message, whatever form it had on the wire. */
export interface Frame {
  readonly join_ref: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/** '2.0.0' writes arrays, '1.0.0' objects. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

const ref = v.nullish(v.string(), null);
const arrayForm = v.tuple([ref, ref, v.string(), v.string(), v.unknown()]);
const objectForm = v.object({
  join_ref: ref,
  ref,
  topic: v.string(),
  event: v.string(),
  payload: v.unknown(),
});

/** Reads a text message in either form; null when it is neither. */
export function readFrame(text: string): Frame | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const array = v.safeParse(arrayForm, parsed);
  if (array.success) {
    const [join_ref, message_ref, topic, event, payload] = array.output;
    return { join_ref, ref: message_ref, topic, event, payload };
  }
  const object = v.safeParse(objectForm, parsed);
  return object.success ? object.output : null;
}

/** Writes a message in the form the client asked for when it connected. */
export function writeFrame(version: ProtocolVersion, frame: Frame): string {
  const { join_ref, ref: message_ref, topic, event, payload } = frame;
  if (version === '2.0.0') return JSON.stringify([join_ref, message_ref, topic, event, payload]);
  return JSON.stringify({ topic, event, payload, ref: message_ref, join_ref });
}

const joinPayload = v.object({
  config: v.optional(
    v.object({
      private: v.optional(v.boolean(), false),
      presence: v.optional(
        v.object({ enabled: v.optional(v.boolean(), false), key: v.nullish(v.string(), '') }),
        {},
      ),
    }),
    {},
  ),
  access_token: v.nullish(v.string(), null),
});

interface Join {
  readonly is_private: boolean;
  readonly access_token: string | null;
  /** Whether the client wants to hear who else is on the topic. */
  readonly wants_presence: boolean;
  /** What it is listed under; '' leaves the choice to the server. */
  readonly presence_key: string;
}

/** What a join asks for; a payload of another form asks for nothing and brings no token. */
export function readJoin(payload: unknown): Join {
  const parsed = v.safeParse(joinPayload, payload);
  if (!parsed.success)
    return { is_private: false, access_token: null, wants_presence: false, presence_key: '' };
  const { config, access_token } = parsed.output;
  const { enabled, key } = config.presence;
  return { is_private: config.private, access_token, wants_presence: enabled, presence_key: key };
}

const presencePayload = v.variant('event', [
  v.object({ event: v.literal('track'), payload: v.optional(v.record(v.string(), v.unknown()), {}) }),
  v.object({ event: v.literal('untrack') }),
]);

/** What a `presence` message says of its sender; null when it is neither of the two, or tracks something else than an object. */
export function readPresence(payload: unknown): v.InferOutput<typeof presencePayload> | null {
  const parsed = v.safeParse(presencePayload, payload);
  return parsed.success ? parsed.output : null;
}

const tokenPayload = v.object({ access_token: v.nullish(v.string(), null) });

/** The token in an `access_token` message; null when it brings none. */
export function readToken(payload: unknown): string | null {
  const parsed = v.safeParse(tokenPayload, payload);
  return parsed.success ? parsed.output.access_token : null;
}

const broadcast = v.object({
  topic: v.string(),
  event: v.string(),
  payload: v.unknown(),
  private: v.optional(v.boolean(), true),
});

/** What `realtime.send` (bootstrap.sql) notifies on the channel `realtime`. */
interface Broadcast {
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
  readonly private: boolean;
}

/** Reads such a notification; null when it is something else. */
export function readBroadcast(text: string): Broadcast | null {
  try {
    const parsed = v.safeParse(broadcast, JSON.parse(text));
    return parsed.success
      ? { ...parsed.output, payload: parsed.output.payload ?? {}, private: parsed.output.private }
      : null;
  } catch {
    return null;
  }
}
