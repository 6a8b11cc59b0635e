import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import { generalText } from '../../../content/admin/general.ts';
import { readForExport, type SyncedTable } from '../../../data/index.ts';
import { today } from '../../../domain/calendar-date.ts';
import { can } from '../../../domain/rights.ts';
import { useRuntime } from '../../runtime.ts';
import { tableLabels } from '../../sync-ui/row-labels.ts';
import { notifyFailure } from '../notify.ts';
import { saveFile } from '../save-file.ts';
import classes from './export-button.module.css';
import { listAsCsv } from './list-as-csv.ts';

const text = generalText.export;

interface Props {
  readonly table: SyncedTable;
  /** The rows of the list as it is shown: searched, filtered and in its order. */
  readonly ids: readonly string[];
  /** How many there are, in Dutch: '12 klanten'. */
  readonly count: string;
}

/** Saves a list as it is shown for a spreadsheet, for those who may; from this device, so offline too. */
export function ExportButton({ table, ids, count }: Props) {
  const { db, user } = useRuntime();
  if (!can(user, 'export_lists') || ids.length === 0) return null;
  const save = async () => {
    const found = await readForExport(db, table, ids).catch(() => null);
    if (found === null) return notifyFailure(text.failed);
    const csv = new Blob([listAsCsv(found)], { type: 'text/csv;charset=utf-8' });
    saveFile(text.file_name(tableLabels(table), today()), csv);
  };
  return (
    <Button
      className={classes['export'] ?? ''}
      variant="subtle"
      size="sm"
      leftSection={<IconTableExport size={18} stroke={1.75} aria-hidden="true" />}
      aria-label={text.label(count)}
      onClick={() => void save()}
    >
      {text.action}
    </Button>
  );
}
