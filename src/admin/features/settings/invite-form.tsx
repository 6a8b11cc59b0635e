import { Button, Radio, TextInput } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { generalText } from '../../../content/admin/general.ts';
import { settingsText } from '../../../content/admin/settings.ts';
import { type FieldErrors, parseInput } from '../../../domain/field-errors.ts';
import { ROLES } from '../../../domain/rows.generated.ts';
import { staffInvitation } from '../../../domain/staff-invitation.ts';
import { useRuntime, useSyncValue } from '../../runtime.ts';
import parts from './parts.module.css';
import classes from './staff-section.module.css';

const words = settingsText.staff.invite;
const EMPTY = { name: '', email: '', role: 'technician' };

/** Invites a colleague by mail: the server sends it, so this needs a network. */
export function InviteForm({ on_invited }: { on_invited: () => void }) {
  const { staff, engine } = useRuntime();
  const online = useSyncValue((status) => status.online);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [told, setTold] = useState<{ readonly text: string; readonly is_good: boolean } | null>(null);
  const [is_sending, setSending] = useState(false);

  const change = (field: keyof typeof EMPTY, value: string): void => {
    setValues((before) => ({ ...before, [field]: value }));
    setRefused(({ [field]: _gone, ...others }) => others);
    setTold(null);
  };
  const errorOf = (field: string): string | null =>
    refused[field] === undefined ? null : generalText.field_errors[refused[field]];

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const read = parseInput(staffInvitation, values);
    if (!read.ok) {
      setRefused(read.error);
      const [first] = Object.keys(read.error);
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending(true);
    const done = await staff.invite(read.value);
    setSending(false);
    if (!done.ok) {
      setTold({ text: settingsText.staff.failed[done.error], is_good: false });
      return;
    }
    const is_good = done.value === 'invited';
    setTold({ text: words.results[done.value](read.value.email), is_good });
    if (!is_good) return;
    setValues(EMPTY);
    engine.sync_now();
    on_invited();
  }

  return (
    <section className={parts['part']} aria-labelledby="staff-invite">
      <h3 id="staff-invite">{words.title}</h3>
      <p className={parts['quiet']}>{words.text}</p>
      <form ref={form} className={classes['form']} noValidate onSubmit={(event) => void send(event)}>
        <TextInput
          name="name"
          label={words.name}
          size="md"
          required
          autoComplete="off"
          value={values.name}
          error={errorOf('name')}
          onChange={(event) => change('name', event.currentTarget.value)}
        />
        <TextInput
          name="email"
          type="email"
          label={words.email}
          size="md"
          required
          autoComplete="off"
          value={values.email}
          error={errorOf('email')}
          onChange={(event) => change('email', event.currentTarget.value)}
        />
        <Radio.Group label={words.role} value={values.role} onChange={(role) => change('role', role)}>
          <div className={classes['roles']}>
            {ROLES.toReversed().map((role) => (
              <Radio
                key={role}
                value={role}
                size="md"
                label={settingsText.staff.roles[role]}
                description={words.roles_about[role]}
              />
            ))}
          </div>
        </Radio.Group>
        <Button
          type="submit"
          size="md"
          loading={is_sending}
          disabled={!online}
          leftSection={<IconMail size={20} stroke={1.5} aria-hidden="true" />}
        >
          {words.send}
        </Button>
      </form>
      <output className={classes['told']} data-good={told?.is_good}>
        {told?.text}
      </output>
    </section>
  );
}
