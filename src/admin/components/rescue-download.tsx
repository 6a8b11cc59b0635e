import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { DeviceUser } from '../../session/session-types.ts';
import { generalText } from '../../content/admin/general.ts';
import { exportUnsent, type OpenForm, unsentFile } from '../../data/index.ts';
import { jsonBlob, saveFile } from './save-file.ts';

const words = generalText.storage;
const NONE = (): readonly OpenForm[] => [];

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'size'> {
  readonly user: DeviceUser;
  readonly app_version: string;
  /** The forms that are open on the screen; none when not given. */
  readonly forms?: () => readonly OpenForm[];
}

/**
 * 'Noodkopie bewaren': what is on the screen and, as far as the database can still be read, what was not sent, as one
 * file. Needs neither storage nor network.
 */
export function RescueDownload({ user, app_version, forms = NONE, ...look }: Props) {
  const [state, setState] = useState<'ready' | 'busy' | 'saved' | 'partly'>('ready');

  async function rescue(): Promise<void> {
    // The forms first: reading a failing database may take its time.
    const open_forms = forms();
    setState('busy');
    const work = await exportUnsent({ user_id: user.id }, { open_forms });
    const { id, name, email } = user;
    const header = { user: { id, name, email }, app_version, made_at: new Date().toISOString() };
    const file = unsentFile({ ...header, why: 'rescue' }, work, open_forms);
    saveFile(file.name, jsonBlob(file.text));
    setState(work.unreadable.length === 0 ? 'saved' : 'partly');
  }

  return (
    <>
      <Button
        {...look}
        loading={state === 'busy'}
        leftSection={<IconDownload size={20} stroke={1.5} aria-hidden="true" />}
        onClick={() => void rescue()}
      >
        {words.download}
      </Button>
      <output>
        {state === 'saved' && words.downloaded}
        {state === 'partly' && words.downloaded_partly}
      </output>
    </>
  );
}
