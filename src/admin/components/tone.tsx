import { clsx } from 'clsx';
import classes from './status.module.css';

/** A colour with a meaning; always shown with a word beside it. */
export type Tone = 'brass' | 'green' | 'blue' | 'teal' | 'grey' | 'amber' | 'red';

/** A coloured mark and its word; colour never speaks alone. */
export function ToneWord({
  tone,
  word,
  className,
}: {
  tone: Tone;
  word: string;
  className?: string | undefined;
}) {
  return (
    <span className={clsx(classes['status'], className)} data-tone={tone}>
      <ToneDot tone={tone} />
      <span>{word}</span>
    </span>
  );
}

/** The mark alone, for places where the word stands beside it. */
export function ToneDot({ tone }: { tone: Tone }) {
  return <span className={classes['dot']} data-tone={tone} aria-hidden="true" />;
}
