import { type ReactNode, useId, useMemo, useState } from 'react';
import { siteText } from '../../../content/admin/site-content.ts';
import type { SitePictureItem } from '../../../data/index.ts';
import type { PictureSlot } from '../../../domain/site-content.ts';
import { type SitePicture as Prepared, sharpWidthPx, siteSizesOf } from '../../../domain/site-picture.ts';
import { log } from '../../../lib/logger.ts';
import { type MissingCode, type PictureProblem, prepareSitePicture } from '../../../media/index.ts';
import { BlobImage } from '../../components/blob-image.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { SitePicture } from './site-picture.tsx';
import classes from './picture-field.module.css';

const text = siteText.picture;

interface Props {
  /** What it is a picture of: a kind of the site's content, or an article. Its sizes follow from it. */
  readonly kind: string;
  readonly slot: PictureSlot;
  /** In place of the usual words above it. */
  readonly legend?: ReactNode;
  /** What such a picture should be like. */
  readonly hint?: ReactNode;
  readonly required: boolean;
  /** Chosen here, not saved yet. */
  readonly chosen: Prepared | null;
  /** The present picture of the entry. */
  readonly current: SitePictureItem | null;
  readonly error: ReactNode;
  readonly onPreparing: (is_preparing: boolean) => void;
  readonly onChoose: (picture: Prepared) => void | Promise<void>;
  /** In place of the picture as it is shown here. */
  readonly preview?: ReactNode;
}

/** A picture of an entry: how it looks, and choosing another, which is made fit for the site on this device. */
export function PictureField(props: Props) {
  const { kind, slot, legend, hint, required, chosen, current, error, onPreparing, onChoose, preview } =
    props;
  const notes = useId();
  const [state, setState] = useState<'idle' | 'preparing' | PictureProblem | MissingCode>('idle');
  const has_picture = chosen !== null || current !== null;

  const prepare = async (file: File): Promise<void> => {
    setState('preparing');
    onPreparing(true);
    try {
      const made = await prepareSitePicture(file, siteSizesOf(kind));
      setState(made.ok ? 'idle' : made.error);
      if (made.ok) await onChoose(made.value);
    } catch (surprise) {
      log.error('a picture for the site could not be prepared', surprise);
      setState('unreadable');
    } finally {
      onPreparing(false);
    }
  };

  const refusal = state === 'idle' || state === 'preparing' ? null : text[state];
  return (
    <fieldset className={classes['field']} aria-describedby={notes}>
      <legend className={classes['legend']}>
        {legend ?? text.legend[slot]}
        {required && (
          <span className={classes['star']} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {preview ?? (
        <div className={classes['preview']}>
          {chosen === null ? <SitePicture picture={current} /> : <Chosen picture={chosen} />}
        </div>
      )}
      <FileButton
        take="one"
        variant="default"
        size="md"
        aria-label={(has_picture ? text.replace_of : text.choose_of)[slot]}
        loading={state === 'preparing'}
        onFiles={([file]) => file && void prepare(file)}
      >
        {has_picture ? text.replace : text.choose}
      </FileButton>
      <div id={notes} className={classes['notes']}>
        {hint}
        {state === 'preparing' && <output>{text.preparing}</output>}
        {chosen !== null && (
          <output>
            {text.chosen(chosen.width, chosen.height)}. {text.not_kept}
            {chosen.width < sharpWidthPx(kind) && <> {text.small(sharpWidthPx(kind))}</>}
          </output>
        )}
        {(refusal ?? error) && (
          <p role="alert" className={classes['error']}>
            {refusal ?? error}
          </p>
        )}
      </div>
    </fieldset>
  );
}

function Chosen({ picture }: { picture: Prepared }) {
  const blob = useMemo(() => new Blob([picture.thumbnail]), [picture]);
  return <BlobImage className={classes['chosen']} picture={blob} alt="" />;
}
