import { Modal } from '@mantine/core';
import { useState } from 'react';
import { siteText } from '../../../../content/admin/site-content.ts';
import {
  deleteSiteEntry,
  getRefusedSiteEdit,
  type RefusedSiteEdit,
  type SiteEntry,
} from '../../../../data/index.ts';
import { ConfirmDialog, type Question } from '../../../components/dialogs/confirm-dialog.tsx';
import { Gone } from '../../../components/dialogs/gone.tsx';
import { useLatched } from '../../../components/dialogs/use-latched.ts';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { RefusedDialog } from '../../../components/forms/refused-dialog.tsx';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { useRuntime } from '../../../runtime.ts';
import { NEW_ITEM } from '../address.ts';
import { entryTitle } from '../entry-words.ts';
import type { SiteAddressControls } from '../use-site-address.ts';
import { EntryForm } from './entry-form.tsx';

const text = siteText.form;

interface Props {
  readonly address: SiteAddressControls;
  readonly entries: readonly SiteEntry[];
  /** False while the list is still being read. */
  readonly is_read: boolean;
}

/** The form of the entry the address names, and the question before one is deleted. */
export function EntryDialog({ address, entries, is_read }: Props) {
  const { kind, item, close } = address;
  const { db } = useRuntime();
  const command = useCommand();
  const shown = useLatched(item);
  const [question, setQuestion] = useState<Question | null>(null);
  /** Deleted here just now: its form closes, and nobody needs to hear that it is gone. */
  const [deleted, setDeleted] = useState<string | null>(null);
  const is_new = shown === NEW_ITEM;
  const entry = entries.find(({ id }) => id === shown);

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
    <Modal.Stack>
      <FormDialog
        id="site-entry"
        opened={item !== null && (is_read || is_new)}
        title={is_new ? siteText.add[kind] : siteText.edit[kind]}
        onClose={close}
      >
        {(is_new || entry !== undefined) && (
          <EntryForm
            key={shown}
            kind={kind}
            entry={entry ?? null}
            entries={entries}
            onClose={close}
            onDelete={askDelete}
          />
        )}
        {!is_new && entry === undefined && shown !== deleted && (
          <Gone title={text.gone} text={text.gone_text} close={text.back} onClose={close} />
        )}
      </FormDialog>
      <RefusedDialog
        mutation_id={address.refused}
        find={getRefusedSiteEdit}
        Form={RefusedEntryForm}
        onClose={close}
      />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </Modal.Stack>
  );
}

function RefusedEntryForm({ refused, onClose }: { refused: RefusedSiteEdit; onClose: () => void }) {
  return (
    <EntryForm kind={refused.kind} entry={refused.shown} refused={refused} entries={[]} onClose={onClose} />
  );
}
