import { Button, Text } from '@mantine/core';
import { sync } from '../../content/admin/sync.ts';
import { type ConflictItem, listConflicts, resolveConflict, useLive } from '../../data/index.ts';
import { useRuntime } from '../runtime.ts';
import { fieldWord, momentWords, rowWords, tableWord, valueWords } from './change-words.ts';
import classes from './sync-drawer.module.css';

const words = sync.drawer;

function Conflict({ conflict, now_ms }: { conflict: ConflictItem; now_ms: number }) {
  const { db, report_fault } = useRuntime();
  const row = rowWords(conflict.row);
  async function resolve(): Promise<void> {
    const done = await resolveConflict(db, { id: conflict.id, base_rev: conflict.rev });
    if (!done.ok && done.error.code === 'storage') report_fault(done.error.fault);
  }
  return (
    <li className={classes['item']}>
      <p className={classes['row']}>{row}</p>
      <p className={classes['meta']}>
        {tableWord(conflict.table)} · {fieldWord(conflict.table, conflict.field)}
        {conflict.found_at !== null && ` · ${momentWords(conflict.found_at, now_ms)}`}
      </p>
      <dl className={classes['fields']}>
        <div>
          <dt>{words.kept}</dt>
          <dd className={classes['value']}>{valueWords(conflict.table, conflict.field, conflict.kept)}</dd>
        </div>
        <div>
          <dt>{words.lost}</dt>
          <dd className={classes['value']}>{valueWords(conflict.table, conflict.field, conflict.lost)}</dd>
        </div>
      </dl>
      <div className={classes['actions']}>
        <Button
          variant="default"
          aria-label={words.row_action(words.resolve, `${row}, ${fieldWord(conflict.table, conflict.field)}`)}
          onClick={() => void resolve()}
        >
          {words.resolve}
        </Button>
      </div>
    </li>
  );
}

/** Fields that two people changed: the value that stands and the one that was kept aside (G4). */
export function ConflictsList({ now_ms }: { now_ms: number }) {
  const { db } = useRuntime();
  const conflicts = useLive(() => listConflicts(db), [db]);
  if (conflicts === undefined || conflicts.length === 0) return null;
  return (
    <section className={classes['section']} aria-label={words.conflicts_title}>
      <h3 className={classes['heading']}>
        {words.conflicts_title} ({conflicts.length.toLocaleString('nl-NL')})
      </h3>
      <Text className={classes['quiet']}>{words.conflicts_intro}</Text>
      <ul className={classes['list']}>
        {conflicts.map((conflict) => (
          <Conflict key={conflict.id} conflict={conflict} now_ms={now_ms} />
        ))}
      </ul>
    </section>
  );
}
