import { generalText } from '../../../content/admin/general.ts';
import { createDraftWriter } from '../../../data/index.ts';
import type { Json } from '../../../sync/index.ts';
import { useRuntime } from '../../runtime.ts';
import { useOpenDialog } from '../dialogs/dialog-route.tsx';
import { historyEntry } from '../dialogs/history-entry.ts';
import { NoticeWithAction } from '../notice-with-action.tsx';
import { hideNotice, notifyWithAction } from '../notify.ts';

/**
 * Tells that a form was closed without what was typed into it, which one press may have done by mistake, with a button that
 * brings it back: into the form where that is open again, else as its draft, with which the form opens.
 */
export function useCancelledNotice(draft_key: string): (draft: Json) => void {
  const { db, open_forms } = useRuntime();
  const openDialog = useOpenDialog();
  return (draft) => {
    const id = `cancelled-${draft_key}`;
    const { path } = historyEntry();
    const bringBack = async (): Promise<void> => {
      hideNotice(id);
      if (open_forms.put(draft_key, draft)) return;
      const writer = createDraftWriter(db, draft_key);
      writer.write(draft);
      await writer.flush();
      openDialog(path);
    };
    notifyWithAction(
      id,
      <NoticeWithAction
        message={generalText.draft.cancelled}
        action={generalText.draft.undo}
        onAction={() => void bringBack()}
      />,
    );
  };
}
