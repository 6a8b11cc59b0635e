import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, whatever the working directory is. */
export const PROJECT_ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Everything the embedded backend writes; ignored by git. */
export const TEMP_DIR = path.join(PROJECT_ROOT, 'supabase/.temp');

/** Where `npm start` keeps its database and files unless DATA_DIR says otherwise. */
export const DEFAULT_DATA_DIR = path.join(TEMP_DIR, 'data');

/** The benchmark dataset of `npm run seed:large`, beside the demo data. */
export const LARGE_DATA_DIR = path.join(TEMP_DIR, 'data-large');

/** Tells scripts and helpers where the running backend is; removed when it stops. */
export const LOCAL_FILE = process.env['LOCAL_FILE'] || path.join(TEMP_DIR, 'local.json');

export const MIGRATIONS_DIR = path.join(PROJECT_ROOT, 'supabase/migrations');
export const FUNCTIONS_DIR = path.join(PROJECT_ROOT, 'supabase/functions');
export const BOOTSTRAP_FILE = path.join(PROJECT_ROOT, 'supabase/local/bootstrap.sql');
export const RESTORE_FILE = path.join(PROJECT_ROOT, 'supabase/restore.sql');
export const SEED_FILE = path.join(PROJECT_ROOT, 'supabase/seed.sql');
/** What the finished pages show until the backend has answered; generated from the seed. */
export const SNAPSHOT_DIR = path.join(PROJECT_ROOT, 'src/public-data/snapshot');
