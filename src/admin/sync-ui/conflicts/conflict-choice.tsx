import { Button } from '@mantine/core';
import { IconArrowsJoin2, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Person } from '../../../domain/rights.ts';
import { conflictsText } from '../../../content/admin/conflicts.ts';
import { type ConflictItem, type ConflictVersion, mayChoose } from '../../../data/index.ts';
import { useRuntime } from '../../runtime.ts';
import { formatRow, tableLabel } from '../row-labels.ts';
import { useNow } from '../../components/use-now.ts';
import { BothTexts, proposal, useKeptJoin } from './both-texts.tsx';
import lists from '../lists.module.css';
import classes from './conflicts.module.css';
import { useChoose, useNamesIn } from './use-conflicts.ts';
import { fieldsLabel, isPicture, versionMoment, versionTitles, versionValues } from './version-labels.ts';

const text = conflictsText;
const MINUTE_MS = 60_000;

/** Whether a version holds what this person may not choose, as completing a client; the server would refuse it. */
const isLocked = ({ table }: ConflictItem, { values, stands }: ConflictVersion, user: Person): boolean =>
  !stands && Object.entries(values).some(([field, value]) => !mayChoose(user, table, field, value));

/** One conflict: the versions side by side, each with its author and moment, and what can be done (G4). */
export function ConflictChoice({
  item,
  takes_focus,
  onEdited,
  onSettled,
}: {
  item: ConflictItem;
  /** It follows another choice: a reader is brought to it. */
  takes_focus: boolean;
  /** Says whether a text made of both was changed and is not saved yet. */
  onEdited: (edited: boolean) => void;
  onSettled: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [first_seen] = useState(() => JSON.stringify(item.versions.map(({ values }) => values)));
  const { conflict_views } = useRuntime();
  const view = conflict_views.find(
    ({ table, fields }) => table === item.table && item.fields.some((field) => fields.includes(field)),
  );
  const kept = useKeptJoin(item);
  const [asked, setAsked] = useState<boolean | null>(null);
  const now_ms = useNow(MINUTE_MS);
  const titles = versionTitles(item.versions);
  const proposed = proposal(item);
  const joined = proposed ?? kept.found?.text ?? null;
  // A text that was left half mended opens by itself.
  const joining = asked ?? (kept.found !== null && kept.found !== undefined);
  const is_changed = JSON.stringify(item.versions.map(({ values }) => values)) !== first_seen;
  useEffect(() => {
    if (takes_focus) heading.current?.focus();
  }, [takes_focus]);

  return (
    <section className={classes['choice']} aria-labelledby={`conflict-${item.id}`}>
      <header className={classes['about']}>
        <h3 id={`conflict-${item.id}`} ref={heading} tabIndex={-1}>
          {fieldsLabel(item)}
        </h3>
        <p>
          {tableLabel(item.table)} · {formatRow(item.row)}
        </p>
      </header>
      {(is_changed || item.changed_since) && (
        <p className={classes['note']} role={is_changed ? 'status' : undefined}>
          <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
          {is_changed ? text.changed_while_open : text.changed_since}
        </p>
      )}
      {view !== undefined && (
        <Suspense fallback={<div className={classes['loading']} aria-busy="true" />}>
          <view.Component item={item} onSettled={onSettled} />
        </Suspense>
      )}
      {view === undefined && (
        <div className={classes['versions']} data-count={item.versions.length}>
          {item.versions.map((version, index) => (
            <Version
              key={version.kind}
              item={item}
              version={version}
              title={titles[index] ?? ''}
              moment={versionMoment(version, now_ms)}
              onSettled={() => {
                void kept.writer.discard();
                onEdited(false);
                onSettled();
              }}
            />
          ))}
        </div>
      )}
      {view === undefined &&
        joined !== null &&
        kept.found !== undefined &&
        (joining ? (
          <BothTexts
            item={item}
            start={joined}
            kept={kept}
            onEdited={onEdited}
            onSettled={onSettled}
            onCancel={() => {
              kept.forget();
              setAsked(false);
            }}
          />
        ) : (
          <Button
            variant="subtle"
            leftSection={<IconArrowsJoin2 size={20} stroke={1.5} aria-hidden="true" />}
            onClick={() => setAsked(true)}
          >
            {text.both}
          </Button>
        ))}
      {item.after_this > 0 && <p className={lists['meta']}>{text.more_on_field(item.after_this)}</p>}
    </section>
  );
}

function Version(props: {
  readonly item: ConflictItem;
  readonly version: ConflictVersion;
  readonly title: string;
  readonly moment: string | null;
  readonly onSettled: () => void;
}) {
  const { item, version, title, moment } = props;
  const { user, PictureValue } = useRuntime();
  const [busy, setBusy] = useState(false);
  const choose = useChoose();
  const locked = isLocked(item, version, user);
  const action = version.stands ? text.keep : text.use;
  const take = async () => {
    setBusy(true);
    const done = await choose(item, version.values);
    setBusy(false);
    if (done === 'settled') props.onSettled();
  };
  const names = useNamesIn(item);
  return (
    <article className={classes['version']} data-stands={version.stands || undefined} aria-label={title}>
      <header>
        <div>
          <h4>{title}</h4>
          {moment !== null && <p className={lists['meta']}>{moment}</p>}
        </div>
        {version.stands && (
          <p className={classes['stands']}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {text.stands}
          </p>
        )}
      </header>
      <dl className={classes['values']}>
        {versionValues(item, version, names).map(({ field, label, words }) => (
          <div key={field}>
            <dt data-alone={label === null || undefined}>{label ?? fieldsLabel(item)}</dt>
            <dd>
              {isPicture(item.table, field, version.values[field]) ? (
                <Suspense fallback={<span className={classes['picture']} aria-busy="true" />}>
                  <span className={classes['picture']}>
                    <PictureValue
                      address={version.values[field]}
                      values={version.values}
                      alt={text.picture_of(title)}
                    />
                  </span>
                </Suspense>
              ) : (
                words
              )}
            </dd>
          </div>
        ))}
      </dl>
      {locked ? (
        <p className={lists['meta']}>{text.archive_admin_only}</p>
      ) : (
        <Button
          fullWidth
          variant="default"
          loading={busy}
          aria-label={text.action_of(action, title)}
          onClick={() => void take()}
        >
          {action}
        </Button>
      )}
    </article>
  );
}
