/** The sections of the settings: a later one adds a line here, and its address in `SETTINGS_SECTION_PATHS`. */
import {
  type Icon,
  IconBuilding,
  IconDeviceTablet,
  IconHourglass,
  IconPalette,
  IconServer,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { SETTINGS_SECTION_PATHS } from '../../../admin-routes.ts';
import { settingsText } from '../../../content/admin/settings.ts';
import { may, type NeededRight, type Person } from '../../../domain/rights.ts';
import { CompanySection } from './company-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { RetentionSection } from './retention-section.tsx';
import { ServerSection } from './server-section.tsx';
import { StaffSection } from './staff-section.tsx';

export interface SettingsSection {
  readonly name: keyof typeof SETTINGS_SECTION_PATHS;
  readonly icon: Icon;
  /** The right that a person needs to see it; everyone sees it when none is given. */
  readonly needs?: NeededRight;
  readonly Component: ComponentType;
}

const SECTIONS: readonly SettingsSection[] = [
  { name: 'device', icon: IconDeviceTablet, Component: DeviceSection },
  { name: 'display', icon: IconPalette, Component: DisplaySection },
  {
    name: 'company',
    icon: IconBuilding,
    needs: { action: 'edit', on: 'company_settings' },
    Component: CompanySection,
  },
  {
    name: 'staff',
    icon: IconUsers,
    needs: { action: 'edit', on: 'staff' },
    Component: StaffSection,
  },
  {
    name: 'retention',
    icon: IconHourglass,
    needs: { action: 'read', on: 'scheduled_jobs' },
    Component: RetentionSection,
  },
  {
    name: 'server',
    icon: IconServer,
    needs: { action: 'read', on: 'scheduled_jobs' },
    Component: ServerSection,
  },
];

/** The sections that a person may see, in their order. */
export const sectionsOf = (user: Person): readonly SettingsSection[] =>
  SECTIONS.filter(({ needs }) => needs === undefined || may(user, needs.action, needs.on));

/** A section's title and what it is about. */
export const sectionWords = (name: SettingsSection['name']) => settingsText.sections[name];

/** The parameters in the address of a section. */
export const sectionParameters = v.object({
  section: v.pipe(
    v.string(),
    v.transform((path) => SECTIONS.find(({ name }) => SETTINGS_SECTION_PATHS[name] === path)?.name),
  ),
});
