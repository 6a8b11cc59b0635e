import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { searchText } from '../../../content/admin/search.ts';
import { notifyFailure } from '../../components/notify.ts';
import { useRuntime } from '../../runtime.ts';
import { isTyping } from '../../sync-ui/undo/use-undo-keys.ts';
import type { AdminScreen } from '../screens.ts';
import { isMac, isSearchKey, keyName } from './keys.ts';
import classes from './search-everything.module.css';
import { SearchPanels, type Searching } from './search-panels.tsx';

/** The first screen has been drawn by then; its own code and rows go first. */
const READY_AFTER_MS = 3000;

/** What searches; null when it is not on this device and cannot be fetched now. */
const load = async (): Promise<Searching | null> => {
  try {
    return (await import('./choices.ts')).searching;
  } catch {
    return null;
  }
};

/** What stands open of it. */
export type SearchPanel = 'none' | 'search' | 'keys';

/**
 * The search over everything: its button, and its keys, which also work while a dialog stands open: that stays as it is
 * beneath. Its code, and what it searches in, come when the first screen has been drawn.
 */
export function SearchEverything(props: {
  readonly screens: readonly AdminScreen[];
  /** Called when it led elsewhere. */
  readonly on_leave: () => void;
  readonly on_device: () => void;
  readonly on_sign_out: () => void;
}) {
  const [panel, setPanel] = useState<SearchPanel>('none');
  const [searching, setSearching] = useState<Searching | null>(null);
  const { device } = useRuntime();
  async function listKeys(): Promise<void> {
    const { question_mark_key } = await device.settings.read();
    if (question_mark_key) setPanel((now) => (now === 'none' ? 'keys' : now));
  }
  async function open(): Promise<void> {
    setPanel('search');
    if (searching !== null) return;
    const loaded = await load();
    if (loaded !== null) setSearching(loaded);
    else {
      setPanel('none');
      notifyFailure(searchText.unreadable);
    }
  }
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (isSearchKey(event)) {
      event.preventDefault();
      if (panel === 'none') void open();
    }
    if (event.key === '?' && !event.repeat && panel === 'none' && !isTyping(event.target)) void listKeys();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listener);
    const timer = setTimeout(() => void load().then(setSearching), READY_AFTER_MS);
    return () => {
      window.removeEventListener('keydown', listener);
      clearTimeout(timer);
    };
  }, []);
  const key = isMac() ? 'Meta+K' : 'Control+K';
  return (
    <>
      <UnstyledButton
        className={classes['button'] ?? ''}
        aria-label={searchText.open}
        aria-haspopup="dialog"
        aria-expanded={panel === 'search'}
        aria-keyshortcuts={key}
        onClick={() => void open()}
      >
        <IconSearch size={22} stroke={1.5} aria-hidden="true" />
        <span className={classes['words']} aria-hidden="true">
          {searchText.short}
          <kbd>{[keyName('mod'), 'K'].join(isMac() ? '' : ' ')}</kbd>
        </span>
      </UnstyledButton>
      <SearchPanels {...props} panel={panel} on_panel={setPanel} searching={searching} />
    </>
  );
}
