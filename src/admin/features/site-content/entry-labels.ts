/** The name of an entry of the site, and the line under it. */
import { siteText } from '../../../content/admin/site-content.ts';
import type { SiteEntry } from '../../../data/index.ts';
import { dateAt, formatShort, isCalendarDate } from '../../../domain/calendar-date.ts';
import { columnOfField, SITE_FIELDS, type SiteField, slotOfField } from '../../../domain/site-content.ts';

/** The text of a field of an entry, as its form shows it. */
export function fieldText(entry: SiteEntry, field: SiteField): string {
  if (field === 'active') return entry.active ? 'yes' : 'no';
  const slot = slotOfField(field);
  const entry_row =
    slot === null ? entry.entry_rows[0] : entry.entry_rows.find((known) => known.slot === slot);
  const value: unknown = entry_row && Reflect.get(entry_row.row, columnOfField(field));
  return typeof value === 'string' ? value : '';
}

const PAGES: Readonly<Record<string, string | undefined>> = siteText.pages;

/** Its name. */
export function entryTitle(entry: SiteEntry): string {
  if (entry.kind === 'hero') {
    const page = fieldText(entry, 'page');
    return PAGES[page] ?? (page === '' ? siteText.row.untitled : page);
  }
  return fieldText(entry, entry.kind === 'boat_type' ? 'type' : 'title') || siteText.row.untitled;
}

const projectDay = (entry: SiteEntry): string => {
  const done_on = fieldText(entry, 'done_on');
  if (isCalendarDate(done_on)) return formatShort(done_on);
  return entry.created_at === null ? '' : formatShort(dateAt(Date.parse(entry.created_at)));
};

/** Further texts that tell it apart, in one line; empty when there are none. */
export function entryLine(entry: SiteEntry): string {
  switch (entry.kind) {
    case 'project':
      return [fieldText(entry, 'category'), fieldText(entry, 'location'), projectDay(entry)]
        .filter((part) => part !== '')
        .join(' · ');
    case 'hero':
      return fieldText(entry, 'title');
    case 'service':
      return fieldText(entry, 'description');
    case 'video':
      return fieldText(entry, 'url');
    case 'pair':
    case 'boat_type':
    default:
      return fieldText(entry, entry.kind === 'pair' ? 'after_alt' : 'alt');
  }
}

/** The values of a form: a text for every field there is; fields of another kind stay empty. */
export type SiteValues = Readonly<Record<SiteField, string>>;

export const BLANK_VALUES: SiteValues = {
  title: '',
  description: '',
  category: '',
  location: '',
  services: '',
  done_on: '',
  transform_id: '',
  page: '',
  type: '',
  link: '',
  url: '',
  alt: '',
  before_alt: '',
  after_alt: '',
  active: 'yes',
};

/** An entry as its form shows it. */
export function entryValues(entry: SiteEntry): SiteValues {
  const values = { ...BLANK_VALUES };
  for (const field of SITE_FIELDS[entry.kind]) values[field] = fieldText(entry, field);
  return values;
}
