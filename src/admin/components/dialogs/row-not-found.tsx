import { Button } from '@mantine/core';
import { Message } from '../list/message.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Label of the link that leads away. */
  readonly close: string;
  readonly onClose: () => void;
}

/** In the place of what a dialog was to show: it is not there, or not any more. */
export function RowNotFound({ title, text, close, onClose }: Props) {
  return (
    <Message
      title={title}
      action={
        <Button size="md" variant="default" onClick={onClose}>
          {close}
        </Button>
      }
    >
      {text}
    </Message>
  );
}
