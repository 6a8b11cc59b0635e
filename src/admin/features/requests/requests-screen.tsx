import { Button, Modal, Tabs } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { requestsText } from '../../../content/admin/requests.ts';
import {
  countWaitingRequests,
  hasRows,
  listRequests,
  type RequestItem,
  useLive,
} from '../../../data/index.ts';
import { formatMonth } from '../../../domain/calendar-date.ts';
import { REQUEST_TABLES, type RequestTable } from '../../../domain/leads/request-status.ts';
import { ADMIN_PATHS, REQUEST_KIND_PATHS, adminPage } from '../../../admin-routes.ts';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { DialogOutlet, useRouteParams } from '../../components/dialogs/dialog-route.tsx';
import { historyEntry } from '../../components/dialogs/history-entry.ts';
import { ExportButton } from '../../components/export/export-button.tsx';
import { FilterNotes } from '../../components/list/filter-notes.tsx';
import screen from '../../components/list/list-screen.module.css';
import { ListSkeleton, NoResults, NoRows, StorageFailed } from '../../components/list/states.tsx';
import { useAddressParams } from '../../components/list/use-address-params.ts';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { useShellActions } from '../../components/shell-actions.ts';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { useServerNow } from '../../components/use-server-now.ts';
import { useRescuedNotes } from '../../entities/notes/use-notes.ts';
import { useRuntime } from '../../runtime.ts';
import { filterRequests, NO_FILTERS, REQUEST_CODECS } from './list/list-params.ts';
import { RequestCards } from './list/request-cards.tsx';
import { RequestTable as RequestsAsTable } from './list/request-table.tsx';
import { ChooseAll, SelectionBar } from './list/selection-bar.tsx';
import { Toolbar } from './list/toolbar.tsx';
import { useSelection } from './list/use-selection.ts';
import { kindParameters } from './request-params.ts';
import classes from './requests-screen.module.css';
import { useDeletion } from './use-deletion.ts';

const NONE: readonly RequestItem[] = [];
const MINUTE_MS = 60_000;

const storageFailed = (retry: () => void) => (
  <StorageFailed title={requestsText.unreadable} onRetry={retry} />
);

/** Customer Management (C-001): what visitors sent, a kind at a time, and over it the dialogs that the address names. */
export function RequestsScreen() {
  return (
    <SectionBoundary fallback={storageFailed}>
      <Requests />
    </SectionBoundary>
  );
}

/** How many of a kind are new, beside its tab. */
function NewCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes['new']} title={requestsText.new_count(count)}>
      {count.toLocaleString('nl-NL')}
    </span>
  );
}

/** Ends the session (C-003). */
function SignOut() {
  const { sign_out } = useShellActions();
  return (
    <Button
      variant="subtle"
      color="gray"
      size="md"
      lang="en"
      className={classes['leave'] ?? ''}
      leftSection={<IconLogout size={20} stroke={1.5} aria-hidden="true" />}
      onClick={sign_out}
    >
      {requestsText.sign_out}
    </Button>
  );
}

/** On a narrow screen the row of tabs scrolls: the chosen one stands in its middle, also after the row has become narrower. */
function keepInSight(tab: HTMLButtonElement | null) {
  const row = tab?.parentElement;
  if (!tab || !row) return undefined;
  const observer = new ResizeObserver(() => {
    const [own, around] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2;
  });
  observer.observe(row);
  return () => observer.disconnect();
}

function Requests() {
  const { db } = useRuntime();
  const { request_kind: table } = useRouteParams(kindParameters);
  const navigate = useNavigate();
  const loaded = useLive(async () => ({ table, requests: await listRequests(db, table) }), [db, table]);
  const all = loaded?.table === table ? loaded.requests : undefined;
  const new_counts = useLive(() => countWaitingRequests(db), [db]);
  const { params, search, set_search, commit_search, set, clear_search, query, open } = useAddressParams(
    REQUEST_CODECS[table],
  );
  const open_id = useMatch({ path: ADMIN_PATHS.request, end: false })?.params.request_id;
  useRescuedNotes(open_id === undefined ? null : { table, id: open_id });
  const answers_to = useDeferredValue(search);
  const server_now_ms = useServerNow(MINUTE_MS);
  const requests = useMemo(
    () => filterRequests(all ?? NONE, { ...params, search: answers_to }, server_now_ms),
    [all, params, answers_to, server_now_ms],
  );
  const selection = useSelection(table, all ?? NONE, requests);
  const choose_all = useRef<HTMLInputElement>(null);
  const deletion = useDeletion();
  const is_phone = useIsPhone();
  const words = requestsText.kinds[table];
  const filter_words = requestsText.toolbar;
  const show = (chosen: RequestTable) => {
    // What was just typed searched the other kind.
    commit_search();
    const path = adminPage('request_kind', { request_kind: REQUEST_KIND_PATHS[chosen] });
    // The screen may be drawn a moment after its address: the address says which tab is chosen.
    if (historyEntry().path !== path) void navigate(path, { replace: true });
  };
  const List = is_phone ? RequestCards : RequestsAsTable;
  return (
    <div className={screen['screen']}>
      <Tabs
        value={table}
        keepMounted={false}
        classNames={{
          list: classes['tabs'] ?? '',
          tab: classes['tab'] ?? '',
          panel: classes['panel'] ?? '',
        }}
        onChange={(value) => {
          const chosen = REQUEST_TABLES.find((known) => known === value);
          if (chosen !== undefined) show(chosen);
        }}
      >
        <Tabs.List aria-label={requestsText.tabs_label}>
          {REQUEST_TABLES.map((kind) => (
            <Tabs.Tab
              key={kind}
              ref={kind === table ? keepInSight : null}
              value={kind}
              rightSection={<NewCount count={new_counts?.[kind] ?? 0} />}
            >
              {requestsText.kinds[kind].tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={table}>
          <Toolbar table={table} params={params} search={search} onSearch={set_search} onFilter={set} />
          <FilterNotes
            filters={[
              params.is_late ? { name: filter_words.late, clear: () => set({ is_late: false }) } : null,
              params.answered_in === null
                ? null
                : {
                    name: filter_words.answered_in(formatMonth(params.answered_in)),
                    clear: () => set({ answered_in: null }),
                  },
            ]}
          />
          <section
            className={classes['list']}
            aria-label={words.tab}
            data-result-count={all === undefined ? undefined : requests.length}
            data-result-of={answers_to}
            data-requests
          >
            {all === undefined && <ListSkeleton label={requestsText.loading} />}
            {all?.length === 0 && <NoRows hasAny={hasRows(table)} words={words.empty} />}
            {all !== undefined && all.length > 0 && (
              <>
                <div className={screen['above']}>
                  <ChooseAll ref={choose_all} selection={selection} count={requests.length}>
                    <output className={screen['count']}>
                      {requests.length === all.length
                        ? words.result(all.length)
                        : requestsText.toolbar.result_of(requests.length, words.result(all.length))}
                    </output>
                  </ChooseAll>
                  <ExportButton
                    table={table}
                    ids={requests.map(({ id }) => id)}
                    count={words.result(requests.length)}
                  />
                </div>
                {selection.shown.length + selection.hidden_count > 0 && (
                  <SelectionBar
                    table={table}
                    selection={selection}
                    onDone={() => choose_all.current?.focus()}
                  />
                )}
                {requests.length === 0 ? (
                  <NoResults words={words.empty} onReset={() => clear_search(NO_FILTERS)} />
                ) : (
                  <List
                    key={table}
                    table={table}
                    requests={requests}
                    query={query}
                    onOpen={open}
                    onDelete={deletion.ask}
                    isChosen={selection.isChosen}
                    onChoose={selection.onChoose}
                  />
                )}
              </>
            )}
          </section>
        </Tabs.Panel>
      </Tabs>
      <SignOut />
      <ConfirmDialog question={deletion.question} onClose={deletion.close} />
      <Modal.Stack>
        <DialogOutlet />
      </Modal.Stack>
    </div>
  );
}
