/** What visitors sent: requests in every status, of the last hours and of months ago. Their files are none: nothing is in storage. */
import { createChance } from './random.ts';

type LeadStatus = 'new' | 'contacted' | 'closed';

interface SeedLead {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string | null;
  readonly notes: string | null;
  readonly status: LeadStatus;
  readonly hours_ago: number;
  /** How long it waited for its answer; null while it waits. */
  readonly answered_minutes: number | null;
}

export interface SeedRequests {
  readonly contacts: readonly (SeedLead & {
    readonly form: 'contact' | 'consultation';
    readonly service: string | null;
    readonly boat_type: string | null;
  })[];
  readonly founding_members: readonly (SeedLead & { readonly yacht_type: string })[];
  readonly newsletter_subscriptions: readonly {
    readonly id: string;
    readonly email: string;
    readonly status: 'active' | 'unsubscribed';
    readonly notes: string | null;
    readonly hours_ago: number;
  }[];
}

const SEED = 2026;
const FIRST_ID_MS = Date.UTC(2025, 5, 2, 8);
const MINUTE_MS = 60_000;
const DAY_H = 24;
const CONSULTATION = 'Premium Consultatie';

type Told = readonly [name: string, phone: string | null, message: string | null];
type Handled = readonly [
  status: LeadStatus,
  notes: string | null,
  hours_ago: number,
  answered_minutes?: number | null,
];

const CONTACTS: readonly (readonly [...Told, service: string, boat_type: string | null, ...Handled])[] = [
  [
    'Femke Oudshoorn',
    '06 0031 4417',
    'Onze sloep is na twee seizoenen dof geworden, vooral aan stuurboord. Kunt u laten weten wat polijsten en waxen ongeveer kost? Hij ligt in Muiden.',
    'Polijsten en waxen',
    'Sloep',
    'new',
    null,
    3,
  ],
  [
    'Reinier Bolk',
    '06 0052 9083',
    'Ik zie haarscheurtjes rond de preekstoel. Is dat iets om voor de winter te laten doen?',
    'Gelcoat reparatie',
    'Zeiljacht',
    'new',
    null,
    20,
  ],
  ['Annelies Quint', null, null, CONSULTATION, null, 'new', null, 31],
  [
    'Thijs Wiersma',
    '06 0078 2210',
    'Graag een afspraak voor antifouling in maart. Lengte 11,8 m, ligplaats Enkhuizen.',
    'Antifouling aanbrengen',
    'Motorjacht',
    'contacted',
    'Gebeld: komt 12 maart uit het water. Offerte volgt.',
    2 * DAY_H,
    190,
  ],
  [
    'Josephine Kramer',
    '06 0019 6634',
    'Wij willen onze teak voor het nieuwe seizoen laten behandelen.',
    'Teak onderhoud',
    'Zeiljacht',
    'contacted',
    'Foto’s van het dek gevraagd.',
    6 * DAY_H,
    1_320,
  ],
  [
    'Walter Dijkgraaf',
    '06 0044 1175',
    'Kunt u ook een boot van 19 meter aan, en op onze eigen steiger werken?',
    CONSULTATION,
    'Motorjacht',
    'closed',
    'Te groot voor de eigen steiger; verwezen naar de werf.',
    19 * DAY_H,
    415,
  ],
  [
    'Marit Hoekstra',
    null,
    'Wat kost een jaarcontract voor een sloep van 7 meter?',
    'Onderhoudscontract',
    'Sloep',
    'closed',
    'Is klant geworden.',
    48 * DAY_H,
    760,
  ],
];

const FOUNDING_MEMBERS: readonly (readonly [...Told, yacht_type: string, ...Handled])[] = [
  [
    'Diederik van Loon',
    '06 0063 7741',
    'Wij doen graag mee vanaf het eerste seizoen. Is er nog plaats?',
    'Zeiljacht',
    'new',
    null,
    8,
  ],
  ['Hanneke Postma', '06 0025 5508', null, 'Motorjacht', 'contacted', 'Brochure gestuurd.', 4 * DAY_H, 95],
  [
    'Olivier Sandberg',
    null,
    'Kan het lidmaatschap ook voor twee boten?',
    'Sloep',
    'closed',
    'Ziet ervan af, verkoopt een van de boten.',
    33 * DAY_H,
    1_610,
  ],
];

const SUBSCRIBERS: readonly (readonly [
  address: string,
  status: 'active' | 'unsubscribed',
  notes: string | null,
  hours_ago: number,
])[] = [
  ['lotte.baars', 'active', null, 15],
  ['zeilschool.westeinder', 'active', 'Deelt de brief met cursisten.', 9 * DAY_H],
  ['henk.roos', 'active', null, 40 * DAY_H],
  ['carolien.vis', 'unsubscribed', null, 85 * DAY_H],
];

const mailOf = (name: string): string => `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@post.example`;

/** The same on every machine; their age is counted from now. */
export function makeRequests(): SeedRequests {
  const chance = createChance(SEED);
  let made = 0;
  const nextId = (): string => chance.uuid(FIRST_ID_MS + (made += 1) * MINUTE_MS);
  const lead = (
    [name, phone, message]: Told,
    [status, notes, hours_ago, answered_minutes = null]: Handled,
  ): SeedLead => {
    const [first_name = '', ...rest] = name.split(' ');
    const last_name = rest.join(' ');
    return {
      id: nextId(),
      first_name,
      last_name,
      email: mailOf(name),
      phone,
      message,
      notes,
      status,
      hours_ago,
      answered_minutes,
    };
  };
  return {
    contacts: CONTACTS.map(([name, phone, message, service, boat_type, ...handled]) => ({
      ...lead([name, phone, message], handled),
      form: service === CONSULTATION ? 'consultation' : 'contact',
      service,
      boat_type,
    })),
    founding_members: FOUNDING_MEMBERS.map(([name, phone, message, yacht_type, ...handled]) => ({
      ...lead([name, phone, message], handled),
      yacht_type,
    })),
    newsletter_subscriptions: SUBSCRIBERS.map(([address, status, notes, hours_ago]) => ({
      id: nextId(),
      email: `${address}@post.example`,
      status,
      notes,
      hours_ago,
    })),
  };
}
