import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/nl';
import { Button } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { formatShort, isCalendarDate } from '../../../domain/calendar-date.ts';
import classes from './form.module.css';

interface Props {
  /** As the form holds it: a calendar date, or a text that is none. */
  readonly value: string;
  readonly onPick: (value: string) => void;
  /** What the form gives the field: its error and the rest. */
  readonly input: object;
  readonly words: {
    readonly label: string;
    readonly placeholder: string;
    readonly previous_month: string;
    readonly next_month: string;
  };
  /** Days that are one press away. */
  readonly presets: readonly { readonly label: string; readonly value: string }[];
}

/** A day that has to be given, in a calendar or by one press. */
export function DayField({ value, onPick, input, words, presets }: Props) {
  return (
    <>
      <DatePickerInput
        className={classes['half'] ?? ''}
        label={words.label}
        placeholder={words.placeholder}
        size="md"
        required
        locale="nl"
        firstDayOfWeek={1}
        weekendDays={[]}
        highlightToday
        classNames={{ day: classes['day'] ?? '' }}
        valueFormatter={() => (isCalendarDate(value) ? formatShort(value) : value)}
        popoverProps={{ position: 'bottom-start', shadow: 'md' }}
        ariaLabels={{ previousMonth: words.previous_month, nextMonth: words.next_month }}
        {...input}
        value={isCalendarDate(value) ? value : null}
        onChange={(day) => onPick(day ?? '')}
      />
      <div className={`${classes['half'] ?? ''} ${classes['date-presets'] ?? ''}`}>
        {presets.map((preset) => (
          <Button
            key={preset.label}
            variant={value === preset.value ? 'light' : 'default'}
            size="md"
            aria-pressed={value === preset.value}
            onClick={() => onPick(preset.value)}
          >
            {preset.label}
          </Button>
        ))}
      </div>
    </>
  );
}
