/** Events that a simulation injects besides faults of its network: killed pages, frozen tabs, wrong clocks, lost rights, new builds. */
import type { Hint } from '../../src/sync/index.ts';
import { below, chance, maybePick, pick, pickWeighted } from './random-choice.ts';
import type { SimDevice } from './device.ts';
import { committedWorkIsThere } from './invariants/committed-work.ts';
import { drawNetworkFaults } from './network.ts';
import type { SimProcess } from './process.ts';
import type { Simulation } from './simulation.ts';

/** Every event that can be injected; a seed takes some of them. */
const EVENTS = {
  crash: (simulation) =>
    simulation.scheduler.spawn(crash(simulation, pick(simulation.random, simulation.devices))),
  crash_in_transaction: (simulation) => {
    const tab = anyTab(simulation);
    tab?.disk.kill_at(1 + below(simulation.random, 60));
  },
  second_tab: (simulation) =>
    simulation.scheduler.spawn(secondTab(pick(simulation.random, simulation.devices))),
  freeze: (simulation) => {
    const tab = anyTab(simulation);
    if (tab === undefined) return;
    tab.frozen = true;
    simulation.scheduler.note(`${tab.name}: frozen`);
    simulation.scheduler.after(
      simulation.office,
      below(simulation.random, 120_000),
      () => void (tab.frozen = false),
    );
  },
  take_lead: (simulation) => anyTab(simulation)?.leader.campaign(),
  lose_lead: (simulation) => anyTab(simulation)?.leader.lose(),
  hint: (simulation) => {
    const hints: readonly Hint[] = ['online', 'offline', 'visible', 'hidden', 'looked', 'poke', 'joined'];
    anyTab(simulation)?.triggers.hint(pick(simulation.random, hints));
  },
  sync_now: (simulation) => anyTab(simulation)?.engine.sync_now(),
  clock_jump: (simulation) => {
    pick(simulation.random, simulation.devices).skew_ms += (simulation.random.next() - 0.5) * 8 * 3_600_000;
  },
  disk_trouble: (simulation) => {
    const tab = anyTab(simulation);
    if (tab === undefined) return;
    tab.device.disk_failed = true;
    tab.disk.fail_next(chance(simulation.random, 0.6) ? 'UnknownError' : 'QuotaExceededError');
  },
  session_ended: (simulation) => {
    const device = pick(simulation.random, simulation.devices);
    simulation.auth.revoke(device.user_id);
    for (const other of simulation.devices) if (other.user_id === device.user_id) other.token = null;
    simulation.scheduler.after(simulation.office, below(simulation.random, 300_000), () =>
      signIn(simulation, device.user_id),
    );
  },
  role_change: (simulation) => simulation.scheduler.spawn(changeRole(simulation)),
  not_staff: (simulation) => simulation.scheduler.spawn(suspend(simulation)),
  new_build: (simulation) =>
    simulation.scheduler.spawn(atOffice(simulation, `update private.sync_meta set min_schema = 2`)),
  update_app: (simulation) =>
    simulation.scheduler.spawn(crash(simulation, pick(simulation.random, simulation.devices), 2)),
  truncate: (simulation) => {
    simulation.truncated.add('service_records');
    simulation.scheduler.spawn(atOffice(simulation, 'truncate public.service_records'));
  },
  restore: (simulation) => simulation.scheduler.spawn(restore(simulation)),
  /** Every tombstone is old; a device that was away meanwhile starts over (K4). */
  garbage: (simulation) =>
    simulation.scheduler.spawn(
      atOffice(simulation, `select private.sync_collect_garbage('0 s', '1000 days', '1000 days')`),
    ),
  rule_lifted: (simulation) => void (simulation.server.refuses_poison = false),
  network: (simulation) => Object.assign(simulation.network, drawNetworkFaults(simulation.random)),
} as const satisfies Readonly<Record<string, (simulation: Simulation) => void>>;
type SimEvent = keyof typeof EVENTS;

/** How often each happens when a seed has it. */
const WEIGHTS: Readonly<Record<SimEvent, number>> = {
  crash: 3,
  crash_in_transaction: 3,
  second_tab: 2,
  freeze: 3,
  take_lead: 3,
  lose_lead: 1,
  hint: 8,
  sync_now: 2,
  clock_jump: 1,
  disk_trouble: 1.5,
  session_ended: 0.7,
  role_change: 1.2,
  not_staff: 0.3,
  new_build: 0.2,
  update_app: 0.5,
  truncate: 0.15,
  restore: 0.3,
  garbage: 0.4,
  rule_lifted: 0.5,
  network: 1,
};

/** The events of one seed, by weight. */
export function drawEvents(simulation: Simulation): Readonly<Record<SimEvent, number>> {
  const share = 0.4 + simulation.random.next() * 0.6;
  const weights: Record<SimEvent, number> = { ...WEIGHTS };
  for (const name in WEIGHTS) if (isEvent(name) && !chance(simulation.random, share)) weights[name] = 0;
  return { ...weights, hint: WEIGHTS.hint };
}

const isEvent = (name: string): name is SimEvent => name in EVENTS;

/** Injects one event, drawn by weight. */
export function injectEvent(simulation: Simulation, weights: Readonly<Record<SimEvent, number>>): void {
  const event = pickWeighted(simulation.random, weights);
  simulation.scheduler.note(`— ${event}`);
  EVENTS[event](simulation);
}

const livingTabs = (device: SimDevice): readonly SimProcess[] => device.tabs.filter(({ alive }) => alive);

/** A tab that lives; undefined when there is none just now. */
export const anyTab = (simulation: Simulation): SimProcess | undefined =>
  maybePick(simulation.random, simulation.devices.flatMap(livingTabs));

/** Kills a device and starts it again, a moment or minutes later; perhaps with a newer build. */
async function crash(simulation: Simulation, device: SimDevice, schema = device.schema): Promise<void> {
  device.kill();
  device.schema = schema;
  await simulation.scheduler.turn(simulation.office, 'waits for a device');
  await start(simulation, device);
}

/** Opens the first tab of a device, which leads; what was saved before must be there (G1). */
export async function start(simulation: Simulation, device: SimDevice): Promise<void> {
  if (livingTabs(device).length > 0) return;
  const tab = await device.open_tab();
  if (tab === undefined) return;
  await simulation.scheduler.track(committedWorkIsThere(simulation, tab));
  if (tab.alive) tab.leader.campaign();
}

async function secondTab(device: SimDevice): Promise<void> {
  if (livingTabs(device).length > 2) return;
  await device.open_tab();
}

/** One statement at the office, in a transaction of its own. */
export async function atOffice(simulation: Simulation, statement: string): Promise<void> {
  const transaction = await simulation.database.begin(simulation.scheduler, null);
  try {
    await transaction.run(statement);
    await transaction.commit();
  } catch (fault) {
    await transaction.rollback();
    simulation.scheduler.note(`office: ${String(fault)}`);
  }
}

async function changeRole(simulation: Simulation): Promise<void> {
  const person = pick(simulation.random, simulation.people);
  person.role = person.role === 'admin' ? 'technician' : 'admin';
  const role = simulation.people.some((one) => one.role === 'admin') ? person.role : 'admin';
  person.role = role;
  await atOffice(simulation, `update public.staff set role = '${role}' where user_id = '${person.user_id}'`);
}

/** No longer staff for a while; the device is told to try again when the person is. */
async function suspend(simulation: Simulation): Promise<void> {
  const person = pick(simulation.random, simulation.people);
  const { user_id } = person;
  const admins = simulation.people.filter(({ role }) => role === 'admin');
  if (person.role === 'admin' && admins.length === 1) return;
  await atOffice(simulation, `delete from public.staff where user_id = '${user_id}'`);
  for (let turns = below(simulation.random, 40); turns > 0; turns -= 1)
    await simulation.scheduler.turn(simulation.office, 'has someone suspended');
  await hireAgain(simulation, person);
}

/** On the list of staff with the role the simulation gives. */
export async function hireAgain(
  simulation: Simulation,
  { user_id, role }: Simulation['people'][number],
): Promise<void> {
  await atOffice(
    simulation,
    `insert into public.staff (user_id, role, name) values ('${user_id}', '${role}', 'iemand')
       on conflict (user_id) do update set role = excluded.role`,
  );
  for (const device of simulation.devices)
    if (device.user_id === user_id) for (const tab of livingTabs(device)) tab.engine.sync_now();
}

/** A backup is taken now and put back some time later, when nothing runs on the server (D2). */
async function restore(simulation: Simulation): Promise<void> {
  const { scheduler, server, database, random, office, network } = simulation;
  if (server.is_down) return;
  const putBack = await database.back_up(scheduler);
  for (let turns = below(random, 120); turns > 0; turns -= 1) await scheduler.turn(office, 'lets time pass');
  server.is_down = true;
  while (database.open_count() > 0) await scheduler.turn(office, 'waits for the server to stop');
  await putBack();
  network.record.taken_as_new.clear();
  server.is_down = false;
  scheduler.note('office: put the backup back');
}

/** Somebody signs in on all devices of a person. */
export function signIn(simulation: Simulation, user_id: string): void {
  simulation.auth.sign_in(user_id);
  for (const device of simulation.devices)
    if (device.user_id === user_id) for (const tab of livingTabs(device)) tab.engine.signed_in();
}
