import { useState } from 'react';
import { siteText } from '../../../../content/admin/site-content.ts';
import { deleteSiteEntry, type SiteEntry } from '../../../../data/index.ts';
import { ConfirmDialog, type Question } from '../../../components/dialogs/confirm-dialog.tsx';
import { useDialogRoute, useRouteParams } from '../../../components/dialogs/dialog-route.tsx';
import { Gone } from '../../../components/dialogs/gone.tsx';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { useRuntime } from '../../../runtime.ts';
import { entryTitle } from '../entry-labels.ts';
import { entryParameters, useOpenKind } from '../open-kind.ts';
import { EntryForm } from './entry-form.tsx';

const text = siteText.form;

const NONE: readonly SiteEntry[] = [];

/** The form of the entry the address names, and the question before one is deleted. */
export function EntryDialog() {
  const route = useDialogRoute();
  const { close } = route;
  const { entry_id } = useRouteParams(entryParameters);
  const { kind, entries: read } = useOpenKind();
  const is_read = read !== undefined;
  const entries = read ?? NONE;
  const { db } = useRuntime();
  const command = useCommand();
  const [question, setQuestion] = useState<Question | null>(null);
  /** Deleted here just now: its form closes, and nobody needs to hear that it is gone. */
  const [deleted, setDeleted] = useState<string | null>(null);
  const is_new = entry_id === undefined;
  const entry = entries.find(({ id }) => id === entry_id);

  const askDelete = (asked: SiteEntry): void => {
    setQuestion({
      title: siteText.confirm.title(entryTitle(asked)),
      text: siteText.confirm.text,
      yes: siteText.confirm.yes,
      danger: true,
      act: async () => {
        const done = await command(() => deleteSiteEntry(db, asked), {
          success: text.deleted,
          failure: siteText.errors.delete,
        });
        if (!done.ok) return;
        setDeleted(asked.id);
        close();
      },
    });
  };

  return (
    <>
      <FormDialog
        route={{ ...route, opened: route.opened && (is_read || is_new) }}
        title={is_new ? siteText.add[kind] : siteText.edit[kind]}
      >
        {(is_new || entry !== undefined) && (
          <EntryForm
            key={entry_id ?? 'new'}
            kind={kind}
            entry={entry ?? null}
            entries={entries}
            onClose={close}
            onDelete={askDelete}
          />
        )}
        {!is_new && entry === undefined && entry_id !== deleted && (
          <Gone title={text.gone} text={text.gone_text} close={text.back} onClose={close} />
        )}
      </FormDialog>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
