/** A frame of a large camera takes 20 MB until it is a JPEG; presses beyond these wait for their turn. */
const HELD_FRAMES = 3;

/** Of the presses since the camera was opened. */
export interface ShutterCounts {
  /** On this device's disk. */
  readonly kept: number;
  /** Pressed and not kept yet. */
  readonly busy: number;
}

export interface ShutterPorts {
  /** Nothing was taken: to be told. */
  readonly on_missed: () => void;
  readonly on_counts: (counts: ShutterCounts) => void;
}

/** What one press does. */
export interface Press {
  /** Takes what the camera sees at the moment of the call; null when it sees nothing. */
  readonly grab: () => Promise<Blob | null>;
  /** Resolves when the shot is on disk, or with false when it could not be kept and the person was told. */
  readonly keep: (shot: Blob, taken_at: string) => Promise<boolean>;
}

/** Turns presses into kept shots, in their order. A shot is counted as kept only when it is on disk (G1). */
export function createShutter({ on_missed, on_counts }: ShutterPorts): {
  /** Takes a shot, or puts it in the queue when many are under way. */
  press(press: Press): void;
} {
  let kept = 0;
  let busy = 0;
  let held = 0;
  const queued: Press[] = [];
  let last: Promise<void> = Promise.resolve();

  const take = async ({ grab, keep }: Press): Promise<boolean> => {
    const before = last;
    const done = Promise.withResolvers<void>();
    last = done.promise;
    try {
      const taken_at = new Date().toISOString();
      const shot = await grab();
      await before;
      if (shot !== null) return await keep(shot, taken_at);
      on_missed();
      return false;
    } catch {
      on_missed();
      return false;
    } finally {
      done.resolve();
    }
  };

  const begin = async (press: Press): Promise<void> => {
    held += 1;
    const is_kept = await take(press);
    held -= 1;
    busy -= 1;
    if (is_kept) kept += 1;
    on_counts({ kept, busy });
    const next = queued.shift();
    if (next !== undefined) await begin(next);
  };

  return {
    press(press) {
      busy += 1;
      on_counts({ kept, busy });
      if (held < HELD_FRAMES) void begin(press);
      else queued.push(press);
    },
  };
}
