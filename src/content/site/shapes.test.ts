import { expect, test } from 'vitest';
import { REGIONS } from './regions.ts';
import { homeLower } from './home-lower.ts';

test('D-012 a service category has an id, a title, a description and a list of services', () => {
  expect(homeLower.categories.length).toBeGreaterThan(0);
  for (const category of homeLower.categories)
    expect(category).toMatchObject({
      id: expect.stringMatching(/^[a-z-]+$/),
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      services: expect.arrayContaining([expect.stringMatching(/\S/)]),
    });
});

test('D-014 a region has a name and a list of places', () => {
  expect(REGIONS.map(({ name }) => name)).toContain('Utrecht');
  for (const { locations } of REGIONS) expect(locations.length).toBeGreaterThan(1);
});
