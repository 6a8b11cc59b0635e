import { ModalStackContext } from '@mantine/core';
import { useContext, useEffect, useRef } from 'react';

/**
 * Takes a dialog out of Mantine's stack when it leaves the page. Mantine forgets a dialog that closes, not one that is
 * taken away while it is open, and hides the dialogs beneath a name that stays.
 */
export function useLeaveStack(stack_id: string): void {
  const stack = useContext(ModalStackContext);
  const latest = useRef(stack);
  useEffect(() => {
    latest.current = stack;
  });
  useEffect(() => () => latest.current?.removeModal(stack_id), [stack_id]);
}
