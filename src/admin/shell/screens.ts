/** The screens of the admin as the shell sees them; src/app/admin-screens.ts plugs in the features. */
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { DeviceUser } from '../../backend/session-types.ts';
import { ADMIN_PATHS } from '../../routes.ts';

/** The screens that exist, by the names of their paths in `ADMIN_PATHS`. */
export type ScreenName = 'clients' | 'site' | 'sync';

export interface AdminScreen {
  /** Its path has the same name; the paths below that are the screen's dialogs. */
  readonly name: ScreenName;
  /** In the sidebar and as the header's title. */
  readonly title: string;
  /** Where the specification gives the title in English. */
  readonly title_lang?: 'en';
  readonly icon: Icon;
  /** Who sees it. */
  readonly roles: readonly DeviceUser['role'][];
  /** Renders the screen; suspends until its code is there. */
  readonly Component: ComponentType;
}

/** The screens that a role may see, in the order of the sidebar. */
export function screensOfRole(
  role: DeviceUser['role'],
  all_screens: readonly AdminScreen[],
): readonly AdminScreen[] {
  return all_screens.filter((screen) => screen.roles.includes(role));
}

/**
 * The screen that the start address shows to a role. Neither is built yet: a role whose start screen is missing sees
 * its first screen.
 */
const START_SCREEN_OF_ROLE: Readonly<Record<DeviceUser['role'], string>> = {
  admin: 'blog',
  technician: 'today',
};

/** The screen of a role at a path; undefined when the path belongs to none of its screens. */
export function screenAtPath(
  pathname: string,
  role: DeviceUser['role'],
  all_screens: readonly AdminScreen[],
): AdminScreen | undefined {
  const screens = screensOfRole(role, all_screens);
  if (matchPath(ADMIN_PATHS.start, pathname) !== null)
    return screens.find(({ name }) => name === START_SCREEN_OF_ROLE[role]) ?? screens[0];
  return screens.find(({ name }) => matchPath({ path: ADMIN_PATHS[name], end: false }, pathname) !== null);
}
