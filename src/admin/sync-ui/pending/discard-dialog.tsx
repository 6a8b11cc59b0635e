import { Button, Group, Modal, Text } from '@mantine/core';
import { sync } from '../../../content/admin/sync.ts';

import { LAYERS } from '../../components/layers.ts';

const words = sync.drawer;

/** Asks before a refused change is thrown away: it exists nowhere else. `text` null means closed. */
export function DiscardDialog(props: {
  readonly text: string | null;
  readonly on_close: () => void;
  readonly on_discard: () => void;
  /** Called when it is gone from the screen. */
  readonly on_closed: () => void;
}) {
  return (
    <Modal
      opened={props.text !== null}
      onClose={props.on_close}
      onExitTransitionEnd={props.on_closed}
      title={words.discard_title}
      zIndex={LAYERS.over_pill}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Text>{props.text}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={props.on_close} data-autofocus>
          {words.cancel}
        </Button>
        <Button color="red" onClick={props.on_discard}>
          {words.discard_yes}
        </Button>
      </Group>
    </Modal>
  );
}
