import { useCallback, useEffect, useRef, useState } from 'react';
import { viewer } from '../../content/site/viewer.ts';
import type { Pair } from '../../public-data/pairs.ts';
import type { Project } from '../../public-data/projects.ts';
import { track } from '../tracking/tracking.ts';
import { dominantColor } from './dominant-color.ts';
import { ProjectPanel } from './project-panel.tsx';
import styles from './project-viewer.module.css';
import { Toolbar } from './viewer-toolbar.tsx';
import { useModal } from './use-modal.ts';
import { useToast } from './use-toast.ts';
import { BeforeAfterPair } from './before-after-pair.tsx';
import { ContentPicture } from './content-picture.tsx';
import { ViewerIcon } from './viewer-icon.tsx';

export interface ProjectViewerProps {
  readonly project: Project;
  readonly among: readonly Project[];
  readonly on: 'home' | 'portfolio';
  readonly pair?: Pair | undefined;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

/**
 * A project over the whole window (V-003): closed, open, or open with the picture alone (zoom on home, full screen in the
 * portfolio). It is a modal dialog: the browser keeps the focus inside and the page behind it still. Escape and the
 * backdrop step back one at a time; the arrow keys go round.
 */
export default function ProjectViewer({ project, among, on, pair, onShow, onClose }: ProjectViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const [sharing, setSharing] = useState(false);
  const { toast, say } = useToast();

  const at = among.indexOf(project);
  const go = (by: number): void => {
    const next = among[(at + by + among.length) % among.length];
    if (next !== undefined && next !== project) onShow(next.id);
    setSharing(false);
  };
  const stepBack = (): void => {
    if (sharing) setSharing(false);
    else if (zoomed) setZoomed(false);
    else onClose();
  };
  useModal(dialog, {
    onStepBack: stepBack,
    onClosed: onClose,
    onKey: (event) => {
      // The slider between before and after has arrow keys of its own; below the popup the project stays.
      if (sharing || event.target instanceof HTMLInputElement) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      go(event.key === 'ArrowRight' ? 1 : -1);
    },
  });
  useEffect(() => dialog.current?.querySelector<HTMLElement>('[data-close]')?.focus(), []);
  // T-009: every project that is shown is a view, also one that was gone on to.
  useEffect(() => track({ name: 'gallery_view', project: project.id }), [project.id]);
  const paint = useCallback(
    (image: HTMLImageElement): void => {
      if (on === 'portfolio') dialog.current?.style.setProperty('--ground', dominantColor(image));
    },
    [on],
  );

  return (
    <dialog
      ref={dialog}
      className={styles['viewer']}
      aria-label={viewer.words.label(project.title)}
      data-zoomed={zoomed || undefined}
    >
      <Toolbar
        project={project}
        on={on}
        zoomed={zoomed}
        sharing={sharing}
        counter={viewer.words.counter(at + 1, among.length)}
        onZoom={() => setZoomed(!zoomed)}
        onSharing={setSharing}
        onClose={onClose}
        say={say}
      />
      <Stage
        key={project.id}
        project={project}
        pair={zoomed ? undefined : pair}
        many={among.length > 1}
        onGo={go}
        onLoad={paint}
      />
      <ProjectPanel project={project} on={on} />
      <output className={styles['toast']} data-tone={toast?.tone}>
        {toast?.text}
      </output>
    </dialog>
  );
}

interface StageProps {
  readonly project: Project;
  readonly pair: Pair | undefined;
  /** Whether there is anywhere to go. */
  readonly many: boolean;
  readonly onGo: (by: number) => void;
  readonly onLoad: (image: HTMLImageElement) => void;
}

const SIZES = '(min-width: 64rem) calc(100vw - 28rem), 100vw';

/** The picture, or both with a slider between them, and the ways to the others. What is around it is the backdrop. */
function Stage({ project, pair, many, onGo, onLoad }: StageProps) {
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
