import { ActionIcon, Menu } from '@mantine/core';
import { IconCameraPlus, IconDots, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import { may } from '../../../../domain/rights.ts';
import { clientsText } from '../../../../content/admin/clients.ts';
import { photosText } from '../../../../content/admin/photos.ts';
import { rowHistoryText } from '../../../../content/admin/row-history.ts';
import { type ServicePhotoItem, type ServiceRecordItem, setServiceStatus } from '../../../../data/index.ts';
import { type CalendarDate, formatShort } from '../../../../domain/calendar-date.ts';
import { centsOf, formatEuro } from '../../../../domain/money.ts';
import { isOverdue, isServiceStatus, SERVICE_STATUSES } from '../../../../domain/service-record.ts';
import { DialogMenu } from '../../../components/dialog-menu.tsx';
import { useRuntime } from '../../../runtime.ts';
import { SyncBadge } from '../../../sync-ui/status/sync-badge.tsx';
import { ToneDot, ToneWord } from '../../../components/tone.tsx';
import { Select } from '../../../components/select.tsx';
import { serviceStatusLabel, serviceTypeLabel } from '../../../entities/service-records/labels.ts';
import { LateBadge } from '../../../entities/service-records/status.tsx';
import { useCommand } from '../../../sync-ui/undo/use-command.ts';
import { serviceLabel } from '../photos/photo-labels.ts';
import { RecordPhotos } from '../photos/service-photos.tsx';
import classes from './history.module.css';

const text = clientsText.history;
/** An amount of more characters leaves no room for the name of the work beside it on an upright tablet. */
const NARROW_AMOUNT_CHARACTERS = '€ 9.999.999,99'.length;

/** The actions for one service of the list. */
export interface HistoryRowActions {
  readonly onEdit: (record_id: string) => void;
  /** Opens the choice between versions of this service. */
  readonly onVersions: (record_id: string) => void;
  /** Opens what was changed of it. */
  readonly onChanges: (record_id: string) => void;
  readonly onDelete: (record: ServiceRecordItem) => void;
  readonly onAddPhotos: (record_id: string) => void;
  readonly onOpenPhoto: (record_id: string, photo_id: string) => void;
}

interface Props extends HistoryRowActions {
  readonly record: ServiceRecordItem;
  /** The photos of this service, oldest first. */
  readonly photos: readonly ServicePhotoItem[];
  /** Whether it is the newest service with a pair of before and after. */
  readonly is_first_pair: boolean;
  readonly today: CalendarDate;
  /** The address names this service. */
  readonly is_meant: boolean;
}

/** One service: when, what, how much, how far (M-006), and its photos. */
export const HistoryRow = memo(function HistoryRow(props: Props) {
  const { record, photos, is_first_pair, is_meant, today, onAddPhotos, onOpenPhoto } = props;
  const { user } = useRuntime();
  const service = serviceLabel(record);
  const type = serviceTypeLabel(record.service_type);
  const date = formatShort(record.date);
  const amount = formatEuro(centsOf(record.amount));
  return (
    <li
      className={classes['row']}
      data-service={record.id}
      data-meant={is_meant || undefined}
      data-wide-amount={amount.length > NARROW_AMOUNT_CHARACTERS || undefined}
      tabIndex={is_meant ? -1 : undefined}
    >
      <div className={classes['what']}>
        <strong>{type}</strong>
        <div className={classes['badges']}>
          <LateBadge late={isOverdue(record, today)} />
          <SyncBadge
            badge={record.badge}
            choose={{ label: text.row(type, date), act: () => props.onVersions(record.id) }}
          />
          {photos.length > 0 && (
            <span className={classes['photo-count']}>{photosText.strip.count(photos.length)}</span>
          )}
        </div>
      </div>
      <time className={classes['date']} dateTime={record.date}>
        {date}
      </time>
      <span className={classes['amount']}>{amount}</span>
      <StatusSelect record={record} label={text.status_of(type, date)} />
      <div className={classes['menu']}>
        <ActionIcon
          aria-label={photosText.strip.add_to(service)}
          title={photosText.strip.add}
          onClick={() => onAddPhotos(record.id)}
        >
          <IconCameraPlus size={22} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
        <DialogMenu
          position="bottom-end"
          width={220}
          renderButton={(button) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={48}
              aria-label={text.actions_of(type, date)}
              {...button}
            >
              <IconDots size={20} stroke={1.5} aria-hidden="true" />
            </ActionIcon>
          )}
        >
          <Menu.Item
            leftSection={<IconPencil size={20} stroke={1.5} />}
            onClick={() => props.onEdit(record.id)}
          >
            {text.edit}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconHistory size={20} stroke={1.5} />}
            onClick={() => props.onChanges(record.id)}
          >
            {rowHistoryText.menu}
          </Menu.Item>
          {may(user, 'delete', 'service_records') && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={20} stroke={1.5} />}
              onClick={() => props.onDelete(record)}
            >
              {text.delete}
            </Menu.Item>
          )}
        </DialogMenu>
      </div>
      {record.notes !== null && <p className={classes['notes']}>{record.notes}</p>}
      <div className={classes['photos']}>
        <RecordPhotos
          record_id={record.id}
          service={service}
          photos={photos}
          is_first_pair={is_first_pair}
          onOpen={(photo_id) => onOpenPhoto(record.id, photo_id)}
        />
      </div>
    </li>
  );
});

/** The status in place: any to any (M-009). The base is the rev on the screen when the list opened. */
function StatusSelect({ record, label }: { record: ServiceRecordItem; label: string }) {
  const { db } = useRuntime();
  const command = useCommand();
  const seen = useRef(record);
  const statuses = isServiceStatus(record.status) ? SERVICE_STATUSES : [...SERVICE_STATUSES, record.status];
  return (
    <Select
      className={classes['status'] ?? ''}
      aria-label={label}
      size="md"
      allowDeselect={false}
      withCheckIcon={false}
      data={statuses.map((status) => ({ value: status, label: serviceStatusLabel(status).word }))}
      renderOption={({ option }) => <ToneWord {...serviceStatusLabel(option.value)} />}
      leftSection={<ToneDot tone={serviceStatusLabel(record.status).tone} />}
      value={record.status}
      onDropdownOpen={() => {
        seen.current = record;
      }}
      onChange={(status) => {
        if (status === null || !isServiceStatus(status) || status === record.status) return;
        const { id, rev, status: seen_status } = seen.current;
        const row = { id, base_rev: rev, expected: { status: seen_status } };
        void command(() => setServiceStatus(db, { ...row, status }), {
          success: text.status_saved,
          failure: clientsText.errors.service_status,
        });
      }}
    />
  );
}
