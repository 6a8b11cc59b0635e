import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { App, setExperimental } from '@supabase/lite';
import { captchaSiteKey } from '../../src/site/forms/captcha.ts';
import { trackingTargets } from '../../src/site/tracking/targets.ts';
import { CRON_SECRET_HEADER } from '../functions/shared/keys.ts';
import { buildVersion } from '../host/build-version.ts';
import { listen } from '../host/http-server.ts';
import { folderFiles } from '../host/folder-files.ts';
import { siteHealth } from '../host/site-health.ts';
import { createStaticHost } from '../host/static-host.ts';
import { openDataDir } from './data-dir.ts';
import type { Database } from './database/database.ts';
import { collectDaily } from './database/garbage.ts';
import { openPglite, openPostgres } from './database/open-database.ts';
import { requireLocalDatabase, requireNoProject } from './database/own-database.ts';
import { sqlBlog } from './database/sql-blog.ts';
import { type SnapshotCache, snapshotCache } from './database/snapshot.ts';
import { DEMO_USERS } from './demo-users.ts';
import { answerFunction } from './gateway/functions.ts';
import { createGateway } from './gateway/gateway.ts';
import { serve } from './gateway/backend-server.ts';
import { isLoopback, requireLoopback } from './gateway/loopback.ts';
import { startFileRemoval, startMailTimer, startPublication } from './function-timers.ts';
import { Mailbox } from './mail/mailbox.ts';
import {
  type BackendOptions,
  DEFAULT_PORT,
  PUBLISHABLE_KEY,
  type RunningBackend,
  SECRET_KEY,
} from './options.ts';
import { FUNCTIONS_DIR, MIGRATIONS_DIR } from './paths.ts';
import { startRealtime } from './realtime/realtime-server.ts';
import { createObjectStore } from './storage/disk-store.ts';
import { prepareDatabase, renewEpoch } from './prepare-database.ts';

export type { BackendOptions, BackendUser, RequestHook, RunningBackend } from './options.ts';

/**
 * Starts the whole backend in this process: database, REST, auth, storage, realtime, functions and the built
 * app on one origin. Throws NotLoopback, NotOurDatabase, PortTaken, DataDirBusy or
 * MigrationsDiffer with a sentence for people.
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const host = options.host ?? '127.0.0.1';
  requireLoopback(host, process.env);
  if (options.database_url !== undefined) requireLocalDatabase(options.database_url);
  const undo: (() => Promise<void> | void)[] = [];
  try {
    return await start(options, host, undo);
  } catch (fault) {
    for (const step of undo.toReversed()) await step();
    throw fault;
  }
}

async function start(
  options: BackendOptions,
  host: string,
  undo: (() => Promise<void> | void)[],
): Promise<RunningBackend> {
  process.env['DO_NOT_TRACK'] ??= '1';
  const { server, port } = await listen(host, options.port ?? DEFAULT_PORT);
  undo.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const url = `http://${isLoopback(host) ? host : '127.0.0.1'}:${port}`;
  const data = openDataDir(options.data_dir);
  undo.push(() => data.release());
  const migrations_dir = options.migrations_dir ?? MIGRATIONS_DIR;
  const seed = options.seed ?? 'demo';
  const { database, cache, from_snapshot } = await openDatabase(
    options,
    data.database,
    snapshotCache(migrations_dir, seed),
  );
  undo.push(() => database.close());
  await requireNoProject(database);

  const mailbox = new Mailbox(() => url);
  setExperimental('storage', true);
  const app = new App({
    connection: database.connection,
    auth: {
      enabled: true,
      jwt_secret: data.jwt_secret,
      jwt_expiry: options.jwt_expiry_seconds ?? 3600,
      enable_signup: false,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: SECRET_KEY,
      site_url: url,
      additional_redirect_urls: [`${url}/**`],
    },
    storage: { enabled: true },
    options: { drivers: { email: mailbox } },
  });
  Object.assign(app, { _storageAdapter: createObjectStore(data.objects) });
  await quietly(() => app.init());
  const is_new = await prepareDatabase(app, database, migrations_dir, seed);
  if (from_snapshot) await renewEpoch(database);
  if (is_new && cache !== null) {
    const snapshot = await database.dump();
    if (snapshot !== null) await cache.keep(snapshot);
  }

  const data_api = (await options.data_api?.(data.jwt_secret)) ?? null;
  undo.push(() => data_api?.stop());
  const cron_secret = randomUUID();
  const function_env = () => ({
    // Mail stays here unless a provider is asked for, and its links lead here.
    MAIL_PROVIDER: 'capture',
    ...process.env,
    MAIL_CAPTURE_URL: `${url}/_local/mail`,
    MAIL_CAPTURE_KEY: SECRET_KEY,
    // Kept with the data, as a salt has to be.
    LEAD_SALT: data.jwt_secret,
    CRON_SECRET: cron_secret,
    SITE_URL: url,
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),
  });
  const function_run = () => ({
    folder: FUNCTIONS_DIR,
    env: function_env(),
    log: options.log ?? (() => {}),
  });
  const keys = [PUBLISHABLE_KEY, SECRET_KEY];
  const realtime = await startRealtime({ database, jwt_secret: data.jwt_secret }, keys);
  const { static_dir } = options;
  const gateway = createGateway({
    app,
    database,
    mailbox,
    secret_key: SECRET_KEY,
    jwt_secret: data.jwt_secret,
    function_run,
    data_api,
    on_network: !isLoopback(host),
    on_request: options.on_request,
    host:
      static_dir === undefined
        ? null
        : createStaticHost({
            files: folderFiles(path.resolve(static_dir)),
            supabase_url: null,
            tracking: options.tracking ?? trackingTargets(process.env),
            blog: sqlBlog(database),
            captcha: captchaSiteKey(process.env) !== '',
            health: siteHealth({
              version: () => buildVersion(path.resolve(static_dir)),
              // It is this process.
              projectAnswers: () => Promise.resolve(true),
            }),
          }),
  });
  const serving = serve(server, gateway, realtime, await options.app_host?.(server));

  const stop_collecting = collectDaily(database);
  const call = async (name: string): Promise<Response> => {
    const headers = { [CRON_SECRET_HEADER]: cron_secret };
    const request = new Request(`${url}/functions/v1/${name}`, { method: 'POST', headers });
    return await answerFunction(function_run(), name, request);
  };
  const stopFileRemoval = startFileRemoval(database, () => call('remove-deleted-files'));
  const stopMail = startMailTimer(database, () => call('send-mail'));
  const stopPublication = startPublication(database);

  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    await stopFileRemoval();
    await stopMail();
    await stopPublication();
    await serving.close();
    await stop_collecting();
    await data_api?.stop();
    await database.close();
    data.release();
  };
  return {
    url,
    publishable_key: PUBLISHABLE_KEY,
    secret_key: SECRET_KEY,
    users: DEMO_USERS.map(({ email, password, role }) => ({ email, password, role })),
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

interface Opened {
  readonly database: Database;
  /** Where a new embedded database is to be kept for the next start; null when there is nothing to keep. */
  readonly cache: SnapshotCache | null;
  readonly from_snapshot: boolean;
}

async function openDatabase(
  options: BackendOptions,
  folder: string | null,
  snapshots: SnapshotCache,
): Promise<Opened> {
  if (options.database_url)
    return { database: openPostgres(options.database_url), cache: null, from_snapshot: false };
  if (folder !== null && existsSync(folder))
    return { database: await openPglite(folder, null), cache: null, from_snapshot: false };
  const snapshot = await snapshots.read();
  const from_snapshot = snapshot !== null;
  return {
    database: await openPglite(folder, snapshot),
    cache: from_snapshot ? null : snapshots,
    from_snapshot,
  };
}

/** Its warning that storage is an experiment is for production, where hosted Supabase runs instead. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  const { warn } = console;
  console.warn = () => {};
  try {
    await work();
  } finally {
    console.warn = warn;
  }
}
