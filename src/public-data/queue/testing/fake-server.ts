import { vi } from 'vitest';
import type { NewForm, SenderPorts, StoredFile } from '../index.ts';

/** What tests of the queue share: a page without a browser, and a server that stores submissions by id. */
export const NOW_MS = Date.parse('2026-05-01T10:00:00Z');

/** Gives a test the events and the local storage of a page. */
export function openFakePage(): { readonly stored: Map<string, string> } {
  const stored = new Map<string, string>();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return { stored };
}

let made = 0;

/** A submission with an id of its own. */
export const form = (change: Partial<NewForm> = {}): NewForm => {
  made += 1;
  const id = `019a0000-0000-7000-8000-${String(made).padStart(12, '0')}`;
  return {
    id,
    kind: 'contact',
    path: '/api/contact',
    body: { id, firstName: 'Jan', recaptchaToken: null },
    uploads: { ask_path: '/api/attachments', max_bytes: 100 },
    made_at: new Date(NOW_MS + made).toISOString(),
    ...change,
  };
};

/** A document of `size_bytes` to attach. */
export const pdf = (id: string, name = `${id}.pdf`, size_bytes = 3) => ({
  id,
  name,
  type: 'application/pdf',
  bytes: new ArrayBuffer(size_bytes),
  is_original: false,
});

interface Asked {
  readonly path: string;
  readonly id: string;
  readonly init: RequestInit;
}

/** Reads a JSON body. */
export const read = (body: RequestInit['body']): Readonly<Record<string, unknown>> =>
  typeof body === 'string' ? JSON.parse(body) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A server that stores submissions by id and answers what `answer` says. */
export function fakeServer(answer: (asked: Asked, stored: Set<string>) => Response | Promise<Response>) {
  const rows = new Set<string>();
  const asked: Asked[] = [];
  let now_ms = NOW_MS;
  let at_once = 0;
  let most_at_once = 0;
  const ports: SenderPorts = {
    fetch: async (path, init) => {
      at_once += 1;
      most_at_once = Math.max(most_at_once, at_once);
      try {
        const one = { path, id: textOf(read(init.body)['id']), init };
        asked.push(one);
        await new Promise((resolve) => setTimeout(resolve, 1));
        return await answer(one, rows);
      } finally {
        at_once -= 1;
      }
    },
    now_ms: () => now_ms,
    random: () => 1,
    alone: (what, work) => navigator.locks.request(`test_${what}`, async () => await work()),
  };
  const advance = (by_ms: number): void => {
    now_ms += by_ms;
  };
  return { ports, rows, asked, most: () => most_at_once, advance };
}

export const taken = ({ id }: Asked, rows: Set<string>): Response => {
  rows.add(id);
  return Response.json({ id });
};

export const refused = (status: number, code: string, fields: Record<string, string> = {}): Response =>
  Response.json({ error: 'Niet goed', code, fields }, { status });

/** What a server with files has stored: `announced` by id of the submission, `bytes` by id of the file. */
interface Kept {
  readonly announced: Map<string, { readonly secret: string; readonly files: readonly string[] }>;
  readonly bytes: Map<string, number>;
}

/**
 * A server that takes submissions and their files as ours does. `upload` may answer a PUT instead, `refuses` names files that
 * it refuses, and `full` tells which files find no room now.
 */
export function fileServer(
  change: {
    readonly upload?: (file_id: string, token: string) => Response | Promise<Response> | null;
    readonly submission?: (asked: Asked) => Response | null;
    readonly refuses?: readonly string[];
    readonly full?: (file_id: string) => boolean;
  } = {},
) {
  const kept: Kept = { announced: new Map(), bytes: new Map() };
  let signed = 0;
  const states = (id: string) =>
    (kept.announced.get(id)?.files ?? []).map((file) => {
      if (change.refuses?.includes(file))
        return { id: file, status: 'wrong_type', upload_path: null, error: 'Geen foto' };
      if (change.full?.(file))
        return { id: file, status: 'over_overall_limit', upload_path: null, error: 'Te veel' };
      const has_arrived = kept.bytes.has(file);
      signed += 1;
      const upload_path = has_arrived ? null : `/storage/v1/object/upload/sign/x/${file}?token=${signed}`;
      return { id: file, status: has_arrived ? 'arrived' : 'awaited', upload_path, error: null };
    });
  const server = fakeServer((asked, rows) => {
    const { path, init } = asked;
    const [, file_id = '', token = ''] = /\/x\/(\w+)\?token=(\d+)$/.exec(path) ?? [];
    if (init.method === 'PUT') {
      const own = change.upload?.(file_id, token);
      if (own) return own;
      if (kept.bytes.has(file_id)) return new Response('{"error":"Duplicate"}', { status: 400 });
      kept.bytes.set(file_id, init.body instanceof ArrayBuffer ? init.body.byteLength : -1);
      return Response.json({ Key: file_id });
    }
    const body = read(init.body);
    if (path === '/api/attachments') {
      const known = kept.announced.get(asked.id);
      if (known === undefined || known.secret !== body['upload_secret']) return refused(404, 'unknown');
      return Response.json({ id: asked.id, attachments: states(asked.id) });
    }
    const own = change.submission?.(asked);
    if (own) return own;
    rows.add(asked.id);
    const list: unknown = body['attachments'];
    const files = Array.isArray(list) ? list.map(({ id }: Pick<StoredFile, 'id'>) => id) : [];
    kept.announced.set(asked.id, { secret: textOf(body['upload_secret']), files });
    return Response.json(
      files.length > 0 ? { id: asked.id, attachments: states(asked.id) } : { id: asked.id },
    );
  });
  const puts = (): readonly string[] =>
    server.asked
      .filter(({ init }) => init.method === 'PUT')
      .map(({ path }) => path.replace(/.*\/x\/|\?.*/g, ''));
  const posts = (path: string): number => server.asked.filter((one) => one.path === path).length;
  return { ...server, kept, puts, posts };
}
