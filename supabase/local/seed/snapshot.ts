import { type PublicContent, snapshotFiles } from '../../../src/public-data/snapshot-files.ts';
import type { SiteContent } from './site-content.ts';

type Row = Readonly<Record<string, unknown>>;

const newestFirst = (one: { created_at: string }, other: { created_at: string }): number =>
  other.created_at.localeCompare(one.created_at);

/** What the public queries answer in the demo data. */
function publicContent({ images, transformations, ...content }: SiteContent): PublicContent {
  return {
    heroes: images.filter(({ type }) => type === 'hero'),
    before_after: images
      .filter(({ type }) => type === 'before_after')
      .toSorted((a, b) => a.order_index - b.order_index || a.id.localeCompare(b.id)),
    projects: transformations.toSorted(newestFirst),
    boat_types: content.boat_type_images,
    services: content.services,
    videos: content.videos,
    posts: content.blog_posts.toSorted(newestFirst),
  };
}

/** The demo data's finished pages, by file name in src/public-data/snapshot. */
export const makeSnapshot = (content: SiteContent): Readonly<Record<string, readonly Row[]>> =>
  snapshotFiles(publicContent(content));

/** A snapshot as the file that is checked in. */
export const snapshotText = (rows: readonly Row[]): string =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
