import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { clsx } from 'clsx';
import { useState } from 'react';
import { conflictsText } from '../../../content/admin/conflicts.ts';
import type { ConflictItem } from '../../../data/index.ts';
import { BREAKPOINTS_PX } from '../../../ui/tokens.ts';
import { useEscapeFirst } from '../../components/use-escape-first.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import lists from '../lists.module.css';
import classes from './conflicts.module.css';
import { useConflicts } from './use-conflicts.ts';

const text = conflictsText;

interface Props {
  readonly opened: boolean;
  /** Which conflicts it is about. */
  readonly of: (item: ConflictItem) => boolean;
  /** The one that was asked for: it comes before the others. */
  readonly first_id?: string | null;
  readonly onClose: () => void;
  /** Its place in a `Modal.Stack`, when there is one around it. */
  readonly stackId?: string;
  /** Its layer, when it lies over something that is no dialog of a stack. */
  readonly zIndex?: number;
}

/** Choosing between versions, one conflict after the other, oldest first within a field (G4); works offline. */
export function ConflictDialog({ opened, of, first_id = null, onClose, stackId, zIndex }: Props) {
  useEscapeFirst(opened && zIndex !== undefined, '[data-conflict-dialog]', onClose);
  const is_phone = useMediaQuery(`(max-width: ${BREAKPOINTS_PX.phone - 0.02}px)`, false, {
    getInitialValueInEffect: false,
  });
  const [is_edited, setEdited] = useState(false);
  return (
    <Modal
      {...(stackId === undefined ? {} : { stackId })}
      {...(zIndex === undefined ? {} : { zIndex })}
      attributes={{
        content: { 'data-conflict-dialog': true, 'data-over-pill': zIndex === undefined ? undefined : true },
        header: { role: 'presentation' },
      }}
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={!is_edited}
      title={text.title}
      size={760}
      fullScreen={is_phone}
      padding={is_phone ? 'md' : 'lg'}
      closeButtonProps={{ 'aria-label': text.close, size: 48, iconSize: 24 }}
    >
      <Choices of={of} first_id={first_id} is_edited={is_edited} onEdited={setEdited} onClose={onClose} />
    </Modal>
  );
}

interface ChoicesProps extends Pick<Props, 'of' | 'onClose'> {
  readonly first_id: string | null;
  /** A text made of both was changed and is not saved yet. */
  readonly is_edited: boolean;
  readonly onEdited: (edited: boolean) => void;
}

function Choices({ of, first_id, is_edited, onEdited, onClose }: ChoicesProps) {
  const all = useConflicts();
  const [settled, setSettled] = useState(0);
  /** Stays while the dialog fades out. */
  const [last, setLast] = useState<ConflictItem | null>(null);
  const items = all?.filter(of);
  // A choice whose text is being mended stays, whatever is settled or found elsewhere meanwhile.
  const due = items?.find(({ id }) => id === first_id) ?? items?.[0];
  const item = is_edited && last !== null ? (items?.find(({ id }) => id === last.id) ?? last) : due;
  if (item !== undefined && item !== last) setLast(item);
  const rest = items?.filter(({ id }) => id !== (item ?? last)?.id).length ?? 0;
  if (items === undefined) return <div className={classes['loading']} aria-busy="true" />;
  if (item === undefined && (settled === 0 || last === null)) {
    return (
      <div className={classes['choice']}>
        <h3>{text.none_title}</h3>
        <p className={lists['meta']}>{text.none}</p>
        <Button variant="default" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    );
  }
  const shown = item ?? last;
  return (
    shown && (
      <>
        <ConflictChoice
          key={shown.id}
          item={shown}
          takes_focus={settled > 0}
          onEdited={onEdited}
          onSettled={() => {
            setSettled(settled + 1);
            if (rest <= 0 && shown.after_this === 0) onClose();
          }}
        />
        {rest > 0 && <p className={clsx(lists['meta'], classes['rest'])}>{text.more_here(rest)}</p>}
      </>
    )
  );
}
