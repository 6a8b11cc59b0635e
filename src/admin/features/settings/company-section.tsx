import { Button, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { FOUNDING_MEMBER } from '../../../content/company.ts';
import { generalText } from '../../../content/admin/general.ts';
import { settingsText } from '../../../content/admin/settings.ts';
import { foundingPlaces } from '../../../content/founding-member.ts';
import { editRow, listRows, useLive } from '../../../data/index.ts';
import { companySettingsEdit, foundingWarning } from '../../../domain/company-settings.ts';
import { type FieldErrorCode, type FieldErrors, parseInput } from '../../../domain/field-errors.ts';
import type { CompanySettingRow } from '../../../domain/rows.generated.ts';
import { useServerNow } from '../../components/use-server-now.ts';
import { useRuntime } from '../../runtime.ts';
import { useCommand } from '../../sync-ui/undo/use-command.ts';
import classes from './company-section.module.css';
import parts from './parts.module.css';

const words = settingsText.company;
const YEAR_TICK_MS = 60_000;

const errorOf = (field: Field, code: FieldErrorCode | undefined): string | null =>
  code === undefined ? null : code === 'too_small' ? words.too_small[field] : generalText.field_errors[code];

type Field = 'founding_year' | 'founding_places';

/** 'Bedrijf': what the site says of the founding members, with a warning when it no longer names places. */
export function CompanySection() {
  const { db } = useRuntime();
  const rows = useLive(() => listRows(db, 'company_settings'), [db]);
  if (rows === undefined) return <Text className={parts['quiet']}>{words.loading}</Text>;
  const [row] = rows;
  return row === undefined ? <p className={parts['quiet']}>{words.missing}</p> : <Founding row={row} />;
}

function Founding({ row }: { row: CompanySettingRow }) {
  const { db } = useRuntime();
  const run = useCommand();
  const now_ms = useServerNow(YEAR_TICK_MS);
  /** Only what was typed: what others change meanwhile is shown in the other field. */
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [refused, setRefused] = useState<FieldErrors>({});
  const facts = { year: row.founding_year, places: row.founding_places };
  const current_year = new Date(now_ms).getFullYear();
  const warning = foundingWarning(current_year, facts);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const read = parseInput(companySettingsEdit, typed);
    if (!read.ok) {
      setRefused(read.error);
      return;
    }
    const { id, rev, founding_year, founding_places } = row;
    const done = await run(
      () =>
        editRow(db, 'company_settings', {
          id,
          base_rev: rev,
          expected: { founding_year, founding_places },
          changes: read.value,
        }),
      { success: words.saved, failure: words.failed },
    );
    if (done.ok) setTyped({});
  }

  const input = (field: Field) => ({
    name: field,
    size: 'md',
    inputMode: 'numeric' as const,
    // Below the input, so that two beside each other stand on one line.
    inputWrapperOrder: ['label' as const, 'input' as const, 'error' as const, 'description' as const],
    value: typed[field] ?? String(row[field]),
    error: errorOf(field, refused[field]),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget;
      setTyped((before) => ({ ...before, [field]: value }));
      setRefused(({ [field]: _gone, ...others }) => others);
    },
  });

  return (
    <div className={parts['parts']}>
      <section className={parts['part']} aria-labelledby="company-founding">
        <h3 id="company-founding">{words.founding}</h3>
        {warning !== null && (
          <p className={classes['warning']} role="alert">
            <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />
            {words.warning[warning]}
          </p>
        )}
        <form className={classes['form']} noValidate onSubmit={(event) => void save(event)}>
          <TextInput label={words.year} description={words.year_about} {...input('founding_year')} />
          <TextInput label={words.places} description={words.places_about} {...input('founding_places')} />
          <Button type="submit" size="md" disabled={Object.keys(typed).length === 0}>
            {words.save}
          </Button>
        </form>
        <figure className={classes['shown']}>
          <figcaption>{words.shown}</figcaption>
          <p>{foundingPlaces(current_year, { ...FOUNDING_MEMBER, ...facts })}</p>
        </figure>
      </section>
    </div>
  );
}
