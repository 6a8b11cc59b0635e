import { Button, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, type HTMLAttributes, useState } from 'react';
import { entityTexts } from '../../../content/admin/entities.ts';
import { generalText } from '../../../content/admin/general.ts';
import { settingsText } from '../../../content/admin/settings.ts';
import { foundingPlaces } from '../../../content/founding-member.ts';
import { editRow, listRows, useLive } from '../../../data/index.ts';
import { type CompanyField, companySettingsEdit, foundingWarning } from '../../../domain/company-settings.ts';
import { type FieldErrorCode, type FieldErrors, parseInput } from '../../../domain/field-errors.ts';
import type { CompanySettingRow } from '../../../domain/rows.generated.ts';
import { useServerNow } from '../../components/use-server-now.ts';
import { useRuntime } from '../../runtime.ts';
import { useCommand } from '../../sync-ui/undo/use-command.ts';
import classes from './company-section.module.css';
import parts from './parts.module.css';

const words = settingsText.company;
const labels = entityTexts.company_settings.columns;
const YEAR_TICK_MS = 60_000;

type Part = keyof typeof words.parts;
/** The fields of each part, in pairs that stand beside each other and are saved together. */
const PAIRS: Readonly<Record<Part, readonly (readonly CompanyField[])[]>> = {
  reach: [
    ['phone', 'whatsapp'],
    ['email'],
    ['street', 'postal_code'],
    ['weekdays_from', 'weekdays_to'],
    ['saturday_from', 'saturday_to'],
  ],
  registers: [['kvk_number', 'vat_number']],
  claims: [
    ['rating_score', 'rating_count'],
    ['gelcoat_treated', 'sealant_replaced'],
    ['team_experience', 'founder_experience'],
    ['expertise_since'],
  ],
  founding: [['founding_year', 'founding_places']],
};

const KEYBOARDS: Partial<Record<CompanyField, HTMLAttributes<HTMLInputElement>['inputMode']>> = {
  phone: 'tel',
  whatsapp: 'tel',
  kvk_number: 'numeric',
  email: 'email',
  expertise_since: 'numeric',
  rating_score: 'decimal',
  rating_count: 'numeric',
  founding_year: 'numeric',
  founding_places: 'numeric',
};

const ERRORS: Partial<Record<CompanyField, Partial<Record<FieldErrorCode, string>>>> = words.errors;
const ABOUT: Partial<Record<CompanyField, string>> = words.about;

const textOf = (row: CompanySettingRow, field: CompanyField): string => String(row[field] ?? '');

/** 'Bedrijf': what the site says of the company, with a warning when it no longer names founding places. */
export function CompanySection() {
  const { db } = useRuntime();
  const rows = useLive(() => listRows(db, 'company_settings'), [db]);
  if (rows === undefined) return <Text className={parts['quiet']}>{words.loading}</Text>;
  const [row] = rows;
  if (row === undefined) return <p className={parts['quiet']}>{words.missing}</p>;
  return (
    <div className={parts['parts']}>
      <Founding row={row} />
      <PartForm part="reach" row={row} />
      <PartForm part="registers" row={row} />
      <PartForm part="claims" row={row} />
      <div className={parts['part']}>
        <p className={parts['quiet']}>{words.fixed}</p>
      </div>
    </div>
  );
}

/** The programme: why the site names no places, and what it says now. */
function Founding({ row }: { row: CompanySettingRow }) {
  const current_year = new Date(useServerNow(YEAR_TICK_MS)).getFullYear();
  const warning = foundingWarning(current_year, row);
  return (
    <PartForm part="founding" row={row}>
      {warning !== null && (
        <p className={classes['warning']} role="alert">
          <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />
          {words.warning[warning]}
        </p>
      )}
      <figure className={classes['shown']}>
        <figcaption>{words.shown}</figcaption>
        <p>{foundingPlaces(current_year, row)}</p>
      </figure>
    </PartForm>
  );
}

function PartForm({
  part,
  row,
  children,
}: {
  part: Part;
  row: CompanySettingRow;
  children?: React.ReactNode;
}) {
  const { db } = useRuntime();
  const run = useCommand();
  /** Only what was typed, and the row it was typed over: what others change meanwhile competes with it (OB3). */
  const [typed, setTyped] = useState<Partial<Record<CompanyField, string>>>({});
  const [seen, setSeen] = useState<CompanySettingRow | null>(null);
  const [refused, setRefused] = useState<FieldErrors>({});
  const base = seen ?? row;

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = PAIRS[part].filter((pair) => pair.some((field) => field in typed)).flat();
    const changes = Object.fromEntries(fields.map((field) => [field, typed[field] ?? textOf(base, field)]));
    const read = parseInput(companySettingsEdit, changes);
    if (!read.ok) {
      setRefused(read.error);
      const first = form.elements.namedItem(fields.find((field) => field in read.error) ?? '');
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    const expected = Object.fromEntries(fields.map((field) => [field, base[field]]));
    const done = await run(
      () => editRow(db, 'company_settings', { id: base.id, base_rev: base.rev, expected, changes }),
      { success: words.saved, failure: words.failed },
    );
    if (!done.ok) return;
    setTyped({});
    setSeen(null);
  }

  const input = (field: CompanyField) => ({
    name: field,
    size: 'md',
    inputMode: KEYBOARDS[field],
    label: labels[field],
    description: ABOUT[field],
    // Below the input, so that two beside each other stand on one line.
    inputWrapperOrder: ['label' as const, 'input' as const, 'error' as const, 'description' as const],
    value: typed[field] ?? textOf(row, field),
    error: errorOf(field, refused[field]),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget;
      setSeen((before) => before ?? row);
      setTyped((before) => ({ ...before, [field]: value }));
      setRefused(({ [field]: _gone, ...others }) => others);
    },
  });

  return (
    <section className={parts['part']} aria-labelledby={`company-${part}`}>
      <h3 id={`company-${part}`}>{words.parts[part]}</h3>
      {children}
      <form className={classes['form']} noValidate onSubmit={(event) => void save(event)}>
        {PAIRS[part].map((pair) => (
          <div key={pair[0]} className={classes['pair']}>
            {pair.map((field) => (
              <TextInput key={field} {...input(field)} />
            ))}
          </div>
        ))}
        <Button type="submit" size="md" disabled={Object.keys(typed).length === 0}>
          {words.save}
        </Button>
      </form>
    </section>
  );
}

const errorOf = (field: CompanyField, code: FieldErrorCode | undefined): string | null =>
  code === undefined ? null : (ERRORS[field]?.[code] ?? generalText.field_errors[code]);
