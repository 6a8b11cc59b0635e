import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode, Ref } from 'react';

/** Mantine disables a button that is busy, and a disabled button has no focus. */
function NeverDisabled({ disabled, ...button }: ComponentProps<'button'>) {
  return <button type="button" aria-disabled={disabled} {...button} />;
}

interface Props extends Omit<ButtonProps, 'loading' | 'disabled'> {
  readonly busy: boolean;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** A button that keeps the focus while its work runs (WCAG 2.4.3); pressed again meanwhile it does nothing. */
export function BusyButton({ busy, onClick, ...button }: Props) {
  return (
    <Button
      {...button}
      component={NeverDisabled}
      loading={busy}
      onClick={() => {
        if (!busy) onClick();
      }}
    />
  );
}
