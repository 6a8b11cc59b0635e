import { Button } from '@mantine/core';
import { IconFocusCentered } from '@tabler/icons-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useMemo,
} from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import {
  addPostPicture,
  type OpenPost,
  readChosenPicture,
  type SitePictureItem,
  useLive,
} from '../../../../data/index.ts';
import {
  type Focus,
  focusAt,
  focusPosition,
  MIDDLE,
  readCover,
  readFocus,
  readRowCover,
} from '../../../../domain/article/cover.ts';
import {
  type PictureColumns,
  type SitePicture as Prepared,
  sharpWidthPx,
} from '../../../../domain/site-picture.ts';
import { PictureField } from '../../../entities/site-pictures/picture-field.tsx';
import { SitePicture } from '../../../entities/site-pictures/site-picture.tsx';
import { useRuntime } from '../../../runtime.ts';
import type { PostValues } from '../post-values.ts';
import classes from './cover-field.module.css';
import type { TextPictures } from './use-text-pictures.ts';

const text = blogText.form;

/** The featured image of an open form: the one chosen in it, else the present one. */
export interface Cover {
  readonly item: SitePictureItem;
  /** Pixels; null when the row does not say. */
  readonly width: number | null;
  readonly height: number | null;
  readonly focus: Focus | null;
}

/**
 * The featured image of an open form; null without one, and while a chosen one is read. While a colleague's
 * picture is not taken over, the form shows the picture that the edit began with, because the save writes that one.
 */
export function useCover(post: OpenPost | null, values: PostValues): Cover | null {
  const { picture, row_picture, focus } = values;
  const { db } = useRuntime();
  const image_url = post?.row.image_url;
  const chosen = useMemo(() => {
    const of_edit = readRowCover(row_picture);
    return readCover(picture) ?? (of_edit?.image_url === image_url ? null : of_edit);
  }, [picture, row_picture, image_url]);
  const item = useLive(
    async () => (chosen === null ? null : await readChosenPicture(db, chosen)),
    [db, chosen?.image_url],
  );
  return useMemo(() => {
    const shown = chosen === null ? (post?.picture ?? null) : (item ?? null);
    if (shown === null) return null;
    const { width = null, height = null } = chosen ?? post?.row ?? {};
    return { item: shown, width, height, focus: readFocus(focus) };
  }, [post, chosen, item, focus]);
}

/** The style in which a picture inside keeps its focal point in sight. */
const inSight = (focus: Focus | null): CSSProperties => ({
  ['--focus' as string]: focusPosition(focus),
});

/** A cover in a frame that cuts it: from this device at its full size when it was not sent yet. */
export function CoverImage({
  cover,
  pictures,
}: {
  readonly cover: Cover;
  readonly pictures: TextPictures | null;
}) {
  const address = pictures?.addressOf(cover.item.image_url) ?? '';
  return (
    <span className={classes['image']} style={inSight(cover.focus)}>
      {address.startsWith('blob:') ? (
        <img src={address} alt="" draggable={false} />
      ) : (
        <SitePicture picture={cover.item} />
      )}
    </span>
  );
}

interface Props {
  readonly cover: Cover | null;
  readonly pictures: TextPictures | null;
  readonly error: ReactNode;
  readonly onPreparing: (is_preparing: boolean) => void;
  readonly onChoose: (kept: PictureColumns) => void;
  /** The picture that was chosen could not be kept; a sentence for the person. */
  readonly onRefused: (words: string) => void;
  readonly onFocus: (focus: Focus | null) => void;
}

/** The featured image: choosing it, the point that stays in sight, and how the site cuts it. */
export function CoverField({ cover, pictures, error, onPreparing, onChoose, onRefused, onFocus }: Props) {
  const { db } = useRuntime();
  const choose = async (made: Prepared): Promise<void> => {
    const kept = await addPostPicture(db, made);
    if (!kept.ok || kept.value === null) {
      onRefused(text.picture_refused[kept.ok ? 'too_large' : 'not_kept']);
      return;
    }
    const { image_url } = kept.value;
    const widest = made.files.find((one) => image_url.endsWith(`-${one.width}.${one.format}`));
    if (widest !== undefined) pictures?.add(image_url, new Blob([widest.bytes]));
    onChoose(kept.value);
  };
  const width = cover?.width ?? null;
  return (
    <>
      <PictureField
        kind="post"
        slot="picture"
        legend={text.picture}
        hint={
          <p className={classes['hint']}>
            {width !== null && cover?.height && text.picture_size(width, cover.height)}{' '}
            {width !== null && width < sharpWidthPx('post')
              ? text.picture_small(sharpWidthPx('post'))
              : text.picture_hint}
          </p>
        }
        required={false}
        chosen={null}
        current={cover?.item ?? null}
        error={error}
        onPreparing={onPreparing}
        onChoose={choose}
        {...(cover !== null && {
          preview: <FocusStage cover={cover} pictures={pictures} onFocus={onFocus} />,
        })}
      />
      {cover !== null && <Crops cover={cover} pictures={pictures} />}
    </>
  );
}

const STEP = 2;
const BIG_STEP = 10;
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface StageProps {
  readonly cover: Cover;
  readonly pictures: TextPictures | null;
  readonly onFocus: (focus: Focus | null) => void;
}

/** The whole picture with its focal point: dragged, put where it is pressed (WCAG 2.5.7), or moved with the arrow keys. */
function FocusStage({ cover, pictures, onFocus }: StageProps) {
  const hint_id = useId();
  const { x, y } = cover.focus ?? MIDDLE;
  const put = (event: PointerEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    onFocus(
      focusAt({ x: ((event.clientX - left) / width) * 100, y: ((event.clientY - top) / height) * 100 }),
    );
  };
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? BIG_STEP : STEP;
    onFocus(focusAt({ x: x + direction[0] * step, y: y + direction[1] * step }));
  };
  return (
    <div className={classes['stage']}>
      <div
        className={classes['whole']}
        data-whole
        style={{ aspectRatio: cover.width && cover.height ? `${cover.width} / ${cover.height}` : '3 / 2' }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          put(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) put(event);
        }}
      >
        <CoverImage cover={cover} pictures={pictures} />
        <button
          type="button"
          className={classes['point']}
          style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
          aria-label={text.focus.point(x, y)}
          aria-describedby={hint_id}
          onKeyDown={move}
        />
      </div>
      <div className={classes['below']}>
        <p id={hint_id} className={classes['hint']}>
          {text.focus.hint}
        </p>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          leftSection={<IconFocusCentered size={18} stroke={1.5} aria-hidden="true" />}
          disabled={cover.focus === null}
          onClick={() => onFocus(null)}
        >
          {text.focus.middle}
        </Button>
      </div>
    </div>
  );
}

/** How the site cuts the picture; networks that show a shared link take its middle. */
const CROPS = [
  { name: 'card', ratio: '3 / 2', has_focus: true },
  { name: 'article', ratio: '16 / 9', has_focus: true },
  { name: 'phone', ratio: '4 / 3', has_focus: true },
  { name: 'shared', ratio: '1200 / 630', has_focus: false },
] as const;

function Crops({ cover, pictures }: Pick<StageProps, 'cover' | 'pictures'>) {
  return (
    <ul className={classes['crops']} aria-label={text.focus.crops}>
      {CROPS.map(({ name, ratio, has_focus }) => (
        <li key={name} data-crop={name}>
          <div className={classes['crop']} style={{ aspectRatio: ratio }}>
            <CoverImage cover={has_focus ? cover : { ...cover, focus: null }} pictures={pictures} />
          </div>
          {text.focus.of[name]}
        </li>
      ))}
    </ul>
  );
}
