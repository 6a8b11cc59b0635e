import { Modal, Button, Group, Text, Switch, Progress } from '@mantine/core';
import { useCallback, useState, useEffect } from 'react';
import { isUnsent } from '../../../device/retained-users.ts';
import { deviceText } from '../../../content/admin/device.ts';
import { countUnsent, countUnsentGroups, useLive, type UnsentCount } from '../../../data/index.ts';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { type Leave, useRuntime, useSyncStatus, useSyncValue } from '../../runtime.ts';
import { Choices, UnsentSentences } from './choices.tsx';
import { Discard } from './discard.tsx';
import { sendable, sendingWords } from './sending-labels.ts';
import classes from './sign-out.module.css';
import { useSession } from '../use-session.ts';

const words = deviceText.sign_out;

type View =
  | { readonly name: 'choices' | 'discard' }
  /** `total`: what was to be sent when the person asked. */
  | { readonly name: 'sending'; readonly total: number };

interface Props {
  readonly on_close: () => void;
  readonly on_leave: (leave: Leave) => Promise<void>;
}

function Question({
  view,
  setView,
  on_close,
  on_leave,
}: Props & { view: View; setView: (view: View) => void }) {
  const { db } = useRuntime();
  const unsent = useLive(() => countUnsent(db), [db]);
  const shown = useLive(() => countUnsentGroups(db), [db]);
  if (unsent === undefined || shown === undefined) return null;
  const back = () => setView({ name: 'choices' });
  if (view.name === 'sending') {
    return <Sending unsent={unsent} shown={shown} total={view.total} on_back={back} on_leave={on_leave} />;
  }
  if (!isUnsent(unsent)) return <AllSent on_close={on_close} on_leave={on_leave} />;
  if (view.name === 'discard')
    return <Discard unsent={unsent} shown={shown} on_back={back} on_leave={on_leave} />;
  return (
    <Choices
      shown={shown}
      on_close={on_close}
      on_send={() => setView({ name: 'sending', total: sendable(shown) })}
      on_keep={() => void on_leave({ disposition: 'keep', unsent: shown })}
      on_discard={() => setView({ name: 'discard' })}
    />
  );
}

/**
 * Signing out asks first. When all is sent it says what is removed from this device; unsent work is named by number, to be
 * sent, kept locked on this device, or exported and thrown away. Nothing goes without being asked.
 */
export function SignOutDialog({ opened, on_close, on_leave }: Props & { opened: boolean }) {
  const [view, setView] = useState<View>({ name: 'choices' });
  const unreadable = useCallback(
    () => <Unreadable on_close={on_close} on_leave={on_leave} />,
    [on_close, on_leave],
  );
  return (
    <Modal
      opened={opened}
      onClose={on_close}
      onExitTransitionEnd={() => setView({ name: 'choices' })}
      title={words.title}
      size={600}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <SectionBoundary fallback={unreadable}>
        <Question view={view} setView={setView} on_close={on_close} on_leave={on_leave} />
      </SectionBoundary>
    </Modal>
  );
}

const UNKNOWN = { changes: 0, rejected: 0, photos: 0, drafts: 0 };

/** The device cannot say what is unsent: then everything stays. */
function Unreadable(props: {
  readonly on_close: () => void;
  readonly on_leave: (leave: Leave) => Promise<void>;
}) {
  return (
    <>
      <Text role="alert">{words.unreadable}</Text>
      <Group justify="flex-end" mt="lg" gap="sm" className={classes['answers'] ?? ''}>
        <Button variant="subtle" color="gray" onClick={props.on_close}>
          {words.cancel}
        </Button>
        <Button onClick={() => void props.on_leave({ disposition: 'keep', unsent: UNKNOWN })}>
          {words.keep.title}
        </Button>
      </Group>
    </>
  );
}

const NOTHING = { changes: 0, rejected: 0, photos: 0, drafts: 0 };

/** Nothing is unsent, but the person should know what goes from this device, and that coming back needs a network. */
function AllSent(props: {
  readonly on_close: () => void;
  readonly on_leave: (leave: Leave) => Promise<void>;
}) {
  const { device } = useRuntime();
  const online = useSyncValue((status) => status.online);
  const [keeps, setKeeps] = useState<boolean | null>(null);

  useEffect(() => {
    void device.settings.read().then(({ keep_after_sign_out }) => setKeeps(keep_after_sign_out));
  }, [device]);

  return (
    <>
      <Text fw={600}>{words.all_sent}</Text>
      {!online && <Text mt="xs">{words.offline}</Text>}
      <Switch
        mt="md"
        classNames={{ description: classes['choice_text'] ?? '' }}
        size="md"
        checked={keeps ?? false}
        disabled={keeps === null}
        label={words.keep_data}
        description={keeps === true ? words.keep_data_on : words.keep_data_off}
        onChange={(event) => setKeeps(event.currentTarget.checked)}
      />
      <Group justify="flex-end" mt="lg" gap="sm" className={classes['answers'] ?? ''}>
        {/* The answer that removes nothing has the focus: a key pressed twice is no answer. */}
        <Button data-autofocus variant="subtle" color="gray" onClick={props.on_close}>
          {words.cancel}
        </Button>
        <Button
          disabled={keeps === null}
          onClick={() =>
            void props.on_leave({ disposition: keeps === true ? 'keep' : 'remove_if_sent', unsent: NOTHING })
          }
        >
          {words.sign_out}
        </Button>
      </Group>
    </>
  );
}

/** Sending before the sign-out: how far it is, or why it does not go; then the way out. */
function Sending(props: {
  readonly unsent: UnsentCount;
  /** The same, counted as changes of a person. */
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
  const is_over = says.kind === 'done' && unsent.rejected + (unsent.failed_photos ?? 0) + unsent.drafts === 0;

  async function leave(): Promise<void> {
    const { keep_after_sign_out } = await device.settings.read();
    await props.on_leave({ disposition: keep_after_sign_out ? 'keep' : 'remove_if_sent', unsent: shown });
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
