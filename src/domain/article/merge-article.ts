/** The three-way merge of an article's text with its HTML blocks: `mergeBlocks` with the sources in their places. */
import type { HtmlBlock } from '../post.ts';
import { alignBlocks, blockKey } from './align-blocks.ts';
import { withoutSources, withSources } from './html-blocks.ts';
import {
  type Merge,
  type MergeAnswer,
  type MergedBlock,
  mergeBlocks,
  resolveMerge,
  type Side,
} from './merge-blocks.ts';

/** One version of an article: its text as top-level blocks, cleaned for saving, and its HTML blocks. */
export interface ArticleVersion<TBlock extends HtmlBlock> {
  readonly text: readonly string[];
  readonly blocks: readonly TBlock[];
}

/** A merge, and the HTML blocks that its text may hold in the order that they end in. */
export interface ArticleMerge<TBlock extends HtmlBlock> extends Merge {
  readonly known: readonly TBlock[];
}

const idsOf = (blocks: readonly HtmlBlock[]): string => JSON.stringify(blocks.map(({ id }) => id));

/** The blocks of both sides, each once: in the order of the side that changed it, else of the first side. */
function knownBlocks<TBlock extends HtmlBlock>(
  base: readonly TBlock[],
  first: readonly TBlock[],
  second: readonly TBlock[],
): readonly TBlock[] {
  const [leading, following] = idsOf(first) === idsOf(base) ? [second, first] : [first, second];
  const ids = new Set(leading.map(({ id }) => id));
  return [...leading, ...following.filter(({ id }) => !ids.has(id))];
}

/** Joins two versions of an article that began from one; see `mergeBlocks`. */
export function mergeArticle<TBlock extends HtmlBlock>(
  base: ArticleVersion<TBlock>,
  mine: ArticleVersion<TBlock>,
  theirs: ArticleVersion<TBlock>,
  first: Side = 'theirs',
): ArticleMerge<TBlock> {
  const whole = ({ text, blocks }: ArticleVersion<TBlock>) => withSources(text, blocks);
  const [leading, following] = first === 'mine' ? [mine, theirs] : [theirs, mine];
  return {
    ...mergeBlocks(whole(base), whole(mine), whole(theirs), first),
    known: knownBlocks(base.blocks, leading.blocks, following.blocks),
  };
}

/**
 * Joins two versions of which it is not known what they began with: a block that only one of them has stays, and two that are
 * alike are a choice.
 */
export function mergeWithoutBase<TBlock extends HtmlBlock>(
  mine: ArticleVersion<TBlock>,
  theirs: ArticleVersion<TBlock>,
): ArticleMerge<TBlock> {
  const [of_mine, of_theirs] = [mine, theirs].map(({ text, blocks }) => withSources(text, blocks));
  const [own = [], others = []] = [of_mine, of_theirs];
  const { same, changed } = alignBlocks(others, own);
  const standing = new Set(others.map(blockKey));
  const merged: MergedBlock[] = [];
  let next = 0;
  const addOwn = (end: number): void => {
    // One that stands elsewhere in the other version stays there.
    const added = own.slice(next, end).filter((html) => !standing.has(blockKey(html)));
    merged.push(...added.map((html) => ({ kind: 'kept', html, by: 'mine' }) as const));
    next = Math.max(next, end);
  };
  for (const [index, html] of others.entries()) {
    const same_at = same[index] ?? -1;
    const at = same_at >= 0 ? same_at : (changed[index] ?? -1);
    if (at >= 0) {
      addOwn(at);
      next = at + 1;
    }
    if (at >= 0 && same_at < 0)
      merged.push({ kind: 'conflict', base: '', mine: own[at] ?? '', theirs: html });
    else merged.push({ kind: 'kept', html, by: at >= 0 ? null : 'theirs' });
  }
  addOwn(own.length);
  return { blocks: merged, first: 'theirs', known: knownBlocks(theirs.blocks, theirs.blocks, mine.blocks) };
}

/** The merged article; `answers` as for `resolveMerge`. Null while a conflict has no answer. */
export function resolveArticle<TBlock extends HtmlBlock>(
  merge: ArticleMerge<TBlock>,
  answers: ReadonlyMap<number, MergeAnswer>,
): { readonly content: string; readonly blocks: readonly TBlock[] } | null {
  const text = resolveMerge(merge, answers);
  return text === null ? null : withoutSources(text, merge.known);
}
