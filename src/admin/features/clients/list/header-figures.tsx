import { Skeleton, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { headerFigures, useLive } from '../../../../data/index.ts';
import { formatEuro } from '../../../../domain/money.ts';
import { useRuntime } from '../../../runtime.ts';
import classes from './header-figures.module.css';

const text = clientsText.figures;

/** The three figures above the list (M-001), live. */
export const HeaderFigures = memo(function HeaderFigures() {
  const { db } = useRuntime();
  const figures = useLive(() => headerFigures(db), [db]);
  const entries = [
    { label: text.active_clients, value: figures?.active_clients.toLocaleString('nl-NL') },
    { label: text.open_services, value: figures?.open_services.toLocaleString('nl-NL') },
    { label: text.total_value, value: figures && formatEuro(figures.total_cents) },
  ];
  return (
    <section aria-label={text.label}>
      <dl className={classes['figures']}>
        {entries.map(({ label, value }) => (
          <div key={label} className={classes['figure']}>
            <dt>{label}</dt>
            <dd>{value ?? <PendingFigure />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});

function PendingFigure() {
  return (
    <>
      <Skeleton component="span" display="inline-block" height="0.8em" width="3ch" />
      <VisuallyHidden>{clientsText.list.loading}</VisuallyHidden>
    </>
  );
}
