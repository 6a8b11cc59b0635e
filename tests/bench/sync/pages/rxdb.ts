import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createRxDatabase, type RxCollection } from 'rxdb/plugins/core';
import { replicateSupabase } from 'rxdb/plugins/replication-supabase';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { type ContenderConfig, networkFetch } from './contender.ts';

interface Client {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  yacht_name: string | null;
  yacht_type: string | null;
  yacht_length: number | null;
  location: string | null;
  notes: string | null;
  status: string;
  next_recommended_service: string | null;
}

const text = { type: 'string' } as const;
const maybe_text = { type: ['string', 'null'] };

/** As the documentation of the plugin sets a table up; batches as large as help it, retries without waiting long. */
const PULL_BATCH = 1000;
const PUSH_BATCH = 100;
const RETRY_MS = 200;

let collection: RxCollection<Client>;
let supabase: SupabaseClient;

async function open({ url, publishable_key, token }: ContenderConfig): Promise<void> {
  const send = networkFetch();
  supabase = createClient(url, publishable_key, {
    accessToken: async () => token,
    // The embedded backend does not know quoted names in a filter; PostgREST reads both ways alike.
    global: {
      fetch: (input, init) => send(typeof input === 'string' ? input.replaceAll('%22', '') : input, init),
    },
  });
  const database = await createRxDatabase({
    name: 'bench',
    storage: getRxStorageDexie(),
    multiInstance: false,
  });
  const { clients } = await database.addCollections<{ clients: RxCollection<Client> }>({
    clients: {
      schema: {
        version: 0,
        primaryKey: 'id',
        type: 'object',
        required: ['id', 'name', 'email', 'status'],
        properties: {
          id: { type: 'string', maxLength: 36 },
          name: text,
          email: text,
          phone: maybe_text,
          yacht_name: maybe_text,
          yacht_type: maybe_text,
          yacht_length: { type: ['number', 'null'] },
          location: maybe_text,
          notes: maybe_text,
          status: text,
          next_recommended_service: maybe_text,
        },
      },
    },
  });
  collection = clients;
}

/** One replication until both sides are equal, `live` off. */
async function replicate(): Promise<void> {
  const replication = replicateSupabase<Client>({
    client: supabase,
    collection,
    tableName: 'bench_rxdb',
    replicationIdentifier: 'bench',
    live: false,
    waitForLeadership: false,
    retryTime: RETRY_MS,
    pull: { batchSize: PULL_BATCH },
    push: { batchSize: PUSH_BATCH },
  });
  await replication.awaitInitialReplication();
  await replication.cancel();
}

globalThis.contender = {
  open,
  async firstSync() {
    await replicate();
    return collection.count().exec();
  },
  async editNotes(id, notes) {
    const row = await collection.findOne(id).exec();
    await row?.incrementalPatch({ notes });
  },
  async add(id, email) {
    const blank = { phone: null, yacht_name: null, yacht_type: null, yacht_length: null, location: null };
    const rest = { notes: null, status: 'active', next_recommended_service: null };
    await collection.insert({ id, name: 'Nieuw', email, ...blank, ...rest });
  },
  sync: replicate,
  async ids() {
    const rows = await collection.find().exec();
    return rows.map(({ id }) => id);
  },
  keptNotes: async () => [],
};
