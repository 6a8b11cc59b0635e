import { useEffect, useState } from 'react';
import { joinCode, splitCode } from '../../../../domain/article/html-code.ts';
import { type Removal, removedFrom } from '../../../../html/removed.ts';
import type { ShownHtml } from '../../../../html/sanitise.ts';
import { log } from '../../../../lib/logger.ts';
import { useRuntime } from '../../../runtime.ts';

/** Code as visitors get it, and what they do not get. */
interface ShownCode {
  readonly shown: ShownHtml;
  readonly removed: readonly Removal[];
}

const NOTHING: ShownCode = { shown: { html: '', css: '' }, removed: [] };

/** The very code that makes articles harmless for visitors, in a chunk of its own. */
const loadSanitiser = async () => await import('../../../../html/browser.ts');

/** E-024: typed code as it is stored; throws when the sanitiser cannot be loaded. */
export async function cleanedCode(code: string): Promise<string> {
  const { cleanForSaving } = await loadSanitiser();
  return cleanForSaving(joinCode(splitCode(code))).trim();
}

/** Follows typed code; the last preview stays until the next is made. */
export function useShownCode(code: string): ShownCode | 'loading' | 'failed' {
  const { file_address } = useRuntime();
  const [made, setMade] = useState<ShownCode | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let is_here = true;
    const make = async (): Promise<ShownCode> => {
      if (code.trim() === '') return NOTHING;
      const { showArticle } = await loadSanitiser();
      const html = await cleanedCode(code);
      const own = [location.origin, new URL(file_address('/storage/v1/'), location.href).origin];
      const isShown = (src: string): boolean =>
        !URL.canParse(src, location.href) || /^(?:data|blob):/.test(src)
          ? true
          : own.includes(new URL(src, location.href).origin);
      const removed = removedFrom(joinCode(splitCode(code)), html, isShown);
      return { shown: showArticle({ content: '', blocks: [{ id: 'blok', html }] }), removed };
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
  }, [code, file_address]);
  return made;
}
