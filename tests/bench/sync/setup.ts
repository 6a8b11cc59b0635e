import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningBackend, startBackend } from '../../../supabase/local/backend.ts';
import { MIGRATIONS_DIR } from '../../../supabase/local/paths.ts';
import { person, signedIn, tokenOf } from '../../integration/backend-fixtures.ts';
import { type Sql, startPostgres } from '../../support/postgres.ts';
import type { ContenderName } from './build-pages.ts';
import { type HostedFront, startHostedFront } from './hosted-front.ts';
import type { ContenderConfig, RecordedRequest } from './pages/contender.ts';

/** Where each contender's rows are. */
export const TABLES: Readonly<Record<ContenderName, string>> = { ours: 'clients', rxdb: 'bench_rxdb' };

/** One real PostgreSQL behind one backend, for both contenders. */
export interface BenchSetup {
  readonly sql: Sql;
  readonly front: HostedFront;
  readonly config: ContenderConfig;
  /** Adds so much to every request from now on, a browser's question whether it may ask among them. */
  delay(delay_ms: number): void;
  /** Keeps requests and their answers under a name. */
  keep(recording: string, requests: readonly RecordedRequest[]): void;
  /** Answers the next requests of the floor from what was kept under a name, in order; answers their bodies. */
  play(recording: string): readonly string[];
  /** How often browsers have asked whether they may ask, since this was last called. */
  preflights(): number;
  /** Empties both tables and fills them with the same rows. */
  fill(rows: number): Promise<void>;
  /** Runs work while every change of either table is noted; else no such trigger costs either of them time. */
  noting<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** The one address of the floor: a browser asks once whether it may call it, as for each of ours (PL17). */
const FLOOR_PATH = '/rest/v1/rpc/floor';

/** An answer with the headers a browser wants of another origin. */
const floorAnswer = ({ headers }: Request, answer: string): Response =>
  new Response(answer, {
    headers: {
      'content-type': 'application/json',
      'access-control-allow-origin': headers.get('origin') ?? '*',
    },
  });

/** Starts PostgreSQL and the backend on it, with the table RxDB needs beside our own. */
export async function startBenchSetup(): Promise<BenchSetup> {
  const migrations_dir = await mkdtemp(join(tmpdir(), 'havenglans-bench-'));
  await cp(MIGRATIONS_DIR, migrations_dir, { recursive: true });
  await cp(join(import.meta.dirname, 'migrations'), migrations_dir, { recursive: true });
  const cluster = await startPostgres();
  await cluster.connect('postgres').unsafe('create database bench');
  let added_ms = 0;
  let preflights = 0;
  const recordings = new Map<string, readonly RecordedRequest[]>();
  let playing: readonly RecordedRequest[] = [];
  const server = Promise.withResolvers<Server>();
  const backend: RunningBackend = await startBackend({
    port: 0,
    data_dir: 'memory',
    seed: 'demo',
    migrations_dir,
    on_request: async (request) => {
      if (request.method === 'OPTIONS') preflights += 1;
      if (added_ms > 0) await new Promise((resolve) => setTimeout(resolve, added_ms));
      if (request.method !== 'POST' || new URL(request.url).pathname !== FLOOR_PATH) return undefined;
      // The floor's body comes over the wire too.
      await request.arrayBuffer();
      const [next, ...rest] = playing;
      playing = rest;
      return floorAnswer(request, next?.answer ?? '{}');
    },
    // The way to the server itself: the front hands requests to it.
    app_host: (given) => {
      server.resolve(given);
      return Promise.resolve((_request, response) => void response.writeHead(404).end());
    },
    database_url: `postgres://postgres:postgres@127.0.0.1:${cluster.port}/bench`,
  });
  const sql = cluster.connect('bench');
  const front = await startHostedFront(await server.promise, process.env['ONE_ORIGIN'] === '1');
  return {
    sql,
    front,
    delay(delay_ms) {
      added_ms = delay_ms;
    },
    keep(recording, requests) {
      recordings.set(recording, requests);
    },
    play(recording) {
      playing = recordings.get(recording) ?? [];
      return playing.map(({ body }) => body);
    },
    preflights() {
      const seen = preflights;
      preflights = 0;
      return seen;
    },
    config: {
      url: front.api_origin,
      publishable_key: backend.publishable_key,
      token: await tokenOf(await signedIn(backend, 'admin')),
      user_id: person('admin').id,
    },
    async fill(rows) {
      await sql.unsafe(
        'truncate public.service_records, public.conflicts, public.clients, public.bench_rxdb cascade',
      );
      await sql.unsafe('delete from private.sync_tombstones');
      for (const [name, table] of Object.entries(TABLES)) {
        await sql.unsafe(`
          insert into public.${table}
            (id, name, email, phone, yacht_name, yacht_type, yacht_length, location, notes, status)
          select md5('bench' || i)::uuid${name === 'rxdb' ? '::text' : ''}, 'Klant ' || i, 'klant' || i || '@voorbeeld.example',
            '06-' || lpad(i::text, 8, '0'), 'Jacht ' || i, 'Motorjacht', 8 + i % 12, 'Amsterdam, steiger ' || i % 40,
            'Ligt met de boeg naar het oosten; sleutel bij de havenmeester. Nummer ' || i, 'active'
          from generate_series(1, ${rows}) i`);
      }
      await sql.unsafe('analyze');
    },
    async noting(work) {
      const all = async (state: 'enable' | 'disable'): Promise<void> => {
        for (const table of Object.values(TABLES))
          await sql.unsafe(`alter table public.${table} ${state} trigger bench_changes`);
      };
      await sql`delete from public.bench_changes`;
      await all('enable');
      try {
        return await work();
      } finally {
        await all('disable');
      }
    },
    async stop() {
      await front.stop();
      await backend.stop();
      await cluster.stop();
      await rm(migrations_dir, { recursive: true, force: true });
    },
  };
}
