import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/nl';
import { Button, Group, Popover } from '@mantine/core';
import { DatePicker, TimePicker } from '@mantine/dates';
import type { UseFormReturnType } from '@mantine/form';
import { IconCalendarClock } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import { generalText } from '../../../../content/admin/general.ts';
import { addDays } from '../../../../domain/calendar-date.ts';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { readPlan } from '../../../../domain/post-input.ts';
import { instantsOf, type WallTime } from '../../../../domain/wall-clock.ts';
import { useEscapeFirst } from '../../../components/use-escape-first.ts';
import { useToday } from '../../../components/use-today.ts';
import type { BlogPostRow } from '../../../../domain/rows.generated.ts';
import type { EntityFormProps } from '../../../components/forms/entity-form.tsx';
import { onEnter } from '../../../components/on-enter.ts';
import type { PostField, PostValues } from '../post-values.ts';
import classes from './plan-control.module.css';

const text = blogText.form.plan;
const USUAL_TIME = '09:00';

const DRAFT = 'draft';
/** The answer that saves the article with the plan that its form holds. */
export const PLAN = 'plan';

/** What an article's form answers beside publishing at once; `row` is null when there is none yet, or none any more. */
export function publicationAnswers(
  row: BlogPostRow | null,
): Pick<EntityFormProps<PostField, unknown>, 'other_answer' | 'asking_answer'> {
  const { unpublish, unplan, draft } = blogText.form;
  const { success } = blogText;
  if (row?.published === true)
    return { other_answer: { name: DRAFT, label: unpublish, success: success.unpublished } };
  const kept = row?.publish_at ?? null;
  return {
    other_answer:
      kept === null
        ? { name: DRAFT, label: draft, success: success.draft }
        : { name: DRAFT, label: unplan, success: success.unplanned },
    asking_answer: {
      name: PLAN,
      label: text.save,
      success: success.planned,
      renderButton: (form, give, busy) => <PlanControl form={form} kept={kept} busy={busy} onPlan={give} />,
    },
  };
}

interface Props {
  readonly form: UseFormReturnType<PostValues>;
  /** When it is to be published as it stands, ISO 8601. */
  readonly kept: string | null;
  readonly busy: boolean;
  /** Saves the form; the plan stands in it. */
  readonly onPlan: () => void;
}

/** The words for a refused day or time. */
const wordsOf = (errors: FieldErrors, field: 'publish_date' | 'publish_time'): string | null => {
  const code = errors[field];
  if (code === undefined) return null;
  const words: Readonly<Partial<Record<typeof code, string>>> = blogText.field_errors_of[field];
  return words[code] ?? generalText.field_errors[code];
};

/** Asks when the server is to publish the article, and saves it so. */
function PlanControl({ form, kept, busy, onPlan }: Props) {
  const today = useToday();
  const id = useId();
  const [asked, setAsked] = useState<WallTime | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const close = (): void => {
    setAsked(null);
    setErrors({});
  };
  useEscapeFirst(asked !== null, `[data-plan="${id}"]`, close);
  const open = (): void => {
    const { publish_date, publish_time } = form.values;
    setAsked({ date: publish_date || addDays(today, 1), time: publish_time || USUAL_TIME });
  };
  const change = (part: Partial<WallTime>): void => {
    if (asked !== null) setAsked({ ...asked, ...part });
    setErrors({});
  };
  const save = (): void => {
    if (asked === null) return;
    const plan = readPlan(asked, { now_ms: Date.now(), kept });
    if (!plan.ok) {
      setErrors(plan.error);
      return;
    }
    form.setValues({ publish_date: asked.date, publish_time: asked.time });
    close();
    onPlan();
  };
  return (
    <Popover
      opened={asked !== null}
      onChange={(opened) => !opened && close()}
      trapFocus
      returnFocus
      shadow="md"
      position="top-end"
      // The page does not grow by it while a tablet is turned.
      floatingStrategy="fixed"
    >
      <Popover.Target>
        <Button
          variant="default"
          size="md"
          disabled={busy}
          leftSection={<IconCalendarClock size={20} stroke={1.5} aria-hidden="true" />}
          onClick={() => (asked === null ? open() : close())}
        >
          {text.open}
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        aria-label={text.title}
        data-plan={id}
        className={classes['dropdown'] ?? ''}
        onKeyDown={(event) => onEnter(event, save)}
      >
        {asked !== null && (
          <div className={classes['plan']}>
            <DayAndTime asked={asked} today={today} errors={errors} onChange={change} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" size="md" onClick={close}>
                {generalText.cancel}
              </Button>
              <Button size="md" onClick={save}>
                {text.save}
              </Button>
            </Group>
          </div>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

interface AskedProps {
  readonly asked: WallTime;
  readonly today: string;
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<WallTime>) => void;
}

function DayAndTime({ asked, today, errors, onChange }: AskedProps) {
  const day_error_id = useId();
  const [date_error, time_error] = [wordsOf(errors, 'publish_date'), wordsOf(errors, 'publish_time')];
  return (
    <>
      <fieldset className={classes['days']} aria-label={text.date} aria-describedby={day_error_id}>
        <DatePicker
          locale="nl"
          firstDayOfWeek={1}
          weekendDays={[]}
          highlightToday
          minDate={today}
          maxDate="2200-12-31"
          classNames={{ day: classes['day'] ?? '' }}
          ariaLabels={{ previousMonth: text.previous_month, nextMonth: text.next_month }}
          defaultDate={asked.date}
          value={asked.date}
          onChange={(date) => date !== null && onChange({ date })}
        />
        <p id={day_error_id} role={date_error === null ? undefined : 'alert'} className={classes['error']}>
          {date_error}
        </p>
      </fieldset>
      <TimePicker
        label={text.time}
        size="md"
        format="24h"
        required
        error={time_error !== null && <span role="alert">{time_error}</span>}
        hoursInputLabel={text.hours}
        minutesInputLabel={text.minutes}
        hoursInputProps={{ 'aria-invalid': time_error !== null }}
        minutesInputProps={{ 'aria-invalid': time_error !== null }}
        value={asked.time}
        onChange={(time) => onChange({ time: time.slice(0, 5) })}
      />
      <p className={classes['hint']}>{instantsOf(asked).length > 1 ? text.twice : text.hint}</p>
    </>
  );
}
