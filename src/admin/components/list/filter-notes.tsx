import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { generalText } from '../../../content/admin/general.ts';
import classes from './filter-notes.module.css';

interface FilterNote {
  /** Which rows are left, in words. */
  readonly name: string;
  readonly clear: () => void;
}

interface Props {
  /** Null for a filter that is not set. */
  readonly filters: readonly (FilterNote | null)[];
}

/** The filters of a list that came with its address and have no field of their own; each goes with a press. */
export function FilterNotes({ filters }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const set = filters.filter((filter) => filter !== null);
  return (
    <div ref={place} className={classes['place']} tabIndex={-1}>
      {set.map(({ name, clear }) => (
        <button
          key={name}
          type="button"
          className={classes['note']}
          aria-label={generalText.clear_filter(name)}
          onClick={() => {
            // The pressed button goes with its filter.
            place.current?.focus({ preventScroll: true });
            clear();
          }}
        >
          {name}
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
