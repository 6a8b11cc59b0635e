import { companySettingsEdit } from '../../domain/company-settings.ts';
import type { CompanySettingRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';

/** What the company says of itself on the site; one row. */
export const company_settings = entity<CompanySettingRow>()({
  ops: ['patch'],
  columns: {
    founding_year: { kind: 'number', required: true },
    founding_places: { kind: 'number', required: true },
  },
  naming: { by: 'nothing' },
  edit: companySettingsEdit,
});
