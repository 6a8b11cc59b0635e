import { SITE_KINDS, type SiteKind } from '../../../domain/site-content.ts';

/** What the address says of this screen: which kind is listed, and what stands open over it. */
export interface SiteAddress {
  readonly kind: SiteKind;
  /** The id of an entry, 'new', or null for the list alone. */
  readonly item: string | null;
  /** A refused change of this kind that is being revised (D4); null when none is. */
  readonly refused: string | null;
}

export const NEW_ITEM = 'new';

/** Reads an address query; what makes no sense counts as not there. */
export const parseSiteAddress = (query: URLSearchParams): SiteAddress => ({
  kind: SITE_KINDS.find((known) => known === query.get('kind')) ?? 'project',
  item: query.get('item') || null,
  refused: query.get('refused') || null,
});

/** The query with this address; the rest of it stays as it is. */
export function withSiteAddress(
  query: URLSearchParams,
  { kind, item, refused }: SiteAddress,
): URLSearchParams {
  const result = new URLSearchParams(query);
  result.delete('item');
  result.delete('refused');
  if (kind === 'project') result.delete('kind');
  else result.set('kind', kind);
  if (item !== null) result.set('item', item);
  if (refused !== null) result.set('refused', refused);
  return result;
}
