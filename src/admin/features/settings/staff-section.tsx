import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { StaffAccount } from '../../../backend/staff.ts';
import { settingsText } from '../../../content/admin/settings.ts';
import { listColleagues, useLive } from '../../../data/index.ts';
import type { Role } from '../../../domain/rights.ts';
import { type ColleagueRow, ROLES } from '../../../domain/rows.generated.ts';
import { ConfirmDialog, type Question } from '../../components/dialogs/confirm-dialog.tsx';
import { LinesExport } from '../../components/export/export-button.tsx';
import { hideNotice, notifyFailure, notifyWithAction } from '../../components/notify.ts';
import { NoticeWithAction } from '../../components/notice-with-action.tsx';
import { Select } from '../../components/select.tsx';
import { useRuntime, useSyncValue } from '../../runtime.ts';
import { InviteForm } from './invite-form.tsx';
import parts from './parts.module.css';
import classes from './staff-section.module.css';
import { useAsked } from './use-asked.ts';

const words = settingsText.staff;
const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: words.roles[role] }));

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((part) => part.charAt(0).toUpperCase())
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');

/** 'Medewerkers': everybody who works here with their role and access, and a form that invites. */
export function StaffSection() {
  const { staff } = useRuntime();
  const { answer, again } = useAsked(staff.accounts);
  const online = useSyncValue((status) => status.online);
  return (
    <div className={parts['parts']}>
      <section className={parts['part']} aria-labelledby="staff-people">
        <h3 id="staff-people">{words.people}</h3>
        <People accounts={answer.value} />
        <output className={parts['quiet']}>
          {online ? answer.missing !== null && words.no_addresses : words.offline}
        </output>
      </section>
      <InviteForm on_invited={again} />
    </div>
  );
}

/** Those who may work first, both by name. */
function People({ accounts }: { accounts: readonly StaffAccount[] | null }) {
  const { db } = useRuntime();
  const colleagues = useLive(() => listColleagues(db), [db]);
  const [question, setQuestion] = useState<Question | null>(null);
  const change = useChange();
  if (colleagues === undefined) return <Text className={parts['quiet']}>{words.loading}</Text>;
  const sorted = colleagues.toSorted((a, b) => Number(a.disabled) - Number(b.disabled));
  const stop = ({ id, name }: ColleagueRow): void =>
    setQuestion({
      title: words.question.title(name),
      text: words.question.text,
      yes: words.question.yes,
      danger: true,
      act: async () => {
        await change({ id, name, to: { disabled: true }, back: { disabled: false } });
        return undefined;
      },
    });
  return (
    <>
      <ul className={classes['people']}>
        {sorted.map((person) => (
          <Person
            key={person.id}
            person={person}
            account={accounts?.find(({ user_id }) => user_id === person.id)}
            on_role={(role) =>
              void change({ id: person.id, name: person.name, to: { role }, back: { role: person.role } })
            }
            on_stop={() => stop(person)}
            on_give_back={() =>
              void change({
                id: person.id,
                name: person.name,
                to: { disabled: false },
                back: { disabled: true },
              })
            }
          />
        ))}
      </ul>
      <LinesExport
        title={words.people}
        lines={[
          words.columns,
          ...sorted.map(({ id, name, role, disabled }) => [
            name,
            words.roles[role],
            accounts?.find(({ user_id }) => user_id === id)?.email ?? null,
            disabled ? words.no_access : words.has_access,
          ]),
        ]}
      />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

interface PersonProps {
  readonly person: ColleagueRow;
  /** Undefined until the server has told it. */
  readonly account: StaffAccount | undefined;
  readonly on_role: (role: Role) => void;
  readonly on_stop: () => void;
  readonly on_give_back: () => void;
}

function Person({ person, account, on_role, on_stop, on_give_back }: PersonProps) {
  const { user } = useRuntime();
  const online = useSyncValue((status) => status.online);
  const { id, name, role, disabled } = person;
  const is_self = id === user.id;
  return (
    <li className={classes['person']} data-disabled={disabled || undefined}>
      <span className={classes['mark']} aria-hidden="true">
        {initials(name)}
      </span>
      <div>
        <p className={classes['name']}>
          {name} {is_self && <span>({words.you})</span>}
        </p>
        {account?.email && <p className={classes['line']}>{account.email}</p>}
        {disabled && <p className={classes['line']}>{words.no_access}</p>}
        {!disabled && account?.has_signed_in === false && <p className={classes['line']}>{words.invited}</p>}
        {is_self && <p className={classes['line']}>{words.own_role}</p>}
      </div>
      <div className={classes['actions']}>
        {is_self || disabled ? (
          <p className={classes['role']}>{words.roles[role]}</p>
        ) : (
          <Select
            aria-label={words.role_of(name)}
            size="md"
            data={ROLE_OPTIONS}
            value={role}
            allowDeselect={false}
            disabled={!online}
            onChange={(value) => {
              const chosen = ROLES.find((known) => known === value);
              if (chosen !== undefined && chosen !== role) on_role(chosen);
            }}
          />
        )}
        {!is_self && (
          <Button
            variant="subtle"
            size="md"
            color={disabled ? 'green' : 'red'}
            disabled={!online}
            aria-label={disabled ? words.enable_of(name) : words.disable_of(name)}
            onClick={disabled ? on_give_back : on_stop}
          >
            {disabled ? words.enable : words.disable}
          </Button>
        )}
      </div>
    </li>
  );
}

type To = { readonly role: Role } | { readonly disabled: boolean };

interface Change {
  readonly id: string;
  readonly name: string;
  readonly to: To;
  /** The change that undoes it. */
  readonly back: To;
}

const said = (name: string, to: To): string =>
  'role' in to
    ? words.done.role(name, words.roles[to.role])
    : to.disabled
      ? words.done.disabled(name)
      : words.done.enabled(name);

/** Asks the server for a change, tells the person its outcome, and offers to undo it. */
function useChange(): (change: Change) => Promise<void> {
  const { staff, engine } = useRuntime();
  const run = async ({ id, name, to, back }: Change): Promise<void> => {
    const done = await staff.change(id, to);
    if (!done.ok) return notifyFailure(words.failed[done.error]);
    if (done.value !== 'changed') return notifyFailure(words[done.value]);
    // The row of a colleague comes with a pull.
    engine.sync_now();
    const notice = `staff-${id}`;
    const takeBack = (): void => {
      hideNotice(notice);
      void run({ id, name, to: back, back: to });
    };
    notifyWithAction(
      notice,
      <NoticeWithAction message={said(name, to)} action={words.undo} onAction={takeBack} />,
    );
  };
  return run;
}
