import { Button, Group, Progress, Text } from '@mantine/core';
import { deviceText } from '../../../content/admin/device.ts';
import type { UnsentCount } from '../../../data/index.ts';
import { type Leave, useRuntime, useSyncStatus } from '../../runtime.ts';
import { useSession } from '../use-session.ts';
import { UnsentSentences } from './choices.tsx';
import { sendingWords } from './sending-labels.ts';
import classes from './sign-out.module.css';

const words = deviceText.sign_out;

/** Sending before the sign-out: how far it is, or why it does not go; then the way out. */
export function Sending(props: {
  readonly unsent: UnsentCount;
  /** The same in what a person did. */
  readonly shown: UnsentCount;
  readonly total: number;
  readonly on_back: () => void;
  readonly on_leave: (leave: Leave) => Promise<void>;
}) {
  const { session, device } = useRuntime();
  const status = useSyncStatus();
  const session_state = useSession(session);
  const { unsent, shown, total } = props;
  const says = sendingWords(status, session_state.kind === 'in' && session_state.needs_sign_in, shown, total);
  const is_over = says.kind === 'done' && unsent.refused + (unsent.failed_photos ?? 0) + unsent.drafts === 0;

  async function leave(): Promise<void> {
    const { keep_after_sign_out } = await device.settings.read();
    await props.on_leave({ wish: keep_after_sign_out ? 'keep' : 'remove_if_sent', unsent });
  }

  return (
    <>
      <Progress
        value={says.total === 0 ? 100 : (says.done / says.total) * 100}
        size="lg"
        animated={says.kind === 'busy'}
        aria-label={words.progress.title}
        className={classes['progress'] ?? ''}
      />
      <Text className={classes['count'] ?? ''}>{words.progress.count(says.done, says.total)}</Text>
      <Text fw={600} aria-live="polite" data-kind={says.kind} className={classes['says'] ?? ''}>
        {says.text}
      </Text>
      {says.kind === 'done' && !is_over && <UnsentSentences shown={shown} />}
      <Group justify="flex-end" mt="lg" gap="sm" className={classes['answers'] ?? ''}>
        {!is_over && (
          <Button variant="subtle" color="gray" onClick={props.on_back}>
            {words.back}
          </Button>
        )}
        <Button disabled={!is_over} onClick={() => void leave()}>
          {words.sign_out}
        </Button>
      </Group>
    </>
  );
}
