import { VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { siteText } from '../../../../content/admin/site-content.ts';
import { moveSiteEntry, setSiteActive, type SiteEntry } from '../../../../data/index.ts';
import type { SiteKind } from '../../../../domain/site-content.ts';
import { isOrdered } from '../../../../domain/site-content.ts';
import { walkEntries } from '../../../components/list/use-arrow-keys.ts';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { useRuntime } from '../../../runtime.ts';
import { entryTitle, fieldText } from '../entry-labels.ts';
import classes from './entries.module.css';
import { EntryRow } from './entry-row.tsx';

interface Props {
  readonly kind: SiteKind;
  readonly entries: readonly SiteEntry[];
}

type Direction = 'up' | 'down';

/** Those among which an entry has its place: a hero among the heroes of its page (D-003). */
const amongOf = (entries: readonly SiteEntry[], entry: SiteEntry): readonly SiteEntry[] =>
  entry.kind === 'hero'
    ? entries.filter((other) => fieldText(other, 'page') === fieldText(entry, 'page'))
    : entries;

/** The entries of a kind in the order of the site; they change places by buttons. */
export function EntryList({ kind, entries }: Props) {
  const { db } = useRuntime();
  const command = useCommand();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState('');
  const pressed = useRef<{ readonly id: string; readonly direction: Direction; readonly to: number } | null>(
    null,
  );

  // A row that changes its place in the page loses the focus; at an end the other button takes it.
  useEffect(() => {
    if (pressed.current === null) return;
    const { id, direction, to } = pressed.current;
    if (entries[to]?.id !== id) return;
    pressed.current = null;
    const row = list.current?.querySelector(`[data-entry="${CSS.escape(id)}"]`);
    const usual = row?.querySelector<HTMLButtonElement>(`[data-move="${direction}"]:not(:disabled)`);
    (usual ?? row?.querySelector<HTMLButtonElement>('[data-move]:not(:disabled)'))?.focus();
  });

  const move = async (from: number, direction: Direction): Promise<void> => {
    const entry = entries[from];
    if (entry === undefined) return;
    const by = direction === 'up' ? -1 : 1;
    const among = amongOf(entries, entry);
    const place = among.indexOf(entry);
    const done = await command(() => moveSiteEntry(db, { entries: among, from: place, to: place + by }), {
      failure: siteText.errors.move,
    });
    if (!done.ok) return;
    pressed.current = { id: entry.id, direction, to: from + by };
    setMoved(siteText.row.moved(entryTitle(entry), place + by + 1, among.length));
  };
  const show = async (entry: SiteEntry, active: boolean): Promise<void> => {
    await command(() => setSiteActive(db, entry, active), {
      success: active ? siteText.form.shown : siteText.form.hidden,
      failure: siteText.errors.edit,
    });
  };

  return (
    <>
      <VisuallyHidden component="output">{moved}</VisuallyHidden>
      <ul ref={useMergedRef(list, walkEntries)} className={classes['entries']} data-kind={kind}>
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            onShow={(active) => void show(entry, active)}
            move={
              isOrdered(kind)
                ? {
                    up: amongOf(entries, entry)[0] !== entry,
                    down: amongOf(entries, entry).at(-1) !== entry,
                    act: (direction) => void move(index, direction),
                  }
                : null
            }
          />
        ))}
      </ul>
    </>
  );
}
