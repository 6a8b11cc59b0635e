import { Button } from '@mantine/core';
import { siteText } from '../../../../content/admin/site-content.ts';
import type { SiteKind } from '../../../../domain/site-content.ts';
import { Message } from '../../../components/list/message.tsx';
import { useSettled } from '../../../components/list/use-settled.ts';
import { useSyncStatus } from '../../../runtime.ts';

/** None of this kind: being fetched, never fetched yet, or really none. */
export function NoEntries({ kind, onAdd }: { kind: SiteKind; onAdd: () => void }) {
  const { first_sync_done, online } = useSyncStatus();
  const is_settled = useSettled(first_sync_done);
  const { title, text } = siteText.empty[kind];
  if (is_settled) {
    return (
      <Message
        title={title}
        action={
          <Button size="md" onClick={onAdd}>
            {siteText.add[kind]}
          </Button>
        }
      >
        {text}
      </Message>
    );
  }
  return online ? (
    <Message title={siteText.syncing_title}>{siteText.syncing_text}</Message>
  ) : (
    <Message title={siteText.offline_title}>{siteText.offline_text}</Message>
  );
}
