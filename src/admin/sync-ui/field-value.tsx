import { colleagueNames, columnOf, useLive } from '../../data/index.ts';
import { useRuntime } from '../runtime.ts';
import { type ColleagueNames, formatValue } from './row-labels.ts';

const NO_NAMES: ColleagueNames = new Map();

/** The names of the staff by user id, live; empty while they are read. */
export function useColleagueNames(): ColleagueNames {
  const { db } = useRuntime();
  return useLive(() => colleagueNames(db), [db]) ?? NO_NAMES;
}

interface Props {
  readonly table: string;
  readonly field: string;
  readonly value: unknown;
}

/** A stored value in Dutch. Names are read only where a value is a colleague: lists of changes show hundreds of values. */
export function FieldValue(props: Props) {
  const { table, field, value } = props;
  return columnOf(table, field)?.kind === 'colleague' ? (
    <ColleagueValue {...props} />
  ) : (
    formatValue(table, field, value)
  );
}

function ColleagueValue({ table, field, value }: Props) {
  const names = useColleagueNames();
  return formatValue(table, field, value, names);
}
