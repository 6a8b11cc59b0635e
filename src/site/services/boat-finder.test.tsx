import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseBoatTypes } from '../../public-data/cards.ts';
import { BoatCards } from './boat-finder.tsx';
import { finderCards } from './boat-finder.tsx';

const row = (type: string, image_url: string | null) => ({ type, image_url });
const shown = (rows: readonly ReturnType<typeof row>[]) =>
  finderCards(parseBoatTypes(rows)).map(({ type, picture }) => [type.name, picture?.url ?? null]);
const html = (rows: readonly ReturnType<typeof row>[]): string =>
  renderToStaticMarkup(
    <BoatCards cards={finderCards(parseBoatTypes(rows))} boat={null} onChoose={() => undefined} />,
  );

test('P-046 the cards have the pictures and the order of the boat type images', () => {
  const rows = [
    row('Sloep', '/scenes/a-800.webp'),
    row('Motor Yacht', '/b.webp'),
    row('Zeilboot', '/c.webp'),
  ];
  expect(shown(rows)).toEqual([
    ['Sloep', '/scenes/a-800.webp'],
    ['Motor Yacht', '/b.webp'],
    ['Zeilboot', '/c.webp'],
  ]);
  expect(html(rows)).toContain('src="/b.webp"');
});

test('P-047 without data the cards have the three local pictures', () => {
  expect(shown([])).toEqual([
    ['Motor Yacht', null],
    ['Zeilboot', null],
    ['Sloep', null],
  ]);
  for (const name of ['boat-motor-yacht', 'boat-sailing-yacht', 'boat-sloop'])
    expect(html([])).toMatch(new RegExp(`<img[^>]*src="/scenes/${name}-\\d+\\.webp"`));
});

test('P-047 a type without a picture, or a row of no type of ours, takes nothing away from the three', () => {
  const rows = [row('Vlot', '/vlot.webp'), row('Zeilboot', '/c.webp'), row('Sloep', null)];
  expect(shown(rows)).toEqual([
    ['Zeilboot', '/c.webp'],
    ['Motor Yacht', null],
    ['Sloep', null],
  ]);
});
