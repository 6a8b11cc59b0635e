import { ActionIcon } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { CLIENT_STATUSES } from '../../../../domain/client.ts';
import { CLIENT_SORT_KEYS, PLANNED_FILTERS } from '../../../../domain/client-list.ts';
import type { ListControls } from './use-list-params.ts';
import { ToneDot } from '../../../components/tone.tsx';
import { Select } from '../../../components/select.tsx';
import { clientStatusLabel } from '../../../entities/clients/labels.ts';
import { serviceTypeLabel } from '../../../entities/service-records/labels.ts';
import classes from './toolbar.module.css';

const text = clientsText.toolbar;
const ALL = 'all';

const STATUS_OPTIONS = [
  { value: ALL, label: text.status_all },
  ...CLIENT_STATUSES.map((status) => ({ value: status, label: clientStatusLabel(status).word })),
];
const PLANNED_OPTIONS = [
  { value: ALL, label: text.planned_all },
  ...PLANNED_FILTERS.map((what) => ({ value: what, label: text.planned_words[what] })),
];
const SORT_OPTIONS = CLIENT_SORT_KEYS.map((key) => ({ value: key, label: clientsText.sorts[key] }));

interface Props extends Pick<ListControls, 'params' | 'set'> {
  /** The types present in the records (M-017). */
  readonly service_types: readonly string[];
  /** Visible labels, for the drawer on a phone. */
  readonly labelled?: boolean;
}

/** The filters and the order of the list (M-017); a key in the search box does not draw them anew. */
export const FilterFields = memo(function FilterFields({
  params,
  set,
  service_types,
  labelled = false,
}: Props) {
  const named = (label: string) => (labelled ? { label } : { 'aria-label': label });
  const types = useMemo(
    () => typeOptions(service_types, params.service_type),
    [service_types, params.service_type],
  );
  return (
    <>
      <Select
        {...named(text.status)}
        className={clsx(classes['filter'], params.status === ALL && classes['bare'])}
        size="md"
        allowDeselect={false}
        data={STATUS_OPTIONS}
        value={params.status}
        leftSection={params.status === ALL ? null : <ToneDot tone={clientStatusLabel(params.status).tone} />}
        onChange={(status) => set({ status: CLIENT_STATUSES.find((known) => known === status) ?? ALL })}
      />
      <Select
        {...named(text.service_type)}
        className={clsx(classes['filter'], classes['long'], classes['bare'])}
        size="md"
        allowDeselect={false}
        data={types}
        value={params.service_type ?? ALL}
        onChange={(type) => set({ service_type: type === ALL ? null : type })}
      />
      <Select
        {...named(text.planned)}
        className={clsx(classes['filter'], classes['bare'])}
        size="md"
        allowDeselect={false}
        data={PLANNED_OPTIONS}
        value={params.planned ?? ALL}
        onChange={(what) => set({ planned: PLANNED_FILTERS.find((known) => known === what) ?? null })}
      />
      <div className={classes['sort']}>
        <Select
          {...named(text.sort)}
          size="md"
          allowDeselect={false}
          data={SORT_OPTIONS}
          value={params.sort}
          onChange={(key) => set({ sort: CLIENT_SORT_KEYS.find((known) => known === key) ?? params.sort })}
        />
        <ActionIcon
          variant="default"
          size={48}
          aria-label={params.direction === 'asc' ? text.direction_asc : text.direction_desc}
          title={params.direction === 'asc' ? text.direction_asc : text.direction_desc}
          onClick={() => set({ direction: params.direction === 'asc' ? 'desc' : 'asc' })}
        >
          {params.direction === 'asc' ? (
            <IconSortAscending size={20} stroke={1.5} aria-hidden="true" />
          ) : (
            <IconSortDescending size={20} stroke={1.5} aria-hidden="true" />
          )}
        </ActionIcon>
      </div>
    </>
  );
});

/** A type chosen in the address stays choosable even when no record has it any more. */
function typeOptions(in_use: readonly string[], chosen: string | null) {
  const types = chosen === null || in_use.includes(chosen) ? in_use : [...in_use, chosen];
  return [
    { value: ALL, label: text.service_type_all },
    ...types.map((type) => ({ value: type, label: serviceTypeLabel(type) })),
  ];
}
