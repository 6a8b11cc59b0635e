import { Button, Progress } from '@mantine/core';
import classes from './progress-line.module.css';

/** Long work: how far it is, in a bar and in counts, with a way to stop it. */
export function ProgressLine(props: {
  /** 'n van m regels geschreven'. */
  readonly label: string;
  readonly done: number;
  /** 0 while it is not known. */
  readonly of: number;
  readonly stop?: { readonly label: string; readonly on_stop: () => void };
}) {
  const { label, done, of, stop } = props;
  const share = of === 0 ? 0 : Math.min(100, (done / of) * 100);
  return (
    <div className={classes['line']}>
      <Progress.Root size="lg" className={classes['bar'] ?? ''}>
        <Progress.Section value={share} color="var(--color-link)" aria-label={label} />
      </Progress.Root>
      <p className={classes['label']}>{label}</p>
      {stop && (
        <Button variant="default" onClick={stop.on_stop}>
          {stop.label}
        </Button>
      )}
    </div>
  );
}
