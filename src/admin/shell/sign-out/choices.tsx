import { Button, Text, UnstyledButton } from '@mantine/core';
import { IconDownload, IconLock, IconSend, type Icon } from '@tabler/icons-react';
import { deviceText } from '../../../content/admin/device.ts';
import type { UnsentCount } from '../../../data/index.ts';
import { useRuntime, useSyncValue } from '../../runtime.ts';
import { sendable } from './sending-labels.ts';
import classes from './sign-out.module.css';

const words = deviceText.sign_out;

function Choice(props: {
  readonly icon: Icon;
  readonly title: string;
  readonly text: string;
  readonly on_choose: () => void;
  readonly tone?: 'danger';
  readonly autofocus?: boolean;
}) {
  const Mark = props.icon;
  return (
    <UnstyledButton
      className={classes['choice']}
      data-tone={props.tone}
      data-autofocus={props.autofocus}
      onClick={props.on_choose}
    >
      <Mark size={24} stroke={1.5} aria-hidden="true" />
      <span>
        <span className={classes['choice_title']}>{props.title}</span>
        <span className={classes['choice_text']}>{props.text}</span>
      </span>
    </UnstyledButton>
  );
}

/** Sentences that tell how much is unsent. */
export function UnsentSentences({ shown }: { shown: UnsentCount }) {
  const { held_photos = 0, refused_photos = 0 } = shown;
  const rejected = shown.rejected + refused_photos;
  return (
    <div className={classes['sentences']}>
      {shown.changes + shown.photos > 0 && <Text fw={600}>{words.unsent(shown)}</Text>}
      {rejected > 0 && <Text>{words.rejected(rejected)}</Text>}
      {held_photos > 0 && <Text>{words.held(held_photos)}</Text>}
      {shown.drafts > 0 && <Text>{words.drafts(shown.drafts)}</Text>}
    </div>
  );
}

/** The three ways with unsent work; the one that loses nothing and asks nothing stands first. */
export function Choices(props: {
  readonly shown: UnsentCount;
  readonly on_close: () => void;
  readonly on_send: () => void;
  readonly on_keep: () => void;
  readonly on_discard: () => void;
}) {
  const { engine, user } = useRuntime();
  const online = useSyncValue((status) => status.online);
  const { shown } = props;
  const can_send = sendable(shown) > 0;
  return (
    <>
      <UnsentSentences shown={shown} />
      {!online && <Text mt="xs">{words.offline}</Text>}
      <fieldset className={classes['choices']} aria-label={words.choices}>
        {can_send && (
          <Choice
            icon={IconSend}
            {...words.send}
            autofocus
            on_choose={() => {
              engine.sync_now();
              props.on_send();
            }}
          />
        )}
        <Choice
          icon={IconLock}
          title={words.keep.title}
          text={words.keep.text(user.name)}
          autofocus={!can_send}
          on_choose={props.on_keep}
        />
        <Choice icon={IconDownload} {...words.discard} tone="danger" on_choose={props.on_discard} />
      </fieldset>
      <Button variant="subtle" color="gray" fullWidth onClick={props.on_close}>
        {words.cancel}
      </Button>
    </>
  );
}
