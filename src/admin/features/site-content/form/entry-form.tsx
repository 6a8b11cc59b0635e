import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { generalText } from '../../../../content/admin/general.ts';
import { siteText } from '../../../../content/admin/site-content.ts';
import {
  addSiteEntry,
  type ChosenPictures,
  editSiteEntry,
  type RejectedSiteEdit,
  reviseRejectedSite,
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
import type { SeenValues } from '../../../components/forms/draft.ts';
import { type DraftOf, EntityForm } from '../../../components/forms/entity-form.tsx';
import type { EntityFields, Entered } from '../../../components/forms/use-drafted-form.ts';
import { useRuntime } from '../../../runtime.ts';
import { BLANK_VALUES, entryValues } from '../entry-labels.ts';
import { EntryFields } from './entry-fields.tsx';
import classes from './entry-form.module.css';
import { PictureField } from '../../../entities/site-pictures/picture-field.tsx';

const text = siteText.form;

const FIELDS: EntityFields<SiteField> = {
  blank: BLANK_VALUES,
  labels: siteText.fields,
  error_words: siteText.field_errors_of,
};

interface Props {
  readonly kind: SiteKind;
  /** Null for a new one. */
  readonly entry: SiteEntry | null;
  /** Whether it was deleted elsewhere while the form was open. */
  readonly is_gone?: boolean;
  /** The rejected edit, when it is being revised (D4). */
  readonly rejected?: RejectedSiteEdit;
  /** All of its kind. */
  readonly entries: readonly SiteEntry[];
  readonly onClose: () => void;
  /** Not given where it cannot be deleted. */
  readonly onDelete?: (entry: SiteEntry) => void;
}

/** The columns behind the form's fields, by the picture their row is about. */
const seenIn = ({ kind, entry_rows }: SiteEntry): SeenValues =>
  Object.fromEntries(
    entry_rows.flatMap(({ slot, row }) => {
      const columns = shownColumns(row);
      return SITE_FIELDS[kind]
        .map(columnOfField)
        .map((column) => [`${slot}.${column}`, columns[column] ?? null]);
    }),
  );

/** The entry as its edit began with it, also when a draft of an earlier page goes on (OB12). */
const withBase = (entry: SiteEntry, base_rev: number, expected: SeenValues): SiteEntry => ({
  ...entry,
  entry_rows: entry.entry_rows.map((entry_row, index) => {
    const rev = index === 0 ? base_rev : entry_row.row.rev;
    const own = Object.entries(expected).filter(([key]) => key.startsWith(`${entry_row.slot}.`));
    const seen = Object.fromEntries(own.map(([key, value]) => [key.slice(entry_row.slot.length + 1), value]));
    return { ...entry_row, row: { ...entry_row.row, ...seen, rev } };
  }),
});

const wordsOf = ({ entry, rejected }: Props) => {
  const { rejected_form } = generalText;
  if (rejected !== undefined)
    return { submit: rejected_form.save, success: rejected_form.saved, failure: siteText.errors.edit };
  return entry === null
    ? { submit: text.save_new, success: text.added, failure: siteText.errors.add }
    : { submit: text.save, success: text.saved, failure: siteText.errors.edit };
};

const draftOf = ({ kind, entry, rejected }: Props): DraftOf<SiteField> => {
  if (rejected === undefined) return { draft_key: `site:${kind}:${entry?.id ?? 'new'}` };
  const { mutation_id, code, shown } = rejected;
  return { rejected: { mutation_id, code, values: entryValues(shown) } };
};

/** Adding and editing what the site shows; half-filled texts survive a killed page (G2). */
export function EntryForm(props: Props) {
  const { kind, entry, is_gone = false, rejected, entries, onClose, onDelete } = props;
  const { db } = useRuntime();
  const [began_with] = useState(entry);
  const [pictures, setPictures] = useState<ChosenPictures>({});
  const [preparing, setPreparing] = useState<readonly PictureSlot[]>([]);
  const row = rejected?.beneath ?? entry;
  const now = useMemo(() => (row === null ? BLANK_VALUES : entryValues(row)), [row]);
  const seen = useMemo(() => (row === null ? {} : seenIn(row)), [row]);

  const save = async ({ values, changed, base_rev, expected, draft_key }: Entered<SiteField>) => {
    if (rejected !== undefined) {
      const revised = { ...rejected, beneath: withBase(rejected.beneath, base_rev, expected) };
      return await reviseRejectedSite(db, { rejected_edit: revised, changed, pictures }, draft_key);
    }
    if (began_with === null)
      return await addSiteEntry(db, { kind, texts: values, pictures, among: entries }, draft_key);
    const based = withBase(began_with, base_rev, expected);
    return await editSiteEntry(db, { entry: based, changed, pictures }, draft_key);
  };

  return (
    <EntityForm
      fields={FIELDS}
      start={{ values: now, rev: row?.entry_rows[0]?.row.rev ?? null, seen }}
      {...(entry !== null && rejected === undefined && { now: is_gone ? null : now })}
      {...draftOf(props)}
      save={save}
      words={wordsOf(props)}
      is_preparing={preparing.length > 0}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className={classes['pictures']} data-count={SLOTS_OF[kind].length}>
            {SLOTS_OF[kind].map((slot) => (
              <PictureField
                key={slot}
                kind={kind}
                slot={slot}
                required={needsPicture(kind) && entry === null}
                chosen={pictures[slot] ?? null}
                current={entry?.entry_rows.find((entry_row) => entry_row.slot === slot)?.picture ?? null}
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
          {entry !== null && !is_gone && onDelete !== undefined && (
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
        </>
      )}
    </EntityForm>
  );
}
