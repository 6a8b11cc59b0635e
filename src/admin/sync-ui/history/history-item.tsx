import { VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowRight,
  IconCloudUp,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { rowHistoryText } from '../../../content/admin/row-history.ts';
import { FieldValue } from '../field-value.tsx';
import { fieldLabel, formatTime, tableLabel } from '../row-labels.ts';
import type { ShownEntry } from './history-entries.ts';
import classes from './row-history.module.css';

const text = rowHistoryText;
const ICONS = { insert: IconPlus, update: IconPencil, delete: IconTrash } as const;

/** Who, as a word. */
export const formatWho = (who: ShownEntry['who']): string => {
  if (who.kind === 'colleague') return who.name;
  return { self: text.you, former: text.former, outside: text.outside }[who.kind];
};

/** 'Gemaakt 09:12, ontvangen 09:40': both, for offline they lie hours apart; one when only one is known. */
export const formatWhen = (
  { made_at, arrived_at }: Pick<ShownEntry, 'made_at' | 'arrived_at'>,
  now_ms: number,
): string => {
  const made = made_at === null ? null : formatTime(made_at, now_ms);
  const arrived = arrived_at === null ? null : formatTime(arrived_at, now_ms);
  if (made === null) return arrived === null ? '' : text.arrived_alone(arrived);
  return arrived === null || arrived === made
    ? text.made(made)
    : `${text.made(made)}, ${text.arrived(arrived)}`;
};

const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** One change of a record: who and when on top, then old and new of each field. */
export function HistoryItem({
  table: asked_table,
  entry,
  now_ms,
}: {
  table: string;
  entry: ShownEntry;
  now_ms: number;
}) {
  const Mark = ICONS[entry.op];
  const table = entry.table ?? asked_table;
  return (
    <li className={classes['entry']} data-op={entry.op}>
      <Mark className={classes['mark']} size={20} stroke={1.5} aria-hidden="true" />
      <div className={classes['told']}>
        <p className={classes['who']}>
          <strong>{formatWho(entry.who)}</strong>{' '}
          <span>
            {entry.table === undefined
              ? text.op[entry.op]
              : text.op_below[entry.op](tableLabel(entry.table).toLowerCase())}
          </span>
        </p>
        <p className={classes['when']}>{formatWhen(entry, now_ms)}</p>
        <State state={entry.state} />
        {entry.changes.length > 0 && (
          <dl className={classes['changes']}>
            {entry.changes.map(({ field, old, new: after }) => (
              <div key={field}>
                <dt>{fieldLabel(table, field)}</dt>
                <dd>
                  {entry.op === 'update' && isThere(old) && (
                    <>
                      <del>
                        <FieldValue table={table} field={field} value={old} />
                      </del>
                      <IconArrowRight size={16} stroke={1.5} aria-hidden="true" />
                      <VisuallyHidden>{text.from_to}</VisuallyHidden>
                    </>
                  )}
                  <span>
                    {after === undefined ? (
                      text.changed
                    ) : (
                      <FieldValue table={table} field={field} value={after} />
                    )}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {entry.changes.length === 0 && entry.op !== 'delete' && (
          <p className={classes['when']}>{text.erased}</p>
        )}
      </div>
    </li>
  );
}

function State({ state }: Pick<ShownEntry, 'state'>) {
  if (state === 'sent') return null;
  const Icon = state === 'pending' ? IconCloudUp : IconAlertTriangle;
  return (
    <p className={classes['state']} data-state={state}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {text[state]}
    </p>
  );
}
