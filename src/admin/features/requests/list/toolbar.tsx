import { memo } from 'react';
import { requestsText } from '../../../../content/admin/requests.ts';
import {
  REQUEST_STATUSES,
  type RequestStatus,
  type RequestTable,
} from '../../../../domain/leads/request-status.ts';
import { SearchBox } from '../../../components/list/search-box.tsx';
import { Select } from '../../../components/select.tsx';
import { formatValue } from '../../../sync-ui/row-labels.ts';
import type { RequestParams } from './list-params.ts';
import classes from './toolbar.module.css';

const text = requestsText.toolbar;
const ALL = '';

interface Props {
  readonly table: RequestTable;
  readonly params: RequestParams;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onFilter: (change: Partial<RequestParams>) => void;
}

/** Search and status filter of one kind of request (C-002). */
export function Toolbar({ table, params, search, onSearch, onFilter }: Props) {
  const { search: label, search_placeholder: placeholder } = requestsText.kinds[table];
  return (
    <search className={classes['toolbar']} aria-label={text.label}>
      <SearchBox
        className={classes['search'] ?? ''}
        words={{ label, placeholder, clear: text.clear_search }}
        search={search}
        onChange={onSearch}
      />
      <StatusFilter table={table} status={params.status} onFilter={onFilter} />
    </search>
  );
}

/** A key in the search box does not draw it anew. */
const StatusFilter = memo(function StatusFilter({
  table,
  status,
  onFilter,
}: Pick<Props, 'table' | 'onFilter'> & { readonly status: RequestStatus | null }) {
  const statuses: readonly RequestStatus[] = REQUEST_STATUSES[table];
  return (
    <Select
      className={classes['filter'] ?? ''}
      size="md"
      aria-label={text.status}
      allowDeselect={false}
      data={[
        { value: ALL, label: text.status_all },
        ...statuses.map((known) => ({ value: known, label: formatValue(table, 'status', known) })),
      ]}
      value={status ?? ALL}
      onChange={(chosen) => onFilter({ status: statuses.find((known) => known === chosen) ?? null })}
    />
  );
});
