import { clsx } from 'clsx';
import { Button } from '@mantine/core';
import { IconMapPin, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, memo } from 'react';
import { adminPage } from '../../../../admin-routes.ts';
import { clientsText } from '../../../../content/admin/clients.ts';
import type { ClientListItem } from '../../../../data/index.ts';
import { type CalendarDate, formatShort } from '../../../../domain/calendar-date.ts';
import { formatEuro } from '../../../../domain/money.ts';
import { StillFetching, useFetched } from '../../../components/list/fetched.tsx';
import { SyncBadge } from '../../../sync-ui/status/sync-badge.tsx';
import { yachtLine } from '../../../entities/clients/labels.ts';
import { ClientStatusWord } from '../../../entities/clients/status.tsx';
import { serviceTypeLabel } from '../../../entities/service-records/labels.ts';
import { ClientLink, type ClientLinkWays } from './client-link.tsx';
import { PlannedWord } from './planned-word.tsx';
import base from '../../../components/list/entries.module.css';
import classes from './entries.module.css';
import { CardGrid } from '../../../components/list/card-grid.tsx';

const text = clientsText.list;
/** A card and the gap under it. */
const CARD_ROW_REM = 16;

interface Props extends ClientLinkWays {
  readonly clients: readonly ClientListItem[];
  readonly today: CalendarDate;
}

/** The clients as cards: the grid, and the list on a phone. */
export function ClientCards({ clients, ...rest }: Props) {
  return (
    <CardGrid
      items={clients}
      label={text.label}
      row_rem={CARD_ROW_REM}
      renderCard={(client, index, onKeyDown) => (
        <Card client={client} index={index} onKeyDown={onKeyDown} {...rest} />
      )}
    />
  );
}

interface CardProps extends ClientLinkWays {
  readonly client: ClientListItem;
  readonly today: CalendarDate;
  readonly index: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const Card = memo(function Card({ client, today, index, query, onOpen, onKeyDown }: CardProps) {
  const { figures, yacht_name } = client;
  const make = yachtLine(client);
  const is_fetched = useFetched();
  return (
    <article className={clsx(base['card-body'], classes['card-body'])}>
      <header className={classes['card-head']}>
        <span className={classes['card-yacht']}>
          {yacht_name ?? <span className={classes['absent']}>{text.no_yacht}</span>}
        </span>
        <ClientStatusWord status={client.status} />
      </header>
      <p className={classes['card-line']}>
        <ClientLink client={client} index={index} query={query} onOpen={onOpen} onKeyDown={onKeyDown} />
        {make !== '' && <span className={classes['card-make']}>{make}</span>}
      </p>
      <p className={classes['card-berth']}>
        <IconMapPin size={18} stroke={1.5} aria-hidden="true" />
        <span className={classes['card-place']}>
          {client.location ?? <span className={classes['absent']}>{text.no_location}</span>}
        </span>
      </p>
      {client.badge !== 'none' && (
        <p className={classes['card-state']}>
          <SyncBadge badge={client.badge} />
        </p>
      )}
      <footer className={classes['card-foot']}>
        <span className={classes['card-service']}>
          {figures.last_service === null ? (
            <span className={classes['absent']}>{is_fetched ? text.no_service_yet : <StillFetching />}</span>
          ) : (
            <>
              {formatShort(figures.last_service)}
              {figures.latest_type !== null && (
                <>
                  {' · '}
                  <span className={classes['card-type']}>{serviceTypeLabel(figures.latest_type)}</span>
                </>
              )}
            </>
          )}
        </span>
        <span className={classes['card-total']}>
          {(is_fetched || figures.record_count > 0) && formatEuro(figures.total_cents)}
        </span>
        <span className={classes['card-badges']}>
          {figures.open_services > 0 && <span>{text.open_services(figures.open_services)}</span>}
          <PlannedWord client={client} today={today} query={query} onOpen={onOpen} />
        </span>
        <Button
          className={classes['card-add'] ?? ''}
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          aria-label={text.add_service_to(yacht_name ?? client.name)}
          onClick={() => onOpen(adminPage('new_service', { client_id: client.id }))}
        >
          {text.add_service}
        </Button>
      </footer>
    </article>
  );
});
