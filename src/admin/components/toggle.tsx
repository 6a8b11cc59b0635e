import { clsx } from 'clsx';
import classes from './toggle.module.css';

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The label; the word beside the switch tells its state. */
  readonly label: string;
  readonly on: string;
  readonly off: string;
  readonly className?: string | undefined;
}

/** A switch with its state in words, as high as a glove needs. */
export function Toggle({ checked, onChange, label, on, off, className }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      className={clsx(classes['toggle'], className)}
      onClick={() => onChange(!checked)}
    >
      <span className={classes['track']} aria-hidden="true" />
      <span aria-hidden="true">{checked ? on : off}</span>
    </button>
  );
}
