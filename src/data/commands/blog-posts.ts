/** Writing articles: whatever their form gives becomes harmless HTML, a free address, a summary and a reading time. */
import type { Focus } from '../../domain/article/cover.ts';
import { areTooLong, contentWithPlaces, isEmptyContent } from '../../domain/article/html-blocks.ts';
import { summaryOf, wordCount } from '../../domain/article/saved-text.ts';
import { today } from '../../domain/calendar-date.ts';
import { type FieldErrors, parseInput } from '../../domain/field-errors.ts';
import { type HtmlBlock, parseBlocks, readingMinutes } from '../../domain/post.ts';
import {
  draftPost,
  freeSlug,
  plannedPost,
  publishedPost,
  readPlan,
  slugOf,
} from '../../domain/post-input.ts';
import type { BlogPostRow } from '../../domain/rows.generated.ts';
import type { PictureColumns } from '../../domain/site-picture.ts';
import type { WallTime } from '../../domain/wall-clock.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { Json } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import {
  type CommandError,
  commit,
  type EditedRow,
  givenColumns,
  invalid,
  storageResult,
} from './command.ts';
import { commitDeletes, deleteAsSeen, type DeleteError } from './delete-seen.ts';
import { columnsOf, coverEdited, coverKept, seenCover } from './post-cover.ts';

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
  /** A featured image chosen anew, as `addPostPicture` kept it; null leaves it as it is. */
  readonly picture: PictureColumns | null;
  /** What of it stays in sight where a page cuts it; null: its middle; left out, it stays as it is. */
  readonly focus?: Focus | null;
  /** Whether visitors are to read it; otherwise it is kept as a draft. */
  readonly is_published: boolean;
  /** When the server is to publish what is no draft any more; null: it never does; left out, the article's plan stays. */
  readonly plan?: WallTime | null;
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

/** A-059..A-061: text and blocks as they are stored, and what follows from them; a code when nothing of them may stay or blocks are too long. */
export const textColumns = ({
  texts,
  clean,
}: Pick<WrittenPost, 'clean'> & {
  readonly texts: Pick<PostText, 'content' | 'html_blocks'>;
}): Result<TextColumns, FieldErrors> => {
  const html_blocks = parseBlocks(texts.html_blocks)
    .map((block) => ({ ...block, html: clean(block.html) }))
    .filter(({ html }) => html.trim() !== '');
  if (areTooLong(html_blocks)) return err({ content: 'blocks_too_long' });
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
  /** When the server is to publish it, ISO 8601. */
  readonly publish_at: string | null;
}

/** Blocks as a row holds them. */
export const jsonOf = (blocks: readonly HtmlBlock[]): Json =>
  blocks.map(({ id, html, createdAt }) => ({
    id,
    html,
    ...(typeof createdAt === 'string' && { createdAt }),
  }));

/** What is known of an article beside its form. */
interface Known {
  readonly slug: string;
  readonly date: string | null;
  /** When it is to be published as it stands, ISO 8601. */
  readonly publish_at: string | null;
}

/** When the server is to publish it; what is published waits for no time. */
const planOf = (
  { is_published, plan }: WrittenPost,
  { publish_at }: Known,
): Result<string | null, FieldErrors> => {
  if (is_published || plan === null) return ok(null);
  return plan === undefined ? ok(publish_at) : readPlan(plan, { now_ms: Date.now(), kept: publish_at });
};

/** Reads what the form gives; refused fields come back by name, those of the text among them. */
const readPost = (written: WrittenPost, known: Known): Result<ReadPost, FieldErrors> => {
  const { texts, is_published } = written;
  const { slug, date } = known;
  const text = textColumns(written);
  const content = text.ok ? text.value.content : texts.content;
  const plan = planOf(written, known);
  const is_planned = !plan.ok || plan.value !== null;
  const given = { ...texts, content, slug, date: is_published ? (date ?? today()) : date };
  const parsed = is_published
    ? parseInput(publishedPost, given)
    : parseInput(is_planned ? plannedPost : draftPost, given);
  if (!parsed.ok || !text.ok || !plan.ok)
    return err({
      ...(parsed.ok ? {} : parsed.error),
      ...(text.ok ? {} : text.error),
      ...(plan.ok ? {} : plan.error),
    });
  return ok({ columns: givenColumns(parsed.value), text: text.value, publish_at: plan.value });
};

/**
 * Adds an article with its featured image in one strict transaction; answers its id. Refused fields come back by name.
 * Published, visitors read it as soon as the server has it; planned, the server publishes it at that time, or at once when
 * it arrives later.
 */
export const addPost = async (
  db: AppDatabase,
  written: WrittenPost,
  draft_key?: string,
): Promise<Result<{ id: string }, CommandError>> => {
  const slug = await storageResult(async () => await slugFor(db, written.texts.title, null));
  if (!slug.ok) return slug;
  const read = readPost(written, { slug: slug.value, date: null, publish_at: null });
  if (!read.ok) return invalid(read.error);
  const { picture, focus = null, is_published } = written;
  const id = uuidv7();
  const set = {
    image_url: null,
    variants: {},
    ...read.value.columns,
    ...read.value.text,
    html_blocks: jsonOf(read.value.text.html_blocks),
    published: is_published,
    ...(read.value.publish_at === null ? {} : { publish_at: read.value.publish_at }),
    ...(picture && columnsOf(picture)),
    ...(focus && { focus_x: focus.x, focus_y: focus.y }),
  };
  const done = await commit(db, [{ op: 'put', table: TABLE, row_id: id, set }], draft_key);
  return done.ok ? ok({ id }) : done;
};

/** The columns of an edit: those whose text was changed, and what follows from them. */
const editedColumns = (
  row: BlogPostRow,
  { columns, text, publish_at }: ReadPost,
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
  if (publish_at !== (row.publish_at ?? null)) set['publish_at'] = publish_at;
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
  const { id, base_rev, texts, changed } = edit;
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
  // Deleted in another tab between the look at the screen and this one: it becomes an article of its own.
  if (row === undefined || slug === undefined) {
    const added = await addPost(db, { ...edit, ...coverKept(edit) }, draft_key);
    return added.ok ? ok(undefined) : added;
  }
  const read = readPost(edit, { slug, date: row.date, publish_at: row.publish_at ?? null });
  if (!read.ok) return invalid(read.error);
  const alt = changed.includes('alt') ? read.value.columns['alt'] : undefined;
  const set = { ...editedColumns(row, read.value, edit), ...coverEdited(row, { ...edit, alt }) };
  if (Object.keys(set).length === 0) return ok(undefined);
  // What follows from the text was seen with it, and the address with the title.
  const expected = { ...row, ...edit.expected, ...seenCover(row, edit), html_blocks: seenBlocks(row, edit) };
  const patch = { op: 'patch' as const, table: TABLE, row_id: id, set, base_rev, expected };
  return await commit(db, [patch], draft_key);
};

/**
 * Deletes an article for good; `unseen`, and nothing is done, when another tab changed it since the person was asked (OB14).
 * The files of its pictures stay: another device may keep the article, and the server removes what no article has shown for
 * 30 days.
 */
export const deletePost = async (
  db: AppDatabase,
  post: BlogPostRow,
): Promise<Result<undefined, DeleteError>> => await commitDeletes(db, TABLE, [deleteAsSeen(TABLE, post)]);
