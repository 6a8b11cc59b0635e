/** The state of synchronisation for a person who helps from elsewhere, without any personal data. */
import { STORAGE_PREFIX } from '../../../../brand.ts';
import type { DeviceUser } from '../../../../session/session-types.ts';
import { countRows } from '../../../../data/index.ts';
import type { AppDatabase } from '../../../../data/index.ts';
import { recentlySent, recentTroubles, type SentCall, type Trouble } from '../../../../lib/logger.ts';
import type { OutboxEntry, RejectedEntry, SyncStatus } from '../../../../sync/index.ts';

/** One call to the server, as the browser measured it. */
interface CallTiming {
  readonly call: string;
  /** Device wall time, ISO 8601. */
  readonly at: string;
  readonly duration_ms: number;
  /** Over the line, headers and compression included; 0 when the browser does not say. */
  readonly transfer_bytes: number;
  readonly status: number;
}

/** Sizes and properties of the browser; no serial number, no account. */
type DeviceFacts = Readonly<Record<string, string | number | boolean | null>>;

interface DiagnosisInput {
  readonly app_version: string;
  readonly role: DeviceUser['role'];
  readonly status: SyncStatus;
  /** Rows by table; null when the database could not be read. */
  readonly rows: Readonly<Record<string, number>> | null;
  readonly outbox: readonly OutboxEntry[];
  readonly rejected: readonly RejectedEntry[];
  readonly device: DeviceFacts;
  readonly storage: DeviceFacts;
  readonly calls: readonly CallTiming[];
  /** By their ids the calls are found in the ledger and the logs of the server. */
  readonly requests: readonly SentCall[];
  readonly troubles: readonly Trouble[];
  readonly made_at: string;
}

const FORMAT = 1;

/** How often each text occurs. */
function tally(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}

const kindOf = ({ mutation: { table, op } }: OutboxEntry): string => `${table} ${op}`;

/** The diagnosis as JSON. Of changes only kinds, fields and codes go in: names, notes and amounts stay here. */
export function diagnosisText(input: DiagnosisInput): string {
  const { outbox, rejected, made_at, ...rest } = input;
  return JSON.stringify(
    {
      file: `${STORAGE_PREFIX}-diagnosis`,
      format: FORMAT,
      made_at,
      ...rest,
      pending: {
        by_kind: tally(outbox.map(kindOf)),
        attempted: outbox.filter(({ attempted }) => attempted).length,
        oldest_made_at: outbox[0]?.made_at ?? null,
      },
      rejected: rejected.map((entry) => ({
        id: entry.mutation.id,
        kind: kindOf(entry),
        fields: Object.keys(entry.mutation.set),
        code: entry.code,
        made_at: entry.made_at,
        rejected_at: entry.rejected_at,
        waits_for_another: entry.blocked_by !== undefined,
      })),
    },
    null,
    2,
  );
}

const SYNC_CALL = /\/rpc\/(sync_\w+)$/;
const CALLS_KEPT = 40;

/** The last calls of the engine from this tab, oldest first. */
function recentCalls(): CallTiming[] {
  return performance
    .getEntriesByType('resource')
    .flatMap((entry) => {
      const call = SYNC_CALL.exec(new URL(entry.name).pathname)?.[1];
      if (call === undefined || !(entry instanceof PerformanceResourceTiming)) return [];
      return {
        call,
        at: new Date(performance.timeOrigin + entry.startTime).toISOString(),
        duration_ms: Math.round(entry.duration),
        transfer_bytes: entry.transferSize,
        status: entry.responseStatus,
      };
    })
    .slice(-CALLS_KEPT);
}

function deviceFacts(): DeviceFacts {
  const { userAgent, language, hardwareConcurrency, maxTouchPoints, onLine } = navigator;
  return {
    user_agent: userAgent,
    language,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    cores: hardwareConcurrency,
    touch_points: maxTouchPoints,
    online: onLine,
    screen: `${screen.width}×${screen.height}`,
    window: `${innerWidth}×${innerHeight}`,
    pixel_ratio: devicePixelRatio,
    installed: matchMedia('(display-mode: standalone)').matches,
    worker: navigator.serviceWorker?.controller !== null,
    locks: 'locks' in navigator,
  };
}

async function storageFacts(): Promise<DeviceFacts> {
  const { storage } = navigator;
  const estimate = await storage?.estimate?.().catch(() => null);
  return {
    usage_bytes: estimate?.usage ?? null,
    quota_bytes: estimate?.quota ?? null,
    persisted: (await storage?.persisted?.().catch(() => null)) ?? null,
  };
}

/** Looks around on this device and answers the diagnosis as JSON. A database that fails leaves its part empty. */
export async function diagnose(of: {
  readonly db: AppDatabase;
  readonly status: SyncStatus;
  readonly role: DeviceUser['role'];
  readonly app_version: string;
}): Promise<string> {
  const { db, ...known } = of;
  const [rows, outbox, rejected, storage] = await Promise.all([
    countRows(db).then(Object.fromEntries<number>, () => null),
    db.store.list_outbox().catch((): readonly OutboxEntry[] => []),
    db.store.list_rejected().catch((): readonly RejectedEntry[] => []),
    storageFacts(),
  ]);
  return diagnosisText({
    ...known,
    rows,
    outbox,
    rejected,
    device: deviceFacts(),
    storage,
    calls: recentCalls(),
    requests: recentlySent(),
    troubles: recentTroubles(),
    made_at: new Date().toISOString(),
  });
}
