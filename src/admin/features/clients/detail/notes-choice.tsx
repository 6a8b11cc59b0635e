import { Button } from '@mantine/core';
import { IconArrowsJoin2, IconArrowsSplit2 } from '@tabler/icons-react';
import { useState } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { conflictsText } from '../../../../content/admin/conflicts.ts';
import type { ConflictItem, ConflictVersion, NotesVersions } from '../../../../data/index.ts';
import { joinTexts } from '../../../../domain/conflict.ts';
import { MAX_LONG_TEXT } from '../../../../domain/fields.ts';
import { useChoose } from '../../../sync-ui/conflicts/use-conflicts.ts';
import { versionMoment, versionTitles } from '../../../sync-ui/conflicts/version-labels.ts';
import { useNow } from '../../../components/use-now.ts';
import type { NotesSession } from './notes-session.ts';
import classes from './notes.module.css';

const text = clientsText.notes.versions;
const MINUTE_MS = 60_000;

const textOf = ({ values }: ConflictVersion): string =>
  typeof values['notes'] === 'string' ? values['notes'] : '';

const isOther =
  (known: string) =>
  (version: ConflictVersion): boolean =>
    textOf(version).trim() !== known.trim();

const byWeight = (a: ConflictVersion, b: ConflictVersion): number =>
  Number(b.stands) - Number(a.stands) || Number(b.kind === 'kept') - Number(a.kind === 'kept');

/** The version to offer: one that is not in the field, if possible not this person’s own, the row’s value first. */
const otherOf = (item: ConflictItem, own: string, shown: string): ConflictVersion | undefined => {
  const others = item.versions.filter(isOther(shown)).toSorted(byWeight);
  return others.find(isOther(own)) ?? others[0];
};

interface Props {
  readonly versions: NotesVersions;
  readonly session: NotesSession;
}

/**
 * The other version of these notes, whole, under the text that is being typed, and what can be done: keep both, one's own,
 * or the other (G4).
 */
export function NotesChoice({ versions, session }: Props) {
  const { item } = versions;
  const now_ms = useNow(MINUTE_MS);
  const choose = useChoose();
  const [busy, setBusy] = useState(false);
  const [too_long, setTooLong] = useState<number | null>(null);
  const version = item === null ? undefined : otherOf(item, versions.own, session.text());
  const other = version === undefined ? versions.texts[0] : textOf(version);
  if (other === undefined || (item !== null && version === undefined)) return null;
  const title =
    version === undefined
      ? text.other
      : (versionTitles(item?.versions ?? [])[item?.versions.indexOf(version) ?? -1] ?? text.other);
  const moment = version === undefined ? null : versionMoment(version, now_ms);

  const settle = async (chosen: string): Promise<void> => {
    if (item === null) return;
    setBusy(true);
    setTooLong(null);
    await session.settle(chosen, other, async () => {
      const outcome = await choose(item, { notes: chosen });
      if (typeof outcome === 'object' && outcome['notes'] === 'too_long') setTooLong(chosen.length);
      return outcome === 'settled';
    });
    setBusy(false);
  };
  return (
    <section className={classes['versions']} aria-label={text.title}>
      <header>
        <IconArrowsSplit2 size={20} stroke={1.75} aria-hidden="true" />
        <div>
          <output>{text.intro}</output>
          <h3>
            {title}
            {version?.stands === true && <span>{conflictsText.stands}</span>}
          </h3>
          {moment !== null && <p>{moment}</p>}
        </div>
      </header>
      <blockquote>{other === '' ? clientsText.notes.empty : other}</blockquote>
      {too_long !== null && (
        <output className={classes['notes-failed']}>{text.too_long(too_long, MAX_LONG_TEXT)}</output>
      )}
      {item === null ? (
        <p>{text.later}</p>
      ) : (
        <div className={classes['version-actions']}>
          <Button
            loading={busy}
            leftSection={<IconArrowsJoin2 size={20} stroke={1.5} aria-hidden="true" />}
            onClick={() => void settle(joinTexts(session.text(), other, 'lines'))}
          >
            {text.both}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => void settle(session.text())}>
            {text.own}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => void settle(other)}>
            {text.take}
          </Button>
        </div>
      )}
    </section>
  );
}
