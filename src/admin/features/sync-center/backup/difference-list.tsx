import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { backupText } from '../../../../content/admin/sync-center.ts';
import type { RowDifference } from '../../../../data/index.ts';
import { FieldValue } from '../../../sync-ui/field-value.tsx';
import { fieldLabel, formatRow, tableLabel } from '../../../sync-ui/row-labels.ts';
import classes from './backup.module.css';
import { fieldKey } from './choice.ts';

const words = backupText.dialog;
const PAGE = 50;

function Row(props: {
  readonly row: RowDifference;
  readonly chosen: ReadonlySet<string>;
  readonly on_toggle: (key: string) => void;
}) {
  const { row, chosen, on_toggle } = props;
  return (
    <li>
      <fieldset className={classes['row']}>
        <legend>
          <span className={classes['name']}>{formatRow(row.label)}</span>
          <span className={classes['meta']}>
            {tableLabel(row.table)}
            {row.is_newer_here && ` · ${words.newer_here}`}
          </span>
        </legend>
        {row.fields.map(({ field, here, backup }) => {
          const key = fieldKey(row, field);
          return (
            <Checkbox
              key={key}
              size="md"
              classNames={{ root: classes['choice'] ?? '', body: classes['choice-body'] ?? '' }}
              checked={chosen.has(key)}
              onChange={() => on_toggle(key)}
              label={
                <>
                  <span className={classes['field']}>{fieldLabel(row.table, field)}</span>
                  <span className={classes['value']}>
                    {words.here} <FieldValue table={row.table} field={field} value={here} />
                  </span>
                  <span className={classes['value']}>
                    {words.from_backup} <FieldValue table={row.table} field={field} value={backup} />
                  </span>
                </>
              }
            />
          );
        })}
      </fieldset>
    </li>
  );
}

/** Rows that are here and in the backup but not the same: per field the present value and the one that would come back. */
export function DifferenceList(props: {
  readonly rows: readonly RowDifference[];
  readonly chosen: ReadonlySet<string>;
  readonly on_toggle: (key: string) => void;
  readonly on_choose: (rows: readonly RowDifference[]) => void;
}) {
  const { rows, chosen, on_toggle, on_choose } = props;
  const [shown, setShown] = useState(PAGE);
  const rest = rows.length - shown;
  return (
    <section className={classes['part']} aria-label={words.different_title}>
      <h3>
        {words.different_title} ({rows.length.toLocaleString('nl-NL')})
      </h3>
      <p className={classes['quiet']}>{words.different_text}</p>
      <div className={classes['actions']}>
        <Button variant="default" onClick={() => on_choose(rows)}>
          {words.choose_all}
        </Button>
        <Button variant="default" onClick={() => on_choose([])}>
          {words.choose_none}
        </Button>
      </div>
      <ul className={classes['list']}>
        {rows.slice(0, shown).map((row) => (
          <Row key={`${row.table}/${row.id}`} row={row} chosen={chosen} on_toggle={on_toggle} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="default" onClick={() => setShown(shown + PAGE)}>
          {words.more(rest)}
        </Button>
      )}
    </section>
  );
}
