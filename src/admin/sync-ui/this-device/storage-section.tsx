import { Button, Progress, Text } from '@mantine/core';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { sync } from '../../../content/admin/sync.ts';
import { useSyncStatus } from '../../runtime.ts';
import classes from './storage-section.module.css';
import { bytesWords, judgement, type StorageUse, usedShare } from './storage-labels.ts';

const words = sync.storage;
const COLOURS = {
  ample: 'var(--color-link)',
  watch: 'var(--color-warning)',
  full: 'var(--color-danger)',
} as const;
/** So that a bar that is nearly empty is still seen. */
const LEAST_SHOWN = 1.5;

function Meter({ use }: { use: StorageUse }) {
  const level = judgement(use);
  return (
    <>
      <Progress.Root size="lg" className={classes['meter'] ?? ''}>
        <Progress.Section
          value={Math.max(LEAST_SHOWN, usedShare(use) * 100)}
          color={COLOURS[level]}
          aria-label={words.meter}
        />
      </Progress.Root>
      <p className={classes['strong']}>{words.judgement[level]}</p>
      <Text className={classes['quiet']}>
        {words.used(bytesWords(use.used_bytes), bytesWords(use.allowed_bytes))}
      </Text>
    </>
  );
}

function RowsHere() {
  const { first_sync_done } = useSyncStatus();
  return first_sync_done ? <Text className={classes['quiet']}>{words.rows}</Text> : null;
}

/** How much room is left, how much this app uses, and whether the browser promised to keep the data. */
export function StorageSection({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  const { use, persisted, refused, ask } = useStorage();
  const Mark = persisted ? IconShieldCheck : IconShieldOff;
  return (
    <section className={classes['section']} aria-labelledby="sync-storage">
      <Heading id="sync-storage">{words.title}</Heading>
      {use === undefined && <Text className={classes['quiet']}>{words.measuring}</Text>}
      {use === null && <Text className={classes['quiet']}>{words.unknown}</Text>}
      {use && <Meter use={use} />}
      <RowsHere />
      {persisted !== null && (
        <p className={classes['promise']} data-kept={persisted}>
          <Mark size={20} stroke={1.5} aria-hidden="true" />
          <span>{persisted ? words.persisted : words.not_persisted}</span>
        </p>
      )}
      {persisted === false && (
        <Button variant="default" onClick={ask}>
          {words.persist}
        </Button>
      )}
      <output className={classes['quiet']}>{refused && !persisted && words.refused}</output>
    </section>
  );
}

const MEASURE_EVERY_MS = 30_000;

interface StorageState {
  /** Undefined while it is measured, null where the browser does not say. */
  readonly use: StorageUse | null | undefined;
  /** Whether the browser promised to keep the data; null where it cannot. */
  readonly persisted: boolean | null;
  /** A person asked for the promise and did not get it. */
  readonly refused: boolean;
  readonly ask: () => void;
}

async function measure(): Promise<Pick<StorageState, 'use' | 'persisted'>> {
  const { storage } = navigator;
  const estimate = await storage?.estimate?.().catch(() => null);
  const persisted = await storage?.persisted?.().catch(() => null);
  const { usage, quota } = estimate ?? {};
  return {
    use: usage === undefined || quota === undefined ? null : { used_bytes: usage, allowed_bytes: quota },
    persisted: persisted ?? null,
  };
}

/** How much room this device's data takes and whether the browser promised to keep it, measured now and then. */
function useStorage(): StorageState {
  const [found, setFound] = useState<Pick<StorageState, 'use' | 'persisted'>>({
    use: undefined,
    persisted: null,
  });
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    let is_over = false;
    const look = async (): Promise<void> => {
      const now = await measure();
      if (!is_over) setFound(now);
    };
    void look();
    const timer = setInterval(() => void look(), MEASURE_EVERY_MS);
    return () => {
      is_over = true;
      clearInterval(timer);
    };
  }, []);

  const ask = useCallback(() => {
    const askBrowser = async (): Promise<void> => {
      const granted = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
      setRefused(!granted);
      setFound(await measure());
    };
    void askBrowser();
  }, []);

  return { ...found, refused, ask };
}
