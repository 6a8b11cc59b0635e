/** Dialogs as nested routes: each has a path below what it lies over, and the browser's history is their stack. */
import { ModalStackContext } from '@mantine/core';
import { useCallbackRef, useDisclosure } from '@mantine/hooks';
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import {
  type NavigateFunction,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useOutlet,
  useParams,
  useResolvedPath,
} from 'react-router-dom';
import * as v from 'valibot';
import { closingOf, type DialogTrail, historyEntry, isLeavingEntry, leaveEntry } from './history-entry.ts';
import { useLastDefined } from './use-last-defined.ts';
import { useLeaveStack } from './use-leave-stack.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface Layer {
  readonly is_open: boolean;
  /** 0 for the screen itself. */
  readonly depth: number;
}

const LayerContext = createContext<Layer>({ is_open: true, depth: 0 });

/** The dialog whose route lies over this screen or dialog. A closed one stays until another opens, so that it can fade out. */
export function DialogOutlet() {
  const outlet = useOutlet();
  const kept = useLastDefined(outlet);
  const below = useContext(LayerContext);
  const is_open = below.is_open && outlet !== null;
  return <LayerContext value={{ is_open, depth: below.depth + 1 }}>{kept}</LayerContext>;
}

export interface DialogRoute {
  readonly opened: boolean;
  /** Closes this dialog and what lies over it; does nothing when it is closed already. */
  readonly close: () => void;
  /** Its name in Mantine's stack of dialogs. */
  readonly stack_id: string;
}

const stackIdOf = (depth: number): string => `dialog-${depth}`;

/**
 * The router's `navigate`, as one function from render to render. Its own is another one after each change of the address, so
 * that every row of a list that can open a dialog would be drawn anew each time one opens or closes. Addresses begin with '/'.
 */
export const useSteadyNavigate = (): NavigateFunction => useCallbackRef(useNavigate());

/** For the element of a dialog's route: whether it is open, and the way out. */
export function useDialogRoute(): DialogRoute {
  const { is_open, depth } = useContext(LayerContext);
  const navigate = useSteadyNavigate();
  const { pathname: own } = useResolvedPath('.');
  const { pathname: parent } = useResolvedPath('..');
  const stack_id = stackIdOf(depth);
  // Mantine animates a dialog that opens and takes its focus, not one that begins open: it opens before the first is painted.
  const [is_mounted, { open }] = useDisclosure();
  useLayoutEffect(open, [open]);
  const opened = is_mounted && is_open;
  useReturnFocus({ opened, stack_id, is_over_screen: depth === 1 });
  useLeaveStack(stack_id);
  const close = useCallback(() => {
    const { query, key, ...entry } = historyEntry();
    const closing = closingOf(entry, own, parent);
    if (closing.kind === 'none' || isLeavingEntry()) return;
    leaveEntry(key);
    if (closing.kind === 'back') {
      void navigate(-closing.entries);
      return;
    }
    const state: DialogTrail = { beneath: [] };
    const to = { pathname: closing.path, search: query.toString() };
    void navigate(to, { replace: true, state, preventScrollReset: true });
  }, [navigate, own, parent]);
  return { opened, close, stack_id };
}

/** Whether no other dialog of the stack lies over the one this is drawn in. */
export function useIsTopmost(): boolean {
  const { depth } = useContext(LayerContext);
  const stack = useContext(ModalStackContext);
  return stack === null || stack.currentId === stackIdOf(depth);
}

/** A path that may name a part of its dialog after a '#', for the router. */
export const partsOf = (path: string, search: string) => {
  const [pathname = path, part] = path.split('#');
  return { pathname, search, hash: part === undefined ? '' : `#${part}` };
};

/** The screen that an address is of: '/admin/klanten' for all below it. */
const screenPath = (path: string): string => path.split('/').slice(0, 3).join('/');

interface Opening {
  /** It takes the place of the topmost one. */
  readonly replace?: boolean;
  /** It starts its action when it opens, such as the camera. */
  readonly auto_start?: boolean;
}

export type OpenDialog = (path: string, opening?: Opening) => void;

/**
 * Opens the dialog at a path over what is open now, so that the back button closes it; one of another screen too, and closing it
 * leads back here. A list's search and filters stay in the query. The second press of a double tap opens nothing.
 */
export function useOpenDialog(): OpenDialog {
  const navigate = useSteadyNavigate();
  return useCallback(
    (path, { replace = false, auto_start = false } = {}) => {
      const { query, beneath, path: now } = historyEntry();
      if (path === now || isLeavingEntry()) return;
      const trail: DialogTrail = { beneath: replace ? beneath : [...beneath, now] };
      const state = auto_start ? { ...trail, ...AUTO_START } : trail;
      // Another screen has other filters.
      const to = partsOf(path, screenPath(path) === screenPath(now) ? query.toString() : '');
      void navigate(to, { replace, state, preventScrollReset: true });
    },
    [navigate],
  );
}

const AUTO_START = { auto_start: true } as const;

/**
 * Starts the action of a dialog once, when it was opened with `auto_start` and it is ready. A reload and the buttons back and
 * forward show the dialog and start nothing.
 */
export function useAutoStart(is_ready: boolean, start: () => void): void {
  const { key, state } = useLocation();
  const is_wanted =
    useNavigationType() === NavigationType.Push &&
    v.is(v.looseObject({ auto_start: v.literal(true) }), state);
  const started_key = useRef<string | null>(null);
  useEffect(() => {
    if (!is_wanted || !is_ready || started_key.current === key) return;
    started_key.current = key;
    start();
  }, [is_wanted, is_ready, key, start]);
}

/** The parameters of the route, parsed. Throws on an address that `isAdminPath` should not have let in. */
export function useRouteParams<const Schema extends v.GenericSchema>(schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, useParams());
}
