import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { sync } from '../../../content/admin/sync.ts';
import type { PendingChangeGroup } from '../../../data/index.ts';
import { FieldValue } from '../field-value.tsx';
import { fieldLabel } from '../row-labels.ts';
import { changeGroupFields } from './change-group-labels.ts';
import classes from '../lists.module.css';

const words = sync.drawer;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The fields of a change: what a new row says, else old and new value; a field that was empty has no old one. */
export function ChangeFields({ group }: { group: PendingChangeGroup }) {
  const told = changeGroupFields(group);
  if (told.length === 0) return null;
  return (
    <dl className={classes['fields']} data-op={group.main.op}>
      {told.map(({ key, table, field, before, after, is_new }) => (
        <div key={key} data-field={field}>
          <dt>{fieldLabel(table, field)}</dt>
          <dd>
            {!is_new && !isEmpty(before) && (
              <>
                <del className={`${classes['value']} ${classes['before']}`}>
                  <FieldValue table={table} field={field} value={before} />
                </del>
                <IconArrowRight className={classes['arrow']} size={16} stroke={1.5} aria-hidden="true" />
                <VisuallyHidden>{words.from_to}</VisuallyHidden>
              </>
            )}
            <span className={classes['value']}>
              <FieldValue table={table} field={field} value={after} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
