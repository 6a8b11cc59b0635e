import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { clientsText } from '../../../../content/admin/clients.ts';
import { conversionText } from '../../../../content/admin/request-conversion.ts';
import { addDays } from '../../../../domain/calendar-date.ts';
import { CUSTOM_SERVICE_TYPE, SERVICE_TYPES } from '../../../../domain/service-record.ts';
import { DayField } from '../../../components/forms/day-field.tsx';
import classes from '../../../components/forms/form.module.css';
import { GrowingTextarea } from '../../../components/growing-textarea.tsx';
import { Toggle } from '../../../components/toggle.tsx';
import { useToday } from '../../../components/use-today.ts';
import { Select } from '../../../components/select.tsx';
import { serviceTypeLabel } from '../../../entities/service-records/labels.ts';
import { type ConvertValues, PLANNED } from './convert-values.ts';

const text = conversionText.form;
const { client_form, service_form } = clientsText;
const TYPES = [
  ...SERVICE_TYPES.map((type) => ({ value: type, label: serviceTypeLabel(type) })),
  { value: CUSTOM_SERVICE_TYPE, label: service_form.custom },
];

interface Props {
  readonly form: UseFormReturnType<ConvertValues>;
}

const inputsOf = (form: Props['form']) => (field: keyof ConvertValues) => ({
  size: 'md' as const,
  autoComplete: 'off',
  ...form.getInputProps(field),
});

/** The new client, the yacht, and the first service when one is planned. */
export function ConvertFields({ form }: Props) {
  const input = inputsOf(form);
  const half = classes['half'] ?? '';
  return (
    <>
      <fieldset className={classes['fields']}>
        <legend className={classes['legend']}>{text.person}</legend>
        <TextInput label={client_form.name} required data-first-field {...input('name')} />
        <TextInput
          className={half}
          label={client_form.email}
          type="email"
          inputMode="email"
          required
          {...input('email')}
        />
        <TextInput
          className={half}
          label={client_form.phone}
          type="tel"
          inputMode="tel"
          {...input('phone')}
        />
      </fieldset>
      <fieldset className={classes['fields']}>
        <legend className={classes['legend']}>{text.yacht}</legend>
        <TextInput label={client_form.yacht_name} {...input('yacht_name')} />
        <TextInput
          className={classes['two-thirds'] ?? ''}
          label={client_form.yacht_type}
          placeholder={client_form.yacht_type_placeholder}
          {...input('yacht_type')}
        />
        <TextInput
          className={classes['third'] ?? ''}
          label={client_form.yacht_length}
          inputMode="decimal"
          {...input('yacht_length')}
        />
        <TextInput
          label={client_form.location}
          placeholder={client_form.location_placeholder}
          {...input('location')}
        />
      </fieldset>
      <ServiceFields form={form} is_of_known={false} />
    </>
  );
}

/** The service that is planned of a request; of a client who is known it is all there is to fill in. */
export function ServiceFields({ form, is_of_known }: Props & { readonly is_of_known: boolean }) {
  const { plan, service_type } = form.values;
  const is_planned = is_of_known || plan === PLANNED;
  const input = inputsOf(form);
  return (
    <fieldset className={classes['fields']}>
      <legend className={classes['legend']}>{is_of_known ? text.service_of_known : text.service}</legend>
      {!is_of_known && (
        <Toggle
          checked={is_planned}
          onChange={(checked) => form.setFieldValue('plan', checked ? PLANNED : '')}
          label={text.plan}
          on={text.plan_on}
          off={text.plan_off}
        />
      )}
      {is_planned && (
        <>
          <Select
            label={service_form.type}
            placeholder={service_form.type_placeholder}
            required
            allowDeselect={false}
            data={TYPES}
            maxDropdownHeight={360}
            data-first-field={is_of_known || undefined}
            {...input('service_type')}
            value={service_type === '' ? null : service_type}
            onChange={(type) => form.setFieldValue('service_type', type ?? '')}
          />
          {service_type === CUSTOM_SERVICE_TYPE && (
            <TextInput
              label={service_form.custom_label}
              placeholder={service_form.custom_placeholder}
              required
              {...input('custom_type')}
            />
          )}
          <DateField form={form} />
        </>
      )}
      <GrowingTextarea
        label={client_form.notes}
        description={text.notes_hint}
        size="md"
        min_rows={2}
        max_rows={8}
        {...form.getInputProps('notes')}
      />
    </fieldset>
  );
}

/** The day of the service: an appointment lies some time ahead. */
function DateField({ form }: Props) {
  const today = useToday();
  return (
    <DayField
      value={form.values.date}
      onPick={(date) => form.setFieldValue('date', date)}
      input={form.getInputProps('date')}
      words={{
        label: service_form.date,
        placeholder: service_form.date_placeholder,
        previous_month: service_form.previous_month,
        next_month: service_form.next_month,
      }}
      presets={[
        { label: text.date_week, value: addDays(today, 7) },
        { label: text.date_fortnight, value: addDays(today, 14) },
      ]}
    />
  );
}
