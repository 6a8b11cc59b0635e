import { Button, Group, Text } from '@mantine/core';
import { deviceText } from '../../../content/admin/device.ts';
import type { Leave } from '../../runtime.ts';
import classes from './sign-out.module.css';

const words = deviceText.sign_out;
const UNKNOWN = { changes: 0, refused: 0, photos: 0, drafts: 0 };

/** The device cannot say what is unsent: then everything stays. */
export function Unreadable(props: {
  readonly on_close: () => void;
  readonly on_leave: (leave: Leave) => Promise<void>;
}) {
  return (
    <>
      <Text role="alert">{words.unreadable}</Text>
      <Group justify="flex-end" mt="lg" gap="sm" className={classes['answers'] ?? ''}>
        <Button variant="subtle" color="gray" onClick={props.on_close}>
          {words.cancel}
        </Button>
        <Button onClick={() => void props.on_leave({ wish: 'keep', unsent: UNKNOWN })}>
          {words.keep.title}
        </Button>
      </Group>
    </>
  );
}
