import { newPost, postEdit } from '../../domain/post-input.ts';
import type { BlogPostRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';
import { ARRIVAL_COLUMNS, PICTURE_COLUMNS } from './site-picture-columns.ts';

/** The picture, what it shows and the point of it that stays in sight: each was chosen for the others. */
export const COVER_COLUMNS = [
  'image_url',
  'alt',
  'width',
  'height',
  'color',
  'variants',
  'focus_x',
  'focus_y',
] as const;

/** Articles of the blog, for the office; visitors read them another way. */
export const blog_posts = entity<BlogPostRow>()({
  history: 'names',
  keeps_each_change: true,
  groups: [['published', 'publish_at'], ['content', 'html_blocks', 'summary', 'reading_time'], COVER_COLUMNS],
  columns: {
    slug: { kind: 'text', required: true },
    title: { kind: 'text', required: true },
    content: { kind: 'html', required: true },
    html_blocks: { kind: 'html', required: true },
    category: { kind: 'text' },
    ...PICTURE_COLUMNS,
    focus_x: { kind: 'number', untold: true },
    focus_y: { kind: 'number', untold: true },
    summary: { kind: 'text', untold: true },
    excerpt: { kind: 'text' },
    metaDescription: { kind: 'text' },
    author: { kind: 'text' },
    date: { kind: 'date' },
    reading_time: { kind: 'number', untold: true },
    published: { kind: 'yes_no', required: true },
    publish_at: { kind: 'moment' },
    published_at: { kind: 'moment', by_server: true, is_derived: true, untold: true },
    ...ARRIVAL_COLUMNS,
    former_text: { kind: 'json', by_server: true, is_derived: true, untold: true },
    first_paragraph: { kind: 'text', by_server: true, is_derived: true, untold: true },
    content_start: { kind: 'text', by_server: true, is_derived: true, untold: true },
    search_text: { kind: 'text', by_server: true, is_derived: true, untold: true },
    word_count: { kind: 'number', by_server: true, is_derived: true, untold: true },
  },
  naming: { by: 'own', name: ({ title }) => title },
  form_kind: 'post',
  derived: {
    // What the dashboard and the list's filters need of each article (`PostFigures`), without its text.
    post_figures: { version: 1, from: ['blog_posts'], stores: { post_figures: 'id' } },
  },
  searched: ['title', 'category', 'search_text'],
  everywhere: { texts: [], shows: ['category'], latest_by: 'created_at' },
  add: newPost,
  edit: postEdit,
});
