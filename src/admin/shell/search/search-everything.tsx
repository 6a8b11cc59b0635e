import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** Where a key chooses in what is open: there a letter is no command. */
const CHOOSING = '[role=combobox], [role=listbox], [role=menu], [aria-haspopup=listbox]';
const DIALOGS = '[role=dialog], [role=alertdialog]';

/** Whether a key of one character may be a command: pressed alone, once, and not into something. */
const isLoneKey = (event: KeyboardEvent): boolean =>
  !event.repeat &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !isTyping(event.target) &&
  !(event.target instanceof Element && event.target.closest(CHOOSING) !== null);

/** What a lone key leads to on the screen: the field that searches its list, or its button for a new row. */
const LEADS_TO: Readonly<Record<string, string>> = {
  '/': 'input[data-list-search]',
  n: 'button[data-list-add]',
};

/** The element a lone key leads to; null where there is none, or a dialog stands over it. */
const ledTo = (key: string): HTMLElement | null => {
  const selector = LEADS_TO[key];
  if (selector === undefined || document.querySelector(DIALOGS) !== null) return null;
  return document.querySelector<HTMLElement>(selector);
};

/** Which of its dialogs is open. */
export type SearchPanel = 'none' | 'search' | 'keys';

/**
 * The search over everything: its button, and its keys, which also work while a dialog stands open: that stays as it is
 * beneath. It hears the keys of one character too: the list of keys, the search of a list, a new row. Its code, and what it searches in, come when the first screen has been drawn.
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
  /** As far as it is known yet. */
  const has_lone_keys = useRef(true);
  async function unlessSwitchedOff(act: () => void): Promise<void> {
    const { question_mark_key } = await device.settings.read();
    has_lone_keys.current = question_mark_key;
    if (question_mark_key) act();
  }
  function hearLoneKey(event: KeyboardEvent): void {
    if (event.key === '?') void unlessSwitchedOff(() => setPanel((now) => (now === 'none' ? 'keys' : now)));
    const target = ledTo(event.key);
    if (target === null) return;
    // A browser may have a search of its own under this key.
    if (has_lone_keys.current) event.preventDefault();
    void unlessSwitchedOff(() => {
      target.focus();
      if (target instanceof HTMLInputElement) target.select();
      else target.click();
    });
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
    if (panel === 'none' && isLoneKey(event)) hearLoneKey(event);
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
