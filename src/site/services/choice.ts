import {
  BOAT_TYPES,
  type BoatId,
  type BoatType,
  type GroupId,
  OFFERING_GROUPS,
  type Offering,
  type OfferingGroup,
} from '../../content/site/offerings.ts';
import { services } from '../../content/site/services.ts';

/** The tabs of the price list (P-052). */
export type TabId = 'all' | GroupId;

/** What the visitor chose on the services page (P-062): the open tab and the boat that the list is held to. */
export interface Choice {
  readonly tab: TabId;
  readonly boat: BoatId | null;
}

/** The list as the finished page shows it: everything. */
export const EVERYTHING: Choice = { tab: 'all', boat: null };

interface Tab {
  readonly id: TabId;
  readonly slug: string;
  readonly name: string;
}

export const TABS: readonly Tab[] = [
  { id: 'all', slug: services.list.all.slug, name: services.list.all.tab },
  ...OFFERING_GROUPS.map(({ id, slug, tab }) => ({ id, slug, name: tab })),
];

export const boatOf = (id: BoatId): BoatType => {
  const boat = BOAT_TYPES.find((known) => known.id === id);
  if (!boat) throw new Error(`unknown boat type: ${id}`);
  return boat;
};

/** A click on a card of the finder (P-048): the boat, and the tab that suits it. */
export const chooseBoat = (boat: BoatType): Choice => ({ tab: boat.tab, boat: boat.id });

/** The button of a card, 'Bekijk alle … services' (P-050): every tab's offerings for this boat. */
export const chooseAllOf = (boat: BoatType): Choice => ({ tab: 'all', boat: boat.id });

/** A click on a tab; the tab with everything lets go of the boat (P-051). */
export const chooseTab = (choice: Choice, tab: TabId): Choice =>
  tab === 'all' ? EVERYTHING : { ...choice, tab };

const suits = ({ not_for = [] }: Offering, boat: BoatId | null): boolean =>
  boat === null || !not_for.includes(boat);

/** The groups that a choice shows, each with the offerings that the boat has a use for. */
export const groupsOf = ({ tab, boat }: Choice): readonly OfferingGroup[] =>
  OFFERING_GROUPS.filter(({ id }) => tab === 'all' || id === tab).map((group) => ({
    ...group,
    offerings: group.offerings.filter((offering) => suits(offering, boat)),
  }));

/**
 * Reads the choice from an address: the boat from the query, the tab from the hash, so that reload and back keep it.
 * Null when it names neither, such as the address of another section of the page.
 */
export function choiceAt({ search, hash }: { search: string; hash: string }): Choice | null {
  const slug = new URLSearchParams(search).get('boot');
  const tab = TABS.find((known) => `#${known.slug}` === hash)?.id;
  const boat = BOAT_TYPES.find((known) => known.slug === slug)?.id;
  return tab === undefined && boat === undefined ? null : { tab: tab ?? 'all', boat: boat ?? null };
}

/** The address of a choice, after the path. */
export function addressOf({ tab, boat }: Choice): string {
  const query = boat === null ? '' : `?boot=${boatOf(boat).slug}`;
  return `${query}#${TABS.find(({ id }) => id === tab)?.slug ?? ''}`;
}
