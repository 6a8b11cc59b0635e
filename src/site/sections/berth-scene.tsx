import tall_800_avif from '../scenes/pictures/berth-tall-800.avif';
import tall_800_webp from '../scenes/pictures/berth-tall-800.webp';
import tall_1200_avif from '../scenes/pictures/berth-tall-1200.avif';
import tall_1200_webp from '../scenes/pictures/berth-tall-1200.webp';
import wide_1100_avif from '../scenes/pictures/berth-wide-1100.avif';
import wide_1100_webp from '../scenes/pictures/berth-wide-1100.webp';
import wide_1600_avif from '../scenes/pictures/berth-wide-1600.avif';
import wide_1600_webp from '../scenes/pictures/berth-wide-1600.webp';
import wide_2400_avif from '../scenes/pictures/berth-wide-2400.avif';
import wide_2400_webp from '../scenes/pictures/berth-wide-2400.webp';

const set = (...entries: readonly (readonly [string, number])[]): string =>
  entries.map(([src, width]) => `${src} ${width}w`).join(', ');

const TALL = '(max-aspect-ratio: 1/1)';

/** The yacht at her berth at first light: all of her on a wide window, her bow on a tall one. */
export function BerthScene({ alt, className }: { alt: string; className: string | undefined }) {
  return (
    <picture>
      <source
        media={TALL}
        type="image/avif"
        srcSet={set([tall_800_avif, 800], [tall_1200_avif, 1200])}
        sizes="100vw"
      />
      <source
        media={TALL}
        type="image/webp"
        srcSet={set([tall_800_webp, 800], [tall_1200_webp, 1200])}
        sizes="100vw"
      />
      <source
        type="image/avif"
        srcSet={set([wide_1100_avif, 1100], [wide_1600_avif, 1600], [wide_2400_avif, 2400])}
        sizes="max(100vw, 160vh)"
      />
      <img
        className={className}
        src={wide_1600_webp}
        srcSet={set([wide_1100_webp, 1100], [wide_1600_webp, 1600], [wide_2400_webp, 2400])}
        sizes="max(100vw, 160vh)"
        width={2400}
        height={1350}
        alt={alt}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
