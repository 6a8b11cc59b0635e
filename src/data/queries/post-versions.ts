/** The versions of an article: those that the server keeps, and those of saves that are on this device only. */
import { focusOf } from '../../domain/article/cover.ts';
import { wordCount } from '../../domain/article/saved-text.ts';
import { parseBlocks } from '../../domain/post.ts';
import type { PostVersion, PostVersionText } from '../../domain/post-version.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Json, OutboxEntry } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { type Columns, textIn } from '../entities/entity.ts';

/** What asks the server. `Failure` says why there is no answer. */
export interface PostVersionSource<Failure> {
  readonly list: (post_id: string) => Promise<Result<readonly PostVersion[], Failure>>;
  readonly read: (version_id: string) => Promise<Result<PostVersionText | null, Failure>>;
}

/** A save that the server does not keep yet. */
interface OwnVersion {
  readonly version: PostVersion;
  readonly text: PostVersionText;
}

type Save = Pick<OutboxEntry, 'mutation' | 'before' | 'made_at'> & { readonly state: 'pending' | 'rejected' };

/** A change of nothing but these makes no version, on the server neither. */
const KEPT: readonly string[] = [
  'slug',
  'title',
  'content',
  'html_blocks',
  'category',
  'metaDescription',
  'summary',
  'excerpt',
  'author',
  'image_url',
  'alt',
  'focus_x',
  'focus_y',
  'published',
];

/**
 * The value of a column right after a save: that of the latest save up to it which wrote the column, else what a later one
 * found there, else what the screen shows.
 */
const valueAfter = (saves: readonly Save[], at: number, column: string, shown: Columns): Json => {
  const writer = saves.slice(0, at + 1).findLast(({ mutation: { set } }) => column in set);
  if (writer !== undefined) return writer.mutation.set[column] ?? null;
  const next = saves.slice(at + 1).find(({ mutation: { set } }) => column in set);
  const value: unknown = next === undefined ? shown[column] : next.before[column];
  return isJson(value) ? value : null;
};

const isJson = (value: unknown): value is Json => value !== undefined;

const textAfter = (saves: readonly Save[], at: number, shown: Columns): PostVersionText => {
  const columns = Object.fromEntries(KEPT.map((column) => [column, valueAfter(saves, at, column, shown)]));
  const focus = focusOf(columns);
  return {
    slug: textIn(columns, 'slug') ?? '',
    title: textIn(columns, 'title') ?? '',
    content: textIn(columns, 'content') ?? '',
    html_blocks: columns['html_blocks'] ?? [],
    category: textIn(columns, 'category'),
    metaDescription: textIn(columns, 'metaDescription'),
    summary: textIn(columns, 'summary'),
    excerpt: textIn(columns, 'excerpt'),
    author: textIn(columns, 'author'),
    image_url: textIn(columns, 'image_url'),
    alt: textIn(columns, 'alt'),
    focus_x: focus?.x ?? null,
    focus_y: focus?.y ?? null,
  };
};

/** This person's saves of an article that the server does not keep yet, newest first. */
const ownVersions = async (db: AppDatabase, post_id: string): Promise<readonly OwnVersion[]> => {
  const [outbox, rejected, row, client_id] = [
    await db.store.list_outbox(),
    await db.store.list_rejected(),
    await db.rows.blog_posts.get(post_id),
    await db.store.client_id(),
  ];
  const saves = [
    ...outbox.map((entry): Save => ({ ...entry, state: 'pending' })),
    ...rejected.map((entry): Save => ({ ...entry, state: 'rejected' })),
  ]
    .filter(
      ({ mutation: { table, row_id, op } }) =>
        table === 'blog_posts' && row_id === post_id && op !== 'delete',
    )
    .toSorted((a, b) => a.mutation.seq - b.mutation.seq);
  const shown: Columns = { ...row };
  return saves
    .flatMap(({ mutation, made_at, state }, at) => {
      if (!Object.keys(mutation.set).some((column) => KEPT.includes(column))) return [];
      const text = textAfter(saves, at, shown);
      const blocks = parseBlocks(text.html_blocks).map(({ html }) => html);
      const version: PostVersion = {
        id: mutation.id,
        state,
        change: { client_id, seq: mutation.seq },
        saved_by: db.user_id,
        saved_by_name: null,
        made_at: mutation.made_at ?? made_at,
        arrived_at: null,
        title: text.title,
        word_count: wordCount([text.content, ...blocks].join(' ')),
        published: valueAfter(saves, at, 'published', shown) === true,
        lost: false,
      };
      return [{ version, text }];
    })
    .toReversed();
};

const isSameSave = (a: PostVersion, b: PostVersion): boolean =>
  a.change !== null && a.change.client_id === b.change?.client_id && a.change.seq === b.change.seq;

/** Versions of an article; `failure` says why those of the server are missing, and is null when they are here. */
export interface PostVersionList<Failure> {
  /** Newest first; those that are only on this device before those that the server keeps. */
  readonly versions: readonly PostVersion[];
  readonly failure: Failure | null;
}

/** The versions of an article: the unsent ones of this device always, the server's when it answers. */
export const listPostVersions = async <Failure>(
  db: AppDatabase,
  source: PostVersionSource<Failure>,
  post_id: string,
): Promise<PostVersionList<Failure>> => {
  const kept = await source.list(post_id);
  const own = (await ownVersions(db, post_id)).map(({ version }) => version);
  if (!kept.ok) return { versions: own, failure: kept.error };
  const unsent = own.filter((version) => !kept.value.some((other) => isSameSave(version, other)));
  return { versions: [...unsent, ...kept.value], failure: null };
};

/**
 * What a version of an article holds. One that was unsent when it was listed and has been sent since is read from the
 * server. `gone`: it is kept no longer.
 */
export const readPostVersion = async <Failure>(
  db: AppDatabase,
  source: PostVersionSource<Failure>,
  post_id: string,
  version: PostVersion,
): Promise<Result<PostVersionText, Failure | 'gone'>> => {
  let id: string | undefined = version.id;
  if (version.state !== 'kept') {
    const own = (await ownVersions(db, post_id)).find((one) => one.version.id === id);
    if (own !== undefined) return ok(own.text);
    const kept = await source.list(post_id);
    if (!kept.ok) return kept;
    const same = kept.value.filter((other) => isSameSave(version, other));
    // Where another's text stayed there are two: the article as it became, and what this person had.
    id = (same.find(({ lost }) => lost) ?? same[0])?.id;
    if (id === undefined) return err('gone');
  }
  const read = await source.read(id);
  if (!read.ok) return read;
  return read.value === null ? err('gone') : ok(read.value);
};
