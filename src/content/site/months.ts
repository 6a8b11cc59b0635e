const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/** The name of a month, 1 to 12. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';
