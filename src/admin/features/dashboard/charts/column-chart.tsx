import { dashboardText } from '../../../../content/admin/dashboard.ts';
import { FigureLink } from '../figure-link.tsx';
import classes from './chart.module.css';

const text = dashboardText.chart;

/** A column; without a value there is none. */
interface Column {
  /** Its full name: 'november 2026'. */
  readonly name: string;
  /** At its foot: 'nov'. */
  readonly short: string;
  readonly value: number | null;
  readonly shown: string;
  /** The list it counts; null where that is more than one. */
  readonly to: string | null;
}

interface Props {
  readonly title: string;
  readonly columns: readonly Column[];
  /** Words for a value on the axis. */
  readonly tick: (value: number) => string;
}

const HEIGHT_PX = 216;
const TOP_PX = 28;
const FOOT_PX = 28;
const BASE_PX = HEIGHT_PX - FOOT_PX;
/** Of the room that a column has. */
const BAR_SHARE = 0.56;
/** A value above nothing is seen. */
const LEAST_BAR_PX = 3;

/** A round number at or above the largest value: 1, 2 or 5 times a power of ten, so that its half is round too. */
export function roundTop(largest: number): number {
  if (!(largest > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const times = [1, 2, 5, 10].find((one) => one * power >= largest) ?? 10;
  return times * power;
}

const percent = (part: number): string => `${part * 100}%`;

/** Columns from left to right, as wide as there is room: places are percentages, so that no text is scaled. */
export function ColumnChart({ title, columns, tick }: Props) {
  const top = roundTop(Math.max(0, ...columns.map(({ value }) => value ?? 0)));
  const marks = [top, top / 2];
  const yOf = (value: number): number => BASE_PX - (value / top) * (BASE_PX - TOP_PX);
  const has_links = columns.some(({ to }) => to !== null);
  const told = columns.filter(({ value }) => value !== null);
  const summary = told.map(({ name, shown }) => text.value(name, shown)).join('; ');
  return (
    <svg
      className={classes['columns']}
      height={HEIGHT_PX}
      role={has_links ? 'group' : 'img'}
      aria-label={has_links ? title : text.value(title, summary)}
    >
      {marks.map((value) => (
        <line
          key={value}
          className={classes['grid']}
          x1="0"
          x2="100%"
          y1={yOf(value)}
          y2={yOf(value)}
          aria-hidden="true"
        />
      ))}
      {columns.map((column, index) => (
        <ColumnOf
          key={column.name}
          column={column}
          from={index / columns.length}
          width={1 / columns.length}
          y_px={yOf(column.value ?? 0)}
          is_spare={(columns.length - index) % 2 === 0}
          anchor={anchorOf(index, columns.length)}
        />
      ))}
      <line className={classes['base']} x1="0" x2="100%" y1={BASE_PX} y2={BASE_PX} aria-hidden="true" />
      {/* Over the columns, which on a phone begin below these words. */}
      {marks.map((value) => (
        <text key={value} className={classes['tick']} x="0" y={yOf(value) - 6} aria-hidden="true">
          {tick(value)}
        </text>
      ))}
    </svg>
  );
}

/** The words over the outer columns keep within the picture. */
const anchorOf = (index: number, count: number): 'start' | 'middle' | 'end' => {
  if (index < 2) return 'start';
  return index >= count - 2 ? 'end' : 'middle';
};

interface ColumnProps {
  readonly column: Column;
  /** Parts of the chart's width. */
  readonly from: number;
  readonly width: number;
  readonly y_px: number;
  /** Its name goes where there is too little room. */
  readonly is_spare: boolean;
  readonly anchor: 'start' | 'middle' | 'end';
}

function ColumnOf({ column, from, width, y_px, is_spare, anchor }: ColumnProps) {
  const { name, short, shown, to, value } = column;
  const middle = from + width / 2;
  const x = { start: from, middle, end: from + width }[anchor];
  const top_px = Math.min(y_px, BASE_PX - LEAST_BAR_PX);
  const bar = (
    <>
      <rect className={classes['room']} x={percent(from)} width={percent(width)} y="0" height={HEIGHT_PX} />
      {value !== null && value > 0 && (
        <rect
          className={classes['bar']}
          x={percent(middle - (width * BAR_SHARE) / 2)}
          width={percent(width * BAR_SHARE)}
          y={top_px}
          height={BASE_PX - top_px}
          rx="2"
        />
      )}
    </>
  );
  return (
    <g className={classes['column']}>
      {to === null || value === null ? (
        bar
      ) : (
        <FigureLink className={classes['link']} to={to} label={text.value(name, shown)}>
          {bar}
        </FigureLink>
      )}
      {value !== null && (
        <text
          className={classes['value']}
          x={percent(x)}
          y={top_px - 8}
          textAnchor={anchor}
          aria-hidden="true"
        >
          {shown}
        </text>
      )}
      <text
        className={classes['foot']}
        data-spare={is_spare || undefined}
        x={percent(middle)}
        y={HEIGHT_PX - 8}
        textAnchor="middle"
        aria-hidden="true"
      >
        {short}
      </text>
    </g>
  );
}
