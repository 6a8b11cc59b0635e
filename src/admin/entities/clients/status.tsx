import { clsx } from 'clsx';
import { clientStatusLabel, serviceStatusLabel, type Tone } from './labels.ts';
import classes from '../../components/status.module.css';

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

/** The status of a client in colour and word (M-008). */
export function ClientStatusWord({ status }: { status: string }) {
  return <ToneWord {...clientStatusLabel(status)} />;
}

/** The status of a service in colour and word (M-009). */
export function ServiceStatusWord({ status }: { status: string }) {
  return <ToneWord {...serviceStatusLabel(status)} />;
}
