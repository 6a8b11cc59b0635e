/** What befalls a world besides its network: deaths, frozen tabs, wrong clocks, lost rights, new builds. */
import type { Hint } from '../../src/sync/index.ts';
import { below, chance, maybePick, pick, pickWeighted } from './dice.ts';
import type { SimDevice } from './device.ts';
import { committedWorkIsThere } from './invariants/committed-work.ts';
import { drawTrouble } from './network.ts';
import type { SimProcess } from './process.ts';
import type { World } from './world.ts';

/** Everything that can befall; a seed takes some of it. Later parts add theirs here. */
export const EVENTS = {
  crash: (world) => world.scheduler.spawn(crash(world, pick(world.random, world.devices))),
  crash_in_transaction: (world) => {
    const tab = anyTab(world);
    tab?.disk.kill_at(1 + below(world.random, 60));
  },
  second_tab: (world) => world.scheduler.spawn(secondTab(pick(world.random, world.devices))),
  freeze: (world) => {
    const tab = anyTab(world);
    if (tab === undefined) return;
    tab.frozen = true;
    world.scheduler.note(`${tab.name}: frozen`);
    world.scheduler.after(world.office, below(world.random, 120_000), () => void (tab.frozen = false));
  },
  take_lead: (world) => anyTab(world)?.leader.campaign(),
  lose_lead: (world) => anyTab(world)?.leader.lose(),
  hint: (world) => {
    const hints: readonly Hint[] = ['online', 'offline', 'visible', 'hidden', 'poke', 'joined'];
    anyTab(world)?.triggers.hint(pick(world.random, hints));
  },
  sync_now: (world) => anyTab(world)?.engine.sync_now(),
  clock_jump: (world) => {
    pick(world.random, world.devices).skew_ms += (world.random.next() - 0.5) * 8 * 3_600_000;
  },
  disk_trouble: (world) => {
    const tab = anyTab(world);
    if (tab === undefined) return;
    tab.device.disk_failed = true;
    tab.disk.fail_next(chance(world.random, 0.6) ? 'UnknownError' : 'QuotaExceededError');
  },
  session_ended: (world) => {
    const device = pick(world.random, world.devices);
    world.auth.revoke(device.user_id);
    for (const other of world.devices) if (other.user_id === device.user_id) other.token = null;
    world.scheduler.after(world.office, below(world.random, 300_000), () => signIn(world, device.user_id));
  },
  role_change: (world) => world.scheduler.spawn(changeRole(world)),
  not_staff: (world) => world.scheduler.spawn(suspend(world)),
  new_build: (world) => world.scheduler.spawn(atOffice(world, `update private.sync_meta set min_schema = 2`)),
  update_app: (world) => world.scheduler.spawn(crash(world, pick(world.random, world.devices), 2)),
  truncate: (world) => {
    world.truncated.add('service_records');
    world.scheduler.spawn(atOffice(world, 'truncate public.service_records'));
  },
  restore: (world) => world.scheduler.spawn(restore(world)),
  /** Every tombstone is old; whoever was away meanwhile starts over (K4). */
  garbage: (world) =>
    world.scheduler.spawn(
      atOffice(world, `select private.sync_collect_garbage('0 s', '1000 days', '1000 days')`),
    ),
  rule_lifted: (world) => void (world.server.refuses_poison = false),
  network: (world) => Object.assign(world.network, drawTrouble(world.random)),
} as const satisfies Readonly<Record<string, (world: World) => void>>;
export type WorldEvent = keyof typeof EVENTS;

/** How often each happens when a seed has it. */
const WEIGHTS: Readonly<Record<WorldEvent, number>> = {
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
export function drawEvents(world: World): Readonly<Record<WorldEvent, number>> {
  const share = 0.4 + world.random.next() * 0.6;
  const weights: Record<WorldEvent, number> = { ...WEIGHTS };
  for (const name in WEIGHTS) if (isEvent(name) && !chance(world.random, share)) weights[name] = 0;
  return { ...weights, hint: WEIGHTS.hint };
}

const isEvent = (name: string): name is WorldEvent => name in EVENTS;

/** Lets one of them happen. */
export function befall(world: World, weights: Readonly<Record<WorldEvent, number>>): void {
  const event = pickWeighted(world.random, weights);
  world.scheduler.note(`— ${event}`);
  EVENTS[event](world);
}

const livingTabs = (device: SimDevice): readonly SimProcess[] => device.tabs.filter(({ alive }) => alive);

/** A tab that lives; undefined when there is none just now. */
export const anyTab = (world: World): SimProcess | undefined =>
  maybePick(world.random, world.devices.flatMap(livingTabs));

/** Kills a device and starts it again, a moment or minutes later; perhaps with a newer build. */
async function crash(world: World, device: SimDevice, schema = device.schema): Promise<void> {
  device.kill();
  device.schema = schema;
  await world.scheduler.turn(world.office, 'waits for a device');
  await start(world, device);
}

/** Opens the first tab of a device, which leads; what was saved before must be there (G1). */
export async function start(world: World, device: SimDevice): Promise<void> {
  if (livingTabs(device).length > 0) return;
  const tab = await device.open_tab();
  if (tab === undefined) return;
  await world.scheduler.track(committedWorkIsThere(world, tab));
  if (tab.alive) tab.leader.campaign();
}

async function secondTab(device: SimDevice): Promise<void> {
  if (livingTabs(device).length > 2) return;
  await device.open_tab();
}

/** One statement at the office, in a transaction of its own. */
export async function atOffice(world: World, statement: string): Promise<void> {
  const transaction = await world.database.begin(world.scheduler, null);
  try {
    await transaction.run(statement);
    await transaction.commit();
  } catch (fault) {
    await transaction.rollback();
    world.scheduler.note(`office: ${String(fault)}`);
  }
}

async function changeRole(world: World): Promise<void> {
  const person = pick(world.random, world.people);
  person.role = person.role === 'admin' ? 'technician' : 'admin';
  const role = world.people.some((one) => one.role === 'admin') ? person.role : 'admin';
  person.role = role;
  await atOffice(world, `update public.staff set role = '${role}' where user_id = '${person.user_id}'`);
}

/** No longer staff for a while; the device is told to try again when the person is. */
async function suspend(world: World): Promise<void> {
  const person = pick(world.random, world.people);
  const { user_id } = person;
  const admins = world.people.filter(({ role }) => role === 'admin');
  if (person.role === 'admin' && admins.length === 1) return;
  await atOffice(world, `delete from public.staff where user_id = '${user_id}'`);
  for (let turns = below(world.random, 40); turns > 0; turns -= 1)
    await world.scheduler.turn(world.office, 'has someone suspended');
  await hireAgain(world, person);
}

/** On the list of staff with the role the world gives. */
export async function hireAgain(world: World, { user_id, role }: World['people'][number]): Promise<void> {
  await atOffice(
    world,
    `insert into public.staff (user_id, role, name) values ('${user_id}', '${role}', 'iemand')
       on conflict (user_id) do update set role = excluded.role`,
  );
  for (const device of world.devices)
    if (device.user_id === user_id) for (const tab of livingTabs(device)) tab.engine.sync_now();
}

/** A backup is taken now and put back some time later, when nothing runs on the server (D2). */
async function restore(world: World): Promise<void> {
  const { scheduler, server, database, random, office, network } = world;
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
export function signIn(world: World, user_id: string): void {
  world.auth.sign_in(user_id);
  for (const device of world.devices)
    if (device.user_id === user_id) for (const tab of livingTabs(device)) tab.engine.signed_in();
}
