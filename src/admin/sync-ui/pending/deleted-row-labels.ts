/** Rejected work whose row somebody deleted, in words: who did it and when, and the work as text to be copied. */
import { sync } from '../../../content/admin/sync.ts';
import {
  type DeletedRow,
  entityOf,
  type PendingChange,
  type PendingChangeGroup,
} from '../../../data/index.ts';
import {
  type ColleagueNames,
  fieldLabel,
  formatTime,
  formatRow,
  tableLabel,
  thisRow,
  formatValue,
} from '../row-labels.ts';
import { changeGroupFields, changeGroupTitle } from './change-group-labels.ts';

const words = sync.gone;
/** 'Sanne de Vries heeft deze klant verwijderd (21 nov 14:02).', as far as the server says. */
export function deletionSentence({ table, at, author, name }: DeletedRow, now_ms: number): string {
  const what = thisRow(table);
  const when = at === null ? null : formatTime(at, now_ms);
  if (when === null || author === 'unknown') return words.by_unknown(what, when);
  return author === 'self' ? words.by_you(what, when) : words.by(name ?? words.by_former, what, when);
}

/** One thing that was done to something that is gone: of photos their number, for they have no words. */
interface DeletedRowPart {
  readonly key: string;
  readonly title: string;
  readonly group: PendingChangeGroup;
}

const OPS = { put: sync.drawer.added, patch: sync.drawer.changed, delete: sync.drawer.removed } as const;

/** Its row stands for a file: a photo. */
const isPhoto = ({ table }: PendingChange): boolean => entityOf(table)?.file !== undefined;

/** What was done, one by one, photos left out. */
export const deletedRowParts = (group: PendingChangeGroup): readonly DeletedRowPart[] =>
  group.changes
    .filter((change) => !isPhoto(change))
    .map((change) => ({
      key: change.mutation_id,
      title: `${OPS[change.op]} · ${formatRow({ ...change.row, name: tableLabel(change.table) })}`,
      group: { ...group, changes: [change], main: change },
    }));

/** '2 foto's', or null when there are none. */
export function deletedRowPhotos({ changes }: PendingChangeGroup): string | null {
  const count = changes.filter((change) => isPhoto(change) && change.op === 'put').length;
  return count === 0 ? null : words.photos(count);
}

/** All of it as text: what is refused is a person's own work, and they may want it elsewhere. */
export function deletedRowText(
  group: PendingChangeGroup,
  gone: DeletedRow,
  now_ms: number,
  names?: ColleagueNames,
): string {
  const parts = deletedRowParts(group).map(({ title, group: part }) => {
    const fields = changeGroupFields(part).map(
      ({ table, field, after }) => `${fieldLabel(table, field)}: ${formatValue(table, field, after, names)}`,
    );
    return [title, ...fields].join('\n');
  });
  const photos = deletedRowPhotos(group);
  return [
    `${changeGroupTitle(group)}\n${deletionSentence(gone, now_ms)}`,
    ...parts,
    ...(photos === null ? [] : [photos]),
  ].join('\n\n');
}
