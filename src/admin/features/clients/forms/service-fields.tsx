import { Input, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId, useMemo } from 'react';
import { clientsText } from '../../../../content/admin/clients.ts';
import { listColleagues, serviceTypesInUse, useLive } from '../../../../data/index.ts';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { addDays } from '../../../../domain/calendar-date.ts';
import type { ColleagueRow } from '../../../../domain/rows.generated.ts';
import { CUSTOM_SERVICE_TYPE, isServiceStatus, SERVICE_STATUSES } from '../../../../domain/service-record.ts';
import { serviceStatusLabel } from '../../../entities/service-records/labels.ts';
import { useToday } from '../../../components/use-today.ts';
import { DayField } from '../../../components/forms/day-field.tsx';
import { Select } from '../../../components/select.tsx';
import classes from '../../../components/forms/form.module.css';
import { useRuntime } from '../../../runtime.ts';
import chips from './service-fields.module.css';
import { StatusNotes } from './status-notes.tsx';
import {
  lacksTypeOrDate,
  type ServiceValues,
  technicianOptions,
  tidyAmount,
  typeChoice,
} from './service-values.ts';

const text = clientsText.service_form;

interface Props {
  readonly form: UseFormReturnType<ServiceValues>;
  /** The fields the last answer refused. */
  readonly refused: FieldErrors;
}

const NONE: readonly string[] = [];
const NO_COLLEAGUES: readonly ColleagueRow[] = [];

/** The fields of a service (M-006). */
export function ServiceFields({ form, refused }: Props) {
  const { db } = useRuntime();
  // Custom types that occur in the records can be chosen again.
  const types_in_use = useLive(() => serviceTypesInUse(db), [db]) ?? NONE;
  const { service_type, status, amount } = form.values;
  const { options, customs } = useMemo(
    () => typeChoice(types_in_use, service_type),
    [types_in_use, service_type],
  );
  const customs_id = useId();
  return (
    <>
      {lacksTypeOrDate(refused) && (
        <div role="alert" className={classes['alert']}>
          {clientsText.service_required}
        </div>
      )}
      <fieldset className={classes['fields']}>
        <TypeChips form={form} options={options} />
        {service_type === CUSTOM_SERVICE_TYPE && (
          <>
            <TextInput
              label={text.custom_label}
              placeholder={text.custom_placeholder}
              size="md"
              required
              autoComplete="off"
              list={customs_id}
              {...form.getInputProps('custom_type')}
            />
            <datalist id={customs_id}>
              {customs.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </datalist>
          </>
        )}
        <DateField form={form} />
        <PlanFields form={form} />
        <TextInput
          className={classes['half'] ?? ''}
          label={text.amount}
          placeholder="0,00"
          description={text.amount_hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          size="md"
          inputMode="decimal"
          autoComplete="off"
          leftSection="€"
          {...form.getInputProps('amount')}
          // What is typed takes the place of the amount; a second tap sets the caret in it.
          onFocus={({ currentTarget: field }) => field.select()}
          onBlur={() => form.setFieldValue('amount', tidyAmount(amount))}
        />
        <StatusNotes
          form={form}
          statuses={statusOptions(status)}
          labelOf={serviceStatusLabel}
          status={status}
          words={text}
        />
      </fieldset>
    </>
  );
}

interface ChipsProps extends Pick<Props, 'form'> {
  readonly options: ReturnType<typeof typeChoice>['options'];
}

/** The type of the service, each with one tap: radios, so that arrow keys choose. */
function TypeChips({ form, options }: ChipsProps) {
  const id = useId();
  const { service_type } = form.values;
  const { error } = form.getInputProps('service_type');
  const is_refused = error !== undefined && error !== null;
  const first = options.some(({ value }) => value === service_type) ? service_type : options[0]?.value;
  return (
    <Input.Wrapper id={id} label={text.type} labelElement="div" size="md" required error={error}>
      <div
        role="radiogroup"
        className={chips['chips']}
        aria-labelledby={`${id}-label`}
        aria-describedby={is_refused ? `${id}-error` : undefined}
        aria-required
        aria-invalid={is_refused || undefined}
        data-path="service_type"
        tabIndex={-1}
      >
        {options.map(({ value, label }) => (
          <label key={value} className={chips['chip']}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === service_type}
              data-first-field={value === first || undefined}
              onChange={() => form.setFieldValue('service_type', value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}

/** The five statuses, and the stored one when a newer server made it. */
const statusOptions = (status: string): readonly string[] =>
  isServiceStatus(status) ? SERVICE_STATUSES : [...SERVICE_STATUSES, status];

/** Who is to come, at what time and for how long: all of it may be left out. */
function PlanFields({ form }: Pick<Props, 'form'>) {
  const { db, user } = useRuntime();
  const colleagues = useLive(() => listColleagues(db), [db]) ?? NO_COLLEAGUES;
  const { technician_id } = form.values;
  const options = useMemo(
    () => technicianOptions(colleagues, technician_id, user),
    [colleagues, technician_id, user],
  );
  return (
    <>
      <Select
        label={text.technician}
        placeholder={text.no_technician}
        size="md"
        clearable
        clearButtonProps={{ 'aria-label': text.clear_technician }}
        data={options}
        {...form.getInputProps('technician_id')}
        value={technician_id === '' ? null : technician_id}
        onChange={(id) => form.setFieldValue('technician_id', id ?? '')}
      />
      <TextInput
        className={classes['half'] ?? ''}
        label={text.start_time}
        type="time"
        size="md"
        {...form.getInputProps('start_time')}
      />
      <TextInput
        className={classes['half'] ?? ''}
        label={text.duration}
        placeholder={text.duration_placeholder}
        size="md"
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('duration_minutes')}
      />
    </>
  );
}

function DateField({ form }: Pick<Props, 'form'>) {
  const today = useToday();
  return (
    <DayField
      value={form.values.date}
      onPick={(date) => form.setFieldValue('date', date)}
      input={form.getInputProps('date')}
      words={{
        label: text.date,
        placeholder: text.date_placeholder,
        previous_month: text.previous_month,
        next_month: text.next_month,
      }}
      presets={[
        { label: text.date_today, value: today },
        { label: text.date_tomorrow, value: addDays(today, 1) },
      ]}
    />
  );
}
