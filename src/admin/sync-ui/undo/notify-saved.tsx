import type { UndoStep } from '../../../data/index.ts';
import { hideNotice, notifySuccess, notifyWithAction } from '../../components/notify.ts';
import { UndoButton } from './undo-button.tsx';

/** Tells that something is saved on this device, with the way back when there is one (M-023, R-18, R-56). */
export function notifySaved(message: string, step: Pick<UndoStep, 'id'> | null): void {
  if (step === null) {
    notifySuccess(message);
    return;
  }
  const id = `undo-${step.id}`;
  notifyWithAction(id, <UndoButton step_id={step.id} message={message} onDone={() => hideNotice(id)} />);
}
