import { type UndoStep, canUndo, useLive } from '../../../data/index.ts';
import { NoticeWithAction } from '../../components/notice-with-action.tsx';
import { hideNotice, notifySuccess, notifyWithAction } from '../../components/notify.ts';
import { undoText } from '../../../content/admin/undo.ts';
import { useRuntime } from '../../runtime.ts';
import { useUndo } from './use-undo.ts';

/** Shows a notice that something is saved on this device, with an undo button if it can be undone (M-023). */
export function notifySaved(message: string, step: Pick<UndoStep, 'id'> | null): void {
  if (step === null) {
    notifySuccess(message);
    return;
  }
  const id = `undo-${step.id}`;
  notifyWithAction(id, <UndoButton step_id={step.id} message={message} onDone={() => hideNotice(id)} />);
}

/** 'Opgeslagen' with an undo button, which goes when the step can no longer be undone. */
function UndoButton({ step_id, message, onDone }: { step_id: number; message: string; onDone: () => void }) {
  const { db, user } = useRuntime();
  const { undo } = useUndo();
  const is_possible = useLive(
    async () => await canUndo(db, step_id, user).catch(() => false),
    [db, step_id, user],
  );
  const take = (): void => {
    onDone();
    void undo(step_id);
  };
  return (
    <NoticeWithAction
      message={message}
      action={undoText.action}
      onAction={is_possible === true ? take : null}
    />
  );
}
