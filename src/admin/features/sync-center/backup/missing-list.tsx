import { Checkbox } from '@mantine/core';
import { backupText } from '../../../../content/admin/sync-center.ts';
import type { BackupPlan, RestorableTable } from '../../../../data/index.ts';
import { formatRow, tableLabels } from '../../../sync-ui/row-labels.ts';
import classes from './backup.module.css';

const words = backupText.dialog;

/** Rows of the backup that are not here: a choice per table, and the first of them to look at. */
export function MissingList(props: {
  readonly plan: BackupPlan;
  readonly chosen: ReadonlySet<RestorableTable>;
  readonly on_toggle: (table: RestorableTable) => void;
}) {
  const { plan, chosen, on_toggle } = props;
  const tables = plan.tables.filter(({ missing }) => missing > 0);
  return (
    <section className={classes['part']} aria-label={words.missing_title}>
      <h3>{words.missing_title}</h3>
      {tables.map(({ table, missing }) => {
        const rows = plan.missing.filter((row) => row.table === table);
        return (
          <div key={table} className={classes['missing']}>
            <Checkbox
              size="md"
              classNames={{ root: classes['choice'] ?? '', body: classes['choice-body'] ?? '' }}
              checked={chosen.has(table)}
              onChange={() => on_toggle(table)}
              label={words.missing_choice(tableLabels(table), missing)}
            />
            <details className={classes['look']}>
              <summary>{words.missing_look}</summary>
              {rows.length < missing && (
                <p className={classes['quiet']}>{words.missing_first(rows.length, missing)}</p>
              )}
              <ul className={classes['names']}>
                {rows.map(({ id, label }) => (
                  <li key={id}>{formatRow(label)}</li>
                ))}
              </ul>
            </details>
          </div>
        );
      })}
    </section>
  );
}
