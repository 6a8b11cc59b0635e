import { Modal } from '@mantine/core';
import { useCallback, useState } from 'react';
import { isUnsent } from '../../../backend/left-work.ts';
import { deviceText } from '../../../content/admin/device.ts';
import { countUnsent, countUnsentGroups, useLive } from '../../../data/index.ts';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { type Leave, useRuntime } from '../../runtime.ts';
import { AllSent } from './all-sent.tsx';
import { Choices } from './choices.tsx';
import { Discard } from './discard.tsx';
import { Sending } from './sending.tsx';
import { sendable } from './sending-labels.ts';
import { Unreadable } from './unreadable.tsx';

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
      on_keep={() => void on_leave({ wish: 'keep', unsent })}
      on_discard={() => setView({ name: 'discard' })}
    />
  );
}

/**
 * Signing out with unsent work, or without a network: names the number and offers to send it, to keep it locked on
 * this device, or to export and throw it away (sync-design: Sign-out). Nothing goes without being asked.
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
