import { expect, test } from 'vitest';
import { BOAT_STATES, TREATMENTS } from '../../content/site/boat-plan.ts';
import { BOAT_TYPES, CERAMIC, OFFERINGS } from '../../content/site/offerings.ts';
import { contactPresetOf, routes } from '../../routes.ts';
import {
  codeOf,
  FIRST_PLAN,
  type Plan,
  planAt,
  planWith as planWithService,
  presetOf,
  seasonOf,
  stepsOf,
  totalOf,
  withStep,
} from './boat-plan.ts';

const plain = (text: string | null): string | null => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;
const planOf = (change: Partial<Plan> = {}): Plan => ({ ...FIRST_PLAN, length: '10', ...change });
const stepOf = (plan: Plan, slug: string) => {
  const step = stepsOf(plan).find((one) => one.slug === slug);
  if (step === undefined) throw new Error(`no such step: ${slug}`);
  return { ...step, price: plain(step.price) };
};
const pickedOf = (plan: Plan) =>
  stepsOf(plan)
    .filter(({ picked }) => picked)
    .map(({ slug }) => slug);
/** A plan with these treatments and no others. */
const planWith = (plan: Plan, slugs: readonly string[]): Plan =>
  stepsOf(plan).reduce((now, { slug }) => withStep(now, slug, slugs.includes(slug)), plan);

test('every offering and the coating can be planned, each in months of the year', () => {
  const slugs = TREATMENTS.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining([...OFFERINGS.map(({ slug }) => slug), CERAMIC.slug]));
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const { months } of TREATMENTS) expect(months.every((month) => month >= 1 && month <= 12)).toBe(true);
});

test('a boat has only steps that it has a use for, and each state has an advice of its own', () => {
  for (const { id, recommended } of BOAT_TYPES) {
    const slugs = stepsOf(planOf({ boat: id })).map(({ slug }) => slug);
    for (const { slug, not_for = [] } of OFFERINGS) expect(slugs.includes(slug)).toBe(!not_for.includes(id));
    expect(pickedOf(planOf({ boat: id })).some((slug) => recommended.some((one) => one === slug))).toBe(true);
    const advices = BOAT_STATES.map(({ id: state }) => pickedOf(planOf({ boat: id, state })).join());
    expect(new Set(advices).size).toBe(BOAT_STATES.length);
  }
});

test('Z-003 Z-006 the prices are those of the list: per metre, per foot as a range and per spot, and on request where the list has none', () => {
  const plan = planOf({ length: '12,5', spots: '3' });
  expect(stepOf(plan, 'antifouling-aanbrengen').price).toBe('vanaf € 938');
  expect(stepOf(planOf(), CERAMIC.slug).price).toBe('€ 1.477 tot € 1.969');
  expect(stepOf(plan, 'spot-reparatie').price).toBe('vanaf € 225');
  expect(stepOf(plan, 'wassen-en-sealen')).toMatchObject({ price: 'Op aanvraag', is_on_request: true });
  expect(stepOf(plan, 'matteren')).toMatchObject({ price: 'Op aanvraag', is_on_request: true });
});

test('Z-003 the service of a group says what its price buys, which its name does not', () => {
  const buys = stepsOf(planOf({ boat: 'sailing_yacht' })).filter((step) => step.buys !== '');
  expect(buys.map(({ slug, price, buys: text }) => [slug, plain(price), text])).toEqual([
    ['onderwaterschip', 'vanaf € 300', 'Voor schoonmaken; schuren en antifouling komen erbij.'],
  ]);
});

test.each([
  ['', 'empty'],
  ['twee', 'not_a_number'],
  ['2', 'too_short'],
  ['61', 'too_long'],
] as const)('the length %j gives no amount per metre, and the total says why', (length, error) => {
  const plan = planWith(planOf({ length }), ['antifouling-aanbrengen']);
  expect(stepOf(plan, 'antifouling-aanbrengen').price).toBe('Vul de lengte in voor een indicatie.');
  expect(totalOf(plan)).toMatchObject({ from: null, member: null, errors: { length: error } });
});

test('R-01 P-005 the total is the sum of the lower ends, and less 15% for a founding member; what is on request is counted', () => {
  const plan = planWith(planOf(), ['antifouling-aanbrengen', CERAMIC.slug, 'matteren']);
  const total = totalOf(plan);
  expect(plain(total.from)).toBe('€ 2.227');
  expect(plain(total.member)).toBe('€ 1.893');
  expect(total).toMatchObject({ on_request: 1, errors: { length: null, spots: null, zones: null } });
  expect(totalOf(planWith(planOf(), ['matteren']))).toMatchObject({ from: null, on_request: 1 });
});

test.each([
  ['', 'empty'],
  ['veel', 'not_a_number'],
  ['0', 'too_few'],
  ['100', 'too_many'],
] as const)('%j spots or zones give no amount, and the total says of which', (typed, error) => {
  const plan = planOf({ spots: typed });
  const alone = planWith(plan, ['spot-reparatie']);
  expect(stepOf(alone, 'spot-reparatie')).toMatchObject({
    price: 'Vul het aantal plekken in voor een indicatie.',
    name_and_count: 'Spot Reparatie',
  });
  expect(totalOf(alone)).toMatchObject({ from: null, errors: { length: null, spots: error, zones: null } });
  const mixed = planWith(planOf({ zones: typed }), ['antifouling-aanbrengen', 'krassen-verwijderen']);
  expect(plain(totalOf(mixed).from)).toBe('€ 750');
  expect(totalOf(mixed).errors).toEqual({ length: null, spots: null, zones: error });
  expect(totalOf(planWith(plan, ['antifouling-aanbrengen'])).errors.spots, 'none are planned').toBeNull();
});

test('the season has the picked steps by month, and what is done twice in both', () => {
  const plan = planWith(planOf(), ['wassen-en-sealen', 'antifouling-aanbrengen']);
  expect(seasonOf(stepsOf(plan)).map(({ month, steps }) => [month, steps.map(({ slug }) => slug)])).toEqual([
    [4, ['antifouling-aanbrengen']],
    [5, ['wassen-en-sealen']],
    [10, ['wassen-en-sealen']],
  ]);
});

test('what a visitor took in or left out stays so when the boat or its state changes, and advice follows them', () => {
  const plan = withStep(withStep(planOf(), 'matteren', true), 'antifouling-aanbrengen', false);
  const changed = { ...plan, state: 'worn' } as const;
  expect(pickedOf(changed)).toEqual(expect.arrayContaining(['matteren', CERAMIC.slug]));
  expect(pickedOf(changed)).not.toContain('antifouling-aanbrengen');
  expect(withStep(withStep(plan, 'matteren', false), 'antifouling-aanbrengen', true)).toEqual(planOf());
});

test('a plan begins with the service and the boat of the page that led to it; one that is kept stays and gets the service', () => {
  const { search } = new URL(
    routes.plan(undefined, { service: 'matteren', boat: 'sloep' }),
    'https://any.invalid',
  );
  const known = contactPresetOf(search);
  const begun = planWithService(null, known);
  expect(begun).toEqual(withStep({ ...FIRST_PLAN, boat: 'sloop' }, 'matteren', true));
  const kept = planOf({ boat: 'sailing_yacht', added: ['plexiglas-restauratie'], left_out: ['matteren'] });
  expect(planWithService(kept, known)).toEqual({ ...kept, added: [...kept.added, 'matteren'], left_out: [] });
  expect(planWithService(kept, { service: 'kielhalen' })).toBe(kept);
  expect(planWithService(null, {})).toBe(null);
});

test('a plan stands in one text and is read back; a text of somebody else gives a plan of ours or none', () => {
  const plan = withStep(
    withStep(planOf({ boat: 'sailing_yacht', length: '12.5', state: 'worn', spots: '4' }), 'matteren', true),
    'antifouling-aanbrengen',
    false,
  );
  const { search, hash } = new URL(routes.plan(codeOf(plan)), 'https://any.invalid');
  expect(hash).toBe('#plan-uw-boot');
  expect(planAt(contactPresetOf(search).plan ?? null)).toEqual({ ...plan, length: '12,5' });
  expect(planAt('sloep.8.dof.kielhalen*matteren.<b>.1.1')).toMatchObject({
    added: ['matteren'],
    left_out: [],
  });
  expect(planAt(`sloep.${'9'.repeat(90)}.dof`)?.length).toHaveLength(12);
  expect(planAt('sloep.8.dof')).toMatchObject({ added: [], spots: '1', zones: '1' });
  for (const text of [null, '', 'sloep', 'onderzeeboot.8.dof', 'sloep.8.onbekend'])
    expect(planAt(text), String(text)).toBeNull();
});

test('R-57 the form is told of boat, length, total and the whole season; of a single treatment by its service', () => {
  const plan = planWith(planOf({ boat: 'sloop', length: '7' }), ['antifouling-aanbrengen', 'matteren']);
  const { search } = new URL(routes.homeContact(presetOf(plan)), 'https://any.invalid');
  const preset = contactPresetOf(search);
  expect(preset).toMatchObject({ boat: 'sloep', length_m: '7', service: undefined });
  expect(plain(preset.indication ?? null)).toBe('vanaf € 525 incl. btw');
  expect(preset.plan).toBe('Dof of geel; april: Antifouling Aanbrengen; juni: Matteren');
  expect(presetOf(planWith(planOf({ spots: '3' }), ['spot-reparatie']))).toMatchObject({
    service: 'spot-reparatie',
    count: '3',
  });
});

test('R-57 the number of spots and that of zones stand in a plan behind what they are of', () => {
  const plan = planWith(planOf({ spots: ' 3', zones: '1' }), [
    'spot-reparatie',
    'antifouling-aanbrengen',
    'krassen-verwijderen',
  ]);
  expect(presetOf(plan).plan).toBe(
    'Dof of geel; maart: Spot Reparatie (3 plekken); april: Antifouling Aanbrengen, Krassen Verwijderen (1 zone)',
  );
});

test('R-57 even a plan of everything reaches the form whole', () => {
  const all = planWith(
    planOf({ boat: 'sailing_yacht', spots: '99', zones: '99' }),
    TREATMENTS.map(({ slug }) => slug),
  );
  const { search } = new URL(routes.homeContact(presetOf(all)), 'https://any.invalid');
  expect(contactPresetOf(search).plan).toBe(presetOf(all).plan);
  expect(contactPresetOf(search).plan).toContain('(99 zones)');
});
