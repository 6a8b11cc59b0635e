import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { dashboardText } from '../../../../content/admin/dashboard.ts';
import classes from './chart.module.css';

const text = dashboardText.chart;

interface Props {
  readonly title: string;
  /** The picture. */
  readonly children: ReactNode;
  /** The same figures in a table. */
  readonly table: ReactNode;
}

/** A chart with its name, which a press turns into a table and back. */
export function Chart({ title, children, table }: Props) {
  const id = useId();
  const [is_table, setIsTable] = useState(false);
  const action = is_table ? text.as_chart : text.as_table;
  return (
    <figure className={classes['chart']} aria-labelledby={id}>
      <div className={classes['head']}>
        <h3 id={id}>{title}</h3>
        <Button
          className={classes['switch'] ?? ''}
          variant="subtle"
          size="md"
          aria-label={text.of(action, title)}
          onClick={() => setIsTable(!is_table)}
        >
          {action}
        </Button>
      </div>
      {is_table ? table : children}
    </figure>
  );
}
