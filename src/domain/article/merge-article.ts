/** The three-way merge of an article's text with its HTML blocks: `mergeBlocks` with the sources in their places. */
import type { HtmlBlock } from '../post.ts';
import { withoutSources, withSources } from './html-blocks.ts';
import { type Merge, type MergeAnswer, mergeBlocks, resolveMerge, type Side } from './merge-blocks.ts';

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

/** The merged article; `answers` as for `resolveMerge`. Null while a conflict has no answer. */
export function resolveArticle<TBlock extends HtmlBlock>(
  merge: ArticleMerge<TBlock>,
  answers: ReadonlyMap<number, MergeAnswer>,
): { readonly content: string; readonly blocks: readonly TBlock[] } | null {
  const text = resolveMerge(merge, answers);
  return text === null ? null : withoutSources(text, merge.known);
}
