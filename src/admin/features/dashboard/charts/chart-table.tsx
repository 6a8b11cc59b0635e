import type { CsvValue } from '../../../../domain/csv.ts';
import { LinesExport } from '../../../components/export/export-button.tsx';
import { FigureLink } from '../figure-link.tsx';
import classes from './chart.module.css';

/** A cell: words, the same for a spreadsheet, and for those that count a list, that list. */
interface Cell {
  readonly shown: string;
  readonly value: CsvValue;
  /** With the list: what a screen reader hears. */
  readonly link?: { readonly to: string; readonly label: string };
}

interface Props {
  readonly title: string;
  /** The first is that of the names. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly Cell[] }[];
}

/** The figures of a chart as a table, which can be saved for a spreadsheet. */
export function ChartTable({ title, heads, rows }: Props) {
  return (
    <div className={classes['figures']}>
      <table className={classes['table']} aria-label={title}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map(({ shown, link }, index) => (
                <td key={heads[index + 1]}>
                  {link === undefined ? (
                    shown
                  ) : (
                    <FigureLink className={classes['cell']} to={link.to} label={link.label}>
                      {shown}
                    </FigureLink>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <LinesExport
        title={title}
        lines={[heads, ...rows.map(({ name, cells }) => [name, ...cells.map(({ value }) => value)])]}
      />
    </div>
  );
}
