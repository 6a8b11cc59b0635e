import { companySettingsEdit } from '../../domain/company-settings.ts';
import type { CompanySettingRow } from '../../domain/rows.generated.ts';
import { entity } from './entity.ts';

/** What the company says of itself on the site; one row. */
export const company_settings = entity<CompanySettingRow>()({
  ops: ['patch'],
  groups: [
    ['street', 'postal_code'],
    ['weekdays_from', 'weekdays_to'],
    ['saturday_from', 'saturday_to'],
    ['rating_score', 'rating_count'],
    ['founding_year', 'founding_places'],
  ],
  columns: {
    phone: { kind: 'text', required: true },
    whatsapp: { kind: 'text' },
    email: { kind: 'text', required: true },
    street: { kind: 'text' },
    postal_code: { kind: 'text' },
    kvk_number: { kind: 'text' },
    vat_number: { kind: 'text' },
    weekdays_from: { kind: 'text', required: true },
    weekdays_to: { kind: 'text', required: true },
    saturday_from: { kind: 'text' },
    saturday_to: { kind: 'text' },
    expertise_since: { kind: 'number', required: true },
    team_experience: { kind: 'text', required: true },
    founder_experience: { kind: 'text', required: true },
    gelcoat_treated: { kind: 'text', required: true },
    sealant_replaced: { kind: 'text', required: true },
    rating_score: { kind: 'text', required: true },
    rating_count: { kind: 'number', required: true },
    founding_year: { kind: 'number', required: true },
    founding_places: { kind: 'number', required: true },
  },
  // There is one row: its table says what it is.
  naming: { by: 'own', name: () => null },
  form_kind: 'company',
  edit: companySettingsEdit,
  is_revisable: true,
});
