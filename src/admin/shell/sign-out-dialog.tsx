import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { adminShell } from '../../content/admin/shell.ts';
import type { SyncStatus } from '../../sync/index.ts';
import { useRuntime } from '../runtime.ts';
import classes from './sign-out-dialog.module.css';

const words = adminShell.sign_out_dialog;

/** Changes of this device that the server does not have. */
const unsentCount = (status: SyncStatus): number => status.queued + status.parked;

/** Whether signing out needs a word first: work is unsent, or signing in again would not be possible now. */
export const needsSignOutDialog = (status: SyncStatus): boolean => unsentCount(status) > 0 || !status.online;

/**
 * Signing out with unsent work names the number and offers to send it, or to keep it locked on this device
 * (sync-design: Sign-out). Nothing is ever thrown away here.
 */
export function SignOutDialog(props: {
  readonly opened: boolean;
  readonly status: SyncStatus;
  readonly on_close: () => void;
  readonly on_sign_out: () => void;
}) {
  const { engine } = useRuntime();
  const [asked_to_send, setAskedToSend] = useState(false);
  const { status } = props;
  const unsent = unsentCount(status);
  const can_send = status.queued > 0;
  const has_failed = !status.online || !['idle', 'pulling', 'pushing'].includes(status.phase);

  function close(): void {
    setAskedToSend(false);
    props.on_close();
  }

  return (
    <Modal
      opened={props.opened}
      onClose={close}
      title={words.title}
      size={580}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Text>{unsent > 0 ? words.unsent(unsent) : words.sent}</Text>
      {unsent > 0 && <Text mt="xs">{words.kept}</Text>}
      {!status.online && <Text mt="xs">{words.offline}</Text>}
      <Text mt="xs" aria-live="polite" fw={600}>
        {asked_to_send && can_send ? (has_failed ? words.cannot_send : words.sending) : ''}
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm" className={classes['answers']}>
        <Button variant="subtle" color="gray" onClick={close}>
          {words.cancel}
        </Button>
        <Button variant={can_send ? 'default' : 'filled'} onClick={props.on_sign_out}>
          {unsent > 0 ? words.keep_and_sign_out : words.sign_out}
        </Button>
        {can_send && (
          <Button
            loading={asked_to_send && !has_failed}
            data-autofocus
            onClick={() => {
              setAskedToSend(true);
              engine.sync_now();
            }}
          >
            {words.send_now}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
