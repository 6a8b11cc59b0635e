import { createRoutesFromElements, Navigate, Route, useRoutes } from 'react-router-dom';
import { ADMIN_PATHS, SITE_KIND_PATHS, adminPage } from '../../../admin-routes.ts';
import { EntryDialog } from './form/entry-dialog.tsx';
import { RejectedEntryDialog } from './form/entry-dialog.tsx';
import { SiteContentScreen } from './site-content-screen.tsx';

export const SITE_ROUTES = createRoutesFromElements(
  <>
    <Route
      path={ADMIN_PATHS.site}
      element={<Navigate to={adminPage('site_kind', { kind: SITE_KIND_PATHS.project })} replace />}
    />
    <Route path={ADMIN_PATHS.site_kind} element={<SiteContentScreen />}>
      <Route path={ADMIN_PATHS.new_site_entry} element={<EntryDialog />} />
      <Route path={ADMIN_PATHS.site_entry} element={<EntryDialog />} />
      <Route path={ADMIN_PATHS.rejected_site_change} element={<RejectedEntryDialog />} />
    </Route>
  </>,
);

/** What the public site shows: a list for each kind, and over it a dialog for every address below it. */
export function SiteContentRoutes() {
  return useRoutes(SITE_ROUTES);
}
