import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import { ADMIN_PATHS } from '../../../admin-routes.ts';
import { RejectedCompanyDialog } from './rejected-company.tsx';
import { OpenSection, SectionList } from './settings-screen.tsx';

export const SETTINGS_ROUTES = createRoutesFromElements(
  <>
    <Route path={ADMIN_PATHS.settings} element={<SectionList />} />
    <Route path={ADMIN_PATHS.settings_section} element={<OpenSection />}>
      <Route path={ADMIN_PATHS.rejected_settings_change} element={<RejectedCompanyDialog />} />
    </Route>
  </>,
);

/** Settings: a list of sections, and a section at each address below it. */
export function SettingsRoutes() {
  return useRoutes(SETTINGS_ROUTES);
}
