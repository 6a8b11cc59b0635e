import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPage } from '../../../admin-routes.ts';
import { dashboardText } from '../../../content/admin/dashboard.ts';
import classes from './list-page.module.css';

/** A page that a figure opens, below the dashboard: its title, and the way back. */
export function ListPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={classes['screen']}>
      <Link className={classes['back']} to={adminPage('dashboard')}>
        <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        {dashboardText.back}
      </Link>
      <h2 className={classes['title']}>{title}</h2>
      {children}
    </div>
  );
}
