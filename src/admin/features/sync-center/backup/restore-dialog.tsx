import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { backupText } from '../../../../content/admin/sync-center.ts';
import { assertNever } from '../../../../lib/assert-never.ts';
import { BREAKPOINTS_PX } from '../../../../ui/tokens.ts';
import { ProgressLine } from '../../../components/progress-line.tsx';
import classes from './backup.module.css';
import { RestorePlan } from './restore-plan.tsx';
import type { RestoreState, RestoreWork } from './use-restore.ts';

const words = backupText.dialog;
const BELOW_TABLET = `(max-width: ${BREAKPOINTS_PX.phone - 0.02}px)`;

function Refused({
  state,
  on_close,
}: {
  state: Extract<RestoreState, { kind: 'refused' }>;
  on_close: () => void;
}) {
  const { error } = state;
  return (
    <div className={classes['plan']} role="alert">
      <p className={classes['strong']}>{words.refused}</p>
      <p>{error.code === 'file' ? words.faults[error.fault] : words.storage}</p>
      <div className={classes['answers']}>
        <Button onClick={on_close}>{words.close}</Button>
      </div>
    </div>
  );
}

function Done({ state, on_close }: { state: Extract<RestoreState, { kind: 'done' }>; on_close: () => void }) {
  const { restored, is_complete } = state;
  return (
    <div className={classes['plan']}>
      <output className={classes['plan']}>
        <span className={classes['strong']}>{is_complete ? words.done_title : words.stopped_title}</span>
        <span>{words.done(restored.added, restored.changed)}</span>
        {!is_complete && <span>{words.stopped}</span>}
      </output>
      <div className={classes['answers']}>
        <Button onClick={on_close}>{words.ready}</Button>
      </div>
    </div>
  );
}

function Step({ work }: { work: RestoreWork }) {
  const { state, close, stop, restore } = work;
  switch (state.kind) {
    case 'closed':
      return null;
    case 'checking': {
      const { done, of } = state.progress ?? { done: 0, of: 0 };
      const label = state.progress === null ? words.checking_start : words.checking(done, of);
      const stopping = { label: backupText.cancel, on_stop: close };
      return <ProgressLine label={label} done={done} of={of} stop={stopping} />;
    }
    case 'refused':
      return <Refused state={state} on_close={close} />;
    case 'plan':
      return <RestorePlan plan={state.plan} on_restore={restore} on_cancel={close} />;
    case 'restoring': {
      const { done, of } = state.progress;
      const stopping = { label: words.stop, on_stop: stop };
      return <ProgressLine label={words.restoring(done, of)} done={done} of={of} stop={stopping} />;
    }
    case 'done':
      return <Done state={state} on_close={close} />;
    default:
      return assertNever(state);
  }
}

/** Restoring a backup over the screen; it cannot be put away by accident while it writes. */
export function RestoreDialog({ work }: { work: RestoreWork }) {
  const is_phone = useMediaQuery(BELOW_TABLET, false, { getInitialValueInEffect: false });
  const is_writing = work.state.kind === 'restoring';
  return (
    <Modal
      opened={work.state.kind !== 'closed'}
      onClose={is_writing ? () => undefined : work.close}
      title={words.title}
      size={760}
      fullScreen={is_phone}
      padding={is_phone ? 'md' : 'lg'}
      closeOnClickOutside={false}
      withCloseButton={!is_writing}
      closeButtonProps={{ 'aria-label': words.close, size: 48, iconSize: 24 }}
    >
      <Step work={work} />
    </Modal>
  );
}
