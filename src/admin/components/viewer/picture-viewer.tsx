/** Pictures over everything, at full size and to look at closely: the frame of a viewer, which knows no entity. */
import { Loader, Modal } from '@mantine/core';
import {
  type Icon as TablerIcon,
  IconChevronLeft,
  IconChevronRight,
  IconPhotoOff,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { BlobImage } from '../blob-image.tsx';
import { RowNotFound } from '../dialogs/row-not-found.tsx';
import { neighbourOf, type Way } from './use-shown-picture.ts';
import classes from './viewer.module.css';
import { useZoom } from '../../../ui/zoom.ts';

interface ModalProps {
  readonly stack_id: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What its pictures are of. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The dialog of a viewer: the whole screen, in the dark. */
export function ViewerModal({ stack_id, opened, onClose, label, children }: ModalProps) {
  return (
    <Modal
      stackId={stack_id}
      opened={opened}
      onClose={onClose}
      fullScreen
      padding={0}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': label } }}
      classNames={{ content: classes['night'], body: classes['body'] }}
    >
      {children}
    </Modal>
  );
}

/** In the place of a viewer whose picture is not there, or not any more. */
export function ViewerMissing(props: ComponentProps<typeof RowNotFound>) {
  return (
    <div className={classes['not-here']}>
      <RowNotFound {...props} />
    </div>
  );
}

interface ViewerTexts {
  readonly position: (index: number, count: number) => string;
  readonly zoom_in: string;
  readonly zoom_out: string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;
}

interface ViewerProps {
  /** Its size as far as that is known, otherwise zero. */
  readonly picture: { readonly id: string; readonly width: number; readonly height: number };
  /** All that the arrows lead to, in order. */
  readonly pictures: readonly { readonly id: string }[];
  readonly words: ViewerTexts;
  readonly onGo: (way: Way) => void;
  readonly onClose: () => void;
  /** Something lies over it that has keys of its own. */
  readonly is_covered?: boolean;
  /** What can be done with the picture, as `ViewerTool`s. */
  readonly tools?: ReactNode;
  /** Below the picture: what it shows. */
  readonly bottom: ReactNode;
  /** Questions over it. */
  readonly over?: ReactNode;
  /** A `ViewerPicture`, and what is said in its place. */
  readonly children: ReactNode;
}

/** How the picture on the stage is moved and scaled, as CSS. */
const TransformContext = createContext<string | undefined>(undefined);

/** One picture with its neighbours: arrow keys and swipes go on, wheel, pinch, double tap and + look closely. */
export function PictureViewer({
  picture,
  pictures,
  words,
  onGo,
  onClose,
  is_covered = false,
  tools,
  bottom,
  over,
  children,
}: ViewerProps) {
  const { stage, view, pulled_px, zoom, handlers } = useZoom({ picture, onSwipe: onGo });
  const is_zoomed = view.scale > 1;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (current === null || current.contains(document.activeElement)) return;
    // What an address opened comes after its dialog, which has looked for a place for the focus already.
    current.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // In a row of choices the arrows choose.
    if (event.target instanceof HTMLInputElement || is_covered) return;
    if (event.key === 'ArrowLeft') onGo('previous');
    if (event.key === 'ArrowRight') onGo('next');
    if (event.key === '+' || event.key === '=') zoom.in();
    if (event.key === '-') zoom.out();
    if (event.key === '0') zoom.fit();
  };
  const step = (way: Way) => (
    <Step
      way={way}
      label={words[way]}
      is_last={neighbourOf(pictures, picture.id, way) === null}
      onGo={onGo}
    />
  );
  return (
    <div
      ref={frame}
      className={classes['viewer']}
      data-zoomed={is_zoomed || undefined}
      role="presentation"
      onKeyDown={onKeyDown}
    >
      <div
        ref={stage}
        className={classes['stage']}
        data-zoomed={is_zoomed || undefined}
        role="presentation"
        {...handlers}
      >
        <TransformContext value={`translate(${view.x + pulled_px}px, ${view.y}px) scale(${view.scale})`}>
          {children}
        </TransformContext>
      </div>
      {pictures.length > 1 && (
        <>
          {step('previous')}
          {step('next')}
        </>
      )}
      <header className={classes['top']} role="presentation">
        <p className={classes['position']}>
          {words.position(pictures.findIndex(({ id }) => id === picture.id) + 1, pictures.length)}
        </p>
        <ViewerTool
          icon={is_zoomed ? IconZoomOut : IconZoomIn}
          label={is_zoomed ? words.zoom_out : words.zoom_in}
          onClick={is_zoomed ? zoom.fit : zoom.closer}
        />
        {tools}
        <ViewerTool icon={IconX} label={words.close} data-autofocus onClick={onClose} />
      </header>
      <div className={classes['bottom']}>{bottom}</div>
      {over}
    </div>
  );
}

/** The picture on the stage of a viewer. */
export function ViewerPicture(props: ComponentProps<typeof BlobImage>) {
  return <BlobImage {...props} style={{ transform: useContext(TransformContext) }} />;
}

interface StepProps {
  readonly way: Way;
  readonly label: string;
  /** There is none that way; the button stays, with the focus it may have. */
  readonly is_last: boolean;
  readonly onGo: (way: Way) => void;
}

function Step({ way, label, is_last, onGo }: StepProps) {
  const Icon = way === 'previous' ? IconChevronLeft : IconChevronRight;
  return (
    <button
      type="button"
      className={classes['step']}
      data-way={way}
      aria-label={label}
      aria-disabled={is_last}
      onClick={() => onGo(way)}
    >
      <Icon size={28} stroke={1.5} aria-hidden="true" />
    </button>
  );
}

interface ToolProps {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly onClick: () => void;
  /** The dialog begins with the focus here. */
  readonly 'data-autofocus'?: boolean;
}

/** A round button above the picture. */
export function ViewerTool({ icon: Icon, label, ...rest }: ToolProps) {
  return (
    <button type="button" className={classes['tool']} aria-label={label} {...rest}>
      <Icon size={24} stroke={1.5} aria-hidden="true" />
    </button>
  );
}

/** A button with words in the dark. */
export function ViewerAction({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: string;
}) {
  return (
    <button type="button" className={classes['again']} onClick={onClick}>
      {children}
    </button>
  );
}

interface CaptionProps {
  readonly title: string;
  /** Whose picture it is, in a line of its own. */
  readonly whose?: string;
  readonly children: string;
}

/** What the picture is, in two parts of which the first stands out. */
export function ViewerCaption({ title, whose, children }: CaptionProps) {
  return (
    <p className={classes['what']}>
      {whose !== undefined && <span className={classes['whose']}>{whose}</span>} <strong>{title}</strong>{' '}
      <span>{children}</span>
    </p>
  );
}

/** Over the stage while a picture is fetched. */
export function ViewerFetching({ children }: { readonly children: string }) {
  return (
    <output className={classes['missing']}>
      <Loader size="sm" color="white" aria-hidden="true" />
      {children}
    </output>
  );
}

interface AbsentProps {
  readonly children: string;
  /** What a person can do about it. */
  readonly action: string;
  readonly onAction: () => void;
}

/** Over the stage when a picture cannot be shown. */
export function ViewerAbsent({ children, action, onAction }: AbsentProps) {
  return (
    <div className={classes['missing']}>
      <IconPhotoOff size={24} stroke={1.5} aria-hidden="true" />
      <output>{children}</output>
      <ViewerAction onClick={onAction}>{action}</ViewerAction>
    </div>
  );
}
