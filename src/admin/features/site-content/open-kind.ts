import { createContext, useContext } from 'react';
import * as v from 'valibot';
import type { SiteEntry } from '../../../data/index.ts';
import { SITE_KINDS, type SiteKind } from '../../../domain/site-content.ts';
import { SITE_KIND_PATHS } from '../../../admin-routes.ts';

/** The kind whose address is open, for the dialogs over its list. */
interface OpenKind {
  readonly kind: SiteKind;
  /** Undefined while they load. */
  readonly entries: readonly SiteEntry[] | undefined;
}

const OpenKindContext = createContext<OpenKind | null>(null);

/** Gives the dialogs below it their kind. */
export const OpenKindProvider = OpenKindContext.Provider;

/** The kind beneath a dialog. Throws in a dialog that lies over no list. */
export function useOpenKind(): OpenKind {
  const open = useContext(OpenKindContext);
  if (open === null) throw new Error('useOpenKind needs the list of a kind around it');
  return open;
}

const kind = v.pipe(
  v.string(),
  v.transform((path) => SITE_KINDS.find((known) => SITE_KIND_PATHS[known] === path)),
  v.picklist(SITE_KINDS),
);

/** The parameters in the addresses of this screen. */
export const kindParameters = v.object({ kind });
/** Without an id it is a new one. */
export const entryParameters = v.object({ entry_id: v.optional(v.pipe(v.string(), v.uuid())) });
