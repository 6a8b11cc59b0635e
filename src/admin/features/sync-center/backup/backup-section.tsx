import { Button, FileButton, Text } from '@mantine/core';
import { IconArchive, IconHistory } from '@tabler/icons-react';
import { useRef, useCallback, useEffect, useState } from 'react';
import { backupText } from '../../../../content/admin/sync-center.ts';
import { ProgressLine } from '../../../components/progress-line.tsx';
import { bytesWords } from '../../../sync-ui/this-device/storage-labels.ts';
import classes from '../sync-center.module.css';
import { RestoreDialog } from './restore-dialog.tsx';
import { useRestore } from './use-restore.ts';
import { COMPANY } from '../../../../content/company.ts';
import { makeBackup, type Progress } from '../../../../data/index.ts';
import { saveFile } from '../../../components/save-file.ts';
import { useRuntime } from '../../../runtime.ts';

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

type MakeState =
  | { readonly kind: 'idle' | 'cancelled' | 'failed' }
  | { readonly kind: 'making'; readonly progress: Progress }
  | { readonly kind: 'made'; readonly rows: number; readonly bytes: number };

/** Makes a backup and hands it to the browser's downloads; leaving the screen stops it. */
function useMakeBackup(): {
  readonly state: MakeState;
  readonly make: () => void;
  readonly cancel: () => void;
} {
  const { db, user, app_version, report_fault } = useRuntime();
  const [state, setState] = useState<MakeState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const make = useCallback(() => {
    const controller = new AbortController();
    running.current = controller;
    const work = async (): Promise<void> => {
      setState({ kind: 'making', progress: { done: 0, of: 0 } });
      const { id, name, email, role } = user;
      const maker = { company: COMPANY.name, app_version, user: { id, name, email, role } };
      const made = await makeBackup(db, maker, {
        signal: controller.signal,
        on_progress: (progress) => setState({ kind: 'making', progress }),
      });
      if (made.ok) {
        saveFile(made.value.name, made.value.content);
        setState({ kind: 'made', rows: made.value.rows, bytes: made.value.content.size });
      } else if (made.error.code === 'cancelled') setState({ kind: 'cancelled' });
      else {
        report_fault(made.error.fault);
        setState({ kind: 'failed' });
      }
    };
    void work();
  }, [db, user, app_version, report_fault]);

  return { state, make, cancel };
}
