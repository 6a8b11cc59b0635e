import {
  type CSSProperties,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { viewer } from '../../content/site/viewer.ts';
import type { Pair } from '../../public-data/pairs.ts';
import type { Project } from '../../public-data/projects.ts';
import { ownScale, useZoom, type Zoom } from '../../ui/zoom.ts';
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
 * portfolio), which may be looked at closely. It is a modal dialog: the browser keeps the focus inside and the page behind
 * it still. Escape and the backdrop step back one at a time; the arrow keys go round, and move a picture that is larger
 * than its place.
 */
export default function ProjectViewer({ project, among, on, pair, onShow, onClose }: ProjectViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const zoom = useRef<Look>(null);
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
      if (sharing || event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
      const { current: look } = zoom;
      const [by_x = 0, by_y = 0] = ARROWS[event.key] ?? [];
      if (event.key === '+' || event.key === '=') look?.in();
      else if (event.key === '-') look?.out();
      else if (event.key === '0') look?.fit();
      else if (look?.is_close === true && (by_x !== 0 || by_y !== 0)) look.move(by_x, by_y);
      else if (by_x === 0) return;
      else go(by_x);
      event.preventDefault();
    },
  });
  useEffect(() => dialog.current?.querySelector<HTMLElement>('[data-close]')?.focus(), []);
  // T-009: every project that is shown is a view, also one that was gone on to.
  useEffect(() => track({ name: 'gallery_view', project: project.id }), [project.id]);
  const paint = useCallback(
    (image: HTMLImageElement): void => dialog.current?.style.setProperty('--ground', dominantColor(image)),
    [],
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
        zoom={zoom}
        zoomed={zoomed}
        onZoomed={setZoomed}
        many={among.length > 1}
        onGo={go}
        onLoad={paint}
      />
      <ProjectPanel project={project} on={on} onGo={go} />
      <output className={styles['toast']} data-tone={toast?.tone}>
        {toast?.text}
      </output>
    </dialog>
  );
}

/** Which way the arrow keys lead, to the right and down. */
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What the keys do with the picture. */
interface Look extends Zoom {
  /** It is larger than its place. */
  readonly is_close: boolean;
}

interface StageProps {
  readonly project: Project;
  readonly pair: Pair | undefined;
  readonly zoom: Ref<Look>;
  /** The picture stands alone. */
  readonly zoomed: boolean;
  readonly onZoomed: (zoomed: boolean) => void;
  /** Whether there is anywhere to go. */
  readonly many: boolean;
  readonly onGo: (by: number) => void;
  readonly onLoad: (image: HTMLImageElement) => void;
}

const SIZES = '(min-width: 64rem) calc(100vw - 28rem), 100vw';

/** The picture, or both with a slider between them, and the ways to the others. What is around it is the backdrop. */
function Stage({ project, pair, zoom: given, zoomed, onZoomed, many, onGo, onLoad }: StageProps) {
  const { previous, next } = viewer.words;
  const { id, picture } = project;
  const width = picture.widths.webp.at(-1) ?? picture.width ?? 0;
  const { stage, view, pulled_px, zoom, handlers } = useZoom({
    picture: { id, width: picture.width ?? 0, height: picture.height ?? 0 },
    mostOf: useCallback((fitted) => ownScale(width, fitted), [width]),
    close_look: Number.POSITIVE_INFINITY,
    leaves_wheel: !zoomed,
    onSwipe: (way) => onGo(way === 'next' ? 1 : -1),
  });
  const is_close = view.scale > 1;
  useImperativeHandle(given, () => ({ ...zoom, is_close }), [zoom, is_close]);
  // Looked at closely the picture needs the whole window; back beside its texts it fits again.
  useEffect(() => {
    if (is_close) onZoomed(true);
  }, [is_close, onZoomed]);
  useEffect(() => {
    if (!zoomed) zoom.fit();
  }, [zoomed, zoom]);
  const look: CSSProperties & Record<'--look', string> = {
    '--look': `translate(${view.x + (many ? pulled_px : 0)}px, ${view.y}px) scale(${view.scale})`,
  };
  return (
    <div className={styles['stage']} data-backdrop>
      <div ref={stage} className={styles['picture']} style={look} data-close-look={is_close} {...handlers}>
        {pair === undefined ? (
          <ContentPicture picture={picture} sizes={is_close ? `${width}px` : SIZES} eager onLoad={onLoad} />
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
      {zoomed && <ZoomBar scale={view.scale} zoom={zoom} />}
    </div>
  );
}

/** For those who do not pinch: smaller and larger by steps, and how large the picture stands. */
function ZoomBar({ scale, zoom }: { readonly scale: number; readonly zoom: Zoom }) {
  const { smaller, larger, size } = viewer.words;
  return (
    <div className={styles['zoom']}>
      <button type="button" aria-label={smaller} aria-disabled={scale === 1} onClick={zoom.out}>
        <ViewerIcon name="minus" />
      </button>
      <output>{size(Math.round(scale * 100))}</output>
      <button type="button" aria-label={larger} onClick={zoom.in}>
        <ViewerIcon name="plus" />
      </button>
    </div>
  );
}
