import { clsx } from 'clsx';
import { useCallback, useState } from 'react';
import { type Picture, sourceSet } from '../../public-data/picture.ts';
import { sceneUrl } from '../sections/scene.tsx';
import styles from './content-picture.module.css';

/** replaces a picture that cannot be fetched. */
const FALLBACK_URL = sceneUrl('service-restoration', 800);

interface Props {
  readonly picture: Picture;
  readonly sizes: string;
  /** What the picture shows; never said of one that stands in for it. */
  readonly alt?: string;
  readonly eager?: boolean;
  /** What replaces a picture that cannot be fetched; a picture of the site by default. */
  readonly fallback_url?: string;
  readonly className?: string | undefined;
  readonly onLoad?: (image: HTMLImageElement) => void;
  /** Called when another picture, or none, stands in: without a network the worker answers with a picture of one pixel. */
  readonly onAbsent?: () => void;
}

/**
 * A picture of the public content in the size that suits the screen. One of another origin is asked for with CORS, so
 * that it may be kept and drawn. When it cannot be had, ours stands in, also when that was known before
 * any script ran.
 */
export function ContentPicture({
  picture,
  sizes,
  alt = picture.alt,
  eager = false,
  fallback_url = FALLBACK_URL,
  className,
  onLoad,
  onAbsent,
}: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const broken = failed === picture.url;
  const fail = useCallback(() => {
    setFailed(picture.url);
    onAbsent?.();
  }, [picture.url, onAbsent]);
  const take = useCallback(
    (image: HTMLImageElement) => {
      // Smaller still as the browser counts it for the place.
      if (image.naturalWidth <= 1) onAbsent?.();
      else onLoad?.(image);
    },
    [onLoad, onAbsent],
  );
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || !image.complete || image.currentSrc === '') return;
      if (image.naturalWidth === 0) fail();
      else take(image);
    },
    [fail, take],
  );
  const anonymous = picture.url.startsWith('https:') ? 'anonymous' : undefined;
  const image = {
    className: clsx(styles['picture'], className),
    width: picture.width ?? undefined,
    height: picture.height ?? undefined,
    loading: eager ? 'eager' : 'lazy',
    style: picture.focus === undefined ? undefined : { objectPosition: picture.focus },
  } as const;
  if (broken)
    return (
      <img
        {...image}
        // It shows something else than the words tell of, and nothing that the page speaks of.
        alt=""
        src={fallback_url}
        data-fallback
        onLoad={({ currentTarget }) => onLoad?.(currentTarget)}
      />
    );
  const avif = sourceSet(picture, 'avif');
  return (
    <picture>
      {avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...image}
        alt={alt}
        ref={look}
        src={picture.url}
        srcSet={sourceSet(picture, 'webp')}
        sizes={sizes}
        crossOrigin={anonymous}
        fetchPriority={eager ? 'high' : undefined}
        onError={fail}
        onLoad={({ currentTarget }) => take(currentTarget)}
      />
    </picture>
  );
}
