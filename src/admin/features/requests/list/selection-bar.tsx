import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { requestsText } from '../../../../content/admin/requests.ts';
import { setRequestStatuses } from '../../../../data/index.ts';
import {
  REQUEST_STATUSES,
  type RequestStatus,
  type RequestTable,
} from '../../../../domain/leads/request-status.ts';
import { notifyAttention, notifySuccess } from '../../../components/notify.ts';
import { useEscapeFirst } from '../../../components/use-escape-first.ts';
import { useRuntime } from '../../../runtime.ts';
import { formatValue } from '../../../sync-ui/row-labels.ts';
import { notifySaved } from '../../../sync-ui/undo/notify-saved.tsx';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { RequestStatusWord } from '../request-status.tsx';
import { useRootMark } from '../../../../ui/use-root-mark.ts';
import classes from './selection.module.css';
import type { ListSelection } from './use-selection.ts';

const text = requestsText.selection;

/** Chooses all of the list as it is shown, or leaves it out; beside it what is there. */
export function ChooseAll({
  selection: { shown, onChooseAll },
  count,
  ref,
  children,
}: {
  readonly children: ReactNode;
  readonly selection: ListSelection;
  /** How many are shown. */
  readonly count: number;
  readonly ref: RefObject<HTMLInputElement | null>;
}) {
  const is_all = count > 0 && shown.length === count;
  const is_some = shown.length > 0 && !is_all;
  useLayoutEffect(() => {
    if (ref.current !== null) ref.current.indeterminate = is_some;
  }, [ref, is_some]);
  return (
    <div className={classes['choosing']}>
      <label className={classes['all']}>
        <input
          ref={ref}
          type="checkbox"
          className={classes['choose']}
          checked={is_all}
          onChange={({ currentTarget: { checked } }) => onChooseAll(checked)}
        />
        {text.all}
      </label>
      {children}
    </div>
  );
}

interface Props {
  readonly table: RequestTable;
  readonly selection: ListSelection;
  /** The selection is gone, and this bar with it. */
  readonly onDone: () => void;
}

/** What can be done with the chosen requests: one status for all of them, with one undo (C-010, C-011, R-18). */
export function SelectionBar({ table, selection: { shown, hidden_count, clear }, onDone }: Props) {
  const { db } = useRuntime();
  const command = useCommand();
  const [setting, setSetting] = useState<RequestStatus | null>(null);
  const { result } = requestsText.kinds[table];
  const statuses: readonly RequestStatus[] = REQUEST_STATUSES[table];
  const end = (): void => {
    clear();
    onDone();
  };
  useRootMark('data-selection', true);
  useEscapeFirst(true, '[data-requests]', end);

  const set = async (status: RequestStatus): Promise<void> => {
    setSetting(status);
    const seen = shown.map(({ id, rev, stored_status }) => ({ id, base_rev: rev, seen: stored_status }));
    const done = await command(() => setRequestStatuses(db, table, seen, status), {
      failure: text.failure,
    });
    setSetting(null);
    if (!done.ok) return;
    const { changed, left } = done.value;
    const label = formatValue(table, 'status', status);
    if (changed > 0) notifySaved(text.done(result(changed), label), db.undo.last());
    else if (left === 0) notifySuccess(text.same(label));
    if (left > 0) notifyAttention(text.left(result(left)));
    end();
  };
  return (
    <section className={classes['bar']} aria-label={text.label} data-selection-bar>
      <output className={classes['told']}>
        <strong>{shown.length === 0 ? text.none_shown : text.count(result(shown.length))}</strong>
        {hidden_count > 0 && <span>{text.hidden(hidden_count)}</span>}
      </output>
      {shown.length > 0 && (
        <fieldset className={classes['statuses']} aria-label={text.set_all_to}>
          <span className={classes['set-to']} aria-hidden="true">
            {text.set_to}
          </span>
          {statuses.map((status) => (
            <Button
              key={status}
              variant="default"
              size="md"
              loading={setting === status}
              disabled={setting !== null && setting !== status}
              onClick={() => void set(status)}
            >
              <RequestStatusWord table={table} status={status} />
            </Button>
          ))}
        </fieldset>
      )}
      <ActionIcon
        className={classes['clear'] ?? ''}
        variant="subtle"
        color="gray"
        size={48}
        aria-label={text.clear}
        onClick={end}
      >
        <IconX size={20} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </section>
  );
}
