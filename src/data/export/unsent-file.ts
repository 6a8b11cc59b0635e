import { STORAGE_PREFIX } from '../../brand.ts';
import type { OpenForm, UnsentWork } from './unsent.ts';

/** The user, the build and the reason of the file. */
export interface UnsentFileHeader {
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  readonly app_version: string;
  /** Device wall time, ISO 8601. */
  readonly made_at: string;
  /** 'rescue': storage trouble; 'sign_out': exported to be discarded here; 'asked': a person wanted a copy. */
  readonly why: 'rescue' | 'sign_out' | 'asked';
}

/** Raised when the file's shape changes. */
const FORMAT = 1;

const stamp_format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/**
 * Unsent work as a JSON file that a person can keep, mail or read: the name to save it under and its text. Forms that
 * stand open come first.
 */
export function unsentFile(
  header: UnsentFileHeader,
  work: UnsentWork,
  open_forms: readonly OpenForm[] = [],
): { readonly name: string; readonly text: string } {
  const day_and_time = stamp_format.format(Date.parse(header.made_at)).replaceAll(':', '').replace(' ', '-');
  return {
    name: `${STORAGE_PREFIX}-niet-verzonden-${day_and_time}.json`,
    text: JSON.stringify(
      { file: `${STORAGE_PREFIX}-unsent`, format: FORMAT, ...header, open_forms, ...work },
      null,
      2,
    ),
  };
}
