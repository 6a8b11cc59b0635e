import { ActionIcon, VisuallyHidden, Button, Drawer } from '@mantine/core';
import { IconLayoutGrid, IconLayoutList, IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { memo } from 'react';
import { useDisclosure } from '@mantine/hooks';
import { clientsText } from '../../../../content/admin/clients.ts';
import { type ListView, activeFilters } from './list-params.ts';
import type { ListControls } from './use-list-params.ts';
import { SearchBox } from '../../../components/list/search-box.tsx';
import { Segments } from '../../../components/segments.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './toolbar.module.css';
import { generalText } from '../../../../content/admin/general.ts';

const text = clientsText.toolbar;

interface Props {
  readonly controls: ListControls;
  readonly service_types: readonly string[];
  /** Undefined while the list is read. */
  readonly result_count: number | undefined;
}

/** Search, filters, order and view (M-002). */
export function Toolbar({ controls, service_types, result_count }: Props) {
  const phone = useIsPhone();
  return (
    <search className={classes['toolbar']} aria-label={text.label}>
      <div className={classes['controls']}>
        <SearchBox
          className={classes['search'] ?? ''}
          words={{ label: text.search, placeholder: text.search_placeholder, clear: text.clear_search }}
          search={controls.search}
          onChange={controls.set_search}
        />
        {phone ? (
          <FilterDrawer controls={controls} service_types={service_types} result_count={result_count} />
        ) : (
          <>
            <ViewToggle view={controls.view} onChange={controls.set_view} />
            <FilterFields params={controls.params} set={controls.set} service_types={service_types} />
          </>
        )}
      </div>
    </search>
  );
}

const VIEWS = [
  { value: 'list', word: text.view_list, Icon: IconLayoutList },
  { value: 'grid', word: text.view_grid, Icon: IconLayoutGrid },
] as const;

const ViewToggle = memo(function ViewToggle({
  view,
  onChange,
}: {
  view: ListView;
  onChange: (view: ListView) => void;
}) {
  return (
    <Segments
      aria-label={text.view}
      className={classes['views']}
      value={view}
      onChange={onChange}
      segments={VIEWS.map(({ value, word, Icon }) => ({
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
});

/** Filters and order on a phone: a sheet from below, within the thumb's reach. */
function FilterDrawer({ controls, service_types, result_count }: Props) {
  const [opened, { open, close }] = useDisclosure(false);
  const active = activeFilters(controls.params);
  return (
    <>
      <ActionIcon
        variant="default"
        size={48}
        className={classes['open-filters'] ?? ''}
        onClick={open}
        aria-haspopup="dialog"
        aria-label={active === 0 ? text.filters : text.filters_active(active)}
      >
        <IconAdjustmentsHorizontal size={22} stroke={1.5} aria-hidden="true" />
        {active > 0 && <span className={classes['count']}>{active}</span>}
      </ActionIcon>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="30rem"
        title={text.filters}
        closeButtonProps={{ 'aria-label': generalText.close, size: 48, iconSize: 24 }}
      >
        <div className={classes['drawer-fields']}>
          <FilterFields params={controls.params} set={controls.set} service_types={service_types} labelled />
          <div className={classes['drawer-actions']}>
            <Button
              variant="default"
              size="md"
              // Disabled it would lose the focus by its own press.
              aria-disabled={active === 0}
              data-disabled={active === 0}
              onClick={controls.reset}
            >
              {text.reset}
            </Button>
            <Button size="md" onClick={close}>
              {text.show_results(result_count)}
            </Button>
          </div>
        </div>
      </Drawer>
    </>
  );
}
