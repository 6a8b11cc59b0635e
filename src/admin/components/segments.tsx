import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import classes from './segments.module.css';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface Props<Value extends string> {
  /** Names the choice: with `aria-label`, or the id of its heading. */
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly className?: string | undefined;
  /** One that is none of the segments leaves all of them unchosen. */
  readonly value: string;
  /** Told only of another one than `value`. */
  readonly onChange: (value: Value) => void;
  readonly segments: readonly Segment<Value>[];
}

/**
 * A few choices side by side, one of them chosen: radios, so that arrow keys choose. Mantine's own measures the page to place
 * its mark each time a screen with one opens; here the mark is the chosen label's ground.
 */
export function Segments<Value extends string>({
  className,
  value,
  onChange,
  segments,
  ...name
}: Props<Value>) {
  const group = useId();
  return (
    <div role="radiogroup" className={clsx(classes['segments'], className)} {...name}>
      {segments.map((segment) => (
        <label key={segment.value} className={classes['segment']}>
          <input
            type="radio"
            name={group}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </div>
  );
}
