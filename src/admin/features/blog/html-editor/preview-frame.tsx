import { useEffect, useRef, useState } from 'react';
import type { ShownHtml } from '../../../../html/sanitise.ts';
import { log } from '../../../../lib/logger.ts';
import { useRuntime } from '../../../runtime.ts';
import { usePreviewedPost } from '../form/previewed-post.ts';
import classes from './html-editor.module.css';

/**
 * What a previewed text may do: nothing. It has the admin's origin, so that fonts and pictures come from the worker without
 * a network, and no other permission: no script, form, window, download or way out of the frame (decision 028).
 */
const SANDBOX = 'allow-same-origin';

/** Of the frame's own window, which has classes of its own. */
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;

/** Another address would take the place of the preview; what unfolds still does. */
function staysHere(event: MouseEvent): void {
  if (isElement(event.target) && event.target.closest('a') !== null) event.preventDefault();
}

interface Props {
  readonly label: string;
  readonly shown: ShownHtml;
}

/** HTML as visitors get it, with the styles of their page, in a frame of its own. */
export function PreviewFrame({ label, shown }: Props) {
  const { file_address } = useRuntime();
  const { pictures } = usePreviewedPost();
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState('');
  const [inside, setInside] = useState<Document | null>(null);
  useEffect(() => {
    let is_here = true;
    const storage = new URL(file_address('/storage/v1/'), location.href).origin;
    const load = async (): Promise<void> => {
      const { framePage } = await import('./frame-page.ts');
      if (is_here) setPage(framePage(location.origin, storage));
    };
    load().catch((fault: unknown) => log.error('the page of a preview could not be loaded', fault));
    return () => {
      is_here = false;
    };
  }, [file_address]);

  useEffect(() => {
    const text = inside?.querySelector('.prose');
    const styles = inside?.querySelector('style[data-article]');
    if (!inside || !text || !styles) return;
    styles.textContent = shown.css;
    text.innerHTML = shown.html;
    // Pictures that were not sent yet are seen from this device.
    for (const image of text.querySelectorAll('img')) {
      const src = image.getAttribute('src') ?? '';
      const address = pictures?.addressOf(src) ?? src;
      if (address !== src) image.src = address;
    }
  }, [inside, shown, pictures]);

  const onLoad = (): void => {
    const { current: element } = frame;
    const loaded = element?.contentDocument ?? null;
    loaded?.addEventListener('click', staysHere);
    // The dialog hears only its own document.
    loaded?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    setInside(loaded);
  };
  if (page === '') return null;
  return (
    <iframe
      ref={frame}
      className={classes['frame']}
      title={label}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
      srcDoc={page}
      onLoad={onLoad}
    />
  );
}
