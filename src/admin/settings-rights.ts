/** Who sees which section of the settings, for the screen itself and for the search that leads there. */
import type { SETTINGS_SECTION_PATHS } from '../admin-routes.ts';
import { may, type NeededRight, type Person } from '../domain/rights.ts';

/** A section of the settings, by its name in `SETTINGS_SECTION_PATHS`. */
export type SettingsSectionName = keyof typeof SETTINGS_SECTION_PATHS;

/** The right that a person needs to see a section; everyone sees one that needs none. */
const NEEDED: Readonly<Record<SettingsSectionName, NeededRight | null>> = {
  device: null,
  display: null,
  company: { action: 'edit', on: 'company_settings' },
  staff: { action: 'edit', on: 'staff' },
  retention: { action: 'read', on: 'scheduled_jobs' },
  server: { action: 'read', on: 'scheduled_jobs' },
};

/** All sections, in their order. */
export const SETTINGS_SECTIONS: readonly SettingsSectionName[] = [
  'device',
  'display',
  'company',
  'staff',
  'retention',
  'server',
];

/** The sections that a person sees, in their order. */
export const settingsSectionsOf = (user: Person): readonly SettingsSectionName[] =>
  SETTINGS_SECTIONS.filter((name) => {
    const needed = NEEDED[name];
    return needed === null || may(user, needed.action, needed.on);
  });
