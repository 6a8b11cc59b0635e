import { viewer } from '../../content/site/viewer.ts';
import type { Pair } from '../../public-data/pairs.ts';
import type { Project } from '../../public-data/projects.ts';
import { BeforeAfterPair } from './before-after-pair.tsx';
import { ContentPicture } from './content-picture.tsx';
import styles from './project-viewer.module.css';
import { ViewerIcon } from './viewer-icon.tsx';

interface Props {
  readonly project: Project;
  readonly pair: Pair | undefined;
  /** Whether there is anywhere to go. */
  readonly many: boolean;
  readonly onGo: (by: number) => void;
  readonly onLoad: (image: HTMLImageElement) => void;
}

const SIZES = '(min-width: 64rem) calc(100vw - 28rem), 100vw';

/** The picture, or both with a slider between them, and the ways to the others. What is around it is the backdrop. */
export function Stage({ project, pair, many, onGo, onLoad }: Props) {
  const { previous, next } = viewer.words;
  return (
    <div className={styles['stage']} data-backdrop>
      <div className={styles['picture']}>
        {pair === undefined ? (
          <ContentPicture picture={project.picture} sizes={SIZES} eager onLoad={onLoad} />
        ) : (
          <BeforeAfterPair pair={pair} sizes={SIZES} eager onLoad={onLoad} />
        )}
      </div>
      {many && (
        <>
          <button type="button" className={styles['previous']} aria-label={previous} onClick={() => onGo(-1)}>
            <ViewerIcon name="previous" />
          </button>
          <button type="button" className={styles['next']} aria-label={next} onClick={() => onGo(1)}>
            <ViewerIcon name="next" />
          </button>
        </>
      )}
    </div>
  );
}
