import { useEffect } from 'react';
import { generalText } from '../../../content/admin/general.ts';
import { createDraftWriter } from '../../../data/index.ts';
import type { Json } from '../../../sync/index.ts';
import { useRuntime } from '../../runtime.ts';
import { useOpenDialog } from '../dialogs/dialog-route.tsx';
import { historyEntry } from '../dialogs/history-entry.ts';
import { NoticeWithAction } from '../notice-with-action.tsx';
import { hideNotice, notifyWithAction } from '../notify.ts';

const words = generalText.draft;

/** What is told when a form was closed by 'Annuleren' with something typed into it. */
interface CancelledNotice {
  /** It is kept as a draft, with a button that throws it away. */
  readonly tellKept: (draft: Json) => void;
  /** It was thrown away, with a button that brings it back. */
  readonly tellDiscarded: (draft: Json) => void;
}

/**
 * Tells what became of a cancelled form's texts, with a button for the other way. They are brought back into the form
 * where that is open again, else as its draft, with which the form opens.
 */
export function useCancelledNotice(draft_key: string): CancelledNotice {
  const { db, open_forms } = useRuntime();
  const openDialog = useOpenDialog();
  const kept = `kept-${draft_key}`;
  useEffect(() => {
    // The form that opens again says itself that it holds a draft, and how it is thrown away.
    hideNotice(kept);
  }, [kept]);

  function tellDiscarded(draft: Json, path: string): void {
    const id = `cancelled-${draft_key}`;
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
      <NoticeWithAction message={words.cancelled} action={words.undo} onAction={() => void bringBack()} />,
    );
  }

  function tellKept(draft: Json): void {
    const { path } = historyEntry();
    const throwAway = async (): Promise<void> => {
      hideNotice(kept);
      await createDraftWriter(db, draft_key).discard();
      tellDiscarded(draft, path);
    };
    notifyWithAction(
      kept,
      <NoticeWithAction message={words.kept} action={words.clear} onAction={() => void throwAway()} />,
    );
  }

  return { tellKept, tellDiscarded: (draft) => tellDiscarded(draft, historyEntry().path) };
}
