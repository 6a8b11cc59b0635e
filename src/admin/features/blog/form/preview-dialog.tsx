import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import { generalText } from '../../../../content/admin/general.ts';
import { contentWithPlaces } from '../../../../domain/article/html-blocks.ts';
import type { ShownHtml } from '../../../../html/sanitise.ts';
import { log } from '../../../../lib/logger.ts';
import { useDialogRoute } from '../../../components/dialogs/dialog-route.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { ShownArticle } from '../shown/shown-article.tsx';
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
      classNames={{ content: classes['page'] ?? '', header: classes['head'] ?? '' }}
      closeButtonProps={{ 'aria-label': generalText.close, size: 48, iconSize: 24 }}
    >
      <Preview />
    </Modal>
  );
}

function Preview() {
  const { title, author, cover, pictures, pictures_awaited, is_read } = usePreviewedPost();
  return (
    <article className={classes['article']}>
      {pictures_awaited !== 0 && (
        <output className={classes['awaits']}>{blogText.list.awaits(pictures_awaited, is_read)}</output>
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
  if (shown === 'loading') return <output>{text.loading}</output>;
  if (shown === 'failed') return <p role="alert">{text.failed}</p>;
  if (shown.html.trim() === '') return <p className={classes['empty']}>{text.empty}</p>;
  return <ShownArticle className={classes['text']} shown={shown} pictures={pictures} />;
}
