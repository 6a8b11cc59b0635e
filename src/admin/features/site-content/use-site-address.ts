import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SiteKind } from '../../../domain/site-content.ts';
import { type DialogTrail, liveEntry } from '../../components/dialogs/live-entry.ts';
import { parseSiteAddress, type SiteAddress, withSiteAddress } from './address.ts';

export interface SiteAddressControls extends SiteAddress {
  /** Lists another kind, in the place of this one. */
  readonly show: (kind: SiteKind) => void;
  /** The address with this entry open, for links. */
  readonly href: (item: string) => { readonly search: string };
  /** Opens an entry over the list; the back button closes it again. */
  readonly open: (item: string) => void;
  /** Closes it: goes back when this screen opened it, replaces the address otherwise. */
  readonly close: () => void;
}

/** The kind and the open entry, kept in the address so that back, reload and links work. */
export function useSiteAddress(): SiteAddressControls {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { kind, item, refused } = useMemo(() => parseSiteAddress(new URLSearchParams(search)), [search]);

  const go = useCallback(
    (change: Partial<SiteAddress>, trail: number, replace: boolean) => {
      const { query } = liveEntry();
      const next = withSiteAddress(query, { ...parseSiteAddress(query), ...change });
      const state: DialogTrail = { dialog_trail: trail };
      void navigate({ search: `?${next.toString()}` }, { replace, state, preventScrollReset: true });
    },
    [navigate],
  );
  const show = useCallback((next: SiteKind) => go({ kind: next, item: null, refused: null }, 0, true), [go]);
  const open = useCallback((next: string) => go({ item: next }, 1, false), [go]);
  const href = useCallback(
    (next: string) => ({
      search: `?${withSiteAddress(new URLSearchParams(search), { kind, item: next, refused: null }).toString()}`,
    }),
    [search, kind],
  );
  const close = useCallback(() => {
    const { query, trail } = liveEntry();
    const open_now = parseSiteAddress(query);
    if (open_now.item === null && open_now.refused === null) return;
    if (trail > 0) void navigate(-1);
    else go({ item: null, refused: null }, 0, true);
  }, [go, navigate]);

  return useMemo(
    () => ({ kind, item, refused, show, href, open, close }),
    [kind, item, refused, show, href, open, close],
  );
}
