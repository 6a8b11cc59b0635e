import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminShell } from '../../content/admin/shell.ts';
import classes from './menu-drawer.module.css';

const words = adminShell.menu;

/** The sidebar as a slide-over on small screens: Escape, the close control and the ground beside it close it. */
export function MenuDrawer(props: {
  readonly opened: boolean;
  readonly on_close: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Drawer
      opened={props.opened}
      onClose={props.on_close}
      size="18rem"
      attributes={{ content: { 'data-below-pill': true }, header: { role: 'presentation' } }}
      padding={0}
      title={words.landmark}
      closeButtonProps={{ 'aria-label': words.close }}
      classNames={{
        content: classes['menu'] ?? '',
        header: classes['header'] ?? '',
        title: classes['title'] ?? '',
        close: classes['close'] ?? '',
        body: classes['body'] ?? '',
      }}
    >
      {props.children}
    </Drawer>
  );
}
