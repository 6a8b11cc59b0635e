import { gallery } from '../content/site/gallery.ts';
import { type Picture, parsePicture, textOf } from './picture.ts';
import type { RawRow } from './rest.ts';

/** A project as the site shows it (V-026). */
export interface Project {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly picture: Picture;
  readonly location: string | null;
  readonly services: readonly string[];
  /** When the work was done, else when it was added, ISO 8601; null when unknown. */
  readonly created_at: string | null;
  /** Of its before/after pictures, when it has any. */
  readonly pair_id: string | null;
}

/** P-089: a project, or a row of no type that is no half of a pair. */
const isProject = ({ type, transform_id, is_before, active }: RawRow): boolean =>
  active !== false &&
  (type === 'project' ||
    (textOf(type) === null && textOf(transform_id) === null && typeof is_before !== 'boolean'));

/** A time as PostgREST writes it, or PostgreSQL; null when it is neither. */
function timeOf(value: unknown): string | null {
  const text = textOf(value)
    ?.replace(' ', 'T')
    .replace(/([+-]\d\d)$/, '$1:00');
  return text === undefined || Number.isNaN(Date.parse(text)) ? null : text;
}

/** A calendar date, or null. */
const dayOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? text : null;
};

function parseProject(row: RawRow): Project | null {
  const { defaults } = gallery;
  const id = textOf(row['id']);
  const title = textOf(row['title']) ?? defaults.title;
  const picture = parsePicture(row, title);
  if (id === null || picture === null || !isProject(row)) return null;
  return {
    id,
    title,
    picture,
    description: textOf(row['description']) ?? defaults.description,
    category: textOf(row['category']) ?? '',
    location: textOf(row['location']),
    services: (textOf(row['services']) ?? '')
      .split(',')
      .map((service) => service.trim())
      .filter((service) => service !== ''),
    created_at: dayOf(row['done_on']) ?? timeOf(row['created_at']),
    pair_id: textOf(row['transform_id']),
  };
}

/** V-027: the default category; in rotation when a whole portfolio has none. */
function withCategories(projects: readonly Project[], rotate: boolean): readonly Project[] {
  const { rotation, category } = gallery.defaults;
  const none = rotate && projects.every((project) => project.category === '');
  return projects.map((project, index) =>
    project.category === ''
      ? { ...project, category: (none && rotation[index % rotation.length]) || category }
      : project,
  );
}

const bornAt = (row: RawRow): number => Date.parse(timeOf(row['created_at']) ?? '') || 0;

const placeOf = ({ order_index }: RawRow): number => (typeof order_index === 'number' ? order_index : 0);

const parseAll = (rows: readonly RawRow[]): readonly Project[] =>
  rows
    .toSorted((a, b) => placeOf(a) - placeOf(b) || bornAt(b) - bornAt(a))
    .map(parseProject)
    .filter((project) => project !== null);

/** The portfolio: newest first where the office gave no order (D-004), every project with a category. */
export const parsePortfolio = (rows: readonly RawRow[]): readonly Project[] =>
  withCategories(parseAll(rows), true);

/** V-029: the newest `count` projects. */
export const parseNewest = (rows: readonly RawRow[], count: number): readonly Project[] =>
  withCategories(parseAll(rows), false).slice(0, count);

/** P-082: the categories there are, in the order they are met. */
export const categoriesOf = (projects: readonly Project[]): readonly string[] => [
  ...new Set(projects.map(({ category }) => category)),
];
