import { lazy, Suspense, useState } from 'react';
import { portfolio as words } from '../../content/site/portfolio.ts';
import { videos } from '../../public-data/portfolio.ts';
import type { Video } from '../../public-data/videos.ts';
import { ContentPicture } from '../gallery/content-picture.tsx';
import { Icon } from '../sections/icon.tsx';
import styles from './video-section.module.css';

const VideoDialog = lazy(() => import('./video-dialog.tsx'));

const SIZES = '(min-width: 75rem) 24rem, (min-width: 48rem) 31vw, 100vw';

/** P-086: thumbnails of our own; the host is asked for nothing before a click. */
export function VideoSection() {
  const { items } = videos.use();
  const [playing, setPlaying] = useState<Video | null>(null);
  if (items.length === 0) return null;
  const { heading, lead, play, duration } = words.videos;
  return (
    <section className={styles['videos']} aria-labelledby="videos">
      <h2 id="videos">{heading}</h2>
      <p className={styles['lead']}>{lead}</p>
      <ul>
        {items.map((video) => (
          <li key={video.id}>
            <button type="button" aria-label={play(video.title)} onClick={() => setPlaying(video)}>
              <ContentPicture picture={video.thumbnail} sizes={SIZES} alt="" />
              <span className={styles['play']}>
                <Icon name="play" size_px={24} />
                {video.duration_seconds !== null && duration(video.duration_seconds)}
              </span>
            </button>
            <h3>{video.title}</h3>
            {video.description !== null && <p>{video.description}</p>}
          </li>
        ))}
      </ul>
      {playing !== null && (
        <Suspense fallback={null}>
          <VideoDialog video={playing} onClose={() => setPlaying(null)} />
        </Suspense>
      )}
    </section>
  );
}
