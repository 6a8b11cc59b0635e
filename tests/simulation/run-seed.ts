/** One simulation from one seed: a busy time with faults, then everything in order, then the promises. */
import { createSeededRandom } from '../../src/sync/testing/seeded-random.ts';
import { createSimAuth } from './auth.ts';
import { anyTab, atOffice, injectEvent, drawEvents, hireAgain, signIn, start } from './chaos.ts';
import type { SimDatabase } from './database.ts';
import { HIDDEN, hideOrShowSql, visibilitySql } from './database-sql.ts';
import { createSimDevice, type SimDevice } from './device.ts';
import { below, chance, fork, pick, pickWeighted } from './random-choice.ts';
import { everyPromiseHolds } from './invariants/end.ts';
import { createSimNetwork, drawNetworkFaults } from './network.ts';
import { createOffice } from './office.ts';
import { createPersonActions } from './person.ts';
import { createScheduler, someSteps } from './scheduler.ts';
import { createSimServer } from './server.ts';
import type { SimPerson, Simulation } from './simulation.ts';
import { createWriteBook } from './writes.ts';

export interface SeedOutcome {
  readonly seed: number;
  /** Broken promises; empty when all was well. */
  readonly violations: readonly string[];
  readonly trace: readonly string[];
  readonly steps: number;
}

/** How much happens; a directed test may ask for less. */
interface SeedSize {
  readonly actions: number;
}

const STEPS_MAX = 4_000;
const QUIET_ROUNDS = 3;
/** Every tenth simulation begins with rows that were there before their table was registered (PL18). */
const SEEDS_PER_OLD_TABLE = 10;
const OLD_ROWS = 3;
/** In every fourth simulation the office takes rows out of sight and shows them again, edited ones too (PL23). */
const SEEDS_PER_HIDDEN_ROWS = 4;
const TIMES_HIDDEN_OR_SHOWN = 20;
const SEEDS_PER_SHORT_PAGES = 3;
const SHORT_PAGE_BYTES = 1_000;

class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

/** Runs a seed against the database, which is emptied first. Never throws for what the product did wrong. */
export async function runSeed(
  database: SimDatabase,
  seed: number,
  size: SeedSize = { actions: 70 },
): Promise<SeedOutcome> {
  await database.reset();
  const random = createSeededRandom(seed * 7919 + 17);
  const scheduler = createScheduler(random, database.waitingForLocks);
  const auth = createSimAuth(scheduler);
  const server = createSimServer({ scheduler, database, auth, random, pauses: chance(random, 0.5) });
  server.page_rows = pick(random, [1, 2, 3, 7, 5_000]);
  // Every third simulation has pages of a few rows by their bytes (PL20).
  if (seed % SEEDS_PER_SHORT_PAGES === 0) server.page_bytes = SHORT_PAGE_BYTES;
  const network = createSimNetwork({ scheduler, server, auth, random });
  const violations: string[] = [];
  const devices: SimDevice[] = [];
  const people: SimPerson[] = [];
  const simulation: Simulation = {
    seed,
    random,
    scheduler,
    database,
    auth,
    server,
    network,
    writes: createWriteBook(),
    devices,
    people,
    office: { name: 'office', alive: true, frozen: false },
    truncated: new Set(),
    violate: (what) => void violations.push(what),
  };
  scheduler.watch(() => noUserIsSignedOut(simulation));
  scheduler.watch(() => {
    if (violations.length > 0) throw new BrokenPromise(violations[0]);
  });
  let steps = 0;
  try {
    await populate(simulation, people, devices);
    if (seed % SEEDS_PER_OLD_TABLE === 0) await fillBeforeRegistration(simulation);
    const rows_hide = seed % SEEDS_PER_HIDDEN_ROWS === 0;
    await database.look(visibilitySql(rows_hide));
    if (rows_hide) scheduler.spawn(hideAndShowRows(simulation));
    await busyTime(simulation, size);
    steps = await comeToRest(simulation);
    await everyPromiseHolds(simulation);
  } catch (fault) {
    if (violations.length === 0) violations.push(tellFault(fault));
  } finally {
    for (const device of devices) device.kill();
    await database.clear();
  }
  return { seed, violations, trace: scheduler.trace, steps };
}

/** A promise in one sentence, a surprise with its stack. */
const tellFault = (fault: unknown): string => {
  if (fault instanceof BrokenPromise) return fault.message;
  return fault instanceof Error ? (fault.stack ?? String(fault)) : String(fault);
};

/** Two to four people, three to five devices; somebody may have two. */
async function populate(simulation: Simulation, people: SimPerson[], devices: SimDevice[]): Promise<void> {
  const { random } = simulation;
  for (let left = 2 + below(random, 2); left > 0; left -= 1) {
    const person: SimPerson = {
      user_id: random.uuid(),
      role: people.length === 0 || chance(random, 0.3) ? 'admin' : 'technician',
    };
    people.push(person);
    await simulation.database.look(
      `insert into auth.users (id, email) values ('${person.user_id}', '${person.user_id}@havenglans.example')`,
    );
    await hireAgain(simulation, person);
  }
  const count = 3 + below(random, 3);
  for (let index = 0; index < count; index += 1) {
    const person = people[index] ?? pick(random, people);
    const device = createSimDevice(simulation, { name: `d${index + 1}`, user_id: person.user_id });
    devices.push(device);
    simulation.scheduler.spawn(start(simulation, device));
  }
}

/** Puts rows without a stamp into a table and stamps them, as its registration does. */
async function fillBeforeRegistration({ database, writes }: Simulation): Promise<void> {
  const rows = Array.from({ length: OLD_ROWS }, (_none, index) => ({
    id: `0a000000-0000-7000-8000-00000000000${index}`,
    token: writes.token('office'),
  }));
  const values = rows.map(({ id, token }) => `('${id}', 'oud', 'oud@example.nl', '${token}')`).join(', ');
  await database.look(`begin; set local session_replication_role = replica;
    insert into public.clients (id, name, email, notes) values ${values};
    set local session_replication_role = origin;
    select private.stamp_existing_rows('clients');
    commit`);
  for (const { id: row_id, token } of rows)
    writes.office({ table: 'clients', row_id, field: 'notes', token, seen: [] });
}

/** Takes rows out of the sight of technicians and back, among everything else that happens. */
async function hideAndShowRows(simulation: Simulation): Promise<void> {
  const { scheduler, office, people } = simulation;
  const random = fork(simulation.random);
  for (let left = TIMES_HIDDEN_OR_SHOWN; left > 0; left -= 1) {
    for (let turns = below(random, 60); turns > 0; turns -= 1)
      await scheduler.turn(office, 'leaves rows as they are');
    const table = pickWeighted(random, { colleagues: 1, clients: 3, service_records: 2 });
    const { user_id } = pick(random, people);
    const { value } = HIDDEN.colleagues;
    const statement =
      table === 'colleagues'
        ? `update public.staff set name = case name when '${value}' then 'iemand' else '${value}' end
             where user_id = '${user_id}'`
        : hideOrShowSql(table, below(random, 4));
    await atOffice(simulation, statement);
    scheduler.note(`office: hides or shows one of ${table}`);
  }
}

async function busyTime(simulation: Simulation, size: SeedSize): Promise<void> {
  const { random, scheduler, network } = simulation;
  Object.assign(network, drawNetworkFaults(random));
  const weights = drawEvents(simulation);
  const person_actions = createPersonActions(simulation);
  const office = createOffice(simulation);
  const calm = pick(random, [4, 12, 30]);
  for (let left = size.actions; left > 0; left -= 1) {
    const who = pickWeighted(random, { person: 6, office: 2, fault: 3 });
    const tab = anyTab(simulation);
    if (who === 'person' && tab !== undefined) await person_actions.act(tab);
    else if (who === 'office') office.act();
    else injectEvent(simulation, weights);
    await someSteps(scheduler, random, calm);
  }
}

/** Ends every fault and lets the simulation run until no process has anything left to do. */
async function comeToRest(simulation: Simulation): Promise<number> {
  const { network, scheduler, devices, people, server } = simulation;
  scheduler.note('— all faults end');
  network.trouble = 0;
  server.page_rows = 5_000;
  server.page_bytes = 2_000_000;
  for (const device of devices) device.online = true;
  let steps = await untilQuiet(simulation);
  for (const person of people) await hireAgain(simulation, person);
  for (const device of devices) {
    Object.assign(device, { online: true, visible: true, schema: 2 });
    device.kill();
    scheduler.spawn(start(simulation, device));
  }
  for (let round = 0; round < QUIET_ROUNDS; round += 1) {
    steps += await untilQuiet(simulation);
    for (const { user_id } of people) signIn(simulation, user_id);
  }
  return steps + (await untilQuiet(simulation));
}

/** All tabs started, nothing under way, and no engine with a reason to go on by itself. */
async function untilQuiet(simulation: Simulation): Promise<number> {
  const { scheduler, devices } = simulation;
  for (let steps = 0; steps < STEPS_MAX; steps += 1) {
    for (const device of devices) for (const tab of device.tabs) tab.frozen = false;
    await scheduler.rest();
    if (scheduler.is_idle() && !devices.some(isBusy)) return steps;
    await scheduler.step();
  }
  const phases = devices.flatMap(({ tabs }) =>
    tabs.map(({ name, engine }) => `${name} ${JSON.stringify(engine.status())}`),
  );
  throw new BrokenPromise(`the simulation does not come to rest: ${phases.join('; ')}`);
}

const RESTLESS: ReadonlySet<string> = new Set(['pushing', 'pulling', 'backoff', 'storage_broken']);

const isBusy = ({ tabs }: SimDevice): boolean =>
  tabs.some(({ alive, leader, engine }) => alive && leader.leading && RESTLESS.has(engine.status().phase));

/** G5: only the server's word, twice, or a session that ended sends anybody to sign in. */
function noUserIsSignedOut(simulation: Simulation): void {
  for (const device of simulation.devices)
    for (const tab of device.tabs) {
      if (!tab.alive || tab.engine.status().phase !== 'waiting_for_sign_in' || !tab.leader.leading) continue;
      if (tab.told_off < 2 && !simulation.auth.is_revoked(device.user_id))
        simulation.violate(`G5 ${tab.name} waits for sign-in without the server's word`);
    }
}
