import { useEffect, useState, useSyncExternalStore } from 'react';
import { pwa } from '../content/pwa.ts';
import { Button } from '../ui/button.tsx';
import { updateInProgress } from './apply-update.ts';
import styles from './notice.module.css';
import { type UpdateState, updateStore } from './updates.ts';

/**
 * A bar that offers a waiting version, or a reload when another tab updated; nothing otherwise. `sending` disables the
 * button while changes are being sent; leave it false when this version may no longer send (PT426), since then only the
 * update helps.
 */
export function UpdatePrompt({ sending }: { sending: boolean }) {
  const state = useSyncExternalStore(updateStore.subscribe, updateStore.state, () => 'none' as const);
  const is_applying = useSyncExternalStore(updateInProgress.subscribe, updateInProgress.isRunning);
  const [put_off, setPutOff] = useState<UpdateState>('none');
  useEffect(() => updateInProgress.resume(), []);
  if (state === 'none' || state === put_off) return null;
  const { update } = pwa;
  const elsewhere = state === 'applied_elsewhere' && !is_applying;
  const ask = elsewhere ? update.reload : update.accept;
  return (
    <output className={styles['bar']}>
      <span className={styles['words']}>
        {elsewhere ? update.applied : update.available}
        {!elsewhere && sending && <small className={styles['note']}>{update.sending}</small>}
      </span>
      <span className={styles['actions']}>
        {!is_applying && (
          <Button look="text" onClick={() => setPutOff(state)}>
            {update.later}
          </Button>
        )}
        <Button
          disabled={is_applying || (!elsewhere && sending)}
          onClick={elsewhere ? () => location.reload() : updateInProgress.begin}
        >
          {is_applying ? update.applying : ask}
        </Button>
      </span>
    </output>
  );
}
