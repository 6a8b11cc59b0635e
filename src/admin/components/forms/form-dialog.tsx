import { Modal } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { generalText } from '../../../content/admin/general.ts';
import { MOTION } from '../../../ui/tokens.ts';
import { useIsPhone } from '../use-is-phone.ts';
import type { DialogRoute } from '../dialogs/dialog-route.tsx';
import classes from './form.module.css';

interface DialogProps {
  readonly route: DialogRoute;
  readonly title: ReactNode;
  /** Fills the screen at every size, for a form with much to write. */
  readonly is_page?: boolean;
  readonly children: ReactNode;
}

/**
 * A form that fills the screen fades in and does not move: a transform would make the form, and not the screen, the
 * frame of what is `position: fixed` in it, such as the toolbar above a keyboard.
 */
const PAGE_MOTION = { transition: 'fade', duration: MOTION.calm_ms } as const;

/** A form over the screen; filling the whole of it below 768 px, or always. A press beside it does not throw work away. */
export function FormDialog({ route, title, is_page = false, children }: DialogProps) {
  const phone = useIsPhone();
  return (
    <Modal
      stackId={route.stack_id}
      opened={route.opened}
      onClose={route.close}
      title={title}
      size={640}
      fullScreen={phone || is_page}
      {...(is_page && { 'data-form-page': true, transitionProps: PAGE_MOTION })}
      closeOnClickOutside={false}
      padding={phone ? 'md' : 'lg'}
      closeButtonProps={{ 'aria-label': generalText.close, size: 48, iconSize: 24 }}
      classNames={{
        header: is_page ? (classes['page-header'] ?? '') : '',
        body: clsx(classes['dialog-body'], is_page && classes['page-body']),
      }}
    >
      {children}
    </Modal>
  );
}
