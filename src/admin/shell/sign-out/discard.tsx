import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { deviceText } from '../../../content/admin/device.ts';
import { takeUnsent, type UnsentCount, unsentFile } from '../../../data/index.ts';
import { jsonBlob, saveFile } from '../../components/save-file.ts';
import { type Leave, useRuntime } from '../../runtime.ts';
import classes from './sign-out.module.css';

const words = deviceText.sign_out.discarding;

type Saved =
  | { readonly kind: 'not_yet' | 'unreadable' | 'failed' }
  | {
      readonly kind: 'saved';
      readonly name: string;
      readonly ids: readonly string[];
      readonly count: UnsentCount;
    };

const isSame = (a: UnsentCount, b: UnsentCount): boolean =>
  a.changes === b.changes && a.photos === b.photos && a.drafts === b.drafts;

/**
 * Export and throw away, in that order: the word can be typed only when the file has been saved, and only what
 * stands in the file is thrown away (`Leave.exported`).
 */
export function Discard(props: {
  readonly unsent: UnsentCount;
  /** The same, counted as changes of a person. */
  readonly shown: UnsentCount;
  readonly on_back: () => void;
  readonly on_leave: (leave: Leave) => Promise<void>;
}) {
  const { db, user, app_version } = useRuntime();
  const { unsent, shown } = props;
  const [saved, setSaved] = useState<Saved>({ kind: 'not_yet' });
  const [typed, setTyped] = useState('');
  const is_stale = saved.kind === 'saved' && !isSame(saved.count, unsent);
  const is_saved = saved.kind === 'saved' && !is_stale;
  const is_confirmed = is_saved && typed.trim().toUpperCase() === words.word;

  async function save(): Promise<void> {
    const found = await takeUnsent(db.user_id, { with_bytes: true });
    if (!found) return setSaved({ kind: 'unreadable' });
    const { work, ids, count } = found;
    const made_at = new Date().toISOString();
    const { id, name, email } = user;
    const file = unsentFile({ user: { id, name, email }, app_version, made_at, why: 'sign_out' }, work);
    try {
      saveFile(file.name, jsonBlob(file.text));
    } catch {
      return setSaved({ kind: 'failed' });
    }
    return setSaved({ kind: 'saved', name: file.name, ids, count });
  }

  function confirm(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (is_confirmed)
      void props.on_leave({ disposition: 'discard_exported', unsent: shown, exported: saved.ids });
  }

  return (
    <form onSubmit={confirm} noValidate>
      <section className={classes['step']}>
        <h3 className={classes['step_title']}>{words.step_file}</h3>
        <Text>{words.file(deviceText.things(shown, true))}</Text>
        <Button
          variant={is_saved ? 'default' : 'filled'}
          leftSection={<IconDownload size={20} stroke={1.5} aria-hidden="true" />}
          onClick={() => void save()}
        >
          {saved.kind === 'saved' ? words.save_again : words.save}
        </Button>
        <div role="alert" className={classes['answer']}>
          {is_saved && (
            <p className={classes['saved']}>
              <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
              <span>{words.saved(saved.name)}</span>
            </p>
          )}
          {is_stale && <p className={classes['problem']}>{words.changed}</p>}
          {saved.kind === 'unreadable' && <p className={classes['problem']}>{words.unreadable}</p>}
          {saved.kind === 'failed' && <p className={classes['problem']}>{words.failed}</p>}
        </div>
      </section>
      <section className={classes['step']}>
        <h3 className={classes['step_title']}>{words.step_confirm}</h3>
        <TextInput
          label={words.confirm_label(words.word)}
          description={words.confirm_hint}
          value={typed}
          disabled={!is_saved}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </section>
      <Group justify="flex-end" mt="lg" gap="sm" className={classes['answers'] ?? ''}>
        <Button variant="subtle" color="gray" onClick={props.on_back}>
          {deviceText.sign_out.back}
        </Button>
        <Button type="submit" color="red" disabled={!is_confirmed}>
          {words.confirm}
        </Button>
      </Group>
    </form>
  );
}
