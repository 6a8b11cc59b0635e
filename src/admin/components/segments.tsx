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
  /** Called when another segment than `value` is chosen. */
  readonly onChange: (value: Value) => void;
  readonly segments: readonly Segment<Value>[];
}

/**
 * A few choices side by side, one of them chosen: radios, so that arrow keys choose. Mantine's SegmentedControl
 * measures the page whenever it is mounted, to place its indicator; here the chosen label has a background.
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
