import { Button } from '@mantine/core';
import { IconArrowsJoin2, IconArrowsSplit2 } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { notesText } from '../../../content/admin/notes.ts';
import { conflictsText } from '../../../content/admin/conflicts.ts';
import type { ConflictItem, ConflictVersion, NotesVersions } from '../../../data/index.ts';
import { joinTexts } from '../../../domain/conflict.ts';
import { MAX_LONG_TEXT } from '../../../domain/fields.ts';
import { useChoose } from '../../sync-ui/conflicts/use-conflicts.ts';
import { versionMoment, versionTitles } from '../../sync-ui/conflicts/version-labels.ts';
import { useNow } from '../../components/use-now.ts';
import type { NotesSession } from './notes-session.ts';
import classes from './notes.module.css';

const text = notesText.versions;
const MINUTE_MS = 60_000;

const textOf = ({ values }: ConflictVersion): string =>
  typeof values['notes'] === 'string' ? values['notes'] : '';

const isOther =
  (known: string) =>
  (version: ConflictVersion): boolean =>
    textOf(version).trim() !== known.trim();

const byWeight = (a: ConflictVersion, b: ConflictVersion): number =>
  Number(b.stands) - Number(a.stands) || Number(b.kind === 'kept') - Number(a.kind === 'kept');

/**
 * The versions to offer: those that are not in the field, if possible not this person’s own, the row’s value first. A
 * further text of this person that lost is one of them until the field holds it.
 */
const othersOf = (item: ConflictItem, own: string, shown: string): readonly ConflictVersion[] => {
  const others = item.versions.filter(isOther(shown)).toSorted(byWeight);
  const unheld = others.filter((version) => isOther(own)(version) && !shown.includes(textOf(version).trim()));
  if (unheld.length > 0) return unheld.filter(({ kind }, index) => index === 0 || kind === 'lost');
  const first = others.find(isOther(own)) ?? others[0];
  return first === undefined ? [] : [first];
};

/** Which versions are offered beside the text in the field, as their indexes: equal for as long as the same ones are. */
const offeredIn = ({ item, own }: NotesVersions, shown: string): string =>
  item === null
    ? ''
    : othersOf(item, own, shown)
        .map((version) => item.versions.indexOf(version))
        .join(' ');

interface Props {
  readonly versions: NotesVersions;
  readonly session: NotesSession;
}

/**
 * The other version of these notes (of several own texts also another of those), whole, under the text that is being typed, and what can be done: keep both, one's own,
 * or the other (G4).
 */
export function NotesChoice({ versions, session }: Props) {
  const { item } = versions;
  const now_ms = useNow(MINUTE_MS);
  const choose = useChoose();
  const [busy, setBusy] = useState(false);
  const [too_long, setTooLong] = useState<number | null>(null);
  const titles = versionTitles(item?.versions ?? []);
  // A text that is typed or joined into the field may be one of them.
  const offered = useSyncExternalStore(session.onText, () => offeredIn(versions, session.text()));
  const others =
    item === null
      ? [{ title: text.other, moment: null, stands: false, words: versions.texts[0] ?? '' }]
      : item.versions
          .map((version, index) => ({
            rank: offered.split(' ').indexOf(String(index)),
            title: titles[index] ?? text.other,
            moment: versionMoment(version, now_ms),
            stands: version.stands,
            words: textOf(version),
          }))
          .filter(({ rank }) => rank >= 0)
          .toSorted((a, b) => a.rank - b.rank);
  if (others.length === 0) return null;
  const joinAll = (shown: string): string =>
    others.reduce((whole, { words }) => joinTexts(whole, words, 'lines'), shown);

  const settle = async (chosen: string): Promise<void> => {
    if (item === null) return;
    setBusy(true);
    setTooLong(null);
    await session.settle(chosen, joinAll(''), async () => {
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
        </div>
      </header>
      {others.map(({ title, moment, stands, words }) => (
        <div key={title} className={classes['other']}>
          <h3>
            {title}
            {stands && <span>{conflictsText.stands}</span>}
          </h3>
          {moment !== null && <p>{moment}</p>}
          <blockquote>{words === '' ? notesText.empty : words}</blockquote>
        </div>
      ))}
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
            onClick={() => void settle(joinAll(session.text()))}
          >
            {text.both}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => void settle(session.text())}>
            {text.own}
          </Button>
          {others.map(({ title, words }) => (
            <Button key={title} variant="default" disabled={busy} onClick={() => void settle(words)}>
              {others.length === 1 ? text.take : conflictsText.action_of(conflictsText.use, title)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
