import { useState, useSyncExternalStore } from 'react';
import { pwa } from '../content/pwa.ts';
import { Button } from '../ui/button.tsx';
import styles from './notice.module.css';
import { updateStore } from './register.ts';
import type { UpdateState } from './updates.ts';

/** The state of updates in this tab, and the way to take one over. */
function useUpdatePrompt(): { readonly state: UpdateState; readonly accept: () => void } {
  const state = useSyncExternalStore(updateStore.subscribe, updateStore.state, () => 'none' as const);
  return { state, accept: updateStore.accept };
}

/**
 * A bar that offers a waiting version, or a reload when another tab updated; nothing otherwise. `sending` disables the
 * button while changes are being sent; leave it false when this version may no longer send (PT426), since then only the
 * update helps.
 */
export function UpdatePrompt({ sending }: { sending: boolean }) {
  const { state, accept } = useUpdatePrompt();
  const [put_off, setPutOff] = useState<UpdateState>('none');
  if (state === 'none' || state === put_off) return null;
  const { update } = pwa;
  const elsewhere = state === 'applied_elsewhere';
  return (
    <output className={styles['bar']}>
      <span className={styles['words']}>
        {elsewhere ? update.applied : update.available}
        {!elsewhere && sending && <small className={styles['note']}>{update.sending}</small>}
      </span>
      <span className={styles['actions']}>
        <Button look="text" onClick={() => setPutOff(state)}>
          {update.later}
        </Button>
        <Button disabled={!elsewhere && sending} onClick={elsewhere ? () => location.reload() : accept}>
          {elsewhere ? update.reload : update.accept}
        </Button>
      </span>
    </output>
  );
}
