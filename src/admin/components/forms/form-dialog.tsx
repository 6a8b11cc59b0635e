import { Button, Modal } from '@mantine/core';
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { clientsText } from '../../../content/admin/clients.ts';
import { StorageRescue } from '../storage-rescue.tsx';
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
      closeButtonProps={{ 'aria-label': clientsText.detail.close, size: 48, iconSize: 24 }}
      classNames={{ body: classes['dialog-body'] }}
    >
      {children}
    </Modal>
  );
}

interface BodyProps {
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly submit: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The fields and, always in reach below them, the two answers. */
export function FormBody({ onSubmit, submit, busy, onCancel, children }: BodyProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Under a finger the first field would call up a keyboard over half the form.
    if (window.matchMedia('(pointer: fine)').matches) {
      form.current?.querySelector<HTMLElement>('[data-first-field]')?.focus();
    }
  }, []);
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      {children}
      <StorageRescue />
      <div className={classes['actions']}>
        <Button variant="default" size="md" onClick={onCancel} disabled={busy}>
          {clientsText.client_form.cancel}
        </Button>
        <Button type="submit" size="md" loading={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
