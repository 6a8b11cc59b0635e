import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { settingsText } from '../../../content/admin/settings.ts';
import { foundingPlaces } from '../../../content/founding-member.ts';
import { editRow, listRows, shownColumns, useLive } from '../../../data/index.ts';
import { foundingWarning } from '../../../domain/company-settings.ts';
import type { CompanySettingRow } from '../../../domain/rows.generated.ts';
import { PageForm } from '../../components/forms/page-form.tsx';
import { useServerNow } from '../../components/use-server-now.ts';
import { useRuntime } from '../../runtime.ts';
import {
  companyChanges,
  companyFields,
  CompanyInputs,
  type CompanyPart,
  companyValues,
} from './company-fields.tsx';
import classes from './company-section.module.css';
import parts from './parts.module.css';

const words = settingsText.company;
const YEAR_TICK_MS = 60_000;

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

interface PartProps {
  readonly part: CompanyPart;
  readonly row: CompanySettingRow;
  /** Parts above its inputs. */
  readonly children?: ReactNode;
}

/** One part of what the site says, with a form of its own: what others change meanwhile competes with what is typed (OB3). */
function PartForm({ part, row, children }: PartProps) {
  const { db } = useRuntime();
  const fields = useMemo(() => companyFields([part]), [part]);
  const start = useMemo(
    () => ({ values: companyValues([part], row), rev: row.rev, seen: shownColumns(row) }),
    [part, row],
  );
  return (
    <section className={parts['part']} aria-labelledby={`company-${part}`}>
      <h3 id={`company-${part}`}>{words.parts[part]}</h3>
      {children}
      <div className={classes['form']}>
        <PageForm
          fields={fields}
          draft_key={`company:${part}`}
          start={start}
          save={async ({ changed, values, base_rev, expected, draft_key }) => {
            const changes = companyChanges(changed, values);
            return await editRow(
              db,
              'company_settings',
              { id: row.id, base_rev, expected, changes },
              draft_key,
            );
          }}
          words={{ submit: words.save, success: words.saved, failure: words.failed }}
        >
          {(form) => <CompanyInputs part={part} form={form} />}
        </PageForm>
      </div>
    </section>
  );
}
