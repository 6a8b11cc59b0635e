import { clientsText } from '../../../content/admin/clients.ts';
import { siteText } from '../../../content/admin/site-content.ts';
import type { FieldErrorCode } from '../../../domain/field-errors.ts';

type FieldWords = Readonly<Record<string, Readonly<Partial<Record<FieldErrorCode, string>>>>>;

/** The words for a refused field (R-40, M-013). The fields of all forms have names of their own, or the same words. */
export const fieldErrorText = (field: string, code: FieldErrorCode): string => {
  const of_field: FieldWords = { ...clientsText.field_errors_of, ...siteText.field_errors_of };
  return of_field[field]?.[code] ?? clientsText.field_errors[code];
};
