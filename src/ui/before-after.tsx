import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './before-after.module.css';

interface Props {
  /** An <img> or <picture> each, of one scene; they fill the frame. */
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly words: {
    /** The label of the slider for screen readers. */
    readonly label: string;
    readonly before: string;
    readonly after: string;
    /** Where it stands, in words; `percent` of the width shows the picture before. */
    readonly position: (percent: number) => string;
  };
  readonly className?: string | undefined;
}

const MIDDLE_PERCENT = 50;
/** Near an edge a label would be cut through; its picture is nearly gone there anyway. */
const LABEL_FADES_PERCENT = 18;

/**
 * Two pictures of one scene, one drawn over the other as far as the handle stands. A native range input lies over
 * the whole frame: mouse, finger, arrow keys, Home and End are the browser's own. The frame is 4:3 unless a rule
 * around it sets `--before-after-ratio`. At rest it needs no style attribute, which the public pages may not have.
 */
export function BeforeAfter({ before, after, words, className }: Props) {
  const [percent, setPercent] = useState(MIDDLE_PERCENT);
  const moved: (CSSProperties & Record<'--at', string>) | undefined =
    percent === MIDDLE_PERCENT ? undefined : { '--at': `${percent}%` };
  return (
    <div className={clsx(styles['frame'], className)} style={moved}>
      <div className={styles['picture']}>{after}</div>
      <div className={clsx(styles['picture'], styles['before'])}>{before}</div>
      <span
        className={clsx(styles['label'], styles['label-before'])}
        data-faded={percent < LABEL_FADES_PERCENT || undefined}
        aria-hidden="true"
      >
        {words.before}
      </span>
      <span
        className={clsx(styles['label'], styles['label-after'])}
        data-faded={percent > 100 - LABEL_FADES_PERCENT || undefined}
        aria-hidden="true"
      >
        {words.after}
      </span>
      <input
        className={styles['range']}
        type="range"
        min={0}
        max={100}
        step={1}
        value={percent}
        aria-label={words.label}
        aria-valuetext={words.position(percent)}
        onChange={(event) => setPercent(event.currentTarget.valueAsNumber)}
      />
      <span className={styles['line']} aria-hidden="true">
        <span className={styles['handle']}>
          <svg
            viewBox="0 0 24 24"
            width="24"
            height="24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
          >
            <path d="M9 7 4 12l5 5M15 7l5 5-5 5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
      </span>
    </div>
  );
}
