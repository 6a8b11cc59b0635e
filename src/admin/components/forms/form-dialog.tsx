import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { generalText } from '../../../content/admin/general.ts';
import { useIsPhone } from '../use-is-phone.ts';
import type { DialogRoute } from '../dialogs/dialog-route.tsx';
import classes from './form.module.css';

interface DialogProps {
  readonly route: DialogRoute;
  readonly title: string;
  readonly children: ReactNode;
}

/** A form over the screen; filling the whole of it below 768 px. A press beside it does not throw work away. */
export function FormDialog({ route, title, children }: DialogProps) {
  const phone = useIsPhone();
  return (
    <Modal
      stackId={route.stack_id}
      opened={route.opened}
      onClose={route.close}
      title={title}
      size={640}
      fullScreen={phone}
      closeOnClickOutside={false}
      padding={phone ? 'md' : 'lg'}
      closeButtonProps={{ 'aria-label': generalText.close, size: 48, iconSize: 24 }}
      classNames={{ body: classes['dialog-body'] }}
    >
      {children}
    </Modal>
  );
}
