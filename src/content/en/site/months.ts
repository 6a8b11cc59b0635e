const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The name of a month, 1 to 12. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';
