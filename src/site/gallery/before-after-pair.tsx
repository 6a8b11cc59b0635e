import { gallery } from '../../content/site/gallery.ts';
import type { Pair } from '../../public-data/pairs.ts';
import { BeforeAfter } from '../../ui/before-after.tsx';
import { ContentPicture } from './content-picture.tsx';

interface Props {
  readonly pair: Pair;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly className?: string | undefined;
  /** Called with the picture of after. */
  readonly onLoad?: (image: HTMLImageElement) => void;
}

/** The two pictures of a pair with a slider between them (P-081). */
export function BeforeAfterPair({ pair, sizes, eager = false, className, onLoad }: Props) {
  const { label, before, after, position } = gallery.before_after;
  return (
    <BeforeAfter
      className={className}
      before={<ContentPicture picture={pair.before} sizes={sizes} eager={eager} />}
      after={
        <ContentPicture
          picture={pair.after}
          sizes={sizes}
          eager={eager}
          {...(onLoad === undefined ? {} : { onLoad })}
        />
      }
      words={{ label: label(pair.title), before, after, position }}
    />
  );
}
