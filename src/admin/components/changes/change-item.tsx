import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { sync } from '../../../content/admin/sync.ts';
import { isRevisable, type WaitingChange } from '../../../data/index.ts';
import { routes } from '../../../routes.ts';
import { fieldWord, momentWords, reasonWords, rowWords, tableWord, valueWords } from './change-words.ts';
import classes from './lists.module.css';

const words = sync.drawer;
const OPS = { put: words.added, patch: words.changed, delete: words.removed } as const;
/** The name of the client stands above: its id would tell nobody anything. */
const NAMED_ABOVE = 'client_id';

function Fields({ change }: { change: WaitingChange }) {
  const told =
    change.op === 'put'
      ? change.fields.filter(({ field, after }) => after !== null && after !== '' && field !== NAMED_ABOVE)
      : change.fields;
  if (told.length === 0) return null;
  return (
    <dl className={classes['fields']} data-op={change.op}>
      {told.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldWord(change.table, field)}</dt>
          <dd>
            {change.op === 'patch' && (
              <>
                <del className={`${classes['value']} ${classes['before']}`}>
                  {valueWords(change.table, field, before)}
                </del>
                <IconArrowRight className={classes['arrow']} size={16} stroke={1.5} aria-hidden="true" />
                <VisuallyHidden>{words.from_to}</VisuallyHidden>
              </>
            )}
            <span className={classes['value']}>{valueWords(change.table, field, after)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a person can do with a change. */
export interface ChangeActions {
  readonly on_retry: (change: WaitingChange) => void;
  readonly on_export: (change: WaitingChange) => void;
  readonly on_discard: (change: WaitingChange) => void;
  /** A link in it was followed. */
  readonly on_leave: () => void;
}

/** The four ways on from a refusal: again as it is, revised, taken along, let go (G4, D4). */
function ParkedActions({
  change,
  row,
  actions,
}: {
  change: WaitingChange;
  row: string;
  actions: ChangeActions;
}) {
  const { client_id } = change.row;
  const label = (action: string) => ({ 'aria-label': words.row_action(action, row) });
  return (
    <div className={classes['actions']}>
      {client_id !== null && isRevisable(change) && (
        <Button
          component={Link}
          to={routes.adminApp({ tab: 'clients', client: client_id, refused: change.mutation_id })}
          {...label(words.revise)}
          onClick={actions.on_leave}
        >
          {words.revise}
        </Button>
      )}
      <Button variant="default" {...label(words.retry)} onClick={() => actions.on_retry(change)}>
        {words.retry}
      </Button>
      <Button variant="default" {...label(words.export)} onClick={() => actions.on_export(change)}>
        {words.export}
      </Button>
      <Button
        variant="subtle"
        color="red"
        {...label(words.discard)}
        onClick={() => actions.on_discard(change)}
      >
        {words.discard}
      </Button>
    </div>
  );
}

/** One change on this device: whose, which fields, old and new value, since when; refused ones with the reason. */
export function ChangeItem(props: {
  readonly change: WaitingChange;
  readonly now_ms: number;
  readonly actions: ChangeActions;
}) {
  const { change, now_ms, actions } = props;
  const row = rowWords(change.row);
  const { client_id } = change.row;
  return (
    <li className={classes['item']} data-table={change.table}>
      <p className={classes['row']}>
        {client_id === null ? (
          row
        ) : (
          <Link
            className={classes['open']}
            to={routes.adminApp({ tab: 'clients', client: client_id })}
            onClick={actions.on_leave}
          >
            {row}
          </Link>
        )}
      </p>
      <p className={classes['meta']}>
        {OPS[change.op]} · {tableWord(change.table)} · {words.since(momentWords(change.made_at, now_ms))}
      </p>
      {change.code !== undefined && <p className={classes['reason']}>{reasonWords(change.code)}</p>}
      <Fields change={change} />
      {change.state === 'parked' && <ParkedActions change={change} row={row} actions={actions} />}
    </li>
  );
}
