import { Button, Group, Modal, ModalStackContext, Text } from '@mantine/core';
import { type ReactNode, useContext, useState } from 'react';
import { generalText } from '../../../content/admin/general.ts';
import { OVER_PILL } from '../layers.ts';
import classes from './dialog.module.css';
import { useLastDefined } from './use-last-defined.ts';
import { useLeaveStack } from './use-leave-stack.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface Question {
  readonly title: string;
  readonly text: ReactNode;
  readonly yes: string;
  readonly danger: boolean;
  /** On the button while it is done; a turning mark when not given. */
  readonly busy?: string;
  /** Why it is asked again. */
  readonly again?: string;
  /** Runs on yes; the dialog closes when it is done, or stays with another question when it asks again. */
  readonly act: () => Promise<'ask_again' | undefined>;
}

interface Props {
  readonly question: Question | null;
  readonly onClose: () => void;
  /** Its name in the stack of dialogs, when more than one can stand there. */
  readonly stack_id?: string;
}

/** Mantine's content is a plain dialog whatever role it is given; a role on its root would make a second, nameless one. */
const asAlert = (inside: HTMLElement | null): void =>
  inside?.closest('[role=dialog]')?.setAttribute('role', 'alertdialog');

/**
 * Asks before something that matters (M-024); the safe answer has the focus. It lies over the other dialogs of its
 * stack; without a stack around it, over what the pill opened.
 */
export function ConfirmDialog({ question, onClose, stack_id = 'confirm' }: Props) {
  const [busy, setBusy] = useState(false);
  const shown = useLastDefined(question);
  const is_stacked = useContext(ModalStackContext) !== null;
  useReturnFocus({ opened: question !== null, stack_id });
  useLeaveStack(stack_id);
  const act = async () => {
    if (!question) return;
    setBusy(true);
    let answered: 'ask_again' | undefined;
    try {
      answered = await question.act();
    } finally {
      setBusy(false);
      if (answered === undefined) onClose();
    }
  };
  return (
    <Modal
      stackId={stack_id}
      {...(is_stacked ? { attributes: OVER_PILL.attributes } : OVER_PILL)}
      opened={question !== null}
      onClose={busy ? () => undefined : onClose}
      title={shown?.title}
      size={480}
      centered
      withCloseButton={false}
    >
      <Text component="output" display="block" fw={600}>
        {shown?.again}
      </Text>
      <Text ref={asAlert}>{shown?.text}</Text>
      <Group justify="flex-end" mt="lg" gap="sm" className={classes['answers']}>
        <Button variant="default" size="md" onClick={onClose} disabled={busy} data-autofocus>
          {generalText.cancel}
        </Button>
        <Button
          size="md"
          {...(shown?.danger ? { color: 'red' } : {})}
          {...(busy && (shown?.busy ? { disabled: true } : { loading: true }))}
          onClick={() => void act()}
        >
          {busy ? (shown?.busy ?? shown?.yes) : shown?.yes}
        </Button>
      </Group>
    </Modal>
  );
}
