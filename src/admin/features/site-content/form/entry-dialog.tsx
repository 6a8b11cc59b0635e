import { useState } from 'react';
import { generalText } from '../../../../content/admin/general.ts';
import { siteText } from '../../../../content/admin/site-content.ts';
import {
  deleteSiteEntry,
  getRejectedSiteEdit,
  listSiteEntries,
  type RejectedSiteEdit,
  type SiteEntry,
} from '../../../../data/index.ts';
import type { SiteKind } from '../../../../domain/site-content.ts';
import { ConfirmDialog, type Question } from '../../../components/dialogs/confirm-dialog.tsx';
import { useDialogRoute, useRouteParams } from '../../../components/dialogs/dialog-route.tsx';
import { RowNotFound } from '../../../components/dialogs/row-not-found.tsx';
import { useLastDefined } from '../../../components/dialogs/use-last-defined.ts';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { useRuntime } from '../../../runtime.ts';
import { entryTitle } from '../entry-labels.ts';
import { entryParameters, useOpenKind } from '../open-kind.ts';
import { EntryForm } from './entry-form.tsx';
import { RejectedDialog } from '../../../components/forms/rejected-dialog.tsx';

const text = siteText.form;

const NONE: readonly SiteEntry[] = [];

/** The form of the entry the address names, or of a new one. */
export function EntryDialog() {
  const route = useDialogRoute();
  const { entry_id } = useRouteParams(entryParameters);
  const { kind, entries } = useOpenKind();
  const is_new = entry_id === undefined;
  return (
    <FormDialog
      route={{ ...route, opened: route.opened && (is_new || entries !== undefined) }}
      title={is_new ? siteText.add[kind] : siteText.edit[kind]}
    >
      {is_new ? (
        <EntryForm kind={kind} entry={null} entries={entries ?? NONE} onClose={route.close} />
      ) : (
        <EditEntry
          key={entry_id}
          kind={kind}
          entry={entries?.find(({ id }) => id === entry_id) ?? null}
          entries={entries ?? NONE}
          onClose={route.close}
        />
      )}
    </FormDialog>
  );
}

interface EditProps {
  readonly kind: SiteKind;
  readonly entry: SiteEntry | null;
  readonly entries: readonly SiteEntry[];
  readonly onClose: () => void;
}

/** The form of an entry that is there, and the question before it is deleted. */
function EditEntry({ kind, entry, entries, onClose }: EditProps) {
  const { db } = useRuntime();
  const command = useCommand();
  const [question, setQuestion] = useState<Question | null>(null);
  // A form whose entry was deleted here closes without saying that the entry is gone.
  const [is_deleted, setDeleted] = useState(false);
  // An entry that is deleted elsewhere while the form is open must not take the typed texts with it.
  const shown = useLastDefined(entry);

  const askDelete = (asked: SiteEntry, is_again = false): void => {
    setQuestion({
      title: siteText.confirm.title(entryTitle(asked)),
      text: siteText.confirm.text,
      yes: siteText.confirm.yes,
      danger: true,
      ...(is_again && { again: generalText.changed_meanwhile }),
      act: async () => {
        const done = await command(() => deleteSiteEntry(db, asked), {
          success: text.deleted,
          failure: siteText.errors.delete,
        });
        if (done.ok) {
          setDeleted(true);
          onClose();
          return undefined;
        }
        if (done.error.code !== 'unseen') return undefined;
        const now = (await listSiteEntries(db, kind)).find(({ id }) => id === asked.id);
        if (now === undefined) return undefined;
        askDelete(now, true);
        return 'ask_again';
      },
    });
  };

  if (shown === null) {
    return <RowNotFound title={text.gone} text={text.gone_text} close={text.back} onClose={onClose} />;
  }
  return (
    <>
      <EntryForm
        kind={kind}
        entry={shown}
        is_gone={entry === null && !is_deleted}
        entries={entries}
        onClose={onClose}
        onDelete={askDelete}
      />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

/** Revising the change of the site's content that the address names (G4). */
export function RejectedEntryDialog() {
  return <RejectedDialog find={getRejectedSiteEdit} Form={RejectedEntryForm} />;
}

function RejectedEntryForm({ rejected, onClose }: { rejected: RejectedSiteEdit; onClose: () => void }) {
  return (
    <EntryForm
      kind={rejected.kind}
      entry={rejected.shown}
      rejected={rejected}
      entries={[]}
      onClose={onClose}
    />
  );
}
