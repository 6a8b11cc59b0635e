import { Button } from '@mantine/core';
import { IconCamera, IconCheck, IconMapPin, IconPhone, IconRoute } from '@tabler/icons-react';
import { memo } from 'react';
import { adminPage } from '../../../admin-routes.ts';
import { todayText } from '../../../content/admin/today.ts';
import { prefetchClient, type DayItem } from '../../../data/index.ts';
import { type CalendarDate, formatShort } from '../../../domain/calendar-date.ts';
import { phoneLink } from '../../../lib/contact-links.ts';
import { DialogLink } from '../../components/dialogs/dialog-link.tsx';
import type { OpenDialog } from '../../components/dialogs/dialog-route.tsx';
import { LateMark } from '../../components/late-mark.tsx';
import { relativeDay, serviceTypeLabel } from '../../entities/service-records/labels.ts';
import { ServiceStatusWord } from '../../entities/service-records/status.tsx';
import { useRuntime } from '../../runtime.ts';
import { durationLabel, routeLink, timeLabel } from './card-labels.ts';
import classes from './today.module.css';

const text = todayText.card;

interface Props {
  readonly item: DayItem;
  readonly today: CalendarDate;
  /** Overdue work tells from which day it is. */
  readonly tells_date: boolean;
  /** The one to do now: its action is the emphasis of the screen. */
  readonly is_next: boolean;
  readonly onOpen: OpenDialog;
}

/** One service of the day: where, when, how to reach the owner, what was written, and the camera of the service. */
export const JobCard = memo(function JobCard({ item, today, tells_date, is_next, onOpen }: Props) {
  const { db, user } = useRuntime();
  const { client, client_id, id, status } = item;
  const onNear = () => prefetchClient(db, client_id, today);
  const type = serviceTypeLabel(item.service_type);
  const name = client?.name ?? text.unknown_client;
  const yacht = client?.yacht_name ?? null;
  const action = status === 'in_progress' ? text.go_on : text.begin;
  const duration = durationLabel(item.duration_minutes ?? null);
  return (
    <li className={classes['card']} data-entry data-next={is_next || undefined}>
      <div className={classes['when']}>
        <p className={classes['time']}>{timeLabel(item)}</p>
        {duration !== null && <p>{duration}</p>}
        {tells_date && (
          <p className={classes['late']}>
            <time dateTime={item.date}>{formatShort(item.date)}</time>{' '}
            <span>
              <LateMark />
              {relativeDay(item.date, today)}
            </span>
          </p>
        )}
        <ServiceStatusWord status={status} />
      </div>
      <div className={classes['what']}>
        <h3>
          <DialogLink
            path={adminPage('client', { client_id })}
            onOpen={onOpen}
            onNear={onNear}
            aria-label={text.open_client(yacht ?? name)}
          >
            {yacht ?? name}
          </DialogLink>
        </h3>
        <p>
          {type}
          {yacht !== null && ` · ${name}`}
          {item.technician !== null && item.technician_id !== user.id && (
            <span className={classes['technician']}> · {item.technician}</span>
          )}
        </p>
        {client !== null && (
          <p className={classes['place']}>
            <IconMapPin size={18} stroke={1.5} aria-hidden="true" />
            {client.location ?? text.no_location}
          </p>
        )}
        <Notes item={item} />
      </div>
      <div className={classes['reach']}>
        {/* Of a client who is not on this device it is not known whether there is a number. */}
        {client !== null && <Phone name={name} phone={client.phone} />}
        <RouteLink place={client?.location ?? null} />
        <DialogLink
          path={adminPage('edit_service', { client_id, service_id: id })}
          onOpen={onOpen}
          onNear={onNear}
          className={classes['link']}
          aria-label={text.action_for(text.finish, `${type}, ${yacht ?? name}`)}
        >
          <IconCheck size={20} stroke={1.75} aria-hidden="true" />
          {text.finish}
        </DialogLink>
        <Button
          component={DialogLink}
          path={adminPage('add_photos', { client_id, service_id: id })}
          onOpen={(path) => onOpen(path, { auto_start: true })}
          onNear={onNear}
          className={classes['action'] ?? ''}
          size="lg"
          variant={is_next ? 'filled' : 'default'}
          leftSection={<IconCamera size={24} stroke={1.5} aria-hidden="true" />}
          aria-label={text.action_for(action, `${type}, ${yacht ?? name}`)}
        >
          {action}
        </Button>
      </div>
    </li>
  );
});

function Phone({ name, phone }: { readonly name: string; readonly phone: string | null }) {
  const link = phone === null ? null : phoneLink(phone);
  if (link === null) return <p className={classes['absent']}>{phone ?? text.no_phone}</p>;
  return (
    <a className={classes['link']} href={link} aria-label={text.call(name, phone ?? '')}>
      <IconPhone size={20} stroke={1.5} aria-hidden="true" />
      {phone}
    </a>
  );
}

/** A link and no more: nothing of the map is loaded here. */
function RouteLink({ place }: { readonly place: string | null }) {
  const link = routeLink(place);
  if (link === null || place === null) return null;
  return (
    <a
      className={classes['link']}
      href={link}
      target="_blank"
      rel="noreferrer"
      aria-label={text.route_to(place)}
    >
      <IconRoute size={20} stroke={1.5} aria-hidden="true" />
      {text.route}
    </a>
  );
}

const hasWords = (words: string | null | undefined): words is string =>
  words !== null && words !== undefined && words.trim() !== '';

/** What is to be done, what to know of the client, and the newest notes of earlier work. */
function Notes({ item: { notes, client, client_notes, last_notes } }: Pick<Props, 'item'>) {
  return (
    <dl className={classes['notes']}>
      {hasWords(notes) && (
        <div>
          <dt>{text.task}</dt>
          <dd>{notes}</dd>
        </div>
      )}
      {(client_notes.length > 0 || hasWords(client?.notes)) && (
        <div>
          <dt>{text.access}</dt>
          <Dated notes={client_notes} />
          {hasWords(client?.notes) && <dd>{client.notes}</dd>}
        </div>
      )}
      {last_notes.length > 0 && (
        <div>
          <dt>{text.last_notes}</dt>
          <Dated notes={last_notes} />
        </div>
      )}
    </dl>
  );
}

function Dated({ notes }: { readonly notes: DayItem['last_notes'] }) {
  return notes.map(({ id, date, by, text: words }) => (
    <dd key={id}>
      <span className={classes['by']}>
        <time dateTime={date}>{formatShort(date)}</time>
        {by !== null && `, ${by}`}
      </span>{' '}
      {words}
    </dd>
  ));
}
