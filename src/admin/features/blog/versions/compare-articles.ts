/** Compares two versions of an article for the screen. A chunk of its own: it brings the parser and the sanitiser along. */
import { postVersionsText } from '../../../../content/admin/post-versions.ts';
import {
  type ChangedLine,
  changedLines,
  type LinePart,
  showChange,
} from '../../../../domain/article/changed-lines.ts';
import { focusOf } from '../../../../domain/article/cover.ts';
import { compareVersions } from '../../../../domain/article/compare-versions.ts';
import { withSources } from '../../../../domain/article/html-blocks.ts';
import { parseBlocks } from '../../../../domain/post.ts';
import type { PostVersionText } from '../../../../domain/post-version.ts';
import { articleBlocks } from '../../../../html/article-blocks.ts';
import { showArticle } from '../../../../html/browser.ts';
import type { ShownHtml } from '../../../../html/sanitise.ts';

const labels = postVersionsText.comparison;

/** A field of which the words differ. */
interface ComparedField {
  readonly field: (typeof FIELDS)[number];
  readonly parts: readonly LinePart[];
}

/** Neighbouring parts of the text that became the same thing. */
export type ComparedPart =
  | {
      readonly kind: 'same' | 'added' | 'removed';
      /** How many top-level blocks. */
      readonly count: number;
      /** Made harmless when it is asked for: most of a long article is never looked at. */
      readonly show: () => ShownHtml;
    }
  | {
      readonly kind: 'changed';
      readonly lines: readonly ChangedLine[];
      /** The words are the same, and so is what can be seen of them. */
      readonly is_layout_only: boolean;
    };

export interface ComparedArticles {
  readonly fields: readonly ComparedField[];
  readonly picture: 'same' | 'other' | 'added' | 'removed';
  readonly parts: readonly ComparedPart[];
}

const FIELDS = ['title', 'slug', 'author', 'category', 'metaDescription', 'alt', 'focus'] as const;

/** A field as words; the middle is where a picture is cut that says nothing else. */
function wordsOf(version: PostVersionText, field: (typeof FIELDS)[number]): string {
  if (field !== 'focus') return version[field] ?? '';
  const focus = focusOf(version);
  return focus === null ? labels.middle : labels.focus(focus.x, focus.y);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const whole = (text: string, presence: 'added' | 'removed'): readonly LinePart[] =>
  text === '' ? [] : [{ kind: 'words', presence, text, formats: [], link: null, change: null }];

/** Compares two plain texts: word by word when they share words, otherwise as one text that replaced the other. */
function textParts(before: string, after: string): readonly LinePart[] {
  const [change, ...others] = compareVersions([escaped(before)], [escaped(after)]);
  return change?.kind === 'changed' && others.length === 0
    ? changedLines(change.runs).flatMap(({ parts }) => parts)
    : [...whole(before, 'removed'), ...whole(after, 'added')];
}

const pictureChange = (before: string | null, after: string | null): ComparedArticles['picture'] => {
  if (before === after) return 'same';
  if (before === null) return 'added';
  return after === null ? 'removed' : 'other';
};

/** Attributes that every save adds (src/html/mend-elements.ts). No writer chose them, so they are no change of the article. */
const ADDED_AT_SAVING = / (?:loading="lazy"|decoding="async"|target="_blank"|rel="noopener noreferrer")/g;

const withoutAddedAttributes = (html: string): string =>
  html.replace(/<(?:a|img) [^>]*>/g, (tag) => tag.replace(ADDED_AT_SAVING, ''));

const blocksOf = ({ content, html_blocks }: PostVersionText): readonly string[] =>
  withSources(articleBlocks(content), parseBlocks(html_blocks)).map(withoutAddedAttributes);

/** What changed from one version of an article to another. */
export function compareArticles(before: PostVersionText, after: PostVersionText): ComparedArticles {
  const fields = FIELDS.map((field) => [field, wordsOf(before, field), wordsOf(after, field)] as const)
    .filter(([, from, to]) => from.trim() !== to.trim())
    .map(([field, from, to]): ComparedField => ({ field, parts: textParts(from, to) }));
  const parts: ComparedPart[] = [];
  let open: { readonly kind: 'same' | 'added' | 'removed'; readonly html: string[] } | null = null;
  const close = (): void => {
    if (open === null) return;
    const { kind, html } = open;
    const scope = `compared-${parts.length}`;
    const show = (): ShownHtml => showArticle({ content: html.join('\n'), blocks: [] }, scope);
    parts.push({ kind, count: html.length, show });
    open = null;
  };
  for (const change of compareVersions(blocksOf(before), blocksOf(after))) {
    if (open !== null && open.kind !== change.kind) close();
    if (change.kind === 'changed') {
      const lines = changedLines(change.runs);
      parts.push({ kind: 'changed', lines, is_layout_only: !showChange(lines) });
    } else {
      open ??= { kind: change.kind, html: [] };
      open.html.push(change.html);
    }
  }
  close();
  return { fields, picture: pictureChange(before.image_url, after.image_url), parts };
}
