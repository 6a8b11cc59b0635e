import type { ReactNode } from 'react';
import styles from './filter-chip.module.css';

interface FilterChipProps {
  readonly children: ReactNode;
  /** Whether the list shows this choice now. */
  readonly pressed: boolean;
  readonly onPress: () => void;
}

/** A choice above a list, as a button that stays pressed while the list shows what was chosen. */
export function FilterChip({ children, pressed, onPress }: FilterChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}
