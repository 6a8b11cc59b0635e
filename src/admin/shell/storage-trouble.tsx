import { Button } from '@mantine/core';
import { adminShell } from '../../content/admin/shell.ts';
import type { StoreFault } from '../../sync/index.ts';
import { SignInFrame } from '../sign-in/frame.tsx';
import classes from './storage-trouble.module.css';

const words = adminShell.storage;

/** The whole page when this device's database cannot be opened at all: what is so, what is safe, what to do (K7). */
export function StorageTrouble({ fault }: { fault: StoreFault }) {
  return (
    <SignInFrame title={fault === 'newer_version' ? words.newer_title : words.unopened_title}>
      <p className={classes['text']} role="alert">
        {words[fault]}
      </p>
      <Button onClick={() => location.reload()}>{words.reload}</Button>
    </SignInFrame>
  );
}
