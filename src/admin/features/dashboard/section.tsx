import { type ReactNode, useId } from 'react';
import { dashboardText } from '../../../content/admin/dashboard.ts';
import classes from './dashboard.module.css';

interface Props {
  readonly title: string;
  /** Its figures are being read: their room is kept. */
  readonly is_loading: boolean;
  readonly children: ReactNode;
}

/** A part of the dashboard under its heading. */
export function Section({ title, is_loading, children }: Props) {
  const id = useId();
  return (
    <section className={classes['section']} aria-labelledby={id} aria-busy={is_loading}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** In the place of a figure that has nothing to count. */
export function NoData() {
  return <span className={classes['no-data']}>{dashboardText.no_data}</span>;
}
