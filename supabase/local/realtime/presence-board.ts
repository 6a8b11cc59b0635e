/**
 * Who is present on which topic, in the form of Phoenix.Presence that realtime-js reads
 * (`@supabase/phoenix/assets/js/phoenix/presence.js`; the hosted server: `presence_handler.ex` of supabase/realtime).
 * One key may be present several times; each time is a `meta` with a reference of its own.
 */
interface Meta {
  readonly phx_ref: string;
  readonly [name: string]: unknown;
}
type Presences = Readonly<Record<string, { readonly metas: readonly Meta[] }>>;

/** What changed on a topic: an update is a leave of the old meta and a join of the new one. */
export interface PresenceDiff {
  readonly joins: Presences;
  readonly leaves: Presences;
}

interface Tracked {
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly meta: Meta;
}

const NOBODY: Presences = {};
const alone = ({ key, meta }: Tracked): Presences => ({ [key]: { metas: [meta] } });

export class PresenceBoard {
  readonly #topics = new Map<string, Map<object, Tracked>>();
  readonly #tell: (topic: string, diff: PresenceDiff) => void;
  #last_ref = 0;

  /** @param tell hears every change of a topic */
  constructor(tell: (topic: string, diff: PresenceDiff) => void) {
    this.#tell = tell;
  }

  /** Everybody on a topic, as `presence_state` sends it. */
  state(topic: string): Presences {
    const presences: Record<string, { metas: Meta[] }> = {};
    for (const { key, meta } of this.#topics.get(topic)?.values() ?? [])
      (presences[key] ??= { metas: [] }).metas.push(meta);
    return presences;
  }

  /** One member of a topic is present, or says something else of itself; the same payload again changes nothing. */
  track(topic: string, member: object, key: string, payload: Readonly<Record<string, unknown>>): void {
    const members = this.#topics.get(topic) ?? new Map<object, Tracked>();
    const before = members.get(member);
    if (before !== undefined && JSON.stringify(before.payload) === JSON.stringify(payload)) return;
    this.#last_ref += 1;
    const phx_ref = `F${this.#last_ref.toString(36)}`;
    const meta = { ...payload, ...(before && { phx_ref_prev: before.meta.phx_ref }), phx_ref };
    const tracked = { key, payload, meta };
    this.#topics.set(topic, members.set(member, tracked));
    this.#tell(topic, { joins: alone(tracked), leaves: before ? alone(before) : NOBODY });
  }

  untrack(topic: string, member: object): void {
    const members = this.#topics.get(topic);
    const tracked = members?.get(member);
    if (members === undefined || tracked === undefined) return;
    members.delete(member);
    if (members.size === 0) this.#topics.delete(topic);
    this.#tell(topic, { joins: NOBODY, leaves: alone(tracked) });
  }
}
