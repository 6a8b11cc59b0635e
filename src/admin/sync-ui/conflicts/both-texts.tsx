import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { conflictsText } from '../../../content/admin/conflicts.ts';
import { generalText } from '../../../content/admin/general.ts';
import { type ConflictItem, type ConflictVersion, textKind } from '../../../data/index.ts';
import { joinTexts } from '../../../domain/conflict.ts';
import type { FieldErrorCode } from '../../../domain/field-errors.ts';
import { GrowingTextarea } from '../../components/growing-textarea.tsx';
import classes from './conflicts.module.css';
import { useChoose } from './use-conflicts.ts';

const text = conflictsText;

const textIn = ({ values }: ConflictVersion, field: string): string | null => {
  const value = values[field];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The texts in one, what stands now first, then kept before lost; null when they are no two texts (G4). */
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

/** Both texts in one field, to be read and mended before they are saved; the base is what stood when it opened (D3). */
export function BothTexts({
  item,
  start,
  onSettled,
  onCancel,
}: {
  item: ConflictItem;
  start: string;
  onSettled: () => void;
  onCancel: () => void;
}) {
  const [opened_with] = useState(item);
  const [value, setValue] = useState(start);
  const [refused, setRefused] = useState<FieldErrorCode | null>(null);
  const [busy, setBusy] = useState(false);
  const choose = useChoose();
  const field = item.fields[0] ?? '';
  const is_line = textKind(item.table, field) === 'line';
  const save = async () => {
    setBusy(true);
    const done = await choose(opened_with, { [field]: value });
    setBusy(false);
    if (done === 'settled') onSettled();
    else if (done !== 'failed') setRefused(done[field] ?? null);
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
        error={refused === null ? null : generalText.field_errors[refused]}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setValue(is_line ? typed.replaceAll('\n', ' ') : typed);
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
