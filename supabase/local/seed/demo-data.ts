import { ADVICE, CLIENT_NOTES, type Craft, CRAFTS } from './craft.ts';
import { HARBOURS, OWNERS } from './people.ts';
import { type Chance, createChance } from './random.ts';
import { MODELS, YACHT_NAMES, type YachtModel } from './yachts.ts';

/** What somebody wrote about a client. */
interface SeedNote {
  readonly text: string;
  /** Days before today. */
  readonly days_ago: number;
  /** Which of the staff, in the order of their names. */
  readonly by: number;
}

export interface SeedClient {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly yacht_name: string | null;
  readonly yacht_type: string | null;
  readonly yacht_length: number | null;
  readonly location: string | null;
  readonly notes: readonly SeedNote[];
  readonly status: 'prospect' | 'active' | 'completed';
  readonly next_recommended_service: string | null;
  /** Days before today. */
  readonly created_days_ago: number;
}

export interface SeedRecord {
  readonly id: string;
  readonly client_id: string;
  readonly service_type: string;
  /** Days from today; negative is past. */
  readonly day: number;
  readonly amount_cents: number;
  readonly status: 'scheduled' | 'in_progress' | 'completed' | 'invoiced' | 'paid';
  readonly notes: string | null;
}

export interface DemoData {
  readonly clients: readonly SeedClient[];
  readonly records: readonly SeedRecord[];
}

const SEED = 2018;
const YEARS_DAYS = 3 * 365;
/** When the first id was made; only the order of ids depends on it. */
const FIRST_ID_MS = Date.UTC(2024, 0, 2, 8);
const MINUTE_MS = 60_000;
const PROSPECTS = 8;
const FORMER = 6;
const RECORDS = 400;
/** Scheduled on a day that has passed: somebody forgot, and the screen has to say so. */
const OVERDUE_DAYS: readonly number[] = [-2, -5, -9, -16];
const IN_PROGRESS_DAYS: readonly number[] = [-1, 0, 0];
const PLANNED = 34;

const mailName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '');

/** Every other client has a second entry, by somebody else. */
const notesOf = (text: string, index: number): readonly SeedNote[] => {
  const second = CLIENT_NOTES[(CLIENT_NOTES.indexOf(text) + 5) % CLIENT_NOTES.length];
  return [
    { text, days_ago: 40 + ((index * 13) % 200), by: index % 3 },
    ...(index % 2 === 0 && second !== undefined
      ? [{ text: second, days_ago: 2 + index, by: (index + 1) % 3 }]
      : []),
  ];
};

function makeClients(chance: Chance): { client: SeedClient; yacht: YachtModel }[] {
  const names = chance.shuffled(YACHT_NAMES);
  return OWNERS.map(([first, family], index) => {
    const status = index < PROSPECTS ? 'prospect' : index < PROSPECTS + FORMER ? 'completed' : 'active';
    const yacht = chance.one(MODELS);
    const [place, jetties] = chance.one(HARBOURS);
    const nameless = status === 'prospect' && chance.happens(0.4);
    const longest = status === 'prospect' ? 40 : YEARS_DAYS;
    const shortest = status === 'prospect' ? 1 : status === 'completed' ? 700 : 60;
    const client: SeedClient = {
      id: chance.uuid(FIRST_ID_MS + index * MINUTE_MS),
      name: `${first} ${family}`,
      email: `${mailName(first)}.${mailName(family)}@post.example`,
      phone: chance.happens(0.9) ? `06 00${chance.between(10, 99)} ${chance.between(1000, 9999)}` : null,
      yacht_name: nameless ? null : (names[index] ?? null),
      yacht_type: yacht.type,
      yacht_length: yacht.length_m,
      location: nameless ? place : `${place}, steiger ${chance.one(jetties)}${chance.between(1, 48)}`,
      notes: status !== 'prospect' && chance.happens(0.45) ? notesOf(chance.one(CLIENT_NOTES), index) : [],
      status,
      next_recommended_service: status === 'active' && chance.happens(0.6) ? chance.one(ADVICE) : null,
      created_days_ago: chance.between(shortest, longest),
    };
    return { client, yacht };
  });
}

const craftFor = (chance: Chance, yacht: YachtModel): Craft =>
  chance.weighted(CRAFTS.filter((craft) => craft.fits(yacht)).map((craft) => [craft, craft.weight] as const));

function amountCents(chance: Chance, craft: Craft, yacht: YachtModel): number {
  const euros = craft.price_eur(yacht.length_m, chance.between(0, 100) / 100);
  // A quotation is rounded to 5 euros; now and then material is added to the cent.
  const rounded = Math.round(euros / 5) * 500;
  return chance.happens(0.15) ? rounded + chance.between(1, 4999) : rounded;
}

function pastStatus(chance: Chance, day: number): SeedRecord['status'] {
  if (day < -75)
    return chance.weighted([
      ['paid', 95],
      ['invoiced', 4],
      ['completed', 1],
    ]);
  if (day < -21)
    return chance.weighted([
      ['paid', 60],
      ['invoiced', 32],
      ['completed', 8],
    ]);
  return chance.weighted([
    ['paid', 15],
    ['invoiced', 40],
    ['completed', 45],
  ]);
}

interface Visit {
  readonly day: number;
  readonly status: SeedRecord['status'];
}

function makeVisits(chance: Chance): Visit[] {
  const planned = Array.from(
    { length: PLANNED },
    (): Visit => ({ day: chance.between(1, 120), status: 'scheduled' }),
  );
  const open: Visit[] = [
    ...OVERDUE_DAYS.map((day): Visit => ({ day, status: 'scheduled' })),
    ...IN_PROGRESS_DAYS.map((day): Visit => ({ day, status: 'in_progress' })),
    { day: 0, status: 'scheduled' },
    { day: 0, status: 'scheduled' },
    ...planned,
  ];
  const past = Array.from({ length: RECORDS - open.length }, (): Visit => {
    const day = -chance.between(1, YEARS_DAYS);
    return { day, status: pastStatus(chance, day) };
  });
  return [...open, ...past];
}

/** The demo data: the same on every machine and every day, its dates counted from today. */
export function makeDemoData(): DemoData {
  const chance = createChance(SEED);
  const owners = makeClients(chance);
  const since = new Map(owners.map(({ client }) => [client.id, client.created_days_ago]));
  const records: SeedRecord[] = makeVisits(chance).map((visit, index) => {
    const who = chance.one(owners.filter(({ client }) => mayHave(client, visit)));
    const craft = craftFor(chance, who.yacht);
    const open = visit.status === 'scheduled' || visit.status === 'in_progress';
    const texts = open ? craft.planned : craft.done;
    since.set(who.client.id, Math.max(since.get(who.client.id) ?? 0, 3 - visit.day));
    return {
      id: chance.uuid(FIRST_ID_MS + (1000 + index) * MINUTE_MS),
      client_id: who.client.id,
      service_type: craft.service_type,
      day: visit.day,
      amount_cents: amountCents(chance, craft, who.yacht),
      status: visit.status,
      notes: chance.happens(0.85) ? chance.one(texts) : null,
    };
  });
  const clients = owners.map(({ client }) => ({ ...client, created_days_ago: since.get(client.id) ?? 1 }));
  return { clients, records };
}

/** A prospect has no services, and those of a former client are more than a year old. */
function mayHave(client: SeedClient, visit: Visit): boolean {
  if (client.status === 'prospect') return visit.status === 'scheduled' && visit.day > 0;
  return client.status === 'active' || visit.day < -400;
}
