/** Parts of screens that have an address of their own and that a person looks for by name: 'Medewerkers', 'Nieuwsbrief', 'Diensten'. */
import {
  adminPage,
  REQUEST_KIND_PATHS,
  SETTINGS_SECTION_PATHS,
  SITE_KIND_PATHS,
} from '../../../admin-routes.ts';
import { requestsText } from '../../../content/admin/requests.ts';
import { settingsText } from '../../../content/admin/settings.ts';
import { siteText } from '../../../content/admin/site-content.ts';
import { REQUEST_TABLES } from '../../../domain/leads/request-status.ts';
import type { Person } from '../../../domain/rights.ts';
import { SITE_KINDS } from '../../../domain/site-content.ts';
import { settingsSectionsOf } from '../../settings-rights.ts';
import type { AdminScreen } from '../screens.ts';

/** A part of a screen. */
export interface ScreenPart {
  readonly title: string;
  /** What it is about, by which it is found too. */
  readonly about: string | null;
  readonly path: string;
}

const PARTS: Partial<Readonly<Record<AdminScreen['name'], (user: Person) => readonly ScreenPart[]>>> = {
  requests: () =>
    REQUEST_TABLES.map((table) => ({
      title: requestsText.kinds[table].tab,
      about: null,
      path: adminPage('request_kind', { request_kind: REQUEST_KIND_PATHS[table] }),
    })),
  site: () =>
    SITE_KINDS.map((kind) => ({
      title: siteText.kinds[kind],
      about: null,
      path: adminPage('site_kind', { kind: SITE_KIND_PATHS[kind] }),
    })),
  settings: (user) =>
    settingsSectionsOf(user).map((name) => ({
      ...settingsText.sections[name],
      path: adminPage('settings_section', { section: SETTINGS_SECTION_PATHS[name] }),
    })),
};

/** The parts of a screen that a person who sees it may open; none of a screen that is one list. */
export const screenPartsOf = (user: Person, { name }: Pick<AdminScreen, 'name'>): readonly ScreenPart[] =>
  PARTS[name]?.(user) ?? [];
