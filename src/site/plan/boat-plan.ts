/** What the planner reckons out: which treatments, when, for how much. Pure. */
import { FOUNDING_MEMBER, PRICES } from '../../content/company.ts';
import { LOCALE } from '../../content/language.ts';
import {
  BOAT_STATES,
  type BoatState,
  boatPlan as words,
  type Treatment,
  TREATMENTS,
} from '../../content/site/boat-plan.ts';
import { monthName } from '../../content/site/months.ts';
import { BOAT_TYPES, type BoatId, OFFERINGS } from '../../content/site/offerings.ts';
import { priceIndication } from '../../content/site/prices.ts';
import {
  type CountError,
  formatWholeEuro,
  indicate,
  isByLength,
  type LengthError,
  metresText,
  type Price,
  parseCount,
  parseLength,
} from '../../domain/price.ts';
import type { Result } from '../../lib/result.ts';
import type { ContactPreset } from '../../routes.ts';
import { SUBJECTS } from '../services/subjects.ts';

/** What a visitor chose. Treatments are kept as changes to what we advise, so that the advice follows boat and state. */
export interface Plan {
  readonly boat: BoatId;
  /** As typed. */
  readonly length: string;
  readonly state: BoatState;
  readonly added: readonly string[];
  readonly left_out: readonly string[];
  /** As typed. */
  readonly spots: string;
  readonly zones: string;
}

export const FIRST_PLAN: Plan = {
  boat: 'motor_yacht',
  length: '',
  state: 'dull',
  added: [],
  left_out: [],
  spots: '1',
  zones: '1',
};

const euros = (cents: number): string => formatWholeEuro(cents, LOCALE);

const PART = '.';
const ITEM = '*';
const MAX_TYPED = 12;

const boatTypeOf = (id: BoatId) => BOAT_TYPES.find((boat) => boat.id === id) ?? BOAT_TYPES[0];
const stateOf = (id: BoatState) => BOAT_STATES.find((state) => state.id === id) ?? BOAT_STATES[0];

/** A plan as one text for an address and for this device: `zeilboot.12,5.dof.matteren..1.1`. */
export const codeOf = ({ boat, length, state, added, left_out, spots, zones }: Plan): string =>
  [
    boatTypeOf(boat).slug,
    length.replaceAll('.', ','),
    stateOf(state).slug,
    added.join(ITEM),
    left_out.join(ITEM),
    spots.replaceAll('.', ','),
    zones.replaceAll('.', ','),
  ].join(PART);

const treatmentsIn = (text: string): readonly string[] =>
  TREATMENTS.map(({ slug }) => slug).filter((slug) => text.split(ITEM).includes(slug));

/** Reads a text that anybody may have written; null when it names no boat or no state of ours. */
export function planAt(code: string | null): Plan | null {
  const [boat, length = '', state, added = '', left_out = '', spots = '1', zones = '1'] =
    code?.split(PART) ?? [];
  const type = BOAT_TYPES.find(({ slug }) => slug === boat);
  const known = BOAT_STATES.find(({ slug }) => slug === state);
  if (type === undefined || known === undefined) return null;
  return {
    boat: type.id,
    length: length.slice(0, MAX_TYPED),
    state: known.id,
    added: treatmentsIn(added),
    left_out: treatmentsIn(left_out),
    spots: spots.slice(0, MAX_TYPED),
    zones: zones.slice(0, MAX_TYPED),
  };
}

/** The numbers that a price may be reckoned with. */
export const ASKED = ['length', 'spots', 'zones'] as const;
type Asked = (typeof ASKED)[number];

/** A treatment in a plan. */
export interface Step {
  readonly slug: string;
  readonly name: string;
  /** What the price of a group buys; else empty. */
  readonly buys: string;
  readonly months: readonly number[];
  readonly picked: boolean;
  readonly asks: Asked | null;
  /** 'Spot Reparatie (3 plekken)': the name, and how many of them where that is asked and known. */
  readonly name_and_count: string;
  /** 'vanaf € 938', 'Op aanvraag', or what is missing. */
  readonly price: string;
  /** Null on request, and while a number is missing or wrong. */
  readonly from_cents: number | null;
  readonly to_cents: number | null;
  readonly is_on_request: boolean;
}

const suits = (slug: string, boat: BoatId): boolean =>
  !OFFERINGS.some((offering) => offering.slug === slug && offering.not_for?.includes(boat));

const isAdvised = ({ slug, advised, by_boat }: Treatment, { boat, state }: Plan): boolean =>
  advised.includes(state) ||
  (by_boat === true && boatTypeOf(boat).recommended.some((recommended) => recommended === slug));

const subjectOf = (slug: string) => {
  const subject = SUBJECTS.find((known) => known.slug === slug);
  if (subject === undefined) throw new Error(`nothing can be planned under: ${slug}`);
  return subject;
};

/** Which number a price asks for: how many spots or zones, or the length of the boat; null where none is reckoned with. */
function asksFor(price: Price | null): Step['asks'] {
  if (price === null || price.unit === 'flat') return null;
  return isByLength(price.unit) ? 'length' : price.unit === 'spot' ? 'spots' : 'zones';
}

function stepOf(treatment: Treatment, plan: Plan): Step {
  const { slug, months } = treatment;
  const { name, price: id, buys } = subjectOf(slug);
  const price: Price | null = id && PRICES[id];
  const asks = asksFor(price);
  const length = parseLength(plan.length);
  const count = parseCount(asks === 'zones' ? plan.zones : plan.spots);
  const is_missing = asks === 'length' ? !length.ok : asks !== null && !count.ok;
  const once = is_missing
    ? null
    : indicate(price, {
        length_cm: length.ok ? length.value : 0,
        count: count.ok ? count.value : 1,
      });
  const from_cents = once && once.from_cents * months.length;
  const to_cents = (once?.to_cents ?? 0) * months.length || null;
  const { incomplete, on_request } = priceIndication;
  const { counted } = words;
  return {
    slug,
    name,
    name_and_count:
      asks === null || asks === 'length' || !count.ok ? name : `${name} (${counted[asks](count.value)})`,
    buys,
    months,
    picked: plan.added.includes(slug) || (isAdvised(treatment, plan) && !plan.left_out.includes(slug)),
    asks,
    from_cents,
    to_cents,
    is_on_request: price === null,
    price:
      price === null
        ? on_request
        : from_cents === null
          ? incomplete[asks ?? 'length']
          : to_cents === null
            ? words.from(euros(from_cents))
            : words.range(euros(from_cents), euros(to_cents)),
  };
}

/** Every treatment that the boat has a use for, in the order of the season. */
export const stepsOf = (plan: Plan): readonly Step[] =>
  TREATMENTS.filter(({ slug }) => suits(slug, plan.boat)).map((treatment) => stepOf(treatment, plan));

/** The plan with a treatment taken in or left out. */
export function withStep(plan: Plan, slug: string, picked: boolean): Plan {
  const treatment = TREATMENTS.find((known) => known.slug === slug);
  const advised = treatment !== undefined && isAdvised(treatment, plan);
  const added = plan.added.filter((one) => one !== slug);
  const left_out = plan.left_out.filter((one) => one !== slug);
  return {
    ...plan,
    added: picked && !advised ? [...added, slug] : added,
    left_out: !picked && advised ? [...left_out, slug] : left_out,
  };
}

/**
 * A plan that has the service which a visitor comes for beside what it has already; where there is no plan yet, one for the boat
 * that is known. Null: no such service can be planned, and there is no plan.
 */
export function planWith(
  plan: Plan | null,
  { service, boat }: Pick<ContactPreset, 'service' | 'boat'>,
): Plan | null {
  const treatment = TREATMENTS.find(({ slug }) => slug === service);
  if (treatment === undefined) return plan;
  const type = BOAT_TYPES.find(({ slug }) => slug === boat);
  return withStep(plan ?? { ...FIRST_PLAN, ...(type && { boat: type.id }) }, treatment.slug, true);
}

/** The picked steps by month. */
export function seasonOf(steps: readonly Step[]): readonly { month: number; steps: readonly Step[] }[] {
  const picked = steps.filter((step) => step.picked);
  const months = [...new Set(picked.flatMap((step) => step.months))].toSorted((a, b) => a - b);
  return months.map((month) => ({ month, steps: picked.filter((step) => step.months.includes(month)) }));
}

export interface Total {
  /** Null where nothing has an amount yet. */
  readonly from: string | null;
  /** The same less the discount of founding members. */
  readonly member: string | null;
  /** How many stand in the plan without an amount. */
  readonly on_request: number;
  /** What is wrong with a number that something picked is reckoned with: that is not in the total. */
  readonly errors: {
    readonly length: LengthError | null;
    readonly spots: CountError | null;
    readonly zones: CountError | null;
  };
}

/** What the picked steps cost together. */
export function totalOf(plan: Plan, steps: readonly Step[] = stepsOf(plan)): Total {
  const picked = steps.filter((step) => step.picked);
  const amounts = picked.flatMap(({ from_cents }) => from_cents ?? []);
  const cents = amounts.reduce((sum, amount) => sum + amount, 0);
  const errorOf = <E>(number: Asked, parsed: Result<unknown, E>): E | null =>
    parsed.ok || !picked.some(({ asks }) => asks === number) ? null : parsed.error;
  const less = cents * (1 - FOUNDING_MEMBER.discount_percent / 100);
  return {
    from: amounts.length === 0 ? null : euros(cents),
    member: amounts.length === 0 ? null : euros(Math.round(less)),
    on_request: picked.filter(({ is_on_request }) => is_on_request).length,
    errors: {
      length: errorOf('length', parseLength(plan.length)),
      spots: errorOf('spots', parseCount(plan.spots)),
      zones: errorOf('zones', parseCount(plan.zones)),
    },
  };
}

/** What the contact form is told of a plan. */
export function presetOf(plan: Plan) {
  const steps = stepsOf(plan);
  const picked = steps.filter((step) => step.picked);
  const { from } = totalOf(plan, steps);
  const length = parseLength(plan.length);
  const only = picked.length === 1 ? picked[0] : undefined;
  return {
    service: only?.slug,
    boat: boatTypeOf(plan.boat).slug,
    length_m: length.ok ? metresText(length.value, LOCALE) : undefined,
    count: only?.asks === 'spots' || only?.asks === 'zones' ? plan[only.asks] : undefined,
    indication: from === null ? undefined : priceIndication.from(from),
    plan: [
      stateOf(plan.state).name,
      ...seasonOf(steps).map(
        ({ month, steps: done }) =>
          `${monthName(month)}: ${done.map(({ name_and_count }) => name_and_count).join(', ')}`,
      ),
    ].join('; '),
  };
}
