/** Joins two texts of an article that began from one, top-level block by block. Code of a chunk of its own. */
import {
  type ArticleMerge,
  mergeArticle,
  mergeWithoutBase,
  resolveArticle,
} from '../../../../domain/article/merge-article.ts';
import type { MergeAnswer } from '../../../../domain/article/merge-blocks.ts';
import { type HtmlBlock, parseBlocks } from '../../../../domain/post.ts';
import { articleBlocks } from '../../../../html/article-blocks.ts';

/** An article's text as a form holds it; `html_blocks` as JSON. */
export interface ArticleTexts {
  readonly content: string;
  readonly html_blocks: string;
}

/** The texts to join, and what makes HTML harmless, as every save does. */
interface TextsToJoin {
  /** What both began with; null when that is not known. */
  readonly base: ArticleTexts | null;
  readonly mine: ArticleTexts;
  readonly theirs: ArticleTexts;
  readonly clean: (html: string) => string;
}

type TextMerge = ArticleMerge<HtmlBlock>;

/** A block that both changed. */
export interface BlockChoice {
  /** The same as long as both versions of the block are. */
  readonly key: string;
  /** HTML as it was stored or typed; null where this side deleted the block. */
  readonly mine: string | null;
  readonly theirs: string | null;
  /** The nearest block before it that is no choice; null at the beginning. */
  readonly before: string | null;
}

/** What was chosen, by the key of the choice. */
export type BlockAnswers = ReadonlyMap<string, MergeAnswer>;

/**
 * Blocks of the base that a save made harmless since, by their bytes before: cleaning is no change of a writer. Only those
 * that the other text holds no more are looked at.
 */
function cleanedSince(
  base: readonly string[],
  theirs: readonly string[],
  clean: TextsToJoin['clean'],
): ReadonlyMap<string, string> {
  const standing = new Set(theirs);
  const lost = base.filter((block) => !standing.has(block));
  const cleaned = lost.map((block) => [block, clean(block)] as const);
  return new Map(cleaned.filter(([block, html]) => html.trim() !== '' && html.trim() !== block.trim()));
}

/** Joins what both did since the base: changes of different blocks stand beside each other. */
export function mergeTexts({ base, mine, theirs, clean }: TextsToJoin): TextMerge {
  const inert = document.implementation.createHTMLDocument('');
  const of_base = base === null ? [] : articleBlocks(base.content, inert);
  const cleaned = cleanedSince(of_base, articleBlocks(theirs.content, inert), clean);
  const version = ({ content, html_blocks }: ArticleTexts) => ({
    text: articleBlocks(content, inert).map((block) => cleaned.get(block) ?? block),
    blocks: parseBlocks(html_blocks),
  });
  return base === null
    ? mergeWithoutBase(version(mine), version(theirs))
    : mergeArticle(version(base), version(mine), version(theirs));
}

/** The blocks that both changed, in the order of the text. */
export function choicesOf({ blocks }: TextMerge): readonly BlockChoice[] {
  let before: string | null = null;
  const choices: BlockChoice[] = [];
  for (const block of blocks) {
    if (block.kind === 'kept') {
      before = block.html;
      continue;
    }
    const { mine, theirs } = block;
    const same = choices.filter((other) => other.mine === mine && other.theirs === theirs).length;
    choices.push({ key: JSON.stringify([mine, theirs, same]), mine, theirs, before });
  }
  return choices;
}

/** The joined text; null while a choice has no answer. */
export function resolveTexts(merge: TextMerge, answers: BlockAnswers): ArticleTexts | null {
  const choices = choicesOf(merge).values();
  const by_index = new Map<number, MergeAnswer>();
  for (const [index, { kind }] of merge.blocks.entries()) {
    if (kind === 'kept') continue;
    const answer = answers.get(choices.next().value?.key ?? '');
    if (answer !== undefined) by_index.set(index, answer);
  }
  const resolved = resolveArticle(merge, by_index);
  return resolved && { content: resolved.content, html_blocks: JSON.stringify(resolved.blocks) };
}

/** The texts without what `joined` brought since `before`; what was typed in `now` after the join stays. */
export function withoutJoin(
  { before, joined, now }: Readonly<Record<'before' | 'joined' | 'now', ArticleTexts>>,
  clean: TextsToJoin['clean'],
): ArticleTexts {
  const merge = mergeTexts({ base: joined, mine: now, theirs: before, clean });
  const mine = new Map(choicesOf(merge).map(({ key }) => [key, 'mine'] as const));
  return resolveTexts(merge, mine) ?? now;
}
