import { Button } from '@mantine/core';
import { may } from '../../../domain/rights.ts';
import { sync } from '../../../content/admin/sync.ts';
import { isRevisable, type PendingChangeGroup, type RowLabel } from '../../../data/index.ts';
import { SITE_KIND_PATHS, adminPage } from '../../../admin-routes.ts';
import { rowPage } from '../../row-pages.ts';
import { useRuntime } from '../../runtime.ts';
import { ChangeFields } from './change-fields.tsx';
import { formatTime, rejectionReason } from '../row-labels.ts';
import { DeletedRowItem } from './deleted-row-item.tsx';
import { changeGroupTitle, changeGroupLabel } from './change-group-labels.ts';
import { type OnLeave, RowLink } from './row-link.tsx';
import classes from '../lists.module.css';

const words = sync.drawer;
const OPS = { put: words.added, patch: words.changed, delete: words.removed } as const;

/** What a person can do with a change. */
export interface ChangeActions {
  readonly on_retry: (group: PendingChangeGroup) => void;
  readonly on_export: (group: PendingChangeGroup) => void;
  readonly on_discard: (group: PendingChangeGroup) => void;
  readonly on_leave: OnLeave;
}

/** Where a row, or the row it belongs to, opens; null when it is gone or no screen shows it. */
const rowAddress = ({ top }: RowLabel, mutation_id?: string): string | null =>
  top === null ? null : rowPage(top.table, top.row_id, mutation_id);

/** Where a rejected change can be revised; null when no form can help it, or this person has none for it. */
function useRevision({ changes, main, site }: PendingChangeGroup): string | null {
  const { user } = useRuntime();
  const mutation_id = changes.find((change) => isRevisable(change))?.mutation_id;
  if (mutation_id === undefined) return null;
  const address = rowAddress(main.row, mutation_id);
  if (address !== null) return address;
  if (site?.what !== 'entry' || site.kind === null || !may(user, 'edit', main.table)) return null;
  return adminPage('rejected_site_change', { kind: SITE_KIND_PATHS[site.kind], mutation_id });
}

/** The four ways on from a refusal: again as it is, revised, taken along, let go (G4). */
function RejectedActions({
  group,
  title,
  actions,
}: {
  group: PendingChangeGroup;
  title: string;
  actions: ChangeActions;
}) {
  const revision = useRevision(group);
  const label = (action: string) => ({ 'aria-label': words.row_action(action, title) });
  return (
    <div className={classes['actions']}>
      {revision !== null && (
        <Button component={RowLink} path={revision} on_leave={actions.on_leave} {...label(words.revise)}>
          {words.revise}
        </Button>
      )}
      <Button variant="default" {...label(words.retry)} onClick={() => actions.on_retry(group)}>
        {words.retry}
      </Button>
      <Button variant="default" {...label(words.export)} onClick={() => actions.on_export(group)}>
        {words.export}
      </Button>
      <Button
        variant="subtle"
        color="red"
        {...label(words.discard)}
        onClick={() => actions.on_discard(group)}
      >
        {words.discard}
      </Button>
    </div>
  );
}

/** Why it was refused, each reason once; one that only waits for another says so when nothing else does. */
const reasonsOf = ({ changes }: PendingChangeGroup): readonly string[] => {
  const own = changes.filter(({ blocked_by }) => blocked_by === undefined);
  const codes = (own.length > 0 ? own : changes).flatMap(({ code }) => (code === undefined ? [] : [code]));
  return [...new Set(codes)].map(rejectionReason);
};

/** One change on this device: whose, which fields, old and new value, since when; rejected ones with the reason. */
export function ChangeItem(props: {
  readonly group: PendingChangeGroup;
  readonly now_ms: number;
  readonly actions: ChangeActions;
}) {
  const { group, now_ms, actions } = props;
  if (group.gone !== null && group.state === 'rejected') {
    return <DeletedRowItem group={group} gone={group.gone} now_ms={now_ms} actions={actions} />;
  }
  const { main } = group;
  const title = changeGroupTitle(group);
  const address = rowAddress(main.row);
  return (
    <li className={classes['item']} data-table={main.table} data-entry={group.key} tabIndex={-1}>
      <p className={classes['row']}>
        {address === null ? (
          title
        ) : (
          <RowLink className={classes['open']} path={address} on_leave={actions.on_leave}>
            {title}
          </RowLink>
        )}
      </p>
      <p className={classes['meta']}>
        {OPS[main.op]} · {changeGroupLabel(group)} · {words.since(formatTime(main.made_at, now_ms))}
      </p>
      {reasonsOf(group).map((reason) => (
        <p key={reason} className={classes['reason']}>
          {reason}
        </p>
      ))}
      <ChangeFields group={group} />
      {group.state === 'rejected' && <RejectedActions group={group} title={title} actions={actions} />}
    </li>
  );
}
