import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { priceIndication } from '../../content/site/prices.ts';
import { hasDraft } from '../../public-data/queue/local-flags.ts';
import { contactPresetOf, routes } from '../../routes.ts';
import { FIRST_PLAN, presetOf, stepsOf, withStep } from '../plan/boat-plan.ts';
import { killPages, openForm, openPageForEachTest, visitor } from './testing/form-visitor.ts';

openPageForEachTest();

/** Opens the contact form as a link with these values leads to it, and waits until the service stands in it. */
async function follow(preset: Parameters<typeof routes.homeContact>[0], service: string) {
  const { search } = new URL(routes.homeContact(preset), 'https://any.invalid');
  vi.stubGlobal('location', { search });
  const opened = openForm('contact');
  await vi.waitFor(() => expect(opened.form.field('service').value).toBe(service));
  return opened;
}

const leave = async (): Promise<void> => {
  vi.advanceTimersByTime(1_000);
  for (const controller of visitor.controllers) controller.close();
  await killPages().catch(() => undefined);
};

const WASHING = { service: 'wassen-en-sealen', boat: 'sloep' };
const ANTIFOULING = {
  service: 'antifouling-aanbrengen',
  length_m: '12,5',
  indication: 'vanaf € 938 incl. btw',
};

test('R-57 a link that the visitor only followed is no draft: the next link is what the form says', async () => {
  const first = await follow(ANTIFOULING, 'Antifouling Aanbrengen');
  await new Promise((resolve) => setImmediate(resolve));
  expect([hasDraft('contact'), first.last()?.message ?? '']).toEqual([false, '']);
  await leave();
  const second = await follow(WASHING, 'Wassen en Sealen');
  expect([second.form.field('boatType').value, second.form.field('message').value]).toEqual(['Sloep', '']);
});

test('R-57 R-19 a later link replaces what a former one wrote, and leaves what the visitor wrote or changed', async () => {
  const first = await follow(ANTIFOULING, 'Antifouling Aanbrengen');
  first.form.type('firstName', 'Jan');
  first.form.type('message', `${first.form.field('message').value}Hij ligt in Muiden.`);
  await leave();
  const second = await follow(WASHING, 'Wassen en Sealen');
  expect(second.form.field('firstName').value).toBe('Jan');
  expect(second.form.field('message').value).toBe('Hij ligt in Muiden.');
  second.form.type('boatType', 'Zeilboot');
  await leave();
  const third = await follow({ ...ANTIFOULING, boat: 'motor-yacht' }, 'Antifouling Aanbrengen');
  expect(third.form.field('boatType').value, 'chosen by the visitor').toBe('Zeilboot');
  expect(third.form.field('boatLength').value).toBe('12,5');
  expect(third.form.field('message').value).toMatch(/^Prijsindicatie: .*\nHij ligt in Muiden\.$/);
});

test('R-57 R-19 a reload changes nothing of what the visitor made of a link', async () => {
  const first = await follow(ANTIFOULING, 'Antifouling Aanbrengen');
  first.form.type('message', 'Zonder prijs graag.');
  await leave();
  const second = await follow(ANTIFOULING, 'Antifouling Aanbrengen');
  await vi.waitFor(() => expect(second.form.field('message').value).toBe('Zonder prijs graag.'));
});

test('R-19 a draft that was begun in another language has its choices as this page calls them, and other words as written', async () => {
  const first = openForm('contact');
  await new Promise((resolve) => setImmediate(resolve));
  for (const [name, text] of [
    ['boatType', 'Segelboot'],
    ['service', 'Antifouling auftragen'],
    ['berth', 'Matting'],
  ] as const)
    first.form.type(name, text);
  await leave();
  const { form } = openForm('contact');
  await vi.waitFor(() => expect(form.field('boatType').value).toBe('Zeilboot'));
  expect([form.field('service').value, form.field('berth').value]).toEqual([
    'Antifouling Aanbrengen',
    'Matting',
  ]);
});

/** A plan of these treatments, as the planner leads to the form with it. */
const planOf = (...slugs: readonly string[]) => {
  const plan = { ...FIRST_PLAN, length: '12,5', spots: '3', zones: '2' };
  return presetOf(
    stepsOf(plan).reduce((now, step) => withStep(now, step.slug, slugs.includes(step.slug)), plan),
  );
};

test('R-57 every service that can be planned arrives, with the number of spots and an amount, never as a mere on request', async () => {
  for (const { slug, name } of stepsOf(FIRST_PLAN)) {
    const { form, controller } = await follow(planOf(slug), name);
    expect(form.field('message').value, name).not.toContain(priceIndication.on_request);
    controller.close();
  }
  const { form } = await follow(planOf('spot-reparatie'), 'Spot Reparatie');
  expect(form.field('message').value).toBe(
    'Aantal: 3\nPrijsindicatie: vanaf € 225 incl. btw\nMijn plan: Dof of geel; maart: Spot Reparatie (3 plekken)\n',
  );
  expect(contactPresetOf('?aantal=3').count).toBe('3');
});

test('R-57 a plan of several services arrives with the number of spots and of zones', async () => {
  const { form } = await follow(
    planOf('spot-reparatie', 'antifouling-aanbrengen', 'krassen-verwijderen'),
    '',
  );
  await vi.waitFor(() => expect(form.field('message').value).toContain('Mijn plan'));
  expect(form.field('message').value).toMatch(
    /maart: Spot Reparatie \(3 plekken\); april: Antifouling Aanbrengen, Krassen Verwijderen \(2 zones\)\n$/,
  );
});

test('R-57 a request for a quote out of the viewer names the project', async () => {
  const { form } = await follow(
    { service: 'restauratie', project: 'Sloep weer op kleur' },
    'Yacht Restauratie',
  );
  expect(form.field('message').value).toBe('Zoals project: Sloep weer op kleur\n');
});
