// @vitest-environment jsdom
/** 'Bedrijf' of the settings over a real database: what its forms store, keep, follow and revise. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { adminPage } from '../../src/admin-routes.ts';
import { SettingsRoutes } from '../../src/admin/features/settings/settings-routes.tsx';
import { rowPage } from '../../src/admin/row-pages.ts';
import { rejectionReason } from '../../src/admin/sync-ui/row-labels.ts';
import { entityTexts } from '../../src/content/admin/entities.ts';
import { generalText } from '../../src/content/admin/general.ts';
import { COMPANY_FACTS } from '../../src/content/company-facts.ts';
import { loadDraft } from '../../src/data/index.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverColleague } from '../../src/data/testing/rows.ts';
import type { SyncRow } from '../../src/sync/index.ts';
import { drawAdmin, eventually, find, press, type } from './draw-admin.tsx';

const input = async (name: string) => await find(HTMLInputElement, `input[name="${name}"]`);
const saveOf = (part: string): string => `[aria-labelledby="company-${part}"] button`;
const COMPANY_ROW = '00000000-0000-4000-8000-0000000c0de0';
const serverCompany = (founding_year: number, founding_places: number): SyncRow => ({
  ...serverColleague(COMPANY_ROW, ''),
  ...COMPANY_FACTS,
  founding_year,
  founding_places,
});

const PATH = adminPage('settings_section', { section: 'bedrijf' });

/** The section of the company, with a row as the server has it. */
async function openCompany(founding_year: number, founding_places: number) {
  const device = await openDevice();
  await device.pull({ tables: { company_settings: [serverCompany(founding_year, founding_places)] } });
  return { ...drawAdmin(device.db, PATH, <SettingsRoutes />), ...device };
}

test('R-08 the office sees what the site says, and a change is stored on this device and waits to be sent', async () => {
  const year = new Date().getFullYear();
  const { end, db } = await openCompany(year, 7);
  await find(HTMLElement, 'figure p', `Voor ${year} zijn er nog 7 plaatsen.`);
  expect(document.querySelector('[role="alert"]')).toBeNull();
  type(await find(HTMLInputElement, 'input[name="founding_places"]'), '-1');
  await press(saveOf('founding'), 'Opslaan');
  await find(HTMLElement, 'p', 'Minder dan nul plaatsen kan niet.');
  type(await find(HTMLInputElement, 'input[name="founding_places"]'), '1');
  await press(saveOf('founding'), 'Opslaan');
  await find(HTMLElement, 'figure p', `Voor ${year} is er nog 1 plaats.`);
  const [waiting] = await db.store.list_outbox();
  expect(waiting?.mutation).toMatchObject({ table: 'company_settings', set: { founding_places: 1 } });
  expect(await find(HTMLButtonElement, saveOf('founding')), 'nothing is left to save').toMatchObject({
    disabled: true,
  });
  end();
});

test('R-08 a year that is over and places that are gone are warned of, with what the site says instead', async () => {
  const year = new Date().getFullYear();
  const gone = await openCompany(year, 0);
  await find(HTMLElement, '[role="alert"]', 'Er zijn geen plaatsen meer.');
  await find(HTMLElement, 'figure p', 'Vraag ons naar de plaatsen voor dit jaar.');
  gone.end();
  const over = await openCompany(year - 1, 7);
  await find(HTMLElement, '[role="alert"]', 'Dit jaar is voorbij.');
  over.end();
});

test('R-13 what the office types wrong is said beside the field, which has the focus; an address is saved whole', async () => {
  const { end, db } = await openCompany(2200, 7);
  type(await input('phone'), '020 123');
  type(await input('saturday_to'), '09:00');
  await press(saveOf('reach'), 'Opslaan');
  await find(HTMLElement, 'p', 'Dit nummer kan niemand bellen');
  await find(HTMLElement, 'p', 'Kies een tijd na het begin.');
  await eventually(() => expect(document.activeElement?.getAttribute('name')).toBe('phone'));
  type(await input('phone'), '06 12 34 56 78');
  type(await input('saturday_to'), '16:00');
  type(await input('street'), 'Kade 1');
  await press(saveOf('reach'), 'Opslaan');
  await find(HTMLElement, 'p', 'Vul ook de postcode in');
  type(await input('postal_code'), '1011ab');
  await press(saveOf('reach'), 'Opslaan');
  await eventually(async () => expect((await input('postal_code')).value).toBe('1011 AB'));
  const [waiting] = await db.store.list_outbox();
  expect(waiting?.mutation).toMatchObject({
    set: { phone: '06 12 34 56 78', street: 'Kade 1', postal_code: '1011 AB', saturday_to: '16:00' },
  });
  end();
});

test('OB3 R-13 what another device changed while somebody typed competes with it: the change is sent over what was seen', async () => {
  const { end, db, pull } = await openCompany(2200, 7);
  const places = await find(HTMLInputElement, 'input[name="founding_places"]');
  type(places, '5');
  await pull({ tables: { company_settings: [{ ...serverCompany(2200, 6), rev: 2 }] } });
  await find(HTMLElement, 'figure p', 'zijn er nog 6 plaatsen');
  await press(saveOf('founding'), 'Opslaan');
  await eventually(async () => expect(await db.store.list_outbox()).toHaveLength(1));
  const [waiting] = await db.store.list_outbox();
  expect(waiting?.mutation).toMatchObject({ set: { founding_places: 5 }, bases: { founding_places: 1 } });
  end();
});

test('G2 R-13 texts typed into the company are there after a reload, and are thrown away with the button that says so', async () => {
  const { end, db } = await openCompany(2200, 7);
  type(await input('gelcoat_treated'), '2.500+ m²');
  end();
  const { end: endAgain } = drawAdmin(db, PATH, <SettingsRoutes />);
  await eventually(async () => expect((await input('gelcoat_treated')).value).toBe('2.500+ m²'));
  await find(HTMLElement, '[aria-labelledby="company-claims"] output', generalText.draft.restored);
  expect(document.querySelector('[aria-labelledby="company-reach"] output')).toBeNull();
  await press('[aria-labelledby="company-claims"] button', generalText.draft.clear);
  expect((await input('gelcoat_treated')).value).toBe(COMPANY_FACTS.gelcoat_treated);
  await eventually(async () => expect(await loadDraft(db, 'company:claims')).toBeUndefined());
  endAgain();
});

test('R-13 a saved draft leaves no note and no draft, and the form goes on from what it stored', async () => {
  const { end, db, answer } = await openCompany(2200, 7);
  type(await input('postal_code'), '1011ab');
  type(await input('street'), 'Kade 1');
  end();
  const { end: endAgain } = drawAdmin(db, PATH, <SettingsRoutes />);
  await find(HTMLElement, '[aria-labelledby="company-reach"] output', generalText.draft.restored);
  await press(saveOf('reach'), 'Opslaan');
  await eventually(async () => expect((await input('postal_code')).value).toBe('1011 AB'));
  await eventually(() =>
    expect(document.querySelector('[aria-labelledby="company-reach"] output')).toBeNull(),
  );
  expect(await loadDraft(db, 'company:reach')).toBeUndefined();
  const [first] = await db.store.list_outbox();
  await answer(() => ({
    row: { ...serverCompany(2200, 7), ...first?.mutation.set, whatsapp: '06 1', rev: 2 },
  }));
  await eventually(async () => expect((await input('whatsapp')).value).toBe('06 1'));
  type(await input('street'), 'Kade 2');
  await press(saveOf('reach'), 'Opslaan');
  await eventually(async () => expect(await db.store.list_outbox()).toHaveLength(1));
  const [second] = await db.store.list_outbox();
  expect(second?.mutation).toMatchObject({ set: { street: 'Kade 2' }, bases: { street: 2 } });
  endAgain();
});

test('D3 R-13 a form in which nothing is typed shows what changed elsewhere; one in which something is typed names it', async () => {
  const { end, pull } = await openCompany(2200, 7);
  type(await input('founding_places'), '5');
  const facts = { rating_count: 90, founding_year: 2201, founding_places: 6, rev: 2 };
  await pull({ tables: { company_settings: [{ ...serverCompany(2200, 7), ...facts }] } });
  await eventually(async () => expect((await input('rating_count')).value).toBe('90'));
  const { founding_year, founding_places } = entityTexts.company_settings.columns;
  const elsewhere = generalText.draft.changed_elsewhere(`${founding_year}, ${founding_places}`);
  await find(HTMLElement, '[aria-labelledby="company-founding"] output', elsewhere);
  expect((await input('founding_places')).value).toBe('5');
  expect(document.querySelectorAll('output'), 'the other forms say nothing').toHaveLength(1);
  end();
});

test('D4 R-13 a rejected change of the company is revised in a form of its part, and is sent instead', async () => {
  const { end, db, answer } = await openCompany(2200, 7);
  type(await input('founding_places'), '900');
  await press(saveOf('founding'), 'Opslaan');
  await eventually(async () => expect(await db.store.list_outbox()).toHaveLength(1));
  await answer(() => ({ status: 'rejected', code: '23514', row: serverCompany(2200, 7) }));
  end();
  const [rejected] = await db.store.list_rejected();
  const mutation_id = rejected?.mutation.id ?? '';
  const revision = adminPage('rejected_settings_change', { section: 'bedrijf', mutation_id });
  expect(rowPage('company_settings', COMPANY_ROW, mutation_id)).toBe(revision);
  const { end: endAgain } = drawAdmin(db, revision, <SettingsRoutes />);
  const dialog = '[role="dialog"] form';
  await find(HTMLElement, `${dialog} output`, rejectionReason('23514'));
  const places = await find(HTMLInputElement, `${dialog} input[name="founding_places"]`);
  expect(places.value).toBe('900');
  expect(document.querySelectorAll(`${dialog} input`), 'other parts have no field in it').toHaveLength(2);
  type(places, '9');
  await press(`${dialog} button`, generalText.rejected_form.save);
  await eventually(async () => expect(await db.store.list_rejected()).toHaveLength(0));
  const [waiting] = await db.store.list_outbox();
  expect(waiting?.mutation).toMatchObject({ set: { founding_places: 9 }, bases: { founding_places: 1 } });
  await eventually(() => expect(window.location.pathname).toBe(PATH));
  endAgain();
});
