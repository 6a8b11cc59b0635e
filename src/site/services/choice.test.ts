import { expect, test } from 'vitest';
import { BOAT_TYPES, OFFERING_GROUPS, OFFERINGS } from '../../content/site/offerings.ts';
import {
  addressOf,
  type Choice,
  chooseAllOf,
  chooseBoat,
  chooseTab,
  choiceAt,
  EVERYTHING,
  groupsOf,
  TABS,
} from './choice.ts';
import { tabAfterKey } from './service-tabs.tsx';

const titles = (choice: Choice): readonly string[] =>
  groupsOf(choice).flatMap(({ offerings }) => offerings.map(({ title }) => title));

const missing = (boat: Choice['boat']): readonly string[] =>
  titles(EVERYTHING).filter((title) => !titles({ tab: 'all', boat }).includes(title));

test('P-052 the tabs are Alle Diensten, Restauratie, Bescherming and Onderwaterschip', () => {
  expect(TABS.map(({ id, name }) => [id, name])).toEqual([
    ['all', 'Alle Diensten'],
    ['restoration', 'Restauratie'],
    ['protection', 'Bescherming'],
    ['underwater', 'Onderwaterschip'],
  ]);
});

test('P-048 a card sets its boat and its tab: Motor Yacht protection, Zeilboot restoration, Sloep underwater', () => {
  expect(BOAT_TYPES.map((boat) => [boat.name, chooseBoat(boat)])).toEqual([
    ['Motor Yacht', { tab: 'protection', boat: 'motor_yacht' }],
    ['Zeilboot', { tab: 'restoration', boat: 'sailing_yacht' }],
    ['Sloep', { tab: 'underwater', boat: 'sloop' }],
  ]);
});

test('P-050 P-051 the button of a card shows every tab for its boat; the tab with everything lets go of the boat', () => {
  for (const boat of BOAT_TYPES) {
    const all = chooseAllOf(boat);
    expect(all).toEqual({ tab: 'all', boat: boat.id });
    expect(chooseTab(all, 'all')).toEqual(EVERYTHING);
    expect(chooseTab(all, 'underwater')).toEqual({ tab: 'underwater', boat: boat.id });
  }
});

test('P-054 the restoration group', () => {
  expect(titles({ tab: 'restoration', boat: null })).toEqual([
    'Kitranden Vervangen',
    'Polijsten en Poetsen',
    'Matteren',
    'Spot Reparatie',
    'Krassen Verwijderen',
    'Plexiglas Restauratie',
    'Teak Deck Onderhoud',
  ]);
});

test('P-055 the protection group', () => {
  expect(titles({ tab: 'protection', boat: null })).toEqual([
    'Wassen en Sealen',
    'RVS Behandeling',
    'Zeilen Wassen en Impregneren',
  ]);
});

test('P-056 the underwater group', () => {
  expect(titles({ tab: 'underwater', boat: null })).toEqual([
    'Antifouling Aanbrengen',
    'Onderwaterschip Schuren',
    'Ontkalken en Ontgelen Romp',
  ]);
});

test('R-45 P-063 all thirteen offerings and the three groups stand in the list, each under a name of its own', () => {
  expect(titles(EVERYTHING)).toHaveLength(13);
  expect(OFFERING_GROUPS.map(({ title }) => title)).toEqual([
    'Yacht Restauratie',
    'Bescherming & Onderhoud',
    'Onderwaterschip Service',
  ]);
  const slugs = [...OFFERINGS, ...OFFERING_GROUPS, ...TABS.slice(0, 1)].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const { features, description, when, time } of OFFERINGS) {
    expect(features.length).toBeGreaterThanOrEqual(3);
    expect([description, when, time].every((text) => text.length > 4)).toBe(true);
  }
});

test('the boat filter leaves out what a boat has no use for, and nothing else', () => {
  expect(missing('motor_yacht')).toEqual(['Zeilen Wassen en Impregneren']);
  expect(missing('sailing_yacht')).toEqual([]);
  expect(missing('sloop')).toEqual(['Plexiglas Restauratie', 'Zeilen Wassen en Impregneren']);
});

test('P-046 each boat has a list of what we recommend, made of offerings that it has a use for', () => {
  for (const boat of BOAT_TYPES) {
    const shown = groupsOf({ tab: 'all', boat: boat.id }).flatMap(({ offerings }) => offerings);
    expect(boat.recommended.length).toBeGreaterThanOrEqual(3);
    for (const slug of boat.recommended) expect(shown.map((one) => one.slug)).toContain(slug);
  }
});

test('P-062 the address keeps tab and boat; an address of something else chooses nothing', () => {
  for (const tab of TABS)
    for (const boat of [null, ...BOAT_TYPES.map(({ id }) => id)]) {
      const { search, hash } = new URL(addressOf({ tab: tab.id, boat }), 'https://any.invalid/services');
      expect(choiceAt({ search, hash })).toEqual({ tab: tab.id, boat });
    }
  expect(choiceAt({ search: '', hash: '#solution_finder' })).toBeNull();
  expect(choiceAt({ search: '?boot=onderzeeboot', hash: '' })).toBeNull();
  expect(choiceAt({ search: '?boot=sloep', hash: '#antifouling-aanbrengen' })).toEqual({
    tab: 'all',
    boat: 'sloop',
  });
});

test('the arrows go round the tabs, Home and End to either end, and other keys nowhere', () => {
  expect(tabAfterKey('ArrowRight', 'all')).toBe('restoration');
  expect(tabAfterKey('ArrowRight', 'underwater')).toBe('all');
  expect(tabAfterKey('ArrowLeft', 'all')).toBe('underwater');
  expect(tabAfterKey('Home', 'protection')).toBe('all');
  expect(tabAfterKey('End', 'all')).toBe('underwater');
  expect(tabAfterKey('a', 'all')).toBeNull();
  expect(tabAfterKey('toString', 'all')).toBeNull();
});
