import { useMemo } from 'react';
import { generalText } from '../../../content/admin/general.ts';
import { settingsText } from '../../../content/admin/settings.ts';
import {
  type AppDatabase,
  getRejectedEdit,
  isRejectedOf,
  type RejectedEdit,
  reviseRejected,
  shownColumns,
} from '../../../data/index.ts';
import { EntityForm } from '../../components/forms/entity-form.tsx';
import { changedFields } from '../../components/forms/draft.ts';
import { RejectedDialog } from '../../components/forms/rejected-dialog.tsx';
import { useRuntime } from '../../runtime.ts';
import {
  COMPANY_PARTS,
  companyChanges,
  companyFields,
  CompanyInputs,
  companyValues,
} from './company-fields.tsx';
import classes from './company-section.module.css';

const words = settingsText.company;
const { rejected_form } = generalText;

const findRejected = async (db: AppDatabase, mutation_id: string) => {
  const rejected = await getRejectedEdit(db, mutation_id);
  return rejected !== null && isRejectedOf('company_settings', rejected) ? rejected : null;
};

/** Revising the change of the company that the address names (D4). */
export function RejectedCompanyDialog() {
  return <RejectedDialog find={findRejected} Form={RejectedCompanyForm} />;
}

interface Props {
  readonly rejected: RejectedEdit<'company_settings'>;
  readonly onClose: () => void;
}

/** The parts that the rejected change is about, with what the server rejected filled in. */
function RejectedCompanyForm({ rejected, onClose }: Props) {
  const { db } = useRuntime();
  const { beneath, shown, mutation_id, code } = rejected;
  const { parts, fields, start } = useMemo(() => {
    const differs = COMPANY_PARTS.filter((part) => {
      const changed = changedFields(companyValues([part], beneath), companyValues([part], shown));
      return Object.keys(changed).length > 0;
    });
    // Nothing differs where the server has the same values by now: then every part can be revised.
    const about = differs.length === 0 ? COMPANY_PARTS : differs;
    return {
      parts: about,
      fields: companyFields(about),
      start: { values: companyValues(about, beneath), rev: beneath.rev, seen: shownColumns(beneath) },
    };
  }, [beneath, shown]);
  return (
    <EntityForm<string, unknown>
      fields={fields}
      start={start}
      rejected={{ mutation_id, code, values: companyValues(parts, shown) }}
      save={async ({ changed, values, base_rev, expected, draft_key }) => {
        const row = { table: 'company_settings', id: beneath.id, base_rev, expected, mutation_id } as const;
        return await reviseRejected(db, { ...row, changes: companyChanges(changed, values) }, draft_key);
      }}
      words={{ submit: rejected_form.save, success: rejected_form.saved, failure: words.failed }}
      onClose={onClose}
    >
      {(form) =>
        parts.map((part) => (
          <fieldset key={part} className={classes['rejected']}>
            <legend>{words.parts[part]}</legend>
            <CompanyInputs part={part} form={form} />
          </fieldset>
        ))
      }
    </EntityForm>
  );
}
