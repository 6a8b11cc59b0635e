/** The screens of the admin as the shell sees them; src/app/admin-screens.ts plugs in the features. */
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { DeviceUser } from '../../backend/session-types.ts';
import { ADMIN_PATHS } from '../../routes.ts';

/** The screens that exist, by the names of their addresses; a later one adds its name here and a line in the registry. */
export type ScreenPage = 'clients' | 'site' | 'sync';

export interface AdminScreen {
  /** Its address; everything below that is the screen's own. */
  readonly page: ScreenPage;
  /** In the sidebar and as the header's title. */
  readonly title: string;
  /** Where the specification gives the title in English. */
  readonly title_lang?: 'en';
  readonly icon: Icon;
  /** Who sees it. */
  readonly roles: readonly DeviceUser['role'][];
  /** Renders the screen; suspends until its code is there. */
  readonly Screen: ComponentType;
}

/** The screens a role may see, in the registry's order. */
export function screensFor(
  role: DeviceUser['role'],
  registry: readonly AdminScreen[],
): readonly AdminScreen[] {
  return registry.filter((screen) => screen.roles.includes(role));
}

/** the screen a role begins with; while that one does not exist, the first that does. */
const START_SCREENS: Readonly<Record<DeviceUser['role'], string>> = { admin: 'blog', technician: 'today' };

/**
 * The screen at an address: at the start the role's own. Undefined when the address belongs to no screen of
 * this role.
 */
export function screenAt(
  pathname: string,
  role: DeviceUser['role'],
  registry: readonly AdminScreen[],
): AdminScreen | undefined {
  const screens = screensFor(role, registry);
  if (matchPath(ADMIN_PATHS.start, pathname) !== null)
    return screens.find(({ page }) => page === START_SCREENS[role]) ?? screens[0];
  return screens.find(({ page }) => matchPath({ path: ADMIN_PATHS[page], end: false }, pathname) !== null);
}
