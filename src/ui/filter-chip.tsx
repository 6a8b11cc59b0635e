import type { ReactNode } from 'react';
import styles from './filter-chip.module.css';

interface FilterChipProps {
  readonly children: ReactNode;
  /** What the list shows now. */
  readonly pressed: boolean;
  readonly onPress: () => void;
}

/** One of the choices above a list, each a button that is pressed or not: what it chooses is for the list to say. */
export function FilterChip({ children, pressed, onPress }: FilterChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}
