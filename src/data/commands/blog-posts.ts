/** Writing articles: whatever their form gives becomes harmless HTML, a free address, a summary and a reading time. */
import { contentWithPlaces, isEmptyContent } from '../../domain/article/html-blocks.ts';
import { summaryOf, wordCount } from '../../domain/article/saved-text.ts';
import { today } from '../../domain/calendar-date.ts';
import { type FieldErrors, parseInput } from '../../domain/field-errors.ts';
import { type HtmlBlock, parseBlocks, readingMinutes } from '../../domain/post.ts';
import { draftPost, freeSlug, publishedPost, slugOf } from '../../domain/post-input.ts';
import type { BlogPostRow } from '../../domain/rows.generated.ts';
import { pictureIdOf, pictureIdsIn, type SitePicture } from '../../domain/site-picture.ts';

import { err, ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { Json } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { PICTURE_TABLES, rowsWithPicture } from '../site-labels.ts';
import {
  type CommandError,
  commit,
  commitUnnoted,
  type EditedRow,
  givenColumns,
  invalid,
  storageResult,
} from './command.ts';
import { commitDeletes, deleteAsSeen, type DeleteError } from './delete-seen.ts';
import { storePictures } from './site-pictures.ts';

const TABLE = 'blog_posts';

/** What the form of an article holds, as it was typed. */
export interface PostText {
  readonly title: string;
  readonly author: string;
  readonly category: string;
  readonly metaDescription: string;
  /** HTML. */
  readonly content: string;
  /** The HTML blocks that have a place in it, as JSON: a form keeps texts. */
  readonly html_blocks: string;
  /** Of the featured image. */
  readonly alt: string;
}

/** An article as its form gives it. */
export interface WrittenPost {
  readonly texts: PostText;
  /** A featured image chosen anew; null leaves it as it is. */
  readonly picture: SitePicture | null;
  /** Whether visitors are to read it; otherwise it is kept as a draft. */
  readonly is_published: boolean;
  /** Makes HTML harmless: no article is stored otherwise. */
  readonly clean: (html: string) => string;
}

/** The columns that follow from the text. */
interface TextColumns {
  readonly content: string;
  readonly html_blocks: readonly HtmlBlock[];
  readonly summary: string;
  readonly reading_time: number;
}

/** A-059..A-061: text and blocks as they are stored, and what follows from them; a code when nothing of them may stay. */
const textColumns = ({ texts, clean }: WrittenPost): Result<TextColumns, FieldErrors> => {
  const html_blocks = parseBlocks(texts.html_blocks)
    .map(({ id, html }) => ({ id, html: clean(html) }))
    .filter(({ html }) => html.trim() !== '');
  const cleaned = clean(texts.content).trim();
  const content = isEmptyContent(cleaned) ? contentWithPlaces('', html_blocks) : cleaned;
  if (content === '' && !isEmptyContent(texts.content)) return err({ content: 'nothing_allowed' });
  const words = wordCount([content, ...html_blocks.map(({ html }) => html)].join(' '));
  return ok({
    content,
    html_blocks,
    summary: summaryOf(content, html_blocks),
    reading_time: readingMinutes(null, words),
  });
};

/** the address of a title that no other article on this device has; the server looks again among all there are. */
const slugFor = async (db: AppDatabase, title: string, own_id: string | null): Promise<string> => {
  const taken = new Set<string>();
  await db.rows[TABLE].each(({ id, slug }) => {
    if (id !== own_id) taken.add(slug);
  });
  return freeSlug(slugOf(title), (slug) => taken.has(slug));
};

interface ReadPost {
  readonly columns: Record<string, Json>;
  readonly text: TextColumns;
}

const jsonOf = (blocks: readonly HtmlBlock[]): Json => blocks.map(({ id, html }) => ({ id, html }));

/** Reads what the form gives; refused fields come back by name, those of the text among them. */
const readPost = (
  written: WrittenPost,
  { slug, date }: { readonly slug: string; readonly date: string | null },
): Result<ReadPost, FieldErrors> => {
  const { texts, is_published } = written;
  const text = textColumns(written);
  const content = text.ok ? text.value.content : texts.content;
  const parsed = is_published
    ? parseInput(publishedPost, { ...texts, content, slug, date: date ?? today() })
    : parseInput(draftPost, { ...texts, content, slug, date });
  if (!parsed.ok || !text.ok)
    return err({ ...(parsed.ok ? {} : parsed.error), ...(text.ok ? {} : text.error) });
  return ok({ columns: givenColumns(parsed.value), text: text.value });
};

/**
 * Adds an article with its featured image in one strict transaction; answers its id. Refused fields come back by name.
 * Published, visitors read it as soon as the server has it.
 */
export const addPost = async (
  db: AppDatabase,
  written: WrittenPost,
  draft_key?: string,
): Promise<Result<{ id: string }, CommandError>> => {
  const slug = await storageResult(async () => await slugFor(db, written.texts.title, null));
  if (!slug.ok) return slug;
  const read = readPost(written, { slug: slug.value, date: null });
  if (!read.ok) return invalid(read.error);
  const { picture, is_published } = written;
  const stored = storePictures(picture === null ? {} : { picture });
  if (!stored.ok) return invalid(stored.error);
  const made = stored.value.get('picture');
  const id = uuidv7();
  const set = {
    image_url: null,
    variants: {},
    ...read.value.columns,
    ...read.value.text,
    html_blocks: jsonOf(read.value.text.html_blocks),
    published: is_published,
    ...made?.columns,
  };
  const changes = [...(made?.changes ?? []), { op: 'put' as const, table: TABLE, row_id: id, set }];
  const done = await commit(db, changes, draft_key, made?.files);
  return done.ok ? ok({ id }) : done;
};

/** The columns of an edit: those whose text was changed, and what follows from them. */
const editedColumns = (
  row: BlogPostRow,
  { columns, text }: ReadPost,
  edit: PostEdit,
): Record<string, Json> => {
  const set: Record<string, Json> = {};
  for (const field of edit.changed) {
    const value = columns[field];
    if (value !== undefined && field !== 'html_blocks') set[field] = value;
  }
  if (edit.changed.includes('content') || edit.changed.includes('html_blocks')) {
    const { content, html_blocks, summary, reading_time } = text;
    if (content !== row.content) set['content'] = content;
    if (edit.changed.includes('html_blocks')) set['html_blocks'] = jsonOf(html_blocks);
    set['reading_time'] = reading_time;
    // A summary that somebody wrote stays; one that was made of the text follows it.
    const blocks = parseBlocks(row.html_blocks);
    if (row.summary === null || row.summary === summaryOf(row.content, blocks)) set['summary'] = summary;
  }
  if (columns['slug'] !== undefined && columns['slug'] !== row.slug) set['slug'] = columns['slug'];
  if (edit.is_published !== row.published) set['published'] = edit.is_published;
  if (edit.is_published && row.date === null && columns['date'] !== undefined) set['date'] = columns['date'];
  return set;
};

/** An edit of an article; every column in it competes with other devices' edits. */
export interface PostEdit extends EditedRow, WrittenPost {
  /** The fields whose text differs from what the form began with. */
  readonly changed: readonly (keyof PostText)[];
  /** a published article goes to the address of its new title, and the old one leads there; else it keeps its own. */
  readonly is_new_address: boolean;
}

/** The blocks as the person saw them, in the form in which the row holds them. */
const seenBlocks = ({ html_blocks }: BlogPostRow, { expected }: PostEdit): Json => {
  const { html_blocks: seen } = expected;
  const is_seen = typeof seen !== 'string' || seen === JSON.stringify(parseBlocks(html_blocks));
  return is_seen ? html_blocks : jsonOf(parseBlocks(seen));
};

/**
 * Changes an article as it stood when the edit began (D3). `gone`, and nothing is done, when it is on this device no more.
 * Without a change nothing is stored.
 */
export const editPost = async (
  db: AppDatabase,
  edit: PostEdit,
  draft_key?: string,
): Promise<Result<undefined, CommandError>> => {
  const { id, base_rev, texts, changed, picture } = edit;
  const found = await storageResult(async () => {
    const row = await db.rows[TABLE].get(id);
    const may_move = row !== undefined && (!row.published || edit.is_new_address);
    const slug =
      may_move && (changed.includes('title') || edit.is_new_address)
        ? await slugFor(db, texts.title, id)
        : row?.slug;
    return { row, slug };
  });
  if (!found.ok) return found;
  const { row, slug } = found.value;
  // Deleted in another tab between the look at the screen and this one: its words go into an article of their own.
  if (row === undefined || slug === undefined) {
    const added = await addPost(db, edit, draft_key);
    return added.ok ? ok(undefined) : added;
  }
  const read = readPost(edit, { slug, date: row.date });
  if (!read.ok) return invalid(read.error);
  const stored = storePictures(picture === null ? {} : { picture });
  if (!stored.ok) return invalid(stored.error);
  const made = stored.value.get('picture');
  const set = { ...editedColumns(row, read.value, edit), ...made?.columns };
  if (Object.keys(set).length === 0) return ok(undefined);
  // What follows from the text was seen with it, and the address with the title.
  const expected = { ...row, ...edit.expected, html_blocks: seenBlocks(row, edit) };
  const patch = { op: 'patch' as const, table: TABLE, row_id: id, set, base_rev, expected };
  return await commit(db, [...(made?.changes ?? []), patch], draft_key, made?.files);
};

/**
 * Keeps a picture for the text of an article: its files wait to be sent from now on, whether the article is saved or not
 * (one that no article shows in 30 days, the server lets go). Answers its address in the published text; null when it is
 * too large. It is no step of undo: the text has its own.
 */
export const addPostPicture = async (
  db: AppDatabase,
  picture: SitePicture,
): Promise<Result<{ image_url: string } | null, CommandError>> => {
  const stored = storePictures({ picture });
  const made = stored.ok ? stored.value.get('picture') : undefined;
  const image_url = made?.columns['image_url'];
  if (made === undefined || typeof image_url !== 'string') return ok(null);
  const done = await commitUnnoted(db, made.changes, undefined, made.files);
  return done.ok ? ok({ image_url }) : done;
};

/** The pictures of the site that an article shows: its featured image and those in its text and blocks. */
const picturesOf = ({ image_url, content, html_blocks }: BlogPostRow): readonly string[] => {
  const featured = pictureIdOf(image_url);
  const texts = [content, ...parseBlocks(html_blocks).map(({ html }) => html)];
  return [...(featured === null ? [] : [featured]), ...texts.flatMap(pictureIdsIn)];
};

/**
 * Deletes an article for good, with the pictures that nothing else shows; `unseen`, and nothing is done, when
 * another tab changed it since the person was asked (OB14).
 */
export const deletePost = async (
  db: AppDatabase,
  post: BlogPostRow,
): Promise<Result<undefined, DeleteError>> => {
  const files = await storageResult(async () => {
    const own = new Set(picturesOf(post));
    if (own.size === 0) return [];
    for (const table of PICTURE_TABLES)
      for (const row of await rowsWithPicture(db, table)) {
        if (row.id === post.id) continue;
        const shown = 'content' in row ? picturesOf(row) : [pictureIdOf(row.image_url) ?? ''];
        for (const picture_id of shown) own.delete(picture_id);
      }
    return await db.rows.site_files
      .where('picture_id')
      .anyOf([...own])
      .toArray();
  });
  if (!files.ok) return files;
  return await commitDeletes(
    db,
    TABLE,
    [deleteAsSeen(TABLE, post)],
    files.value.map((file) => deleteAsSeen('site_files', file)),
  );
};
