import { useEffect, useRef } from 'react';
import { portfolio as words } from '../../content/site/portfolio.ts';
import type { Video } from '../../public-data/videos.ts';
import { ContentPicture } from '../gallery/content-picture.tsx';
import { useModal } from '../gallery/use-modal.ts';
import { ViewerIcon } from '../gallery/viewer-icon.tsx';
import styles from './video-dialog.module.css';

const FILE = /\.(?:mp4|webm)$/;

interface Props {
  readonly video: Video;
  readonly onClose: () => void;
}

/**
 * A video over the page: from now on its host is asked. Until it answers, and when it does not, our own picture stands
 * there. The focus goes back where it came from.
 */
export default function VideoDialog({ video, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef(document.activeElement);
  useModal(dialog, { onStepBack: onClose, onClosed: onClose });
  useEffect(() => {
    const { current } = opener;
    return () => {
      if (current instanceof HTMLElement) current.focus({ preventScroll: true });
    };
  }, []);
  const { close, elsewhere } = words.videos;
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-label={video.title}>
      <div className={styles['inner']}>
        <button type="button" aria-label={close} title={close} onClick={onClose}>
          <ViewerIcon name="close" />
        </button>
        {FILE.test(video.player_url) ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- without speech: what is done is told in the text
          <video src={video.player_url} poster={video.thumbnail.url} controls autoPlay />
        ) : (
          <div className={styles['player']}>
            <ContentPicture picture={video.thumbnail} sizes="100vw" alt="" />
            <iframe
              src={`${video.player_url}?autoplay=1&rel=0`}
              title={video.title}
              // oxlint-disable-next-line react/iframe-missing-sandbox -- a host of another origin needs its own storage to play
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          </div>
        )}
        <a href={video.url} target="_blank" rel="noopener">
          {elsewhere}
        </a>
      </div>
    </dialog>
  );
}
