import { ActionIcon, SegmentedControl, TextInput, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconLayoutList, IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import type { ListView } from './list-params.ts';
import type { ListControls } from './use-list-params.ts';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { FilterFields } from './filter-fields.tsx';
import classes from './toolbar.module.css';

const text = clientsText.toolbar;

interface Props {
  readonly controls: ListControls;
  readonly service_types: readonly string[];
  readonly result_count: number;
}

/** Search, filters, order and view (M-002, M-015..M-017). */
export function Toolbar({ controls, service_types, result_count }: Props) {
  const phone = useIsPhone();
  return (
    <search className={classes['toolbar']} aria-label={text.label}>
      <div className={classes['controls']}>
        <SearchBox search={controls.search} onChange={controls.set_search} />
        {phone ? (
          <FilterDrawer controls={controls} service_types={service_types} result_count={result_count} />
        ) : (
          <>
            <FilterFields controls={controls} service_types={service_types} />
            <ViewToggle view={controls.view} onChange={controls.set_view} />
          </>
        )}
      </div>
    </search>
  );
}

function SearchBox({ search, onChange }: { search: string; onChange: (search: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      className={classes['search'] ?? ''}
      type="search"
      size="md"
      aria-label={text.search}
      placeholder={text.search_placeholder}
      value={search}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') clear();
      }}
      leftSection={<IconSearch size={20} stroke={1.5} aria-hidden="true" />}
      rightSectionWidth={48}
      rightSection={
        search === '' ? null : (
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={text.clear_search} onClick={clear}>
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )
      }
    />
  );
}

const VIEWS = [
  { value: 'list', word: text.view_list, Icon: IconLayoutList },
  { value: 'grid', word: text.view_grid, Icon: IconLayoutGrid },
] as const;

function ViewToggle({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) {
  return (
    <SegmentedControl<ListView>
      aria-label={text.view}
      classNames={{ root: classes['views'] ?? '', indicator: classes['views-indicator'] ?? '' }}
      value={view}
      onChange={onChange}
      data={VIEWS.map(({ value, word, Icon }) => ({
        value,
        label: (
          <span className={classes['view']} title={word}>
            <Icon size={20} stroke={1.5} aria-hidden="true" />
            <VisuallyHidden>{word}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}
