import { Button } from '@mantine/core';
import { undoText } from '../../../content/admin/undo.ts';
import { canUndo, useLive } from '../../../data/index.ts';
import { useRuntime } from '../../runtime.ts';
import classes from './undo.module.css';
import { useUndo } from './use-undo.ts';

/** 'Opgeslagen' with the way back beside it; the button goes when there is no way back any more. */
export function UndoButton({
  step_id,
  message,
  onDone,
}: {
  step_id: number;
  message: string;
  onDone: () => void;
}) {
  const { db, user } = useRuntime();
  const { undo } = useUndo();
  const may_delete = user.role === 'admin';
  const is_possible = useLive(
    async () => await canUndo(db, step_id, may_delete).catch(() => false),
    [db, step_id, may_delete],
  );
  return (
    <span className={classes['saved']}>
      <span>{message}</span>
      {is_possible === true && (
        <Button
          variant="subtle"
          onClick={() => {
            onDone();
            void undo(step_id);
          }}
        >
          {undoText.action}
        </Button>
      )}
    </span>
  );
}
