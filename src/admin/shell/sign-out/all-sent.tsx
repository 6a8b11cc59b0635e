import { Button, Group, Switch, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { deviceText } from '../../../content/admin/device.ts';
import { type Leave, useRuntime, useSyncStatus } from '../../runtime.ts';
import classes from './sign-out.module.css';

const words = deviceText.sign_out;
const NOTHING = { changes: 0, refused: 0, photos: 0, drafts: 0 };

/** Nothing is unsent, but there is something to know: without a network nobody can sign in again here. */
export function AllSent(props: {
  readonly on_close: () => void;
  readonly on_leave: (leave: Leave) => Promise<void>;
}) {
  const { device } = useRuntime();
  const { online } = useSyncStatus();
  const [keeps, setKeeps] = useState<boolean | null>(null);

  useEffect(() => {
    void device.settings.read().then(({ keep_after_sign_out }) => setKeeps(keep_after_sign_out));
  }, [device]);

  return (
    <>
      <Text fw={600}>{words.all_sent}</Text>
      {!online && <Text mt="xs">{words.offline}</Text>}
      <Switch
        mt="md"
        classNames={{ description: classes['choice_text'] ?? '' }}
        size="md"
        checked={keeps ?? false}
        disabled={keeps === null}
        label={words.keep_data}
        description={keeps === true ? words.keep_data_on : words.keep_data_off}
        onChange={(event) => setKeeps(event.currentTarget.checked)}
      />
      <Group justify="flex-end" mt="lg" gap="sm" className={classes['answers'] ?? ''}>
        <Button variant="subtle" color="gray" onClick={props.on_close}>
          {words.cancel}
        </Button>
        <Button
          data-autofocus
          onClick={() =>
            void props.on_leave({ wish: keeps === true ? 'keep' : 'remove_if_sent', unsent: NOTHING })
          }
        >
          {words.sign_out}
        </Button>
      </Group>
    </>
  );
}
