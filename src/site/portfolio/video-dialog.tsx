import { useEffect, useRef } from 'react';
import { portfolio as words } from '../../content/site/portfolio.ts';
import type { Video } from '../../public-data/videos.ts';
import { ViewerIcon } from '../gallery/viewer-icon.tsx';
import styles from './video-dialog.module.css';

const FILE = /\.(?:mp4|webm)$/;

/** A video over the page: from now on its host is asked. The focus goes back where it came from. */
export default function VideoDialog({
  video,
  onClose,
}: {
  readonly video: Video;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    if (dialog.current?.open === false) dialog.current.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const { close, elsewhere } = words.videos;
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label={video.title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={styles['inner']}>
        <button type="button" aria-label={close} title={close} onClick={onClose}>
          <ViewerIcon name="close" />
        </button>
        {FILE.test(video.player_url) ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- without speech: what is done is told in the text
          <video src={video.player_url} controls autoPlay />
        ) : (
          <iframe
            src={`${video.player_url}?autoplay=1&rel=0`}
            title={video.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
        <a href={video.url} target="_blank" rel="noopener">
          {elsewhere}
        </a>
      </div>
    </dialog>
  );
}
