import type { PhotoKind } from '../../../../domain/service-photo.ts';
import { createListeners } from '../../../../lib/listeners.ts';
import type { Result } from '../../../../lib/result.ts';

/** A picture as it was taken or chosen. */
export interface RawPicture {
  readonly blob: Blob;
  /** Null for a shot. */
  readonly name: string | null;
  /** ISO 8601; what stands in the picture itself goes first. */
  readonly taken_at: string;
}

interface Destination {
  readonly service_record_id: string;
  readonly kind: PhotoKind;
}

export type Refusal = 'unreadable' | 'too_large';

/**
 * Why nothing more is taken in for now; no picture is lost by it. `storage`: this device stores nothing more.
 * `not_loaded`: the code that makes pictures fit could not be fetched. `surprise`: anything else.
 */
export type StopReason = 'storage' | 'not_loaded' | 'surprise';

const STOPS: ReadonlySet<string> = new Set<StopReason>(['storage', 'not_loaded', 'surprise']);

const isStop = (outcome: 'stored' | Refusal | StopReason): outcome is StopReason => STOPS.has(outcome);

export interface RefusedPicture {
  readonly id: number;
  readonly name: string | null;
  readonly reason: Refusal;
}

/** How far the pictures of one service are. */
export interface IntakeView {
  /** Of the run that goes on: since nothing waited last. */
  readonly done: number;
  readonly total: number;
  readonly refused: readonly RefusedPicture[];
  /** Why it stopped: what waits is kept in memory until `retry`. Null while it goes on. */
  readonly stopped: StopReason | null;
}

export interface IntakePorts<P extends { readonly taken_at: string | null }> {
  readonly prepare: (picture: Blob) => Promise<Result<P, Refusal | 'not_loaded'>>;
  /** Stores it; `storage` when this device cannot, and the person has been told. */
  readonly store: (
    picture: P,
    to: Destination & { readonly taken_at: string },
  ) => Promise<Result<unknown, 'storage' | Refusal>>;
  readonly on_error: (error: unknown) => void;
}

const NOTHING: IntakeView = { done: 0, total: 0, refused: [], stopped: null };

/**
 * Takes pictures in, one by one: a tablet has memory for one large picture at a time. It belongs to no screen, so a
 * dialog that closes midway loses nothing; what cannot be a photo is named, the others go on.
 */
export class PhotoIntake<P extends { readonly taken_at: string | null }> {
  readonly #queue: { readonly picture: RawPicture; readonly to: Destination }[] = [];
  readonly #views = new Map<string, IntakeView>();
  readonly #listeners = createListeners<[]>();
  readonly #ports: IntakePorts<P>;
  #is_working = false;
  #stopped: StopReason | null = null;
  #refusals = 0;

  constructor(ports: IntakePorts<P>) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener);

  /** The same object until something changes for this service. */
  readonly view = (service_record_id: string): IntakeView => this.#views.get(service_record_id) ?? NOTHING;

  /** Whether a picture is still only in this page's memory. */
  readonly is_busy = (): boolean => this.#queue.length > 0;

  /** Puts pictures at the end of the queue. */
  add(pictures: readonly RawPicture[], to: Destination): void {
    if (pictures.length === 0) return;
    for (const picture of pictures) this.#queue.push({ picture, to });
    const { total } = this.view(to.service_record_id);
    this.#change(to.service_record_id, { total: total + pictures.length, stopped: this.#stopped });
    void this.#work();
  }

  /** Goes on after it stopped. */
  retry(): void {
    this.#stopped = null;
    this.#mark();
    void this.#work();
  }

  /** Takes the line about a refused picture away. */
  dismiss(service_record_id: string, id: number): void {
    const { refused } = this.view(service_record_id);
    this.#change(service_record_id, { refused: refused.filter((picture) => picture.id !== id) });
  }

  async #work(): Promise<void> {
    if (this.#is_working || this.#stopped !== null) return;
    this.#is_working = true;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const outcome = await this.#take(next.picture, next.to);
      if (isStop(outcome)) {
        this.#stopped = outcome;
        this.#mark();
        break;
      }
      this.#queue.shift();
      this.#count(next.to.service_record_id, next.picture.name, outcome);
    }
    this.#is_working = false;
  }

  async #take(picture: RawPicture, to: Destination): Promise<'stored' | Refusal | StopReason> {
    try {
      const prepared = await this.#ports.prepare(picture.blob);
      if (!prepared.ok) return prepared.error;
      const taken_at = prepared.value.taken_at ?? picture.taken_at;
      const stored = await this.#ports.store(prepared.value, { ...to, taken_at });
      return stored.ok ? 'stored' : stored.error;
    } catch (error) {
      // Kept: a surprise is no reason to lose a picture.
      this.#ports.on_error(error);
      return 'surprise';
    }
  }

  #count(service_record_id: string, name: string | null, outcome: 'stored' | Refusal): void {
    const { done, total, refused } = this.view(service_record_id);
    if (outcome !== 'stored') this.#refusals += 1;
    const is_over = done + 1 >= total;
    this.#change(service_record_id, {
      done: is_over ? 0 : done + 1,
      total: is_over ? 0 : total,
      refused: outcome === 'stored' ? refused : [...refused, { id: this.#refusals, name, reason: outcome }],
    });
  }

  #mark(): void {
    for (const id of this.#views.keys())
      this.#change(id, { stopped: this.view(id).total > 0 ? this.#stopped : null });
  }

  #change(service_record_id: string, change: Partial<IntakeView>): void {
    this.#views.set(service_record_id, { ...this.view(service_record_id), ...change });
    this.#listeners.call();
  }
}
