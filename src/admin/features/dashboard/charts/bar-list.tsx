import { FigureLink } from '../figure-link.tsx';
import classes from './chart.module.css';

interface Bar {
  readonly name: string;
  readonly value: number;
  readonly shown: string;
  readonly to: string;
}

/** Bars under each other, each with its name and figure, the largest as wide as the list. */
export function BarList({ bars }: { readonly bars: readonly Bar[] }) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={classes['bars']}>
      {bars.map(({ name, value, shown, to }) => (
        <li key={to}>
          <FigureLink className={classes['bar-link']} to={to}>
            <span>{name}</span> <strong>{shown}</strong>
            <svg height="8" aria-hidden="true">
              <rect className={classes['track']} width="100%" height="8" rx="4" />
              <rect className={classes['bar']} width={`${(value / largest) * 100}%`} height="8" rx="4" />
            </svg>
          </FigureLink>
        </li>
      ))}
    </ul>
  );
}
