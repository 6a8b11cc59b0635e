import { type ReactNode, useId } from 'react';
import { dashboardText } from '../../../content/admin/dashboard.ts';
import { StillFetching, useFetched } from '../../components/list/fetched.tsx';
import classes from './dashboard.module.css';

interface Props {
  readonly title: string;
  /** Its figures are being read: their room is kept. */
  readonly is_loading: boolean;
  readonly children: ReactNode;
}

/** A part of the dashboard under its heading; figures of a part of the rows would be wrong ones, so they come when all are here. */
export function Section({ title, is_loading, children }: Props) {
  const id = useId();
  const is_fetched = useFetched();
  return (
    <section className={classes['section']} aria-labelledby={id} aria-busy={is_loading || !is_fetched}>
      <h2 id={id}>{title}</h2>
      {is_fetched ? (
        children
      ) : (
        <p className={classes['no-data']}>
          <StillFetching />
        </p>
      )}
    </section>
  );
}

/** In the place of a figure that has nothing to count. */
export function NoData() {
  return <span className={classes['no-data']}>{dashboardText.no_data}</span>;
}
