import { Modal } from '@mantine/core';
import { clsx } from 'clsx';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useResolvedPath } from 'react-router-dom';
import { generalText } from '../../../content/admin/general.ts';
import { MOTION } from '../../../ui/tokens.ts';
import { useIsPhone } from '../use-is-phone.ts';
import type { DialogRoute } from '../dialogs/dialog-route.tsx';
import classes from './form.module.css';
import { FormPlaceContext } from './use-closed-notice.tsx';

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

/** What a form does, and beneath it what it is about. */
export function FormTitle({ of, children }: { readonly of: string; readonly children: string }) {
  return (
    <span className={classes['title']}>
      {children} {of !== '' && <small>{of}</small>}
    </span>
  );
}

/** A form over the screen; filling the whole of it below 768 px, or always. A press beside it does not throw work away. */
export function FormDialog({ route, title, is_page = false, children }: DialogProps) {
  const phone = useIsPhone();
  const { opened } = route;
  const { pathname: path } = useResolvedPath('.');
  const on_closed = useRef<(() => void) | null>(null);
  const was_opened = useRef(false);
  useEffect(() => {
    if (was_opened.current && !opened) {
      on_closed.current?.();
      on_closed.current = null;
    }
    was_opened.current = opened;
  }, [opened]);
  const tellWhenClosed = useCallback((tell: () => void) => {
    on_closed.current = tell;
  }, []);
  const place = useMemo(() => ({ path, tellWhenClosed }), [path, tellWhenClosed]);
  return (
    <Modal
      stackId={route.stack_id}
      opened={opened}
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
      <FormPlaceContext value={place}>{children}</FormPlaceContext>
    </Modal>
  );
}
