import type { FileAnswer, FileFailure, FileRemote, AccountStatus } from '../upload-ports.ts';

interface Lying {
  readonly bytes: ArrayBuffer;
  readonly sha256: string | null;
}

/** `lost`: the file is stored, the answer never arrives. */
export type BucketFault = FileFailure | 'lost';

export interface FakeBucket extends FileRemote {
  readonly lying: Map<string, Lying>;
  /** Answers of the next calls to `add`, one each; then all goes well. */
  readonly faults: BucketFault[];
  /** Whether the bucket keeps hashes. */
  keeps_hashes: boolean;
  readonly tokens: string[];
  /** Paths of all calls to `add`. */
  readonly added: string[];
  /** Most calls to `add` that ran at once. */
  readonly at_once: number;
  /** Calls to `add` wait for `release` while this is true. */
  held: boolean;
  release(): void;
  account_status: AccountStatus;
}

const OFF: FileFailure = { kind: 'unreachable', detail: 'offline' };
const fail = (failure: FileFailure): FileAnswer<never> => ({ ok: false, failure });

/** A private bucket in memory. */
export function createFakeBucket(): FakeBucket {
  const lying = new Map<string, Lying>();
  const faults: BucketFault[] = [];
  const tokens: string[] = [];
  const added: string[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;
  let at_once = 0;
  return {
    lying,
    faults,
    keeps_hashes: true,
    tokens,
    added,
    held: false,
    account_status: 'good',
    get at_once() {
      return at_once;
    },
    release() {
      for (const go of waiting.splice(0)) go();
    },
    async add({ path, bytes, sha256, token, signal }) {
      tokens.push(token);
      added.push(path);
      running += 1;
      at_once = Math.max(at_once, running);
      if (this.held) await new Promise<void>((resolve) => waiting.push(resolve));
      running -= 1;
      const fault = faults.shift();
      if (signal?.aborted === true) return fail(OFF);
      if (fault !== undefined && fault !== 'lost') return fail(fault);
      if (lying.has(path)) return fail({ kind: 'exists' });
      lying.set(path, { bytes, sha256 });
      return fault === 'lost' ? fail(OFF) : { ok: true, value: undefined };
    },
    async look_up({ path, token }) {
      tokens.push(token);
      const found = lying.get(path);
      if (found === undefined) return fail({ kind: 'absent' });
      const sha256 = this.keeps_hashes ? found.sha256 : null;
      return { ok: true, value: { size_bytes: found.bytes.byteLength, sha256 } };
    },
    async fetch({ path }) {
      const found = lying.get(path);
      return found === undefined ? fail({ kind: 'absent' }) : { ok: true, value: new Blob([found.bytes]) };
    },
  };
}
