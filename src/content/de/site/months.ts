const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

/** The name of a month, 1 to 12. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';
