import { Button, Checkbox } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { backupText } from '../../../../content/admin/sync-center.ts';
import type { BackupPlan, RestoreChoice, TablePlan, RestorableTable } from '../../../../data/index.ts';
import { formatTime, tableLabels, formatRow } from '../../../sync-ui/row-labels.ts';
import { useNow } from '../../../components/use-now.ts';
import classes from './backup.module.css';
import { firstChoice, restoreChoice, toggled, withFields } from './choice.ts';
import { DifferenceList } from './difference-list.tsx';

const words = backupText.dialog;
const TICK_MS = 60_000;

const sumOf = (
  tables: readonly TablePlan[],
  column: 'deleted' | 'withdrawn' | 'orphaned' | 'unreadable',
): number => tables.reduce((sum, table) => sum + table[column], 0);

function Counts({ tables }: { tables: readonly TablePlan[] }) {
  const { columns } = words;
  return (
    <table className={classes['counts']}>
      <thead>
        <tr>
          <th scope="col">{columns.table}</th>
          <th scope="col">{columns.equal}</th>
          <th scope="col">{columns.missing}</th>
          <th scope="col">{columns.different}</th>
        </tr>
      </thead>
      <tbody>
        {tables.map(({ table, equal, missing, different }) => (
          <tr key={table}>
            <th scope="row">{tableLabels(table)}</th>
            {[equal, missing, different].map((amount, column) => (
              <td key={Object.values(columns)[column + 1]}>{amount.toLocaleString('nl-NL')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The reason why some rows are not restored. */
function LeftBehind({ tables }: { tables: readonly TablePlan[] }) {
  const deleted = sumOf(tables, 'deleted');
  const withdrawn = sumOf(tables, 'withdrawn');
  const orphaned = sumOf(tables, 'orphaned');
  const unreadable = sumOf(tables, 'unreadable');
  return (
    <>
      {deleted > 0 && <p>{words.deleted(deleted)}</p>}
      {withdrawn > 0 && <p>{words.withdrawn(withdrawn)}</p>}
      {orphaned > 0 && <p>{words.orphaned(orphaned)}</p>}
      {unreadable > 0 && <p>{words.unreadable(unreadable)}</p>}
    </>
  );
}

/** What restoring would do: who made the file, how it compares, what to choose. Nothing has changed yet. */
export function RestorePlan(props: {
  readonly plan: BackupPlan;
  readonly on_restore: (choice: RestoreChoice, rows: number) => void;
  readonly on_cancel: () => void;
}) {
  const { plan, on_restore, on_cancel } = props;
  const now_ms = useNow(TICK_MS);
  const [choice, setChoice] = useState(() => firstChoice(plan));
  const { header, tables, warnings, differences } = plan;
  const chosen = restoreChoice(plan, choice);
  const has_missing = tables.some(({ missing }) => missing > 0);
  const has_work = has_missing || differences.length > 0;
  return (
    <div className={classes['plan']}>
      <p>{words.made_by(header.user.name, formatTime(header.made_at, now_ms))}</p>
      {warnings.map((warning) => (
        <p key={warning} className={classes['warning']}>
          <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />
          <span>{words.warnings[warning]}</span>
        </p>
      ))}
      <Counts tables={tables} />
      <LeftBehind tables={tables} />
      <p className={classes['strong']}>{has_work ? words.dry_run : words.nothing}</p>
      {has_missing && (
        <MissingList
          plan={plan}
          chosen={choice.missing}
          on_toggle={(table) => setChoice({ ...choice, missing: toggled(choice.missing, table) })}
        />
      )}
      {differences.length > 0 && (
        <DifferenceList
          rows={differences}
          chosen={choice.fields}
          on_toggle={(key) => setChoice({ ...choice, fields: toggled(choice.fields, key) })}
          on_choose={(rows) => setChoice(withFields(choice, rows))}
        />
      )}
      {has_work && <p className={classes['quiet']}>{words.how}</p>}
      <div className={classes['answers']}>
        <Button variant="default" onClick={on_cancel}>
          {has_work ? backupText.cancel : words.close}
        </Button>
        {has_work && (
          <Button disabled={chosen.rows === 0} onClick={() => on_restore(chosen.choice, chosen.rows)}>
            {words.apply(chosen.rows)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Rows of the backup that are not here: a choice per table, and the first of them to look at. */
function MissingList(props: {
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
