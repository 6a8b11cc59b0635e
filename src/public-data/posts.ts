import { cardPreview, readingMinutes } from '../domain/post.ts';
import { asShown } from '../domain/as-shown.ts';
import { type Picture, parsePicture, textOf } from './picture.ts';
import { publicFileUrl, type RawRow } from './rest.ts';

/** An article as the list shows it (B-011). */
export interface PostCard {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly category: string | null;
  readonly picture: Picture | null;
  /** Null: the site's own sentence (B-022). */
  readonly preview: string | null;
  readonly reading_minutes: number;
  /** The day its author gave it, else when it was published, ISO 8601. */
  readonly date: string | null;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** B-061: a whole address or a path of the site as it is; anything else is a file in the bucket blog-images. */
export function imageAddress(value: unknown): string | null {
  const text = textOf(value);
  if (text === null || /^(?:\/(?!\/)|https?:\/\/)/.test(text)) return text;
  return publicFileUrl('blog-images', text.replace(/^\/+/, ''));
}

/** A moment as Postgres writes it ('2026-10-27 08:30:00+00') in the one form that every browser reads. */
const isoMoment = (moment: string): string => moment.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00');

/** The card of a row; null when it has no title or no address of its own. */
export function parseCard(given: RawRow): PostCard | null {
  const row = asShown(given);
  const [id, slug, title] = [textOf(row['id']), textOf(row['slug']), textOf(row['title'])];
  if (id === null || slug === null || title === null) return null;
  const published_at = textOf(row['published_at']);
  return {
    id,
    slug,
    title,
    category: textOf(row['category']),
    picture: parsePicture({ ...row, image_url: imageAddress(row['image_url']), url: null }, ''),
    preview: cardPreview({
      first_paragraph: textOf(row['first_paragraph']),
      summary: textOf(row['summary']),
      excerpt: textOf(row['excerpt']),
      content: textOf(row['content_start']),
    }),
    reading_minutes: readingMinutes(numberOf(row['reading_time']), numberOf(row['word_count']) ?? 0),
    date: textOf(row['date']) ?? (published_at === null ? null : isoMoment(published_at)),
  };
}

/** B-023: in the order they came, the newest first. */
export const parseCards = (rows: readonly RawRow[]): readonly PostCard[] =>
  rows.map(parseCard).filter((card) => card !== null);
