import { useCallback, useState } from 'react';
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
  const { label, before, after, position, absent } = gallery.before_after;
  const [is_absent, setAbsent] = useState(false);
  const missing = useCallback(() => setAbsent(true), []);
  return (
    <BeforeAfter
      className={className}
      before={<ContentPicture picture={pair.before} sizes={sizes} eager={eager} onAbsent={missing} />}
      after={
        <ContentPicture
          picture={pair.after}
          sizes={sizes}
          eager={eager}
          {...(onLoad === undefined ? {} : { onLoad })}
        />
      }
      words={{
        label: is_absent ? `${label(pair.title)}. ${absent}` : label(pair.title),
        before: is_absent ? absent : before,
        after,
        position,
      }}
    />
  );
}
