import { clsx } from 'clsx';
import { useId } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import { PHOTO_KINDS, type PhotoKind } from '../../../../domain/service-photo.ts';
import classes from './photo-inputs.module.css';

interface KindChoiceProps {
  readonly legend: string;
  readonly value: PhotoKind;
  readonly onChange: (kind: PhotoKind) => void;
  /** Over a picture or the camera, where it is always night. */
  readonly night?: boolean;
  /** One under the other where the screen lies on its side. */
  readonly beside?: boolean;
  /** The legend is for screen readers only. */
  readonly quiet?: boolean;
}

/** Before, after or other, as three large buttons in a row: radios, so that arrow keys choose. */
export function KindChoice({
  legend,
  value,
  onChange,
  night = false,
  beside = false,
  quiet = false,
}: KindChoiceProps) {
  const name = useId();
  return (
    <fieldset className={clsx(classes['choice'], night && classes['night'], beside && classes['beside'])}>
      <legend className={clsx(classes['legend'], quiet && classes['unseen'])}>{legend}</legend>
      <div className={classes['kinds']}>
        {PHOTO_KINDS.map((kind) => (
          <label key={kind} className={classes['kind']}>
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <span>{photosText.kinds[kind]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
