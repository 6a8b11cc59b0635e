import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import { generalText } from '../../../../content/admin/general.ts';
import { contentWithPlaces } from '../../../../domain/article/html-blocks.ts';
import type { ShownHtml } from '../../../../html/sanitise.ts';
import { log } from '../../../../lib/logger.ts';
import { useDialogRoute } from '../../../components/dialogs/dialog-route.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { CoverImage } from './cover-field.tsx';
import classes from './preview.module.css';
import { usePreviewedPost } from './previewed-post.ts';

const text = blogText.preview;

/** The article as visitors will read it, out of what its form holds now. */
export function PreviewDialog() {
  const route = useDialogRoute();
  const phone = useIsPhone();
  return (
    <Modal
      stackId={route.stack_id}
      opened={route.opened}
      onClose={route.close}
      title={<span lang="en">{text.title}</span>}
      size={960}
      fullScreen={phone}
      padding={phone ? 'md' : 'xl'}
      closeButtonProps={{ 'aria-label': generalText.close, size: 48, iconSize: 24 }}
    >
      <Preview />
    </Modal>
  );
}

function Preview() {
  const { title, author, cover, pictures, pictures_awaited } = usePreviewedPost();
  return (
    <article className={classes['article']}>
      {pictures_awaited !== 0 && (
        <output className={classes['awaits']}>{blogText.list.awaits(pictures_awaited)}</output>
      )}
      <h2 className={classes['title']}>{title.trim() || text.untitled}</h2>
      {author.trim() !== '' && (
        <p className={classes['by']} lang="en">
          {text.by(author)}
        </p>
      )}
      {cover !== null && (
        <div className={classes['cover']}>
          <CoverImage cover={cover} pictures={pictures} />
        </div>
      )}
      <Text />
    </article>
  );
}

type Shown = ShownHtml | 'loading' | 'failed';

/** the text made harmless by the very code that does it for visitors. */
function Text() {
  const { content, blocks, pictures } = usePreviewedPost();
  const [shown, setShown] = useState<Shown>('loading');
  useEffect(() => {
    let is_here = true;
    const draw = async (): Promise<Shown> => {
      const { showArticle } = await import('../../../../html/browser.ts');
      return showArticle({ content: contentWithPlaces(content, blocks), blocks });
    };
    const show = async (): Promise<void> => {
      const made = await draw().catch((fault: unknown): Shown => {
        log.error('a preview could not be drawn', fault);
        return 'failed';
      });
      if (is_here) setShown(made);
    };
    void show();
    return () => {
      is_here = false;
    };
  }, [content, blocks]);
  useStyles(typeof shown === 'string' ? '' : shown.css);
  if (shown === 'loading') return <output>{text.loading}</output>;
  if (shown === 'failed') return <p role="alert">{text.failed}</p>;
  if (shown.html.trim() === '') return <p className={classes['empty']}>{text.empty}</p>;
  return (
    <div
      // Pictures that were not sent yet are seen from this device.
      ref={(place) => {
        for (const image of place?.querySelectorAll('img') ?? []) {
          const src = image.getAttribute('src') ?? '';
          const address = pictures?.addressOf(src) ?? src;
          if (address !== src) image.src = address;
        }
      }}
      className={classes['text']}
      // oxlint-disable-next-line react/no-danger -- made harmless by src/html
      dangerouslySetInnerHTML={{ __html: shown.html }}
    />
  );
}

/** Lays the styles of an article's blocks over the page while it is shown; src/html holds them to the article. */
export function useStyles(css: string): void {
  useEffect(() => {
    if (css === '') return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}
