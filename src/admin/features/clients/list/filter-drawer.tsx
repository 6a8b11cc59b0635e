import { ActionIcon, Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { generalText } from '../../../../content/admin/general.ts';
import { activeFilters } from './list-params.ts';
import type { ListControls } from './use-list-params.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './toolbar.module.css';

const text = clientsText.toolbar;

interface Props {
  readonly controls: ListControls;
  readonly service_types: readonly string[];
  readonly result_count: number;
}

/** Filters and order on a phone: a sheet from below, within the thumb's reach. */
export function FilterDrawer({ controls, service_types, result_count }: Props) {
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
          <FilterFields controls={controls} service_types={service_types} labelled />
          <div className={classes['drawer-actions']}>
            <Button variant="default" size="md" disabled={active === 0} onClick={controls.reset}>
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
