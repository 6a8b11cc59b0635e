import { useCallback } from 'react';
import { conflictsText } from '../../../content/admin/conflicts.ts';
import {
  type ConflictItem,
  conflictsQuery,
  type FieldValues,
  namesIn,
  type RowLabel,
  resolveConflict,
  useKeptQuery,
  useLive,
} from '../../../data/index.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { notifyFailure } from '../../components/notify.ts';
import { notifySaved } from '../undo/notify-saved.tsx';
import { useRuntime } from '../../runtime.ts';
import type { ColleagueNames } from '../row-labels.ts';

/** Open conflicts, live; undefined while loading. */
export function useConflicts(): readonly ConflictItem[] | undefined {
  const { db } = useRuntime();
  return useKeptQuery(conflictsQuery, db);
}

const NO_NAMES: ColleagueNames = new Map();

/** The names behind the ids in a conflict's versions, live; empty while they are read. */
export function useNamesIn(item: ConflictItem): ColleagueNames {
  const { db } = useRuntime();
  return useLive(() => namesIn(db, item), [db, item]) ?? NO_NAMES;
}

/** Open conflicts about a row and what belongs to it, live; undefined while loading. */
export function useConflictsOf(top: NonNullable<RowLabel['top']>): readonly ConflictItem[] | undefined {
  return useConflicts()?.filter(({ row }) => row.top?.table === top.table && row.top.row_id === top.row_id);
}

/**
 * Settles a conflict and says so, with the way back. Answers the refused fields of a typed text, or how
 * it went; that the device could not store it is told.
 */
export function useChoose(): (
  item: ConflictItem,
  values: FieldValues,
  draft_key?: string,
) => Promise<FieldErrors | 'settled' | 'failed'> {
  const { db, report_fault } = useRuntime();
  return useCallback(
    async (item, values, draft_key) => {
      const done = await resolveConflict(db, { item, values }, draft_key);
      if (done.ok) {
        notifySaved(conflictsText.chosen, db.undo.last());
        return 'settled';
      }
      if (done.error.code === 'invalid') return done.error.fields;
      report_fault(done.error.fault);
      notifyFailure(conflictsText.failed);
      return 'failed';
    },
    [db, report_fault],
  );
}
