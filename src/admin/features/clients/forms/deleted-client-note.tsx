import { Button } from '@mantine/core';
import { IconCopy, IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { sync } from '../../../../content/admin/sync.ts';
import classes from '../../../components/forms/form.module.css';

interface Props {
  readonly values: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, unknown>>;
}

/** Says in a form that its client was deleted elsewhere, with a way to take the typed texts along. */
export function DeletedClientNote({ values, labels }: Props) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const lines = Object.entries(values).flatMap(([field, value]) => {
      const label = labels[field];
      return value === '' ? [] : [typeof label === 'string' ? `${label}: ${value}` : value];
    });
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      setSaid(sync.gone.copied);
    } catch {
      setSaid(clientsText.gone_while_open.copy_failed);
    }
  };
  return (
    <div className={classes['note']}>
      <IconTrashX size={18} stroke={1.75} aria-hidden="true" />
      <output>{said === '' ? clientsText.gone_while_open.text : said}</output>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes['note-action'] ?? ''}
        leftSection={<IconCopy size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {sync.gone.copy}
      </Button>
    </div>
  );
}
