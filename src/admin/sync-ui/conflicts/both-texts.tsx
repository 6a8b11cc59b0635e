import { Button, Group } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { conflictsText } from '../../../content/admin/conflicts.ts';
import { generalText } from '../../../content/admin/general.ts';
import { type ConflictItem, type ConflictVersion, type DraftWriter, textKind } from '../../../data/index.ts';
import { joinTexts } from '../../../domain/conflict.ts';
import type { FieldErrorCode } from '../../../domain/field-errors.ts';
import type { Json } from '../../../sync/index.ts';
import { GrowingTextarea } from '../../components/growing-textarea.tsx';
import { useOpenForm } from '../../components/open-forms.ts';
import { useDraftWriter, useStoredDraft } from '../../components/use-draft-writer.ts';
import { useRuntime } from '../../runtime.ts';
import classes from './conflicts.module.css';
import { useChoose } from './use-conflicts.ts';

const text = conflictsText;

const textIn = ({ values }: ConflictVersion, field: string): string | null => {
  const value = values[field];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The texts joined into one: the present text first, then the kept one before the lost one. Null when there are no two texts (G4). */
export function proposal({ table, fields, versions }: ConflictItem): string | null {
  const [field, ...others] = fields;
  const kind = field === undefined || others.length > 0 ? null : textKind(table, field);
  if (field === undefined || kind === null) return null;
  const textOf = (wanted: ConflictVersion['kind']): string | null => {
    const version = versions.find((one) => one.kind === wanted);
    return version === undefined ? null : textIn(version, field);
  };
  const [now, kept, lost] = [textOf('now'), textOf('kept'), textOf('lost')];
  if (kept === null || lost === null) return null;
  const texts = [...(now === null ? [] : [now]), kept, lost];
  const joined = texts.reduce((whole, text_of_one) => joinTexts(whole, text_of_one, kind));
  return texts.includes(joined) ? null : joined;
}

/** What a person saw when they began to make one text of two: its save is judged by that (D3). */
interface JoinBase extends Pick<ConflictItem, 'row_rev' | 'row_values'> {
  readonly conflicts: readonly { readonly id: string; readonly base_rev: number }[];
}

/** A text that is being made of two, and not saved yet. */
interface JoinDraft {
  readonly text: string;
  readonly base: JoinBase;
}

const stored = v.object({
  text: v.string(),
  base: v.object({
    row_rev: v.pipe(v.number(), v.safeInteger()),
    row_values: v.record(
      v.string(),
      v.custom<Json>((value) => value !== undefined),
    ),
    conflicts: v.array(v.object({ id: v.string(), base_rev: v.pipe(v.number(), v.safeInteger()) })),
  }),
});

const readJoin = (value: unknown): JoinDraft | null => {
  const parsed = v.safeParse(stored, value);
  return parsed.success ? parsed.output : null;
};

const jsonOf = ({ row_rev, row_values, conflicts }: JoinBase): Json => ({
  row_rev,
  row_values,
  conflicts: conflicts.map(({ id, base_rev }) => ({ id, base_rev })),
});

/** The key of the draft in which the text is kept: by row and field, for a later loss that joins changes the item's id. */
const draftKeyOf = ({ table, row_id, fields }: ConflictItem): string =>
  `conflict:${table}:${fields.join('+')}:${row_id}`;

/** A text made of two that is kept as it is typed. */
interface KeptJoin {
  readonly key: string;
  /** What an earlier page or an earlier look left of it: undefined while reading, null when nothing. */
  readonly found: JoinDraft | null | undefined;
  readonly writer: DraftWriter;
  /** Throws the kept text away. */
  readonly forget: () => void;
}

/** The kept text of a conflict. */
export function useKeptJoin(item: ConflictItem): KeptJoin {
  const { db } = useRuntime();
  const key = draftKeyOf(item);
  const writer = useDraftWriter(db, key);
  const stored_draft = useStoredDraft(db, key, readJoin);
  const [is_forgotten, setForgotten] = useState(false);
  const found = is_forgotten ? null : stored_draft;
  const forget = () => {
    setForgotten(true);
    void writer.discard();
  };
  return { key, found, writer, forget };
}

/**
 * Both texts in one field, to be read and edited before they are saved. The base is the row as it was when the field
 * opened (D3). Typed text is kept with every key, like in any form.
 */
export function BothTexts({
  item,
  start,
  kept,
  onEdited,
  onSettled,
  onCancel,
}: {
  item: ConflictItem;
  /** The text to begin with, unless an earlier one was kept. */
  start: string;
  kept: KeptJoin;
  /** Says whether the text was changed and is not saved yet. */
  onEdited: (edited: boolean) => void;
  onSettled: () => void;
  onCancel: () => void;
}) {
  const { key, found, writer } = kept;
  const [base] = useState<JoinBase>(
    () => found?.base ?? { row_rev: item.row_rev, row_values: item.row_values, conflicts: item.conflicts },
  );
  const [value, setValue] = useState(found?.text ?? start);
  const [refused, setRefused] = useState<FieldErrorCode | null>(null);
  const [busy, setBusy] = useState(false);
  const choose = useChoose();
  const field = item.fields[0] ?? '';
  const is_line = textKind(item.table, field) === 'line';
  const [untouched] = useState(found ? null : start);
  const is_edited = value !== untouched;
  useOpenForm(key, () => ({ text: value, base: jsonOf(base) }));
  const tellEdited = useEffectEvent(onEdited);
  useEffect(() => {
    tellEdited(is_edited);
    return () => tellEdited(false);
  }, [is_edited]);
  const save = async () => {
    setBusy(true);
    const done = await choose({ ...item, ...base }, { [field]: value }, key);
    setBusy(false);
    if (done === 'settled') {
      await writer.discard();
      onEdited(false);
      onSettled();
    } else if (done !== 'failed') setRefused(done[field] ?? null);
    else writer.keepAgain();
  };
  return (
    <form
      className={classes['both']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <GrowingTextarea
        label={text.both_label}
        description={text.both_hint}
        min_rows={is_line ? 1 : 4}
        max_rows={12}
        value={value}
        readOnly={busy}
        error={refused === null ? null : generalText.field_errors[refused]}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          const next = is_line ? typed.replaceAll('\n', ' ') : typed;
          if (next === untouched) void writer.discard();
          else writer.write({ text: next, base: jsonOf(base) });
          setValue(next);
          // With the key itself: a press beside the dialog may come before effects have run.
          onEdited(next !== untouched);
          setRefused(null);
        }}
        data-autofocus
      />
      <Group gap="sm">
        <Button type="submit" loading={busy}>
          {text.both_save}
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel} disabled={busy}>
          {text.both_cancel}
        </Button>
      </Group>
    </form>
  );
}
