import { createContext, use, useEffect } from 'react';
import { generalText } from '../../../content/admin/general.ts';
import { createDraftWriter } from '../../../data/index.ts';
import type { Json } from '../../../sync/index.ts';
import { useRuntime } from '../../runtime.ts';
import { useOpenDialog } from '../dialogs/dialog-route.tsx';
import { historyEntry } from '../dialogs/history-entry.ts';
import { NoticeWithAction } from '../notice-with-action.tsx';
import { hideNotice, notifyWithAction } from '../notify.ts';

const words = generalText.draft;

/** What a form and the dialog around it know of each other. */
interface FormPlace {
  /** The address that opens the form again. */
  readonly path: string;
  /** The dialog calls the last one given once it was closed, however that was done. */
  readonly tellWhenClosed: (tell: () => void) => void;
}

/** Null in a screen, where nothing closes a form. */
export const FormPlaceContext = createContext<FormPlace | null>(null);

/** What a closed form leaves on this device. */
interface Left {
  /** Null when nothing is typed. */
  readonly typed: Json | null;
  /** Pictures that were taken in it. */
  readonly photos: number;
}

/** What is told when a form was closed with something in it. */
interface ClosedNotice {
  /** What is kept: typed texts alone with a button that throws them away, pictures with one that opens the form. */
  readonly tellKept: (left: Left) => void;
  /** It was thrown away, with a button that brings it back. */
  readonly tellDiscarded: (draft: Json) => void;
}

/**
 * Tells what became of what a closed form held, with a button for the other way. Texts are brought back into the form where
 * that is open again, else as its draft, with which the form opens.
 */
export function useClosedNotice(draft_key: string): ClosedNotice {
  const { db, open_forms } = useRuntime();
  const openDialog = useOpenDialog();
  const place = use(FormPlaceContext);
  const kept = `kept-${draft_key}`;
  useEffect(() => {
    // The form that opens again says itself that it holds a draft, and how it is thrown away.
    hideNotice(kept);
  }, [kept]);
  const pathNow = (): string => place?.path ?? historyEntry().path;

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

  function tellKept({ typed, photos }: Left): void {
    const path = pathNow();
    const throwAway = async (draft: Json): Promise<void> => {
      hideNotice(kept);
      await createDraftWriter(db, draft_key).discard();
      tellDiscarded(draft, path);
    };
    const openAgain = (): void => {
      hideNotice(kept);
      openDialog(path);
    };
    if (typed === null && photos === 0) return;
    // Pictures are thrown away one by one, in the form: 'Concept wissen' would leave them.
    const notice =
      typed !== null && photos === 0
        ? { message: words.kept, action: words.clear, onAction: () => void throwAway(typed) }
        : { message: words.kept_photos(photos, typed !== null), action: words.open, onAction: openAgain };
    notifyWithAction(kept, <NoticeWithAction {...notice} />);
  }

  return { tellKept, tellDiscarded: (draft) => tellDiscarded(draft, pathNow()) };
}
