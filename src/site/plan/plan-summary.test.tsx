import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { boatPlan } from '../../content/site/boat-plan.ts';
import { FIRST_PLAN, type Plan, seasonOf, stepsOf, totalOf, withStep } from './boat-plan.ts';
import { PlanSummary } from './plan-summary.tsx';

/** What is said of a plan of these treatments and no others. */
function summaryOf(change: Partial<Plan>, slugs: readonly string[]): string {
  const first: Plan = { ...FIRST_PLAN, length: '10', ...change };
  const plan = stepsOf(first).reduce((now, { slug }) => withStep(now, slug, slugs.includes(slug)), first);
  const html = renderToStaticMarkup(
    <PlanSummary plan={plan} season={seasonOf(stepsOf(plan))} total={totalOf(plan)} />,
  );
  return html.replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** The total under it. */
const sumOf = (...given: Parameters<typeof summaryOf>): string =>
  /<output.*<\/output>/.exec(summaryOf(...given))?.[0] ?? '';

const SPOTS = 'Vul het aantal plekken in voor een indicatie.';
const ZONES = 'Vul het aantal zones in voor een indicatie.';
const LENGTH = 'Vul de lengte in voor een indicatie.';

test('a plan whose only number is none asks for that, and does not say that all of it is on request', () => {
  const alone = sumOf({ spots: 'veel' }, ['spot-reparatie']);
  expect(alone).toContain(SPOTS);
  expect(alone).not.toContain(boatPlan.only_on_request);
  expect(sumOf({}, ['matteren'])).toContain(boatPlan.only_on_request);
});

test('a total names each number that is missing in it, and none that is not asked for', () => {
  const mixed = sumOf({ spots: '', zones: 'veel' }, [
    'antifouling-aanbrengen',
    'spot-reparatie',
    'krassen-verwijderen',
  ]);
  expect(mixed).toContain('vanaf € 750 incl. btw');
  expect(mixed).toContain(SPOTS);
  expect(mixed).toContain(ZONES);
  expect(mixed).not.toContain(LENGTH);
  expect(sumOf({ length: 'lang', zones: 'veel' }, ['antifouling-aanbrengen', 'spot-reparatie'])).toMatch(
    new RegExp(`vanaf € 75 incl\\. btw.*${LENGTH}`),
  );
});

test('Z-003 the price of a group stands with what it buys, and what is done again says so', () => {
  const summary = summaryOf({}, ['onderwaterschip', 'wassen-en-sealen']);
  expect(summary).toMatch(/vanaf € 300<\/span><small>Voor schoonmaken;/);
  expect(summary).toMatch(/Op aanvraag, voor 2 keer.*tweede keer/);
});
