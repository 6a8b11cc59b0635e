import { Kbd, Modal, Switch } from '@mantine/core';
import { Fragment, useEffect, useState } from 'react';
import { searchText } from '../../../content/admin/search.ts';
import { LAYERS } from '../../components/layers.ts';
import { useEscapeFirst } from '../../components/use-escape-first.ts';
import { useRuntime } from '../../runtime.ts';
import { type ShortcutGroup, keyName } from './keys.ts';
import classes from './shortcuts-dialog.module.css';

const words = searchText.shortcuts;

/** Keys that are pressed together, one after the other where they do the same. */
function Keys({ keys }: { readonly keys: readonly (readonly string[])[] }) {
  return keys.map((together, index) => (
    <Fragment key={together.join('+')}>
      {index > 0 && ` ${words.or} `}
      {together.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && ' + '}
          <Kbd>{keyName(key)}</Kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}

/** Keys of one character can be switched off (WCAG 2.1.4). */
function OwnKey() {
  const { device } = useRuntime();
  const [is_on, setOn] = useState(true);
  const [has_failed, setFailed] = useState(false);
  useEffect(() => {
    void device.settings.read().then(({ question_mark_key }) => setOn(question_mark_key));
  }, [device]);
  async function choose(question_mark_key: boolean): Promise<void> {
    setOn(question_mark_key);
    try {
      await device.settings.write({ question_mark_key });
      setFailed(false);
    } catch {
      setOn(!question_mark_key);
      setFailed(true);
    }
  }
  return (
    <Switch
      className={classes['own'] ?? ''}
      size="md"
      label={words.own.label}
      description={words.own.text}
      error={has_failed ? words.own.failed : null}
      checked={is_on}
      onChange={({ currentTarget }) => void choose(currentTarget.checked)}
    />
  );
}

/** The keys that do something on the screen that stands, and whether keys of one character do. */
export function ShortcutsDialog(props: {
  readonly opened: boolean;
  readonly groups: readonly ShortcutGroup[];
  readonly on_close: () => void;
}) {
  const { opened, groups, on_close } = props;
  useEscapeFirst(opened, '[data-shortcuts]', on_close, LAYERS.over_all);
  return (
    <Modal
      opened={opened}
      onClose={on_close}
      attributes={{
        content: { 'data-shortcuts': true, 'data-over-pill': true },
        header: { role: 'presentation' },
      }}
      title={words.title}
      closeOnEscape={false}
      returnFocus={false}
      zIndex={LAYERS.over_all}
      size={560}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {groups.map(({ title, shortcuts }) => (
        <section key={title} className={classes['group']}>
          <h3>{title}</h3>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={does}>
                <dt>{does}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <OwnKey />
    </Modal>
  );
}
