import { Button, FileButton, Text } from '@mantine/core';
import { IconArchive, IconHistory } from '@tabler/icons-react';
import { useRef } from 'react';
import { backupText } from '../../../../content/admin/sync-center.ts';
import { ProgressLine } from '../../../components/progress-line.tsx';
import { bytesWords } from '../storage/storage-labels.ts';
import classes from '../sync-center.module.css';
import { RestoreDialog } from './restore-dialog.tsx';
import { type MakeState, useMakeBackup } from './use-make-backup.ts';
import { useRestore } from './use-restore.ts';

const words = backupText;

function said(state: MakeState): string {
  if (state.kind === 'made') return words.made(state.rows, bytesWords(state.bytes));
  if (state.kind === 'cancelled') return words.make_cancelled;
  return state.kind === 'failed' ? words.make_failed : '';
}

/** The office's backup: one file with everything on this device, and the way back from it. */
export function BackupSection() {
  const { state, make, cancel } = useMakeBackup();
  const restore = useRestore();
  const resetFile = useRef<() => void>(null);
  return (
    <section className={classes['section']} aria-labelledby="sync-backup">
      <h2 id="sync-backup">{words.title}</h2>
      <Text className={classes['quiet']}>{words.text}</Text>
      {state.kind === 'making' ? (
        <ProgressLine
          label={words.making(state.progress.done, state.progress.of)}
          {...state.progress}
          stop={{ label: words.cancel, on_stop: cancel }}
        />
      ) : (
        <div className={classes['actions']}>
          <Button
            variant="default"
            leftSection={<IconArchive size={20} stroke={1.5} aria-hidden="true" />}
            onClick={make}
          >
            {words.make}
          </Button>
          <FileButton
            resetRef={resetFile}
            accept=".gz,.jsonl,application/gzip,application/x-gzip"
            inputProps={{ 'aria-label': words.choose_file }}
            onChange={(file) => {
              // The same file may be chosen again.
              resetFile.current?.();
              if (file) restore.check(file);
            }}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconHistory size={20} stroke={1.5} aria-hidden="true" />}
              >
                {words.restore}
              </Button>
            )}
          </FileButton>
        </div>
      )}
      <output className={classes['quiet']}>{said(state)}</output>
      <RestoreDialog work={restore} />
    </section>
  );
}
