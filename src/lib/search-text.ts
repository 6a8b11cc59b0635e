const MARKS = /\p{M}/gu;
/** Printable ASCII has no marks to fold: most names take the short way. */
const ASCII_ONLY = /^[\x20-\x7e\n]*$/;

/** Lower case without diacritics, so that 'ijsbrand' finds 'IJsbrand' and 'andre' finds 'André' (M-015). */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase();
  return ASCII_ONLY.test(lower) ? lower : lower.normalize('NFKD').replaceAll(MARKS, '');
};

/** One folded text of several fields to search in; a line break keeps a match from running over two fields. */
export const searchKey = (...fields: readonly (string | null)[]): string =>
  foldText(fields.filter((field) => field !== null).join('\n'));
