import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Dialog, dialogBelow, dialogDepth, parseDialog, withDialog } from './dialog.ts';
import {
  type DialogTrail,
  isLeavingEntry,
  leaveEntry,
  liveEntry,
} from '../../../components/dialogs/live-entry.ts';

export interface Dialogs {
  readonly dialog: Dialog;
  /** The address of the page with this dialog open, for links. */
  readonly href: (dialog: Dialog) => { readonly search: string };
  /** Opens over what stands open now; the back button closes it again. */
  readonly open: (dialog: Dialog) => void;
  /** Shows another dialog in the place of the topmost one; the back button leads where it led. */
  readonly replace: (dialog: Dialog) => void;
  /** Closes the topmost dialog: goes back when this screen opened it, replaces the address otherwise. */
  readonly close: () => void;
  /** Closes everything down to the list. */
  readonly close_all: () => void;
}

const searchWith = (query: URLSearchParams, dialog: Dialog) => ({
  search: `?${withDialog(query, dialog).toString()}`,
});

/**
 * Keeps the open dialog in the address: browser history is the stack of dialogs. `before_open` puts into
 * the address below what is not there yet.
 */
export function useDialogs(before_open: () => void): Dialogs {
  const { search } = useLocation();
  const navigate = useNavigate();
  const dialog = useMemo(() => parseDialog(new URLSearchParams(search)), [search]);

  const href = useCallback((next: Dialog) => searchWith(new URLSearchParams(search), next), [search]);

  const open = useCallback(
    (next: Dialog) => {
      before_open();
      const { query, trail } = liveEntry();
      const state: DialogTrail = { dialog_trail: trail + 1 };
      void navigate(searchWith(query, next), { state, preventScrollReset: true });
    },
    [navigate, before_open],
  );

  const replace = useCallback(
    (next: Dialog) => {
      const { query, trail } = liveEntry();
      const state: DialogTrail = { dialog_trail: trail };
      void navigate(searchWith(query, next), { replace: true, state, preventScrollReset: true });
    },
    [navigate],
  );

  const leave = useCallback(
    (below: (dialog: Dialog) => Dialog) => {
      const { query, trail, key } = liveEntry();
      const now = parseDialog(query);
      const next = below(now);
      const steps = dialogDepth(now) - dialogDepth(next);
      if (steps === 0 || isLeavingEntry()) return;
      leaveEntry(key);
      const state: DialogTrail = { dialog_trail: 0 };
      if (trail >= steps) void navigate(-steps);
      else void navigate(searchWith(query, next), { replace: true, state, preventScrollReset: true });
    },
    [navigate],
  );

  const close = useCallback(() => leave(dialogBelow), [leave]);
  const close_all = useCallback(() => leave(() => ({ kind: 'none' })), [leave]);
  return useMemo(
    () => ({ dialog, href, open, replace, close, close_all }),
    [dialog, href, open, replace, close, close_all],
  );
}
