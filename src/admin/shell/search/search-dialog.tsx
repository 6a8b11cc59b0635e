import { CloseButton, Combobox, Kbd, Modal, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { searchText } from '../../../content/admin/search.ts';
import type { SearchedRows, SearchIndex } from '../../../data/index.ts';
import { LAYERS } from '../../components/layers.ts';
import { useEscapeFirst } from '../../components/use-escape-first.ts';
import type { Choice, ChoiceGroup, Offered, searching } from './choices.ts';
import { keyName } from './keys.ts';
import classes from './search-dialog.module.css';

const MOST_OF_A_KIND = 6;
/** How many choices a page key passes. */
const PAGE = 6;

const NO_ROWS: SearchedRows = { is_complete: false, find: () => [], hitOf: () => null };
const noRows = (): SearchedRows => NO_ROWS;
const unheard = () => (): void => undefined;

interface Props {
  /** What searches, and in what; null while its code is fetched. */
  readonly search:
    | (Pick<typeof searching, 'choicesFor' | 'firstChoices'> & { readonly index: SearchIndex })
    | null;
  readonly offered: Offered;
  /** The ids of what was chosen last. */
  readonly recent: readonly string[];
  readonly on_choose: (choice: Choice) => void;
  readonly on_close: () => void;
}

interface SearchProps extends Props {
  readonly takeEarlyKeys: () => EarlyKeys;
}

/** Where a key leads from a choice; null when the key is the field's own. */
function nextPlace(key: string, from: number, length: number): number | null {
  const to = {
    ArrowDown: (from + 1) % length,
    ArrowUp: (from - 1 + length) % length,
    PageDown: Math.min(from + PAGE, length - 1),
    PageUp: Math.max(from - PAGE, 0),
  }[key];
  return length === 0 ? null : (to ?? null);
}

function Group(props: {
  readonly group: ChoiceGroup;
  /** Begins the ids of the choices. */
  readonly id: string;
  readonly active: Choice | undefined;
  readonly on_point: (choice: Choice) => void;
}) {
  const { title, choices, count } = props.group;
  return (
    <Combobox.Group
      classNames={{ groupLabel: classes['title'] ?? '' }}
      label={
        <>
          {title}
          {count > choices.length && <span> {searchText.of(choices.length, count)}</span>}
        </>
      }
    >
      {choices.map((choice) => (
        <Combobox.Option
          key={choice.id}
          id={`${props.id}-${choice.id}`}
          value={choice.id}
          aria-selected={choice === props.active}
          className={classes['choice'] ?? ''}
          onMouseMove={() => props.on_point(choice)}
        >
          <choice.icon size={22} stroke={1.5} aria-hidden="true" />
          <span className={classes['text']}>
            <span className={classes['name']} lang={choice.lang}>
              {choice.name}
            </span>
            {choice.detail !== '' && <span className={classes['detail']}>{choice.detail}</span>}
          </span>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}

/** Keys that were pressed before the field could hear them. */
interface EarlyKeys {
  readonly typed: string;
  readonly is_entered: boolean;
}
const NO_KEYS: EarlyKeys = { typed: '', is_entered: false };

/**
 * What is typed from the key that opens the search until its field has the focus, which a busy device takes its time for: it
 * belongs in the field, and nothing beneath hears it. The answer gives it away, once.
 */
function useEarlyKeys(opened: boolean): () => EarlyKeys {
  /** Null once the field has the focus. */
  const early = useRef<EarlyKeys | null>(null);
  useLayoutEffect(() => {
    if (!opened) return undefined;
    early.current = NO_KEYS;
    const hear = (event: globalThis.KeyboardEvent): void => {
      if (early.current === null) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const is_typed = event.key.length === 1;
      if (!is_typed && event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      const { typed, is_entered } = early.current;
      early.current = is_typed ? { typed: typed + event.key, is_entered } : { typed, is_entered: true };
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => {
      window.removeEventListener('keydown', hear, { capture: true });
    };
  }, [opened]);
  return useCallback(() => {
    const keys = early.current;
    early.current = null;
    return keys ?? NO_KEYS;
  }, []);
}

/** The field and what fits it; the first is chosen as soon as it is drawn. */
function Search({ search, offered, recent, takeEarlyKeys, on_choose, on_close }: SearchProps) {
  const id = useId();
  // Mantine's list without its keys: the first choice is known while it is drawn, so no key is too early.
  const combobox = useCombobox({ opened: true });
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<string | null>(null);
  const [is_entered, setEntered] = useState(false);
  const rows = useSyncExternalStore(search?.index.subscribe ?? unheard, search?.index.rows ?? noRows);
  const is_empty = typed.trim() === '';
  // An arrow key searches nothing again.
  const groups = useMemo(() => {
    if (search === null) return [];
    return is_empty
      ? search.firstChoices(recent, rows, offered)
      : search.choicesFor(typed, rows, offered, MOST_OF_A_KIND);
  }, [search, typed, is_empty, rows, offered, recent]);
  const choices = groups.flatMap((group) => group.choices);
  const at = Math.max(
    0,
    choices.findIndex((choice) => choice.id === pointed),
  );
  const active = choices[at];
  const active_id = active === undefined ? undefined : `${id}-${active.id}`;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const said = [
    ...(is_empty ? [] : [searchText.count(count)]),
    ...(rows.is_complete ? [] : [searchText.reading]),
  ];
  useLayoutEffect(() => {
    if (active_id !== undefined) document.getElementById(active_id)?.scrollIntoView({ block: 'nearest' });
  }, [active_id]);

  // Pressed before there was anything to choose from: the first that comes is what was meant.
  const enter = useEffectEvent(() => {
    if (active !== undefined) on_choose(active);
  });
  useEffect(() => {
    if (is_entered && search !== null) enter();
  }, [is_entered, search]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && search === null) setEntered(true);
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      on_choose(active);
    }
    const to = nextPlace(event.key, at, choices.length);
    if (to === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    setPointed(choices[to]?.id ?? null);
  }

  return (
    <div className={classes['search']}>
      <div className={classes['field']}>
        <IconSearch size={24} stroke={1.5} aria-hidden="true" />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label={searchText.field}
          placeholder={searchText.placeholder}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={choices.length > 0}
          aria-controls={choices.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={active_id}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setPointed(null);
            setEntered(false);
          }}
          onFocus={() => {
            const early = takeEarlyKeys();
            if (early.typed !== '') setTyped((now) => early.typed + now);
            if (early.is_entered) setEntered(true);
          }}
          onKeyDown={onKeyDown}
        />
        <CloseButton size={48} iconSize={22} aria-label={searchText.close} onClick={on_close} />
      </div>
      <output className={classes['count']} data-result-count={is_empty ? undefined : count}>
        {said.join(' ')}
      </output>
      {choices.length === 0 && rows.is_complete && <p className={classes['none']}>{searchText.none}</p>}
      {choices.length > 0 && (
        <Combobox
          store={combobox}
          onOptionSubmit={(choice_id) => {
            const choice = choices.find((one) => one.id === choice_id);
            if (choice !== undefined) on_choose(choice);
          }}
        >
          <Combobox.Options
            className={classes['list'] ?? ''}
            id={`${id}-list`}
            aria-label={searchText.results}
          >
            {groups.map((group) => (
              <Group
                key={group.title}
                group={group}
                id={id}
                active={active}
                on_point={(choice) => setPointed(choice.id)}
              />
            ))}
          </Combobox.Options>
        </Combobox>
      )}
      <div className={classes['hints']} aria-hidden="true">
        <span>
          <Kbd>{keyName('up')}</Kbd> <Kbd>{keyName('down')}</Kbd> {searchText.hints.choose}
        </span>
        <span>
          <Kbd>{keyName('enter')}</Kbd> {searchText.hints.open}
        </span>
        <span>
          <Kbd>{keyName('esc')}</Kbd> {searchText.hints.close}
        </span>
      </div>
    </div>
  );
}

/** Search over all that this person may see, from this device alone; the arrows choose and Enter opens. */
export function SearchDialog({
  opened,
  is_phone,
  ...props
}: Props & { readonly opened: boolean; readonly is_phone: boolean }) {
  const { on_close } = props;
  useEscapeFirst(opened, '[data-search-everything]', on_close, LAYERS.over_all);
  const takeEarlyKeys = useEarlyKeys(opened);
  return (
    <Modal
      opened={opened}
      onClose={on_close}
      attributes={{
        content: { 'data-search-everything': true, 'data-over-pill': true, 'aria-label': searchText.open },
      }}
      withCloseButton={false}
      closeOnEscape={false}
      returnFocus={false}
      zIndex={LAYERS.over_all}
      size={680}
      yOffset="9dvh"
      padding={0}
      fullScreen={is_phone}
      // The pill's strip stays as it is above what fills the screen.
      withOverlay={!is_phone}
      classNames={{ content: classes['content'] ?? '', body: classes['body'] ?? '' }}
    >
      <Search {...props} takeEarlyKeys={takeEarlyKeys} />
    </Modal>
  );
}
