import { clsx } from 'clsx';
import catalogue from '../scenes/catalogue.generated.json';
import styles from './scene.module.css';

export type SceneName = keyof typeof catalogue;

const FOLDER = '/scenes';
const FORMATS = ['avif', 'webp'] as const;
const TALL = '(max-aspect-ratio: 1/1)';

/** Where a scene of one width stands; for viewers that show a single size. */
export const sceneUrl = (name: SceneName, width: number, format: 'avif' | 'webp' = 'webp'): string =>
  `${FOLDER}/${name}-${width}.${format}`;

const sourceSet = (name: SceneName, format: 'avif' | 'webp'): string =>
  catalogue[name].widths.map((width) => `${sceneUrl(name, width, format)} ${width}w`).join(', ');

interface Props {
  readonly name: SceneName;
  /** The same, cut for a window that is taller than wide and filled by it. */
  readonly tall?: SceneName;
  /** The alternative text; empty where the text beside it says the same. */
  readonly alt: string;
  /** As of <img>: how wide the picture stands on the page. */
  readonly sizes: string;
  /** The one picture at the top of a page: fetched at once and first. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A drawn scene in the size and format that suit the screen; its measures and ground hold the place until it arrives. */
export function Scene({ name, tall, alt, sizes, eager = false, className }: Props) {
  const { width, height, widths, color } = catalogue[name];
  const usual = widths[Math.min(1, widths.length - 1)] ?? width;
  return (
    <picture>
      {tall !== undefined &&
        FORMATS.map((format) => (
          <source
            key={format}
            media={TALL}
            type={`image/${format}`}
            srcSet={sourceSet(tall, format)}
            sizes="100vw"
          />
        ))}
      <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
      <img
        className={clsx(styles['scene'], styles[`ground-${color.slice(1)}`], className)}
        src={sceneUrl(name, usual)}
        srcSet={sourceSet(name, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  );
}
