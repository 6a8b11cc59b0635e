import { Button } from '@mantine/core';
import { IconUser, IconUserPlus } from '@tabler/icons-react';
import { conversionText } from '../../../../content/admin/request-conversion.ts';
import { getClient, type RequestItem, useLive } from '../../../../data/index.ts';
import { adminPage } from '../../../../admin-routes.ts';
import { DialogLink } from '../../../components/dialogs/dialog-link.tsx';
import { useOpenDialog } from '../../../components/dialogs/dialog-route.tsx';
import { useRuntime } from '../../../runtime.ts';
import classes from './convert.module.css';

/** The client of a request, or the button that makes one; a client that was deleted counts as none. */
export function ClientOfRequest({
  request: { client_id },
  onConvert,
}: {
  readonly request: RequestItem;
  readonly onConvert: () => void;
}) {
  const { db } = useRuntime();
  const onOpen = useOpenDialog();
  const found = useLive(
    async () => ({ client: client_id === null ? null : await getClient(db, client_id) }),
    [db, client_id],
  );
  return (
    <section className={classes['of-request']} aria-label={conversionText.client}>
      {found?.client === null && (
        <Button
          size="md"
          leftSection={<IconUserPlus size={20} stroke={1.5} aria-hidden="true" />}
          onClick={onConvert}
        >
          {conversionText.action}
        </Button>
      )}
      {found?.client && (
        <DialogLink path={adminPage('client', { client_id: found.client.id })} onOpen={onOpen}>
          <IconUser size={20} stroke={1.5} aria-hidden="true" />
          {conversionText.client_of(found.client.name)}
        </DialogLink>
      )}
    </section>
  );
}
