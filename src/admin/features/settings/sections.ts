/** The sections of the settings: a later one adds a line here, its address in `SETTINGS_SECTION_PATHS` and who sees it in `settings-rights.ts`. */
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
import type { Person } from '../../../domain/rights.ts';
import { SETTINGS_SECTIONS, type SettingsSectionName, settingsSectionsOf } from '../../settings-rights.ts';
import { CompanySection } from './company-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { RetentionSection } from './retention-section.tsx';
import { ServerSection } from './server-section.tsx';
import { StaffSection } from './staff-section.tsx';

export interface SettingsSection {
  readonly name: SettingsSectionName;
  readonly icon: Icon;
  readonly Component: ComponentType;
}

const SECTIONS: Readonly<Record<SettingsSectionName, Omit<SettingsSection, 'name'>>> = {
  device: { icon: IconDeviceTablet, Component: DeviceSection },
  display: { icon: IconPalette, Component: DisplaySection },
  company: { icon: IconBuilding, Component: CompanySection },
  staff: { icon: IconUsers, Component: StaffSection },
  retention: { icon: IconHourglass, Component: RetentionSection },
  server: { icon: IconServer, Component: ServerSection },
};

/** The sections that a person may see, in their order. */
export const sectionsOf = (user: Person): readonly SettingsSection[] =>
  settingsSectionsOf(user).map((name) => ({ name, ...SECTIONS[name] }));

/** A section's title and what it is about. */
export const sectionWords = (name: SettingsSection['name']) => settingsText.sections[name];

/** The parameters in the address of a section. */
export const sectionParameters = v.object({
  section: v.pipe(
    v.string(),
    v.transform((path) => SETTINGS_SECTIONS.find((name) => SETTINGS_SECTION_PATHS[name] === path)),
  ),
});
