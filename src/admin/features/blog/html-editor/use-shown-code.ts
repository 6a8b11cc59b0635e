import { useEffect, useState } from 'react';
import { joinCode, splitCode } from '../../../../domain/article/html-code.ts';
import { ownPath, PICTURE_DATA } from '../../../../html/policy.ts';
import { type Removal, removedFrom } from '../../../../html/removed.ts';
import type { ArticleHtml, ShownHtml } from '../../../../html/sanitise.ts';
import { log } from '../../../../lib/logger.ts';
import { type AdminRuntime, useRuntime } from '../../../runtime.ts';
import { loadClean, ownOrigins } from '../clean-for-saving.ts';
import { usePreviewedPost } from '../form/previewed-post.ts';

/** Code as visitors get it, and what they do not get. */
interface ShownCode {
  readonly shown: ShownHtml;
  readonly removed: readonly Removal[];
}

const NOTHING: ShownCode = { shown: { html: '', css: '' }, removed: [] };

/**
 * Whether an article begins with a block, so that visitors read its first paragraph in larger letters: with one that stands
 * in the text itself, or below an empty text. One with a place in the text never does (src/ui/prose.css).
 * @param source the block as the article has it; ids of parts of the text are new each time
 */
export function opensArticle({ content, blocks }: ArticleHtml, id: string | null, source: string): boolean {
  if (id === null || source === '') return false;
  if (content.trim() === '') return blocks[0]?.id === id;
  return blocks.every((block) => block.id !== id) && content.trimStart().startsWith(source);
}

/** A block in an article of its own, where it stands as in its true one: as its beginning, or at a place in a text. */
const articleOf = (html: string, is_opening: boolean): ArticleHtml => ({
  content: is_opening ? '' : '<div data-custom-content="blok"></div>',
  blocks: [{ id: 'blok', html }],
});

/** The very code that makes articles harmless for visitors, in a chunk of its own. */
const loadSanitiser = async () => await import('../../../../html/browser.ts');

/** E-024: typed code as it is stored; throws when the sanitiser cannot be loaded. */
export async function cleanedCode(code: string, file_address: AdminRuntime['file_address']): Promise<string> {
  const clean = await loadClean(file_address);
  return clean(joinCode(splitCode(code))).trim();
}

interface CodeOfBlock {
  /** Null for a new one. */
  readonly id: string | null;
  /** As the article has it. */
  readonly source: string;
}

/** Follows typed code of a block; the last preview stays until the next is made. */
export function useShownCode(code: string, { id, source }: CodeOfBlock): ShownCode | 'loading' | 'failed' {
  const { file_address } = useRuntime();
  const is_opening = opensArticle(usePreviewedPost(), id, source);
  const [made, setMade] = useState<ShownCode | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let is_here = true;
    const make = async (): Promise<ShownCode> => {
      if (code.trim() === '') return NOTHING;
      const { cleanForSaving, showArticle } = await loadSanitiser();
      const own = ownOrigins(file_address);
      const isShown = (src: string): boolean => PICTURE_DATA.test(src) || ownPath(src, own) !== null;
      const typed = joinCode(splitCode(code));
      // Pictures of other sites are told apart from what goes for another reason.
      const removed = removedFrom(typed, cleanForSaving(typed), isShown);
      const html = await cleanedCode(code, file_address);
      return { shown: showArticle(articleOf(html, is_opening)), removed };
    };
    const show = async (): Promise<void> => {
      const next = await make().catch((fault: unknown): 'failed' => {
        log.error('a preview could not be made', fault);
        return 'failed';
      });
      if (is_here) setMade(next);
    };
    void show();
    return () => {
      is_here = false;
    };
  }, [code, is_opening, file_address]);
  return made;
}
