import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { siteText } from '../../../../content/admin/site-content.ts';
import {
  addSiteEntry,
  type ChosenPictures,
  editSiteEntry,
  type RefusedSiteEdit,
  reviseRefusedSite,
  shownColumns,
  type SiteEntry,
} from '../../../../data/index.ts';
import {
  columnOfField,
  needsPicture,
  type PictureSlot,
  SITE_FIELDS,
  type SiteField,
  type SiteKind,
  SLOTS_OF,
} from '../../../../domain/site-content.ts';
import type { FormDraft, SeenValues } from '../../../components/forms/draft.ts';
import { FormBody } from '../../../components/forms/form-dialog.tsx';
import { ElsewhereNote, RestoredNote } from '../../../components/forms/form-notes.tsx';
import { RefusedNote, refusedDraftKey } from '../../../components/forms/refused-note.tsx';
import { useDraftedForm } from '../../../components/forms/use-drafted-form.ts';
import { useStoredDraft } from '../../../components/forms/use-stored-draft.ts';
import { notifySuccess } from '../../../components/notify.ts';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { useRuntime } from '../../../runtime.ts';
import { BLANK_VALUES, entryValues } from '../entry-words.ts';
import { EntryFields } from './entry-fields.tsx';
import classes from './entry-form.module.css';
import { PictureField } from './picture-field.tsx';

const text = siteText.form;

interface Props {
  readonly kind: SiteKind;
  /** Null for a new one. */
  readonly entry: SiteEntry | null;
  /** What the server refused of it, when that is being revised (D4). */
  readonly refused?: RefusedSiteEdit;
  /** All of its kind. */
  readonly entries: readonly SiteEntry[];
  readonly onClose: () => void;
  /** Not given where it cannot be deleted. */
  readonly onDelete?: (entry: SiteEntry) => void;
}

/** Adding and editing what the site shows; half-filled texts survive a killed page (G2). */
export function EntryForm(props: Props) {
  const { db } = useRuntime();
  const draft_key =
    props.refused === undefined
      ? `site:${props.kind}:${props.entry?.id ?? 'new'}`
      : refusedDraftKey(props.refused.mutation_id);
  const restored = useStoredDraft(db, draft_key, BLANK_VALUES);
  return restored === undefined ? null : <Fields {...props} draft_key={draft_key} restored={restored} />;
}

interface FieldsProps extends Props {
  readonly draft_key: string;
  readonly restored: FormDraft<SiteField> | null;
}

/** The columns behind the form's fields, by the picture their row is about. */
const seenIn = ({ kind, halves }: SiteEntry): SeenValues =>
  Object.fromEntries(
    halves.flatMap(({ slot, row }) => {
      const columns = shownColumns(row);
      return SITE_FIELDS[kind]
        .map(columnOfField)
        .map((column) => [`${slot}.${column}`, columns[column] ?? null]);
    }),
  );

/** The entry as its edit began with it, also when a draft of an earlier page goes on (D3, OB12). */
const withBase = (entry: SiteEntry, base_rev: number, expected: SeenValues): SiteEntry => ({
  ...entry,
  halves: entry.halves.map((half, index) => {
    const rev = index === 0 ? base_rev : half.row.rev;
    const own = Object.entries(expected).filter(([key]) => key.startsWith(`${half.slot}.`));
    const seen = Object.fromEntries(own.map(([key, value]) => [key.slice(half.slot.length + 1), value]));
    return { ...half, row: { ...half.row, ...seen, rev } };
  }),
});

const submitWords = (entry: SiteEntry | null, refused: RefusedSiteEdit | undefined): string => {
  if (refused !== undefined) return clientsText.refused_form.save;
  return entry === null ? text.save_new : text.save;
};

function Fields({ kind, entry, refused, entries, onClose, onDelete, draft_key, restored }: FieldsProps) {
  const { db } = useRuntime();
  const command = useCommand();
  const [began_with] = useState(refused?.beneath ?? entry);
  const [pictures, setPictures] = useState<ChosenPictures>({});
  const [preparing, setPreparing] = useState<readonly PictureSlot[]>([]);
  const row = refused?.beneath ?? entry;
  const now = useMemo(() => (row === null ? BLANK_VALUES : entryValues(row)), [row]);
  const rev = row?.halves[0]?.row.rev ?? null;
  const seen = useMemo(() => (row === null ? {} : seenIn(row)), [row]);
  const { form, base, busy, is_restored, onSubmit, discard } = useDraftedForm<SiteField>({
    db,
    draft_key,
    restored:
      restored ??
      (refused === undefined
        ? null
        : { values: entryValues(refused.shown), base: { rev: rev ?? 0, values: now, seen } }),
    start: { values: now, rev, seen },
    submit: ({ values, changed, base_rev, expected }) => {
      if (refused !== undefined) {
        const revised = { ...refused, beneath: withBase(refused.beneath, base_rev, expected) };
        return command(() => reviseRefusedSite(db, { refused: revised, changed, pictures }, draft_key), {
          failure: siteText.errors.edit,
          form: true,
        });
      }
      return began_with === null
        ? command(() => addSiteEntry(db, { kind, texts: values, pictures, among: entries }, draft_key), {
            success: text.added,
            failure: siteText.errors.add,
            form: true,
          })
        : command(
            () =>
              editSiteEntry(
                db,
                { entry: withBase(began_with, base_rev, expected), changed, pictures },
                draft_key,
              ),
            { success: text.saved, failure: siteText.errors.edit, form: true },
          );
    },
    onDone: () => {
      if (refused !== undefined) notifySuccess(clientsText.refused_form.saved);
      onClose();
    },
  });
  const cancel = () => {
    discard();
    onClose();
  };
  return (
    <FormBody
      onSubmit={onSubmit}
      submit={submitWords(entry, refused)}
      busy={busy || preparing.length > 0}
      onCancel={cancel}
    >
      {refused !== undefined && <RefusedNote code={refused.code} />}
      {is_restored && restored !== null && refused === undefined && <RestoredNote onClear={discard} />}
      {entry !== null && refused === undefined && (
        <ElsewhereNote base={base.values} now={now} labels={siteText.fields} />
      )}
      <div className={classes['pictures']} data-count={SLOTS_OF[kind].length}>
        {SLOTS_OF[kind].map((slot) => (
          <PictureField
            key={slot}
            kind={kind}
            slot={slot}
            required={needsPicture(kind) && entry === null}
            chosen={pictures[slot] ?? null}
            current={entry?.halves.find((half) => half.slot === slot)?.picture ?? null}
            error={form.errors[slot]}
            onPreparing={(is_preparing) =>
              setPreparing((slots) => [
                ...slots.filter((known) => known !== slot),
                ...(is_preparing ? [slot] : []),
              ])
            }
            onChoose={(picture) => {
              setPictures((known) => ({ ...known, [slot]: picture }));
              form.clearFieldError(slot);
            }}
          />
        ))}
      </div>
      <EntryFields kind={kind} form={form} />
      {entry !== null && onDelete !== undefined && (
        <Button
          className={classes['delete'] ?? ''}
          variant="subtle"
          color="red"
          size="md"
          onClick={() => onDelete(entry)}
        >
          {text.delete}
        </Button>
      )}
    </FormBody>
  );
}
