/** The screens of the admin as the shell sees them; src/app/admin-screens.ts plugs in the features. */
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { DeviceUser } from '../../backend/session-types.ts';

/** Tabs of /admin/blog-beheer that exist; a later screen adds its name here and a line in the registry. */
export type AdminTab = 'clients' | 'site' | 'sync';

export interface AdminScreen {
  /** In the address: ?tab=… */
  readonly tab: AdminTab;
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

/** the tab a role begins with; while that screen does not exist, the first that does. */
const DEFAULT_TABS: Readonly<Record<DeviceUser['role'], string>> = { admin: 'blog', technician: 'vandaag' };

/**
 * The screen an address asks for. An unknown tab, or one of another role, gives the role's default.
 * Undefined only when the role has no screen at all.
 */
export function screenFor(
  tab: string | null,
  role: DeviceUser['role'],
  registry: readonly AdminScreen[],
): AdminScreen | undefined {
  const screens = screensFor(role, registry);
  return (
    screens.find((screen) => screen.tab === tab) ??
    screens.find((screen) => screen.tab === DEFAULT_TABS[role]) ??
    screens[0]
  );
}
