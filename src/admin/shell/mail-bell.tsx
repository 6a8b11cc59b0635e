import { ActionIcon, Button, Drawer, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { mailFailures } from '../../content/admin/mail-failures.ts';
import { listMailFailures, sendMailAgain, useLive } from '../../data/index.ts';
import type { MailFailureRow } from '../../domain/rows.generated.ts';
import { useCommand } from '../components/use-command.ts';
import { useRuntime } from '../runtime.ts';
import classes from './mail-bell.module.css';

const words = mailFailures;

const since = (moment: string): string =>
  new Date(moment).toLocaleString('nl-NL', { dateStyle: 'long', timeStyle: 'short' });

function Failure({ failure }: { failure: MailFailureRow }) {
  const { db } = useRuntime();
  const run = useCommand();
  const { id, rev, template, recipient, error, failed_at } = failure;
  const again = () =>
    run(() => sendMailAgain(db, { id, base_rev: rev }), { success: words.sent_again, failure: words.failed });
  const subject = words.subject(template);
  return (
    <li>
      <h3>{subject}</h3>
      <dl>
        <dt>{words.to}</dt>
        <dd>{recipient ?? words.company}</dd>
        <dt>{words.reason}</dt>
        <dd>{words.reason_of(error)}</dd>
        <dt>{words.since}</dt>
        <dd>{since(failed_at)}</dd>
      </dl>
      <Button variant="default" aria-label={`${words.again}: ${subject}`} onClick={() => void again()}>
        {words.again}
      </Button>
    </li>
  );
}

/** Mail that has failed for good: a bell with their number, not there at none, and the list behind it. */
export function MailBell(props: {
  readonly opened: boolean;
  readonly on_open: () => void;
  readonly on_close: () => void;
}) {
  const { db } = useRuntime();
  const failures = useLive(() => listMailFailures(db), [db]) ?? [];
  const name = words.bell(failures.length);
  return (
    <>
      {failures.length > 0 && (
        <ActionIcon
          className={classes['bell'] ?? ''}
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={props.opened}
          onClick={props.on_open}
        >
          <IconBell size={24} stroke={1.5} aria-hidden="true" />
          <span className={classes['count']} aria-hidden="true">
            {failures.length}
          </span>
        </ActionIcon>
      )}
      <Drawer
        opened={props.opened && failures.length > 0}
        onClose={props.on_close}
        position="right"
        size="30rem"
        attributes={{ content: { 'data-below-pill': true }, header: { role: 'presentation' } }}
        title={words.title}
        closeButtonProps={{ 'aria-label': words.close }}
      >
        <Text>{words.lead}</Text>
        <ul className={classes['list']}>
          {failures.map((failure) => (
            <Failure key={failure.id} failure={failure} />
          ))}
        </ul>
      </Drawer>
    </>
  );
}
