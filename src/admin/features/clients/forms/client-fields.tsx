import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { may } from '../../../../domain/rights.ts';
import { clientsText } from '../../../../content/admin/clients.ts';
import { CLIENT_STATUSES } from '../../../../domain/client.ts';
import { clientStatusLabel } from '../../../entities/clients/labels.ts';
import { useRuntime } from '../../../runtime.ts';
import type { ClientField, ClientValues, NewClientValues } from './client-values.ts';
import { StatusNotes } from './status-notes.tsx';
import classes from '../../../components/forms/form.module.css';
import { GrowingTextarea } from '../../../components/growing-textarea.tsx';

const text = clientsText.client_form;

/** The part of a form that these fields use; a form with more fields fits too. */
type ClientForm = Pick<UseFormReturnType<ClientValues>, 'getInputProps'>;

/** The fields of a client. Name and e-mail are required (M-011); nothing is left to the browser. */
export function ClientFields({
  form,
  below_contact,
}: {
  readonly form: ClientForm;
  /** What there is to say about the person of this address and number. */
  readonly below_contact?: ReactNode;
}) {
  const input = (field: ClientField) => ({ size: 'md' as const, ...form.getInputProps(field) });
  return (
    <>
      <fieldset className={classes['fields']}>
        <legend className={classes['legend']}>{text.person}</legend>
        <TextInput label={text.name} required autoComplete="off" data-first-field {...input('name')} />
        <TextInput
          className={classes['half'] ?? ''}
          label={text.email}
          type="email"
          inputMode="email"
          required
          autoComplete="off"
          {...input('email')}
        />
        <TextInput
          className={classes['half'] ?? ''}
          label={text.phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...input('phone')}
        />
      </fieldset>
      {below_contact}
      <fieldset className={classes['fields']}>
        <legend className={classes['legend']}>{text.yacht}</legend>
        <TextInput label={text.yacht_name} autoComplete="off" {...input('yacht_name')} />
        <TextInput
          className={classes['two-thirds'] ?? ''}
          label={text.yacht_type}
          placeholder={text.yacht_type_placeholder}
          autoComplete="off"
          {...input('yacht_type')}
        />
        <TextInput
          className={classes['third'] ?? ''}
          label={text.yacht_length}
          inputMode="decimal"
          autoComplete="off"
          {...input('yacht_length')}
        />
        <TextInput
          label={text.location}
          placeholder={text.location_placeholder}
          autoComplete="off"
          {...input('location')}
        />
      </fieldset>
      <fieldset className={classes['fields']}>
        <legend className={classes['legend']}>{text.follow_up}</legend>
        <GrowingTextarea
          label={text.next_recommended_service}
          placeholder={clientsText.recommendation_default}
          min_rows={2}
          max_rows={5}
          {...input('next_recommended_service')}
        />
      </fieldset>
    </>
  );
}

/** Status and notes of a client where the detail with its own controls does not stand around the form. */
export function ClientStatusNotes({
  form,
  has_no_notes = false,
}: {
  form: Pick<UseFormReturnType<NewClientValues>, 'getInputProps' | 'values'>;
  /** Its notes are entries of their own. */
  has_no_notes?: boolean;
}) {
  const { user } = useRuntime();
  const { status } = form.values;
  const statuses = CLIENT_STATUSES.filter(
    (one) => one !== 'completed' || one === status || may(user, 'archive', 'clients'),
  );
  return (
    <fieldset className={classes['fields']}>
      <StatusNotes
        form={form}
        statuses={statuses}
        labelOf={clientStatusLabel}
        status={status}
        words={text}
        has_no_notes={has_no_notes}
      />
    </fieldset>
  );
}
