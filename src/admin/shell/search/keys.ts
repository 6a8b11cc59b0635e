/** The keys of the frame: what opens the search, and what works on which screen. */
import { matchRoutes } from 'react-router-dom';
import { ADMIN_PATHS } from '../../../admin-routes.ts';
import { searchText } from '../../../content/admin/search.ts';

const { does, ...words } = searchText.shortcuts;

/** Whether commands begin with ⌘ here: then Ctrl+K is the system's own, in every field. */
export const isMac = (platform: string = navigator.platform): boolean => /^(?:Mac|iP)/.test(platform);

/** Whether a key press asks for the search: Ctrl+K, or ⌘K on a Mac. */
export const isSearchKey = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  is_mac: boolean = isMac(),
): boolean =>
  event.key.toLowerCase() === 'k' &&
  event.ctrlKey !== is_mac &&
  event.metaKey === is_mac &&
  !event.shiftKey &&
  !event.altKey;

/** The name of a key, as it stands on this keyboard. */
export const keyName = (key: string, is_mac: boolean = isMac()): string => {
  const names: Readonly<Record<string, string>> = {
    ...searchText.keys,
    ...(is_mac && searchText.mac_keys),
  };
  return names[key] ?? key;
};

/** Keys that are pressed together, and others that do the same. */
interface Shortcut {
  readonly keys: readonly (readonly string[])[];
  readonly does: string;
}

/** Keys of one place. */
export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const EVERYWHERE: ShortcutGroup = {
  title: words.everywhere,
  shortcuts: [
    { keys: [['mod', 'K']], does: does.search },
    { keys: [['mod', 'Z']], does: does.undo },
    { keys: [['mod', 'shift', 'Z']], does: does.redo },
    { keys: [['F8']], does: does.pending },
    { keys: [['esc']], does: does.close },
    { keys: [['?']], does: does.list },
  ],
};

/** A list that is short enough to need no search. */
const SHORT_LIST: ShortcutGroup = {
  title: words.list,
  shortcuts: [
    { keys: [['up'], ['down']], does: does.entries },
    { keys: [['home'], ['end']], does: does.ends },
    { keys: [['enter']], does: does.open },
  ],
};

const LIST: ShortcutGroup = {
  title: words.list,
  shortcuts: [
    ...SHORT_LIST.shortcuts,
    { keys: [['/']], does: does.search_list },
    { keys: [['down'], ['enter']], does: does.into_list },
  ],
};

const ADD: Shortcut = { keys: [['n']], does: does.add };
const LIST_TO_ADD_TO: ShortcutGroup = { title: words.list, shortcuts: [...LIST.shortcuts, ADD] };
const SHORT_LIST_TO_ADD_TO: ShortcutGroup = { title: words.list, shortcuts: [...SHORT_LIST.shortcuts, ADD] };

const LIST_TO_CHOOSE_FROM: ShortcutGroup = {
  title: words.list,
  shortcuts: [
    ...LIST.shortcuts,
    { keys: [['space']], does: does.choose },
    {
      keys: [
        ['shift', 'space'],
        ['shift', 'click'],
      ],
      does: does.choose_range,
    },
    { keys: [['esc']], does: does.choose_none },
  ],
};

const VIEWER: ShortcutGroup = {
  title: words.viewer,
  shortcuts: [
    { keys: [['left'], ['right']], does: does.photos },
    { keys: [['+'], ['-']], does: does.zoom },
    { keys: [['0']], does: does.fit },
  ],
};

const EDITOR: ShortcutGroup = {
  title: words.editor,
  shortcuts: [
    { keys: [['mod', 'B']], does: does.bold },
    { keys: [['mod', 'I']], does: does.italic },
    { keys: [['mod', 'U']], does: does.underline },
    {
      keys: [
        ['mod', 'alt', '2'],
        ['mod', 'alt', '3'],
      ],
      does: does.headings,
    },
    { keys: [['mod', 'shift', '8']], does: does.bullets },
    { keys: [['mod', 'shift', '7']], does: does.numbers },
    { keys: [['alt', 'F10']], does: does.toolbar },
  ],
};

const CODE: ShortcutGroup = {
  title: words.code,
  shortcuts: [
    { keys: [['mod', 'F']], does: does.find },
    { keys: [['esc'], ['tab']], does: does.leave },
  ],
};

type Page = keyof typeof ADMIN_PATHS;

/** Where each group works, besides everywhere. */
const PLACES: readonly { readonly group: ShortcutGroup; readonly pages: readonly Page[] }[] = [
  { group: LIST_TO_CHOOSE_FROM, pages: ['request_kind'] },
  { group: LIST_TO_ADD_TO, pages: ['blog', 'clients'] },
  { group: SHORT_LIST_TO_ADD_TO, pages: ['site_kind'] },
  { group: SHORT_LIST, pages: ['today', 'sync', 'dashboard_services', 'dashboard_answers'] },
  { group: VIEWER, pages: ['photo', 'edit_service_photo', 'request_file'] },
  { group: EDITOR, pages: ['new_post', 'edit_post'] },
  { group: CODE, pages: ['new_post_html', 'edit_post_html'] },
];

const ROUTES = Object.values(ADMIN_PATHS).map((path) => ({ path }));

/** The keys that do something at an address of the admin: those of its screen first. */
export const shortcutsAt = (pathname: string): readonly ShortcutGroup[] => {
  // 'fotos/nieuw' fits the pattern of a photo too; the router's ranking puts the literal one first.
  const path = matchRoutes(ROUTES, pathname)?.at(-1)?.route.path;
  const here = PLACES.filter(({ pages }) => pages.some((page) => ADMIN_PATHS[page] === path));
  return [...here.map(({ group }) => group), EVERYWHERE];
};
