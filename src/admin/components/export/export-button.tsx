import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import { generalText } from '../../../content/admin/general.ts';
import { readForExport, type SyncedTable } from '../../../data/index.ts';
import { today } from '../../../domain/calendar-date.ts';
import { csvText, type CsvValue } from '../../../domain/csv.ts';
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
  /** The rows of the list as it is shown: searched, filtered and in its order; those of a long list are asked for when it is saved. */
  readonly ids: readonly string[] | (() => Promise<readonly string[]>);
  /** How many there are, in Dutch: '12 klanten'. */
  readonly count: string;
}

/** Saves a list as it is shown for a spreadsheet, for those who may; from this device, so offline too. */
export function ExportButton({ table, ids, count }: Props) {
  const { db } = useRuntime();
  if (typeof ids !== 'function' && ids.length === 0) return null;
  const read = async () =>
    listAsCsv(await readForExport(db, table, typeof ids === 'function' ? await ids() : ids));
  return <SaveButton rows={count} file={tableLabels(table)} read={read} />;
}

/** The same for figures, and for lists that are made of more than one table: each line as its cells, the first of them heads. */
export function LinesExport(props: {
  readonly title: string;
  readonly lines: readonly (readonly CsvValue[])[];
}) {
  const { title, lines } = props;
  return <SaveButton rows={title} file={title} read={async () => csvText(lines)} />;
}

interface SaveProps {
  /** What is saved, in words: '12 klanten', 'Omzet per maand'. */
  readonly rows: string;
  /** How the file is called, without its day. */
  readonly file: string;
  /** The text of the file; rejects when this device cannot be read. */
  readonly read: () => Promise<string>;
}

function SaveButton({ rows, file, read }: SaveProps) {
  const { user } = useRuntime();
  if (!can(user, 'export_lists')) return null;
  const save = async () => {
    const csv = await read().catch(() => null);
    if (csv === null) return notifyFailure(text.failed);
    saveFile(text.file_name(file, today()), new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Button
      className={classes['export'] ?? ''}
      variant="subtle"
      size="sm"
      leftSection={<IconTableExport size={18} stroke={1.75} aria-hidden="true" />}
      aria-label={text.label(rows)}
      onClick={() => void save()}
    >
      {text.action}
    </Button>
  );
}
