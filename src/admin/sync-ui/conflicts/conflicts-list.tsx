import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { conflictsText } from '../../../content/admin/conflicts.ts';
import { choicesIn, type ConflictItem } from '../../../data/index.ts';
import { formatTime, formatRow, tableLabel } from '../row-labels.ts';
import { LAYERS } from '../../components/layers.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import lists from '../lists.module.css';
import classes from './conflicts.module.css';
import { useConflicts, useNamesIn } from './use-conflicts.ts';
import { fieldsLabel, versionTitles, versionValues } from './version-labels.ts';

const text = conflictsText;

function Conflict(props: {
  readonly item: ConflictItem;
  readonly now_ms: number;
  readonly onChoose: () => void;
}) {
  const { item, now_ms } = props;
  const row = formatRow(item.row);
  const fields = fieldsLabel(item);
  const titles = versionTitles(item.versions);
  const names = useNamesIn(item);
  return (
    <li className={lists['item']} data-entry tabIndex={-1}>
      <p className={lists['row']}>{row}</p>
      <p className={lists['meta']}>
        {tableLabel(item.table)} · {fields}
        {item.found_at !== null && ` · ${formatTime(item.found_at, now_ms)}`}
      </p>
      <dl className={classes['preview']}>
        {item.versions.map((version, index) => (
          <div key={version.kind}>
            <dt>{titles[index]}</dt>
            {versionValues(item, version, names).map(({ field, words }) => (
              <dd key={field} className={lists['value']}>
                {words}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div>
        <Button variant="default" aria-label={text.choose_of(row, fields)} onClick={props.onChoose}>
          {text.choose}
        </Button>
      </div>
    </li>
  );
}

/** The open conflicts: both versions in short, and a link to choose (G4). Renders nothing without conflicts. */
export function ConflictsList({ now_ms }: { now_ms: number }) {
  const conflicts = useConflicts() ?? [];
  const [asked, setAsked] = useState<ConflictItem | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      {conflicts.length > 0 && (
        <section className={lists['section']} aria-label={text.title}>
          <h3 className={lists['heading']}>
            {text.title} ({choicesIn(conflicts).toLocaleString('nl-NL')})
          </h3>
          <Text className={lists['meta']}>{text.intro}</Text>
          <ul className={lists['list']}>
            {conflicts.map((item) => (
              <Conflict
                key={item.id}
                item={item}
                now_ms={now_ms}
                onChoose={() => {
                  setAsked(item);
                  setOpened(true);
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {/* Beside the list: it stays with a text that is being mended when the last choice is settled elsewhere. */}
      <ConflictDialog
        opened={opened}
        of={({ row_id }) => row_id === asked?.row_id}
        first_id={asked?.id ?? null}
        onClose={() => setOpened(false)}
        zIndex={LAYERS.over_pill}
      />
    </>
  );
}
