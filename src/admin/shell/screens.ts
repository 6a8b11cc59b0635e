/** The screens of the admin as the shell sees them; src/app/admin-screens.ts plugs in the features. */
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { may, type NeededRight, type Person } from '../../domain/rights.ts';
import { ADMIN_PATHS } from '../../admin-routes.ts';

/** The screens that exist, by the names of their paths in `ADMIN_PATHS`. */
type ScreenName = 'dashboard' | 'blog' | 'requests' | 'today' | 'clients' | 'site' | 'sync' | 'settings';

export interface AdminScreen {
  /** Its path has the same name; the paths below that are the screen's dialogs. */
  readonly name: ScreenName;
  /** In the sidebar and as the header's title. */
  readonly title: string;
  /** Where the specification gives the title in English. */
  readonly title_lang?: 'en';
  readonly icon: Icon;
  /** The right that a person needs to see it; everyone sees it when none is given. */
  readonly needs?: NeededRight;
  /** Renders the screen; suspends until its code is there. */
  readonly Component: ComponentType;
}

/** The screens that a person may see, in the order of the sidebar. */
export const screensOf = (user: Person, all_screens: readonly AdminScreen[]): readonly AdminScreen[] =>
  all_screens.filter(({ needs }) => needs === undefined || may(user, needs.action, needs.on));

/**
 * What the start address shows: the first of these that the person may see, the blog for the office, else the day.
 */
const START_SCREENS: readonly string[] = ['blog', 'today'];

/** The screen of a person at a path; undefined when the path belongs to none of their screens. */
export function screenAtPath(
  pathname: string,
  user: Person,
  all_screens: readonly AdminScreen[],
): AdminScreen | undefined {
  const screens = screensOf(user, all_screens);
  if (matchPath(ADMIN_PATHS.start, pathname) !== null) {
    const starts = START_SCREENS.flatMap((start) => screens.filter(({ name }) => name === start));
    return starts[0] ?? screens[0];
  }
  return screens.find(({ name }) => matchPath({ path: ADMIN_PATHS[name], end: false }, pathname) !== null);
}
