/** Names the author and the age of a version for the signed-in person: their own, a colleague's, or unknown (G4). */
import { conflictsText } from '../../../content/admin/conflicts.ts';
import { columnOf, type ConflictItem, type ConflictVersion } from '../../../data/index.ts';
import { type ColleagueNames, fieldLabel, formatTime, formatValue } from '../row-labels.ts';

const text = conflictsText;

const titleOf = ({ kind, author, name }: ConflictVersion, is_second: boolean): string => {
  if (kind === 'now') return text.now;
  if (author === 'self') return is_second ? text.yours_other : text.yours;
  if (author === 'unknown') return text.of_unknown;
  if (name === null) return text.of_former;
  return is_second ? text.of_other(name) : text.of(name);
};

/** The titles of the versions in their order; two of one person are told apart. */
export function versionTitles(versions: readonly ConflictVersion[]): readonly string[] {
  const seen = new Set<string>();
  return versions.map((version) => {
    const title = titleOf(version, seen.has(titleOf(version, false)));
    seen.add(title);
    return title;
  });
}

/** 'Gemaakt 09:12', 'Ontvangen 5 mrt 09:12', or that it is unknown; null for the present value when it is not known since when it is there. */
export function versionMoment(version: ConflictVersion, now_ms: number): string | null {
  const { kind, made_at, arrived_at } = version;
  if (kind === 'now') return null;
  if (made_at !== null) return text.made(formatTime(made_at, now_ms));
  return arrived_at === null ? text.when_unknown : text.arrived(formatTime(arrived_at, now_ms));
}

/** The fields that a form asks for: the sizes of a picture follow from it. All of them where no form asks for any. */
const toldFields = ({ table, fields }: Pick<ConflictItem, 'table' | 'fields'>): readonly string[] => {
  const told = fields.filter((field) => columnOf(table, field)?.untold !== true);
  return told.length === 0 ? fields : told;
};

/** 'Notities', or 'Status en Datum' for fields that belong together. */
export function fieldsLabel(item: Pick<ConflictItem, 'table' | 'fields'>): string {
  return toldFields(item)
    .map((field) => fieldLabel(item.table, field))
    .join(' en ');
}

/** Whether a value is the address of a picture, which is shown as one where there is room. */
export const isPicture = (table: string, field: string, value: unknown): value is string =>
  columnOf(table, field)?.kind === 'picture' && typeof value === 'string';

/** The values of a version in Dutch, with the name of the field where there are several. */
export function versionValues(
  item: Pick<ConflictItem, 'table' | 'fields'>,
  { values }: ConflictVersion,
  names?: ColleagueNames,
): readonly { readonly field: string; readonly label: string | null; readonly words: string }[] {
  const fields = toldFields(item);
  return fields.map((field) => ({
    field,
    label: fields.length === 1 ? null : fieldLabel(item.table, field),
    words: isPicture(item.table, field, values[field])
      ? text.a_picture
      : formatValue(item.table, field, values[field], names),
  }));
}
