import catalogue from '../scenes/catalogue.generated.json';
import { sceneUrl, sourceSet } from './scene.tsx';

const TALL = '(max-aspect-ratio: 1/1)';
const WIDE_SIZES = 'max(100vw, 160vh)';
/** what a browser without srcset gets. */
const USUAL_WIDTH = 1920;

/** The yacht at her berth at first light: all of her on a wide window, her bow on a tall one. */
export function BerthScene({ alt }: { alt: string }) {
  const { width, height } = catalogue['hero-home'];
  return (
    <picture>
      <source media={TALL} type="image/avif" srcSet={sourceSet('hero-home-tall', 'avif')} sizes="100vw" />
      <source media={TALL} type="image/webp" srcSet={sourceSet('hero-home-tall', 'webp')} sizes="100vw" />
      <source type="image/avif" srcSet={sourceSet('hero-home', 'avif')} sizes={WIDE_SIZES} />
      <img
        src={sceneUrl('hero-home', USUAL_WIDTH)}
        srcSet={sourceSet('hero-home', 'webp')}
        sizes={WIDE_SIZES}
        width={width}
        height={height}
        alt={alt}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
